# Card texts, made from the data by content/wording.py: every operation, trigger and filter has its words here.

# Which unit
skirmish-unit-self = this unit
skirmish-unit-other = the other unit
skirmish-unit-it = that unit
# $side
skirmish-unit-choose = { $side ->
    [own] one of your units
    [allied] an allied unit
    [enemy] an enemy unit
   *[any] a unit
  }
# $side
skirmish-unit-each = { $side ->
    [own] each of your units
    [allied] each allied unit
    [enemy] each enemy unit
   *[any] each unit
  }
# $unit $what
skirmish-unit-with = { $unit } ({ $what })
# $what
skirmish-filter-not = not { $what }
skirmish-filter-other = another one
# $n
skirmish-filter-within = { $n ->
    [0] here
    [1] adjacent
   *[other] within { $n }
  }
# $yes
skirmish-filter-front = { $yes ->
    [yes] in front
   *[no] not in front
  }
# $yes
skirmish-filter-sight = { $yes ->
    [yes] in sight
   *[no] out of sight
  }
# $what
skirmish-filter-zone = hit in the { $what }
# $yes
skirmish-filter-revealed = { $yes ->
    [yes] card revealed
   *[no] card face down
  }
# $yes
skirmish-filter-activated = { $yes ->
    [yes] has activated
   *[no] has not activated yet
  }
# $yes
skirmish-filter-skipped = { $yes ->
    [yes] has skipped
   *[no] has not skipped
  }
# $what
skirmish-filter-card = with a card that has { $what }
# $what
skirmish-filter-condition = { $what }
# $what
skirmish-filter-not-condition = not { $what }
# $n
skirmish-filter-adrenaline = { $n } adrenaline or more
# $yes
skirmish-filter-hurt = { $yes ->
    [yes] has lost health
   *[no] unhurt
  }
# $yes
skirmish-filter-below-half = { $yes ->
    [yes] below half health
   *[no] at half health or more
  }
# $what
skirmish-filter-slot = with a card on { $what }
# $what
skirmish-filter-terrain = on { $what }
# $yes
skirmish-filter-objective = { $yes ->
    [yes] at an objective
   *[no] at no objective
  }

# When
skirmish-trigger-none = In the unit's activation
skirmish-trigger-phase-start = At the start of a phase
skirmish-trigger-phase-end = At the end of a phase
skirmish-trigger-activation = When the unit is about to activate
skirmish-trigger-skip = When a unit skips
skirmish-trigger-reveal = When the card is revealed
skirmish-trigger-tie = When the unit is tied
skirmish-trigger-segment = When a unit has moved
skirmish-trigger-attack = At an attack
skirmish-trigger-test = At a test
skirmish-trigger-result = When a test is decided
skirmish-trigger-damage = When the unit would lose health
skirmish-trigger-elimination = When a model falls
skirmish-trigger-condition = When the unit receives a condition
skirmish-trigger-slide = At the slide
skirmish-trigger-draw = After the draw
skirmish-trigger-first-player = In the First Player window
# $what
skirmish-situation-role = { $what ->
    [initiator] as initiator
   *[target] as target
  }
# $what
skirmish-situation-sort = { $what }
# $what
skirmish-situation-result = { $what ->
    [success] success
   *[failure] failure
  }
# $n
skirmish-situation-margin = by { $n } or more
# $n
skirmish-situation-damage = damage { $n } or more
# $what
skirmish-situation-condition = { $what }
# $what
skirmish-situation-removed = { $what ->
    [unit] a whole unit
   *[model] a model
  }
# $yes
skirmish-situation-killer = { $yes ->
    [yes] the unit did it
   *[no] the unit lost it
  }
# $what
skirmish-situation-phase = { $what }
# $n
skirmish-situation-round = from round { $n } on
# $n
skirmish-situation-command = you have { $n } command or more
# $n
skirmish-situation-requisition = you have { $n } requisition or more
# $yes
skirmish-situation-first-player = { $yes ->
    [yes] you are First Player
   *[no] you are not First Player
  }
