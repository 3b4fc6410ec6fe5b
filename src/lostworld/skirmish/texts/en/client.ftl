# What only the browser client says.

## The first screen

skirmish-web-lead = Humans and dinosaurs fight on hexagons, without dice: cards, initiative and good ground decide. For two to four.
skirmish-web-start-learn-text = A short first battle that explains itself
skirmish-web-start-first-text = A short battle against the recruit; every new question explains itself
skirmish-web-start-rules-text = The rules in short, and all units, cards and maps
# $count
skirmish-web-players = { $count } players
# $count
skirmish-web-rounds = { $count } rounds
skirmish-web-army-any = Any army that fits
skirmish-web-army-random = Random
# $value $most
skirmish-web-army-value = value { $value } of { $most }
skirmish-web-army-own = An army of your own
skirmish-web-army-build = Build an army
# $seat
skirmish-web-build-title = An army for { $seat }
skirmish-web-build-faction = Faction
skirmish-web-build-equip = Add equipment
# $unit
skirmish-web-build-remove = Without { $unit }
skirmish-web-build-empty = No unit yet: choose some.
skirmish-web-build-legal = This army may play.
skirmish-web-build-use = Use this army
skirmish-web-build-name = Name of the list
skirmish-web-build-save = Save the list
skirmish-web-build-saved = Saved lists
# $name
skirmish-web-build-forget = Forget { $name }
skirmish-web-theme-system = As the system wants it
skirmish-web-theme-day = Day
skirmish-web-theme-night = Night

## The map

skirmish-web-closer = Closer
skirmish-web-farther = Farther away
skirmish-web-fit = The whole map
skirmish-web-keys = On the map arrows go from hex to hex, N and P to the next and the last hex where something can be done; + and − bring it closer or farther away, 0 fits it.
skirmish-web-which-facing = Which way to face?
# $points
skirmish-web-can-go = { $points ->
    [one] Can go here for one point
   *[other] Can go here for { $points } points
}
skirmish-web-can-stand = Can stand here
# $count
skirmish-web-can-do = { $count } things can be done here
# $code $unit $seat $health $facing $words
skirmish-web-unit = { $code } { $unit } ({ $seat }), health { $health }, facing { $facing }{ $words ->
    [none] {""}
   *[other] , { $words }
  }
skirmish-web-difficult = difficult
skirmish-web-impassable = impassable
skirmish-web-blocks = blocks sight

## The table

skirmish-web-track = Initiative
skirmish-web-phase-setup = Setup
skirmish-web-phase-action = Action phase
skirmish-web-phase-initiative = Initiative phase
skirmish-web-phase-over = The end
# $unit $initiative $state
skirmish-web-track-unit = { $unit }, { $initiative ->
    [none] no card
   *[other] initiative { $initiative }
  }, { $state ->
    [acts] acts now
    [next] is next
    [done] has activated
    [asleep] asleep
   *[waits] waits
  }
skirmish-web-points = Points
skirmish-web-cards = Hero cards in hand and deck
# $health $full
skirmish-web-health = Health { $health } of { $full }
skirmish-web-armour-zones = front / sides / rear
# $cards $limit
skirmish-web-combo = Combo: { $cards } of { $limit } cards
skirmish-web-slot-empty = empty
# $initiative
skirmish-web-face-down = face down, initiative { $initiative }
skirmish-web-what-is-this = What is this?
# $count
skirmish-web-hand = { $count ->
    [one] Your hand: one hero card
   *[other] Your hand: { $count } hero cards
  }
