# The shell
app-tagline = Games of bridges, to play with friends and with bots that never peek.
app-home = All games
app-language = Lingua: italiano
app-theme-dark = Dark theme
app-theme-light = Light theme
app-sound-on = Sounds on
app-sound-off = Sounds off
app-help = Help
app-close = Close
app-loading = One moment …
app-offline = The server does not answer. Is “ponti serve” running?
app-retry = Try again
app-account = Who are you?
app-account-of = You are { $name }

# The lobby
lobby-title = Which bridge today?
lobby-play = Play
lobby-seats = { $span } players
lobby-tables = Your tables
lobby-tables-open = Go on
lobby-tables-over = Look back
lobby-tables-forget = Forget this table
lobby-tables-all = All { $count } tables
lobby-open = Open tables
lobby-open-none = No table is waiting for players just now. Choose a game, give a seat to “anybody”, and it stands here for everyone.
lobby-watch = Watch
lobby-deadline = { $span } left
lobby-finished = Finished games
lobby-finished-none = Games that are over stand here, to be looked back at move by move.
lobby-finished-all = All finished games
lobby-finished-mine = Yours
lobby-finished-others = Of everybody here
lobby-finished-older = Older ones
lobby-import = Open a record
lobby-foot = Every turn of chance is fixed before the game and can be checked after it.

# The set-up
setup-who = Who plays?
setup-against-bot = A bot
setup-against-friend = A friend, by link
setup-against-open = Anybody
setup-hotseat = Two at this device
setup-hotseat-many = All at this device
setup-custom = As you like
setup-players = Number of players
setup-seat = Seat { $number }
setup-kind-me = Me
setup-kind-hotseat = Somebody at this device
setup-kind-friend = A friend, by link
setup-kind-open = Anybody
setup-open-note = Whoever comes first
setup-kind-bot = A bot
setup-kind = Who sits at seat { $number }
setup-level = Level of the bot at seat { $number }
setup-name = Name at seat { $number }
setup-your-name = Your name
setup-options = Rules of the game
setup-options-note = { $count ->
    [0] As in the house rules
    [one] One changed
   *[other] { $count } changed
}
setup-swap = Swap seats
setup-yes = Yes
setup-no = No
setup-play = Play
setup-default = usual
setup-unknown = This game is not here.
setup-name-default = Guest { $number }
setup-name-friend = Player { $number }
setup-more = The table: time, taking back, who may see it
setup-clock = Time
setup-clock-help = Whose time runs out is played for, or loses, as chosen below.
setup-clock-own = Another
setup-clock-kind = Counted
setup-clock-kind-move = per move
setup-clock-kind-game = for the whole game
setup-clock-kind-days = in days per move
setup-clock-minutes = Minutes
setup-clock-days = Days
setup-clock-increment = Seconds more per turn
setup-take-back = Taking back
setup-take-back-help = Free means: as long as nothing hidden was revealed and nobody else has acted.
setup-take-back-frontier = Free
setup-take-back-consent = Free, then by consent
setup-take-back-none = Never
setup-timeout = When time runs out
setup-timeout-help = With two players a bot may finish the game for whoever is away.
setup-timeout-stand-in = A bot plays on
setup-timeout-forfeit = The game is lost
setup-listed = Who finds the table
setup-listed-help = In the lobby everybody here can watch, and take seats for anybody.
setup-listed-yes = Everybody, in the lobby
setup-listed-no = Only who has the link
setup-chat = Chat
setup-chat-help = Players and spectators can write to each other.

# The table
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-over = The game is over
table-thinking = { $name } is thinking …
table-confirm = Confirm
table-cancel = Back
table-take-back = Take back
table-ask-back = Ask to take back
table-hint = Hint
table-hinting = Thinking …
table-clause = Rule { $clause }
table-refused = Not allowed
table-offline = Connection lost. Trying again …
table-connecting = Coming to the table …
table-refused-join = This table cannot be opened.
table-without-link = Open the table without this link
table-watching = You are watching
table-board = Board of { $game }
table-actions = Every choice in words
table-actions-none = Nothing to choose now.
table-actions-group = Choices ({ $count })
table-tab-players = Players
table-tab-log = Log
table-tab-chat = Chat
table-tab-table = Table
table-tab-news = { $count } new
table-tab-rules = Rules
table-tab-result = Result
table-you = you
table-bot = bot
table-away = away
table-free = free
table-resigned = has resigned
table-stand-in = a bot stands in
table-to-act = to play
table-log-empty = Nothing has happened yet.
table-log-older = Earlier lines
table-since = Since you left
table-chance = Chance
table-share-title = Waiting for { $name }
table-share-text = Send this link. Whoever opens it takes the seat.
table-share-copy = Copy the link
table-share-copied = Copied
table-share-watch = Link for spectators
table-curtain-title = Pass the device to { $name }
table-curtain-text = The hand stays hidden until { $name } is ready.
table-curtain-ready = I am { $name }: show my hand
table-hint-title = What the bot looks at
table-hint-line = It expects:
table-hint-share = { $share } %
table-options = Options of this table
table-rules-none = The rules of this game are in the documentation.
table-rename = Your name