# $when $what
skirmish-when-with = { $when } ({ $what })
# $unit
skirmish-concerns = for { $unit }
# $unit
skirmish-against = against { $unit }
skirmish-once-activation = once per activation
skirmish-once-round = once per round
skirmish-once-game = once per game

# Operations: what happens to the unit named before the colon
skirmish-duration-test = for this test
skirmish-duration-activation = until the end of the activation
skirmish-duration-round = until the end of the Action phase
# $skill $n $duration
skirmish-op-bonus = { $skill } { $n } { $duration }
# $n
skirmish-op-ties = wins ties ({ $n })
# $n
skirmish-op-piercing = Piercing { $n }
# $what $n
skirmish-op-initiative = { $what ->
    [set] initiative becomes { $n }
   *[add] initiative { $n }
  }
# $armour $n
skirmish-op-damage = { $armour ->
    [yes] loses { $n } health, less front armour
   *[no] loses { $n } health
  }
# $n
skirmish-op-heal = heals { $n }
# $n
skirmish-op-prevent = { $n ->
    [0] prevent all of the damage
   *[other] prevent { $n } of the damage
  }
skirmish-op-critical-wound = receives a Critical Wound
skirmish-op-fear = takes a Fear card
# $what $n
skirmish-op-remove = { $what ->
    [fear] removes { $n ->
        [one] a Fear card
       *[other] up to { $n } Fear cards
      }
    [wound] removes { $n ->
        [one] a Critical Wound
       *[other] up to { $n } Critical Wounds
      }
    [sedative] removes { $n ->
        [one] a waiting Sedative
       *[other] up to { $n } waiting Sedatives
      }
    [knock] is no longer knocked down
    [grab] is freed from all that hold it
   *[block] is no longer blocked, and free of nets
  }
# $n
skirmish-op-sedate = { $n ->
    [one] a Sedative waits under its Next card
   *[other] { $n } Sedatives wait under its Next card
  }
# $what
skirmish-op-furious = { $what ->
    [start] becomes furious
   *[end] is no longer furious
  }
# $n
skirmish-op-adrenaline = adrenaline { $n }
# $who $n
skirmish-op-command = { $who ->
    [enemy] an enemy player: command { $n }
    [each-enemy] each enemy player: command { $n }
   *[self] your command { $n }
  }
# $who $n
skirmish-op-requisition = { $who ->
    [enemy] an enemy player: requisition { $n }
    [each-enemy] each enemy player: requisition { $n }
   *[self] your requisition { $n }
  }
# $n
skirmish-op-draw-action = { $n ->
    [one] draws an action card more
   *[other] draws { $n } action cards more
  }
# $who $n
skirmish-op-draw-hero = { $who ->
    [enemy] an enemy player draws { $n ->
        [one] a hero card
       *[other] { $n } hero cards
      }
    [each-enemy] each enemy player draws { $n ->
        [one] a hero card
       *[other] { $n } hero cards
      }
   *[self] draw { $n ->
        [one] a hero card
       *[other] { $n } hero cards
      }
  }
# $who $n $chooser
skirmish-op-discard-hero = { $who ->
    [enemy] an enemy player discards { $n ->
        [one] a hero card
       *[other] { $n } hero cards
      }{ $chooser ->
        [player] {""} of your choice
       *[owner] {""}
      }
    [each-enemy] each enemy player discards { $n ->
        [one] a hero card
       *[other] { $n } hero cards
      }{ $chooser ->
        [player] {""} of your choice
       *[owner] {""}
      }
   *[self] discard { $n ->
        [one] a hero card
       *[other] { $n } hero cards
      }
  }
# $n
skirmish-op-replace-next = draws { $n } action cards; one of them may replace the Next card
# $what
skirmish-op-swap = { $what ->
    [active-next] the face-down Active card and the Next card change places
   *[next-idle] the Next and the Idle card change places
  }
# $what
skirmish-op-reveal = { $what ->
    [active] its Active card is revealed
   *[next] look at its Next card
  }
