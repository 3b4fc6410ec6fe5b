# La partie en mots : événements, questions, choix et erreurs. Les noms sont dans les valeurs.


## Joueurs, camps et options

skirmish-seat-rangers = Gardes
skirmish-seat-poachers = Braconniers
skirmish-seat-dinosaurs = Dinosaures
skirmish-seat-west = Ouest
skirmish-seat-east = Est
skirmish-seat-claws = Griffes
skirmish-seat-horns = Cornes
skirmish-seat-hired-guns = Mercenaires
skirmish-seat-herd = Troupeau
skirmish-option-scenario = Scénario
skirmish-option-bystanders = Joueurs hors d’un test
skirmish-option-bystanders-passed = passent d’eux-mêmes
skirmish-option-bystanders-asked = sont interrogés
skirmish-option-army-1 = Armée du joueur 1
skirmish-option-army-2 = Armée du joueur 2
skirmish-option-army-3 = Armée du joueur 3
skirmish-option-army-4 = Armée du joueur 4

## Mots du jeu

skirmish-skill-requisition = Réquisition
skirmish-what-knock = à terre
skirmish-what-grab = saisie
skirmish-what-block = blocage
skirmish-what-push = poussée
skirmish-what-ammunition = munition
skirmish-what-fear = peur
skirmish-what-side = flanc
skirmish-a-card = une carte
skirmish-half-movement = mouvement
skirmish-half-action = action
skirmish-facing-0 = est
skirmish-facing-1 = sud-est
skirmish-facing-2 = sud-ouest
skirmish-facing-3 = ouest
skirmish-facing-4 = nord-ouest
skirmish-facing-5 = nord-est
skirmish-source-base = base
skirmish-source-card = carte
skirmish-source-combo = combo
skirmish-source-hero = carte de héros
skirmish-source-furious = furie
skirmish-source-ability = capacité
skirmish-source-weapon = arme
skirmish-source-ammunition = munition
skirmish-source-gear = équipement
skirmish-source-attached = carte attachée
skirmish-source-bonus = bonus
skirmish-source-scenario = scénario
skirmish-source-allies = alliés
skirmish-source-object = objet
skirmish-source-sedated = sommeil
skirmish-source-piercing = perforation
skirmish-source-grab = saisie
skirmish-source-grabbers = prises
skirmish-source-net = filet
skirmish-source-zone = zone
skirmish-source-other = autre

## Ce qui s’est passé

skirmish-event-deck-shuffled = { $seat ->
     [none] Le paquet d’action de { $unit } a été mélangé ({ $cards } cartes).
    *[other] Le paquet de héros de { $seat } a été mélangé ({ $cards } cartes).
  }
skirmish-event-coin-tossed = Tirage au sort ({ $about }) : { $chosen }.
skirmish-event-hero-cards-replaced = { $count ->
     [one] { $seat } : { $count } carte de héros remplacée.
    *[other] { $seat } : { $count } cartes de héros remplacées.
  }
skirmish-event-deployed = { $unit } se déploie en { $hex }, face { $facing }.
skirmish-event-card-placed = { $unit } : { $card } en { $slot }, initiative { $initiative }.
skirmish-event-slot-emptied = { $unit } perd { $card } ({ $slot }).
skirmish-event-cards-drawn = { $count ->
     [one] { $unit } pioche { $count } carte d’action.
    *[other] { $unit } pioche { $count } cartes d’action.
  }
skirmish-event-hero-cards-drawn = { $count ->
     [one] { $seat } : { $count } carte de héros piochée.
    *[other] { $seat } : { $count } cartes de héros piochées.
  }
skirmish-event-hero-card-discarded = { $seat } : défausse de { $card }.
skirmish-event-round-begins = Manche { $round }.
skirmish-event-phase-begins = { $phase ->
     [action] Phase d’Action.
    *[initiative] Phase d’Initiative.
  }
