# The laboratory at the command line: many games, reports, analyses, puzzles.

cli-command-arena = Let bots play each other many times and keep the results.
cli-argument-folder = The folder for the results; what it has already is not played again.
cli-option-bots = A bot, perhaps with parameters; once for each. In each game they sit one seat further. One alone plays itself.
cli-option-games = How many games.
cli-option-vary = An option of the game that takes its values in turn.
cli-option-time-lab = Time for a decision instead, in milliseconds; such games cannot be repeated.
cli-option-seed-lab = Number that decides all games.
cli-option-jobs = Processes; as many as there are cores if not given. The results are the same.
cli-option-cluster = Play on a Ray cluster: its address, or "local".
cli-option-format = How the results are written, once for each form.
cli-option-records = Keep a record of every game too.
cli-arena-playing = Playing
cli-arena-seats = Seat
cli-arena-bots = Bot
cli-arena-games = Games
cli-arena-won = Won
cli-arena-interval = 95 % interval
# $rate
cli-rate = { $rate }/s
# $extra $package
error-lab-extra = This needs { $package }. Install it with: pip install 'lostworld[{ $extra }]'
# $path
error-lab-programme = { $path } holds games of another programme. Take another folder, or say the same game, bots, options, limit and seed.

cli-command-analyse = Look back at a record: chances, mistakes, and what would have been better.
cli-option-report = File for the report: .html, or .json.
cli-option-reviewer = The bot that looks back; the strongest one if not given.
cli-option-time-analyse = Time for a decision instead, in milliseconds.
cli-analyse-thinking = Thinking

## Reports

grade-blunder = Blunder
grade-mistake = Mistake
grade-inaccuracy = Inaccuracy
# $game
report-analysis = { $game }: a game looked back at
# $name
report-reviewer = Looked back at by the bot { $name }.
report-curve = Chance to win after every turn
report-accuracy = Accuracy
# $count
report-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
# $count
report-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
# $count
report-count-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
report-key-moments = Key moments
report-all-turns = Turn by turn
# $round $seat
report-turn = Round { $round }, { $seat }
report-better = Better:
# $percent $change
report-chance = Chance to win: { $percent } % ({ $change })