skirmish-web-hand-empty = No hero cards in your hand.
# $card
skirmish-web-explain = What { $card } does
skirmish-web-active-use = Effect
skirmish-web-which-idle = And on Idle?
skirmish-web-no-idle = Nothing on Idle
skirmish-web-deploy-which = Which unit is deployed?
# $count
skirmish-web-all = All { $count } choices as a list
skirmish-web-orders = Standing order
skirmish-web-order-fitting = Ask me when something fits
skirmish-web-order-ask = Always ask me
skirmish-web-order-activation = Pass in this activation
skirmish-web-order-attacked = Pass until I am attacked
skirmish-web-sheets = Under the map
skirmish-web-sheet-question = Question
skirmish-web-sheet-hand = Hand
skirmish-web-sheet-unit = Unit
skirmish-web-foreseen = as it stands, before any hero card
skirmish-web-ties-initiator = The initiator wins ties.
skirmish-web-ties-defender = The defender wins ties.
skirmish-web-ties-none = The difference is lost as health.
# $n
skirmish-web-test-damage = { $n } damage
skirmish-web-test-success = Success
skirmish-web-test-failure = Failure
skirmish-web-action-cards = Action cards
skirmish-web-help-more = The rules in short

## The battle report

skirmish-web-report = Battle report
skirmish-web-report-unit = Unit
skirmish-web-report-dealt = Damage
skirmish-web-report-lost = Lost
skirmish-web-report-tests = Tests won
skirmish-web-report-felled = Who felled whom
# $unit $by $round
skirmish-web-report-by = Round { $round }: { $unit }{ $by ->
    [none] {""}
   *[other] , by { $by }
  }
skirmish-web-report-turns = Turning points
skirmish-web-report-cards = Hero cards used
skirmish-web-recap-felled = Felled
skirmish-web-recap-cards = Hero cards
# $count
skirmish-web-tally-rounds = { $count ->
    [one] round
   *[other] rounds
}
# $count
skirmish-web-tally-damage = damage
# $count
skirmish-web-tally-felled = { $count ->
    [one] unit felled
   *[other] units felled
}

## The book

skirmish-web-browse = Skirmish from A to Z
skirmish-web-browse-search = Find a unit, a card, a map or a word
skirmish-web-shelf-rules = Rules
skirmish-web-shelf-units = Units
skirmish-web-shelf-heroes = Hero cards
skirmish-web-shelf-actions = Action cards
skirmish-web-shelf-maps = Maps
skirmish-web-shelf-keywords = Words of the game

## Keywords

skirmish-web-keyword-reaction = Each half of the card, movement and action, may be held and used after another unit has moved or acted.
    .title = Reaction
skirmish-web-keyword-charge = Every hex entered allows a single turn of 60 degrees, directly before or after it.
    .title = Charge
skirmish-web-keyword-fix = The unit may only turn and stand up.
    .title = Fix
skirmish-web-keyword-jump = The movement passes over terrain and objects; it ends as any other.
    .title = Jump
skirmish-web-keyword-fly = The movement passes over terrain, objects and units; it ends as any other.
    .title = Fly
skirmish-web-keyword-backward = The unit may step through a back edge and keeps its facing.
    .title = Backward
skirmish-web-keyword-grab = Stability and grab bonus against stability. A grabbed unit is slower; if plain stability would have done, it is blocked as well.
    .title = Grab
skirmish-web-keyword-piercing = So much is taken off the target’s armour.
    .title = Piercing
skirmish-web-keyword-area = Every unit on the hexes around the centre is attacked, friends too; each dodges on its own.
    .title = Area
skirmish-web-keyword-forced = This part must be done if it can be.
    .title = Forced
skirmish-web-keyword-reinforced = Pay adrenaline for more.
    .title = Reinforced
skirmish-web-keyword-combo = While the Active card is revealed, the cards beneath it add these icons.
    .title = Combo
skirmish-web-keyword-adrenaline = Won by wounds, fear and the icons of hero cards; it pays for reinforced parts. A dinosaur full of it becomes furious.
    .title = Adrenaline
skirmish-web-keyword-command = Every round a player with a waking human hero gets command. It pays for hero cards, and who has most becomes First Player.
    .title = Command
skirmish-web-keyword-requisition = Comes from crates and objectives and pays for equipment.
    .title = Requisition
skirmish-web-keyword-hero = A human hero gives its player command as long as it is awake.
    .title = Hero
