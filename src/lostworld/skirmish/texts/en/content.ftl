# What is wrong, or doubtful, in content files. The sentence follows the file, the line and the key.

skirmish-error-content = { $count ->
    [one] The content has a mistake
   *[other] The content has { $count } mistakes, the first
  } in { $place }: { $what }
skirmish-error-content-unknown = No content of Skirmish has the hash { $hash }. A newer or older version of this program may have it.
skirmish-error-no-such-thing = There is no { $sort } called { $name }. There are: { $allowed }.
skirmish-error-file-exists = { $file } exists already; choose another name, or delete it first.
skirmish-error-not-a-folder = { $folder } is no folder with content files.

skirmish-content-number = { $value } is not allowed; it must be a whole number from { $low } to { $high }.
skirmish-content-truth = { $value } is not allowed; it must be true or false.
skirmish-content-word = { $value } is not allowed; allowed are: { $allowed }.
skirmish-content-name = { $value } is no name; a name is lower-case letters and digits with hyphens between, such as old-scars.
skirmish-content-languages = { $value } is not allowed; write words as a table with en = "…" and fr = "…".
skirmish-content-sentence = This must be one line of 1 to { $longest } characters.
skirmish-content-list = { $count ->
    [-1] This is no list; it must be a list of { $least } to { $most } entries.
   *[other] There are { $count } entries; allowed are { $least } to { $most }.
  }
skirmish-content-hex = { $value } is no pair of coordinates; write [q, r] with whole numbers.
skirmish-content-table = { $value } is no table; write keys with values, as in { "{" } n = 1 { "}" }.
skirmish-content-unknown-key = There is no key { $wanted } here; allowed are: { $allowed }.
skirmish-content-missing-key = The key { $wanted } is missing.
skirmish-content-too-deep = Operations lie more than { $deepest } deep in each other; write them flatter.
skirmish-content-toml = This is no TOML: { $problem }.
skirmish-content-file-size = The file has more than { $largest } characters; split it.
skirmish-content-unknown-file = This file has no place here; expected are terrains.toml, conditions.toml, FACTION/units/NAME.toml, FACTION/hero-cards.toml, FACTION/armies.toml, maps/NAME.txt and scenarios/NAME.toml, where FACTION is rangers, poachers or dinosaurs.
skirmish-content-missing-file = This file is missing.
skirmish-content-twice = { $name } is there twice; every name may be used once.
skirmish-content-unknown-name = There is no { $sort } called { $name }; there are: { $allowed }.

skirmish-content-map-line = The line “{ $line }” is none of: name en: …, name fr: …, sign S TERRAIN, zone S: NAME | English | French, ground, zones.
skirmish-content-map-size = The map has too many rows; allowed are { $largest }.
skirmish-content-map-stagger = Row { $row } is not staggered as it should: one sign and one blank a hex, odd rows with one blank before, at most 40 hexes.
skirmish-content-map-sign = The sign { $sign } is not in the legend; there are: { $allowed }.
skirmish-content-zone-off-map = Zone { $zone } has the hex { $hex }, which is off the map.
skirmish-content-empty-zone = Zone { $zone } has no hex.

skirmish-content-nature = A unit has exactly one of the keywords { $allowed }.
skirmish-content-together = { $one } and { $two } go together: write both or neither.
skirmish-content-apart = { $one } and { $two } do not go together; leave one out.
skirmish-content-either-or = Write either { $one } or { $two }.
skirmish-content-footprint = A footprint begins with [0, 0], names each hex once, and hangs together.
skirmish-content-deck-size = The action deck has { $count } cards; it needs { $least } or more (combo limit + 2 + cards drawn).
skirmish-content-fix-alone = Fix allows turns only: no bonus, charge, jump, fly, backward or stability beside it.
skirmish-content-no-part = The card has no { $part }; reinforce a part it has.
skirmish-content-not-with = { $wanted } does not fit an action of sort { $sort }.
skirmish-content-no-weapon = { $unit } has no weapon for a ranged attack; give the unit or this action one.
skirmish-content-not-fearsome = { $unit } is not fearsome; its fear must be above 0 for a fear test.
skirmish-content-not-human = Only humans interact; { $unit } is none.
skirmish-content-area-centre = An area contains its centre, [0, 0].
skirmish-content-wrong-moment = { $verb } works only at the trigger { $allowed }.
skirmish-content-no-other = There is no other unit at this moment; use self or { "{" } choose = … { "}" }.
skirmish-content-no-it = Nothing before names a unit for “it”; use choose or each first.
skirmish-content-only-hero-cards = { $verb } works on hero cards only.
skirmish-content-no-vehicle = { $name } is no vehicle of this faction, so it cannot be brought in.
skirmish-content-tests-itself = A unit cannot test itself; name another unit.
skirmish-content-wrong-faction = { $name } is no unit of the faction { $faction }.
skirmish-content-no-place = { $unit } has no place left for { $card }.
skirmish-content-one-side = A scenario needs at least two sides.
skirmish-content-zones-overlap = Zone { $zone } shares a hex with { $other }; deployment zones must lie apart.
skirmish-content-zone-too-small = Zone { $zone } has { $hexes } free hexes, not enough room for an army that covers { $needed }.
skirmish-content-no-roster = No ready army has a value of { $value } or less; see armies.toml.
skirmish-content-off-map = Hex { $hex } is off the map or impassable.
skirmish-content-hex-taken = Two objects stand on hex { $hex }.

skirmish-content-doubt-stand-up = Standing up costs more than { $high }: the unit can hardly move when it was knocked down.
skirmish-content-doubt-armour = Front armour from { $low } to { $high } suits this dodge; else the first hit kills, or none ever does.
skirmish-content-doubt-adrenaline = A dinosaur's adrenaline of 3 or 4 makes it furious about once a game.
skirmish-content-doubt-combo = A combo limit of 2 (small) or 3 (large) suits sedatives.
skirmish-content-doubt-spread = The initiatives of the deck lie less than { $least } apart.
skirmish-content-doubt-break-free = Weak units need a card to break free; this deck has none.
skirmish-content-doubt-health = Less than { $least } health in all: one push against a rock may be the end.
skirmish-content-doubt-cost = A cost above { $high } is hardly ever paid.
skirmish-content-doubt-objectives = Without objectives one side can win by running away.
skirmish-content-doubt-units = { $count } units make long rounds; { $high } are enough.
skirmish-content-doubt-hero-deck = The hero deck has { $count } cards; this length wants { $least } (10 + 2 per round).
skirmish-content-doubt-rim = All of zone { $zone } lies at the rim of the map, where every push hurts.
skirmish-content-doubt-cut-off = Nobody can walk from zone { $zone } to the others.
skirmish-content-doubt-step = { $unit } can make no step in zone { $zone }.
skirmish-content-doubt-command = { $seat } has no way to command, so never becomes First Player; give it command by objectives or icons.