skirmish-event-income = { $seat } : { $command } commandement.
skirmish-event-resource = { $seat } : { $resource } { $change }, soit { $total }.
skirmish-event-adrenaline = { $unit } : adrénaline { $change }, soit { $total }.
skirmish-event-first-player = { $seat } : Premier joueur.
skirmish-event-tied = À égalité à { $initiative } : { $units }.
skirmish-event-revealed = { $unit } révèle { $card }.
skirmish-event-skipped = { $unit } passe.
skirmish-event-skipped-card = { $kept ->
     [yes] { $unit } garde la carte passée.
    *[no] { $unit } défausse la carte passée.
  }
skirmish-event-activated = { $unit } s’active.
skirmish-event-held = { $unit } retient sa moitié : { $half }.
skirmish-event-stood-up = { $unit } se relève.
skirmish-event-moved = { $unit } va en { $to }, face { $facing }.
skirmish-event-dragged = { $unit } suit en { $hex }, sans lâcher.
skirmish-event-movement-ended = { $reason ->
     [test] { $unit } n’avance plus.
     [difficult] Le terrain ralentit { $unit }.
    *[other] { $unit } s’arrête.
  }
skirmish-event-reaction = { $unit } réagit : { $half }.
skirmish-event-consent = { $given ->
     [yes] { $seat } : passage à travers { $unit } accordé.
    *[no] { $seat } : passage à travers { $unit } refusé.
  }
skirmish-event-action = { $target ->
     [none] { $unit } : { $sort }.
    *[other] { $unit } : { $sort } contre { $target }.
  }
skirmish-event-reinforced = { $unit } dépense { $cost } adrénaline.
skirmish-event-test = { $success ->
     [yes] { $unit } contre { $target }, { $sort } : { $mine } à { $theirs }, réussite. { $parts } / { $against }
    *[no] { $unit } contre { $target }, { $sort } : { $mine } à { $theirs }, échec. { $parts } / { $against }
  }
skirmish-event-attack-failed = L’attaque de { $unit } sur { $target } échoue.
skirmish-event-damage = { $unit } perd { $lost } santé.
skirmish-event-model-lost = { $unit } perd une figurine ; reste { $models }.
skirmish-event-eliminated = { $unit } : hors de combat.
skirmish-event-healed = { $unit } récupère { $amount } santé.
skirmish-event-knocked = { $unit } tombe à terre.
skirmish-event-pushed = { $unit } recule en { $hex }.
skirmish-event-object-pushed = { $object } glisse en { $hex }.
skirmish-event-rammed = { $unit } heurte un obstacle et perd { $amount } santé.
skirmish-event-followed = { $unit } suit en { $hex }.
skirmish-event-grabbed = { $blocked ->
     [yes] { $unit } saisit et bloque { $target }.
    *[no] { $unit } saisit { $target }.
  }
skirmish-event-released = { $unit } lâche { $target }.
skirmish-event-netted = Un filet de { $number } tient { $unit }.
skirmish-event-freed = { $unit } se dégage.
skirmish-event-fear = { $unit } prend une carte Peur.
skirmish-event-wound = { $unit } reçoit une Blessure critique.
skirmish-event-removed-condition = { $unit } n’a plus : { $what }.
skirmish-event-furious = { $start ->
     [yes] { $unit } entre en furie !
    *[no] { $unit } se calme.
  }
skirmish-event-sedative = { $stage ->
     [waits] Un Sédatif attend { $unit }.
     [spent] Un Sédatif est dépensé pour rien sur { $unit }.
    *[locks] Un Sédatif agit sur { $unit }.
  }
skirmish-event-sedated = { $unit } s’endort.
skirmish-event-woken = { $unit } se réveille.
skirmish-event-card-used = { $use ->
     [passive] { $seat } : icônes de { $card } ({ $icons }).
     [ability] { $unit } : { $card }.
    *[other] { $seat } : { $card } est jouée.
  }
