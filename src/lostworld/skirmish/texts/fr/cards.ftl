# Textes des cartes, composés à partir des données par content/wording.py.

# Quelle unité
skirmish-unit-self = cette unité
skirmish-unit-other = l’autre unité
skirmish-unit-it = cette unité-là
skirmish-unit-choose = { $side ->
    [own] une de vos unités
    [allied] une unité alliée
    [enemy] une unité ennemie
   *[any] une unité
  }
skirmish-unit-each = { $side ->
    [own] chacune de vos unités
    [allied] chaque unité alliée
    [enemy] chaque unité ennemie
   *[any] chaque unité
  }
skirmish-unit-with = { $unit } ({ $what })
skirmish-filter-not = pas { $what }
skirmish-filter-other = une autre
skirmish-filter-within = { $n ->
    [0] ici
    [1] adjacente
   *[other] à { $n } au plus
  }
skirmish-filter-front = { $yes ->
    [yes] de face
   *[no] hors de l’arc avant
  }
skirmish-filter-sight = { $yes ->
    [yes] en vue
   *[no] hors de vue
  }
skirmish-filter-zone = touchée : { $what }
skirmish-filter-revealed = { $yes ->
    [yes] carte révélée
   *[no] carte cachée
  }
skirmish-filter-activated = { $yes ->
    [yes] déjà activée
   *[no] pas encore activée
  }
skirmish-filter-skipped = { $yes ->
    [yes] qui a passé
   *[no] qui n’a pas passé
  }
skirmish-filter-card = dont la carte porte { $what }
skirmish-filter-condition = { $what }
skirmish-filter-not-condition = ni { $what }
skirmish-filter-adrenaline = { $n } adrénaline ou plus
skirmish-filter-hurt = { $yes ->
    [yes] qui a perdu de la santé
   *[no] indemne
  }
skirmish-filter-below-half = { $yes ->
    [yes] sous la moitié de sa santé
   *[no] à la moitié de sa santé ou plus
  }
skirmish-filter-slot = avec une carte { $what }
skirmish-filter-terrain = sur { $what }
skirmish-filter-objective = { $yes ->
    [yes] sur un objectif
   *[no] hors de tout objectif
  }

# Quand
skirmish-trigger-none = Pendant l’activation de l’unité
skirmish-trigger-phase-start = Au début d’une phase
skirmish-trigger-phase-end = À la fin d’une phase
skirmish-trigger-activation = Quand l’unité va s’activer
skirmish-trigger-skip = Quand une unité passe
skirmish-trigger-reveal = Quand la carte est révélée
skirmish-trigger-tie = Quand l’unité est à égalité
skirmish-trigger-segment = Quand une unité a bougé
skirmish-trigger-attack = Lors d’une attaque
skirmish-trigger-test = Lors d’un test
skirmish-trigger-result = Quand un test est tranché
skirmish-trigger-damage = Quand l’unité va perdre de la santé
skirmish-trigger-elimination = Quand une figurine tombe
skirmish-trigger-condition = Quand l’unité reçoit un état
skirmish-trigger-slide = Au glissement
skirmish-trigger-draw = Après la pioche
skirmish-trigger-first-player = Dans la fenêtre du Premier joueur
skirmish-situation-role = { $what ->
    [initiator] comme initiatrice
   *[target] comme cible
  }
skirmish-situation-sort = { $what }
skirmish-situation-result = { $what ->
    [success] réussite
   *[failure] échec
  }
skirmish-situation-margin = de { $n } ou plus
skirmish-situation-damage = { $n } dégâts ou plus
skirmish-situation-condition = { $what }
skirmish-situation-removed = { $what ->
    [unit] une unité entière
   *[model] une figurine
  }
skirmish-situation-killer = { $yes ->
    [yes] par cette unité
   *[no] perte de cette unité
  }
skirmish-situation-phase = { $what }
skirmish-situation-round = dès le tour { $n }
skirmish-situation-command = vous avez { $n } commandement ou plus
skirmish-situation-requisition = vous avez { $n } réquisition ou plus
skirmish-situation-first-player = { $yes ->
    [yes] vous êtes Premier joueur
   *[no] vous n’êtes pas Premier joueur
  }
