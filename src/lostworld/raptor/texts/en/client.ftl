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
raptor-web-count-standing = Scientists on the board: { $count }. Without any, Raptor wins.
raptor-web-counter-escaped = escaped
raptor-web-counter-tokens = tokens
raptor-web-counter-captured = captured
raptor-web-counter-standing = on the board
raptor-web-stock-reserve = reserve
raptor-web-stock-fires = fires left
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
raptor-web-ruler = What the other side may hold
# $side
raptor-web-ruler-if = If { raptor-the-side } plays
# $values $name
raptor-web-ruler-effect = Against { $values }: { $name }.
# $values $least $most
raptor-web-ruler-points = Against { $values }: { $least } to { $most } action points for you.
# $values
raptor-web-ruler-tie = Against { $values }: a tie.
# $values
raptor-web-ruler-gone = Already played: { $values }.
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
raptor-web-usual-setup = Usual setup
# $points
raptor-web-confirm-sure = Give up { $points ->
    [one] { $points } point
   *[other] { $points } points
}?
# $points
raptor-web-confirm-left = Confirm, { $points } left
# $points
raptor-web-reveal-points = { $points ->
    [one] action point
   *[other] action points
}
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

## The end in numbers

# $count
raptor-web-tally-rounds = { $count ->
    [one] round
   *[other] rounds
}
# $count
raptor-web-tally-escapes = { $count ->
    [one] escape
   *[other] escapes
}
# $count
raptor-web-tally-kills = { $count ->
    [one] scientist killed
   *[other] scientists killed
}
# $count
raptor-web-tally-captures = { $count ->
    [one] capture
   *[other] captures
}
# $count
raptor-web-tally-hits = { $count ->
    [one] hit on the mother
   *[other] hits on the mother
}

## Steps of a plan, in as few words as can be

# $space
raptor-step-place-mother = on { $space }
# $space
raptor-step-place-baby = on { $space }
# $space
raptor-step-place-scientist = on { $space }
# $space
raptor-step-return = back on { $space }
# $space
raptor-step-reinforce = new on { $space }
# $space
raptor-step-move-mother = to { $space }
# $space
raptor-step-move-baby = to { $space }
raptor-step-escape = escapes
# $space
raptor-step-move-scientist = to { $space }
# $space
raptor-step-kill = kills { $space }
# $space
raptor-step-wake = wakes { $space }
# $space
raptor-step-put-out = douses { $space }
# $space
raptor-step-stand-up = stands up on { $space }
# $space
raptor-step-put-to-sleep = stuns { $space }
# $space
raptor-step-capture = captures { $space }
raptor-step-shoot = shoots
# $space
raptor-step-call = called to { $space }
# $space
raptor-step-frighten = frightened on { $space }
raptor-step-remove-token = token off
# $space
raptor-step-recover-baby = awake on { $space }
# $space
raptor-step-gas = asleep on { $space }
# $space
raptor-step-drive = drives to { $space }
# $space
raptor-step-light-fire = on { $space }
raptor-step-end = end
raptor-step-stop = stop

## The coach of a first game

raptor-coach = Coach
raptor-coach-show = Show me
raptor-coach-leave = I can do without a coach
raptor-coach-cards = Both sides choose a card in secret. The lower card brings its effect, the higher one as many action points as the two differ. Look at a card: the ruler tells what would follow against each card the other side may hold.
raptor-coach-cards-raptor = Much to do on the board? A high card may bring points. Otherwise a low card for its effect: Fear keeps scientists from acting, a call brings babies together.
raptor-coach-cards-scientist = Babies near your scientists? A low gas card puts them to sleep. A high card may bring the points to capture them.
# $tokens
raptor-coach-tokens = The mother has { $tokens } sleep tokens, and five lose the game. Recovery, your 5 and 7, takes some off.
raptor-coach-asleep = Several babies are asleep. Recovery, your 5 and 7, wakes them from afar; the mother wakes one beside her for a point.
raptor-coach-last-exit = Two babies are away: one more and you have lost. Watch the exits, and the babies near them.
raptor-coach-chosen = Chosen. Until the other side has chosen you may still take another card.
# $round
raptor-coach-wait = It is the other side's turn. Watch what happens: it is told step by step.
raptor-coach-confirm = Your plan is complete. Nothing has happened yet: undo what you regret, then confirm.
raptor-coach-place = Place figures on the marked spaces, or take the usual setup.
raptor-coach-effect = Your card was the lower one, so it takes effect. Choose among the marked spaces.
raptor-coach-return = The mother comes back wherever you like. Best where nobody sees her in a straight line, and where she is needed.
# $space $count
raptor-coach-aimed = { $count ->
    [one] The scientist on { $space } could shoot the mother where she stands: move her out of his line, or kill him.
   *[other] { $count } scientists could shoot the mother where she stands, the nearest line leads to { $space }: move her out of their sight.
}
# $from $space
raptor-coach-escape = The baby on { $from } stands at an exit: one point, and it is safe. Three of them win the game.
# $from $space
raptor-coach-kill = The mother can kill the scientist on { $space } for one point. A dead scientist neither shoots nor captures.
# $from $space
raptor-coach-wake = The baby on { $space } sleeps beside the mother: one point wakes it before somebody captures it.
# $from $space
raptor-coach-put-out = The fire on { $space } bars the way. One point puts it out, and all fires connected to it.
raptor-coach-points-raptor = Bring babies nearer to an exit, and let the mother stand where no scientist sees her. One figure may act several times.
raptor-coach-points-scientist = Come near to babies and to the mother's lines: a scientist beside a baby can put it to sleep, one in a clear line can shoot.
# $from $space
raptor-coach-capture = The baby on { $space } sleeps beside your scientist on { $from }: capture it now. Three captures win the game.
# $from $space
raptor-coach-shoot = Your scientist on { $from } has a clear line to the mother: a shot gives her a sleep token, and makes her first move dearer. Five win the game.
# $from $space
raptor-coach-put-to-sleep = Your scientist on { $from } stands beside the baby on { $space }: put it to sleep first, then another one can capture it.
# $from $space
raptor-coach-stand-up = The scientist on { $space } is frightened and does nothing. One point stands him up.