skirmish-web-keyword-vehicle = Is never frightened, sedated or furious.
    .title = Vehicle
skirmish-web-keyword-pack = Several models in one hex: damage goes to the weakest first, and friends may pass through.
    .title = Pack
skirmish-web-keyword-commander = Gives more command each round.
    .title = Commander
skirmish-web-keyword-knocked = A unit that is knocked down uses base values and lets go; standing up costs movement.
    .title = Knocked down
skirmish-web-keyword-blocked = No movement, no turning, no standing up; its only action is to break free.
    .title = Blocked
skirmish-web-keyword-furious = For some rounds stronger and wilder; some of what it does is forced.
    .title = Furious
skirmish-web-keyword-wound = Drawn and placed like a card, it allows base values only; then it leaves.
    .title = Critical Wound
skirmish-web-keyword-skip = The unit does nothing and its card stays hidden; not twice running.
    .title = Skip

## Lessons

skirmish-web-learn-title = Learn Skirmish by playing
skirmish-web-learn-how = You lead the rangers against a bot. Whenever something new is asked, a short lesson says what it is about. Nothing is final before you confirm it.
skirmish-web-learn-start = Start the first battle
# $done $all
skirmish-web-lesson-count = Lesson { $done } of { $all } read
skirmish-web-lesson-done = Understood
skirmish-web-lesson-end = End the lessons
skirmish-web-lesson-left = This did not come up in your battle:
skirmish-web-lesson-all = That is all: you know the game. The rules and every card are in the book.
skirmish-web-lesson-finish = Finish
skirmish-web-lesson-hand = Hero cards are yours, not a unit’s. Their icons help in tests, their effects cost command. Tap those you would rather exchange, then confirm.
    .title = Your hand
skirmish-web-lesson-deploy = Choose a unit below, tap a hex of your zone, then the edge it is to face. A unit sees, moves and attacks through its three front edges, and its armour is thinner behind.
    .title = Deploying
skirmish-web-lesson-cards = Every unit gets an Active card face down. The number is its initiative: high numbers act first, and everybody sees it. The rest stays secret until the unit’s turn.
    .title = Active cards
skirmish-web-lesson-next = The Next card slides onto the Active one at the end of the round, and the cards beneath add their combo. So plan two rounds ahead. An Idle card waits beside it.
    .title = Next and Idle
skirmish-web-lesson-activation = Its turn has come. Reveal the card and use it, or skip: then the unit does nothing and its card stays hidden. Nobody skips twice running.
    .title = Activation
skirmish-web-lesson-movement = The lit hexes can be reached; the number is the cost. Tap one, then a facing. Broken ground ends a movement. Green lines show whom you would see from there, red ones what blocks the view. Confirm when you like it, or undo.
    .title = Movement
skirmish-web-lesson-action = Targets in range, arc and sight are outlined in red. Point at one to see both sums as they stand. Hit against dodge; then damage against the armour of the side you hit.
    .title = Actions
skirmish-web-lesson-windows = Before a test is compared, both sides may add icons of hero cards, one at a time. Pass when you are content. With a standing order you pass by yourself until you are attacked.
    .title = Interaction
skirmish-web-lesson-damage = You have won the test. What it brings is yours to take, or to leave out.
    .title = Consequences
skirmish-web-lesson-stability = Stability against stability: the loser is pushed, knocked down, or both. Pushed against a wall or the rim, it loses health.
    .title = Push and knock
skirmish-web-lesson-reactions = A card with Reaction may hold its movement or its action. After another unit has moved or acted, you may use what you held.
    .title = Reactions
skirmish-web-lesson-round = The round is over: cards slide, stacks are trimmed to the combo limit, new cards are drawn.
    .title = The end of a round
skirmish-web-lesson-fear = Fear against courage. A Fear card goes on top of the deck; played, it makes the unit flee.
    .title = Fear
skirmish-web-lesson-sedatives = A dart that would wound waits under the target’s Next card instead. When that card slides, the Sedative locks a place of the combo. When all places are locked, the animal sleeps, alive and out of the fight.
    .title = Sedatives