# Who is waited for
wait-since = for { $span }
wait-free = { $count ->
    [one] A seat is still free
   *[other] { $count } seats are still free
  }
wait-unclaimed = { $name } has not come yet
wait-away = { $name } is away

# Sitting down
claim-invited = This seat is for you
claim-free = A seat is free
claim-sit = Sit down
claim-as = Sit down as { $name }
claim-other = Under another name
person-name = Your name
person-colour = Your colour
person-note = No account needed: this browser remembers you.
colour-plain = { $hue }
colour-dark = dark { $hue }
colour-light = light { $hue }
colour-red = red
colour-orange = orange
colour-brown = brown
colour-yellow = yellow
colour-green = green
colour-turquoise = turquoise
colour-blue = blue
colour-violet = violet
colour-pink = pink
colour-grey = grey

# Affairs of the table
ask-mine-take-back = You ask to take the last action back.
ask-mine-pause = You ask for a pause.
ask-mine-rematch = You ask for a rematch.
ask-of = { $name }: { $words }
ask-of-pause = { $name } asks for a pause.
ask-of-rematch = { $name } asks for a rematch.
ask-waiting = Waiting for { $names }.
ask-agree = Agree
ask-decline = No, thanks
ask-withdraw = Withdraw
pause-title = The game is paused
pause-text = All clocks stand still. Go on whenever you like.
pause-text-watch = All clocks stand still until a player goes on.
pause-resume = Go on
menu-pause = Pause
menu-resign = Resign
menu-resign-as = Resign for { $name }
menu-settings = At this table
menu-spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
resign-title = Resign this game?
resign-text = The game ends at once and the other side wins. This cannot be taken back.
resign-text-many = A bot plays on for you, and you come last. This cannot be taken back.
replace-title = { $name } is away
replace-title-gone = The seat of { $name }
replace-text = Let a bot play on, or give the seat to somebody else by a new link.
replace-bot = Give to a bot
replace-person = New link
stand-in-text = A bot is playing for { $name }.
stand-in-back = I am back
share-open-title = { $count ->
    [one] A seat is free for anybody
   *[other] { $count } seats are free for anybody
  }
share-open-listed = The table stands in the lobby. Or send this link: whoever opens it may sit down or watch.
share-open-text = Send this link: whoever opens it may sit down or watch.
share-watch-text = Whoever opens this link sees what a spectator may see.
share-over-text = Whoever opens this link can look back at the game.
share-system = Share …
share-code = QR code
share-code-alt = QR code: { $title }
clock-none = No clock
clock-move = { $time } per move
clock-game = { $time } each
clock-game-more = { $time } each, { $seconds } s more per turn
clock-days = { $count ->
    [one] One day per move
   *[other] { $count } days per move
}
clock-runs = The clock runs
clock-stands = The clock stands
clock-low = Little time left:
timeout-stand-in-words = When time runs out, a bot plays on.
timeout-forfeit-words = When time runs out, the game is lost.
take-back-frontier-words = Taking back is free until something is revealed or somebody else acts.
take-back-consent-words = Taking back is free at first, later by consent of the others.
take-back-none-words = Nothing is taken back.
listed-words = The table stands in the lobby.
private-words = Only who has the link finds the table.
chat-off-words = There is no chat.
time-moment = less than a minute
time-second = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
time-minute = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time-hour = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
time-day = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-ago = { $span } ago
time-now = just now
time-d = d
time-h = h

# The end
end-title = The end
end-score = Score
end-place = Place
end-ties = Decided by: { $ties }
end-rematch = Rematch
end-next = To the rematch
end-record = Download the record
end-verify = Verify this game
end-unverified = The check failed: { $words }
end-review = Look back

