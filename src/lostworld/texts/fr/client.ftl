# Le client du navigateur : écrans, boutons et leurs textes. Les mots d’un jeu sont avec le jeu.

## Partout

web-home = Page d’accueil
web-loading = Un instant…
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-reload = Recharger
web-copied = Copié
web-accept = Accepter
web-decline = Refuser
web-withdraw = Retirer la demande
web-you = vous
web-sound = Son
web-help = Aide
web-menu = Menu de la partie
web-settings = Réglages
web-learn = Apprendre à jouer
web-rules = Règles
web-rules-all = Toutes les règles
web-replay = Revoir la partie
web-verify = Vérifier les mélanges
web-lost = Hors de la carte
web-lost-text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
web-error-network = Le serveur est injoignable. Tourne-t-il encore ?
web-offline-page = Vous êtes hors ligne. La page est là, le serveur non : les parties reprendront avec le réseau.
web-error-status = Le serveur a répondu par une erreur ({ $status }).
web-error-screen = Cet écran n’a pas pu être chargé. Rechargez la page.

## Liens dans une discussion

# $game $players
web-link-title = { $game } : { $players }
# $round
web-link-waiting = Une place est libre. Venez jouer.
# $round
web-link-playing = Manche { $round } : à suivre en direct.
# $round
web-link-over = Terminée après { $round } manches : regardez-la.

## Accueil

web-start-random = Surprenez-moi
web-start-random-text = Contre un robot, dans un camp tiré au sort
web-start-here = À deux ici
web-start-here-text = Un seul écran, un rideau entre les mains
web-start-friend = Inviter un ami
web-start-friend-text = Jouer en ligne grâce à un lien
web-start-watch = Regarder des robots
web-start-watch-text = Deux robots s’affrontent
web-start-learn-text = De courtes leçons sur le vrai plateau
web-start-rules-text = Chaque carte, figurine et action
web-start-first = Commencez ici
web-start-first-text = Cinq courtes leçons, puis une première partie avec un entraîneur
web-first-game = Première partie
web-first-game-text = La mise en place est faite, un entraîneur dit ce qui compte
web-lobby = Salon
web-lobby-text = Jouer contre un inconnu
web-lobby-pair = Trouver un adversaire
web-lobby-challenge = Proposer une partie à tous
web-lobby-open = Défis ouverts
web-lobby-none = Personne n’attend en ce moment. Proposez une partie et restez à sa table.
web-lobby-seat = Place libre :
web-lobby-nobody = Quelqu’un
web-start = Commencer
web-game = Jeu
web-seat-who = Qui joue
web-seat-you = Vous
web-seat-here = Quelqu’un ici
web-seat-friend = Un ami, par un lien
web-seat-bot = Un robot
web-options = Pour une nouvelle partie
web-option-bot = Robot
web-option-theme-board = Celles du plateau
web-option-friend-side = Votre camp face à un ami
web-option-side-random = Au hasard
web-option-clock = Pendule
web-option-clock-none = Sans pendule
web-option-clock-time = { $minutes } min + { $increment } s
web-option-name = Votre nom
web-option-public = D’autres peuvent regarder
web-option-hints = Conseils
web-option-hints-usual = Seulement contre des robots
web-option-hints-on = Permis, et annoncés
web-option-hints-off = Jamais
web-option-away = Si quelqu’un s’absente
web-option-away-vote = Les autres votent pour un robot
# $minutes
web-option-away-minutes = Un robot après { $minutes } minutes, ou par vote
web-opponent = Votre adversaire
web-opponent-other = En choisir un autre
web-opponents = Contre qui voulez-vous jouer ?
web-opponents-elo = Les nombres sont des forces mesurées (Elo), pour chaque camp : avec 200 points de plus, on gagne environ trois parties sur quatre.
web-bot-random = Vagabond
    .about = joue au hasard
web-bot-greedy = Chasseur
    .about = facile
web-bot-planner = Pisteur
    .about = fort
web-continue = Continuer
web-your-games = Vos parties
web-list-you-won = gagnée
web-list-you-lost = perdue
web-public-games = Parties publiques
web-list-waiting = attend un joueur
web-list-playing = en cours
web-list-your-turn = à vous de jouer
web-list-over = terminée
web-list-won = Victoire pour { the-side }
web-list-bot = un robot
web-list-against = { title-of-side } contre { $opponent }
web-forget = Retirer de cette liste
web-load = Charger une partie ou une position
web-load-text = Collez une partie enregistrée ou le texte d’une position, ou choisissez un fichier.
web-load-file = Choisir un fichier
web-load-paste = Partie ou position
web-load-neither = Ce n’est ni une partie enregistrée ni une position. Une partie commence par des lignes entre crochets.
# $side
web-load-seat = Continuer avec { title-of-side }
web-load-watch = Regarder
web-load-here = À deux ici
web-play-on = Continuer à partir d’ici
web-play-on-over = Ici, la partie est finie. Revenez à un moment antérieur pour continuer à partir de là.
web-play-on-text = Une nouvelle partie commence avec la position du plateau : contre le robot { $bot }, ou à deux ici.

