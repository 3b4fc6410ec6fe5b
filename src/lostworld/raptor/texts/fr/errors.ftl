## Positions : la forme du texte

raptor-error-position-fields = Une position a sept champs séparés par une seule espace (plateau, sorties, tour, compteurs, numéro de la manche, cartes R:, cartes S:) ; ce texte en a { $count }.
raptor-error-board-rows = Le plateau a six rangées séparées par « / », la rangée 6 en premier ; celui-ci en a { $count }.
raptor-error-board-row-length = La rangée { $row } du plateau doit avoir 11 caractères, un par colonne de a à k ; elle en a { $count }.
raptor-error-board-character = « { $character } » en { $space } n’est pas un caractère du plateau. Utilisez l’un de ceux-ci : . # * M b z y c S A s f B C.
raptor-error-exits-text = Les sorties « { $exits } » sont illisibles. Il faut quatre cases, une de a4-a6, une de a1-a3, une de k4-k6 et une de k1-k3, dans cet ordre, par exemple a4a3k6k1.
raptor-error-turn = « { $turn } » n’est pas un tour. Attendu : place, cards, cards!, cards!5, R4:2 ou S4:2, R+5, R+5' ou S+3, R@, R# ou S#.
raptor-error-turn-repetitions = Le tour « { $turn } » a un mauvais nombre de répétitions : cette carte en permet de 1 à { $most }.
raptor-error-turn-no-effect = Le tour « { $turn } » applique une carte qui ne demande aucun choix. Seules les cartes à répétitions peuvent figurer ici.
raptor-error-counts = Les compteurs « { $counts } » sont illisibles. Attendu : z, e, c et r suivis chacun d’un chiffre, par exemple z0e0c0r6 (jetons Endormissement, échappés, capturés, réserve).
raptor-error-count-range = Le compteur { $letter } vaut { $count } ; il peut valoir au plus { $most }.
raptor-error-round = « { $round } » n’est pas un numéro de manche. Attendu : un nombre entier sans zéro initial, 0 pendant la mise en place et 1 ou plus ensuite.
raptor-error-cards-text = Les cartes { raptor-of-the-side }, « { $cards } », sont illisibles. Attendu : le camp et quatre paquets, jouée/main/pioche/défausse, par exemple R:/159/236784/.
raptor-error-cards-character = « { $character } » n’est pas une carte { raptor-of-the-side }. Les cartes sont les chiffres de 1 à 9.
raptor-error-cards-order = { $pile ->
    [hand] La main
   *[discard] La défausse
} { raptor-of-the-side } doit donner ses cartes dans l’ordre croissant.

## Vues

raptor-error-position-hidden = Ce texte cache des cartes (« ? ») : c’est une vue. Il faut ici une position complète.
raptor-error-view-full = Ce texte ne cache aucune carte : c’est une position complète. Il faut ici une vue, où la main adverse et les deux pioches sont notées « ? ».
raptor-error-view-owner = Impossible de savoir à qui appartient cette vue : une seule main doit être visible, ou aucune pour un spectateur.
raptor-error-view-hidden = { $pile ->
    [played] La carte jouée
    [hand] La main
    [draw] La pioche
   *[discard] La défausse
} { raptor-of-the-side } mêle cartes cachées et cartes visibles. Une vue montre tout ou cache tout, et une défausse est toujours visible.

## Positions refusées

