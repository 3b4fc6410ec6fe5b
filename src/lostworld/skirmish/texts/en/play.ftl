# The game in words: events, questions, choices and errors. Names stand in the values (skirmish/telling.py).


## Players, sides and options

skirmish-seat-rangers = Rangers
skirmish-seat-poachers = Poachers
skirmish-seat-dinosaurs = Dinosaurs
skirmish-seat-west = West
skirmish-seat-east = East
skirmish-seat-claws = Claws
skirmish-seat-horns = Horns
skirmish-seat-hired-guns = Hired guns
skirmish-seat-herd = Herd
skirmish-option-scenario = Scenario
skirmish-option-bystanders = Players outside a test
skirmish-option-bystanders-passed = pass by themselves
skirmish-option-bystanders-asked = are asked
skirmish-option-army-1 = Army of player 1
skirmish-option-army-2 = Army of player 2
skirmish-option-army-3 = Army of player 3
skirmish-option-army-4 = Army of player 4

## Words of the game

skirmish-skill-requisition = Requisition
skirmish-what-knock = knocked down
skirmish-what-grab = grabbed
skirmish-what-block = blocked
skirmish-what-push = push
skirmish-what-ammunition = ammunition
skirmish-what-fear = fear
skirmish-what-side = side
skirmish-a-card = a card
skirmish-half-movement = movement
skirmish-half-action = action
skirmish-facing-0 = east
skirmish-facing-1 = south-east
skirmish-facing-2 = south-west
skirmish-facing-3 = west
skirmish-facing-4 = north-west
skirmish-facing-5 = north-east
skirmish-source-base = base
skirmish-source-card = card
skirmish-source-combo = combo
skirmish-source-hero = hero card
skirmish-source-furious = furious
skirmish-source-ability = ability
skirmish-source-weapon = weapon
skirmish-source-ammunition = ammunition
skirmish-source-gear = equipment
skirmish-source-attached = attached card
skirmish-source-bonus = bonus
skirmish-source-scenario = scenario
skirmish-source-allies = allies
skirmish-source-object = object
skirmish-source-sedated = sedated
skirmish-source-piercing = piercing
skirmish-source-grab = grab
skirmish-source-grabbers = grabbers
skirmish-source-net = net
skirmish-source-zone = zone
skirmish-source-other = other

## What happened

# $seat $unit $cards
skirmish-event-deck-shuffled = { $seat ->
     [none] The action deck of { $unit } was shuffled ({ $cards } cards).
    *[other] The hero deck of { $seat } was shuffled ({ $cards } cards).
  }
# $about $chosen
skirmish-event-coin-tossed = A coin was tossed ({ $about }): { $chosen }.
# $seat $count
skirmish-event-hero-cards-replaced = { $count ->
     [one] { $seat }: one hero card replaced.
    *[other] { $seat }: { $count } hero cards replaced.
  }
# $unit $hex $facing
skirmish-event-deployed = { $unit } deploys on { $hex }, facing { $facing }.
# $unit $card $slot $initiative
skirmish-event-card-placed = { $unit }: { $card } on { $slot }, initiative { $initiative }.
# $unit $card $slot
skirmish-event-slot-emptied = { $unit } loses { $card } ({ $slot }).
# $unit $count
skirmish-event-cards-drawn = { $count ->
     [one] { $unit } draws an action card.
    *[other] { $unit } draws { $count } action cards.
  }
# $seat $count
skirmish-event-hero-cards-drawn = { $count ->
     [one] { $seat }: one hero card drawn.
    *[other] { $seat }: { $count } hero cards drawn.
  }
# $seat $card
skirmish-event-hero-card-discarded = { $seat }: { $card } is discarded.
# $round
skirmish-event-round-begins = Round { $round }.
# $phase
skirmish-event-phase-begins = { $phase ->
     [action] Action phase.
    *[initiative] Initiative phase.
  }