## What is asked, and what hangs on it

skirmish-web-why-replace-hero-cards = Tap the cards that you would rather exchange for new ones. To keep them all is fine.
skirmish-web-why-who-deploys = Whoever deploys later has seen where the others stand.
skirmish-web-why-deploy = Tap a lit hex, then the way to face: units move and attack forwards, and their armour is thinner behind.
skirmish-web-why-arrive = Tap a lit hex, then the way to face.
skirmish-web-why-who-places = Whoever places later has seen the numbers of the others.
skirmish-web-why-place-active = The card for this round. The highest number acts first; everybody sees the number, only you see the card.
skirmish-web-why-place-next = The card for the round after this one. A second one may wait on Idle.
skirmish-web-why-step-card = A card may help here. Without one it simply goes on.
skirmish-web-why-announce = Cards and abilities that fit are lit. Nothing is lost if you pass.
skirmish-web-why-skip-or-reveal = Revealed, the card is used now: movement, then action. Skipped, the unit does nothing this round; not twice running.
skirmish-web-why-which-unit = They have the same initiative.
skirmish-web-why-who-begins = They have the same initiative.
skirmish-web-why-half-first = The card allows both orders.
skirmish-web-why-movement = Lit hexes can be reached, the number is the cost. Point at one: green lines are whom the unit would see, red circles who could attack it there.
skirmish-web-why-rest-of-movement = What is left of the movement, from where the unit stands now.
skirmish-web-why-let-go = Held, it hardly moves; let go, both are free.
skirmish-web-why-reaction = What was held back may be used now, after what has just happened.
skirmish-web-why-late-half = What was held back is lost if it is not used now.
skirmish-web-why-action = Targets are outlined in red: point at one to see both sums before you decide.
skirmish-web-why-reinforce = Adrenaline makes this part of the card stronger.
skirmish-web-why-window-turn = The icons of one card are added to your sum. When all have passed, the sums are compared.
skirmish-web-why-zone = The side decides how thick the armour is.
skirmish-web-why-consequences = You have won the test: all of it happens, unless you leave something out.
skirmish-web-why-stability-test = Stability against stability: if you win, it is pushed or knocked down.
skirmish-web-why-stability-consequences = Pushed, it loses its place; knocked down, it has base values and must stand up first.
skirmish-web-why-follow = Your unit may take the place that was left.
skirmish-web-why-flee-step = Fear drives it away from what frightened it.
skirmish-web-why-skipped-card = Kept, the unit waits with all its cards as they are; discarded, its Next card slides up.
skirmish-web-why-trim = Cards under the Active one add their combo. More than the limit must go; the others may.

skirmish-web-moment-phase-start = The phase begins: a card or an ability now?
skirmish-web-moment-phase-end = The phase ends: a card or an ability now?
# $unit
skirmish-web-moment-activation = { $unit } is about to act: a card or an ability now?
# $unit
skirmish-web-moment-reveal = { $unit } has revealed its card: a card or an ability now?
# $unit
skirmish-web-moment-skip = { $unit } has skipped: a card or an ability now?
# $unit
skirmish-web-moment-segment = { $unit } has moved: a card or an ability now?
# $unit
skirmish-web-moment-result = The test of { $unit } is decided: a card or an ability now?
# $unit
skirmish-web-moment-damage = { $unit } is about to lose health: a card or an ability now?
# $unit
skirmish-web-moment-elimination = { $unit } has fallen: a card or an ability now?
# $unit
skirmish-web-moment-condition = { $unit } has suffered something: a card or an ability now?
# $unit
skirmish-web-moment-draw = { $unit ->
    [none] Cards were drawn: a card or an ability now?
   *[other] Cards were drawn for { $unit }: a card or an ability now?
  }

