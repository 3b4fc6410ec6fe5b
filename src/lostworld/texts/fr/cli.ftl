# La ligne de commande : à quoi servent ses commandes, et ce que dit la partie dans le terminal.

## Commandes et options, telles que --help les décrit

cli-about = Des jeux contre des personnes, des robots et des programmes : règles, moteur, relevés et images.
cli-version = Afficher la version, et si les règles sont compilées.
cli-version-line = lostworld { $version } ({ $compiled ->
    [yes] règles compilées
   *[no] règles non compilées : justes, mais environ cent fois plus lentes
})
cli-command-engine = Parler à d’autres programmes : commandes sur l’entrée standard, réponses sur la sortie standard.
cli-command-play = Jouer dans le terminal contre un robot ou à deux.
cli-command-new = Afficher la position de départ d’une nouvelle partie.
cli-command-show = Montrer une position sous forme de plateau.
cli-command-replay = Rejouer un relevé pas à pas.
cli-command-serve = Lancer le serveur et ouvrir le jeu dans le navigateur.
cli-command-admin = S’occuper d’un serveur : lister, montrer, exporter, supprimer ses parties, effacer les anciennes ; annoncer quelque chose à tous ceux qui jouent, le fermer aux nouvelles parties et le rouvrir.
cli-argument-admin = Ce qui est à faire.
cli-argument-game-ids = Identifiants de parties, pour show, export et remove ; ce qui est à dire, pour announce (rien : plus rien).
cli-option-status = Seulement les parties dans cet état.
cli-option-player-name = Seulement les parties de joueurs dont le nom contient ceci.
cli-option-days = Seulement les parties que personne n’a touchées depuis tant de jours.
cli-option-most = En lister au plus tant.
cli-option-folder = Dossier pour les parties écrites ; sans lui, elles sont affichées.
cli-option-yes = Ne pas demander s’il faut effacer.
cli-admin-sure = { $count ->
    [one] Effacer une partie pour toujours ?
   *[other] Effacer { $count } parties pour toujours ?
}
cli-admin-removed = { $count ->
    [one] Une partie a été effacée.
   *[other] { $count } parties ont été effacées.
}
cli-command-train = Entraîner les robots d’un jeu qui apprennent ; reprend là où un entraînement s’est arrêté.
cli-command-ladder = Mesurer des robots entre eux : paires de parties en échangeant les camps, Elo avec intervalles.
cli-argument-training = Dossier de l’entraînement.
cli-argument-ladder = Les robots, du plus faible au plus fort ; chacun rencontre le précédent.
cli-option-minutes = S’arrêter après ce nombre de minutes ; l’entraînement pourra reprendre.
cli-option-threads = Nombre de fils ou de processus ; autant que de cœurs par défaut.
cli-option-ladder-folder = Dossier des résultats ; ce qui s’y trouve n’est pas rejoué.
cli-option-pairs = Paires de parties par match.
cli-option-vary-sides = Une option du jeu qui prend ses valeurs à tour de rôle, de paire en paire ; celles qui donnent plus de deux camps sont laissées de côté.
cli-option-nodes = Positions qu’un robot peut regarder par décision, au lieu du temps : toujours les mêmes parties.
cli-option-everybody = Chacun rencontre tous les autres.
cli-option-game = Le jeu.
cli-option-language = Langue des textes.
cli-completion-install = Compléter désormais les commandes avec la touche Tab dans cet interpréteur.
cli-completion-show = Montrer ce qui serait ajouté à l’interpréteur pour cela, pour le copier.
cli-option-json = Répondre en JSON, pour les programmes.
cli-option-seed = Nombre qui décide de tous les mélanges : le même nombre donne la même partie.
cli-option-side = Le camp que vous jouez ; au hasard s’il n’est pas donné.
cli-option-bot = Le robot contre lequel jouer.
cli-option-time = Temps de décision d’un robot, en millisecondes.
cli-option-two = Deux joueurs à ce terminal.
cli-option-colour = Couleurs dans le terminal.
cli-option-output = Fichier à écrire ; la sortie standard s’il n’est pas donné.
cli-option-force = Remplacer le fichier s’il existe.
cli-option-resume = Continuer une partie enregistrée.
cli-option-save = Fichier où enregistrer la partie.
cli-option-step = Quelle étape du relevé montrer.
cli-option-seat = Avec les yeux de qui regarder : une place, ou spectator.
cli-option-size = Largeur de l’image en pixels.
cli-option-host = Adresse d’écoute.
cli-option-port = Port d’écoute.
cli-option-public-url = Adresse par laquelle les autres atteignent ce serveur.
cli-option-database = Adresse de la base de données ; un fichier de votre dossier de données si elle n’est pas donnée.
cli-option-content = Dossier avec vos propres unités, cartes, plateaux et scénarios.
cli-option-no-browser = Ne pas ouvrir le navigateur.
cli-option-workers = Nombre de processus ; plus d’un demande PostgreSQL.
cli-option-log-level = Quantité d’informations écrites dans le journal sur la sortie d’erreur.
cli-argument-record = Un fichier de relevé ; « - » le lit sur l’entrée standard.

## Le plateau dans le terminal

cli-round = Manche { $round }

## Ce qui est à décider

cli-turn-over = La partie est finie : { the-side } a gagné.

## Jouer dans le terminal

