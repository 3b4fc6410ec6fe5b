# The laboratory at the command line: many games, reports, analyses, puzzles.

cli-command-arena = Let bots play each other many times and keep the results.
cli-argument-folder = The folder for the results; what it has already is not played again.
cli-option-bots = A bot, perhaps with parameters; once for each. In each game they sit one seat further. One alone plays itself.
cli-option-games = How many games.
cli-option-vary = An option of the game that takes its values in turn.
cli-option-draw = An option of the game for which it draws a value in every game, such as an army.
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
cli-interrupted = Interrupted. The same command goes on from here.
# $rate
cli-rate = { $rate }/s
# $path
error-lab-programme = { $path } holds games of another programme. Take another folder, or say the same game, bots, options, limit and seed.
# $path
error-lab-match = { $path } holds results of something else. Take another place for them, or say the same game, bots, options, limit and seed.

cli-command-analyse = Look back at a record: chances, mistakes, and what would have been better.
cli-option-report = File for the report: .html, or .json.
cli-option-reviewer = The bot that looks back; the strongest one if not given.
cli-option-time-analyse = Time for a decision instead, in milliseconds.
cli-analyse-thinking = Thinking

## Reports

# $game
report-analysis = { $game }: a game looked back at
# $name
report-reviewer = Looked back at by the bot { $name }.
report-curve = Chance to win after every turn, by rounds
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
# $how
report-ended = Won by { $how }
report-setup = Setup
# $round
report-round = Round { $round }
report-board = The board before this turn.
report-board-better = Blue: the better way.
report-board-played = Blue: what was played.
# $value $best
report-instead = { $value } % instead of { $best } %
report-key = Key moment
report-better = Better:
# $percent $change
report-chance = Chance to win: { $percent } % ({ $change })

## Puzzles

cli-command-puzzles = Solve positions that can be won within the turn; list, check or find them.
cli-argument-puzzle = The puzzle's name; today's if not given.
cli-option-list = List all puzzles.
cli-option-check = Solve all puzzles anew by exhaustive search.
cli-option-find = Look for puzzles in so many games of bots.
cli-option-keep = How many of those found are kept, as even over sides and grades as can be.
cli-option-puzzle-file = File for the puzzles that were found.
cli-puzzles-checking = Checking
cli-puzzles-finding = Looking
# $count
cli-puzzles-checked = All { $count } puzzles are right.
# $found $kept
cli-puzzles-found = { $found } puzzles found, { $kept } kept.
# $name $side $stars
cli-puzzle-ask = Puzzle { $name } { $stars }: { the-side } to play and win within this turn.
cli-puzzle-over = This turn ends without a win. "undo" takes a step back.
cli-puzzle-no = That is not possible here. "?" lists what you can say.
# $steps
cli-puzzle-solved = Solved, in { $steps } steps!
# $steps $best
cli-puzzle-solved-longer = Solved, in { $steps } steps; { $best } would do.
# $action
cli-puzzle-hint = The next step of a solution: { $action }
cli-puzzle-other-way = The solution known goes another way. "undo" takes a step back.
# $name
error-puzzles-none = { $name } has no puzzles.
# $name
error-puzzle-unknown = There is no puzzle "{ $name }". "lostworld puzzles --list" names all.
# $names
error-puzzle-wrong = These puzzles are wrong: { $names }.

## The report on a folder of games

cli-command-balance = Write a report on games that the arena has played: is the game fair, and what matters?
cli-argument-games = A folder that the arena has filled.
cli-option-balance = File for the report; balance.html in the folder if not given.
# $game
error-option-raffle = { $game } draws no values for its options.
# $game
error-match-sides = A match is between two sides; { $game } has more of them with these options.
# $path
error-lab-no-games = { $path } holds no games. "lostworld arena { $path }" plays some.
# $game
report-balance = { $game }: is it fair, and what matters?
# $count
report-games = { $count } games
# $count
report-nodes = { $count } positions a decision
# $count
report-milliseconds = { $count } ms a decision
# $seed
report-seed = seed { $seed }
report-sides = Games won by each side
report-bots = Games won by each bot
report-reasons = How games ended
report-head-winner = Winner
report-head-reason = By
report-head-games = Games
report-head-share = Share
report-head-what = What
report-head-seat = Side
report-head-uses = Uses
report-head-often = A game
report-head-gain = Gain
report-head-won = Games won
report-head-price = Value
report-head-did = Did
report-head-suffered = Suffered
report-head-lost = Lost
report-nobody = Nobody
report-length = Length of games, in rounds
# $rounds $decisions
report-mean-length = On average a game has { $rounds } rounds and { $decisions } decisions.
report-traits = What the games were like
# $seat
report-share-of = Games that { $seat } won, with the interval that holds the true share in 95 of 100 cases
report-used = What was used, and what it brought
report-gain-text = The gain is by how much its side's chance to win rose in the rounds in which it was used, in points of 100, as the game judges positions; after ± is half the interval.
report-pieces = What was brought, and how it fared
report-pieces-text = How many were brought, and which share of their games their side won, with its interval; what they are worth as the game counts, what one did to others and suffered in a game, and how often it was lost.
report-met = One against the other
report-met-text = By how much the chance to win of the row's side rose when the two met, in points of 100. A cell's title says how often.
# $count
report-times = { $count } times
report-maps = Where things happened
report-maps-text = The numbers are shares of a map's total, in per cent.
