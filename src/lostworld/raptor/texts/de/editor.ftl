# Der Stellungseditor im Browser.

raptor-editor-figure = Was gestellt wird
raptor-editor-put = { $figure ->
    [mother] Mutter
    [baby] Junges
    [asleep] Schlafendes Junges
    [scientist] Forscher
    [frightened] Erschrockener Forscher
    [fire] Feuer
    [rock] Felsen
   *[other] Nichts
}
raptor-editor-exits = Ausgänge
raptor-editor-turn = Wer entscheidet
raptor-editor-turn-cards = Beide, eine Karte
raptor-editor-points = Aktionspunkte
raptor-editor-tokens = Schlafmarken
raptor-editor-escaped = Entkommene Junge
raptor-editor-captured = Gefangene Junge
raptor-editor-reserve = Forscher in Reserve
raptor-editor-hand = { $side ->
    [scientist] Hand der Forscher
   *[raptor] Hand der Raptoren
}
