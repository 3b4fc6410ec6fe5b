## Start

raptor-web-start-lead = A mother and her five babies against a team of scientists: two sides, nine cards each, and every round a duel of wits.
raptor-web-start-raptor = Play as raptors
raptor-web-start-scientist = Play as scientists
raptor-option-layout = Board
raptor-look-theme = Colours
raptor-web-load-neither = This is neither a record nor a position. A record begins with lines such as [Game "raptor"], a position with the six rows of the board.
raptor-web-load-raptor = Play on as raptors
raptor-web-load-scientist = Play on as scientists

## The board

# $space
raptor-web-board-exit = Exit beside { $space }

## The table

raptor-web-game-title = A game of Raptor
raptor-web-setup = Setup
raptor-web-aids-points = For one action point
raptor-web-state-choosing = is choosing a card
raptor-web-state-chosen = has chosen
# $count
raptor-web-count-tokens = Sleep tokens on the mother: { $count } of 5
# $count
raptor-web-count-escaped = Babies escaped: { $count } of 3
# $count
raptor-web-count-reserve = Scientists in reserve: { $count }
# $count
raptor-web-count-captured = Babies captured: { $count } of 3
# $count
raptor-web-pile-draw = draw pile { $count }
# $count
raptor-web-pile-hand = hand { $count }
# $side $values
raptor-web-values-played = Values { raptor-the-side } has played since the last shuffle: { $values }
# $side
raptor-web-values-none = { raptor-the-side-first } has played no value since the last shuffle
raptor-web-value-played = already played
raptor-web-hand = Your hand
raptor-web-card-chosen = This is your choice.
# $value
raptor-web-card-rules = Rules of card { $value }
raptor-web-peek = Show my cards

## What to do now

raptor-web-guide-cards-watch = Both sides are choosing a card in secret.
raptor-web-guide-choose = Choose a card in secret, then confirm it.
# $card
raptor-web-guide-chosen = You have chosen { $card }. You may still change your mind until the other side has chosen.
raptor-web-guide-other-card = Waiting for the other side's card.
raptor-web-guide-observed = The mother is watching: you choose first, and Raptor will see your card.
raptor-web-guide-observing = The mother is watching. Scientist must show a card before you choose.
# $card
raptor-web-guide-shown = Scientist has shown you { $card }. Choose your card.
raptor-web-guide-place-mother = Place the mother on one of the two tiles in the middle.
raptor-web-guide-place-baby = Place a baby on the marked tile: each of the other square tiles gets one.
raptor-web-guide-place-scientist = Place a scientist on the marked tile: each outer tile gets one.
raptor-web-guide-return = Bring the mother back on any free space.
# $name $left $begun $exact
raptor-web-guide-effect = { $name }: { $begun ->
    [yes] { $left ->
        [one] one more time.
       *[other] { $exact ->
            [yes] { $left } more times.
           *[no] up to { $left } more times.
        }
    }
   *[no] { $left ->
        [one] once.
       *[other] { $exact ->
            [yes] { $left } times.
           *[no] up to { $left } times.
        }
    }
}
# $points
raptor-web-guide-points = Spend { $points ->
    [one] your action point
   *[other] your { $points } action points
}: choose a figure, then where it goes or what it does.
# $spaces
raptor-web-guide-fire = Nobody may stand in a fire when the turn ends. Move on from { $spaces }, or undo a step.
# $points
raptor-web-points = { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
# $toll
raptor-web-toll = her first move costs { $toll } more
raptor-web-confirm-card = Confirm card
raptor-web-confirm-setup = Confirm setup
# $points
raptor-web-confirm-left = Confirm, { $points } left
# $points
raptor-web-reveal-points = { $points ->
    [one] action point
   *[other] action points
}
raptor-web-reveal-effect = its effect
raptor-web-reveal-tie = a tie
raptor-web-reveal-tie-text = Both cards are discarded, and nobody acts.

## Help and keyboard

raptor-web-help-command = In the command field you can type actions in notation such as Mf2-f5, the name of a space such as c4 to hear what is there, or undo, redo, hint and confirm.
raptor-web-key-digits = pick that card

## The end

# $card
raptor-web-event-tie = Both played { $card }, a tie: both cards are discarded, and nobody acts.

## Replay

# $percent
raptor-web-curve = Evaluation: Raptor wins { $percent }% of games from here

## Rules

raptor-web-rules-contents = Contents
raptor-web-rules-goal = How to win
raptor-web-rules-setup = Board and setup
raptor-web-rules-round = A round
raptor-web-rules-raptor = The raptors
raptor-web-rules-scientist = The scientists
raptor-web-rules-things = Spaces and tokens
raptor-web-rules-cards = The cards