## Le plateau

web-board = Plateau
web-board-chosen = Choisi
web-board-can-act = Peut agir
web-board-which = Quelle action ?

## La table

web-game-refused = Cette partie ne peut pas être ouverte
# $game
web-game-title = Une partie de { $game }
web-setup = Mise en place
web-round = Manche { $round }
web-beside = Journal et aides de jeu
web-titled = { $title } : { $text }
web-undone = Annulé : { $action }.
web-redone = Rétabli : { $action }.
web-clock-late = Plus que { $seconds } secondes.
web-storage-none = Ce navigateur ne garde rien : après un rechargement, il ne connaîtra plus votre place. Gardez son lien, qui est dans le menu de la partie.
web-log = Journal
web-log-empty = Ce qui se passe est écrit ici.
web-log-undone = repris
web-log-step = étape { $seq }
web-aids = Aides de jeu
web-again = Revoir le dernier tour
web-watch-step = Un pas
web-watch-about = Ici rien n’est caché : vous voyez les deux mains, et qui est en tête.
web-watch-go = Regarder
web-watch-another = Une autre partie
web-signs = Signes de politesse
web-sign-good-move = Bien joué !
web-sign-thanks = Merci
web-sign-sorry = Désolé
web-sign-good-game = Belle partie !
web-notice-turn = C’est à vous
web-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-health-connecting = Connexion…
web-health-lost = Connexion perdue. Nouvel essai…
web-health-closed = Non connecté
web-offline = absent
web-name-bot = { title-of-side } · { $bot }
web-state-open = place libre
web-state-choosing = choisit
web-state-chosen = a choisi
web-state-turn = doit jouer
web-state-won = victoire

## Que faire maintenant

web-turn = Votre tour
web-guide-waiting = On attend que l’autre place soit prise.
web-guide-wait = En attente de l’autre camp.
web-guide-other = C’est le tour { of-the-side }.
web-guide-ends = Votre plan est complet. Confirmez-le, ou annulez une étape.
# $action
web-chosen = Vous avez choisi : { $action }. Vous pouvez encore changer d’avis jusqu’à ce que tous aient choisi.
# $what
web-decision = À vous de décider : { $what }.
web-choices = Ce que vous pouvez faire
web-choices-search = Chercher parmi les choix
web-choice-sent = C’est votre choix.
web-plan = Étapes prévues
web-plan-undo-from = { $action }. Appuyez pour annuler à partir d’ici.
web-undo = Annuler
web-redo = Rétablir
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-text = Conseil : { $action }.
web-skip = Passer
web-confirm = Confirmer le tour
web-confirm-choice = Confirmer le choix
web-confirm-pass = Finir le tour
web-confirm-sure = Vraiment finir le tour ?
web-command = Commande
web-command-unknown = « { $text } » n’est pas possible maintenant.

## Aide et clavier

web-help-plan = Un tour se prépare : chaque étape peut être annulée et rétablie, personne ne la voit, et rien ne se passe avant que vous ne confirmiez.
web-help-keys = Clavier
web-help-command = Dans le champ de commande, tapez un choix en notation, ou undo, redo, hint et confirm.
web-key-tab = vers le plateau, les cartes et les boutons
web-key-arrows = se déplacer sur le plateau
web-key-board = directement au plateau
web-key-enter = choisir une figurine, ou agir sur la case
web-key-escape = laisser la figurine
web-key-digits = prendre le premier jusqu’au neuvième choix
web-key-confirm = confirmer
web-space-bar = Espace
web-key-space = en revoyant une partie : lire ou mettre en pause

## Deux joueurs devant un écran

web-curtain-title = { the-side-first }, à vous
web-curtain-text = L’autre joueur détourne maintenant les yeux.
web-curtain-open = Montrer les cartes { of-the-side }

## Amis, liens et demandes

