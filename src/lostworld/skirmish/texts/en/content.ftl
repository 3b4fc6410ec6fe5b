# What is wrong, or doubtful, in content files. The sentence follows the file, the line and the key.

# $count $place $what
skirmish-error-content = { $count ->
    [one] The content has a mistake
   *[other] The content has { $count } mistakes, the first
  } in { $place }: { $what }
# $hash
skirmish-error-content-unknown = No content of Skirmish has the hash { $hash }. A newer or older version of this program may have it.
# $sort $name $allowed
skirmish-error-no-such-thing = There is no { $sort } called { $name }. There are: { $allowed }.
# $file
skirmish-error-file-exists = { $file } exists already; choose another name, or delete it first.
# $folder
skirmish-error-not-a-folder = { $folder } is no folder with content files.

# $value $low $high
skirmish-content-number = { $value } is not allowed; it must be a whole number from { $low } to { $high }.
# $value
skirmish-content-truth = { $value } is not allowed; it must be true or false.
# $value $allowed
skirmish-content-word = { $value } is not allowed; allowed are: { $allowed }.
# $value
skirmish-content-name = { $value } is no name; a name is lower-case letters and digits with hyphens between, such as old-scars.
# $value
skirmish-content-languages = { $value } is not allowed; write words as a table with en = "…" and fr = "…".
# $longest
skirmish-content-sentence = This must be one line of 1 to { $longest } characters.
# $count $least $most
skirmish-content-list = { $count ->
    [-1] This is no list; it must be a list of { $least } to { $most } entries.
   *[other] There are { $count } entries; allowed are { $least } to { $most }.
  }
# $value
skirmish-content-hex = { $value } is no pair of coordinates; write [q, r] with whole numbers.
# $value
skirmish-content-table = { $value } is no table; write keys with values, such as n = 1, in curly brackets.
# $wanted $allowed
skirmish-content-unknown-key = There is no key { $wanted } here; allowed are: { $allowed }.
# $wanted
skirmish-content-missing-key = The key { $wanted } is missing.
# $deepest
skirmish-content-too-deep = Operations lie more than { $deepest } deep in each other; write them flatter.
# $problem
skirmish-content-toml = This is no TOML: { $problem }.
# $largest
skirmish-content-file-size = The file has more than { $largest } characters; split it.
skirmish-content-unknown-file = This file has no place here; expected are terrains.toml, conditions.toml, FACTION/units/NAME.toml, FACTION/hero-cards.toml, FACTION/armies.toml, maps/NAME.txt and scenarios/NAME.toml, where FACTION is rangers, poachers or dinosaurs.
skirmish-content-missing-file = This file is missing.
# $name
skirmish-content-twice = { $name } is there twice; every name may be used once.
# $sort $name $allowed
skirmish-content-unknown-name = There is no { $sort } called { $name }; there are: { $allowed }.

# $line
skirmish-content-map-line = The line “{ $line }” is none of: name en: …, name fr: …, sign S TERRAIN, zone S: NAME | English | French, ground, zones.
# $largest
skirmish-content-map-size = The map has too many rows; allowed are { $largest }.
# $row
skirmish-content-map-stagger = Row { $row } is not staggered as it should: one sign and one blank a hex, odd rows with one blank before, at most 40 hexes.
# $sign $allowed
skirmish-content-map-sign = The sign { $sign } is not in the legend; there are: { $allowed }.
# $zone $hex
skirmish-content-zone-off-map = Zone { $zone } has the hex { $hex }, which is off the map.
# $zone
skirmish-content-empty-zone = Zone { $zone } has no hex.

