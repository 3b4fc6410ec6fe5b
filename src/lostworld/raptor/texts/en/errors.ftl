## Positions: the form of the text

# $count
raptor-error-position-fields = A position has seven fields separated by single spaces (board, exits, turn, counts, round, R:cards, S:cards); this text has { $count }.
# $count
raptor-error-board-rows = The board has six rows separated by "/", row 6 first; this one has { $count }.
# $row $count
raptor-error-board-row-length = Row { $row } of the board must have 11 characters, one for each of the columns a to k; it has { $count }.
# $character $space
raptor-error-board-character = "{ $character }" on { $space } is no board character. Use one of . # * M b z y c S A s f B C.
# $exits
raptor-error-exits-text = The exits "{ $exits }" cannot be read. Four spaces are expected, one each of a4-a6, a1-a3, k4-k6 and k1-k3 in that order, such as a4a3k6k1.
# $turn
raptor-error-turn = "{ $turn }" is no turn. Expected: place, cards, cards!, cards!5, R4:2 or S4:2, R+5, R+5' or S+3, R@, R# or S#.
# $turn $most
raptor-error-turn-repetitions = The turn "{ $turn }" has the wrong number of repetitions: that card allows 1 to { $most }.
# $turn
raptor-error-turn-no-effect = The turn "{ $turn }" resolves a card that asks for no choices. Only cards with repetitions can stand here.
# $counts
raptor-error-counts = The counts "{ $counts }" cannot be read. Expected z, e, c and r, each with one digit, such as z0e0c0r6 (sleep tokens, escaped, captured, reserve).
# $letter $count $most
raptor-error-count-range = The count { $letter } is { $count }; it can be at most { $most }.
# $round
raptor-error-round = "{ $round }" is no round. Expected a whole number without leading zeros, 0 during setup and 1 or more afterwards.
# $side $cards
raptor-error-cards-text = The cards { raptor-of-the-side }, "{ $cards }", cannot be read. Expected the side and four piles, played/hand/draw/discard, such as R:/159/236784/.
# $side $character
raptor-error-cards-character = "{ $character }" is no card { raptor-of-the-side }. Cards are the digits 1 to 9.
# $side $pile
raptor-error-cards-order = The { $pile ->
    [hand] hand
   *[discard] discard pile
} { raptor-of-the-side } must list its cards in ascending order.

## Views

raptor-error-position-hidden = This text hides cards ("?"), so it is a view. A full position is needed here.
raptor-error-view-full = This text hides no card, so it is a full position. A view is needed here: the opponent's hand and both draw piles shown as "?".
raptor-error-view-owner = It cannot be told whose view this is: exactly one hand must be shown, or none in a spectator's view.
# $side $pile
raptor-error-view-hidden = The { $pile ->
    [played] played card
    [hand] hand
    [draw] draw pile
   *[discard] discard pile
} { raptor-of-the-side } mixes hidden and shown cards. A view shows all of it or hides all of it, and a discard pile is always shown.

## Positions that are refused