# $seat $command
skirmish-event-income = { $seat }: { $command } command.
# $seat $resource $change $total
skirmish-event-resource = { $seat }: { $resource } { $change }, now { $total }.
# $unit $change $total
skirmish-event-adrenaline = { $unit }: adrenaline { $change }, now { $total }.
# $seat
skirmish-event-first-player = { $seat }: First Player.
# $initiative $units
skirmish-event-tied = Tied at { $initiative }: { $units }.
# $unit $card
skirmish-event-revealed = { $unit } reveals { $card }.
# $unit
skirmish-event-skipped = { $unit } skips.
# $kept $unit
skirmish-event-skipped-card = { $kept ->
     [yes] { $unit } keeps the skipped card.
    *[no] { $unit } discards the skipped card.
  }
# $unit
skirmish-event-activated = { $unit } activates.
# $unit $half
skirmish-event-held = { $unit } holds its { $half }.
# $unit
skirmish-event-stood-up = { $unit } stands up.
# $unit $to $facing
skirmish-event-moved = { $unit } moves to { $to }, facing { $facing }.
# $unit $hex
skirmish-event-dragged = { $unit } is dragged to { $hex }.
# $reason $unit
skirmish-event-movement-ended = { $reason ->
     [test] { $unit } is stopped.
     [difficult] { $unit } is slowed by the ground.
    *[other] { $unit } stops.
  }
# $unit $half
skirmish-event-reaction = { $unit } reacts with its { $half }.
# $given $seat $unit
skirmish-event-consent = { $given ->
     [yes] { $seat }: { $unit } may be passed.
    *[no] { $seat }: { $unit } may not be passed.
  }
# $target $unit $sort
skirmish-event-action = { $target ->
     [none] { $unit }: { $sort }.
    *[other] { $unit }: { $sort } against { $target }.
  }
# $unit $cost
skirmish-event-reinforced = { $unit } spends { $cost } adrenaline.
# $success $sort $unit $target $mine $theirs $parts $against
skirmish-event-test = { $success ->
     [yes] { $sort } of { $unit } against { $target }: { $mine } to { $theirs }, success. { $parts } / { $against }
    *[no] { $sort } of { $unit } against { $target }: { $mine } to { $theirs }, failure. { $parts } / { $against }
  }
# $unit $target
skirmish-event-attack-failed = The attack of { $unit } on { $target } fails.
# $unit $lost
skirmish-event-damage = { $unit } loses { $lost } health.
# $unit $models
skirmish-event-model-lost = { $unit } loses a model; { $models } left.
# $unit
skirmish-event-eliminated = { $unit } is eliminated.
# $unit $amount
skirmish-event-healed = { $unit } heals { $amount }.
# $unit
skirmish-event-knocked = { $unit } is knocked down.
# $unit $hex
skirmish-event-pushed = { $unit } is pushed to { $hex }.
# $object $hex
skirmish-event-object-pushed = { $object } is pushed to { $hex }.
# $unit $amount
skirmish-event-rammed = { $unit } is driven against an obstacle and loses { $amount } health.
# $unit $hex
skirmish-event-followed = { $unit } follows to { $hex }.
# $blocked $unit $target
skirmish-event-grabbed = { $blocked ->
     [yes] { $unit } grabs and blocks { $target }.
    *[no] { $unit } grabs { $target }.
  }
# $unit $target
skirmish-event-released = { $unit } lets go of { $target }.
# $unit $number
skirmish-event-netted = { $unit } is under a net of { $number }.
# $unit
skirmish-event-freed = { $unit } is free.
# $unit
skirmish-event-fear = { $unit } takes a Fear card.
# $unit
skirmish-event-wound = { $unit } receives a Critical Wound.
# $unit $what
skirmish-event-removed-condition = { $unit } is rid of: { $what }.
# $start $unit
skirmish-event-furious = { $start ->
     [yes] { $unit } becomes furious!
    *[no] { $unit } calms down.
  }
# $stage $unit
skirmish-event-sedative = { $stage ->
     [waits] A Sedative waits for { $unit }.
     [spent] A Sedative is spent on { $unit } for nothing.
    *[locks] A Sedative takes hold of { $unit }.
  }