# $allowed
skirmish-content-nature = A unit has exactly one of the keywords { $allowed }.
# $one $two
skirmish-content-together = { $one } and { $two } go together: write both or neither.
# $one $two
skirmish-content-apart = { $one } and { $two } do not go together; leave one out.
# $one $two
skirmish-content-either-or = Write either { $one } or { $two }.
skirmish-content-footprint = A footprint begins with [0, 0], names each hex once, and hangs together.
# $count $least
skirmish-content-deck-size = The action deck has { $count } cards; it needs { $least } or more (combo limit + 2 + cards drawn).
skirmish-content-fix-alone = Fix allows turns only: no bonus, charge, jump, fly, backward or stability beside it.
# $part
skirmish-content-no-part = The card has no { $part }; reinforce a part it has.
# $wanted $sort
skirmish-content-not-with = { $wanted } does not fit an action of sort { $sort }.
# $unit
skirmish-content-no-weapon = { $unit } has no weapon for a ranged attack; give the unit or this action one.
# $unit
skirmish-content-not-fearsome = { $unit } is not fearsome; its fear must be above 0 for a fear test.
# $unit
skirmish-content-not-human = Only humans interact; { $unit } is none.
skirmish-content-area-centre = An area contains its centre, [0, 0].
# $verb $allowed
skirmish-content-wrong-moment = { $verb } works only at the trigger { $allowed }.
skirmish-content-no-other = There is no other unit at this moment; use self, or choose with a filter.
skirmish-content-no-it = Nothing before names a unit for “it”; use choose or each first.
# $verb
skirmish-content-only-hero-cards = { $verb } works on hero cards only.
# $name
skirmish-content-no-vehicle = { $name } is no vehicle of this faction, so it cannot be brought in.
skirmish-content-tests-itself = A unit cannot test itself; name another unit.
# $name $faction
skirmish-content-wrong-faction = { $name } is no unit of the faction { $faction }.
# $unit $card
skirmish-content-no-place = { $unit } has no place left for { $card }.
skirmish-content-one-side = A scenario needs at least two sides.
# $zone $other
skirmish-content-zones-overlap = Zone { $zone } shares a hex with { $other }; deployment zones must lie apart.
# $zone $hexes $needed
skirmish-content-zone-too-small = Zone { $zone } has { $hexes } free hexes, not enough room for an army that covers { $needed }.
# $value
skirmish-content-no-roster = No ready army has a value of { $value } or less; see armies.toml.
# $hex
skirmish-content-off-map = Hex { $hex } is off the map or impassable.
# $hex
skirmish-content-hex-taken = Two objects stand on hex { $hex }.

# $high
skirmish-content-doubt-stand-up = Standing up costs more than { $high }: the unit can hardly move when it was knocked down.
# $low $high
skirmish-content-doubt-armour = Front armour from { $low } to { $high } suits this dodge; else the first hit kills, or none ever does.
skirmish-content-doubt-adrenaline = A dinosaur's adrenaline of 3 or 4 makes it furious about once a game.
skirmish-content-doubt-combo = A combo limit of 2 (small) or 3 (large) suits sedatives.
# $least
skirmish-content-doubt-spread = The initiatives of the deck lie less than { $least } apart.
skirmish-content-doubt-break-free = Weak units need a card to break free; this deck has none.
# $least
skirmish-content-doubt-health = Less than { $least } health in all: one push against a rock may be the end.
# $high
skirmish-content-doubt-cost = A cost above { $high } is hardly ever paid.
skirmish-content-doubt-objectives = Without objectives one side can win by running away.
# $count $high
skirmish-content-doubt-units = { $count } units make long rounds; { $high } are enough.
# $count $least
skirmish-content-doubt-hero-deck = The hero deck has { $count } cards; this length wants { $least } (10 + 2 per round).
# $zone
skirmish-content-doubt-rim = All of zone { $zone } lies at the rim of the map, where every push hurts.
# $zone
skirmish-content-doubt-cut-off = Nobody can walk from zone { $zone } to the others.
# $unit $zone
skirmish-content-doubt-step = { $unit } can make no step in zone { $zone }.
# $seat
skirmish-content-doubt-command = { $seat } has no way to command, so never becomes First Player; give it command by objectives or icons.
