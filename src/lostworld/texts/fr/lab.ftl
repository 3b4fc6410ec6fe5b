# Le laboratoire en ligne de commande : parties en nombre, rapports, analyses, problèmes.

cli-command-arena = Faire jouer des bots l’un contre l’autre, en nombre, et garder les résultats.
cli-argument-folder = Le dossier des résultats ; ce qu’il contient déjà n’est pas rejoué.
cli-option-bots = Un bot, avec ou sans paramètres ; une fois pour chacun. À chaque partie ils avancent d’un siège. Seul, il joue contre lui-même.
cli-option-games = Nombre de parties.
cli-option-vary = Une option du jeu qui prend ses valeurs à tour de rôle.
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
cli-rate = { $rate }/s
error-lab-extra = Ceci demande { $package }. Installez-le avec : pip install 'lostworld[{ $extra }]'
error-lab-programme = { $path } contient les parties d’un autre programme. Prenez un autre dossier, ou dites le même jeu, les mêmes bots, options, limite et nombre.

cli-command-analyse = Revenir sur un enregistrement : chances, erreurs, et ce qui aurait été mieux.
cli-option-report = Fichier du rapport : .html, ou .json.
cli-option-reviewer = Le bot qui relit la partie ; le plus fort si rien n’est dit.
cli-option-time-analyse = Temps par décision à la place, en millisecondes.
cli-analyse-thinking = Analyse

## Rapports

grade-blunder = Gaffe
grade-mistake = Erreur
grade-inaccuracy = Imprécision
report-analysis = { $game } : retour sur une partie
report-reviewer = Relue par le bot { $name }.
report-curve = Chances de gagner après chaque tour
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
report-better = Mieux :
report-chance = Chances de gagner : { $percent } % ({ $change })