web-invite = Inviter un ami
web-invite-text = Votre ami jouera { played-side }. Envoyez ce lien : la première personne qui l’accepte a la place.
web-invite-challenge = Votre défi est ouvert
web-invite-challenge-text = Il est affiché dans le salon ; qui l’accepte joue { played-side }. Vous pouvez aussi envoyer ce lien à quelqu’un.
web-invite-link = Lien pour votre ami
web-invite-qr = Le même lien en code pour un téléphone
web-share = Partager
# $side
web-invite-link-seat = Lien pour { title-of-side }
web-invited = Une partie vous attend
web-invited-by = { $name } vous attend.
web-invited-side = Vous jouez { played-side }.
# $game
web-invited-game = Une place vous attend dans une partie de { $game }.
web-invited-clock = Chaque camp a { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} à la pendule, qui démarre après le premier coup.
web-invited-late = Quelqu’un d’autre a déjà pris la place. Vous regardez la partie.
web-sit-down = Prendre place
web-just-watch = Seulement regarder
web-invite-elsewhere = L’invitation se trouve sur l’appareil où vous avez créé cette partie.
web-invite-loopback = Seul cet ordinateur peut joindre le serveur. Pour que d’autres puissent venir, démarrez-le avec :
web-invite-wait = La partie commence dès que la place est prise. Vous pouvez fermer cette fenêtre en attendant.
web-spectator-link = Lien pour regarder
web-seat-link = Lien vers votre place, pour continuer sur un autre appareil. Gardez-le pour vous.
web-position = Position
web-commitment = Engagement sur les mélanges
web-take-back = Reprendre le coup
web-take-back-asked = Vous avez demandé à reprendre votre dernière décision et tout ce qui a suivi. En attente de la réponse.
web-take-back-wanted = { the-side-first } aimerait reprendre sa dernière décision et tout ce qui a suivi.
web-take-back-declined = { the-side-first } a refusé la reprise du coup.
# $names
web-offer-waiting = Réponse attendue : { $names }.
web-resign = Abandonner
web-resign-sure = Vraiment abandonner
web-save-record = Enregistrer la partie

## La fin

web-end = La partie est terminée
web-end-won = Vous avez gagné
web-end-lost = Vous avez perdu
web-end-draw = Match nul
web-over = Victoire pour { the-side } : { $reason }
# $names $reason
web-over-several = { $names } ont gagné : { $reason }
# $reason
web-over-draw = Personne n’a gagné : { $reason }
web-over-unfinished = La partie a été arrêtée ; personne n’a gagné.
web-reason-resigned = { the-side } a abandonné.
web-reason-time = { the-side } n’a plus de temps.
web-rematch = Revanche, camps échangés
web-rematch-same = Revanche, mêmes camps
web-rematch-stronger = Ensuite : { $bot }
web-turning-point = Tournant : de { $before } % à { $after } %
web-souvenir = Une image à partager
web-souvenir-none = Il n’y a pas d’image de cette partie.
web-rematch-rotated = Revanche, une place plus loin
web-rematch-asked = { $sides ->
    [same] Vous avez proposé une revanche avec les mêmes camps. En attente de la réponse.
    [rotated] Vous avez proposé une revanche, chacun une place plus loin. En attente de la réponse.
   *[swapped] Vous avez proposé une revanche, camps échangés. En attente de la réponse.
}
web-rematch-wanted = { $sides ->
    [same] { the-side-first } propose une revanche avec les mêmes camps.
    [rotated] { the-side-first } propose une revanche, chacun une place plus loin.
   *[swapped] { the-side-first } propose une revanche, camps échangés.
}
web-rematch-declined = { the-side-first } a refusé la revanche.
web-rematch-ready = La revanche est prête.
web-rematch-go = Vers la revanche

## Quelqu’un est absent

# $side
web-away = { the-side-first } est absent.
# $votes $wanted
web-away-votes = Voix pour un robot : { $votes } sur { $wanted }.
# $time
web-away-soon = Un robot prend le relais dans { $time }.
web-away-vote = Qu’un robot joue
web-away-wait = Attendre
# $side
web-away-bot = Un robot joue pour { the-side } jusqu’à son retour.
# $side
web-away-back = { the-side-first } est de retour.
web-stood-in = Vous étiez absent, et un robot joue pour vous.
web-come-back = Reprendre ma place

## Revoir une partie

web-replay-start = Le début.
web-replay-controls = Commandes
web-replay-first = Au début
web-replay-back = Une action en arrière
web-replay-forward = Une action en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-forward = Un tour en avant
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-scrubber = Action
web-replay-step = Action { $step } sur { $last }
web-share-moment = Lien vers ce moment
web-to-game = Vers la partie
# $chances
web-curve = Chances de gagner à partir d’ici : { $chances }
web-mark-inaccuracy = Pas tout à fait. Mieux : { $best }
web-mark-mistake = Une erreur. Mieux : { $best }
web-mark-blunder = Une gaffe. Mieux : { $best }
web-review = Bilan
web-review-by = Relue par le bot { $name }.
web-accuracy = Précision
web-review-key = Moments clés
web-review-moment = Manche { $round }
web-review-show = Montrer sur le plateau
web-way-value = { $percent } %
grade-blunder = Gaffe
grade-mistake = Erreur
grade-inaccuracy = Imprécision

