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

# The lobby
lobby-title = Which bridge today?
lobby-play = Play
lobby-seats = { $span } players
lobby-tables = Your tables
lobby-tables-open = Go on
lobby-tables-over = Look back
lobby-tables-forget = Forget this table
lobby-foot = Every turn of chance is fixed before the game and can be checked after it.

# The set-up
setup-who = Who plays?
setup-against-bot = A bot
setup-against-friend = A friend, by link
setup-hotseat = Two at this device
setup-hotseat-many = All at this device
setup-custom = As you like
setup-players = Number of players
setup-seat = Seat { $number }
setup-kind-me = Me
setup-kind-hotseat = Somebody at this device
setup-kind-friend = A friend, by link
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

# The table
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-over = The game is over
table-thinking = { $name } is thinking …
table-confirm = Confirm
table-cancel = Back
table-take-back = Take back
table-hint = Hint
table-hinting = Thinking …
table-clause = Rule { $clause }
table-refused = Not allowed
table-offline = Connection lost. Trying again …
table-connecting = Coming to the table …
table-refused-join = This table cannot be opened.
table-watching = You are watching
table-board = Board of { $game }
table-actions = Every choice in words
table-actions-none = Nothing to choose now.
table-actions-group = Choices ({ $count })
table-tab-players = Players
table-tab-log = Log
table-tab-rules = Rules
table-tab-result = Result
table-you = you
table-bot = bot
table-away = away
table-to-act = to play
table-log-empty = Nothing has happened yet.
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
table-hint-line = It expects: { $line }
table-hint-share = { $share } %
table-options = Options of this table
table-rules-none = The rules of this game are in the documentation.
table-rename = Your name

# The end
end-title = The end
end-score = Score
end-place = Place
end-ties = Decided by: { $ties }
end-rematch = Rematch
end-record = Download the record
end-verify = Check the dice
end-verified = Checked: the secret fits the promise made before the game, and the record replays to the same result.
end-unverified = The check failed: { $words }
end-review = Look back
end-review-title = Event { $event } of { $total }
end-review-first = Start
end-review-previous = One back
end-review-next = One on
end-review-last = End
end-review-close = Back to the result

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
