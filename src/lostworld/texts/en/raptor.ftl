# Raptor in words: sides, figures, cards, actions, events and how a game is won.
#
# Values: spaces are texts such as "c4"; $side is "raptor" or "scientist"; $card and counts are numbers.
# A value hidden from the reader is the text "hidden". Of a list field of an event, $<field> is the list
# with commas and $<field>_count its length; of a path also $from and $to are given. Truth is "yes" or "no".

## Sides

side-raptor = Raptor
    .long = Raptor player
    .goal = Let three babies escape, or leave no scientist on the board.
side-scientist = Scientist
    .long = Scientist player
    .goal = Capture three babies, or put five sleep tokens on the mother.
side-spectator = Spectator
    .long = Spectator
    .goal = You are watching.

## Figures and things on the board

figure-mother = mother
figure-baby = baby
figure-scientist = scientist
state-free = free
state-rock = rock
state-fire = fire
state-mother = mother
# $tokens
state-mother-tokens = { $tokens ->
    [0] mother, unhurt
    [one] mother with { $tokens } sleep token
   *[other] mother with { $tokens } sleep tokens
}
state-baby-awake = baby, awake
state-baby-asleep = baby, asleep
state-baby-asleep-now = baby, put to sleep this round
state-baby-called = baby, already called
state-scientist-active = scientist
state-scientist-used = scientist, aggressive action used this round
state-scientist-frightened = scientist, frightened
state-scientist-frightened-now = scientist, frightened this round
state-scientist-on-fire = scientist, on a fire
state-scientist-used-on-fire = scientist, on a fire, aggressive action used this round
state-exit = exit
token-sleep = sleep token
token-fire = fire token
pile-played = played card
pile-hand = hand
pile-draw = draw pile
pile-discard = discard pile
pile-reserve = reserve
theme-jungle = Jungle
theme-savannah = Savannah
layout-random = Random board
layout-jungle = Random jungle
layout-savannah = Random savannah
layout-first-game = First game (the setup of the rulebook)

## Cards: .name, .effect (what it does when it is the lower card), .hint (a few words), .family

family-nothing = No effect
family-call = Mother's call
family-disappearance = Disappearance and observation
family-fear = Fear
family-recovery = Recovery
family-gas = Sleeping gas
family-reinforcements = Reinforcements
family-jeep = Jeep
family-fire = Fire

card-raptor-1 = { side-raptor } 1 – { card-raptor-1.name }
    .name = Mother's call and shuffle
    .effect = Bring one awake baby along free spaces to a free space of the mother's tile. When the round ends, shuffle this card, your discard pile and your draw pile into a new draw pile.
    .hint = Call 1 baby, then shuffle
    .family = { family-call }
card-raptor-2 = { side-raptor } 2 – { card-raptor-2.name }
    .name = Disappearance and observation
    .effect = Take the mother off the board; once Scientist's action points are over, put her on any free space. In the next round Scientist shows you the chosen card before you choose yours.
    .hint = Vanish, return, and see the next card
    .family = { family-disappearance }
card-raptor-3 = { side-raptor } 3 – { card-raptor-3.name }
    .name = Fear
    .effect = Frighten one standing scientist. He can do nothing until he is stood up for 1 action point, and not in this round.
    .hint = Frighten 1 scientist
    .family = { family-fear }
card-raptor-4 = { side-raptor } 4 – { card-raptor-4.name }
    .name = Mother's call (×2)
    .effect = Bring one or two different awake babies along free spaces to free spaces of the mother's tile, one after the other.
    .hint = Call 1 or 2 babies
    .family = { family-call }
card-raptor-5 = { side-raptor } 5 – { card-raptor-5.name }
    .name = Recovery (×2)
    .effect = Up to two times: take a sleep token off the mother, or wake a sleeping baby anywhere. Any mix; at least once if possible.
    .hint = Remove tokens or wake babies, up to 2
    .family = { family-recovery }
card-raptor-6 = { side-raptor } 6 – { card-raptor-6.name }
    .name = Disappearance and observation
    .effect = { card-raptor-2.effect }
    .hint = { card-raptor-2.hint }
    .family = { family-disappearance }
card-raptor-7 = { side-raptor } 7 – { card-raptor-7.name }
    .name = Recovery (×3)
    .effect = Up to three times: take a sleep token off the mother, or wake a sleeping baby anywhere. Any mix; at least once if possible.
    .hint = Remove tokens or wake babies, up to 3
    .family = { family-recovery }
