rialto-title = Rialto
rialto-tagline = Six rounds of cards, buildings and bridges for the favour of the Doge.

rialto-option-virtual = Virtual third player
rialto-option-virtual-help = For two players: a third one without points competes on the Doge track, for the bonuses and in the districts.
rialto-option-bridges = Bridges
rialto-option-bridges-help = The values of the six bridges, a reconstruction: they stand only in the pictures of the printed rules.
rialto-option-bridges-all-pairs = 3-4, 3-5, 3-6, 4-5, 4-6, 5-6
rialto-option-bridges-without-low = 3-5, 3-6, 4-5, 4-5, 4-6, 5-6
rialto-option-bridges-double-high = 3-4, 3-5, 4-5, 4-6, 5-6, 5-6
rialto-option-connections = Connections
rialto-option-connections-help = Which districts have no connection, a reconstruction: they stand only on the printed board.
rialto-option-connections-with-rialto = San Marco and San Polo are joined (the Rialto)
rialto-option-connections-without-rialto = Santa Croce and Castello are not joined, San Marco and Santa Croce are

rialto-player = { PLAYER($player, form: "inside") }
rialto-virtual = the virtual player
rialto-list = { $first }, { $second }

rialto-card-doge = Doge
rialto-card-gold = Gold
rialto-card-building = Building
rialto-card-bridge = Bridge
rialto-card-gondola = Gondola
rialto-card-councilman = Councilman
rialto-card-joker = Joker
rialto-cards-doge = { $number ->
    [one] 1 Doge
   *[other] { $number } Doges
}
rialto-cards-gold = { $number } Gold
rialto-cards-building = { $number ->
    [one] 1 Building
   *[other] { $number } Buildings
}
rialto-cards-bridge = { $number ->
    [one] 1 Bridge
   *[other] { $number } Bridges
}
rialto-cards-gondola = { $number ->
    [one] 1 Gondola
   *[other] { $number } Gondolas
}
rialto-cards-councilman = { $number ->
    [one] 1 Councilman
   *[other] { $number } Councilmen
}
rialto-cards-joker = { $number ->
    [one] 1 Joker
   *[other] { $number } Jokers
}

rialto-section-doge = Doge
rialto-section-gold = Gold
rialto-section-building = Buildings
rialto-section-bridge = Bridges
rialto-section-gondola = Gondolas
rialto-section-councilman = Councilmen

rialto-district-can = Cannaregio
rialto-district-cas = Castello
rialto-district-sma = San Marco
rialto-district-scr = Santa Croce
rialto-district-spo = San Polo
rialto-district-dor = Dorsoduro

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
rialto-power-b2 = steps on the Doge track: the place held on it
rialto-power-b3 = 1 point, and a councilman or another point
rialto-power-b4 = 3 points