skirmish-event-card-without-effect = { $card } de { $seat } reste sans effet.
skirmish-event-attached = { $card } est posée sur { $unit }.
skirmish-event-detached = { $card } quitte { $unit }.
skirmish-event-window-opened = Interaction : { $about }.
skirmish-event-window-closed = Fin de l’interaction.
skirmish-event-passed = { $seat } : passe.
skirmish-event-initiative-changed = { $unit } a maintenant l’initiative { $initiative }.
skirmish-event-slid = { $unit } : carte suivante, initiative { $initiative }.
skirmish-event-turned = { $unit } pivote : { $facing }.
skirmish-event-shifted = { $unit } se retrouve en { $hex }.
skirmish-event-looked = { $seat } : coup d’œil à la carte Suivante de { $unit }, { $card }.
skirmish-event-arrived = { $unit } arrive en { $hex }.
skirmish-event-opened = { $unit } ouvre { $object } : { $gain } réquisition.
skirmish-event-picked-up = { $unit } ramasse { $object }.
skirmish-event-dropped = { $unit } lâche { $object } en { $hex }.
skirmish-event-used-device = { $unit } s’occupe de { $object } (étape { $steps }).
skirmish-event-handed = { $unit } donne { $card } à { $to }.
skirmish-event-objective = { $objective ->
     [none] { $seat } : points +{ $points }.
    *[other] { $seat } : { $objective }, points +{ $points }.
  }
skirmish-event-left-map = { $unit } quitte la carte.
skirmish-event-seat-out = { $seat } : hors jeu.
skirmish-event-checked = Points : { $points }.
skirmish-event-game-over = { $winners ->
     [none] La partie est finie : égalité.
    *[other] La partie est finie. { $winners } : victoire.
  }

## Pourquoi la partie a fini

skirmish-reason-objective = assez de points
skirmish-reason-length = le dernier tour est fini
skirmish-reason-decks = les paquets de héros sont vides
skirmish-reason-last-side = un seul camp reste
skirmish-reason-points = les points décident

## Ce qui est demandé

skirmish-decision-replace-hero-cards = Quelles cartes de héros remplacez-vous ?
skirmish-decision-who-deploys = Qui se déploie en premier ?
skirmish-decision-deploy = Déployez une unité
skirmish-decision-who-places = Qui pose la première carte ?
skirmish-decision-place-active = Posez une carte Active
skirmish-decision-place-next = Posez une carte Suivante
skirmish-decision-announce = Jouez-vous des cartes maintenant ?
skirmish-decision-order-cards = Quelle carte vient d’abord ?
skirmish-decision-step-card = Une carte de héros pour { $unit } ?
skirmish-decision-skip-or-reveal = { $unit } : révéler la carte, ou passer ?
skirmish-decision-who-begins = Qui commence ?
skirmish-decision-which-unit = Quelle unité d’abord ?
skirmish-decision-half-first = { $unit } : mouvement ou action d’abord ?
skirmish-decision-movement = { $unit } : où aller ?
skirmish-decision-rest-of-movement = { $unit } : continuer où ?
skirmish-decision-order-of-tests = { $unit } : qui tester d’abord ?
skirmish-decision-consent = Laisser passer à travers { $unit } ?
skirmish-decision-let-go = { $unit } : tenir, ou lâcher ?
skirmish-decision-reaction = Une de vos unités réagit-elle ?
skirmish-decision-late-half = { $unit } : utiliser ce qui était retenu ?
skirmish-decision-action = { $unit } : quelle action ?
skirmish-decision-reinforce = { $unit } : dépenser de l’adrénaline ?
skirmish-decision-window-turn = Interaction ({ $about }) : une carte ?
skirmish-decision-zone = Quel côté de { $target } est touché ?
skirmish-decision-consequences = Qu’épargner à { $target } ?
skirmish-decision-stability-test = Tester la stabilité de { $target } ?
skirmish-decision-stability-consequences = Repousser { $target }, mettre à terre, ou les deux ?
skirmish-decision-push-edge = De quel côté repousser { $target } ?
skirmish-decision-push-to = Où va { $target } ?
skirmish-decision-extend-push = Tester aussi l’unité qui gêne ?
skirmish-decision-follow = { $unit } : suivre ?
skirmish-decision-grab-consequences = Saisir { $target }, ou bloquer aussi ?
skirmish-decision-spare = { $unit } : qui épargner ?
skirmish-decision-card-consequences = Ce que la carte ajoute arrive-t-il à { $target } ?
skirmish-decision-fear-consequences = À qui épargner la peur ?
skirmish-decision-flee-step = { $unit } fuit : où ?
skirmish-decision-effect-unit = Quelle unité ?
skirmish-decision-effect-option = Quel effet ?
skirmish-decision-effect-hex = { $unit } : quel hexagone ?
skirmish-decision-effect-facing = { $unit } : quelle orientation ?
skirmish-decision-effect-player = Quel joueur ?
skirmish-decision-replace-next = { $unit } : une autre carte Suivante ?
skirmish-decision-equip = { $unit } : quelle carte ?
skirmish-decision-arrive = Où arrive { $unit } ?
skirmish-decision-skipped-card = { $unit } : garder la carte passée ?
skirmish-decision-trim = Défausser de vos piles ?
skirmish-decision-discard-hero = Quelle carte de héros est défaussée ?
skirmish-decision-discard-to-limit = Votre main est pleine : défaussez une carte de héros
skirmish-decision-take-back = Quelle carte reprenez-vous ?

