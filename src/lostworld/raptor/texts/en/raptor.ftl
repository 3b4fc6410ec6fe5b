# Raptor in words: sides, figures, cards, actions, events and how a game is won.
#
# Values: spaces are texts such as "c4"; $side is "raptor" or "scientist"; $card and counts are numbers.
# A value hidden from the reader is the text "hidden". Of a list field of an event, $<field> is the list
# with commas and $<field>_count its length; of a path also $from and $to are given. Truth is "yes" or "no".

raptor-name = Raptor

## Sides: how they stand in sentences (see table.ftl)

# $side
raptor-the-side = { $side ->
    [raptor] Raptor
   *[scientist] Scientist
}
# $side
raptor-the-side-first = { raptor-the-side }
# $side
raptor-of-the-side = of { raptor-the-side }

raptor-seat-raptor = Raptor
    .the = Raptor
    .first = Raptor
    .of = of Raptor
    .to = to Raptor
    .call = Raptor
    .play = the raptors
    .long = Raptor player
    .goal = Let three babies escape, or leave no scientist on the board.
raptor-seat-scientist = Scientist
    .the = Scientist
    .first = Scientist
    .of = of Scientist
    .to = to Scientist
    .call = Scientist
    .play = the scientists
    .long = Scientist player
    .goal = Capture three babies, or put five sleep tokens on the mother.

## Figures and things on the board

raptor-state-free = free
raptor-state-rock = rock
raptor-state-fire = fire
raptor-state-mother = mother
# $tokens
raptor-state-mother-tokens = { $tokens ->
    [0] mother, unhurt
    [one] mother with { $tokens } sleep token
   *[other] mother with { $tokens } sleep tokens
}
raptor-state-baby-awake = baby, awake
raptor-state-baby-asleep = baby, asleep
raptor-state-baby-asleep-now = baby, put to sleep this round
raptor-state-baby-called = baby, already called
raptor-state-scientist-active = scientist
raptor-state-scientist-used = scientist, aggressive action used this round
raptor-state-scientist-frightened = scientist, frightened
raptor-state-scientist-frightened-now = scientist, frightened this round
raptor-state-scientist-on-fire = scientist, on a fire
raptor-state-scientist-used-on-fire = scientist, on a fire, aggressive action used this round
raptor-state-exit = exit
raptor-look-theme-jungle = Jungle
raptor-look-theme-savannah = Savannah
raptor-option-layout-random = Random board
raptor-option-layout-jungle = Random jungle
raptor-option-layout-savannah = Random savannah
raptor-option-layout-first-game = First game (the setup of the rulebook)

## Cards: .name, .effect (what it does when it is the lower card), .hint (a few words), .family

raptor-family-nothing = No effect
raptor-family-call = Mother's call
raptor-family-disappearance = Disappearance and observation
raptor-family-fear = Fear
raptor-family-recovery = Recovery
raptor-family-gas = Sleeping gas
raptor-family-reinforcements = Reinforcements
raptor-family-jeep = Jeep
raptor-family-fire = Fire
raptor-card-raptor-1 = { raptor-seat-raptor } 1 – { raptor-card-raptor-1.name }
    .name = Mother's call and shuffle
    .effect = Bring one awake baby along free spaces to a free space of the mother's tile. When the round ends, shuffle this card, your discard pile and your draw pile into a new draw pile.
    .hint = Call 1 baby, then shuffle
    .family = { raptor-family-call }
raptor-card-raptor-2 = { raptor-seat-raptor } 2 – { raptor-card-raptor-2.name }
    .name = Disappearance and observation
    .effect = Take the mother off the board; once Scientist's action points are over, put her on any free space. In the next round Scientist shows you the chosen card before you choose yours.
    .hint = Vanish, return, and see the next card
    .family = { raptor-family-disappearance }
raptor-card-raptor-3 = { raptor-seat-raptor } 3 – { raptor-card-raptor-3.name }
    .name = Fear
    .effect = Frighten one standing scientist. He can do nothing until he is stood up for 1 action point, and not in this round.
    .hint = Frighten 1 scientist
    .family = { raptor-family-fear }