card-raptor-8 = { side-raptor } 8 – { card-raptor-8.name }
    .name = Fear (×2)
    .effect = Frighten one or two standing scientists. They can do nothing until each is stood up for 1 action point, and not in this round.
    .hint = Frighten 1 or 2 scientists
    .family = { family-fear }
card-raptor-9 = { side-raptor } 9 – { card-raptor-9.name }
    .name = No effect
    .effect = This card does nothing, but no card gives more action points.
    .hint = Nothing
    .family = { family-nothing }

card-scientist-1 = { side-scientist } 1 – { card-scientist-1.name }
    .name = Sleeping gas and shuffle
    .effect = Put one awake baby to sleep on the tile of an active scientist or on a tile sharing an edge with it. When the round ends, shuffle this card, your discard pile and your draw pile into a new draw pile.
    .hint = Gas 1 baby, then shuffle
    .family = { family-gas }
card-scientist-2 = { side-scientist } 2 – { card-scientist-2.name }
    .name = Reinforcements
    .effect = Place one or two scientists from your reserve on free spaces of the two long edges of the board, on square tiles only.
    .hint = 1 or 2 new scientists
    .family = { family-reinforcements }
card-scientist-3 = { side-scientist } 3 – { card-scientist-3.name }
    .name = Jeep (×2)
    .effect = One or two drives: an active scientist goes any distance in a straight line until a rock or a figure stops him. Fires he drives over are removed. Split the drives as you like.
    .hint = 1 or 2 drives in a straight line
    .family = { family-jeep }
card-scientist-4 = { side-scientist } 4 – { card-scientist-4.name }
    .name = Sleeping gas (×2)
    .effect = Put one or two awake babies to sleep, each on the tile of an active scientist or on a tile sharing an edge with it.
    .hint = Gas 1 or 2 babies
    .family = { family-gas }
card-scientist-5 = { side-scientist } 5 – { card-scientist-5.name }
    .name = Fire (×2)
    .effect = Light two fires, each on a free space next to an active scientist or next to a fire, new ones included.
    .hint = 2 fires
    .family = { family-fire }
card-scientist-6 = { side-scientist } 6 – { card-scientist-6.name }
    .name = Reinforcements
    .effect = { card-scientist-2.effect }
    .hint = { card-scientist-2.hint }
    .family = { family-reinforcements }
card-scientist-7 = { side-scientist } 7 – { card-scientist-7.name }
    .name = Fire (×3)
    .effect = Light three fires, each on a free space next to an active scientist or next to a fire, new ones included.
    .hint = 3 fires
    .family = { family-fire }
card-scientist-8 = { side-scientist } 8 – { card-scientist-8.name }
    .name = Jeep (×4)
    .effect = One to four drives: an active scientist goes any distance in a straight line until a rock or a figure stops him. Fires he drives over are removed. Split the drives as you like.
    .hint = 1 to 4 drives in a straight line
    .family = { family-jeep }
card-scientist-9 = { side-scientist } 9 – { card-scientist-9.name }
    .name = No effect
    .effect = This card does nothing, but no card gives more action points.
    .hint = Nothing
    .family = { family-nothing }

