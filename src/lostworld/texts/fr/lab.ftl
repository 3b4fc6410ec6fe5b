# Le laboratoire en ligne de commande : parties en nombre, rapports, analyses, problèmes.

cli-command-arena = Faire jouer des bots l’un contre l’autre, en nombre, et garder les résultats.
cli-argument-folder = Le dossier des résultats ; ce qu’il contient déjà n’est pas rejoué.
cli-option-bots = Un bot, avec ou sans paramètres ; une fois pour chacun. À chaque partie ils avancent d’un siège. Seul, il joue contre lui-même.
cli-option-games = Nombre de parties.
cli-option-vary = Une option du jeu qui prend ses valeurs à tour de rôle.
cli-option-draw = Une option du jeu pour laquelle il tire une valeur au sort à chaque partie, une armée par exemple.
cli-option-time-lab = Temps par décision à la place, en millisecondes ; de telles parties ne peuvent pas être répétées.
cli-option-seed-lab = Nombre qui décide de toutes les parties.
cli-option-jobs = Processus ; autant que de cœurs si rien n’est dit. Les résultats sont les mêmes.
cli-option-cluster = Jouer sur une grappe Ray : son adresse, ou « local ».
cli-option-format = Forme des résultats, une fois pour chacune.
cli-option-records = Garder aussi l’enregistrement de chaque partie.
cli-arena-playing = Parties
cli-arena-seats = Siège
cli-arena-bots = Bot
cli-arena-games = Nombre
cli-arena-won = Gagnées
cli-arena-interval = Intervalle à 95 %
cli-interrupted = Interrompu. La même commande reprend d’ici.
cli-rate = { $rate }/s
error-lab-programme = { $path } contient les parties d’un autre programme. Prenez un autre dossier, ou dites le même jeu, les mêmes bots, options, limite et nombre.
error-lab-match = { $path } contient les résultats d’autre chose. Prenez un autre endroit, ou dites le même jeu, les mêmes bots, options, limite et nombre.

cli-command-analyse = Revenir sur un enregistrement : chances, erreurs, et ce qui aurait été mieux.
cli-option-report = Fichier du rapport : .html, ou .json.
cli-option-reviewer = Le bot qui relit la partie ; le plus fort si rien n’est dit.
cli-option-time-analyse = Temps par décision à la place, en millisecondes.
cli-analyse-thinking = Analyse

## Rapports

report-analysis = { $game } : retour sur une partie
report-reviewer = Relue par le bot { $name }.
report-curve = Chances de gagner après chaque tour, par manches
report-accuracy = Précision
report-count-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
report-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
report-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
report-key-moments = Moments clés
report-all-turns = Tour par tour
report-turn = Manche { $round }, { $seat }
report-ended = Gagné par { $how }
report-setup = Mise en place
report-round = Manche { $round }
report-board = Le plateau avant ce tour.
report-board-better = En bleu : la meilleure suite.
report-board-played = En bleu : ce qui a été joué.
report-instead = { $value } % au lieu de { $best } %
report-key = Moment clé
report-better = Mieux :
report-chance = Chances de gagner : { $percent } % ({ $change })

## Problèmes

cli-command-puzzles = Résoudre des positions qui se gagnent en un tour ; les lister, les vérifier, en chercher.
cli-argument-puzzle = Le nom du problème ; celui du jour si rien n’est dit.
cli-option-list = Lister tous les problèmes.
cli-option-check = Résoudre à nouveau tous les problèmes, par recherche exhaustive.
cli-option-find = Chercher des problèmes dans tant de parties de bots.
cli-option-keep = Combien de ceux trouvés sont gardés, aussi également répartis que possible par camp et par degré.
cli-option-puzzle-file = Fichier des problèmes trouvés.
cli-puzzles-checking = Vérification
cli-puzzles-finding = Recherche
cli-puzzles-checked = Les { $count } problèmes sont justes.
cli-puzzles-found = { $found } problèmes trouvés, { $kept } gardés.
cli-puzzle-ask = Problème { $name } { $stars } : { the-side } joue et gagne en ce tour.
cli-puzzle-over = Ce tour finit sans victoire. « undo » reprend un pas.
cli-puzzle-no = Ce n’est pas possible ici. « ? » dit ce qu’on peut dire.
cli-puzzle-solved = Résolu, en { $steps } pas !
cli-puzzle-solved-longer = Résolu, en { $steps } pas ; { $best } suffisent.
cli-puzzle-hint = Le pas suivant d’une solution : { $action }
cli-puzzle-other-way = La solution connue prend un autre chemin. « undo » reprend un pas.
error-puzzles-none = { $name } n’a pas de problèmes.
error-puzzle-unknown = Il n’y a pas de problème « { $name } ». « lostworld puzzles --list » les nomme tous.
error-puzzle-wrong = Ces problèmes sont faux : { $names }.

## Le rapport sur un dossier de parties

cli-command-balance = Écrire un rapport sur des parties de l’arène : le jeu est-il équilibré, et qu’est-ce qui compte ?
cli-argument-games = Un dossier que l’arène a rempli.
cli-option-balance = Fichier du rapport ; balance.html dans le dossier si rien n’est dit.
error-option-raffle = { $game } ne tire pas de valeurs au sort pour ses options.
error-match-sides = Un match oppose deux camps ; avec ces options, { $game } en a davantage.
error-lab-no-games = { $path } ne contient pas de parties. « lostworld arena { $path } » en joue.
report-balance = { $game } : est-ce équilibré, et qu’est-ce qui compte ?
report-games = { $count } parties
report-nodes = { $count } positions par décision
report-milliseconds = { $count } ms par décision
report-seed = nombre { $seed }
report-sides = Parties gagnées par chaque camp
report-bots = Parties gagnées par chaque bot
report-reasons = Comment les parties ont fini
report-head-winner = Gagnant
report-head-reason = Par
report-head-games = Parties
report-head-share = Part
report-head-what = Quoi
report-head-seat = Camp
report-head-uses = Emplois
report-head-often = Par partie
report-head-gain = Apport
report-head-won = Parties gagnées
report-head-price = Valeur
report-head-did = Infligé
report-head-suffered = Subi
report-head-lost = Perdu
report-nobody = Personne
report-length = Durée des parties, en manches
report-mean-length = En moyenne, une partie a { $rounds } manches et { $decisions } décisions.
report-traits = Comment étaient les parties
report-share-of = Parties que { $seat } a gagnées, avec l’intervalle qui contient la vraie part dans 95 cas sur 100
report-used = Ce qui a servi, et ce que cela a apporté
report-gain-text = L’apport dit de combien les chances de gagner du camp ont monté dans les manches où cela a servi, en points sur 100, telles que le jeu juge les positions ; après ± vient la moitié de l’intervalle.
report-pieces = Ce qui a été engagé, et ce qu’il en est advenu
report-pieces-text = Combien ont été engagés, et quelle part de leurs parties leur camp a gagnée, avec l’intervalle ; leur valeur selon le jeu, ce que l’un a infligé et subi par partie, et combien de fois il a été perdu.
report-met = L’un contre l’autre
report-met-text = De combien les chances de gagner du camp de la ligne ont monté quand les deux se sont rencontrés, en points sur 100. Le titre d’une case dit combien de fois.
report-times = { $count } fois
report-maps = Où les choses se sont passées
report-maps-text = Les nombres sont des parts du total d’une carte, en pour cent.
