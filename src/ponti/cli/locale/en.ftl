cli-help = Ponti: board games about bridges, played, hosted, explained and studied.
cli-games = List the games, or one game’s options.
cli-play = Play a game in the terminal, against bots or at one device.
cli-serve = Serve tables for friends and bots, played in the browser.
cli-join = Let a bot of this machine play a seat of a table somewhere else.
cli-replay = Show a recorded game again, step by step.
cli-verify = Check that a record can be replayed and that its dice were fair.
cli-match = Let bots play against each other and count.
cli-bench = Measure how fast the rules and the search run here.

cli-option-lang = Language of the texts (default: from the environment).
cli-option-version = Show the version and whether the rules are compiled.
cli-option-game = A game’s id, as “ponti games” lists them.
cli-option-json = Print JSON.
cli-option-help = Show this message and exit.
cli-option-seats = Number of seats (default: the game’s smallest).
cli-option-set = An option of the game; may be repeated.
cli-option-file = A game record.
cli-play-level = Who plays the other seats: a level, a bot such as mcts:seconds=2, or a program: “exec:python mybot.py”.
cli-play-seat = Where you sit.
cli-play-hot-seat = People at every seat share this device.
cli-play-watch = Nobody plays: bots at every seat.
cli-play-seed = Repeatable dice and bots.
cli-play-record = Write the record to this file when you stop.
cli-serve-host = Address to listen on (default: 127.0.0.1; 0.0.0.0 lets others in).
cli-serve-port = Port (default: the first free one from 8400 on).
cli-serve-db = A database’s file or URL (default: a file in your data folder).
cli-serve-browser = Open the browser.
cli-replay-all = Show everything at once.
cli-match-players = Two or more bots: random, greedy, a level, mcts:seconds=0.2,playout=rollout, or a program: “exec:python mybot.py”. The last one fills up the seats. A game’s id may come first.
cli-match-game = The game (default: the first word if it is a game, else the first game).
cli-match-number = How many games.
cli-match-seats = Number of seats (default: one for each bot, at least the game’s smallest).
cli-match-seed = Repeatable dice and bots.
cli-match-workers = Games at a time (default: one per core).
cli-bench-games = The games (default: all).
cli-bench-compare = Measure the other build (compiled or uncompiled), too, and show the ratio.
cli-bench-seconds = About how long one run of one measurement takes.
cli-bench-repeats = Runs of each measurement, of which the median counts.

cli-compiled = compiled
cli-uncompiled = uncompiled
cli-ratio = ratio
cli-column-id = id
cli-column-game = game
cli-column-seats = players
cli-column-options = options
cli-column-build = build
cli-column-bot = bot
cli-column-wins = first places
cli-column-share = share
cli-column-interval = 95 % interval
cli-column-score = mean score
cli-column-games-per-second = games/s
cli-column-decisions-per-second = decisions/s
cli-column-copies-per-second = copies/s
cli-column-mcts-iterations-per-second = MCTS it/s
cli-column-state-bytes = bytes
cli-games-more = “ponti games GAME” explains a game’s options.
cli-usual = (usually { $value })
cli-seats = { $seats } players
cli-bench-note = Per second of one core’s processor time; medians. Games use the quick random action; decisions/s makes every legal list, and the chance events of the same games take part of that time uncounted.
cli-bench-shape = { $game }: { $decisions } decisions and { $chance } chance events in a random game.
cli-report-head = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats } seats
cli-report-seats = First places by seat: { $shares }; shared first places: { $shared }.
cli-report-length = Events per game: { $events } ({ $shortest } to { $longest }).

cli-you = You
cli-seat = Seat { $seat }
cli-chance = Chance
cli-place = Place
cli-thinking = { $player } is thinking …
cli-your-move = Your move
cli-pass-device = Pass the device to { $player }, who presses Enter.
cli-many-actions = { $count } actions are possible: “?” lists them, “? c3” those with c3 in them, “help” explains.
cli-more-actions = … and { $count } more: “? TEXT” narrows them down.
cli-no-such-action = No legal action contains “{ $text }”.
cli-try-help = “?” lists what is possible, “help” what you can type.
cli-allowed = That is allowed.
cli-hint-line = Expected line: { $line } ({ $iterations } iterations)
cli-taken-back = Taken back.
cli-saved = Saved: { $file }
cli-command-play = Anything else is an action: its notation, or its number in the list.
cli-command-list = ? [TEXT]     list the legal actions (that contain TEXT)
cli-command-why = why ACTION   why an action is not allowed
cli-command-hint = hint         what a strong bot would consider
cli-command-undo = undo         take the last decision back
cli-command-save = save FILE    write the record
cli-command-board = board        show the board as everybody sees it
cli-command-help = help         this list
cli-command-quit = quit         stop
cli-replay-prompt = Enter: next · b: back · number: go there · q: quit
cli-verified = The record is in order: { $outcomes } chance outcomes follow from the revealed secret, and all { $events } events replay.
cli-verified-continued = The first { $count ->
    [one] event was
   *[other] { $count } events were
} brought from another game: their chance outcomes are proved by that game’s record only.

