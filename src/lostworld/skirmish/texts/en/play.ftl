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
skirmish-option-army-any = of one’s choice

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
skirmish-nobody = nobody
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

skirmish-event-deck-shuffled = { $seat ->
     [none] The action deck of { $unit } was shuffled ({ $cards } cards).
    *[other] The hero deck of { $seat } was shuffled ({ $cards } cards).
  }
skirmish-event-coin-tossed = A coin was tossed ({ $about }): { $chosen }.
skirmish-event-hero-cards-replaced = { $seat }: { $count } hero cards replaced.
skirmish-event-deployed = { $unit } deploys on { $hex }, facing { $facing }.
skirmish-event-card-placed = { $unit }: { $card } on { $slot }, initiative { $initiative }.
skirmish-event-slot-emptied = { $unit } loses { $card } ({ $slot }).
skirmish-event-cards-drawn = { $unit } draws { $count } action cards.
skirmish-event-hero-cards-drawn = { $seat }: { $count } hero cards drawn.
skirmish-event-hero-card-discarded = { $seat }: { $card } is discarded.
skirmish-event-round-begins = Round { $round }.
skirmish-event-phase-begins = { $phase ->
     [action] Action phase.
    *[initiative] Initiative phase.
  }
skirmish-event-income = { $seat }: { $command } command.
skirmish-event-resource = { $seat }: { $resource } { $change }, now { $total }.
skirmish-event-adrenaline = { $unit }: adrenaline { $change }, now { $total }.
skirmish-event-first-player = { $seat }: First Player.
skirmish-event-tied = Tied at { $initiative }: { $units }.
skirmish-event-revealed = { $unit } reveals { $card }.
skirmish-event-skipped = { $unit } skips.
skirmish-event-skipped-card = { $kept ->
     [yes] { $unit } keeps the skipped card.
    *[no] { $unit } discards the skipped card.
  }
skirmish-event-activated = { $unit } activates.
skirmish-event-held = { $unit } holds its { $half }.
skirmish-event-stood-up = { $unit } stands up.
skirmish-event-moved = { $unit } moves to { $to }, facing { $facing }.
skirmish-event-dragged = { $unit } is dragged to { $hex }.
skirmish-event-movement-ended = { $reason ->
     [test] { $unit } is stopped.
     [difficult] { $unit } is slowed by the ground.
    *[other] { $unit } stops.
  }
skirmish-event-reaction = { $unit } reacts with its { $half }.
skirmish-event-consent = { $given ->
     [yes] { $seat }: { $unit } may be passed.
    *[no] { $seat }: { $unit } may not be passed.
  }
skirmish-event-action = { $target ->
     [none] { $unit }: { $sort }.
    *[other] { $unit }: { $sort } against { $target }.
  }
skirmish-event-reinforced = { $unit } spends { $cost } adrenaline.
skirmish-event-test = { $success ->
     [yes] { $sort } of { $unit } against { $target }: { $mine } to { $theirs }, success. { $parts } / { $against }
    *[no] { $sort } of { $unit } against { $target }: { $mine } to { $theirs }, failure. { $parts } / { $against }
  }
skirmish-event-attack-failed = The attack of { $unit } on { $target } fails.
skirmish-event-damage = { $unit } loses { $lost } health.
skirmish-event-model-lost = { $unit } loses a model; { $models } left.
skirmish-event-eliminated = { $unit } is eliminated.
skirmish-event-healed = { $unit } heals { $amount }.
skirmish-event-knocked = { $unit } is knocked down.
skirmish-event-pushed = { $unit } is pushed to { $hex }.
skirmish-event-object-pushed = { $object } is pushed to { $hex }.
skirmish-event-rammed = { $unit } is driven against an obstacle and loses { $amount } health.
skirmish-event-followed = { $unit } follows to { $hex }.
skirmish-event-grabbed = { $blocked ->
     [yes] { $unit } grabs and blocks { $target }.
    *[no] { $unit } grabs { $target }.
  }
skirmish-event-released = { $unit } lets go of { $target }.
skirmish-event-netted = { $unit } is under a net of { $number }.
skirmish-event-freed = { $unit } is free.
skirmish-event-fear = { $unit } takes a Fear card.
skirmish-event-wound = { $unit } receives a Critical Wound.
skirmish-event-removed-condition = { $unit } is rid of: { $what }.
skirmish-event-furious = { $start ->
     [yes] { $unit } becomes furious!
    *[no] { $unit } calms down.
  }