skirmish-when-with = { $when } ({ $what })
skirmish-concerns = pour { $unit }
skirmish-against = contre { $unit }
skirmish-once-activation = une fois par activation
skirmish-once-round = une fois par tour
skirmish-once-game = une fois par partie

# Opérations : ce qui arrive à l’unité nommée avant les deux-points
skirmish-duration-test = pour ce test
skirmish-duration-activation = jusqu’à la fin de l’activation
skirmish-duration-round = jusqu’à la fin de la phase d’Action
skirmish-op-bonus = { $skill } { $n } { $duration }
skirmish-op-ties = gagne les égalités ({ $n })
skirmish-op-piercing = Perforation { $n }
skirmish-op-initiative = { $what ->
    [set] l’initiative devient { $n }
   *[add] initiative { $n }
  }
skirmish-op-damage = { $armour ->
    [yes] perd { $n } santé, moins l’armure de face
   *[no] perd { $n } santé
  }
skirmish-op-heal = récupère { $n } santé
skirmish-op-prevent = { $n ->
    [0] annulez tous les dégâts
   *[other] annulez { $n } des dégâts
  }
skirmish-op-critical-wound = reçoit une Blessure critique
skirmish-op-fear = prend une carte Peur
skirmish-op-remove = { $what ->
    [fear] retire { $n ->
        [one] une carte Peur
       *[other] jusqu’à { $n } cartes Peur
      }
    [wound] retire { $n ->
        [one] une Blessure critique
       *[other] jusqu’à { $n } Blessures critiques
      }
    [sedative] retire { $n ->
        [one] un Sédatif en attente
       *[other] jusqu’à { $n } Sédatifs en attente
      }
    [knock] n’est plus à terre
    [grab] est libérée de tout ce qui la tient
   *[block] n’est plus bloquée, ni prise au filet
  }
skirmish-op-sedate = { $n ->
    [one] un Sédatif attend sous sa carte Suivante
   *[other] { $n } Sédatifs attendent sous sa carte Suivante
  }
skirmish-op-furious = { $what ->
    [start] devient furieuse
   *[end] n’est plus furieuse
  }
skirmish-op-adrenaline = adrénaline { $n }
skirmish-op-command = { $who ->
    [enemy] un joueur ennemi : commandement { $n }
    [each-enemy] chaque joueur ennemi : commandement { $n }
   *[self] votre commandement { $n }
  }
skirmish-op-requisition = { $who ->
    [enemy] un joueur ennemi : réquisition { $n }
    [each-enemy] chaque joueur ennemi : réquisition { $n }
   *[self] votre réquisition { $n }
  }
skirmish-op-draw-action = { $n ->
    [one] pioche une carte d’action de plus
   *[other] pioche { $n } cartes d’action de plus
  }
skirmish-op-draw-hero = { $who ->
    [enemy] un joueur ennemi pioche { $n ->
        [one] une carte de héros
       *[other] { $n } cartes de héros
      }
    [each-enemy] chaque joueur ennemi pioche { $n ->
        [one] une carte de héros
       *[other] { $n } cartes de héros
      }
   *[self] piochez { $n ->
        [one] une carte de héros
       *[other] { $n } cartes de héros
      }
  }
skirmish-op-discard-hero = { $who ->
    [enemy] un joueur ennemi défausse { $n ->
        [one] une carte de héros
       *[other] { $n } cartes de héros
      }{ $chooser ->
        [player] {""} de votre choix
       *[owner] {""}
      }
    [each-enemy] chaque joueur ennemi défausse { $n ->
        [one] une carte de héros
       *[other] { $n } cartes de héros
      }{ $chooser ->
        [player] {""} de votre choix
       *[owner] {""}
      }
   *[self] défaussez { $n ->
        [one] une carte de héros
       *[other] { $n } cartes de héros
      }
  }
skirmish-op-replace-next = pioche { $n } cartes d’action ; l’une peut remplacer la carte Suivante
skirmish-op-swap = { $what ->
    [active-next] la carte Active cachée et la Suivante changent de place
   *[next-idle] les cartes Suivante et Réserve changent de place
  }
