# Errors: each names the thing, says what was expected and what to do.
#
# A comment above a message lists its values. $side and $seat are the key of a seat's
# name (see table.ftl); counts are numbers; everything else is text. The errors of a game are with the game.

## Actions

# $action
error-action-illegal = { $action } is not possible now. "legal" lists the actions that are.
error-game-over = The game is over; no more actions can be taken.
# $name $names
error-option-unknown = There is no option "{ $name }". Known: { $names }.

## Games, options and chance

# $name $names
error-game-unknown = There is no game "{ $name }". Known: { $names }.
# $name $value $values
error-option-value = The option { $name } cannot be "{ $value }". Choose one of: { $values }.
error-chance-pending = Chance is still to be decided; nothing else can happen before it.
error-chance-none = No chance is waiting to be decided here.
error-chance-missing = Chance decides here, but how it came out is not recorded.
# $outcome
error-chance-outcome = "{ $outcome }" is not how the chance that waits here can come out.

## Positions, views and actions of any game

error-position-empty = There is no position here: the text is empty.
# $count
error-position-fields = This is no position of the game: { $count } fields cannot be one.
error-position-hidden = This text hides something ("?"), so it is a view. A full position is needed here.
error-view-full = This text hides nothing, so it is a full position. A view is needed here.
error-view-owner = It cannot be told whose view this is.
# $turn
error-turn = "{ $turn }" is no turn of the game.
# $action
error-action-text = "{ $action }" is no action of the game.
# $side
error-not-to-decide = { the-side-first } has nothing to decide now.
# $side
error-decided = { the-side-first } has already decided.

## Engine

# $command
error-command-unknown = Unknown command "{ $command }". Known: hello, position, new, show, view, legal, apply, chance, events, seed, perft, bots, bot, go, tell, stop, quit.
# $command $usage
error-command-usage = "{ $command }" cannot be understood like this. Use: { $usage }
# $text $least $most
error-number = "{ $text }" is not a number that fits here. Give a whole number from { $least } to { $most }.
# $limit
error-line-long = The line is longer than { $limit } bytes and was ignored.
error-line-encoding = The line is not UTF-8 text and was ignored.
error-stopped = The work was stopped before it was done.
# $action
error-view-cannot-tell = A view cannot tell what follows { $action }, because it depends on hidden cards. Give the full position first.
# $command
error-not-from-view = "{ $command }" needs the full position, but the current one is a view with hidden cards.
# $seat
error-view-other-seat = The current position is a view { of-the-seat }, so only the view { of-the-seat } can be shown.
# $name $names $last
error-seat-unknown = There is no seat "{ $name }". Choose { $names } or { $last }.
# $command
error-decider-needed = Several seats decide now, so say whose choice it is: { $command }.
# $name $names
error-decider-unknown = There is no seat "{ $name }" to decide here. Write one of: { $names }.
# $name $names
error-bot-unknown = There is no bot "{ $name }". Choose one of: { $names }.
# $name
error-bot-parameters = "{ $name }" cannot be read. A bot's name may be followed by a colon and limits: ms=500, nodes=2000, or both with a comma.
# $variable $entry
error-bot-program = { $variable } cannot be read at "{ $entry }". Give each program a name and a command, with semicolons between them: ann=./ann; bob=node bob.js
# $name $problem
error-engine-start = The engine { $name } could not be started: { $problem }
# $name $answer $game
error-engine-other = The engine { $name } says "{ $answer }"; it should speak of { $game } in version 1 of the protocol.
# $name $command
error-engine-silent = The engine { $name } has not answered "{ $command }" in time, and was ended.
# $name $answer
error-engine-answer = The engine { $name } answered "{ $answer }", which cannot be played.
error-nothing-to-decide = This seat has nothing to decide at this moment.

## Records

# $line $text
error-record-line = Line { $line } of the record cannot be read: "{ $text }".
error-record-empty = The record is empty. It starts with header lines, then the setup position.
# $line $name
error-record-header-unknown = Line { $line }: there is no header "{ $name }".
# $line $name
error-record-header-repeated = Line { $line }: the header "{ $name }" appears twice.
# $name
error-record-header-missing = The record lacks the header "{ $name }".
# $line $game
error-record-game = Line { $line }: this is a record of "{ $game }", not of the game that is meant.
# $line $said $known
error-record-rules = Line { $line }: the record was made for version { $said } of the rules; this program knows { $known }.
# $line $problem
error-record-position = Line { $line }: the position is refused. { $problem }
# $line $round $expected
error-record-round = Line { $line }: round { $round } stands here, but round { $expected } is next.
# $line $action
error-record-action = Line { $line }: the action { $action } is not possible there.
# $line $outcome
error-record-chance = Line { $line }: chance cannot come out as "{ $outcome }" there.
# $line
error-record-chance-missing = Line { $line }: chance decides something before this (a shuffle, for instance), but its outcome is not recorded.
# $line $problem: what is wrong with the decision
error-record-decision = Line { $line }: { $problem }
# $line $seat $action
error-record-seat = Line { $line }: { $action } is written there, but { the-seat } does not decide at that moment.
# $line $said $known
error-record-content = Line { $line }: the record was made with other units, cards or maps (content { $said }) than this program has ({ $known }).
# $line
error-record-over = Line { $line }: the game was already over; nothing may follow.
# $line $result
error-record-result = Line { $line }: the record says "{ $result }", but the game played from it does not end like that.
# $step $last
error-record-step = The record has no step { $step }; its steps go from 0 to { $last }.
# $bytes $actions
error-record-long = The record is too long: at most { $bytes } bytes and { $actions } actions are read.