# $n
skirmish-op-discard-combo = { $n ->
    [one] loses the lowest combo card
   *[other] loses the { $n } lowest combo cards
  }
# $n
skirmish-op-unlock = { $n ->
    [one] a Sedative on its stack is removed
   *[other] { $n } Sedatives on its stack are removed
  }
# $what
skirmish-op-skip = { $what ->
    [allow] may skip in spite of everything
   *[forbid] may not skip
  }
skirmish-op-hold = its card gains Reaction
# $what $n
skirmish-op-extra = { $what ->
    [movement] makes an extra movement of { $n }
   *[action] makes an extra basic action{ $n ->
        [0] {""}
       *[other] {""} with +{ $n }
      }
  }
# $n
skirmish-op-move = { $n ->
    [one] move it one free hex, any way
   *[other] move it up to { $n } free hexes, any way
  }
# $n
skirmish-op-turn = turn it by up to { $n } edges
# $n
skirmish-op-push = is pushed { $n ->
    [one] one hex
   *[other] { $n } hexes
  } away
skirmish-op-knock = is knocked down
skirmish-op-stand = stands up at no cost
# $what
skirmish-op-grab = { $what ->
    [block] is grabbed and blocked
   *[grab] is grabbed
  }
# $n
skirmish-op-net = is held by a net of { $n }
skirmish-op-release = lets go
# $sort $n
skirmish-op-test = { $sort ->
    [fear] fear test against it{ $n ->
        [0] {""}
       *[other] {""} with +{ $n }
      }
    [grab] grab test against it{ $n ->
        [0] {""}
       *[other] {""} with +{ $n }
      }
   *[stability] stability test against it{ $n ->
        [0] {""}
       *[other] {""} with +{ $n }
      }
  }
# $what $n
skirmish-op-attack = { $what ->
    [melee] may make a basic melee attack{ $n ->
        [0] {""}
       *[other] {""} with +{ $n }
      }
   *[ranged] may make a basic ranged attack{ $n ->
        [0] {""}
       *[other] {""} with +{ $n }
      }
  }
# $what
skirmish-op-cancel = { $what ->
    [attack] the attack fails
   *[card] the enemy's last hero card here has no effect
  }
# $until
skirmish-op-attach = attach this card { $until ->
    [round] until the end of the Action phase
    [hit] until the unit has lost health
   *[game] for the rest of the game
  }
# $what
skirmish-op-load = put { $what ->
    [weapon] a weapon
    [gear] a piece of gear
   *[ammunition] ammunition
  } from your hand onto it, free
# $name
skirmish-op-bring-in = { $name } comes in at the next slide
# $what
skirmish-op-return-to-hand = { $what ->
    [this] take this card back
   *[discard] take another card from your discard
  }
skirmish-op-first-player = take the First Player token
# $n
skirmish-op-objective = { $n ->
    [one] your side gains a point
   *[other] your side gains { $n } points
  }
skirmish-op-choose = choose one:
# $unit $what
skirmish-op-if = if { $unit } is { $what }
skirmish-then = then
skirmish-otherwise = otherwise

# Parts of cards