skirmish-op-reveal = { $what ->
    [active] sa carte Active est révélée
   *[next] regardez sa carte Suivante
  }
skirmish-op-discard-combo = { $n ->
    [one] perd la carte de combo du dessous
   *[other] perd les { $n } cartes de combo du dessous
  }
skirmish-op-unlock = { $n ->
    [one] un Sédatif de sa pile est retiré
   *[other] { $n } Sédatifs de sa pile sont retirés
  }
skirmish-op-skip = { $what ->
    [allow] peut passer malgré tout
   *[forbid] ne peut pas passer
  }
skirmish-op-hold = sa carte gagne Réaction
skirmish-op-extra = { $what ->
    [movement] fait un mouvement supplémentaire de { $n }
   *[action] fait une action de base supplémentaire{ $n ->
        [0] {""}
       *[other] {""} avec +{ $n }
      }
  }
skirmish-op-move = { $n ->
    [one] déplacez-la d’un hexagone libre, dans tout sens
   *[other] déplacez-la de { $n } hexagones libres au plus, dans tout sens
  }
skirmish-op-turn = tournez-la de { $n } côtés au plus
skirmish-op-push = est repoussée { $n ->
    [one] d’un hexagone
   *[other] de { $n } hexagones
  }
skirmish-op-knock = est mise à terre
skirmish-op-stand = se relève sans frais
skirmish-op-grab = { $what ->
    [block] est saisie et bloquée
   *[grab] est saisie
  }
skirmish-op-net = est prise dans un filet de { $n }
skirmish-op-release = lâche prise
skirmish-op-test = { $sort ->
    [fear] test de terreur contre elle{ $n ->
        [0] {""}
       *[other] {""} avec +{ $n }
      }
    [grab] test de saisie contre elle{ $n ->
        [0] {""}
       *[other] {""} avec +{ $n }
      }
   *[stability] test de stabilité contre elle{ $n ->
        [0] {""}
       *[other] {""} avec +{ $n }
      }
  }
skirmish-op-attack = { $what ->
    [melee] peut faire une attaque de mêlée de base{ $n ->
        [0] {""}
       *[other] {""} avec +{ $n }
      }
   *[ranged] peut faire une attaque à distance de base{ $n ->
        [0] {""}
       *[other] {""} avec +{ $n }
      }
  }
skirmish-op-cancel = { $what ->
    [attack] l’attaque échoue
   *[card] la dernière carte de héros ennemie jouée ici est sans effet
  }
skirmish-op-attach = attachez cette carte { $until ->
    [round] jusqu’à la fin de la phase d’Action
    [hit] jusqu’à ce que l’unité perde de la santé
   *[game] pour le reste de la partie
  }
skirmish-op-load = posez-y { $what ->
    [weapon] une arme
    [gear] un équipement
   *[ammunition] une munition
  } de votre main, sans frais
skirmish-op-bring-in = { $name } arrive au prochain glissement
skirmish-op-return-to-hand = { $what ->
    [this] reprenez cette carte
   *[discard] reprenez une autre carte de votre défausse
  }
skirmish-op-first-player = prenez le jeton Premier joueur
skirmish-op-objective = { $n ->
    [one] votre camp gagne un point
   *[other] votre camp gagne { $n } points
  }
skirmish-op-choose = au choix :
skirmish-op-if = si { $unit } est : { $what }
skirmish-then = alors
skirmish-otherwise = sinon

