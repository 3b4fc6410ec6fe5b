## Why a bot did what it did

raptor-why-only = There was nothing else to do.
raptor-why-win = This wins the game.
# $chance
raptor-why-place = Placed so that even the best answer leaves a good chance to win: { $chance } %.
# $card
raptor-why-feeling = Card { $card }, by feeling.
# $card $shown
raptor-why-card-shown = Card { $card } is the best answer to the { $shown } on the table.
# $card
raptor-why-card-best = Card { $card } is best against the cards that the other side may hold.
# $card $share
raptor-why-card-mixed = Card { $card }, but not always: a good player takes it { $share } times in 100 here, so as not to be foreseen.
# $number $chance
raptor-why-escape = { $number ->
    [one] A baby gets away; the chance to win is now { $chance } %.
   *[other] { $number } babies get away; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-kill = { $number ->
    [one] A scientist less on the board; the chance to win is now { $chance } %.
   *[other] { $number } scientists less on the board; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-wake = { $number ->
    [one] A baby is awake again; the chance to win is now { $chance } %.
   *[other] { $number } babies are awake again; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-recover = { $number ->
    [one] The mother shakes off a sleep token; the chance to win is now { $chance } %.
   *[other] The mother shakes off { $number } sleep tokens; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-frighten = { $number ->
    [one] A frightened scientist does nothing; the chance to win is now { $chance } %.
   *[other] { $number } frightened scientists do nothing; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-douse = { $number ->
    [one] A fire less in the way; the chance to win is now { $chance } %.
   *[other] { $number } fires less in the way; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-capture = { $number ->
    [one] A baby is captured; the chance to win is now { $chance } %.
   *[other] { $number } babies are captured; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-shoot = { $number ->
    [one] The mother is hit; the chance to win is now { $chance } %.
   *[other] The mother is hit { $number } times; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-sleep = { $number ->
    [one] A baby is put to sleep; the chance to win is now { $chance } %.
   *[other] { $number } babies are put to sleep; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-reinforce = { $number ->
    [one] A scientist more on the board; the chance to win is now { $chance } %.
   *[other] { $number } scientists more on the board; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-stand = { $number ->
    [one] A scientist is back on his feet; the chance to win is now { $chance } %.
   *[other] { $number } scientists are back on their feet; the chance to win is now { $chance } %.
}
# $number $chance
raptor-why-fire = { $number ->
    [one] A fire bars the way; the chance to win is now { $chance } %.
   *[other] { $number } fires bar the way; the chance to win is now { $chance } %.
}
# $chance
raptor-why-position = The figures stand best like this; the chance to win is now { $chance } %.

## The players, weakest first

raptor-level-malone = Malone the reporter
    .about = Goes straight for what he wants, likes high cards, and overlooks what you are up to.
raptor-level-axel = Axel the nephew
    .about = Sees a good move when it is near, but is often too hasty to see it through.
raptor-level-hans = Hans the guide
    .about = Steady and patient; knows the ways out, and thinks little about cards.
raptor-level-roxton = Roxton the hunter
    .about = Plans whole turns and picks his cards with care, but his eye is not always sure.
raptor-level-summerlee = Summerlee the sceptic
    .about = Checks every effect against your best answer, and mistrusts the obvious card.
raptor-level-challenger = Challenger the professor
    .about = Has seen it all before: plays at once, by what he has learned.
raptor-level-lindenbrock = Lindenbrock the geologist
    .about = Experience and patience: looks into the next round before he settles on this one.
