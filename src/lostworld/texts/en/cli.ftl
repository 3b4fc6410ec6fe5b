# The command line: what its commands are for, and what the game in the terminal says.
# Errors are in errors.ftl, the words of the game in raptor.ftl.

## Commands and options, as --help describes them

cli-about = Raptor against people, bots and programs: rules, engine, records and pictures.
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
cli-command-check = Check a position or a record and say what is wrong with it.
cli-command-draw = Draw a board as SVG or PNG.
cli-command-view = Show a position as one seat sees it.
cli-command-legal = List the actions that are possible in a position.
cli-command-bots = List the bots.
cli-command-serve = Start the server and open the game in the browser.
cli-command-perft = Count action sequences, to check and to time the rules.
cli-command-completion = Print the completion script for your shell.
cli-option-language = Language of the texts.
cli-option-json = Answer in JSON, for programs.
cli-option-seed = Number that decides all shuffles: the same number gives the same game.
cli-option-layout = Which board to set up.
cli-option-theme = Colours of the picture: jungle or savannah.
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
cli-option-seat = Whose eyes to look through: raptor, scientist or spectator.
cli-option-size = Width of the picture in pixels.
cli-option-coordinates = Write the names of columns and rows around the board.
cli-option-host = Address to listen on.
cli-option-port = Port to listen on.
cli-option-public-url = Address under which others reach this server.
cli-option-database = Address of the database; a file in your data folder if not given.
cli-option-no-browser = Do not open the browser.
cli-option-workers = Number of processes; more than one needs PostgreSQL.
cli-option-bus = Address of a Redis server through which several workers talk; PostgreSQL does that itself.
cli-option-log-level = How much is written to the log on standard error.
cli-argument-position = A position or a view as text; "-" reads it from standard input.
cli-argument-record = A record file; "-" reads it from standard input.

## The board in the terminal

# $round
cli-round = Round { $round }
cli-setup = Setup
cli-legend = M mother   b baby   z asleep   S scientist   s frightened   # rock   * fire   < > ^ v exit
# $tokens
cli-count-tokens = Sleep tokens on the mother: { $tokens } of 5
# $escaped
cli-count-escaped = Babies escaped: { $escaped } of 3
# $captured
cli-count-captured = Babies captured: { $captured } of 3
# $reserve
cli-count-reserve = Scientists in reserve: { $reserve }
# $fires
cli-count-fires = Fire tokens left: { $fires }
cli-mother-away = The mother is hidden off the board.
# $side
cli-cards-of = Cards of { the-side }
# $cards
cli-hand = Hand: { $cards }
# $count
cli-hand-hidden = Hand: { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
# $count
cli-draw-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $cards
cli-discard-pile = Discard pile: { $cards }
cli-discard-empty = Discard pile: empty
# $cards
cli-played = Played: { $cards }

## What is to be decided

# $figure
cli-turn-place = { $figure ->
    [mother] Raptor places the mother on one of the two central tiles.
    [baby] Raptor places a baby on the next square tile.
   *[scientist] Scientist places a scientist on the next L tile.
}
cli-turn-cards = Both sides choose a card in secret.
cli-turn-cards-observed = The mother is watching: Scientist chooses first and shows the card.
# $card
cli-turn-cards-shown = { $card ->
    [hidden] Scientist has shown Raptor a card; Raptor chooses now.
   *[other] Scientist has shown { $card }; Raptor chooses now.
}
# $side $card $left
cli-turn-effect = { the-side-first } applies { card-of-side }: { $left ->
    [one] { $left } time left.
   *[other] up to { $left } times left.
}
# $side $points
cli-turn-points = { the-side-first } has { $points ->
    [one] { $points } action point
   *[other] { $points } action points
} left.
# $toll
cli-turn-toll = The mother's first move costs { $toll ->
    [one] { $toll } extra point
   *[other] { $toll } extra points
} for her wounds.
cli-turn-return = Raptor brings the mother back to any free space.
# $side
cli-turn-over = The game is over: { the-side } has won.

## Playing in the terminal