# $raptor
raptor-card = { $raptor ->
    [1] 1 – { card-raptor-1.name }
    [2] 2 – { card-raptor-2.name }
    [3] 3 – { card-raptor-3.name }
    [4] 4 – { card-raptor-4.name }
    [5] 5 – { card-raptor-5.name }
    [6] 6 – { card-raptor-6.name }
    [7] 7 – { card-raptor-7.name }
    [8] 8 – { card-raptor-8.name }
    [9] 9 – { card-raptor-9.name }
   *[hidden] a hidden card
}
# $scientist
scientist-card = { $scientist ->
    [1] 1 – { card-scientist-1.name }
    [2] 2 – { card-scientist-2.name }
    [3] 3 – { card-scientist-3.name }
    [4] 4 – { card-scientist-4.name }
    [5] 5 – { card-scientist-5.name }
    [6] 6 – { card-scientist-6.name }
    [7] 7 – { card-scientist-7.name }
    [8] 8 – { card-scientist-8.name }
    [9] 9 – { card-scientist-9.name }
   *[hidden] a hidden card
}
# $side $card
card-of-side = { $side ->
    [raptor] { $card ->
        [1] 1 – { card-raptor-1.name }
        [2] 2 – { card-raptor-2.name }
        [3] 3 – { card-raptor-3.name }
        [4] 4 – { card-raptor-4.name }
        [5] 5 – { card-raptor-5.name }
        [6] 6 – { card-raptor-6.name }
        [7] 7 – { card-raptor-7.name }
        [8] 8 – { card-raptor-8.name }
       *[9] 9 – { card-raptor-9.name }
    }
   *[scientist] { $card ->
        [1] 1 – { card-scientist-1.name }
        [2] 2 – { card-scientist-2.name }
        [3] 3 – { card-scientist-3.name }
        [4] 4 – { card-scientist-4.name }
        [5] 5 – { card-scientist-5.name }
        [6] 6 – { card-scientist-6.name }
        [7] 7 – { card-scientist-7.name }
        [8] 8 – { card-scientist-8.name }
       *[9] 9 – { card-scientist-9.name }
    }
}

## Actions, as a button or a screen reader says them

# $space
action-place-mother = Place the mother on { $space }
# $space
action-place-baby = Place a baby on { $space }
# $space
action-place-scientist = Place a scientist on { $space }
# $space
action-return-mother = Bring the mother back on { $space }
# $space
action-reinforce = Place a scientist from the reserve on { $space }
# $side $card
action-choose-card = Choose card { card-of-side }
# $from $to
action-move-mother = Move the mother from { $from } to { $to }
# $from $to $toll
action-move-mother-toll = Move the mother from { $from } to { $to } (her wounds cost { $toll ->
    [one] { $toll } more point
   *[other] { $toll } more points
})
# $from $to
action-move-baby = Move the baby from { $from } to { $to }
# $from
action-escape = Let the baby on { $from } escape through the exit
# $from $to
action-move-scientist = Move the scientist from { $from } to { $to }
# $space
action-kill = The mother kills the scientist on { $space }
# $space
action-wake = The mother wakes the baby on { $space }
# $space
action-put-out = The mother puts out the fire on { $space } and all connected to it
# $space
action-stand-up = Stand up the frightened scientist on { $space }
# $from $space
action-put-to-sleep = The scientist on { $from } puts the baby on { $space } to sleep
# $from $space
action-capture = The scientist on { $from } captures the baby on { $space }
# $from
action-shoot = The scientist on { $from } shoots at the mother
# $from $to
action-call = Call the baby from { $from } to { $to }
# $space
action-frighten = Frighten the scientist on { $space }
action-remove-token = Take a sleep token off the mother
# $space
action-recover-baby = Wake the baby on { $space }
# $space
action-gas = Put the baby on { $space } to sleep with gas
# $from $to
action-drive = Drive the scientist from { $from } to { $to }
# $space
action-light-fire = Light a fire on { $space }
action-end-turn = End the turn
action-stop-effect = Stop the effect here

## Events, as the log tells them