# Looking back
replay-title = Looking back
replay-controls = Steps of the replay
replay-slider = Moment of the game
replay-place = Event { $event } of { $total }
replay-start = The start of the game
replay-first = To the start (Home)
replay-back = One back (left arrow)
replay-play = Play (space bar)
replay-pause = Pause (space bar)
replay-on = One on (right arrow)
replay-last = To the end (End)
replay-leave = Back to the table
replay-your-turn = Your turn: back to the table
replay-skip = Skip: to the table
replay-copy = Link to this moment
replay-running = The game goes on. You see what you could know at each moment.
replay-continued = From here on it is a game of its own, with dice of its own.
replay-eyes = Seen by
replay-eyes-everything = nobody: everything open
replay-eyes-spectator = a spectator
replay-eyes-seat = { $name }
since-close = I have seen it
since-watch = Show me
since-brief = Since you left: { $count ->
    [one] one thing happened
   *[other] { $count } things happened
}
since-more = { $count ->
    [one] Before that one more thing happened.
   *[other] Before that { $count } more things happened.
}
import-title = Read a record
import-text = A record is a whole game as a file: look at it step by step, check its dice, or play on from any point.
import-drop = Drop the file of a record here, or
import-choose = Choose a file
import-paste = or paste its text
import-read = Read the record
import-damaged = The record cannot be read.
import-too-large = It is longer than any record: at most one megabyte is read.
import-kept = The record is read and forgotten: the server keeps nothing of it.
import-other = Another record
import-proven = { $outcomes ->
    [0] The record is in order, and its secret fits the promise of the dice. Nothing was left to chance.
    [one] Checked: the one turn of chance follows from the secret that was promised, and the record replays to its result.
   *[other] Checked: all { $outcomes } turns of chance follow from the secret that was promised, and the record replays to its result.
}
import-unproven = The check of the dice failed: { $words }
import-no-secret = The record replays. Its dice cannot be checked: their secret is not in it.
continue-title = Play on from here
continue-text = A new table begins as it stood after event { $event }. The old one stays as it is.
continue-alone = I play all seats
continue-dice = What was hidden then is known from the record. What chance brings from here on comes from new dice, promised and proved as always.
proof-title = The dice
proof-promised = Every turn of chance was fixed by a secret before the first card. This is its fingerprint: keep it if you like, and compare it at the end, when the secret is told.
proof-told = The secret fits the fingerprint that stood here from the start. Anybody can check from it every turn of chance, also with “ponti verify”.
proof-promise = Fingerprint of the secret (SHA-256)
proof-secret = The secret
proof-good = { $outcomes ->
    [0] Checked: the secret fits the promise, and the record replays to the same result.
    [one] Checked: the one turn of chance follows from the secret, the secret fits the promise, and the record replays to the same result.
   *[other] Checked: all { $outcomes } turns of chance follow from the secret, the secret fits the promise, and the record replays to the same result.
}
proof-continued = { $count ->
    [one] The first event was brought from another game; its record vouches for it.
   *[other] The first { $count } events were brought from another game; its record vouches for them.
}
proof-json = Record as JSON

# The chat
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-write = Write to everybody here
chat-send = Send
chat-spectator = watching
chat-mute = Read no more from { $name }
chat-muted = You read nothing from { $name }.
chat-unmute = Read again
chat-read-only = To write here, take a name (at the top right) or a seat.

# Help
help-title = How to play here
help-marks = Places with a quiet mark may be chosen now. Point at one to see what it does; tap it to play it. On a touch screen the first tap shows, the second confirms.
help-refuse = Tap a place without a mark and you are told why it is not allowed.
help-keys = Keys
help-key-arrows = walk through the legal places
help-key-enter = choose
help-key-esc = one step back
help-key-u = take back
help-key-h = hint
help-key-help = this page

# Notices
notice-title = Your turn: { $title }

# Name and notices of a person
account-save = Save
account-saved = Saved.
account-begin = That’s me
account-name = Name
account-passphrase = Pass-phrase
account-before = Have you been here before?
account-before-text = With the name and the pass-phrase that you chose then, you find your games on this device too.
account-sign-in = Sign in
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-sign-out-guest = Without a pass-phrase nobody can come back as { $name }: games that this browser has no link to are out of reach then. Sign out all the same?
account-devices = On your other devices
account-devices-guest = With a pass-phrase you are { $name } on every device, and find your games there.
account-devices-known = Sign in there with your name and your pass-phrase.
account-passphrase-new = A pass-phrase of your own
account-passphrase-help = At least ten characters. A few words that belong together only for you are best. Nobody can send you a forgotten one.
account-passphrase-keep = Keep it
account-passphrase-change = Change the pass-phrase
account-passphrase-saved = Kept. It opens the door on your other devices now.
account-show = Show
account-hide = Hide
account-turns = When it is your turn
account-push = Notify me on this device
account-push-missing = This browser cannot notify you here. On an iPhone or iPad, add Ponti to the Home Screen first; elsewhere the server needs an https address.
account-push-none = This server sends no notifications.
account-push-blocked = Notifications of this page are blocked. Allow them in the browser’s settings for this page, then come back.
account-sound = Sounds at the table
account-webhook = Call a web address
account-webhook-text = For chats and home automation: when it is your turn and you are away, a message is posted to this address.
account-webhook-secret = It is signed after standardwebhooks.com, with this secret:
account-webhook-remove = Remove