skirmish-web-meant = Confirm it, or choose something else.
skirmish-web-keep-all = Keep all
skirmish-web-pass = Play nothing
skirmish-web-goal = The goal
skirmish-web-forces = The armies
# $count
skirmish-web-replace-some = Replace { $count ->
    [one] one card
   *[other] { $count } cards
  }
# $round $of
skirmish-web-round-of = Round { $round } of { $of }
# $success $mine $theirs
skirmish-web-stands = As it stands: { $success ->
    [yes] success
   *[no] failure
  }, { $mine } against { $theirs }
skirmish-web-place-which = Which unit gets a card?

## The numbers of a unit

skirmish-web-skill-movement = Points to move with: a hex through a front edge is one, turning is free, difficult ground ends the movement.
skirmish-web-skill-melee = Added up when the unit attacks at close quarters; the target answers with dodge. What exceeds the armour is damage.
skirmish-web-skill-ballistic = Added up when the unit shoots; the target answers with dodge. The damage is the weapon’s, less armour.
skirmish-web-skill-dodge = Stands against every attack, close or from afar. At a tie the attacker hits.
skirmish-web-skill-stability = Decides who is pushed, knocked down, grabbed or held, and who may force a way through.
skirmish-web-skill-fear = Frightens others if it exceeds their courage.
skirmish-web-skill-courage = Stands against fear, also at a tie.
skirmish-web-skill-armour = Taken off every damage. Three numbers: front, sides, rear.
skirmish-web-skill-initiative = The number of the Active card. Units act from the highest down.
skirmish-web-keep-everything = Keep everything

## Places in words

# $n $way
skirmish-web-way = { $n ->
    [one] one hex { $way }
   *[other] { $n } hexes { $way }
  }
skirmish-web-toward-0 = east
skirmish-web-toward-1 = south-east
skirmish-web-toward-2 = south
skirmish-web-toward-3 = south-west
skirmish-web-toward-4 = west
skirmish-web-toward-5 = north-west
skirmish-web-toward-6 = north
skirmish-web-toward-7 = north-east
# $ground $zone $way
skirmish-web-where = { $ground }; { $zone } is { $way }
skirmish-web-the-middle = the middle of the map
# $unit $where $facing
skirmish-web-event-deployed = { $unit } deploys ({ $where }), facing { $facing }.
# $unit $where
skirmish-web-event-arrived = { $unit } arrives ({ $where }).
# $way $unit $where $facing
skirmish-web-event-moved = { $way ->
    [none] { $unit } turns to face { $facing }.
   *[other] { $unit } moves { $way } ({ $where }), facing { $facing }.
  }
# $unit $where
skirmish-web-event-dragged = { $unit } is dragged along ({ $where }).
# $unit $way $where
skirmish-web-event-pushed = { $unit } is pushed { $way } ({ $where }).
# $object $where
skirmish-web-event-object-pushed = { $object } is pushed away ({ $where }).
# $unit $where
skirmish-web-event-followed = { $unit } follows ({ $where }).
# $unit $where
skirmish-web-event-shifted = { $unit } is moved ({ $where }).
# $unit $object $where
skirmish-web-event-dropped = { $unit } drops { $object } ({ $where }).
# $unit $where $facing
skirmish-web-choice-deploy = { $unit }: { $where }, facing { $facing }
# $way $where $facing
skirmish-web-choice-move = { $way ->
    [none] stay here, facing { $facing }
   *[other] { $way } ({ $where }), facing { $facing }
  }
# $way $where
skirmish-web-choice-enter = force a way in, { $way } ({ $where })
# $way $where $facing
skirmish-web-choice-flee = flee { $way } ({ $where }), facing { $facing }
# $where
skirmish-web-choice-shift = { $where }
# $facing
skirmish-web-choice-edge = towards the { $facing }
# $way $where
skirmish-web-deed-hex = { $way ->
    [none] here
   *[other] { $way } ({ $where })
  }
# $about
skirmish-web-card-or-pass = { $about }: play a card, or pass?
# $units
skirmish-web-could-react = Could react: { $units }
# $count
skirmish-web-usable = { $count } to use