# $unit
skirmish-event-sedated = { $unit } falls asleep.
# $unit
skirmish-event-woken = { $unit } wakes.
# $use $seat $card $icons $unit
skirmish-event-card-used = { $use ->
     [passive] { $seat }: icons of { $card } ({ $icons }).
     [ability] { $unit }: { $card }.
    *[other] { $seat }: { $card } is played.
  }
# $card $seat
skirmish-event-card-without-effect = { $card } of { $seat } has no effect.
# $card $unit
skirmish-event-attached = { $card } is put on { $unit }.
# $card $unit
skirmish-event-detached = { $card } leaves { $unit }.
# $about
skirmish-event-window-opened = Interaction: { $about }.
skirmish-event-window-closed = End of the interaction.
# $seat
skirmish-event-passed = { $seat }: pass.
# $unit $initiative
skirmish-event-initiative-changed = { $unit } now has initiative { $initiative }.
# $unit $initiative
skirmish-event-slid = { $unit }: next card, initiative { $initiative }.
# $unit $facing
skirmish-event-turned = { $unit } is turned to { $facing }.
# $unit $hex
skirmish-event-shifted = { $unit } is moved to { $hex }.
# $seat $unit $card
skirmish-event-looked = { $seat }: a look at the Next card of { $unit }, { $card }.
# $unit $hex
skirmish-event-arrived = { $unit } arrives on { $hex }.
# $unit $object $gain
skirmish-event-opened = { $unit } opens { $object }: { $gain } requisition.
# $unit $object
skirmish-event-picked-up = { $unit } picks up { $object }.
# $unit $object $hex
skirmish-event-dropped = { $unit } drops { $object } on { $hex }.
# $unit $object $steps
skirmish-event-used-device = { $unit } works at { $object } (step { $steps }).
# $unit $card $to
skirmish-event-handed = { $unit } hands { $card } to { $to }.
# $objective $seat $points
skirmish-event-objective = { $objective ->
     [none] { $seat }: points +{ $points }.
    *[other] { $seat }: { $objective }, points +{ $points }.
  }
# $unit
skirmish-event-left-map = { $unit } leaves the map.
# $seat
skirmish-event-seat-out = { $seat }: out of the game.
# $points
skirmish-event-checked = Points: { $points }.
# $winners
skirmish-event-game-over = { $winners ->
     [none] The game is over: a draw.
    *[other] The game is over. { $winners }: victory.
  }

## Why the game ended

skirmish-reason-objective = enough points
skirmish-reason-length = the last round is over
skirmish-reason-decks = the hero decks are empty
skirmish-reason-last-side = one side is left
skirmish-reason-points = points decide

## What is asked

skirmish-decision-replace-hero-cards = Which of your hero cards do you replace?
skirmish-decision-who-deploys = Who deploys first?
skirmish-decision-deploy = Deploy a unit
skirmish-decision-who-places = Who places the first card?
skirmish-decision-place-active = Place an Active card
skirmish-decision-place-next = Place a Next card
skirmish-decision-announce = Do you play cards now?
skirmish-decision-order-cards = Which card comes first?
# $unit
skirmish-decision-step-card = A hero card for { $unit }?
# $unit
skirmish-decision-skip-or-reveal = { $unit }: reveal the card, or skip?
skirmish-decision-who-begins = Who begins?
skirmish-decision-which-unit = Which unit comes first?
# $unit
skirmish-decision-half-first = { $unit }: movement or action first?
# $unit
skirmish-decision-movement = { $unit }: where to?
# $unit
skirmish-decision-rest-of-movement = { $unit }: go on where to?
# $unit
skirmish-decision-order-of-tests = { $unit }: whom to test first?
# $unit
skirmish-decision-consent = May { $unit } be passed through?
# $unit
skirmish-decision-let-go = { $unit }: hold on, or let go?
skirmish-decision-reaction = Does one of your units react?
# $unit
skirmish-decision-late-half = { $unit }: use what was held?
# $unit
skirmish-decision-action = { $unit }: which action?
# $unit
skirmish-decision-reinforce = { $unit }: spend adrenaline?
# $about
skirmish-decision-window-turn = Interaction ({ $about }): a card?
# $target
skirmish-decision-zone = Which side of { $target } is hit?
# $target
skirmish-decision-consequences = What is { $target } spared?
# $target
skirmish-decision-stability-test = Test the stability of { $target }?
# $target
skirmish-decision-stability-consequences = Push { $target }, knock it down, or both?
# $target
skirmish-decision-push-edge = Which way is { $target } pushed?
# $target
skirmish-decision-push-to = Where does { $target } go?
skirmish-decision-extend-push = Test the unit in the way too?
# $unit
skirmish-decision-follow = Does { $unit } follow?
# $target
skirmish-decision-grab-consequences = Grab { $target }, or block it too?
# $unit
skirmish-decision-spare = Whom does { $unit } spare?
# $target
skirmish-decision-card-consequences = Does what the card adds happen to { $target }?
skirmish-decision-fear-consequences = Who is spared the fear?
# $unit
skirmish-decision-flee-step = { $unit } flees: where to?
skirmish-decision-effect-unit = Which unit?
skirmish-decision-effect-option = Which effect?
# $unit
skirmish-decision-effect-hex = { $unit }: which hex?
# $unit
skirmish-decision-effect-facing = { $unit }: which facing?
skirmish-decision-effect-player = Which player?
# $unit
skirmish-decision-replace-next = { $unit }: another Next card?
# $unit
skirmish-decision-equip = { $unit }: which card?
# $unit
skirmish-decision-arrive = Where does { $unit } come in?
# $unit
skirmish-decision-skipped-card = { $unit }: keep the skipped card?
skirmish-decision-trim = Discard from your stacks?
skirmish-decision-discard-hero = Which hero card is discarded?
skirmish-decision-discard-to-limit = Your hand is full: discard a hero card
skirmish-decision-take-back = Which card do you take back?