skirmish-event-sedative = { $stage ->
     [waits] A Sedative waits for { $unit }.
    *[locks] A Sedative takes hold of { $unit }.
  }
skirmish-event-sedated = { $unit } falls asleep.
skirmish-event-woken = { $unit } wakes.
skirmish-event-card-used = { $use ->
     [passive] { $seat }: icons of { $card } ({ $icons }).
     [ability] { $unit }: { $card }.
    *[other] { $seat }: { $card } is played.
  }
skirmish-event-card-without-effect = { $card } of { $seat } has no effect.
skirmish-event-attached = { $card } is put on { $unit }.
skirmish-event-detached = { $card } leaves { $unit }.
skirmish-event-window-opened = Interaction: { $about }.
skirmish-event-window-closed = End of the interaction.
skirmish-event-passed = { $seat }: pass.
skirmish-event-initiative-changed = { $unit } now has initiative { $initiative }.
skirmish-event-slid = { $unit }: next card, initiative { $initiative }.
skirmish-event-turned = { $unit } is turned to { $facing }.
skirmish-event-shifted = { $unit } is moved to { $hex }.
skirmish-event-looked = { $seat }: a look at the Next card of { $unit }, { $card }.
skirmish-event-arrived = { $unit } arrives on { $hex }.
skirmish-event-opened = { $unit } opens { $object }: { $gain } requisition.
skirmish-event-picked-up = { $unit } picks up { $object }.
skirmish-event-dropped = { $unit } drops { $object } on { $hex }.
skirmish-event-used-device = { $unit } works at { $object } (step { $steps }).
skirmish-event-handed = { $unit } hands { $card } to { $to }.
skirmish-event-objective = { $objective ->
     [none] { $seat }: points +{ $points }.
    *[other] { $seat }: { $objective }, points +{ $points }.
  }
skirmish-event-left-map = { $unit } leaves the map.
skirmish-event-seat-out = { $seat }: out of the game.
skirmish-event-checked = Points: { $points }.
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
skirmish-decision-step-card = A hero card for { $unit }?
skirmish-decision-skip-or-reveal = { $unit }: reveal the card, or skip?
skirmish-decision-who-begins = Who begins?
skirmish-decision-which-unit = Which unit comes first?
skirmish-decision-half-first = { $unit }: movement or action first?
skirmish-decision-movement = { $unit }: where to?
skirmish-decision-rest-of-movement = { $unit }: go on where to?
skirmish-decision-order-of-tests = { $unit }: whom to test first?
skirmish-decision-consent = May { $unit } be passed through?
skirmish-decision-let-go = { $unit }: hold on, or let go?
skirmish-decision-reaction = Does one of your units react?
skirmish-decision-late-half = { $unit }: use what was held?
skirmish-decision-action = { $unit }: which action?
skirmish-decision-reinforce = { $unit }: spend adrenaline?
skirmish-decision-window-turn = Interaction ({ $about }): a card?
skirmish-decision-zone = Which side of { $target } is hit?
skirmish-decision-consequences = What is { $target } spared?
skirmish-decision-stability-test = Test the stability of { $target }?
skirmish-decision-stability-consequences = Push { $target }, knock it down, or both?
skirmish-decision-push-edge = Which way is { $target } pushed?
skirmish-decision-push-to = Where does { $target } go?
skirmish-decision-extend-push = Test the unit in the way too?
skirmish-decision-follow = Does { $unit } follow?
skirmish-decision-grab-consequences = Grab { $target }, or block it too?
skirmish-decision-spare = Whom does { $unit } spare?
skirmish-decision-fear-consequences = Who is spared the fear?
skirmish-decision-flee-step = { $unit } flees: where to?
skirmish-decision-effect-unit = Which unit?
skirmish-decision-effect-option = Which effect?
skirmish-decision-effect-hex = { $unit }: which hex?
skirmish-decision-effect-facing = { $unit }: which facing?
skirmish-decision-effect-player = Which player?
skirmish-decision-replace-next = { $unit }: another Next card?
skirmish-decision-equip = { $unit }: which card?
skirmish-decision-arrive = Where does { $unit } come in?
skirmish-decision-skipped-card = { $unit }: keep the skipped card?
skirmish-decision-trim = Discard from your stacks?
skirmish-decision-discard-hero = Which hero card is discarded?
skirmish-decision-discard-to-limit = Your hand is full: discard a hero card
skirmish-decision-take-back = Which card do you take back?

## Choices

skirmish-choice-ability = { $unit }: { $ability }
skirmish-choice-active = { $card } for { $unit }
skirmish-choice-next = { $idle ->
     [none] { $card } for { $unit }
    *[other] { $card } for { $unit }, { $idle } on Idle
  }
