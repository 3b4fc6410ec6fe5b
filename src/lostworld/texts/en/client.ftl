# The browser client: screens, buttons and what they say. The words of the game are in raptor.ftl and rules.ftl.

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
# $status
web-error-status = The server answered with an error ({ $status }).
web-error-screen = This screen could not be loaded. Load the page again.

## Start

web-start-lead = A mother and her five babies against a team of scientists: two sides, nine cards each, and every round a duel of wits.
web-start-raptor = Play as raptors
web-start-scientist = Play as scientists
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
web-options = For a new game
web-option-bot = Bot
web-option-layout = Board
web-option-theme = Colours
web-option-theme-board = As the board
web-option-friend-side = Your side with a friend
web-option-side-random = Random
web-option-clock = Clock
web-option-clock-none = No clock
# $minutes $increment
web-option-clock-time = { $minutes } min + { $increment } s
web-option-name = Your name
web-option-public = Others may watch
web-bot-random = Wanderer
    .about = plays anything
web-bot-greedy = Hunter
    .about = easy
web-bot-planner = Tracker
    .about = strong
web-continue = Continue
web-public-games = Public games
web-list-waiting = waiting for a player
web-list-playing = in play
web-list-your-turn = your turn
web-list-over = over
web-list-bot = a bot
# $side $opponent
web-list-against = { $side ->
    [raptor] Raptor
   *[scientist] Scientist
} against { $opponent }
# $side
web-list-won = { the-side-first } won
web-forget = Take off this list
web-load = Load a record or position
web-load-text = Paste a record or the text of a position, or choose a file.
web-load-file = Choose a file
web-load-paste = Record or position
web-load-neither = This is neither a record nor a position. A record begins with lines such as [Game "raptor"], a position with the six rows of the board.
web-load-watch = Watch
web-load-raptor = Play on as raptors
web-load-scientist = Play on as scientists
web-load-here = Two players here
web-play-on = Play on from here
web-play-on-over = The game is over here. Go back to an earlier moment to play on from there.
# $bot
web-play-on-text = A new game begins with the position on the board: against the bot { $bot }, or two players here.

## The board

web-board = Board
# $space
web-board-exit = Exit beside { $space }
web-board-chosen = Chosen
web-board-can-act = Can act
web-board-which = Which action?

## The table

web-game-title = A game of Raptor
web-game-refused = This game cannot be opened
# $round
web-round = Round { $round }
web-setup = Setup
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
web-log-empty = What happens is written here, in words and in notation.
web-log-undone = taken back
# $seq
web-log-step = step { $seq }
web-aids = Player aids
web-aids-points = For one action point
web-again = Watch the last turn again
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
web-name-bot = { $side ->
    [raptor] Raptor
   *[scientist] Scientist
} · { $bot }
web-state-open = seat is free
web-state-choosing = is choosing a card
web-state-chosen = has chosen
web-state-turn = is to move
web-state-won = has won
# $count
web-count-tokens = Sleep tokens on the mother: { $count } of 5
# $count
web-count-escaped = Babies escaped: { $count } of 3
# $count
web-count-reserve = Scientists in reserve: { $count }
# $count
web-count-captured = Babies captured: { $count } of 3
# $count
web-pile-draw = draw pile { $count }
# $count
web-pile-hand = hand { $count }
# $side $values
web-values-played = Values { the-side } has played since the last shuffle: { $values }
# $side
web-values-none = { the-side-first } has played no value since the last shuffle
web-value-played = already played
web-hand = Your hand
web-card-chosen = This is your choice.
# $value
web-card-rules = Rules of card { $value }
web-peek = Show my cards

## What to do now

