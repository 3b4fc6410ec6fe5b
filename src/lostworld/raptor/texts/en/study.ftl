# What the laboratory counts in games of Raptor: traits of boards and placements, and maps.

raptor-study-theme = Theme
raptor-study-jungle = Jungle
raptor-study-first-game = First game
raptor-study-random = Random
raptor-study-savannah = Savannah
raptor-study-exits = Exits
raptor-study-exits-shape = Rows of the exits, both ends of the board (mirrored boards together)
raptor-study-mother = Where the mother starts
raptor-study-babies-near = Babies that start within three spaces of an exit
raptor-study-babies-corner = Babies that start in a corner of their tile
raptor-study-guards = Scientists that start on or beside an exit
raptor-study-layout = Layout
raptor-study-killed = Scientists killed
raptor-study-shot = Where the mother was shot from
raptor-study-asleep = Babies put to sleep
raptor-study-captured = Babies captured
raptor-study-escaped = Babies escaped
raptor-study-fires = Fires lit
raptor-study-reinforced = Reinforcements
raptor-study-runs = Where the mother ran to