## Choix

skirmish-choice-ability = { $unit } : { $ability }
skirmish-choice-active = { $card } pour { $unit }
skirmish-choice-next = { $idle ->
     [none] { $card } pour { $unit }
    *[other] { $card } pour { $unit }, { $idle } en Réserve
  }
skirmish-choice-all = tout
skirmish-choice-base = { $sort ->
     [none] Avec les valeurs de base
    *[other] Valeurs de base : { $deed }
  }
skirmish-choice-do = { $deed }
skirmish-choice-both = repousser et mettre à terre
skirmish-choice-push = repousser seulement
skirmish-choice-knock = mettre à terre seulement
skirmish-choice-decline = non
skirmish-choice-deploy = { $unit } en { $hex }, face { $facing }
skirmish-choice-discard = { $card ->
     [none] défausser la carte de { $unit }
    *[other] défausser { $card }
  }
skirmish-choice-go = tenter d’avancer malgré la prise
skirmish-choice-ask = demander à traverser { $unit }
skirmish-choice-done = rien de plus
skirmish-choice-drop = défausser la carte du dessous de { $unit }
skirmish-choice-edge = vers le côté { $edge }
skirmish-choice-enter = de { $hex } dans l’hexagone occupé du côté { $edge }
skirmish-choice-equip = { $card }
skirmish-choice-face = { $facing }
skirmish-choice-first = { $what ->
     [none] { $unit } d’abord
    *[other] { $what } d’abord
  }
skirmish-choice-flee = fuir en { $hex }, face { $facing }
skirmish-choice-follow = suivre
skirmish-choice-forgo = { $unit } : renoncer ({ $what })
skirmish-choice-release = lâcher
skirmish-choice-hold = retenir pour une réaction
skirmish-choice-icons = { $unit ->
     [none] { $card } : icônes { $set }
    *[other] { $card } : icônes { $set } pour { $unit }
  }
skirmish-choice-idle = défausser la carte Réserve de { $unit }
skirmish-choice-keep = { $unit ->
     [none] garder
    *[other] garder la carte de { $unit }
  }
skirmish-choice-move = en { $hex }, face { $facing }
skirmish-choice-agree = accepter
skirmish-choice-refuse = refuser
skirmish-choice-none = rien
skirmish-choice-gear = { $unit } utilise { $card }
skirmish-choice-option = effet { $number }
skirmish-choice-order = le numéro { $number } d’abord
skirmish-choice-pass = passer
skirmish-choice-through = passer jusqu’à la décision
skirmish-choice-pay = la dépenser
skirmish-choice-save = la garder
skirmish-choice-play = { $other ->
     [none] { $card } pour { $unit }
    *[other] { $card } pour { $unit } contre { $other }
  }