web-turn = Your turn
web-guide-waiting = Waiting for a friend to take the other seat.
web-guide-wait = Waiting for the other side.
# $side
web-guide-other = It is { the-side }'s turn.
web-guide-cards-watch = Both sides are choosing a card in secret.
web-guide-choose = Choose a card in secret, then confirm it.
# $card
web-guide-chosen = You have chosen { $card }. You may still change your mind until the other side has chosen.
web-guide-other-card = Waiting for the other side's card.
web-guide-observed = The mother is watching: you choose first, and Raptor will see your card.
web-guide-observing = The mother is watching. Scientist must show a card before you choose.
# $card
web-guide-shown = Scientist has shown you { $card }. Choose your card.
web-guide-place-mother = Place the mother on one of the two tiles in the middle.
web-guide-place-baby = Place a baby on the marked tile: each of the other square tiles gets one.
web-guide-place-scientist = Place a scientist on the marked tile: each outer tile gets one.
web-guide-return = Bring the mother back on any free space.
# $name $left $begun $exact
web-guide-effect = { $name }: { $begun ->
    [yes] { $left ->
        [one] one more time.
       *[other] { $exact ->
            [yes] { $left } more times.
           *[no] up to { $left } more times.
        }
    }
   *[no] { $left ->
        [one] once.
       *[other] { $exact ->
            [yes] { $left } times.
           *[no] up to { $left } times.
        }
    }
}
# $points
web-guide-points = Spend { $points ->
    [one] your action point
   *[other] your { $points } action points
}: choose a figure, then where it goes or what it does.
# $spaces
web-guide-fire = Nobody may stand in a fire when the turn ends. Move on from { $spaces }, or undo a step.
web-guide-ends = Your plan is complete. Confirm it, or undo a step.
# $points
web-points = { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
# $toll
web-toll = her first move costs { $toll } more
web-plan = Planned steps
web-undo = Undo
web-redo = Redo
web-hint = Hint
web-hint-thinking = Thinking…
# $action
web-hint-text = Hint: { $action }.
web-skip = Skip
web-confirm = Confirm turn
web-confirm-card = Confirm card
web-confirm-setup = Confirm setup
web-confirm-pass = End turn
# $points
web-confirm-left = Confirm, { $points } left
# $points
web-reveal-points = { $points ->
    [one] action point
   *[other] action points
}
web-reveal-effect = its effect
web-reveal-tie = a tie
web-reveal-tie-text = Both cards are discarded, and nobody acts.
web-command = Command
# $text
web-command-unknown = "{ $text }" is not possible now.

## Help and keyboard

web-help-plan = A turn is planned: every step can be undone and redone, nobody sees it, and nothing happens before you confirm.
web-help-keys = Keyboard
web-help-command = In the command field you can type actions in notation such as Mf2-f5, the name of a space such as c4 to hear what is there, or undo, redo, hint and confirm.
web-key-tab = to the board, the cards and the buttons
web-key-arrows = move over the board
web-key-enter = choose a figure, or act on the space
web-key-escape = let the figure go
web-key-digits = pick that card
web-key-confirm = confirm
web-space-bar = Space
web-key-space = in a replay: play or pause

## Two players at one screen

# $side
web-curtain-title = { the-side-first }, your turn
web-curtain-text = The other player looks away now.
# $side
web-curtain-open = { $side ->
    [raptor] Show the raptors' cards
   *[scientist] Show the scientists' cards
}

## Friends, links and offers

web-invite = Invite a friend
# $side
web-invite-text = { $side ->
    [raptor] Your friend will play the raptors. Send this link; whoever accepts it first has the seat.
   *[scientist] Your friend will play the scientists. Send this link; whoever accepts it first has the seat.
}
web-invite-link = Link for your friend
web-invited = You are invited
# $name
web-invited-by = { $name } is waiting for you.
# $side
web-invited-side = { $side ->
    [raptor] You play the raptors.
   *[scientist] You play the scientists.
}
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
web-invite-wait = The game begins when your friend has taken the seat. You can close this window meanwhile.
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
web-resign = Resign
web-resign-sure = Really resign
web-save-record = Save the record

## The end

web-end = The game is over
web-end-won = You have won
web-end-lost = You have lost
# $side $reason
web-over = { the-side-first } has won: { $reason }
web-over-unfinished = The game was stopped; nobody has won.
# $side
web-reason-resigned = { the-side } has resigned.
# $side
web-reason-time = { the-side } has run out of time.
# $card
web-event-tie = Both played { $card }, a tie: both cards are discarded, and nobody acts.
web-rematch = Rematch, sides swapped
web-rematch-asked = You offered a rematch. Waiting for the answer.
# $side
web-rematch-wanted = { the-side-first } offers a rematch.
# $side
web-rematch-declined = { the-side-first } declined the rematch.
web-rematch-ready = The rematch is ready.
web-rematch-go = To the rematch

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
# $percent
web-curve = Evaluation: Raptor wins { $percent }% of games from here
# $best
web-mark-mistake = A mistake. Better: { $best }
# $best
web-mark-blunder = A blunder. Better: { $best }

## Rules

web-rules-contents = Contents
web-rules-goal = How to win
web-rules-setup = Board and setup
web-rules-round = A round
web-rules-raptor = The raptors
web-rules-scientist = The scientists
web-rules-things = Spaces and tokens
web-rules-cards = The cards
web-example = An example on the board

## Checking the shuffles

web-verify-how = Before the first card was dealt, the server published a fingerprint (SHA-256) of a secret number from which all shuffles follow. After the game it reveals the number. Your browser now computes the fingerprint and every shuffle anew; nothing needs to be believed.
web-verify-good = Everything fits: no shuffle was tampered with.
web-verify-bad = Something does not fit. This game's shuffles cannot be trusted.
web-verify-later = The secret number is revealed when the game is over. Come back then.
web-verify-algorithm = Algorithm
web-verify-seed = Secret number
web-verify-hash = Its fingerprint, computed here
web-verify-layout = Board
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