## Choices

# $unit $ability
skirmish-choice-ability = { $unit }: { $ability }
# $card $unit
skirmish-choice-active = { $card } for { $unit }
# $idle $card $unit
skirmish-choice-next = { $idle ->
     [none] { $card } for { $unit }
    *[other] { $card } for { $unit }, { $idle } on Idle
  }
skirmish-choice-all = everything
# $sort $deed
skirmish-choice-base = { $sort ->
     [none] With base values
    *[other] Base values: { $deed }
  }
# $deed
skirmish-choice-do = { $deed }
skirmish-choice-both = push and knock down
skirmish-choice-push = push only
skirmish-choice-knock = knock down only
skirmish-choice-decline = no
# $unit $hex $facing
skirmish-choice-deploy = { $unit } on { $hex }, facing { $facing }
# $card $unit
skirmish-choice-discard = { $card ->
     [none] discard the card of { $unit }
    *[other] discard { $card }
  }
skirmish-choice-go = try to go on, held as it is
# $unit
skirmish-choice-ask = ask to pass through { $unit }
skirmish-choice-done = no more
# $unit
skirmish-choice-drop = discard the lowest card under { $unit }
# $edge
skirmish-choice-edge = towards edge { $edge }
# $hex $edge
skirmish-choice-enter = from { $hex } into the occupied hex beyond edge { $edge }
# $card
skirmish-choice-equip = { $card }
# $facing
skirmish-choice-face = { $facing }
# $what $unit
skirmish-choice-first = { $what ->
     [none] { $unit } first
    *[other] { $what } first
  }
# $hex $facing
skirmish-choice-flee = flee to { $hex }, facing { $facing }
skirmish-choice-follow = follow
# $unit $what
skirmish-choice-forgo = { $unit }: give up the { $what }
skirmish-choice-release = let go
skirmish-choice-hold = hold it for a reaction
# $unit $card $set
skirmish-choice-icons = { $unit ->
     [none] { $card }: icons { $set }
    *[other] { $card }: icons { $set } for { $unit }
  }
# $unit
skirmish-choice-idle = discard the Idle card of { $unit }
# $unit
skirmish-choice-keep = { $unit ->
     [none] keep
    *[other] keep the card of { $unit }
  }