skirmish-choice-player = { $player }
skirmish-choice-react = { $unit } réagit
skirmish-choice-reinforce = renforcer
skirmish-choice-replace = remplacer { $count } cartes : numéros { $numbers }
skirmish-choice-reveal = { $unit } : révéler
skirmish-choice-shift = en { $hex }
skirmish-choice-skip = { $unit } : passer
skirmish-choice-spare = épargner { $unit }
skirmish-choice-stand = se relever
skirmish-choice-stay = rester
skirmish-choice-stop = s’arrêter
skirmish-choice-swap = { $card }
skirmish-choice-take = { $card }
skirmish-choice-test = { $unit ->
     [none] tester
    *[other] tester { $unit }
  }
skirmish-choice-unit = { $unit }
skirmish-choice-waive = { $unit ->
     [none] sans { $what }
    *[other] sans { $what } pour { $unit }
  }
skirmish-choice-route = par son propre chemin ({ $moves })
skirmish-choice-block = bloquer aussi
skirmish-choice-grab = saisir seulement
skirmish-choice-zone = { $what }

## Sur quoi porte un choix

skirmish-deed-unit = contre { $unit }
skirmish-deed-hex = en { $hex }
skirmish-deed-weapon = avec { $card }
skirmish-deed-open = ouvrir { $object }
skirmish-deed-take = ramasser { $object }
skirmish-deed-use = utiliser { $object }
skirmish-deed-equip = prendre { $card }
skirmish-deed-hand = donner { $card } à { $unit }
skirmish-deed-net = (le filet)

## Fenêtres d’interaction

skirmish-about-skip = peut-elle passer
skirmish-toss-allow = la carte qui le permet compte
skirmish-toss-forbid = la carte qui l’interdit compte
skirmish-about-first-player = Premier joueur
skirmish-about-tie = unités à égalité
skirmish-about-slide = les cartes Suivantes ont avancé
skirmish-about-placed = cartes posées
skirmish-about-draw = après les défausses
skirmish-about-initiative = phase d’Initiative
skirmish-about-hit = toucher
skirmish-about-damage = dégâts
skirmish-about-stability = stabilité
skirmish-about-grab = saisie
skirmish-about-break-free = dégagement
skirmish-about-fear = terreur

## Ce qui ne se peut pas

skirmish-error-action-text = « { $text } » n’est pas une action d’Escarmouche. Les actions sont des mots et des champs comme move:3.-2,4.
skirmish-error-route = Le coup { $number } de ce chemin ({ $move }) est impossible ici. Un chemin est fait de r et l (pivots) et des arêtes 0 à 5 (pas).
skirmish-error-route-end = L’unité ne peut pas rester là où ce chemin finit.
skirmish-error-position = Ce n’est pas une position ni une vue d’Escarmouche : il y a un défaut ({ $what }).
skirmish-error-army = { $army } n’est pas une armée pour cette place. Il y a : { $armies }.
# $army
skirmish-error-army-own = « { $army } » n’est pas une armée. Unités et cartes sont des numéros dans l’ordre du contenu, comme own:0.3-12.
# $units $most
skirmish-error-army-large = { $units } unités, c’est trop pour une armée ; { $most } au plus.
# $factions
skirmish-error-army-factions = Une armée est d’une seule faction et convient à sa place ; ici : { $factions }.
# $card $unit
skirmish-error-army-place = { $unit } n’a pas de place pour { $card }.
# $option
skirmish-error-raffle = { $option } n’est pas une armée à tirer au sort dans ce scénario.
# $value $most
skirmish-error-army-value = L’armée vaut { $value } ; { $most } au plus ici.
skirmish-error-seat = Il n’y a pas de place { $seat } ici. Il y a : { $seats }.
skirmish-error-not-asked = { $action } n’est pas un choix possible maintenant.