error-bad-usage = { $problem }.
error-system-error = The system reports an error: { $reason }.
error-interrupted = Stopped.
error-no-input = The input ended while you were asked something.
error-bad-setting = “{ $text }” is not a setting: write --set name=value.
error-file-unreadable = { $file } cannot be read: { $problem }.
error-file-unwritable = { $file } cannot be written: { $problem }.
error-file-not-text = { $file } is not a text file.
error-file-too-long = { $file } is longer than { $most } bytes.
error-no-bots = No bot is named that could play.
error-too-many-bots = { $bots } bots do not fit on { $seats } seats.
error-no-such-seat = There is no seat { $seat }: the game has { $seats } seats.
error-hot-seat-or-watch = Choose --hot-seat or --watch, not both.
error-no-other-build = Only one build is installed here: there is nothing to compare with.
error-nothing-to-take-back = There is nothing of yours to take back.
error-cannot-take-back = It is too late: something hidden has been revealed since.
error-save-where = Name a file: save FILE.
error-save-shows-hands = The record would show hidden cards: save it when the game is over, or start with --record FILE.
cli-join-link = The secret link to the seat, as it was given to you.
cli-join-bot = Who plays: a level, a bot such as mcts:seconds=2, or a program: “exec:python mybot.py”.
cli-join-name = What the seat is called if it has no name yet (default: the bot’s, or that of the program’s file).
cli-join-rematch = Stay when the game is over, and play another one whenever the others want to.
cli-joined = { $game }: { $bot } plays seat { $seat }.
cli-join-over = The game is over. Seat { $seat }: place { $place }.
cli-join-again = The connection was lost ({ $reason }); trying again …
error-bad-link = This is no secret link to a seat: it looks like https://HOST/#/table/ID?key=TOKEN.
error-not-let-in = The table does not let us in: { $problem }
error-other-rules = The table plays version { $found } of the rules; this copy of Ponti knows version { $expected }.
cli-backup = Copy the server’s SQLite database; the server may go on meanwhile.
cli-restore = Put a copy in the place of the server’s SQLite database; the server must be stopped.
cli-upgrade-check = See whether running games would go on as they are under these rules; nothing is changed.
cli-config = Show all settings of a server, as a file to begin with.
cli-option-config = Settings in a TOML file (default: the one that PONTI_CONFIG names).
cli-option-db = The database’s file or URL (default: as the settings say).
cli-option-force = Replace what is there.
cli-backup-copy = The file to write.
cli-restore-copy = The file to bring back.
cli-upgrade-check-all = Check finished games, too.
cli-backed-up = { $file }: { $tables } tables, { $size } MB, checked.
cli-restored = { $file } is back: { $tables } tables.
cli-restored-aside = What was there before is kept in { $file }.
cli-differs = Table { $table } ({ $game }) leaves its way at event { $event }:
cli-held-up = Table { $table } ({ $game }) would play the same, but was started under version { $rules } of the rules instead of { $now }.
cli-checked = { $checked } games were replayed: { $different } would differ, { $held } are held up by the number of their rules.
cli-config-head = Settings of a Ponti server, all at their defaults. A line without “#” changes one.
cli-config-names = Each may also be given in the environment: host as PONTI_HOST, and so on.
error-no-database = There is no database at { $file }.
error-same-file = { $file } is the database itself: a copy needs another name.
error-file-exists = { $file } exists already: choose another name, or --force to replace it.
error-copy-failed = { $file } could not be written: { $problem }.
error-damaged-copy = { $file } is damaged: { $problem }.
error-foreign-database = { $file } is no database of Ponti.
error-newer-database = { $file } comes from a later version of Ponti.
error-database-in-use = { $file } is in use: stop the server first.
error-sqlite-only = This command is for SQLite files. For PostgreSQL use pg_dump and pg_restore, as the page about running a server tells.
error-check-a-copy = This database has an older schema, and checking must not change it: restore a dump of it elsewhere and check that.