# $side
cli-you-are = You play { the-side }.
cli-actions = Possible actions:
# $number $action $sentence
cli-action-line = { $number }  { $action }  { $sentence }
cli-prompt = Your choice (number or notation, ? for help):
# $side
cli-prompt-side = { the-side-first }, your choice (number or notation, ? for help):
# $side
cli-prompt-card = { the-side-first }, choose a card in secret:
# $side
cli-curtain = Pass the keyboard to { the-side } and press Enter. The other player should look away.
cli-prompt-help = Type an action's number or its notation. undo takes back a step of this turn, board shows the board, cards shows your cards with their effects, rules explains the game, save FILE stores the game, quit leaves.
# $side $name
cli-bot-thinks = { the-side-first } ({ $name }) is thinking.
# $side $action
cli-bot-plays = { the-side-first } plays { $action }.
cli-undone = Undone.
# $path
cli-saved = Saved to { $path }.
# $path
cli-resumed = Going on with the game in { $path }.
# $path
cli-written = Written to { $path }.
cli-left = You left the game. Save it with "save FILE" next time to go on later.
# $path
cli-left-saved = You left the game. Go on with: lostworld play --resume { $path }
cli-confirm-quit = Leave without saving? (y/n)
cli-yes = y
cli-no = n
# $side $reason
cli-won = { the-side-first } has won: { $reason ->
    [babies_escaped] { reason-babies-escaped }
    [scientists_gone] { reason-scientists-gone }
    [mother_neutralised] { reason-mother-neutralised }
   *[babies_captured] { reason-babies-captured }
}
# $rounds
cli-unfinished = The game was stopped after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}; nobody has won.

## Records and checks

# $step $last
cli-replay-step = Step { $step } of { $last }
cli-replay-prompt = Enter: next step, b: back, a number: that step, q: quit
cli-replay-end = End of the record.
cli-check-position = The position is valid.
# $rounds $actions
cli-check-record = The record is valid: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
# $count $seconds
cli-perft = { $count } sequences in { $seconds } s

## The server

# $url
cli-serve-open = The game is ready at { $url }
cli-serve-stop = Press Ctrl+C to stop. Games are stored and go on next time.
# $url
cli-serve-invite = Others in your network can join at { $url }
cli-serve-local = Only this machine can reach the server. To invite others, start it with --host 0.0.0.0.
cli-serve-stopping = Stopping; every game is stored.

## Short labels beside the board

cli-short-tokens = sleep tokens
cli-short-escaped = babies escaped
cli-short-captured = babies captured
cli-short-reserve = in reserve
cli-short-fires = fire tokens left
cli-card-hidden = a hidden card

## The menu of actions: a figure, then what it can do, then the choices

# $space
cli-menu-mother = Mother on { $space }
# $space
cli-menu-baby = Baby on { $space }
# $space
cli-menu-scientist = Scientist on { $space }
cli-does-place-mother = Place the mother on
cli-does-place-baby = Place a baby on
cli-does-place-scientist = Place a scientist on
cli-does-return-mother = Bring the mother back on
cli-does-reinforce = Place a scientist from the reserve on
cli-does-choose-card = Choose card
cli-does-move-mother = moves to
# $toll
cli-does-move-mother-toll = moves (wounds: { $toll } more) to
cli-does-move-baby = moves to
cli-does-escape = escapes through the exit
cli-does-move-scientist = moves to
cli-does-kill = kills the scientist on
cli-does-wake = wakes the baby on
cli-does-put-out = puts out the fire on
cli-does-stand-up = stands up
cli-does-put-to-sleep = puts to sleep the baby on
cli-does-capture = captures the baby on
cli-does-shoot = shoots at the mother
cli-does-call = comes to
cli-does-frighten = Frighten the scientist on
cli-does-remove-token = Take a sleep token off the mother
cli-does-recover-baby = Wake the baby on
cli-does-gas = Put to sleep the baby on
cli-does-drive = drives to
cli-does-light-fire = Light a fire on
cli-does-end-turn = End the turn
cli-does-stop-effect = Stop the effect here

## What a player can say, and what the terminal answers

cli-help-choosing = Type the number of an action, or its notation such as Mf2-f5. You can also say:
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
cli-cards-private = Cards are secret, and two players look at this screen. You see yours when you choose one.
# $action
cli-not-possible = { $action } is not possible now.
# $name
cli-opponent = The other side is played by the bot "{ $name }".
cli-two-players = Two players share this terminal. Cards are chosen one after the other, and the screen is cleared in between.
# $steps
cli-planned = Planned: { $steps }
cli-confirm-turn = That is the whole turn. Enter plays it, undo takes a step back:
# $action $sentence
cli-hint = A bot would play { $action }: { $sentence }.

## More commands and options

cli-command-board = Draw a position as SVG or PNG.
cli-option-seat-replay = Whose eyes to look through: raptor, scientist, spectator or all. By default all once the game is over, and only what is public before that.
cli-option-all = Print the whole record instead of stepping through it.
cli-option-actions = List the possible actions too.
cli-option-title = Title above the picture.
cli-argument-position-or-file = A position or a view, a file that holds one or a record, or "-" for standard input.