skirmish-choice-all = everything
skirmish-choice-base = { $sort ->
     [none] With base values
    *[other] Base values: { $sort }{ $deed }
  }
skirmish-choice-do = { $sort }{ $deed }
skirmish-choice-both = push and knock down
skirmish-choice-push = push only
skirmish-choice-knock = knock down only
skirmish-choice-decline = no
skirmish-choice-deploy = { $unit } on { $hex }, facing { $facing }
skirmish-choice-discard = { $card ->
     [none] discard the card of { $unit }
    *[other] discard { $card }
  }
skirmish-choice-done = no more
skirmish-choice-drop = a card from the stack of { $unit }
skirmish-choice-edge = towards edge { $edge }
skirmish-choice-enter = from { $hex } into the occupied hex beyond edge { $edge }
skirmish-choice-equip = { $card }
skirmish-choice-face = { $facing }
skirmish-choice-first = { $what ->
     [none] { $unit } first
    *[other] { $what } first
  }
skirmish-choice-flee = flee to { $hex }, facing { $facing }
skirmish-choice-follow = follow
skirmish-choice-forgo = { $unit }: give up the { $what }
skirmish-choice-release = let go
skirmish-choice-hold = hold it for a reaction
skirmish-choice-icons = { $unit ->
     [none] { $card }: icons { $set }
    *[other] { $card }: icons { $set } for { $unit }
  }
skirmish-choice-idle = the Idle card of { $unit }
skirmish-choice-keep = { $unit ->
     [none] keep
    *[other] keep the card of { $unit }
  }
skirmish-choice-move = to { $hex }, facing { $facing }
skirmish-choice-agree = agree
skirmish-choice-refuse = refuse
skirmish-choice-none = nothing
skirmish-choice-gear = { $unit } uses { $card }
skirmish-choice-option = effect { $number }
skirmish-choice-order = number { $number } first
skirmish-choice-pass = pass
skirmish-choice-through = pass for the whole window
skirmish-choice-pay = spend it
skirmish-choice-save = save it
skirmish-choice-play = { $other ->
     [none] { $card } for { $unit }
    *[other] { $card } for { $unit } against { $other }
  }
skirmish-choice-player = { $player }
skirmish-choice-react = { $unit } reacts
skirmish-choice-reinforce = reinforce it
skirmish-choice-replace = replace { $count } cards: numbers { $numbers }
skirmish-choice-reveal = { $unit }: reveal
skirmish-choice-shift = to { $hex }
skirmish-choice-skip = { $unit }: skip
skirmish-choice-spare = spare { $unit }
skirmish-choice-stand = stand up
skirmish-choice-stay = stay
skirmish-choice-stop = stop
skirmish-choice-swap = { $card }
skirmish-choice-take = { $card }
skirmish-choice-test = { $unit ->
     [none] test it
    *[other] test { $unit }
  }
skirmish-choice-unit = { $unit }
skirmish-choice-waive = without { $what }
skirmish-choice-block = block too
skirmish-choice-grab = grab only
skirmish-choice-zone = { $what }

## What a choice is about

skirmish-deed-unit = {""} against { $unit }
skirmish-deed-hex = {""} at { $hex }
skirmish-deed-weapon = {""} with { $card }
skirmish-deed-open = {""}: open { $object }
skirmish-deed-take = {""}: pick up { $object }
skirmish-deed-use = {""}: use { $object }
skirmish-deed-equip = {""}: put on { $card }
skirmish-deed-hand = {""}: hand { $card } to { $unit }
skirmish-deed-net = {""} (the net)

## Interaction windows

skirmish-about-first-player = First Player
skirmish-about-tie = tied units
skirmish-about-slide = after the slide
skirmish-about-draw = after the discards
skirmish-about-initiative = Initiative phase
skirmish-about-hit = hit
skirmish-about-damage = damage
skirmish-about-stability = stability
skirmish-about-grab = grab
skirmish-about-break-free = breaking free
skirmish-about-fear = fear

## What cannot be

skirmish-error-action-text = "{ $text }" is no action of Skirmish. Actions are words and fields such as move:3.-2,4.
skirmish-error-position = This is no position or view of Skirmish: something is wrong with its { $what }.
skirmish-error-army = { $army } is no army for this seat. There are: { $armies }.
skirmish-error-seat = There is no seat { $seat } here. There are: { $seats }.
skirmish-error-not-asked = { $action } is not among the choices now.
