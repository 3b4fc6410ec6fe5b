# The command line: what its commands are for, and what the game in the terminal says.
# Errors are in errors.ftl, the words of a game with the game.

## Commands and options, as --help describes them

cli-about = Games against people, bots and programs: rules, engine, records and pictures.
cli-version = Show the version, and whether the rules run compiled.
# $version $compiled
cli-version-line = lostworld { $version } ({ $compiled ->
    [yes] compiled rules
   *[no] rules not compiled: correct, but about a hundred times slower
})
cli-command-engine = Talk to other programs: commands on standard input, answers on standard output.
cli-command-play = Play in the terminal against a bot or a second player.
cli-command-new = Print the starting position of a new game.
cli-command-show = Show a position as a board.
cli-command-replay = Play a record step by step.
cli-command-serve = Start the server and open the game in the browser.
cli-command-admin = Look after a server: list, show, export, remove its games, delete old ones; announce something to all who play, close it to new games and open it again.
cli-argument-admin = What to do.
cli-argument-game-ids = Ids of games, for show, export and remove; what is to be said, for announce (nothing: no longer).
cli-option-status = Only games in this state.
cli-option-player-name = Only games of players whose name has this in it.
cli-option-days = Only games that nobody has touched for so many days.
cli-option-most = List at most so many.
cli-option-folder = Folder for the records; without it they are printed.
cli-option-yes = Do not ask whether to delete.
# $count
cli-admin-sure = { $count ->
    [one] Delete one game for good?
   *[other] Delete { $count } games for good?
}
# $count
cli-admin-removed = { $count ->
    [one] One game was deleted.
   *[other] { $count } games were deleted.
}
cli-command-train = Train the bots of a game that learn; goes on where an earlier training stopped.
cli-command-ladder = Measure bots against each other: pairs of games with the sides swapped, Elo with intervals.
cli-argument-training = Folder of the training.
cli-argument-ladder = The bots, weakest first; each meets the one before it.
cli-option-minutes = Stop after so many minutes; the training can go on later.
cli-option-threads = Number of threads or processes; as many as there are cores if not given.
cli-option-ladder-folder = Folder for the results; what is there already is not played again.
cli-option-pairs = Pairs of games in each match.
cli-option-vary-sides = An option of the game that takes its values in turn, from pair to pair; values that give more sides than two are left out.
cli-option-nodes = Positions a bot may look at for a decision, instead of time: the same games every time.
cli-option-everybody = Everybody meets everybody.
cli-option-game = The game.
cli-option-language = Language of the texts.
cli-completion-install = Complete commands with the Tab key in this shell from now on.
cli-completion-show = Show what would be added to the shell for that, to copy it.
cli-option-json = Answer in JSON, for programs.
cli-option-seed = Number that decides all shuffles: the same number gives the same game.
cli-option-side = The side you play; random if not given.
cli-option-bot = The bot to play against.
cli-option-time = Time for a bot's decision, in milliseconds.
cli-option-two = Two players at this terminal.
cli-option-colour = Colours in the terminal.
cli-option-output = File to write; standard output if not given.
cli-option-force = Replace the file if it exists.
cli-option-resume = Go on with a saved game.
cli-option-save = File to save the game to.
cli-option-step = Which step of the record to show.
cli-option-seat = Whose eyes to look through: a seat, or spectator.
cli-option-size = Width of the picture in pixels.
cli-option-host = Address to listen on.
cli-option-port = Port to listen on.
cli-option-public-url = Address under which others reach this server.
cli-option-database = Address of the database; a file in your data folder if not given.
cli-option-content = Folder with units, cards, maps and scenarios of your own.
cli-option-no-browser = Do not open the browser.
cli-option-workers = Number of processes; more than one needs PostgreSQL.
cli-option-log-level = How much is written to the log on standard error.
cli-argument-record = A record file; "-" reads it from standard input.

## The board in the terminal

# $round
cli-round = Round { $round }

## What is to be decided

# $side
cli-turn-over = The game is over: { the-side } has won.

## Playing in the terminal

# $side
cli-you-are = You play { the-side }.
cli-prompt = Your choice (number or notation, ? for help):
# $side
cli-prompt-side = { called-side }, your choice (number or notation, ? for help):
# $side
cli-curtain = Pass the keyboard { to-the-side } and press Enter. The other player should look away.
# $side $name
cli-bot-thinks = { the-side-first } ({ $name }) is thinking.
# $path
cli-saved = Saved to { $path }.
# $path
cli-written = Written to { $path }.
cli-left = You left the game. Save it with "save FILE" next time to go on later.
# $path
cli-left-saved = You left the game. Go on with: lostworld play --resume { $path }
# $path
cli-kept = The game is kept. To go on, type: lostworld play --resume { $path }
cli-confirm-quit = Leave without saving? (y/n)
cli-yes = y
# $side $reason
cli-won = Victory for { the-side }: { $reason }