# $figure $space
event-figure-placed = { $figure ->
    [mother] The mother was placed on { $space }.
    [baby] A baby was placed on { $space }.
   *[scientist] A scientist was placed on { $space }.
}
# $side $card
event-card-chosen = { $card ->
    [hidden] { the-side-first } has chosen a card.
   *[other] { the-side-first } has chosen { card-of-side }.
}
# $card
event-card-shown = { $card ->
    [hidden] Scientist showed Raptor the chosen card.
   *[other] Scientist showed Raptor the chosen card: { $card }.
}
# $raptor $scientist
event-cards-revealed = The cards were revealed: Raptor { raptor-card }, Scientist { scientist-card }.
# $card
event-tie = Both played { $card }: nothing happened.
# $side $card
event-effect-begins = { the-side-first } had the lower card and applied { card-of-side }.
# $side $card
event-effect-ends = The effect of { the-side }'s card { $card } is over.
# $space
event-mother-vanished = The mother disappeared from { $space }.
# $space
event-mother-returned = The mother returned to the board on { $space }.
# $side $points
event-turn-begins = { the-side-first } has { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}.
# $side $unspent
event-turn-ends = { $unspent ->
    [0] { the-side-first }'s turn ended.
    [one] { the-side-first }'s turn ended with { $unspent } action point unspent.
   *[other] { the-side-first }'s turn ended with { $unspent } action points unspent.
}
# $path $path_count $from $to $toll
event-mother-moved = { $toll ->
    [0] The mother moved from { $from } to { $to }.
    [one] The mother moved from { $from } to { $to }, after paying { $toll } action point for her wounds.
   *[other] The mother moved from { $from } to { $to }, after paying { $toll } action points for her wounds.
}
# $path $path_count $from $to
event-baby-moved = The baby on { $from } moved to { $to }.
# $space $escaped
event-baby-escaped = { $escaped ->
    [one] The baby on { $space } escaped: { $escaped } baby is safe.
   *[other] The baby on { $space } escaped: { $escaped } babies are safe.
}
# $path $path_count $from $to
event-scientist-moved = The scientist on { $from } moved to { $to }.
# $space
event-scientist-killed = The mother killed the scientist on { $space }.
# $space
event-baby-woken = The mother woke the baby on { $space }.
# $spaces $spaces_count
event-fire-put-out = { $spaces_count ->
    [one] The mother put out the fire on { $spaces }.
   *[other] The mother put out { $spaces_count } fires: { $spaces }.
}
# $space
event-scientist-stood-up = The scientist on { $space } stood up again.
# $by $space
event-baby-put-to-sleep = The scientist on { $by } put the baby on { $space } to sleep.
# $by $space $captured
event-baby-captured = { $captured ->
    [one] The scientist on { $by } captured the baby on { $space }: { $captured } baby is captured.
   *[other] The scientist on { $by } captured the baby on { $space }: { $captured } babies are captured.
}
# $by $space $tokens
event-mother-shot = { $tokens ->
    [one] The scientist on { $by } shot the mother on { $space }: she has { $tokens } sleep token.
   *[other] The scientist on { $by } shot the mother on { $space }: she has { $tokens } sleep tokens.
}
# $path $path_count $from $to
event-baby-called = The baby on { $from } came to its mother's call, to { $to }.
# $space
event-scientist-frightened = The scientist on { $space } was frightened.
# $tokens
event-token-removed = A sleep token was taken off the mother: { $tokens ->
    [0] none is left.
    [one] { $tokens } is left.
   *[other] { $tokens } are left.
}
# $space
event-baby-recovered = The baby on { $space } woke up.
# $space
event-baby-gassed = Sleeping gas put the baby on { $space } to sleep.
# $path $path_count $from $to $fires $fires_count
event-jeep-driven = { $fires_count ->
    [0] The scientist on { $from } drove to { $to }.
    [one] The scientist on { $from } drove to { $to } and over the fire on { $fires }.
   *[other] The scientist on { $from } drove to { $to } and over { $fires_count } fires: { $fires }.
}
# $space
event-fire-lit = A fire was lit on { $space }.
# $space $reserve
event-reinforcement-arrived = A scientist arrived on { $space }: { $reserve ->
    [0] none is left in reserve.
    [one] { $reserve } is left in reserve.
   *[other] { $reserve } are left in reserve.
}
# $raptor $scientist
event-cards-discarded = Raptor discarded { $raptor }, Scientist { $scientist }.
# $side $cards
event-pile-shuffled = { the-side-first } shuffled { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} into a new draw pile.
# $side $card
event-card-drawn = { $card ->
    [hidden] { the-side-first } drew a card.
   *[other] { the-side-first } drew { card-of-side }.
}
# $number $observed
event-round-begins = { $observed ->
    [yes] Round { $number } began. The mother is watching: Scientist chooses first and shows the card.
   *[no] Round { $number } began.
}
# $side $reason
event-game-won = { the-side-first } won: { $reason ->
    [babies_escaped] { reason-babies-escaped }
    [scientists_gone] { reason-scientists-gone }
    [mother_neutralised] { reason-mother-neutralised }
   *[babies_captured] { reason-babies-captured }
}
# $side
event-resigned = { the-side-first } has resigned.
# $side
event-time-ran-out = The time of { the-side } has run out.
# $side
event-taken-back = { the-side-first } took the last decision back.

## How a game is won

reason-babies-escaped = three babies have escaped.
reason-scientists-gone = no scientist is left on the board.
reason-mother-neutralised = the mother has five sleep tokens and is neutralised.
reason-babies-captured = three babies have been captured.