# Ponte del Diavolo
diavolo-light = Light
diavolo-dark = Dark
diavolo-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
diavolo-islands = { $count ->
    [one] 1 island
   *[other] { $count } islands
}
diavolo-bridges = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
diavolo-network = { $islands ->
    [one] One island alone: { $points }
   *[other] { $islands } islands linked: { $points }
}
diavolo-no-colour = no colour yet
diavolo-supply = { $tiles } tiles left
diavolo-supply-bridges = { $bridges } bridges left in the box
diavolo-legend = Key
diavolo-legend-legal = may be chosen
diavolo-legend-end = a bridge may start here
diavolo-legend-closes = would be closed to you
diavolo-legend-closed = closed to you
diavolo-legend-sandbar = sandbar (1–3 tiles)
diavolo-legend-island = island (4 tiles)
diavolo-from = { $cell }: { $count ->
    [one] one bridge from here
   *[other] { $count } bridges from here
}
diavolo-final = Last turn

# Tre Ponti
tre-ponti-hand = Your hand
tre-ponti-hand-of = Hand of { $name }
tre-ponti-hand-hidden = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
tre-ponti-turn = Turn { $turn } of { $turns }
tre-ponti-pile = Pile: { $count }
tre-ponti-leads = leads this turn
tre-ponti-bridge = Bridge { $number }
tre-ponti-bridges-won = { $count ->
    [one] ahead at 1 bridge
   *[other] ahead at { $count } bridges
}
tre-ponti-face-down = A face-down card
tre-ponti-pick-card = Choose a card, then a bridge.
tre-ponti-pick-bridge = Now choose the bridge.
tre-ponti-value = worth { $value }
tre-ponti-halved = halved by the bell it faces
tre-ponti-sideways = sideways
tre-ponti-declared = declared { $suit }
tre-ponti-suit-h = hearts
tre-ponti-suit-a = acorns
tre-ponti-suit-l = leaves
tre-ponti-suit-b = bells
tre-ponti-rank-7 = VII
tre-ponti-rank-8 = VIII
tre-ponti-rank-9 = IX
tre-ponti-rank-X = X
tre-ponti-rank-U = Jack
tre-ponti-rank-O = Knight
tre-ponti-rank-K = King
tre-ponti-rank-A = Ace
tre-ponti-chronicler = Chronicler
tre-ponti-card = { $rank } of { $suit }
tre-ponti-material-1 = stone
tre-ponti-material-2 = oak
tre-ponti-material-3 = iron