# $count
raptor-error-rocks-count = The board has { $count ->
    [one] { $count } rock
   *[other] { $count } rocks
}; there must be 9.
# $space
raptor-error-rocks-column = There is a rock on { $space }; columns a and k have none.
# $exits
raptor-error-exits-map = The exits "{ $exits }" fit no board. Each L tile has its exit at one of its two ends, and two tiles are left-handed and two right-handed.
# $count
raptor-error-mothers-count = The board has { $count } mothers; there is only one.
# $count
raptor-error-fires-count = The board has { $count } fires; there are only 10 fire tokens.
# $count
raptor-error-scientists-count = There are { $count } scientists on the board and in reserve; there are only 10.
# $count
raptor-error-babies-count = There { $count ->
    [one] is { $count } baby
   *[other] are { $count } babies
} on the board, escaped and captured together; the game has 5.
# $side $card
raptor-error-cards-repeated = Card { $card } { raptor-of-the-side } appears more than once.
# $side $count
raptor-error-cards-nine = { raptor-the-side-first } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all piles together; there must be the nine cards 1 to 9, each once.
# $side $count $expected
raptor-error-cards-hand = The hand { raptor-of-the-side } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; here it must have { $expected }.
# $round
raptor-error-round-setup = The round is { $round } during setup; it must be 0 as long as the turn is "place".
# $turn
raptor-error-round-zero = The round is 0, but the turn is "{ $turn }". Only setup ("place") is round 0; give a round from 1.
raptor-error-setup-counts = During setup nothing has happened yet: the counts must be z0e0c0r6.
# $space
raptor-error-setup-figure = The figure on { $space } cannot be there during setup. Figures are placed in order: the mother on a central tile, one baby on each other square tile, then one scientist on each L tile.
# $space
raptor-error-setup-fire = There is a fire on { $space } during setup; no fire has been lit yet.
raptor-error-setup-complete = Every figure is placed, so setup is over: the turn cannot be "place".
# $side
raptor-error-setup-cards = During setup { raptor-the-side } has all nine cards in the draw pile in ascending order, and no others.
# $mark $space $turn
raptor-error-mark = The mark "{ $mark }" on { $space } cannot occur while the turn is "{ $turn }".
# $space
raptor-error-figure-on-fire = The scientist on { $space } stands on a fire; that is possible only during Scientist's action points.
# $turn
raptor-error-played-missing = The turn "{ $turn }" needs one played card of each side, before the first "/" of R: and of S:.
# $card
raptor-error-played-equal = Both sides have played { $card }. Equal cards are discarded at once, so nobody resolves one or has action points.
# $side
raptor-error-played-many = { raptor-the-side-first } has more than one played card; it can be one at most.
# $turn
raptor-error-played-early = The turn is "{ $turn }", but the played cards do not fit it: a chosen card is in the pile "played", and once both have chosen the cards are revealed.
# $turn $card
raptor-error-shown-card = The turn "{ $turn }" shows card { $card }, but that is not the card Scientist has played.
# $turn
raptor-error-effect-side = The turn "{ $turn }" does not fit the played cards: the side with the lower card resolves exactly that card.
# $turn
raptor-error-points-side = The turn "{ $turn }" does not fit the played cards: the side with the higher card has the action points.
# $points $most
raptor-error-points-many = { $points } action points are too many: the played cards differ by { $most }.
# $turn
raptor-error-points-none = The turn "{ $turn }" has no action points left; such a turn has already ended.
raptor-error-mother-missing = The mother must be on the board: she is away only after a lower Raptor card 2 or 6, until she returns.
raptor-error-mother-present = The mother must be off the board: Raptor's card 2 or 6 was the lower one, and she has not returned yet.
# $turn
raptor-error-return-turn = The turn "{ $turn }" needs a lower Raptor card 2 or 6: only then does the mother return.
# $turn
raptor-error-effect-impossible = The turn "{ $turn }" stands for an effect that nothing on the board allows any more; it would already be over.
# $points
raptor-error-fire-trapped = With { $points ->
    [one] { $points } action point
   *[other] { $points } action points
} left, not every scientist on a fire can walk off it before the turn ends (ruling 14).
# $side
raptor-error-won-unsaid = { raptor-the-side-first } has already won here, so the turn must be { $side ->
    [raptor] R#
   *[scientist] S#
}.
# $side
raptor-error-won-unearned = The turn says that { raptor-the-side } has won, but nothing on the board or in the counts shows it.
raptor-error-won-both = Both sides would have won here; the game ends with the first win.

## Actions

# $action
raptor-error-action-text = "{ $action }" is no action. Actions look like #7, M@f2, Mf2-f5, ba4-x, Sd2~c2, *c4 or "." ; "legal" lists those possible now.
# $side
raptor-error-not-to-decide = { raptor-the-side-first } has nothing to decide now; it is the other side's choice.
# $side
raptor-error-decided = { the-side-first } has already chosen a card this round.
raptor-error-chance-pending = A shuffle is still to be decided; nothing else can happen before it.
raptor-error-chance-none = No shuffle is waiting to be decided here.
# $outcome
raptor-error-chance-outcome = "{ $outcome }" is no outcome of this shuffle. Expected the side and its new draw pile, top card first, such as R=236784159, with exactly the cards that are shuffled.
# $name $names
raptor-error-layout-unknown = There is no layout "{ $name }". Choose one of: { $names }.

## Engine

# $name
raptor-error-decider-unknown = There is no side "{ $name }". Write R for Raptor or S for Scientist.
# $command
raptor-error-decider-needed = Both sides choose cards now, so say whose choice it is: { $command }.
# $text
raptor-error-card-side = "{ $text }" is no choice of a card. While cards are chosen, write the side and the card, such as R#4.
# $space $turn
raptor-error-mark-between = Nothing of the round may be left on { $space } while the turn is "{ $turn }": the round is over.
# $turn
raptor-error-shuffle-turn = The turn "{ $turn }" does not fit the cards: nothing is to be shuffled like that.
# $number
raptor-error-action-number = { $number } is not the number of an action.
# $variable $file $problem
raptor-error-net = { $variable } names the file { $file }, which cannot be used as a net: { $problem }