cli-you-are = Vous êtes { the-side }.
cli-prompt = Votre choix (numéro ou notation, ? pour l’aide) :
cli-prompt-side = { called-side }, votre choix (numéro ou notation, ? pour l’aide) :
cli-curtain = Passez le clavier { to-the-side } et appuyez sur Entrée. L’autre joueur ne doit pas regarder.
cli-bot-thinks = { the-side-first } ({ $name }) réfléchit.
cli-saved = Enregistré dans { $path }.
cli-written = Écrit dans { $path }.
cli-left = Vous avez quitté la partie. La prochaine fois, enregistrez-la par « save FICHIER » pour continuer plus tard.
cli-left-saved = Vous avez quitté la partie. Pour continuer : lostworld play --resume { $path }
cli-kept = La partie est conservée. Pour continuer, tapez : lostworld play --resume { $path }
cli-confirm-quit = Quitter sans enregistrer ? (o/n)
cli-yes = o
cli-won = Victoire pour { the-side } : { $reason }

## Relevés et vérifications

cli-replay-step = Étape { $step } sur { $last }
cli-replay-prompt = Entrée : étape suivante, b : retour, un numéro : cette étape, q : quitter
cli-replay-end = Fin du relevé.

## Le serveur

cli-serve-open = Le jeu est prêt à l’adresse { $url }
cli-serve-stop = Ctrl+C pour arrêter. Les parties sont enregistrées et continueront la prochaine fois.
cli-serve-content = { $game } avec votre propre contenu : { $units } unités, { $heroes } cartes de héros, { $maps } plateaux, { $scenarios } scénarios.
cli-serve-invite = Les autres de votre réseau peuvent vous rejoindre à l’adresse { $url }
cli-serve-local = Seule cette machine peut atteindre le serveur. Pour inviter d’autres personnes, lancez-le avec --host 0.0.0.0.
cli-serve-stopping = Arrêt en cours ; toutes les parties sont enregistrées.

## Ce qu’un joueur peut dire, et ce que le terminal répond

cli-say-undo = reprendre la dernière étape de ce tour
    .word = annuler
cli-say-board = redessiner le plateau
    .word = plateau
cli-say-cards = montrer vos cartes et leurs effets
    .word = cartes
cli-say-list = donner les actions possibles avec leur notation et leur sens
    .word = liste
cli-say-hint = demander à un robot ce qu’il ferait
    .word = conseil
cli-say-rules = lire les règles en bref
    .word = règles
cli-say-save = enregistrer la partie sous forme de relevé ; les étapes prévues comptent une fois le tour joué
    .word = enregistrer FICHIER
cli-say-quit = quitter la partie
    .word = quitter
cli-say-help = montrer cette liste
    .word = aide
cli-enter = Entrée
cli-not-possible = { $action } n’est pas possible maintenant.
cli-opponent = L’autre camp est joué par le robot « { $name } ».
cli-planned = Prévu : { $steps }
cli-confirm-turn = Le tour est complet. Entrée le joue, annuler reprend une étape :
cli-hint = Un robot jouerait { $action } : { $sentence }.

## Autres commandes et options

cli-command-board = Dessiner une position en SVG ou en PNG.
cli-option-seat-replay = Avec les yeux de qui regarder : une place, spectator ou all (tout). Par défaut tout une fois la partie finie, et avant cela seulement ce qui est public.
cli-option-all = Afficher le relevé entier au lieu de le parcourir.
cli-option-actions = Donner aussi les actions possibles.
cli-option-title = Titre au-dessus de l’image.
cli-argument-position-or-file = Une position ou une vue, un fichier qui en contient une ou un relevé, ou « - » pour l’entrée standard.

## N’importe quel jeu

cli-prompt-secret = { called-side }, choisissez en secret :
cli-shared = { $count } joueurs partagent ce terminal. L’écran est effacé avant que chacun décide.
cli-cards-private = Ce que vous avez en main est secret, et d’autres regardent cet écran. Vous le voyez quand vous choisissez.
cli-help-choosing = Tapez le numéro d’une action, ou sa notation. Vous pouvez aussi dire :
cli-opponents = Les autres places sont jouées par des robots : { $names }.
cli-watching = Seuls des robots jouent ; vous regardez.
cli-won-together = { $names } ont gagné ensemble : { $reason }
cli-drawn = Personne n’a gagné : { $reason }
cli-deciding = Doivent décider : { $names }.
cli-chance-pending = Le hasard doit encore décider ici.
cli-option-seats = Qui joue une place : nom=human, ou nom= et un robot. Une fois par place.
cli-option-value = Un réglage de ce jeu.
cli-option-look = L’aspect de l’image.
cli-argument-game = Le jeu.
cli-command-of-game = Les commandes de ce jeu.

cli-board-drawing = Dessin de l’image
cli-balance-counting = Décompte de { $games } parties
cli-help = Afficher cette aide et quitter.
cli-help-arguments = Paramètres
cli-help-options = Choix possibles
cli-help-commands = Commandes

cli-usage-help = « { $command } » dit ce qu’il y a.
cli-usage-option = Il n’y a pas d’option { $name }.
cli-usage-option-like = Il n’y a pas d’option { $name } ; peut-être { $others } ?
cli-usage-command = Il n’y a pas de commande { $name }.
cli-usage-extra = Rien n’était attendu ensuite : { $name }.
cli-usage-missing = Il manque { $name }.
cli-usage-nothing = { $name } : il faut indiquer quelque chose.
cli-usage-choice = { $name } : { $value } n’est pas parmi { $others }.
cli-usage-number = { $name } : il faut un nombre.
cli-usage-least = { $name } : il faut un nombre d’au moins { $bound }.
cli-usage-most = { $name } : il faut un nombre d’au plus { $bound }.
