# Palabras de la mesa que comparten todos los juegos.

the-side = { SEAT($side, form: "the") }
the-side-first = { SEAT($side, form: "first") }
of-the-side = { SEAT($side, form: "of") }
to-the-side = { SEAT($side, form: "to") }
called-side = { SEAT($side, form: "call") }
played-side = { SEAT($side, form: "play") }
title-of-side = { SEAT($side) }
the-seat = { SEAT($seat, form: "the") }
of-the-seat = { SEAT($seat, form: "of") }
of-title = de { $title }
to-title = a { $title }

seat-spectator = Espectador
    .the = el espectador
    .first = El espectador
    .of = del espectador
    .long = Espectador
    .goal = Estás mirando.
event-resigned = { the-side-first } se ha rendido.
event-time-ran-out = Se ha agotado el tiempo { of-the-side }.
event-taken-back = { the-side-first } ha deshecho su última decisión.
event-hint-used = { the-side-first } había pedido un consejo.