raptor-card-raptor-4 = { raptor-seat-raptor } 4 – { raptor-card-raptor-4.name }
    .name = Mother's call (×2)
    .effect = Bring one or two different awake babies along free spaces to free spaces of the mother's tile, one after the other.
    .hint = Call 1 or 2 babies
    .family = { raptor-family-call }
raptor-card-raptor-5 = { raptor-seat-raptor } 5 – { raptor-card-raptor-5.name }
    .name = Recovery (×2)
    .effect = Up to two times: take a sleep token off the mother, or wake a sleeping baby anywhere. Any mix; at least once if possible.
    .hint = Remove tokens or wake babies, up to 2
    .family = { raptor-family-recovery }
raptor-card-raptor-6 = { raptor-seat-raptor } 6 – { raptor-card-raptor-6.name }
    .name = Disappearance and observation
    .effect = { raptor-card-raptor-2.effect }
    .hint = { raptor-card-raptor-2.hint }
    .family = { raptor-family-disappearance }
raptor-card-raptor-7 = { raptor-seat-raptor } 7 – { raptor-card-raptor-7.name }
    .name = Recovery (×3)
    .effect = Up to three times: take a sleep token off the mother, or wake a sleeping baby anywhere. Any mix; at least once if possible.
    .hint = Remove tokens or wake babies, up to 3
    .family = { raptor-family-recovery }
raptor-card-raptor-8 = { raptor-seat-raptor } 8 – { raptor-card-raptor-8.name }
    .name = Fear (×2)
    .effect = Frighten one or two standing scientists. They can do nothing until each is stood up for 1 action point, and not in this round.
    .hint = Frighten 1 or 2 scientists
    .family = { raptor-family-fear }
raptor-card-raptor-9 = { raptor-seat-raptor } 9 – { raptor-card-raptor-9.name }
    .name = No effect
    .effect = This card does nothing, but no card gives more action points.
    .hint = Nothing
    .family = { raptor-family-nothing }
raptor-card-scientist-1 = { raptor-seat-scientist } 1 – { raptor-card-scientist-1.name }
    .name = Sleeping gas and shuffle
    .effect = Put one awake baby to sleep on the tile of an active scientist or on a tile sharing an edge with it. When the round ends, shuffle this card, your discard pile and your draw pile into a new draw pile.
    .hint = Gas 1 baby, then shuffle
    .family = { raptor-family-gas }
raptor-card-scientist-2 = { raptor-seat-scientist } 2 – { raptor-card-scientist-2.name }
    .name = Reinforcements
    .effect = Place one or two scientists from your reserve on free spaces of the two long edges of the board, on square tiles only.
    .hint = 1 or 2 new scientists
    .family = { raptor-family-reinforcements }
raptor-card-scientist-3 = { raptor-seat-scientist } 3 – { raptor-card-scientist-3.name }
    .name = Jeep (×2)
    .effect = One or two drives: an active scientist goes any distance in a straight line until a rock or a figure stops him. Fires he drives over are removed. Split the drives as you like.
    .hint = 1 or 2 drives in a straight line
    .family = { raptor-family-jeep }
raptor-card-scientist-4 = { raptor-seat-scientist } 4 – { raptor-card-scientist-4.name }
    .name = Sleeping gas (×2)
    .effect = Put one or two awake babies to sleep, each on the tile of an active scientist or on a tile sharing an edge with it.
    .hint = Gas 1 or 2 babies
    .family = { raptor-family-gas }
raptor-card-scientist-5 = { raptor-seat-scientist } 5 – { raptor-card-scientist-5.name }
    .name = Fire (×2)
    .effect = Light two fires, each on a free space next to an active scientist or next to a fire, new ones included.
    .hint = 2 fires
    .family = { raptor-family-fire }
raptor-card-scientist-6 = { raptor-seat-scientist } 6 – { raptor-card-scientist-6.name }
    .name = Reinforcements
    .effect = { raptor-card-scientist-2.effect }
    .hint = { raptor-card-scientist-2.hint }
    .family = { raptor-family-reinforcements }
raptor-card-scientist-7 = { raptor-seat-scientist } 7 – { raptor-card-scientist-7.name }
    .name = Fire (×3)
    .effect = Light three fires, each on a free space next to an active scientist or next to a fire, new ones included.
    .hint = 3 fires
    .family = { raptor-family-fire }
