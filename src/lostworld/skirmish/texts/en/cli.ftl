# The command line for designers: lostworld content.

skirmish-cli = Skirmish: its content files.
skirmish-cli-content = Check, show, make and print the content of Skirmish.
skirmish-cli-check = Read every content file and tell every mistake.
skirmish-cli-show = Show a unit, card, map or scenario in words.
skirmish-cli-new = Write a file to start from: a unit, a map or a scenario.
skirmish-cli-sheet = Print unit boards and cards as PDF or SVG.
skirmish-cli-schema = Print the JSON Schema of the content files.
skirmish-cli-docs = Write the pages of the documentation that come from the data.
skirmish-cli-docs-folder = The folder to write to.
skirmish-cli-pin = Pack the present content, so that old games stay readable when it changes.
skirmish-cli-coverage = Play games until every card, keyword, operation, trigger, decision and event was met, and say which were not.
skirmish-cli-coverage-games = At most so many games.
skirmish-cli-coverage-seed = The number of the first game.
# $sort $name
skirmish-cli-coverage-missing = Not met: { $sort } { $name }
# $games $met $wanted
skirmish-cli-coverage-result = { $games ->
    [one] One game
   *[other] { $games } games
  }: { $met } of { $wanted } things were met.
skirmish-cli-folder = A folder with content files; without it, the content of this program.
skirmish-cli-language = The language: en or fr.
skirmish-cli-strict = Refuse warnings too.
skirmish-cli-name = A unit, card, map or scenario; without it, all names are listed.
skirmish-cli-sort = What to make: unit, map or scenario.
skirmish-cli-new-name = Its name: lower-case letters, digits and hyphens.
skirmish-cli-new-folder = The folder with the content files.
skirmish-cli-faction = The unit's faction.
skirmish-cli-names = Units, or factions for their hero decks; without it, everything.
skirmish-cli-output = The folder for the sheets.
skirmish-cli-format = pdf, or svg with one file a page.
# $what
skirmish-cli-warning = Warning: { $what }
# $units $cards $heroes $maps $scenarios $warnings $hash
skirmish-cli-good = The content is in order: { $units } units, { $cards } action cards, { $heroes } hero cards, { $maps } maps, { $scenarios } scenarios, { $warnings ->
    [0] no warnings
    [one] one warning
   *[other] { $warnings } warnings
  }. Hash { $hash }.
# $errors $warnings
skirmish-cli-bad = { $errors ->
    [one] One mistake
   *[other] { $errors } mistakes
  }, { $warnings ->
    [0] no warnings
    [one] one warning
   *[other] { $warnings } warnings
  }.