# Ponte Vecchio
ponte-vecchio-round = Round { $round }
ponte-vecchio-before = Free shops
ponte-vecchio-final = Final round: play { $play } of { $plays }
ponte-vecchio-final-last-shop = The last shop stands
ponte-vecchio-final-stall = Too long without a new shop
ponte-vecchio-to-build = { $count ->
    [one] 1 shop to go until the final round
   *[other] { $count } shops to go until the final round
}
ponte-vecchio-stall = { $count } of { $cap } rounds without a new shop
ponte-vecchio-desk = What is decided now
ponte-vecchio-bridge = The bridge
ponte-vecchio-waiting = Waiting for { $names }
ponte-vecchio-guide-build = Choose a free plot on the bridge.
ponte-vecchio-guide-stop = Lead the Lord: choose a step ahead of him. At your own shop you would get { $value }.
ponte-vecchio-guide-card = Choose a card: low to lead the Lord, high to earn. At your own shop your Joker earns { $value }.
ponte-vecchio-guide-sale = You have the right. At your own shop you would get { $value }.
ponte-vecchio-guide-payee = Two owners on this step: whom does the bank pay?
ponte-vecchio-guide-turn = Which way shall the Lord look?
ponte-vecchio-step = Step { $step }
ponte-vecchio-faces = opposite a shop of { $name }
ponte-vecchio-gets = { $name } gets { $amount }
ponte-vecchio-either = { $first }, or { $second }: you choose
ponte-vecchio-nobody-paid = empty, nobody is paid
ponte-vecchio-turns-must = then he must turn
ponte-vecchio-turns-may = then he may turn
ponte-vecchio-turns-no = he looks on
ponte-vecchio-nobody-moved = In the last round all were struck: nobody led the Lord.
ponte-vecchio-auction = Auction of a shop
ponte-vecchio-no-bid = no bid yet, from { $lowest } on
ponte-vecchio-leads-bid = highest
ponte-vecchio-in = in
ponte-vecchio-out = out
ponte-vecchio-bids-now = bids now
ponte-vecchio-bid = Bid
ponte-vecchio-bid-amount = Bid { $amount }
ponte-vecchio-bid-field = Your bid, in fives
ponte-vecchio-offer = Offer
ponte-vecchio-offer-amount = Offer { $amount }
ponte-vecchio-offer-field = Your offer, in fives
ponte-vecchio-no-offer = Offer nothing
ponte-vecchio-all = all
ponte-vecchio-less = 5 less
ponte-vecchio-more = 5 more
ponte-vecchio-leaves = leaves you { $cash }
ponte-vecchio-cash = you have { $cash }
ponte-vecchio-entered = Entered so far: { $digits }. Choose how it goes on.
ponte-vecchio-offers = Offers for the right
ponte-vecchio-offer-none = nothing
ponte-vecchio-offer-hidden = has offered
ponte-vecchio-not-asked = not asked
ponte-vecchio-sealed = Nobody sees your offer before all have been made.
ponte-vecchio-cards = Cards of this round
ponte-vecchio-thinks = thinking …
ponte-vecchio-waits = not yet
ponte-vecchio-has-chosen = has chosen
ponte-vecchio-your-choice = your choice
ponte-vecchio-right = the right
ponte-vecchio-struck = struck
ponte-vecchio-struck-why = Struck: { $names } (same card, nearest shops equally far).
ponte-vecchio-right-low = { $name } has the lowest card and so the right.
ponte-vecchio-right-near = Of the lowest cards, { $name } has the nearest shop ahead and so the right.
ponte-vecchio-sold = { $name } bought it for { $price }.
ponte-vecchio-hand = Your hand
ponte-vecchio-joker = Joker
ponte-vecchio-card = Card { $value }
ponte-vecchio-chosen-card = { $card }, chosen
ponte-vecchio-guilders = { $cash } guilders
ponte-vecchio-shops-left = { $count ->
    [one] 1 shop left
   *[other] { $count } shops left
}
ponte-vecchio-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
ponte-vecchio-top = Last card: { $card }
ponte-vecchio-ledger = Ledger
ponte-vecchio-ledger-memory = Ledger, from memory
ponte-vecchio-player = Player
ponte-vecchio-built = Built
ponte-vecchio-nearest = Ahead
ponte-vecchio-held-played = Cards in hand and played
ponte-vecchio-held = in hand
ponte-vecchio-played = played
ponte-vecchio-unknown = not shown
ponte-vecchio-bridge-step = Step { $step }: far side { $left }, near side { $right }
ponte-vecchio-empty = empty
ponte-vecchio-lord-up = The Lord is on step { $step } and looks up the numbers.
ponte-vecchio-lord-down = The Lord is on step { $step } and looks down the numbers.