raptor-card-scientist-8 = { raptor-seat-scientist } 8 – { raptor-card-scientist-8.name }
    .name = Jeep (×4)
    .effect = One to four drives: an active scientist goes any distance in a straight line until a rock or a figure stops him. Fires he drives over are removed. Split the drives as you like.
    .hint = 1 to 4 drives in a straight line
    .family = { raptor-family-jeep }
raptor-card-scientist-9 = { raptor-seat-scientist } 9 – { raptor-card-scientist-9.name }
    .name = No effect
    .effect = This card does nothing, but no card gives more action points.
    .hint = Nothing
    .family = { raptor-family-nothing }
# $raptor
raptor-raptor-card = { $raptor ->
    [1] 1 – { raptor-card-raptor-1.name }
    [2] 2 – { raptor-card-raptor-2.name }
    [3] 3 – { raptor-card-raptor-3.name }
    [4] 4 – { raptor-card-raptor-4.name }
    [5] 5 – { raptor-card-raptor-5.name }
    [6] 6 – { raptor-card-raptor-6.name }
    [7] 7 – { raptor-card-raptor-7.name }
    [8] 8 – { raptor-card-raptor-8.name }
    [9] 9 – { raptor-card-raptor-9.name }
   *[hidden] a hidden card
}
# $scientist
raptor-scientist-card = { $scientist ->
    [1] 1 – { raptor-card-scientist-1.name }
    [2] 2 – { raptor-card-scientist-2.name }
    [3] 3 – { raptor-card-scientist-3.name }
    [4] 4 – { raptor-card-scientist-4.name }
    [5] 5 – { raptor-card-scientist-5.name }
    [6] 6 – { raptor-card-scientist-6.name }
    [7] 7 – { raptor-card-scientist-7.name }
    [8] 8 – { raptor-card-scientist-8.name }
    [9] 9 – { raptor-card-scientist-9.name }
   *[hidden] a hidden card
}
# $side $card
raptor-card-of-side = { $side ->
    [raptor] { $card ->
        [1] 1 – { raptor-card-raptor-1.name }
        [2] 2 – { raptor-card-raptor-2.name }
        [3] 3 – { raptor-card-raptor-3.name }
        [4] 4 – { raptor-card-raptor-4.name }
        [5] 5 – { raptor-card-raptor-5.name }
        [6] 6 – { raptor-card-raptor-6.name }
        [7] 7 – { raptor-card-raptor-7.name }
        [8] 8 – { raptor-card-raptor-8.name }
       *[9] 9 – { raptor-card-raptor-9.name }
    }
   *[scientist] { $card ->
        [1] 1 – { raptor-card-scientist-1.name }
        [2] 2 – { raptor-card-scientist-2.name }
        [3] 3 – { raptor-card-scientist-3.name }
        [4] 4 – { raptor-card-scientist-4.name }
        [5] 5 – { raptor-card-scientist-5.name }
        [6] 6 – { raptor-card-scientist-6.name }
        [7] 7 – { raptor-card-scientist-7.name }
        [8] 8 – { raptor-card-scientist-8.name }
       *[9] 9 – { raptor-card-scientist-9.name }
    }
}

## Decisions: what a side is asked

# $figure
raptor-decision-place = { $figure ->
    [mother] Raptor places the mother on one of the two central tiles.
    [baby] Raptor places a baby on the next square tile.
   *[scientist] Scientist places a scientist on the next L tile.
}
# $observed $shown
raptor-decision-card = { $observed ->
    [yes] { $shown ->
        [hidden] The mother is watching: Scientist chooses first and shows the card.
       *[other] Scientist has shown { $shown }; Raptor chooses now.
    }
   *[no] Both sides choose a card in secret.
}
# $side $card $left
raptor-decision-effect = { raptor-the-side-first } applies { raptor-card-of-side }: { $left ->
    [one] { $left } time left.
   *[other] up to { $left } times left.
}
# $side $points $toll
raptor-decision-points = { raptor-the-side-first } has { $points ->
    [one] { $points } action point
   *[other] { $points } action points
} left.{ $toll ->
    [0] { "" }
   *[other] {" "}{ raptor-decision-toll }
}
# $toll
raptor-decision-toll = The mother's first move costs { $toll ->
    [one] { $toll } extra point
   *[other] { $toll } extra points
} for her wounds.
raptor-decision-return = Raptor brings the mother back to any free space.

