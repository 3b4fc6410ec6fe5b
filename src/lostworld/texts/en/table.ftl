# Words of the table that every game shares: seats, what happens to seats, and how a seat stands in a sentence.
#
# $side and $seat are the key of a seat's name, such as "raptor-seat-raptor" or "seat-spectator"; SEAT puts the
# name in, in one of these forms of the key: .the stands inside a sentence, .first at its beginning, .of and .to
# after such a word; .call speaks to the player, and .play is what is played ("You play the raptors").
# A seat without one of them is called by its title alone.

# $side
the-side = { SEAT($side, form: "the") }
# $side
the-side-first = { SEAT($side, form: "first") }
# $side
of-the-side = { SEAT($side, form: "of") }
# $side
to-the-side = { SEAT($side, form: "to") }
# $side
called-side = { SEAT($side, form: "call") }
# $side
played-side = { SEAT($side, form: "play") }
# $side
title-of-side = { SEAT($side) }
# $seat
the-seat = { SEAT($seat, form: "the") }
# $seat
of-the-seat = { SEAT($seat, form: "of") }
# $title
of-title = of { $title }
# $title
to-title = to { $title }

seat-spectator = Spectator
    .the = the spectator
    .first = The spectator
    .of = of the spectator
    .long = Spectator
    .goal = You are watching.
# $side
event-resigned = { the-side-first } resigned.
# $side
event-time-ran-out = The time of { the-side } has run out.
# $side
event-taken-back = { the-side-first } took the last decision back.
# $side
event-hint-used = { the-side-first } had asked for a hint.
