# The browser client: screens, buttons and what they say. The words of a game are with the game.

## Everywhere

web-home = Start page
web-loading = One moment…
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-reload = Load again
web-copied = Copied
web-accept = Accept
web-decline = Decline
web-withdraw = Withdraw
web-you = you
web-sound = Sound
web-help = Help
web-menu = Game menu
web-settings = Settings
web-learn = Learn to play
web-rules = Rules
web-rules-all = All the rules
web-replay = Replay
web-verify = Check the shuffles
web-lost = Off the map
web-lost-text = There is nothing at this address. The link may be incomplete.
web-error-network = The server cannot be reached. Is it still running?
web-offline-page = You are offline. The page is here, the server is not: games go on when the network is back.
# $status
web-error-status = The server answered with an error ({ $status }).
web-error-screen = This screen could not be loaded. Load the page again.

## Links in a chat

# $game $players
web-link-title = { $game }: { $players }
# $round
web-link-waiting = A seat is free. Come and play.
# $round
web-link-playing = Round { $round }: watch it live.
# $round
web-link-over = Over after { $round } rounds: watch the replay.

## Start

web-start-random = Surprise me
web-start-random-text = Against a bot, on a random side
web-start-here = Two players here
web-start-here-text = One screen, a curtain between the hands
web-start-friend = Invite a friend
web-start-friend-text = Play online by a link
web-start-watch = Watch bots
web-start-watch-text = Two bots play each other
web-start-learn-text = Short lessons on the real board
web-start-rules-text = Every card, figure and action
web-start-first = Start here
web-start-first-text = Five short lessons, then a first game with a coach
web-first-game = First game
web-first-game-text = The setup is done, and a coach says what matters
web-lobby = Lobby
web-lobby-text = Play somebody you do not know
web-lobby-pair = Find an opponent
web-lobby-challenge = Offer a game to anybody
web-lobby-open = Open challenges
web-lobby-none = Nobody is waiting just now. Offer a game, and stay at its table.
web-lobby-seat = Free seat:
web-lobby-nobody = Somebody
web-start = Begin
web-game = Game
web-seat-who = Who plays
web-seat-you = You
web-seat-here = Somebody here
web-seat-friend = A friend, by link
web-seat-bot = A bot
web-options = For a new game
web-option-bot = Bot
web-option-theme-board = As the board
web-option-friend-side = Your side with a friend
web-option-side-random = Random
web-option-clock = Clock
web-option-clock-none = No clock
# $minutes $increment
web-option-clock-time = { $minutes } min + { $increment } s
web-option-name = Your name
web-option-public = Others may watch
web-option-hints = Hints
web-option-hints-usual = Only against bots
web-option-hints-on = Allowed, and told
web-option-hints-off = Never
web-option-away = If somebody stays away
web-option-away-vote = The others vote for a bot
# $minutes
web-option-away-minutes = A bot after { $minutes } minutes, or by vote
web-opponent = Your opponent
web-opponent-other = Choose another
web-opponents = Who do you want to play against?
web-opponents-elo = The numbers are measured strengths (Elo), on each side: 200 points more win about three games of four.
web-bot-random = Wanderer
    .about = plays anything
web-bot-greedy = Hunter
    .about = easy
web-bot-planner = Tracker
    .about = strong
web-continue = Continue
web-your-games = Your games
web-list-you-won = you won
web-list-you-lost = you lost
web-public-games = Public games
web-list-waiting = waiting for a player
web-list-playing = in play
web-list-your-turn = your turn
web-list-over = over
web-list-bot = a bot
# $side $opponent
web-list-against = { title-of-side } against { $opponent }
# $side
web-list-won = Victory for { the-side }
web-forget = Take off this list
web-load = Load a record or position
web-load-text = Paste a record or the text of a position, or choose a file.
web-load-file = Choose a file
web-load-paste = Record or position
web-load-neither = This is neither a record nor a position. A record begins with lines in square brackets.
# $side
web-load-seat = Play on as { title-of-side }
web-load-watch = Watch
web-load-here = Two players here
web-play-on = Play on from here
web-play-on-over = The game is over here. Go back to an earlier moment to play on from there.
# $bot
web-play-on-text = A new game begins with the position on the board: against the bot { $bot }, or two players here.