## Records and checks

# $step $last
cli-replay-step = Step { $step } of { $last }
cli-replay-prompt = Enter: next step, b: back, a number: that step, q: quit
cli-replay-end = End of the record.

## The server

# $url
cli-serve-open = The game is ready at { $url }
cli-serve-stop = Press Ctrl+C to stop. Games are stored and go on next time.
# $game $units $heroes $maps $scenarios
cli-serve-content = { $game } with your own content: { $units } units, { $heroes } hero cards, { $maps } maps, { $scenarios } scenarios.
# $url
cli-serve-invite = Others in your network can join at { $url }
cli-serve-local = Only this machine can reach the server. To invite others, start it with --host 0.0.0.0.
cli-serve-stopping = Stopping; every game is stored.

## What a player can say, and what the terminal answers

cli-say-undo = take back the last step of this turn
    .word = undo
cli-say-board = draw the board again
    .word = board
cli-say-cards = show your cards and what they do
    .word = cards
cli-say-list = list the possible actions with their notation and meaning
    .word = list
cli-say-hint = ask a bot what it would do
    .word = hint
cli-say-rules = read the rules in short
    .word = rules
cli-say-save = store the game as a record; planned steps count once the turn is played
    .word = save FILE
cli-say-quit = leave the game
    .word = quit
cli-say-help = show this list
    .word = help
cli-enter = Enter
# $action
cli-not-possible = { $action } is not possible now.
# $name
cli-opponent = The other side is played by the bot "{ $name }".
# $steps
cli-planned = Planned: { $steps }
cli-confirm-turn = That is the whole turn. Enter plays it, undo takes a step back:
# $action $sentence
cli-hint = A bot would play { $action }: { $sentence }.

## More commands and options

cli-command-board = Draw a position as SVG or PNG.
cli-option-seat-replay = Whose eyes to look through: a seat, spectator or all. By default all once the game is over, and only what is public before that.
cli-option-all = Print the whole record instead of stepping through it.
cli-option-actions = List the possible actions too.
cli-option-title = Title above the picture.
cli-argument-position-or-file = A position or a view, a file that holds one or a record, or "-" for standard input.

## Any game

# $side
cli-prompt-secret = { called-side }, choose in secret:
# $count
cli-shared = { $count } players share this terminal. The screen is cleared before each of them decides.
cli-cards-private = What you hold is secret, and others look at this screen. You see it when you choose.
cli-help-choosing = Type the number of an action, or its notation. You can also say:
# $names
cli-opponents = The other seats are played by bots: { $names }.
cli-watching = Only bots play; you are watching.
# $names $reason
cli-won-together = { $names } have won together: { $reason }
# $reason
cli-drawn = Nobody has won: { $reason }
# $names
cli-deciding = To decide: { $names }.
cli-chance-pending = Chance is still to be decided here.
cli-option-seats = Who plays a seat: name=human, or name= and a bot. Once for each seat.
cli-option-value = What this game can be set to.
cli-option-look = How the picture looks.
cli-argument-game = The game.
cli-command-of-game = Commands that belong to this game.

# While a picture is drawn, or games are counted: there is nothing else to say.
cli-board-drawing = Drawing the picture
# $games
cli-balance-counting = Counting { $games } games
cli-help = Show this help and end.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands

## Where a command line cannot be understood: an option, an argument or a command as it was typed

# $command
cli-usage-help = "{ $command }" tells what there is.
# $name
cli-usage-option = There is no option { $name }.
# $name, $others
cli-usage-option-like = There is no option { $name }; perhaps { $others }?
# $name
cli-usage-command = There is no command { $name }.
# $name
cli-usage-extra = Nothing was expected after that: { $name }.
# $name
cli-usage-missing = { $name } is missing.
# $name
cli-usage-nothing = { $name }: something must follow it.
# $name, $value, $others
cli-usage-choice = { $name }: { $value } is none of { $others }.
# $name
cli-usage-number = { $name }: a number is needed.
# $name, $bound
cli-usage-least = { $name }: a number of at least { $bound } is needed.
# $name, $bound
cli-usage-most = { $name }: a number of at most { $bound } is needed.
