# Wörter des Tisches, die alle Spiele teilen.

the-side = { SEAT($side, form: "the") }
the-side-first = { SEAT($side, form: "first") }
of-the-side = { SEAT($side, form: "of") }
to-the-side = { SEAT($side, form: "to") }
called-side = { SEAT($side, form: "call") }
played-side = { SEAT($side, form: "play") }
title-of-side = { SEAT($side) }
the-seat = { SEAT($seat, form: "the") }
of-the-seat = { SEAT($seat, form: "of") }
of-title = von { $title }
to-title = an { $title }

seat-spectator = Zuschauer
    .the = der Zuschauer
    .first = Der Zuschauer
    .of = des Zuschauers
    .long = Zuschauer
    .goal = Du schaust zu.
event-resigned = { the-side-first } hat aufgegeben.
event-time-ran-out = Die Zeit { of-the-side } ist abgelaufen.
event-taken-back = { the-side-first } hat die letzte Entscheidung zurückgenommen.
event-hint-used = { the-side-first } hatte um einen Rat gefragt.