## The board

web-board = Board
web-board-chosen = Chosen
web-board-can-act = Can act
web-board-which = Which action?

## The table

web-game-refused = This game cannot be opened
# $game
web-game-title = A game of { $game }
web-setup = Setup
# $round
web-round = Round { $round }
web-beside = Log and player aids
# $title $text
web-titled = { $title }: { $text }
# $action
web-undone = Undone: { $action }.
# $action
web-redone = Done again: { $action }.
# $seconds
web-clock-late = { $seconds } seconds left.
web-storage-none = This browser keeps nothing: after a reload it will not know your seat. Keep its link, which is in the menu of the game.
web-log = Log
web-log-empty = What happens is written here.
web-log-undone = taken back
# $seq
web-log-step = step { $seq }
web-aids = Player aids
web-again = Watch the last turn again
web-watch-step = One step
web-watch-about = Nothing is hidden here: you see both hands, and who is ahead.
web-watch-go = Watch
web-watch-another = Another game
web-signs = Polite signs
web-sign-good-move = Good move!
web-sign-thanks = Thank you
web-sign-sorry = Sorry
web-sign-good-game = Good game!
web-notice-turn = It is your turn
# $count
web-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-health-connecting = Connecting…
web-health-lost = Connection lost. Trying again…
web-health-closed = Not connected
web-offline = away
# $side $bot
web-name-bot = { title-of-side } · { $bot }
web-state-open = seat is free
web-state-choosing = is choosing
web-state-chosen = has chosen
web-state-turn = is to move
web-state-won = victory

## What to do now

web-turn = Your turn
web-guide-waiting = Waiting for the other seat to be taken.
web-guide-wait = Waiting for the other side.
# $side
web-guide-other = It is { the-side }'s turn.
web-guide-ends = Your plan is complete. Confirm it, or undo a step.
# $action
web-chosen = You have chosen: { $action }. You may still change your mind until everybody has chosen.
# $what
web-decision = Your decision: { $what }.
web-choices = What you may do
web-choices-search = Find among the choices
web-choice-sent = This is your choice.
web-plan = Planned steps
# $action
web-plan-undo-from = { $action }. Press to undo from here.
web-undo = Undo
web-redo = Redo
web-hint = Hint
web-hint-thinking = Thinking…
# $action
web-hint-text = Hint: { $action }.
web-skip = Skip
web-confirm = Confirm turn
web-confirm-choice = Confirm choice
web-confirm-pass = End turn
web-confirm-sure = Really end the turn?
web-command = Command
# $text
web-command-unknown = "{ $text }" is not possible now.

## Help and keyboard

web-help-plan = A turn is planned: every step can be undone and redone, nobody sees it, and nothing happens before you confirm.
web-help-keys = Keyboard
web-help-command = In the command field you can type a choice in notation, or undo, redo, hint and confirm.
web-key-tab = to the board, the cards and the buttons
web-key-arrows = move over the board
web-key-board = to the board at once
web-key-enter = choose a figure, or act on the space
web-key-escape = let the figure go
web-key-digits = pick the first to the ninth choice
web-key-confirm = confirm
web-space-bar = Space
web-key-space = in a replay: play or pause

## Two players at one screen

# $side
web-curtain-title = { the-side-first }, your turn
web-curtain-text = The other player looks away now.
# $side
web-curtain-open = Show the cards { of-the-side }

## Friends, links and offers

