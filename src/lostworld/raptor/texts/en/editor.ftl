# The position editor in the browser, loaded with it.

raptor-editor-figure = What to put
# $figure
raptor-editor-put = { $figure ->
    [mother] Mother
    [baby] Baby
    [asleep] Sleeping baby
    [scientist] Scientist
    [frightened] Frightened scientist
    [fire] Fire
    [rock] Rock
   *[other] Nothing
}
raptor-editor-exits = Exits
raptor-editor-turn = To decide
raptor-editor-turn-cards = Both, a card
raptor-editor-points = Action points
raptor-editor-tokens = Sleep tokens
raptor-editor-escaped = Babies escaped
raptor-editor-captured = Babies captured
raptor-editor-reserve = Scientists in reserve
# $side: raptor or scientist
raptor-editor-hand = { $side ->
    [scientist] Scientist's hand
   *[raptor] Raptor's hand
}
