# L’éditeur de positions dans le navigateur, chargé avec lui.

raptor-editor-figure = Ce qu’on pose
raptor-editor-put = { $figure ->
    [mother] La mère
    [baby] Un bébé
    [asleep] Un bébé endormi
    [scientist] Un scientifique
    [frightened] Un scientifique effrayé
    [fire] Un feu
    [rock] Un rocher
   *[other] Rien
}
raptor-editor-exits = Sorties
raptor-editor-turn = Qui décide
raptor-editor-turn-cards = Tous deux, une carte
raptor-editor-points = Points d’action
raptor-editor-tokens = Jetons de sommeil
raptor-editor-escaped = Bébés échappés
raptor-editor-captured = Bébés capturés
raptor-editor-reserve = Scientifiques en réserve
raptor-editor-hand = { $side ->
    [scientist] Main du Scientifique
   *[raptor] Main du Raptor
}