## Choices, as a button or a screen reader says them

# $space
raptor-choice-place-mother = Place the mother on { $space }
# $space
raptor-choice-place-baby = Place a baby on { $space }
# $space
raptor-choice-place-scientist = Place a scientist on { $space }
# $space
raptor-choice-return = Bring the mother back on { $space }
# $space
raptor-choice-reinforce = Place a scientist from the reserve on { $space }
# $side $card
raptor-choice-card = Choose card { raptor-card-of-side }
# $from $space $toll
raptor-choice-move-mother = Move the mother from { $from } to { $space }{ $toll ->
    [0] { "" }
    [one] {" "}(her wounds cost { $toll } more point)
   *[other] {" "}(her wounds cost { $toll } more points)
}
# $from $space
raptor-choice-move-baby = Move the baby from { $from } to { $space }
# $from
raptor-choice-escape = Let the baby on { $from } escape through the exit
# $from $space
raptor-choice-move-scientist = Move the scientist from { $from } to { $space }
# $space
raptor-choice-kill = The mother kills the scientist on { $space }
# $space
raptor-choice-wake = The mother wakes the baby on { $space }
# $space
raptor-choice-put-out = The mother puts out the fire on { $space } and all connected to it
# $space
raptor-choice-stand-up = Stand up the frightened scientist on { $space }
# $from $space
raptor-choice-put-to-sleep = The scientist on { $from } puts the baby on { $space } to sleep
# $from $space
raptor-choice-capture = The scientist on { $from } captures the baby on { $space }
# $from
raptor-choice-shoot = The scientist on { $from } shoots at the mother
# $from $space
raptor-choice-call = Call the baby from { $from } to { $space }
# $space
raptor-choice-frighten = Frighten the scientist on { $space }
raptor-choice-remove-token = Take a sleep token off the mother
# $space
raptor-choice-recover-baby = Wake the baby on { $space }
# $space
raptor-choice-gas = Put the baby on { $space } to sleep with gas
# $from $space
raptor-choice-drive = Drive the scientist from { $from } to { $space }
# $space
raptor-choice-light-fire = Light a fire on { $space }
raptor-choice-end = End the turn
raptor-choice-stop = Stop the effect here

## Events, as the log tells them

