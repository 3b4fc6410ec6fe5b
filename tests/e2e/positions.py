"""Moments of real games to begin from, so that a test reaches what it is about without twenty rounds."""

RAPTOR_TURN = (
    ".Ss*....#../.#*#zM...*./S*.....#.#S/*#....S..*./S*#S....**S/.*..S##..b."
    " a4a3k6k1 R+3 z0e2c1r0 41 R:6/15/4/23789 S:3/48/569127/"
)
"""Raptor has three action points. A baby sleeps beside the mother, another is two steps from winning."""
RAPTOR_WINS = ("M^e5", "bj1-k1", "bk1-x")

SCIENTIST_TURN = (
    "....S....S*/...S#...#../..#..z#.#../*..##.M..z./**.*S.s.#../*#...Sb..*S"
    " a4a3k6k1 S+5 z0e0c2r0 27 R:4/12/3/56789 S:9/13/7582/46"
)
"""Scientist has five action points and captures the third baby with four of them."""
SCIENTIST_WINS = ("Sk1-k2", "Sk2-k3", "Sk3xj3")

CARDS = (
    ".S........S/...*#..b#../..#Sz.#.#../.M.##Sz..../.......z#../.#.....S..."
    " a4a3k6k1 cards z3e0c1r4 11 R:/348/1/25679 S:/139/64257/8"
)
"""Both choose a card; figures in every state but one are on the board."""

OBSERVATION = (
    ".#S......../.S..##..#../.b.#..b...S/...#.#...../.S...S..sb./..#....#M.."
    " a4a3k4k3 cards! z1e2c0r4 12 R:/137/46/2589 S:/347/152/689"
)
"""The scientist shows his card to the raptor player."""

FEAR = (
    ".S........S/...*#..b#../..#Sz.#.#../.M.##Sz..../.......z#../.#.....S..."
    " a4a3k6k1 R8:2 z3e0c1r4 11 R:8/34/1/25679 S:9/13/64257/8"
)
"""Raptor frightens two scientists."""