# Bridgetown Races
bridgetown-mode-walk = Walking
bridgetown-mode-skates = Roller blades
bridgetown-mode-bicycle = Bicycle
bridgetown-mode-bus = Bus
bridgetown-mode-car = Car
bridgetown-mode-taxi = Taxi
bridgetown-mode-motorcycle = Motorcycle
bridgetown-mode-streetcar = Streetcar
bridgetown-letter-walk = W
bridgetown-letter-skates = R
bridgetown-letter-bicycle = B
bridgetown-letter-bus = U
bridgetown-letter-car = C
bridgetown-letter-taxi = T
bridgetown-letter-motorcycle = M
bridgetown-letter-streetcar = S
bridgetown-colour-white = white
bridgetown-colour-orange = orange
bridgetown-colour-green = green
bridgetown-colour-red = red
bridgetown-colour-black = black
bridgetown-colour-yellow = yellow
bridgetown-colour-purple = purple
bridgetown-colour-blue = blue
bridgetown-special-first = First
bridgetown-special-double = Double
bridgetown-special-swap = Swap
bridgetown-special-first-help = once this round, move before the start player.
bridgetown-special-double-help = twice the speed of one mode in one move, nothing for other planners.
bridgetown-special-swap-help = exchange two flags on bridges before or after a move, never blue.
bridgetown-special-free = free
bridgetown-wheel = Transport wheel
bridgetown-desk = What is decided now
bridgetown-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
bridgetown-planners = planners of { $names }
bridgetown-reach = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $count ->
    [one] one space
   *[other] { $count } spaces
}
bridgetown-no-flags = no flag from here
bridgetown-none-taken = no flag
bridgetown-none = none
bridgetown-new = new
bridgetown-instead = for
bridgetown-on-card = on your card
bridgetown-on-bridge = on the bridge
bridgetown-blocked = No way of exactly { $points ->
    [one] 1 step
   *[other] { $points } steps
} from here: walk one space or stay, without a flag.
bridgetown-blocked-streetcar = Neither on the track nor beside it: walk one space or stay, without a flag.
bridgetown-guide-plan = Choose a mode or a special action on the wheel. Pointing at one shows where it takes you.
bridgetown-guide-plan-easier = Choose a mode on the wheel. Pointing at one shows where it takes you.
bridgetown-guide-plan-mode = The special action is yours. Now choose a mode for another planner.
bridgetown-guide-first = Use First now and move before the start player, or keep it?
bridgetown-guide-turn = Choose one of your modes on the wheel.
bridgetown-guide-double = Choose the mode to be doubled.
bridgetown-guide-route = Choose where to go: marked spaces are exactly far enough.
bridgetown-guide-ways = Several ways lead here. Choose the flags.
bridgetown-guide-blocked = This mode cannot move. Walk to a marked space or stay.
bridgetown-guide-exchange = Exchange the flag on your card?
bridgetown-guide-swap = Swap two flags.
bridgetown-guide-swap-one = Choose the first of the two flags to swap.
bridgetown-guide-swap-two = Now the second flag.
bridgetown-guide-watch = Point at a mode on the wheel to see what it does.
bridgetown-guide-over = The race is over.
bridgetown-guide-setup = The flags are drawn.
bridgetown-guide-start = The start player is drawn.
bridgetown-guide-refill = Empty bridges get new flags.
bridgetown-ways = { $name }: { $count } ways with different flags
bridgetown-swap-from = Swap the flag of { $bridge } …
bridgetown-zoom-in = Closer
bridgetown-zoom-out = Farther
bridgetown-zoom-fit = Whole map
bridgetown-cards = Completion cards
bridgetown-player = Player
bridgetown-colours-head = Colours
bridgetown-empty = empty
bridgetown-round = Round { $round } of { $rounds }
bridgetown-lap = turn { $lap }
bridgetown-starts = starts:
bridgetown-bag = { $count ->
    [one] 1 flag in the bag
   *[other] { $count } flags in the bag
}
bridgetown-supply = blue flags beside the board
bridgetown-flags = { $count ->
    [one] 1 flag
   *[other] { $count } flags
}
bridgetown-colours = { $count ->
    [one] 1 colour
   *[other] { $count } colours
}
bridgetown-hand = { $count ->
    [one] 1 planner to place
   *[other] { $count } planners to place
}
bridgetown-stands = { $name } is at { $space }