# $theme
raptor-event-board-laid = The tiles are laid out: { $theme ->
    [savannah] the savannah
   *[jungle] the jungle
}.
# $figure $space
raptor-event-figure-placed = { $figure ->
    [mother] The mother was placed on { $space }.
    [baby] A baby was placed on { $space }.
   *[scientist] A scientist was placed on { $space }.
}
# $side $card
raptor-event-card-chosen = { $card ->
    [hidden] { raptor-the-side-first } has chosen a card.
   *[other] { raptor-the-side-first } has chosen { raptor-card-of-side }.
}
# $card
raptor-event-card-shown = { $card ->
    [hidden] Scientist showed Raptor the chosen card.
   *[other] Scientist showed Raptor the chosen card: { $card }.
}
# $raptor $scientist
raptor-event-cards-revealed = The cards were revealed: Raptor { raptor-raptor-card }, Scientist { raptor-scientist-card }.
# $card
raptor-event-tie = Both played { $card }: nothing happened.
# $side $card
raptor-event-effect-begins = { raptor-the-side-first } has the lower card, which takes effect: { raptor-card-of-side }.
# $side $card
raptor-event-effect-ends = The effect of { raptor-the-side }'s card { $card } is over.
# $space
raptor-event-mother-vanished = The mother disappeared from { $space }.
# $space
raptor-event-mother-returned = The mother returned to the board on { $space }.
# $side $points
raptor-event-turn-begins = { raptor-the-side-first } has { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}.
# $side $unspent
raptor-event-turn-ends = { $unspent ->
    [0] { raptor-the-side-first }'s turn ended.
    [one] { raptor-the-side-first }'s turn ended with { $unspent } action point unspent.
   *[other] { raptor-the-side-first }'s turn ended with { $unspent } action points unspent.
}
# $path $path_count $from $to $toll
raptor-event-mother-moved = { $toll ->
    [0] The mother moved from { $from } to { $to }.
    [one] The mother moved from { $from } to { $to }, after paying { $toll } action point for her wounds.
   *[other] The mother moved from { $from } to { $to }, after paying { $toll } action points for her wounds.
}
# $path $path_count $from $to
raptor-event-baby-moved = The baby on { $from } moved to { $to }.
# $space $escaped
raptor-event-baby-escaped = { $escaped ->
    [one] The baby on { $space } escaped: { $escaped } baby is safe.
   *[other] The baby on { $space } escaped: { $escaped } babies are safe.
}
# $path $path_count $from $to
raptor-event-scientist-moved = The scientist on { $from } moved to { $to }.
# $space
raptor-event-scientist-killed = The mother killed the scientist on { $space }.
# $space
raptor-event-baby-woken = The mother woke the baby on { $space }.
# $spaces $spaces_count
raptor-event-fire-put-out = { $spaces_count ->
    [one] The mother put out the fire on { $spaces }.
   *[other] The mother put out { $spaces_count } fires: { $spaces }.
}
# $space
raptor-event-scientist-stood-up = The scientist on { $space } stood up again.
# $by $space
raptor-event-baby-put-to-sleep = The scientist on { $by } put the baby on { $space } to sleep.
# $by $space $captured
raptor-event-baby-captured = { $captured ->
    [one] The scientist on { $by } captured the baby on { $space }: { $captured } baby is captured.
   *[other] The scientist on { $by } captured the baby on { $space }: { $captured } babies are captured.
}
# $by $space $tokens
raptor-event-mother-shot = { $tokens ->
    [one] The scientist on { $by } shot the mother on { $space }: she has { $tokens } sleep token.
   *[other] The scientist on { $by } shot the mother on { $space }: she has { $tokens } sleep tokens.
}
# $path $path_count $from $to
raptor-event-baby-called = The baby on { $from } came to its mother's call, to { $to }.
# $space
raptor-event-scientist-frightened = The scientist on { $space } was frightened.
# $tokens
raptor-event-token-removed = A sleep token was taken off the mother: { $tokens ->
    [0] none is left.
    [one] { $tokens } is left.
   *[other] { $tokens } are left.
}
# $space
raptor-event-baby-recovered = The baby on { $space } woke up.
# $space
raptor-event-baby-gassed = Sleeping gas put the baby on { $space } to sleep.
# $path $path_count $from $to $fires $fires_count
raptor-event-jeep-driven = { $fires_count ->
    [0] The scientist on { $from } drove to { $to }.
    [one] The scientist on { $from } drove to { $to } and over the fire on { $fires }.
   *[other] The scientist on { $from } drove to { $to } and over { $fires_count } fires: { $fires }.
}
# $space
raptor-event-fire-lit = A fire was lit on { $space }.
# $space $reserve
raptor-event-reinforcement-arrived = A scientist arrived on { $space }: { $reserve ->
    [0] none is left in reserve.
    [one] { $reserve } is left in reserve.
   *[other] { $reserve } are left in reserve.
}
# $raptor $scientist
raptor-event-cards-discarded = Raptor discarded { $raptor }, Scientist { $scientist }.
# $side $cards
raptor-event-pile-shuffled = { raptor-the-side-first } shuffled { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} into a new draw pile.
# $side $card
raptor-event-card-drawn = { $card ->
    [hidden] { raptor-the-side-first } drew a card.
   *[other] { raptor-the-side-first } drew { raptor-card-of-side }.
}
# $number $observed
raptor-event-round-begins = { $observed ->
    [yes] Round { $number } began. The mother is watching: Scientist chooses first and shows the card.
   *[no] Round { $number } began.
}
# $side $reason
raptor-event-game-won = { raptor-the-side-first } won: { $reason ->
    [babies_escaped] { raptor-reason-babies-escaped }
    [scientists_gone] { raptor-reason-scientists-gone }
    [mother_neutralised] { raptor-reason-mother-neutralised }
   *[babies_captured] { raptor-reason-babies-captured }
}

## How a game is won

raptor-reason-babies-escaped = three babies have escaped.
raptor-reason-scientists-gone = no scientist is left on the board.
raptor-reason-mother-neutralised = the mother has five sleep tokens and is neutralised.
raptor-reason-babies-captured = three babies have been captured.
