## Pourquoi un robot a joué ainsi

raptor-why-only = Il n’y avait rien d’autre à faire.
raptor-why-win = Ce coup gagne la partie.
raptor-why-place = Placé pour que même la meilleure réponse laisse de bonnes chances de gagner : { $chance } %.
raptor-why-feeling = Carte { $card }, à l’instinct.
raptor-why-card-shown = La carte { $card } est la meilleure réponse au { $shown } sur la table.
raptor-why-card-best = La carte { $card } est la meilleure contre les cartes que l’autre camp peut avoir.
raptor-why-card-mixed = Carte { $card }, mais pas toujours : un bon joueur la prend ici { $share } fois sur 100, pour ne pas être deviné.
raptor-why-escape = { $number ->
    [one] Un jeune raptor s’échappe ; les chances de gagner sont de { $chance } %.
   *[other] { $number } jeunes raptors s’échappent ; les chances de gagner sont de { $chance } %.
}
raptor-why-kill = { $number ->
    [one] Un scientifique de moins sur le plateau ; les chances de gagner sont de { $chance } %.
   *[other] { $number } scientifiques de moins sur le plateau ; les chances de gagner sont de { $chance } %.
}
raptor-why-wake = { $number ->
    [one] Un jeune raptor se réveille ; les chances de gagner sont de { $chance } %.
   *[other] { $number } jeunes raptors se réveillent ; les chances de gagner sont de { $chance } %.
}
raptor-why-recover = { $number ->
    [one] La mère se débarrasse d’un jeton Endormissement ; les chances de gagner sont de { $chance } %.
   *[other] La mère se débarrasse de { $number } jetons Endormissement ; les chances de gagner sont de { $chance } %.
}
raptor-why-frighten = { $number ->
    [one] Un scientifique effrayé ne fait rien ; les chances de gagner sont de { $chance } %.
   *[other] { $number } scientifiques effrayés ne font rien ; les chances de gagner sont de { $chance } %.
}
raptor-why-douse = { $number ->
    [one] Un feu de moins sur le chemin ; les chances de gagner sont de { $chance } %.
   *[other] { $number } feux de moins sur le chemin ; les chances de gagner sont de { $chance } %.
}
raptor-why-capture = { $number ->
    [one] Un jeune raptor est capturé ; les chances de gagner sont de { $chance } %.
   *[other] { $number } jeunes raptors sont capturés ; les chances de gagner sont de { $chance } %.
}
raptor-why-shoot = { $number ->
    [one] La mère est touchée ; les chances de gagner sont de { $chance } %.
   *[other] La mère est touchée { $number } fois ; les chances de gagner sont de { $chance } %.
}
raptor-why-sleep = { $number ->
    [one] Un jeune raptor est endormi ; les chances de gagner sont de { $chance } %.
   *[other] { $number } jeunes raptors sont endormis ; les chances de gagner sont de { $chance } %.
}
raptor-why-reinforce = { $number ->
    [one] Un scientifique de plus sur le plateau ; les chances de gagner sont de { $chance } %.
   *[other] { $number } scientifiques de plus sur le plateau ; les chances de gagner sont de { $chance } %.
}
raptor-why-stand = { $number ->
    [one] Un scientifique est de nouveau debout ; les chances de gagner sont de { $chance } %.
   *[other] { $number } scientifiques sont de nouveau debout ; les chances de gagner sont de { $chance } %.
}
raptor-why-fire = { $number ->
    [one] Un feu barre le chemin ; les chances de gagner sont de { $chance } %.
   *[other] { $number } feux barrent le chemin ; les chances de gagner sont de { $chance } %.
}
raptor-why-position = Les figurines sont au mieux ainsi ; les chances de gagner sont de { $chance } %.

## Les joueurs, du plus faible au plus fort

raptor-level-malone = Malone, le reporter
    .about = Va droit à ce qu’il veut, aime les cartes élevées et ne voit pas ce que vous préparez.
raptor-level-axel = Axel, le neveu
    .about = Voit un bon coup quand il est proche, mais souvent trop pressé pour le mener à bien.
raptor-level-hans = Hans, le guide
    .about = Calme et patient ; connaît les sorties et pense peu aux cartes.
raptor-level-roxton = Roxton, le chasseur
    .about = Prévoit des tours entiers et choisit ses cartes avec soin, mais son œil n’est pas toujours sûr.
raptor-level-summerlee = Summerlee, le sceptique
    .about = Confronte chaque effet à votre meilleure réponse et se méfie de la carte évidente.
raptor-level-challenger = Challenger, le professeur
    .about = Il a déjà tout vu : joue aussitôt, d’après ce qu’il a appris.
raptor-level-lindenbrock = Lindenbrock, le géologue
    .about = De l’expérience et de la patience : regarde la manche suivante avant de décider de celle-ci.