# $n
skirmish-part-movement = Movement { $n }
skirmish-part-movement-fix = Fix: turns only
# $n
skirmish-part-movement-tests = Stability { $n } in its tests
# $what
skirmish-part-movement-then = after moving: { $what }
skirmish-part-forced = forced
skirmish-part-order-action-first = Action before movement
skirmish-part-order-free = Movement and action in any order
skirmish-part-action-melee = Melee attack
skirmish-part-action-ranged = Ranged attack
skirmish-part-action-stability = Stability test
skirmish-part-action-grab = Grab
skirmish-part-action-fear = Fear test
skirmish-part-action-interact = Interact
skirmish-part-action-break-free = Break free
skirmish-part-action-effect = Effect
# $n
skirmish-part-piercing = Piercing { $n }
# $n
skirmish-part-grab = Grab +{ $n }
# $n
skirmish-part-range = range { $n }
# $n
skirmish-part-times = { $n } times
# $n
skirmish-part-area = area of { $n } hexes
skirmish-part-area-self = around itself
skirmish-part-any-direction = any direction
# $damage $range
skirmish-part-weapon = damage { $damage }, range { $range }
# $what
skirmish-part-stability = Stability ({ $what })
# $n
skirmish-part-push = push { $n }
skirmish-part-knock = knock
# $what
skirmish-part-on-hit = Success: { $what }
# $what
skirmish-part-on-damage = With damage: { $what }
# $what
skirmish-part-on-failure = Failure: { $what }
# $what
skirmish-part-standing = While revealed: { $what }
# $what
skirmish-part-combo = Combo: { $what }
# $cost $part $what
skirmish-part-reinforced = { $cost } adrenaline, { $part }: { $what }
skirmish-part-name-movement = movement
skirmish-part-name-standing = while revealed
# $n
skirmish-part-name-action = action { $n }
# $n
skirmish-part-more-push = push +{ $n }
# $n
skirmish-part-more-range = range +{ $n }
skirmish-part-more-times = once more
# $what
skirmish-part-icons = Passive: { $what }
# $icons $unit
skirmish-part-icons-for = { $icons } for { $unit }
# $n
skirmish-part-adrenaline-icons = Adrenaline icons: { $n }
# $when $cost $what
skirmish-part-active = { $when }. { $cost }: { $what }
# $place $cost $what
skirmish-part-equip = { $place }, { $cost }: { $what }
# $damage $range
skirmish-part-weapon-card = damage { $damage }, range { $range }
skirmish-part-sedative = Sedative instead of damage
skirmish-part-equipped = Once equipped
# $n
skirmish-part-uses = { $n } uses
# $bonuses $what
skirmish-part-while = { $bonuses } ({ $what })
# $unit
skirmish-part-near = near { $unit }
# $units
skirmish-part-requires = Only with: { $units }

# Conditions
skirmish-card-fear = Stand up and flee from the source with base movement, as far as it goes. No action; a blocked unit tries to break free. All of it is forced; combo counts for tests.
skirmish-card-wound = Base values only, no combo. It leaves at the next slide.
# $what $rounds
skirmish-card-furious = { $what }. It cannot skip, and attacks if it can. It ends after { $rounds } rounds, or with a Sedative; then adrenaline falls to 0.

# Objectives, objects and special rules

# $zone
skirmish-objective-hold = Hold { $zone } alone at the end of a round
# $zone $object
skirmish-objective-leave = Leave through { $zone }{ $object ->
    [none] {""}
   *[other] {""} with { $object }
  }
# $units
skirmish-objective-capture = Sedate { $units }
# $units
skirmish-objective-eliminate = Eliminate { $units }
# $object $steps
skirmish-objective-interact = Interact at { $object } ({ $steps ->
    [one] once
   *[other] { $steps } times
  })
# $units
skirmish-objective-survive = { $units }: still awake at the end
# $text $what
skirmish-objective-worth = { $text }: { $what }
# $n
skirmish-objective-from = from round { $n } on
# $n
skirmish-worth-points = { $n ->
    [one] a point
   *[other] { $n } points
  }
# $n
skirmish-special-sight-limit = No attack reaches farther than { $n } hexes.
# $n
skirmish-special-start-adrenaline = Every dinosaur starts with { $n } adrenaline.
# $n
skirmish-special-ballistic = All ballistic scores are { $n } lower.
skirmish-special-no-furious = Nobody becomes furious.
# $seat $n
skirmish-special-wounded = The units of { $seat } start with { $n } health less each.
# $side $n
skirmish-scenario-wins = { $side }: victory with { $n } points.
# $n
skirmish-scenario-length = { $n } rounds.
skirmish-scenario-end-points = At the end the most points win.
skirmish-scenario-end-value = At the end the larger share of army left wins.
# $side
skirmish-scenario-end-side = At the end, victory: { $side }.