# $hex $facing
skirmish-choice-move = to { $hex }, facing { $facing }
skirmish-choice-agree = agree
skirmish-choice-refuse = refuse
skirmish-choice-none = nothing
# $unit $card
skirmish-choice-gear = { $unit } uses { $card }
# $number
skirmish-choice-option = effect { $number }
# $number
skirmish-choice-order = number { $number } first
skirmish-choice-pass = pass
skirmish-choice-through = pass until it is decided
skirmish-choice-pay = spend it
skirmish-choice-save = save it
# $other $card $unit
skirmish-choice-play = { $other ->
     [none] { $card } for { $unit }
    *[other] { $card } for { $unit } against { $other }
  }
# $player
skirmish-choice-player = { $player }
# $unit
skirmish-choice-react = { $unit } reacts
skirmish-choice-reinforce = reinforce it
# $count $numbers
skirmish-choice-replace = replace { $count } cards: numbers { $numbers }
# $unit
skirmish-choice-reveal = { $unit }: reveal
# $hex
skirmish-choice-shift = to { $hex }
# $unit
skirmish-choice-skip = { $unit }: skip
# $unit
skirmish-choice-spare = spare { $unit }
skirmish-choice-stand = stand up
skirmish-choice-stay = stay
skirmish-choice-stop = stop
# $card
skirmish-choice-swap = { $card }
# $card
skirmish-choice-take = { $card }
# $unit
skirmish-choice-test = { $unit ->
     [none] test it
    *[other] test { $unit }
  }
# $unit
skirmish-choice-unit = { $unit }
# $what $unit
skirmish-choice-waive = { $unit ->
     [none] without { $what }
    *[other] without { $what } for { $unit }
  }
# $moves
skirmish-choice-route = by a route of its own ({ $moves })
skirmish-choice-block = block too
skirmish-choice-grab = grab only
# $what
skirmish-choice-zone = { $what }

## What a choice is about

# $unit
skirmish-deed-unit = against { $unit }
# $hex
skirmish-deed-hex = at { $hex }
# $card
skirmish-deed-weapon = with { $card }
# $object
skirmish-deed-open = open { $object }
# $object
skirmish-deed-take = pick up { $object }
# $object
skirmish-deed-use = use { $object }
# $card
skirmish-deed-equip = put on { $card }
# $card $unit
skirmish-deed-hand = hand { $card } to { $unit }
skirmish-deed-net = (the net)

## Interaction windows

skirmish-about-skip = may it skip
skirmish-toss-allow = the card that allows it counts
skirmish-toss-forbid = the card that forbids it counts
skirmish-about-first-player = First Player
skirmish-about-tie = tied units
skirmish-about-slide = the Next cards have moved up
skirmish-about-placed = cards are placed
skirmish-about-draw = after the discards
skirmish-about-initiative = Initiative phase
skirmish-about-hit = hit
skirmish-about-damage = damage
skirmish-about-stability = stability
skirmish-about-grab = grab
skirmish-about-break-free = breaking free
skirmish-about-fear = fear

## What cannot be

# $text
skirmish-error-action-text = "{ $text }" is no action of Skirmish. Actions are words and fields such as move:3.-2,4.
# $number $move
skirmish-error-route = Move { $number } of this route ({ $move }) cannot be made here. A route is made of r and l (turns) and of edges 0 to 5 (steps).
skirmish-error-route-end = The unit may not stay where this route ends.
# $what
skirmish-error-position = This is no position or view of Skirmish: something is wrong with its { $what }.
# $army $armies
skirmish-error-army = { $army } is no army for this seat. There are: { $armies }.
# $army
skirmish-error-army-own = "{ $army }" is no army. Units and their cards are numbers in the order of the content, such as own:0.3-12.
# $units $most
skirmish-error-army-large = { $units } units are too many for an army; { $most } is the most.
# $factions
skirmish-error-army-factions = An army is of one faction and fits its seat; here are { $factions }.
# $card $unit
skirmish-error-army-place = { $unit } has no place for { $card }.
# $option
skirmish-error-raffle = { $option } is no army to draw in this scenario.
# $value $most
skirmish-error-army-value = The army is worth { $value }; { $most } is the most here.
# $seat $seats
skirmish-error-seat = There is no seat { $seat } here. There are: { $seats }.
# $action
skirmish-error-not-asked = { $action } is not among the choices now.