rialto-prompt-start = Chance draws the start player.
rialto-prompt-start-virtual = Chance draws who sits behind the virtual player.
rialto-prompt-numbers = Chance draws the round of { $next }.
rialto-prompt-top-bridge = The first bridge is turned up.
rialto-prompt-found = { PLAYER($player) }: choose your first building.
rialto-prompt-dealing = Round { $round } in { $district }: the rows are dealt.
rialto-prompt-row = { PLAYER($player) }: take a row of cards.
rialto-prompt-blind = { PLAYER($player) } draws a card.
rialto-prompt-green = { PLAYER($player) }: use a green building, or go on.
rialto-prompt-green-card = { PLAYER($player) }: take a card from the row, or draw.
rialto-prompt-green-drawing = { PLAYER($player) } draws a card.
rialto-prompt-discard = Everybody with too many cards: discard.
rialto-prompt-virtual-drawing = The virtual player draws a card.
rialto-prompt-lay = { $section } – { PLAYER($player, form: "inside") }: how many cards do you play?
rialto-prompt-jokers = { $section } – { PLAYER($player, form: "inside") }: how many Jokers do you add? So far the play counts { $count }.
rialto-prompt-masks = { $section } – { PLAYER($player, form: "inside") }: how many Yellow 3 do you use as Jokers? So far the play counts { $count }.
rialto-prompt-as-one = { $section } – { PLAYER($player, form: "inside") }: which card counts as one of this type? So far the play counts { $count }.
rialto-prompt-as-two = { $section } – { PLAYER($player, form: "inside") }: which card counts as two of this type? So far the play counts { $count }.
rialto-prompt-virtual-playing = { $section } – the virtual player plays.
rialto-prompt-virtual-acting = { $section } – the virtual player acts.
rialto-prompt-build = { PLAYER($player) }: take a building worth up to { $budget }, or none.
rialto-prompt-make-room = { PLAYER($player) }: give back a building to make room for { $building }.
rialto-prompt-bridge = { PLAYER($player) }: place the bridge { $bridge }.
rialto-prompt-next-bridge = The next bridge is turned up.
rialto-prompt-gondola = { PLAYER($player) }: place a gondola.
rialto-prompt-man = { PLAYER($player) }: put a councilman at one end of the gondola.
rialto-prompt-shortage = { PLAYER($player) }: your general supply is empty. Deploy one from your board, move one, or do neither.
rialto-prompt-shortage-move = { PLAYER($player) }: no councilman is left in your general supply or on your board. Move a deployed one, or not.
rialto-prompt-pull = { PLAYER($player) }: pull councilmen from elsewhere to { $district } ({ $budget } more), or stop.
rialto-prompt-blue = { PLAYER($player) }: use a blue building, or go on.
rialto-prompt-upgrade = { PLAYER($player) }: which building do you exchange?
rialto-prompt-recruit = { PLAYER($player) }: take a councilman, or not.
rialto-prompt-over = The game is over.

rialto-do-start = { PLAYER($player) } starts
rialto-do-start-virtual = { PLAYER($player) } sits behind the virtual player
rialto-do-number = { $district } gets round { $number }
rialto-do-turn = The bridge { $bridge } is turned up
rialto-do-deal-row = { $card } for row { $row }
rialto-do-deal-hand = { PLAYER($player) } draws: { $card }
rialto-do-deal-virtual = The virtual player draws: { $card }
rialto-do-virtual-play = The virtual player plays { $cards }
rialto-do-virtual-pass = The virtual player passes
rialto-do-virtual-doge = The virtual player advances { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} on the Doge track
rialto-do-virtual-men = The virtual player sends { $number ->
    [one] 1 councilman
   *[other] { $number } councilmen
} to { $district }
rialto-do-virtual-bridge = The virtual player places the bridge { $bridge }, low end at { $one }, high end at { $other }
rialto-do-virtual-gondola = The virtual player places a gondola and two men between { $one } and { $other }
rialto-do-virtual-nothing = The virtual player does nothing
rialto-do-found = Begin with { $building }
rialto-do-take = Take { $building }
rialto-do-row = Take row { $row }: { $cards }
rialto-do-row-empty = Take row { $row }
rialto-do-use = Use { $building }: { $power }
rialto-do-done = Done
rialto-do-done-green = Use no more green buildings
rialto-do-done-build = Take no building
rialto-do-done-second = Take no second building
rialto-do-done-shortage = Neither deploy nor move
rialto-do-done-pull = Pull no more
rialto-do-done-blue = Use no more blue buildings
rialto-do-pick = Take { $card } from the row
rialto-do-draw = { $number ->
    [0] Draw, though no card is left
    [one] Draw the last card
   *[other] Draw { $number } cards
}
rialto-do-toss = Discard { $card }
rialto-do-pass = Pass
rialto-do-wait = Wait with Yellow 1
rialto-do-lay = Play { $cards }
rialto-do-lay-none = Play no { $card } card, only Jokers or turned cards
rialto-do-jokers = Add { $cards }
rialto-do-jokers-none = No Joker
rialto-do-masks = Use { $number } Yellow 3
rialto-do-masks-none = No Yellow 3
rialto-do-as-one = { $card } counts as one for { $section }
rialto-do-as-two = { $card } counts as two for { $section }
rialto-do-enough = No more cards turned
rialto-do-return-free = Give back { $building }
rialto-do-return-used = Give back { $building } with its coin
rialto-do-return-new = Give back the new { $building }
rialto-do-bridge = Bridge: { $high_end } at { $high }, { $low_end } at { $low }
rialto-do-bridge-blank = Bridge, high end at { $high }, low end at { $low }
rialto-do-gondola = Gondola between { $one } and { $other }
rialto-do-man = A councilman to { $district }
rialto-do-move = Move a councilman from { $source } to { $target }
rialto-do-pull = Pull a councilman from { $district } to { $here }
rialto-do-recruit = Take a councilman
rialto-do-decline = Take no councilman

