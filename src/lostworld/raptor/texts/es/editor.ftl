# El editor de posiciones en el navegador.

raptor-editor-figure = Qué colocar
raptor-editor-put = { $figure ->
    [mother] Madre
    [baby] Cría
    [asleep] Cría dormida
    [scientist] Científico
    [frightened] Científico asustado
    [fire] Fuego
    [rock] Roca
   *[other] Nada
}
raptor-editor-exits = Salidas
raptor-editor-turn = Quién decide
raptor-editor-turn-cards = Los dos, una carta
raptor-editor-points = Puntos de acción
raptor-editor-tokens = Fichas de sueño
raptor-editor-escaped = Crías escapadas
raptor-editor-captured = Crías capturadas
raptor-editor-reserve = Científicos en reserva
raptor-editor-hand = { $side ->
    [scientist] Mano de los científicos
   *[raptor] Mano de los raptores
}