## Files and the command line

# $name
error-training-none = { $name } has no bots that learn.
# $name
error-picture-none = { $name } draws no pictures.
# $width
error-picture-failed = The picture could not be drawn { $width } pixels wide. A smaller --width needs less memory.
# $path
error-file-missing = There is no file { $path }. Check the name.
# $path
error-file-folder = { $path } is a folder; a file is needed.
# $path
error-file-unreadable = { $path } cannot be read. Check that you may open it.
# $path
error-file-unwritable = { $path } cannot be written. Check the folder and your permissions.
error-output-full = The disk is full: not everything could be written.
error-output-closed = Nobody reads what is written any more, so it stops here.
# $path
error-file-exists = { $path } already exists. Choose another name, or add --force to replace it.
# $path
error-file-encoding = { $path } is not UTF-8 text, so it is no record or position.
# $path
error-file-large = { $path } is too large to be a position or a record.
# $one $other
error-options-contradict = { $one } and { $other } contradict each other. Give one of them.
# $count
error-input-useless = None of the last { $count } answers could be used, so the game ends here.
# $path $names
error-file-ending = The kind of picture cannot be told from { $path }. End the name in one of: { $names }.
# $name $names
error-choice-unknown = "{ $name }" is not possible here. Choose one of: { $names }.
# $text $most
error-choice-number = "{ $text }" is neither an action nor one of the numbers 1 to { $most }. Type "?" for help.
error-undo-none = There is nothing to undo in this turn.
# $package $extra
error-part-missing = This needs { $package }, which is not installed: in the folder of Lost World type pip install ".[{ $extra }]"
# $name
error-internal = Something went wrong inside the program ({ $name }). This is a fault of ours; please report it with what you did.

## Starting the server

# $port
error-port-in-use = Port { NUMBER($port, useGrouping: 0) } is already in use. Stop the other program or choose another port with --port.
# $host
error-host-bind = The address { $host } does not belong to this machine. Choose another one with --host.
error-browser-missing = No browser could be opened. Open the address above yourself.
error-client-missing = The browser client has not been built. Run "make play", which builds it.
error-database-unreachable = The database cannot be reached. Check its address and that it is running.
# $path
error-database-file = The database { $path } cannot be opened. Check that its folder exists, that you may write there, and that it is a file of this program.
error-database-unknown = This kind of database is not known. Give a file's name or an address that begins with postgresql://.
error-database-url = The address of the database cannot be read. Give a file's name or an address such as postgresql://name@host:5432/games.
# $name
error-database-foreign = The database belongs to another program: it already has a table "{ $name }". Give another one with --database.
# $reason
error-database-tables = The tables in the database cannot be made or brought up to date: { $reason }. Check that its user may write and create tables there.
# $path
error-database-missing = There are no games in { $path }. Name the server's database with --database.
error-admin-games = Name the games by their ids. "lostworld admin list" lists them.
error-admin-days = Say how old the games are that are to be deleted, such as --days 365.
# $path $reason
error-database-damaged = The database { $path } is damaged: { $reason }. Put a copy from your backups in its place, or save what can be read with "sqlite3 FILE .recover".
error-data-folder-unknown = Your home folder is not known, so there is no place for the games. Set HOME, or give a file with --database.
# $path
error-data-folder = The folder { $path } for the games cannot be made. Check that you may write there, or give a file with --database.
error-server-start = The server could not start. The log above says why.
error-server-ended = The server has stopped because of a fault; the log above says which. What was confirmed to players is stored.
# $url
error-public-url = { $url } is no address of a site. Give one such as https://games.example.org, without anything behind it.
# $name
error-settings-json = The variable { $name } must hold a JSON object with settings.
# $name $variable
error-settings-unknown = There is no setting "{ $name }". Correct the variable { $variable }.
# $name $variable
error-settings-value = The setting "{ $name }" has a value of the wrong kind. Correct the variable { $variable }.
# $name $least $most $variable
error-settings-range = The setting "{ $name }" must be at least { NUMBER($least, useGrouping: 0) } and at most { NUMBER($most, useGrouping: 0) }. Correct the variable { $variable }.
# $version
error-database-version = The database was made by a newer version of this program ({ $version }). Update the program.
error-workers-database = Several workers share their games through PostgreSQL. Give its address with --database, or start one worker only.
# $folder
error-content-folder = There is no folder { $folder } with content. Name one that has a folder for each game, such as { $folder }/GAME.
# $folder $games
error-content-none = In { $folder } there is no content: it must lie in a folder with the game's name. Games that take some: { $games }.
# $folder $reason
error-content-kept = The content in { $folder } cannot be kept for games that are begun with it ({ $reason }). Let the server write there, in its folder "editions".
# $path
error-database-in-use = Another server already uses the database { $path }. Stop it, or give another file with --database.