web-invite = Invite a friend
# $side
web-invite-text = Your friend will play { played-side }. Send this link; whoever accepts it first has the seat.
web-invite-challenge = Your challenge is open
# $side
web-invite-challenge-text = It stands in the lobby, and whoever accepts it plays { played-side }. You may also send this link to somebody.
web-invite-link = Link for your friend
web-invite-qr = The same link as a code for a phone
web-share = Share
# $side
web-invite-link-seat = Link for { title-of-side }
web-invited = You are invited
# $name
web-invited-by = { $name } is waiting for you.
# $side
web-invited-side = You play { played-side }.
# $game
web-invited-game = There is a seat for you in a game of { $game }.
# $minutes
web-invited-clock = Each side has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} on the clock, which starts after the first move.
web-invited-late = Somebody else has taken the seat already. You are watching.
web-sit-down = Take the seat
web-just-watch = Only watch
web-invite-elsewhere = The invitation is on the device where you made this game.
web-invite-loopback = Only this computer can reach the server now. To let others join, start it with:
web-invite-wait = The game begins when the seat has been taken. You can close this window meanwhile.
web-spectator-link = Link to watch
web-seat-link = Link to your seat, to go on with another device. Keep it to yourself.
web-position = Position
web-commitment = Commitment to the shuffles
web-take-back = Take back
web-take-back-asked = You asked to take back your last decision and all that followed. Waiting for the answer.
# $side
web-take-back-wanted = { the-side-first } would like to take back its last decision and all that followed.
# $side
web-take-back-declined = { the-side-first } declined the take-back.
# $names
web-offer-waiting = Still to answer: { $names }.
web-resign = Resign
web-resign-sure = Really resign
web-save-record = Save the record

## The end

web-end = The game is over
web-end-won = You have won
web-end-lost = You have lost
web-end-draw = A draw
# $side $reason
web-over = Victory for { the-side }: { $reason }
# $names $reason
web-over-several = { $names } have won: { $reason }
# $reason
web-over-draw = Nobody has won: { $reason }
web-over-unfinished = The game was stopped; nobody has won.
# $side
web-reason-resigned = { the-side } resigned.
# $side
web-reason-time = { the-side } ran out of time.
web-rematch = Rematch, sides swapped
web-rematch-same = Rematch, same sides
# $bot
web-rematch-stronger = Next: { $bot }
# $before $after
web-turning-point = Turning point: from { $before } % to { $after } %
web-souvenir = A picture to share
web-souvenir-none = There is no picture of this game.
web-rematch-rotated = Rematch, one seat further
# $sides
web-rematch-asked = { $sides ->
    [same] You offered a rematch on the same sides. Waiting for the answer.
    [rotated] You offered a rematch, everybody one seat further. Waiting for the answer.
   *[swapped] You offered a rematch with sides swapped. Waiting for the answer.
}
# $side $sides
web-rematch-wanted = { $sides ->
    [same] { the-side-first } offers a rematch on the same sides.
    [rotated] { the-side-first } offers a rematch, everybody one seat further.
   *[swapped] { the-side-first } offers a rematch with sides swapped.
}
# $side
web-rematch-declined = { the-side-first } declined the rematch.
web-rematch-ready = The rematch is ready.
web-rematch-go = To the rematch

## Somebody is away

# $side
web-away = { the-side-first } is away.
# $votes $wanted
web-away-votes = Votes for a bot: { $votes } of { $wanted }.
# $time
web-away-soon = A bot takes over in { $time }.
web-away-vote = Let a bot play
web-away-wait = Wait
# $side
web-away-bot = A bot plays for { the-side } until they come back.
# $side
web-away-back = { the-side-first } is back.
web-stood-in = You were away, and a bot plays for you.
web-come-back = Take my seat back

## Replay

web-replay-start = The beginning.
web-replay-controls = Controls
web-replay-first = To the beginning
web-replay-back = One action back
web-replay-forward = One action on
web-replay-turn-back = One turn back
web-replay-turn-forward = One turn on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-scrubber = Action
# $step $last
web-replay-step = Action { $step } of { $last }
web-share-moment = Link to this moment
web-to-game = To the game
# $chances
web-curve = Chances to win from here: { $chances }
# $best
web-mark-inaccuracy = Not quite. Better: { $best }
# $best
web-mark-mistake = A mistake. Better: { $best }
# $best
web-mark-blunder = A blunder. Better: { $best }
web-review = Review
# $name
web-review-by = Looked back at by the bot { $name }.
web-accuracy = Accuracy
web-review-key = Key moments
# $round
web-review-moment = Round { $round }
web-review-show = Show on the board
# $percent
web-way-value = { $percent } %
grade-blunder = Blunder
grade-mistake = Mistake
grade-inaccuracy = Inaccuracy