rialto-told-found = { PLAYER($actor) } begins with { $building }
rialto-told-take = { PLAYER($actor) } takes { $building }
rialto-told-row = { PLAYER($actor) } takes row { $row }: { $cards }
rialto-told-row-empty = { PLAYER($actor) } takes row { $row }
rialto-told-use = { PLAYER($actor) } uses { $building }: { $power }
rialto-told-done = { PLAYER($actor) } is done
rialto-told-done-green = { PLAYER($actor) } uses no more green buildings
rialto-told-done-build = { PLAYER($actor) } takes no building
rialto-told-done-second = { PLAYER($actor) } takes no second building
rialto-told-done-shortage = { PLAYER($actor) } neither deploys nor moves a councilman
rialto-told-done-pull = { PLAYER($actor) } pulls no more councilmen
rialto-told-done-blue = { PLAYER($actor) } uses no more blue buildings
rialto-told-pick = { PLAYER($actor) } takes { $card } from the row
rialto-told-draw = { PLAYER($actor) } { $number ->
    [0] finds no card to draw
    [one] draws the last card
   *[other] draws { $number } cards
}
rialto-told-toss = { PLAYER($actor) } discards { $card }
rialto-told-pass = { PLAYER($actor) } passes
rialto-told-wait = { PLAYER($actor) } waits with Yellow 1
rialto-told-lay = { PLAYER($actor) } plays { $cards }
rialto-told-lay-none = { PLAYER($actor) } plays without a { $card } card
rialto-told-jokers = { PLAYER($actor) } adds { $cards }
rialto-told-jokers-none = { PLAYER($actor) } adds no Joker
rialto-told-masks = { PLAYER($actor) } uses { $number } Yellow 3
rialto-told-masks-none = { PLAYER($actor) } uses no Yellow 3
rialto-told-as-one = { PLAYER($actor) } turns { $card } into one for { $section }
rialto-told-as-two = { PLAYER($actor) } turns { $card } into two for { $section }
rialto-told-enough = { PLAYER($actor) } turns no more cards
rialto-told-return-free = { PLAYER($actor) } gives back { $building }
rialto-told-return-used = { PLAYER($actor) } gives back { $building } with its coin
rialto-told-return-new = { PLAYER($actor) } gives back the new { $building }
rialto-told-bridge = { PLAYER($actor) } places a bridge: { $high_end } at { $high }, { $low_end } at { $low }
rialto-told-bridge-blank = { PLAYER($actor) } places a bridge, high end at { $high }, low end at { $low }
rialto-told-gondola = { PLAYER($actor) } places a gondola between { $one } and { $other }
rialto-told-man = { PLAYER($actor) } puts a councilman into { $district }
rialto-told-move = { PLAYER($actor) } moves a councilman from { $source } to { $target }
rialto-told-pull = { PLAYER($actor) } pulls a councilman from { $district } to { $here }
rialto-told-recruit = { PLAYER($actor) } takes a councilman
rialto-told-decline = { PLAYER($actor) } takes no councilman

rialto-log-draw = { PLAYER($player) } draws a card
rialto-log-toss = { PLAYER($player) } discards a card

rialto-row-track = Points on the track
rialto-row-rest = Coins and councilmen on the board
rialto-row-buildings = Buildings
rialto-row-district = { $district } ({ $value })
rialto-row-total = Total
rialto-result-open = The game is still going on.
rialto-result-points = { PLAYER($player) } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rialto-result-doge = { PLAYER($player) } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: the rank with the Doge decides the tie.
rialto-tie-doge = rank with the Doge