## Plateau d’analyse

web-analysis = Plateau d’analyse
web-start-analysis-text = Toute position, et ce que ferait un bot
web-analysis-edit = Composer
web-analysis-play = Essayer
web-analysis-lines = Ce que ferait un bot
web-analysis-thinking = Le bot réfléchit.
web-analysis-none = Personne n’a rien à décider ici.
web-analysis-depth = Après { $seconds } s de réflexion
web-analysis-text = La position en texte
web-analysis-read = La montrer
web-analysis-open = Plateau d’analyse d’ici

## Problèmes

web-puzzles = Problèmes
web-start-puzzles-text = Gagner en un seul tour ; un nouveau chaque jour
web-puzzle-today = Le problème du jour
web-puzzle-number = Problème { $number }
web-puzzle-ask = { the-side-first } joue et gagne en ce tour.
web-puzzle-steps = Cela se fait en { $steps } pas.
web-puzzle-solved = Résolu !
web-puzzle-longer = Résolu, en { $steps } pas ; { $best } suffisent.
web-puzzle-lost = Pas de victoire par là. Reprenez un pas, ou recommencez.
web-puzzle-solution = Montrer une solution
web-puzzle-next = Problème suivant
web-puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
web-puzzle-progress = { $solved } sur { $count } résolus
web-puzzle-grade = Degré { $grade } sur 5
web-puzzle-pick = Choisir un problème
web-puzzle-none = Ce jeu n’a pas de problèmes.
web-begin-again = Recommencer

## Règles

web-example = Un exemple sur le plateau

## Vérifier les mélanges

web-verify-how = Avant la première carte, le serveur a publié l’empreinte (SHA-256) d’un nombre secret dont découlent tous les mélanges. Après la partie, il révèle ce nombre. Votre navigateur recalcule maintenant l’empreinte et chaque mélange ; rien n’est à croire sur parole.
web-verify-good = Tout concorde : aucun mélange n’a été truqué.
web-verify-sealed = Le nombre secret est bien celui qui était promis. Ce que ce jeu en tire ne peut pas être recalculé ici.
web-verify-bad = Quelque chose ne concorde pas. Les mélanges de cette partie ne sont pas fiables.
web-verify-later = Le nombre secret est révélé à la fin de la partie. Revenez à ce moment-là.
web-verify-noted = Ce que ce navigateur a noté pendant la partie
web-verify-noted-commitment = L’empreinte, telle que d’abord montrée
web-verify-noted-luck = Ce que votre place a ajouté au nombre secret
web-verify-noted-dealt = Ce qui a été distribué à votre place
web-verify-unnoted = Ce navigateur n’a rien noté pendant la partie. Il peut seulement vérifier que ce que dit le serveur maintenant concorde avec soi-même.
web-verify-algorithm = Algorithme
web-verify-seed = Nombre secret
web-verify-hash = Son empreinte, calculée ici
web-verify-shuffles = Mélanges
web-verify-step = Nº
web-verify-said = Dans la partie
web-verify-found = Calculé ici

## Réglages

web-settings-language = Langue
web-settings-theme = Couleurs
web-settings-theme-game = Celles de la partie
web-settings-speed = Vitesse des événements
web-settings-volume = Volume
web-settings-sounds = Sons
web-sounds-paper = Papier
web-sounds-valley = Vallée
web-settings-ambience = Sons du lieu
web-settings-play = Les faire entendre
web-settings-notation = Notation
web-settings-notify = Quand c’est à moi
web-settings-notify-text = Me prévenir hors de la page
web-settings-contrast = Contraste
web-settings-motion = Mouvement
web-settings-system = Selon le système
web-settings-more = Élevé
web-settings-less = Réduit
web-settings-coordinates = Noms des cases
web-settings-show = Afficher

## Leçons : le cadre ; leurs textes sont dans lessons.ftl

web-lesson = Leçon
web-lesson-go = Continuer
web-lesson-next = Leçon suivante
web-lesson-again = Encore une fois
web-lesson-finish = Jouer une partie

web-results = Vos résultats
# $count
web-results-games = { $count ->
    [one] partie
   *[other] parties
}
web-results-won = de victoires
# $side
web-results-as = avec { $side }
# $best
web-results-streak = victoires de suite ; { $best } au plus
web-results-rivals = Contre qui
web-results-people = Des personnes
# $won $lost
web-results-count = { $won } gagnées, { $lost } perdues
web-results-none = Aucune partie n’est encore finie ici. Jouez-en une : son résultat reste dans ce navigateur.
web-results-kept = Gardés dans ce navigateur seulement.
web-results-forget = Oublier tous les résultats
web-results-forget-sure = Vraiment les oublier