## Server: requests

error-not-found = There is nothing at this address.
error-method = This address does not take that kind of request.
error-game-not-found = There is no such game. Check the link; it may be incomplete.
# $seat
error-seat-taken = The seat { of-the-seat } is already taken. You can watch, or ask for a new invitation.
error-seats-open = The cards are dealt when everybody has taken a seat. Wait until then.
error-seat-token-missing = This needs a seat in the game. Open your seat link again.
error-seat-token = This seat link does not belong to the game, or it is no longer valid. Ask for a new invitation.
error-spectator-acts = Spectators can watch, but not act.
error-turn-not-yours = It is not your turn. Wait for the other side.
# $given $current
error-stale = The game has moved on: you acted on step { $given }, and it is at step { $current } now. Look again and repeat if you still want to.
# $seconds
error-rate-limit = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
# $limit
error-too-large = The message is too large; at most { $limit } bytes are allowed.
# $step $action
error-plan-illegal = Step { $step } of the plan, { $action }, is not possible there. Undo it and plan on from there.
error-plan-unfinished = The plan does not finish the turn yet. Add its last step, or end the turn.
# $field
error-request-field = The field "{ $field }" is missing or has the wrong form.
error-request-unreadable = The message cannot be read. JSON as described in the API documentation is expected.
# $kind
error-message-unknown = There is no message of the kind "{ $kind }".
error-request-repeated = A different request with the same id was already carried out. Use a new id.
error-origin = This request comes from another site and was refused.
error-host-name = This server does not answer to that host name. Open it by the address it shows at its start, or start it with --public-url.
error-not-over = This is possible only after the game has ended.
error-cards-secret = That would show hidden cards. It is possible once the game is over.
error-take-back-none = There is nothing to take back.
error-take-back-unasked = Nobody has asked for a take-back.
error-rematch-unasked = Nobody has asked for a rematch.
error-rematch-alone = Nobody has taken the other seat, so there is nobody to play again with. Start a new game.
error-rematch-seats = That game began from a position with other seats, so there is no rematch of it. Start a new game.
error-hint-pending = A hint for this seat is already being thought out. Wait for it.
error-hints-off = In this game hints are off.
error-sign-often = One sign at a time: wait a moment before the next.
error-not-away = This player is there, or has not been away for long.
error-bot-plays = A bot plays for you. Take your seat back first.
error-connections-many = There are too many open connections to this game. Close one of your tabs.
error-connections-address = There are too many open connections from where you are. Close some of your tabs.
# $most
error-game-long = This game has gone on for { $most } steps, and that is as far as it may here. It can still be given up.
error-rules-version = This game was made for other rules than this program knows, so it can be watched but not continued.
error-client-outdated = The page is older than the server. Load it again.
error-server-stopping = The server is stopping. Your game is stored; try again in a moment.
error-storage = The server cannot store or read anything right now. Nothing that was confirmed is lost; try again in a moment.
error-server-busy = The server is too busy right now. Try again in a moment.
error-closed = This server takes no new games at the moment; those that are being played go on.
# $most
error-games-many = This server keeps { $most } games, and that is as many as it may. Ask whoever runs it to make room.
error-bot-failed = The bot could not decide. Try again, or take its place.
# $you $opponent
error-wish-opponent = "you": "{ $you }" and "opponent": "{ $opponent }" exclude each other.
error-wish-start = A game starts from a position or from a record, not from both.
error-position-stuck = Nobody can do anything in this position, so no game can start from it.
error-position-not-playable = A game can start only from a position that is not over. A finished record can be watched, and played on from any earlier moment.
# $seat $most
error-seat-number = There is no seat { $seat }. Seats are numbered from 0 to { $most }; -1 is a spectator's.
