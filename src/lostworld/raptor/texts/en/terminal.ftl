## The board in the terminal

raptor-cli-setup = Setup
raptor-cli-mother-away = The mother is hidden off the board.
# $cards
raptor-cli-hand = Hand: { $cards }
# $count
raptor-cli-hand-hidden = Hand: { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
# $count
raptor-cli-draw-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $cards
raptor-cli-discard-pile = Discard pile: { $cards }
raptor-cli-discard-empty = Discard pile: empty
# $cards
raptor-cli-played = Played: { $cards }

## What is to be decided

raptor-cli-board-pending = The board is still to be drawn.
raptor-cli-card-shown = Scientist has shown Raptor a card; Raptor chooses now.

## Short labels beside the board

raptor-cli-short-tokens = sleep tokens
raptor-cli-short-escaped = babies escaped
raptor-cli-short-captured = babies captured
raptor-cli-short-reserve = in reserve
raptor-cli-short-fires = fire tokens left
raptor-cli-card-hidden = a hidden card

## The menu of actions: a figure, then what it can do, then the choices

# $space
raptor-cli-menu-mother = Mother on { $space }
# $space
raptor-cli-menu-baby = Baby on { $space }
# $space
raptor-cli-menu-scientist = Scientist on { $space }
raptor-cli-does-place-mother = Place the mother on
raptor-cli-does-place-baby = Place a baby on
raptor-cli-does-place-scientist = Place a scientist on
raptor-cli-does-return = Bring the mother back on
raptor-cli-does-reinforce = Place a scientist from the reserve on
raptor-cli-does-card = Choose card
raptor-cli-does-move-mother = moves to
# $toll
raptor-cli-does-move-mother-toll = moves (wounds: { $toll } more) to
raptor-cli-does-move-baby = moves to
raptor-cli-does-escape = escapes through the exit
raptor-cli-does-move-scientist = moves to
raptor-cli-does-kill = kills the scientist on
raptor-cli-does-wake = wakes the baby on
raptor-cli-does-put-out = puts out the fire on
raptor-cli-does-stand-up = stands up
raptor-cli-does-put-to-sleep = puts to sleep the baby on
raptor-cli-does-capture = captures the baby on
raptor-cli-does-shoot = shoots at the mother
raptor-cli-does-call = comes to
raptor-cli-does-frighten = Frighten the scientist on
raptor-cli-does-remove-token = Take a sleep token off the mother
raptor-cli-does-recover-baby = Wake the baby on
raptor-cli-does-gas = Put to sleep the baby on
raptor-cli-does-drive = drives to
raptor-cli-does-light-fire = Light a fire on
raptor-cli-does-end = End the turn
raptor-cli-does-stop = Stop the effect here

## Raptor's own words for what the terminal says

# $side
raptor-cli-prompt-secret = { called-side }, choose a card in secret:
raptor-cli-cards-private = Cards are secret, and two players look at this screen. You see yours when you choose one.
raptor-cli-shared = Two players share this terminal. Cards are chosen one after the other, and the screen is cleared in between.
raptor-cli-help-choosing = Type the number of an action, or its notation such as Mf2-f5. You can also say:
raptor-cli-option-layout = Which board to set up.
raptor-cli-option-theme = Colours of the picture: jungle or savannah.