# Parties des cartes
skirmish-part-movement = Mouvement { $n }
skirmish-part-movement-fix = Fixe : pivoter seulement
skirmish-part-movement-tests = Stabilité { $n } pour ses tests
skirmish-part-movement-then = après le mouvement : { $what }
skirmish-part-forced = forcé
skirmish-part-order-action-first = Action avant le mouvement
skirmish-part-order-free = Mouvement et action dans l’ordre voulu
skirmish-part-action-melee = Attaque de mêlée
skirmish-part-action-ranged = Attaque à distance
skirmish-part-action-stability = Test de stabilité
skirmish-part-action-grab = Saisie
skirmish-part-action-fear = Test de terreur
skirmish-part-action-interact = Interagir
skirmish-part-action-break-free = Se dégager
skirmish-part-action-effect = Effet
skirmish-part-piercing = Perforation { $n }
skirmish-part-grab = Saisie +{ $n }
skirmish-part-range = portée { $n }
skirmish-part-times = { $n } fois
skirmish-part-area = zone de { $n } hexagones
skirmish-part-area-self = autour d’elle
skirmish-part-any-direction = dans tout sens
skirmish-part-weapon = dégâts { $damage }, portée { $range }
skirmish-part-stability = Stabilité ({ $what })
skirmish-part-push = repousse de { $n }
skirmish-part-knock = met à terre
skirmish-part-on-hit = Réussite : { $what }
skirmish-part-on-damage = Avec dégâts : { $what }
skirmish-part-on-failure = Échec : { $what }
skirmish-part-standing = Tant que révélée : { $what }
skirmish-part-combo = Combo : { $what }
skirmish-part-reinforced = { $cost } adrénaline, { $part } : { $what }
skirmish-part-name-movement = mouvement
skirmish-part-name-standing = tant que révélée
skirmish-part-name-action = action { $n }
skirmish-part-more-push = repousse +{ $n }
skirmish-part-more-range = portée +{ $n }
skirmish-part-more-times = une fois de plus
skirmish-part-icons = Passif : { $what }
skirmish-part-icons-for = { $icons } pour { $unit }
skirmish-part-adrenaline-icons = Icônes d’adrénaline : { $n }
skirmish-part-active = { $when }. { $cost } : { $what }
skirmish-part-equip = { $place }, { $cost } : { $what }
skirmish-part-weapon-card = dégâts { $damage }, portée { $range }
skirmish-part-sedative = Sédatif au lieu de dégâts
skirmish-part-equipped = Une fois équipée
skirmish-part-uses = { $n } utilisations
skirmish-part-while = { $bonuses } ({ $what })
skirmish-part-near = près de { $unit }
skirmish-part-requires = Seulement avec : { $units }

# États
skirmish-card-fear = Se relever et fuir la source avec le mouvement de base, aussi loin que possible. Pas d’action ; une unité bloquée tente de se dégager. Tout est forcé ; le combo compte pour les tests.
skirmish-card-wound = Valeurs de base seulement, sans combo. Elle part au glissement suivant.
skirmish-card-furious = { $what }. Ne peut pas passer, et attaque si c’est possible. Finit après { $rounds } tours, ou avec un Sédatif ; l’adrénaline tombe alors à 0.

# Objectifs, objets et règles spéciales
skirmish-objective-hold = Tenir seul { $zone } à la fin d’un tour
skirmish-objective-leave = Sortir par { $zone }{ $object ->
    [none] {""}
   *[other] {""} avec { $object }
  }
skirmish-objective-capture = Endormir { $units }
skirmish-objective-eliminate = Éliminer { $units }
skirmish-objective-interact = Interagir : { $object } ({ $steps ->
    [one] une fois
   *[other] { $steps } fois
  })
skirmish-objective-survive = { $units } : encore éveillée à la fin
skirmish-objective-worth = { $text } : { $what }
skirmish-objective-from = dès le tour { $n }
skirmish-worth-points = { $n ->
    [one] un point
   *[other] { $n } points
  }
skirmish-special-sight-limit = Aucune attaque ne porte à plus de { $n } hexagones.
skirmish-special-start-adrenaline = Chaque dinosaure commence avec { $n } adrénaline.
skirmish-special-ballistic = Tous les scores de tir sont réduits de { $n }.
skirmish-special-no-furious = Personne ne devient furieux.
skirmish-special-wounded = Les unités de { $seat } commencent avec { $n } santé de moins chacune.
skirmish-scenario-wins = { $side } : victoire avec { $n } points.
skirmish-scenario-length = { $n } tours.
skirmish-scenario-end-points = À la fin, le plus de points gagne.
skirmish-scenario-end-value = À la fin, la plus grande part d’armée restante gagne.
skirmish-scenario-end-side = À la fin, victoire : { $side }.
