# Mots de la table, communs à tous les jeux : les places, ce qui leur arrive, et leur place dans une phrase.
# Les valeurs sont celles de en/table.ftl.

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
to-title = à { $title }

seat-spectator = Spectateur
    .the = le spectateur
    .first = Le spectateur
    .of = du spectateur
    .long = Spectateur
    .goal = Vous regardez la partie.
event-resigned = { the-side-first } a abandonné.
event-time-ran-out = Le temps { of-the-side } est écoulé.
event-taken-back = { the-side-first } a repris sa dernière décision.
# $side
event-hint-used = { the-side-first } avait demandé un conseil.