raptor-error-rocks-count = Le plateau a { $count ->
    [one] { $count } rocher
   *[other] { $count } rochers
} ; il en faut 9.
raptor-error-rocks-column = Il y a un rocher en { $space } ; les colonnes a et k n’en ont pas.
raptor-error-exits-map = Les sorties « { $exits } » ne correspondent à aucun plateau. Chaque tuile en L a sa sortie à l’une de ses deux extrémités ; deux tuiles l’ont à gauche et deux à droite.
raptor-error-mothers-count = Le plateau a { $count } mères ; il n’y en a qu’une.
raptor-error-fires-count = Le plateau a { $count } feux ; il n’y a que 10 jetons Feu.
raptor-error-scientists-count = Il y a { $count } scientifiques sur le plateau et en réserve ; il n’y en a que 10.
raptor-error-babies-count = Il y a { $count ->
    [one] { $count } jeune raptor
   *[other] { $count } jeunes raptors
} en comptant le plateau, les échappés et les capturés ; le jeu en a 5.
raptor-error-cards-repeated = La carte { $card } { raptor-of-the-side } apparaît plus d’une fois.
raptor-error-cards-nine = { raptor-the-side-first } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans tous ses paquets ; il faut les neuf cartes de 1 à 9, une fois chacune.
raptor-error-cards-hand = La main { raptor-of-the-side } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; il en faut { $expected } ici.
raptor-error-round-setup = Le numéro de la manche est { $round } pendant la mise en place ; il doit être 0 tant que le tour est « place ».
raptor-error-round-zero = Le numéro de la manche est 0, mais le tour est « { $turn } ». Seule la mise en place (« place ») porte le numéro 0 ; donnez un numéro à partir de 1.
raptor-error-setup-counts = Pendant la mise en place, rien ne s’est encore passé : les compteurs doivent être z0e0c0r6.
raptor-error-setup-figure = La figurine en { $space } ne peut pas s’y trouver pendant la mise en place. L’ordre est : la mère sur une tuile centrale, un jeune raptor sur chaque autre tuile carrée, puis un scientifique sur chaque tuile en L.
raptor-error-setup-fire = Il y a un feu en { $space } pendant la mise en place ; aucun feu n’a encore été allumé.
raptor-error-setup-complete = Toutes les figurines sont posées, la mise en place est donc finie : le tour ne peut pas être « place ».
raptor-error-setup-cards = Pendant la mise en place, { raptor-the-side } a ses neuf cartes dans la pioche, dans l’ordre croissant, et aucune ailleurs.
raptor-error-mark = La marque « { $mark } » en { $space } est impossible quand le tour est « { $turn } ».
raptor-error-figure-on-fire = Le scientifique en { $space } se trouve sur un feu ; ce n’est possible que pendant les points d’action du joueur scientifique.
raptor-error-played-missing = Le tour « { $turn } » demande une carte jouée par chaque camp, avant la première « / » de R: et de S:.
raptor-error-played-equal = Les deux camps ont joué { $card }. Deux cartes égales sont aussitôt défaussées : personne n’applique d’effet ni n’a de points d’action.
raptor-error-played-many = { raptor-the-side-first } a plus d’une carte jouée ; il peut en avoir une au plus.
raptor-error-played-early = Le tour est « { $turn } », mais les cartes jouées ne lui correspondent pas : une carte choisie se trouve dans le paquet « jouée », et dès que les deux ont choisi les cartes sont révélées.
raptor-error-shown-card = Le tour « { $turn } » montre la carte { $card }, mais ce n’est pas celle que le joueur scientifique a jouée.
raptor-error-effect-side = Le tour « { $turn } » ne correspond pas aux cartes jouées : le camp de la carte la plus faible applique exactement cette carte.
raptor-error-points-side = Le tour « { $turn } » ne correspond pas aux cartes jouées : c’est le camp de la carte la plus forte qui a les points d’action.
raptor-error-points-many = { $points } points d’action, c’est trop : la différence entre les cartes jouées est { $most }.
raptor-error-points-none = Le tour « { $turn } » n’a plus de points d’action ; un tel tour est déjà fini.
raptor-error-mother-missing = La mère doit être sur le plateau : elle n’en est absente qu’après une carte raptor 2 ou 6 plus faible, jusqu’à son retour.
raptor-error-mother-present = La mère doit être hors du plateau : la carte raptor 2 ou 6 était la plus faible, et elle n’est pas encore revenue.
raptor-error-return-turn = Le tour « { $turn } » demande une carte raptor 2 ou 6 plus faible : c’est alors seulement que la mère revient.
raptor-error-effect-impossible = Le tour « { $turn } » correspond à un effet que plus rien sur le plateau ne permet ; il serait déjà fini.
raptor-error-fire-trapped = Avec { $points ->
    [one] { $points } point d’action restant
   *[other] { $points } points d’action restants
}, les scientifiques qui sont sur un feu ne peuvent pas tous en sortir avant la fin du tour (règle 14).
raptor-error-won-unsaid = { raptor-the-side-first } a déjà gagné ici, le tour doit donc être { $side ->
    [raptor] R#
   *[scientist] S#
}.
raptor-error-won-unearned = Le tour dit que { raptor-the-side } a gagné, mais rien sur le plateau ni dans les compteurs ne le montre.
raptor-error-won-both = Les deux camps auraient gagné ici ; la partie s’arrête à la première victoire.

## Actions

raptor-error-action-text = « { $action } » n’est pas une action. Une action s’écrit comme #7, M@f2, Mf2-f5, ba4-x, Sd2~c2, *c4 ou « . » ; « legal » donne celles qui sont possibles.
raptor-error-not-to-decide = { raptor-the-side-first } n’a rien à décider maintenant ; c’est à l’autre camp de choisir.
raptor-error-decided = { the-side-first } a déjà choisi une carte dans cette manche.
raptor-error-chance-pending = Un mélange reste à décider ; rien d’autre ne peut se passer avant.
raptor-error-chance-none = Aucun mélange n’est à décider ici.
raptor-error-chance-outcome = « { $outcome } » n’est pas un résultat de ce mélange. Attendu : le camp et sa nouvelle pioche, carte du dessus en premier, par exemple R=236784159, avec exactement les cartes mélangées.
raptor-error-layout-unknown = Le plateau « { $name } » n’existe pas. Choisissez parmi : { $names }.

## Moteur

raptor-error-decider-unknown = Le camp « { $name } » n’existe pas. Écrivez R pour raptor ou S pour scientifique.
raptor-error-decider-needed = Les deux camps choisissent leur carte : dites de quel choix il s’agit : { $command }.
raptor-error-card-side = « { $text } » ne désigne pas une carte. Pendant le choix des cartes, écrivez le camp et la carte, par exemple R#4.
raptor-error-mark-between = Rien de la manche ne doit rester en { $space } quand le tour est « { $turn } » : la manche est finie.
raptor-error-shuffle-turn = Le tour « { $turn } » ne correspond pas aux cartes : rien n’est à mélanger ainsi.
raptor-error-action-number = { $number } n’est pas le numéro d’une action.
raptor-error-net = { $variable } désigne le fichier { $file }, qui ne peut pas servir de réseau : { $problem }
