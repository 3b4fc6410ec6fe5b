# Les règles en bref, et les lignes sous la carte, pour un terminal.

skirmish-terminal-seat = { $seat } : points { $points }, commandement { $command }, réquisition { $requisition }, cartes { $cards }{ $first ->
    [yes] , Premier joueur
   *[no] {""}
  }
skirmish-terminal-unit = { $code } { $unit } : santé { $health }, initiative { $initiative } ({ $card }), adrénaline { $adrenaline }{ $words ->
    [none] {""}
   *[other] , { $words }
  }

skirmish-help-aim = Le scénario dit ce qui rapporte des points. Un camp gagne s’il en a assez à la fin d’un tour, ou le plus quand le dernier tour est fini ; le dernier camp sur la carte gagne aussi.
    .title = Le but
skirmish-help-cards = Chaque unité agit selon ses propres cartes : une Active, une Suivante, et peut-être une en Réserve. À chaque tour la Suivante glisse sur l’Active, et les cartes dessous ajoutent leur combo. L’initiative est publique ; le reste d’une carte cachée ne l’est pas.
    .title = Les cartes
skirmish-help-order = Les unités s’activent par initiative décroissante : mouvement, puis actions, sauf autre ordre sur la carte. À la place d’une moitié, on peut user des valeurs de base. Une unité peut passer, mais pas deux fois de suite. Les cartes Réaction peuvent retenir leurs moitiés.
    .title = L’ordre
skirmish-help-movement = Un point vaut un hexagone par l’un des trois côtés de face ; pivoter est gratuit. Entrer dans un hexagone occupé demande un test de stabilité. Le terrain difficile arrête le mouvement.
    .title = Le mouvement
skirmish-help-attack = Toucher contre esquive ; l’attaquant gagne les égalités. En mêlée les dégâts sont le score moins l’armure, à distance ceux de l’arme moins l’armure. L’armure dépend du côté touché.
    .title = L’attaque
skirmish-help-stability = Qui perd un test de stabilité recule et tombe à terre. À terre, une unité use de ses valeurs de base jusqu’à ce qu’elle se relève. Saisie, elle va moins vite ; bloquée, elle ne peut que se dégager.
    .title = La stabilité
skirmish-help-windows = Lors d’un test, les deux camps ajoutent des icônes de cartes de héros, une carte à la fois, jusqu’à ce qu’un propriétaire ait passé deux fois. Ces cartes ont aussi leurs propres effets, payés en commandement, réquisition ou adrénaline.
    .title = L’interaction
skirmish-help-fear = La terreur doit dépasser le courage. Une unité effrayée pioche des cartes Peur et fuit quand l’une est jouée. Blessures et peur donnent de l’adrénaline ; un dinosaure qui en est plein entre en furie.
    .title = Peur et furie
skirmish-help-sedative = Une fléchette qui blesserait attend sous la carte Suivante, puis bloque une place du combo quand celle-ci glisse. Toutes les places bloquées, l’unité s’endort.
    .title = Les sédatifs