## Analysis board

web-analysis = Analysis board
web-start-analysis-text = Any position, and what a bot would do
web-analysis-edit = Set up
web-analysis-play = Try out
web-analysis-lines = What a bot would do
web-analysis-thinking = The bot is thinking.
web-analysis-none = Nobody has anything to decide here.
# $seconds
web-analysis-depth = After { $seconds } s of thought
web-analysis-text = Position as text
web-analysis-read = Show it
web-analysis-open = Analysis board from here

## Puzzles

web-puzzles = Puzzles
web-start-puzzles-text = Win within one turn; a new one each day
web-puzzle-today = Puzzle of the day
# $number
web-puzzle-number = Puzzle { $number }
# $side
web-puzzle-ask = { the-side-first } to play and win within this turn.
# $steps
web-puzzle-steps = It can be done in { $steps } steps.
web-puzzle-solved = Solved!
# $steps $best
web-puzzle-longer = Solved, in { $steps } steps; { $best } would do.
web-puzzle-lost = No win on this way. Take a step back, or begin again.
web-puzzle-solution = Show a solution
web-puzzle-next = Next puzzle
# $days
web-puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
# $solved $count
web-puzzle-progress = { $solved } of { $count } solved
# $grade
web-puzzle-grade = Grade { $grade } of 5
web-puzzle-pick = Choose a puzzle
web-puzzle-none = This game has no puzzles.
web-begin-again = Begin again

## Rules

web-example = An example on the board

## Checking the shuffles

web-verify-how = Before the first card was dealt, the server published a fingerprint (SHA-256) of a secret number from which all shuffles follow. After the game it reveals the number. Your browser now computes the fingerprint and every shuffle anew; nothing needs to be believed.
web-verify-good = Everything fits: no shuffle was tampered with.
web-verify-sealed = The secret number is the one that was promised. How this game draws from it cannot be computed here.
web-verify-bad = Something does not fit. This game's shuffles cannot be trusted.
web-verify-later = The secret number is revealed when the game is over. Come back then.
web-verify-noted = What this browser noted during the game
web-verify-noted-commitment = The fingerprint, as it was first shown
web-verify-noted-luck = What your seat added to the secret number
web-verify-noted-dealt = What your seat was dealt
web-verify-unnoted = This browser noted nothing while the game was played. It can only check that what the server says now agrees with itself.
web-verify-algorithm = Algorithm
web-verify-seed = Secret number
web-verify-hash = Its fingerprint, computed here
web-verify-shuffles = Shuffles
web-verify-step = No.
web-verify-said = As played
web-verify-found = Computed here

## Settings

web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-game = As the game
web-settings-speed = Speed of events
web-settings-volume = Volume
web-settings-sounds = Sounds
web-sounds-paper = Paper
web-sounds-valley = Valley
web-settings-ambience = Sounds of the place
web-settings-play = Let them be heard
web-settings-notation = Notation
web-settings-notify = When it is my turn
web-settings-notify-text = Tell me outside the page
web-settings-contrast = Contrast
web-settings-motion = Movement
web-settings-system = As the system says
web-settings-more = High
web-settings-less = Reduced
web-settings-coordinates = Names of spaces
web-settings-show = Show

## Lessons: the frame; what they say is in lessons.ftl

web-lesson = Lesson
web-lesson-go = Go on
web-lesson-next = Next lesson
web-lesson-again = Once more
web-lesson-finish = Play a game

web-results = Your results
# $count
web-results-games = { $count ->
    [one] game
   *[other] games
}
web-results-won = won
# $side
web-results-as = as { $side }
# $best
web-results-streak = wins in a row; at most { $best }
web-results-rivals = Against whom
web-results-people = People
# $won $lost
web-results-count = { $won } won, { $lost } lost
web-results-none = No game has ended here yet. Play one: its result is kept in this browser.
web-results-kept = Kept in this browser only.
web-results-forget = Forget all results
web-results-forget-sure = Really forget them