rialto-virtual = Virtual player
rialto-card-doge = Doge
rialto-card-gold = Gold
rialto-card-building = Building
rialto-card-bridge = Bridge
rialto-card-gondola = Gondola
rialto-card-councilman = Council
rialto-card-joker = Joker
rialto-cards = { $number } × { $name }
rialto-section-doge = Doge
rialto-section-gold = Gold
rialto-section-building = Buildings
rialto-section-bridge = Bridges
rialto-section-gondola = Gondolas
rialto-section-councilman = Council
rialto-section-doge-help = Doge: each card is a step on the Doge track, which settles every order and every tie. The majority brings one step more.
rialto-section-gold-help = Gold: each card brings a coin; a coin makes a building work once. The majority brings one more.
rialto-section-building-help = Buildings: take a building worth up to the number of your cards. With the majority it may be worth one more.
rialto-section-bridge-help = Bridges: a point for each card, but −1 without any. The majority brings a point more and places the top bridge.
rialto-section-gondola-help = Gondolas: each card brings a councilman onto your board. The majority places a gondola and a man at one of its ends.
rialto-section-councilman-help = Council: each card sends a man from your board into the district of this round. The majority sends one more.
rialto-each-doge = Each card is a step; the majority adds one.
rialto-each-gold = Each card is a coin; the majority adds one.
rialto-each-building = A building up to the count; majority: one more.
rialto-each-bridge = A point a card, −1 for none; majority: a bridge.
rialto-each-gondola = Each card is a man; the majority: a gondola.
rialto-each-councilman = Each card sends a man; the majority adds one.
rialto-section-is-now = { $name }: this section is on
rialto-section-is-coming = { $name }: still to come
rialto-section-nobody = { $name }: done, nobody played
rialto-section-won = { $name }: done, the majority went to { $winner }
rialto-sections = Sections of the round
rialto-stage-cards = Cards
rialto-stage-cards-help = First everybody takes a row of cards, then green buildings are used and hands reduced.
rialto-stage-blue = Blue
rialto-stage-blue-help = At the end of a round blue buildings are used.
rialto-stage-g = with the cards
rialto-stage-y = in a play
rialto-stage-b = at the end
rialto-colour-g = Green window: a coin makes it work once a round, when the rows have been taken.
rialto-colour-y = Yellow window: a coin makes it work once a round, while you play cards.
rialto-colour-b = Blue window: a coin makes it work once a round, at its end.
rialto-now = now
rialto-gain-doge = { $number ->
    [one] 1 step
   *[other] { $number } steps
}
rialto-gain-gold = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
rialto-gain-building = up to { $number }
rialto-gain-bridge = { $number ->
    [one] 1 point
   *[other] { $number } points
}
rialto-gain-gondola = { $number ->
    [one] 1 man
   *[other] { $number } men
}
rialto-gain-councilman = { $number ->
    [one] 1 man sent
   *[other] { $number } men sent
}
rialto-loss = { $number ->
    [one] −1 point
   *[other] −{ $number } points
}
rialto-district-can = Cannaregio
rialto-district-cas = Castello
rialto-district-sma = San Marco
rialto-district-scr = Santa Croce
rialto-district-spo = San Polo
rialto-district-dor = Dorsoduro
rialto-district-round = { $name }, round { $round }
rialto-district-now = councilmen are sent here this round
rialto-side-north = north of the Grand Canal
rialto-side-south = south of the Grand Canal
rialto-tile-open = Who has men in all three districts of this side gets 5 points.
rialto-tile-claimed = The 5 points of this side are being paid in this section.
rialto-tile-gone = The 5 points of this side have been paid.
rialto-value = worth { $value }
rialto-standing = { $place }. { $name } with { $men ->
    [one] 1 man
   *[other] { $men } men
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
rialto-tie = { $others } { $men ->
    [one] also has 1 man
   *[other] also has { $men } men
}, but { $first } stands higher with the Doge.
rialto-men = { $count ->
    [one] 1 man
   *[other] { $count } men
}
rialto-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rialto-end = { $value } from { $name }
rialto-worth = Worth the numbers at its ends: { $ends }.
rialto-worth-nothing = Worth nothing yet: bridges and gondolas bring value.
rialto-round-number = round { $round }
rialto-picture = The districts of Venice
rialto-canal = Grand Canal
rialto-site = { $place }: choose which end comes where
rialto-built-bridge = { $place }: a bridge, { $one } and { $other }
rialto-built-gondola = { $place }: a gondola, { $one } and { $other }
rialto-unbuilt = { $place }: nothing yet
rialto-marker = the virtual player builds here
rialto-doge = Doge track
rialto-doge-help = The Doge settles every order and every tie: who is farther ahead, or higher in a stack, is better.
rialto-doge-space = space { $space }: { $names }
rialto-ranks = Rank with the Doge
rialto-score = Score track
rialto-building-g1 = Green 1
rialto-building-g2 = Green 2
rialto-building-g3 = Green 3
rialto-building-g4 = Green 4
rialto-building-y1 = Yellow 1
rialto-building-y2 = Yellow 2
rialto-building-y3 = Yellow 3
rialto-building-y4 = Yellow 4
rialto-building-b1 = Blue 1
rialto-building-b2 = Blue 2
rialto-building-b3 = Blue 3
rialto-building-b4 = Blue 4
rialto-power-g1 = one card from the row that is left, or three from the pile
rialto-power-g2 = hand limit + 1 this round
rialto-power-g3 = one card from the row or three from the pile, and hand limit + 1
rialto-power-g4 = one card from the row or three from the pile, and hand limit + 2
rialto-power-y1 = wait: play after everybody else, and take a coin
rialto-power-y2 = one card counts as one card of another type
rialto-power-y3 = counts as one more Joker
rialto-power-y4 = one card counts as two cards of another type
rialto-power-b1 = exchange a building for one of its colour that is worth 1 more
rialto-power-b2 = as many steps on the Doge track as your place on it
rialto-power-b3 = 1 point, and a councilman or another point
rialto-power-b4 = 3 points
rialto-state-free = ready, for a coin
rialto-state-used = used this round
rialto-state-new = works from the next round on
rialto-left = { $count ->
    [0] sold out
   *[other] { $count } left
}
rialto-own = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
rialto-market = Buildings in the supply
rialto-hand = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, limit { $limit }
rialto-hand-empty = no cards
rialto-hand-count = { $cards }: choose how many to play
rialto-excess = { $count } to discard
rialto-tossed = Discarded this round:
rialto-rows = Rows of cards
rialto-row-empty = empty
rialto-desk = What is decided now
rialto-passed = no card
rialto-plays-now = plays now
rialto-plays-later = to play
rialto-count = counts { $count }
rialto-leads = the majority
rialto-nobody-played = Nobody has played: no majority.
rialto-majority = { $name } has the majority with { $count }.
rialto-majority-tie = { $name } has the majority: { $count } like { $others }, but higher with the Doge.
rialto-ahead = { $name } is ahead with { $count }.
rialto-ahead-tie = { $name } is ahead: { $count } like { $others }, but higher with the Doge.
rialto-tied-behind = as many, but lower with the Doge
rialto-effect-nothing = That counts nothing yet.
rialto-effect-leads = Counts { $count }. You would be ahead: { $best }, or { $plain } if somebody passes you.
rialto-effect-trails = Counts { $count }: { $plain }. Somebody else is ahead.
rialto-effect-take = { $power }. Worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
rialto-effect-use = { $coins ->
    [0] Your last coin
    [one] You keep 1 coin
   *[other] You keep { $coins } coins
}
rialto-effect-return = { $points ->
    [one] 1 point
   *[other] { $points } points
} at once
rialto-effect-value = { $name } { $value } → { $next }
rialto-effect-gain = { $name } +{ $points }
rialto-effect-loss = { $name } −{ $points }
rialto-effect-nobody = Nobody's points change as it stands
rialto-waiting = Waiting for { $names }.
rialto-guide-found = Choose your first building, one of value 1. Point at one to read what it does.
rialto-guide-row = Take a row of six cards. Two more come from the pile, unseen by the others.
rialto-guide-green = Use a green building for a coin, or go on.
rialto-guide-green-card = Take a card from the row that is left, or draw three from the pile.
rialto-guide-discard = Too many cards: tap the ones to discard. Nobody else sees which.
rialto-guide-jokers = Do you add Jokers? Each counts as one more.
rialto-guide-masks = Do you pay a coin for Yellow 3? Each counts as one more Joker.
rialto-guide-as-one = Yellow 2: tap the card that is to count as one of this type, or no more.
rialto-guide-as-two = Yellow 4: tap the card that is to count as two of this type, or no more.
rialto-guide-build = Take a building, or none.
rialto-guide-make-room = Your seven places are full. Give a building back for { $building }: it is scored at once.
rialto-guide-bridge = Place the bridge: choose one of the marked places between two districts.
rialto-guide-turn = Which end where?
rialto-guide-gondola = Place the gondola: it counts 1 at both ends.
rialto-guide-man = A man goes ashore at one end of the gondola.
rialto-guide-shortage = Your general supply is empty: send a man from your board, move one, or neither.
rialto-guide-move = Where does this man go?
rialto-guide-pull = Too few men on your board: you may pull some from other districts. Tap a district.
rialto-guide-blue = Use a blue building for a coin, or go on.
rialto-guide-upgrade = Which building do you exchange for the next one of its colour?
rialto-guide-recruit = Take a councilman from the general supply onto your board?
rialto-families = Families
rialto-player = Player
rialto-total-now = would end with { $points }
rialto-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
rialto-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
rialto-supply = { $count ->
    [one] 1 man on the board
   *[other] { $count } men on the board
}
rialto-general = { $count } in general supply
rialto-placed = { $count } in districts
rialto-rank = rank { $rank } with the Doge
rialto-known = Holds for sure:
rialto-absent = Holds no { $types }, as a play of Jokers showed
rialto-open-hand = open hand
rialto-no-cards = no cards
rialto-since = Since your last turn
rialto-since-nothing = Nothing has happened since.
rialto-round = Round { $round } of 6
rialto-setup = Before the first round
rialto-round-table = Round { $round }, section by section
rialto-round-help = The large number is what the cards counted; below it what the action brought. The crown marks the majority; “=” as many cards, but lower with the Doge.
rialto-next-bridge = next bridge { $bridge }
rialto-next-bridge-help = Next bridge; below it lie: { $below }
rialto-below = bridges below it: { $count }
rialto-gondolas = gondolas left: { $count }
rialto-pile = cards in the pile: { $count }, discarded: { $discards }