rialto-why-over = The game is over.
rialto-why-phase = This is not due now: { $due }
rialto-due-start = the start player is drawn.
rialto-due-numbers = the round tiles are drawn.
rialto-due-top-bridge = the first bridge is turned up.
rialto-due-found = everybody chooses a first building.
rialto-due-dealing = the rows are dealt.
rialto-due-row = rows are taken.
rialto-due-blind = cards are drawn.
rialto-due-green = green buildings are used.
rialto-due-green-card = a card is chosen for the green building.
rialto-due-green-drawing = cards are drawn.
rialto-due-discard = hands are reduced to their limits.
rialto-due-virtual-drawing = the virtual player draws.
rialto-due-lay = cards are played.
rialto-due-jokers = the Jokers of the play are chosen.
rialto-due-masks = the Yellow 3 of the play are chosen.
rialto-due-as-one = cards are turned with Yellow 2.
rialto-due-as-two = cards are turned with Yellow 4.
rialto-due-virtual-playing = the virtual player plays.
rialto-due-virtual-acting = the virtual player acts.
rialto-due-build = a building is taken.
rialto-due-make-room = a building is given back.
rialto-due-bridge = a bridge is placed.
rialto-due-next-bridge = the next bridge is turned up.
rialto-due-gondola = a gondola is placed.
rialto-due-man = a councilman is put beside the gondola.
rialto-due-shortage = a councilman may be deployed or moved.
rialto-due-pull = councilmen may be pulled.
rialto-due-blue = blue buildings are used.
rialto-due-upgrade = a building is exchanged.
rialto-due-recruit = a councilman may be taken.
rialto-why-nobody = There is no player { $player }.
rialto-why-number = Round { $number } lies on another district.
rialto-why-turn = No bridge { $bridge } is left in the stack.
rialto-why-deal = No such card is left in the pile.
rialto-why-found-value = The first building must be one of value 1.
rialto-why-found-taken = This building has been chosen as often as it may be at the start.
rialto-why-no-row = There are only { $rows } rows.
rialto-why-row = This row is not there any more.
rialto-why-no-building = You have no { $building }.
rialto-why-used = { $building } already has its coin this round, or may be used only from the next round on.
rialto-why-colour = { $building } is not used in this phase.
rialto-why-no-upgrade = There is no building that you could exchange for one worth 1 more.
rialto-why-no-coin = You have no coin.
rialto-why-pick = No such card lies in the row.
rialto-why-toss-none = You hold no such card.
rialto-why-toss-order = Discard in the order of types, and so that you can still discard enough: { $number } more.
rialto-why-cards = You hold only { $number } of them.
rialto-why-joker-alone = A play needs a card of the type, a turned card, or at least two Jokers (a Yellow 3 counts as one) while you hold no card of the type.
rialto-why-no-substitute = You have nothing that could stand for a card of the type.
rialto-why-nothing-played = Your play has no card yet: turn one.
rialto-why-masks = You do not have that many Yellow 3 with coins for them.
rialto-why-turn-same = A card of the section’s own type cannot be turned.
rialto-why-turn-none = You hold no such card.
rialto-why-turn-order = Turn cards in the order of types.
rialto-why-value = Your cards allow a building worth up to { $budget }.
rialto-why-sold-out = { $building } is sold out.
rialto-why-return-none = You have no such building to give back.
rialto-why-return-top = { $building } cannot be exchanged: there is none of its colour worth 1 more in the supply.
rialto-why-connection = There is no connection between these districts.
rialto-why-built = This connection is built on already.
rialto-why-gondola-end = Only the two districts beside the gondola.
rialto-why-empty-board = You have no councilman on your board.
rialto-why-no-man = You have no councilman there.
rialto-why-pull-here = The councilmen are to come here from another district.

rialto-bad-phase = this phase is passed through at once, or what it needs is missing
rialto-bad-order = the order of the players cannot be
rialto-bad-numbers = the round tiles cannot lie like this
rialto-bad-tiles = the bridges and gondolas cannot lie like this
rialto-bad-men = the councilmen do not add up
rialto-bad-side = a side of the Grand Canal and its bonus tile do not fit
rialto-bad-buildings = the buildings do not add up
rialto-bad-cards = the cards do not add up to the 77 of the box
rialto-bad-secret = what is blank is not what this viewer may not know
rialto-bad-known = what is known of the cards cannot be true
rialto-bad-round = the round and the section do not fit
rialto-bad-stuck = nothing can be done in this position
rialto-bad-turn = it cannot be this player’s turn
rialto-bad-pending = what waits for a decision does not fit the phase
