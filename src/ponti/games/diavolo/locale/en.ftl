diavolo-title = Ponte del Diavolo
diavolo-tagline = Two shores build islands on a lagoon and link them with bridges.
diavolo-light = Light
diavolo-dark = Dark
diavolo-light-start = Light
diavolo-dark-start = Dark

diavolo-option-size = Board
diavolo-option-size-help = Cells on each side. The box has 10, a longer game 12; small boards are for trying things out.
diavolo-option-last-turn = Last turn
diavolo-option-last-turn-help = Who still plays after somebody has passed.
diavolo-option-last-turn-other = The other player, whoever passed
diavolo-option-last-turn-equal = Dark after Light; when Dark passes, the game ends at once
diavolo-option-supply = Supply
diavolo-option-supply-help = Whether tiles and bridges can run out.
diavolo-option-supply-unlimited = Unlimited
diavolo-option-supply-box = As in the box: 40 tiles each, 15 bridges together
diavolo-option-parallel-knights = Parallel knight’s-move bridges
diavolo-option-parallel-knights-help = Whether two of them may pass over the same cell.

diavolo-tile = Place a tile on { $cell }
diavolo-bridge = Build a bridge from { $one } to { $two }
diavolo-pass-declare = Pass and declare the end; the opponent has one more turn
diavolo-pass-last = Let the last turn go by
diavolo-pass-end = Pass and end the game
diavolo-take-light = Take Light
diavolo-stay-dark = Stay Dark

diavolo-event-tile = { $colour } places a tile on { $cell }
diavolo-event-bridge = { $colour } builds a bridge from { $one } to { $two }
diavolo-event-pass-declare = { $colour } passes and declares the end
diavolo-event-pass-last = { $colour } lets the last turn go by
diavolo-event-pass-end = { $colour } passes and ends the game
diavolo-event-take-light = The second player takes Light
diavolo-event-stay-dark = The second player stays Dark

diavolo-prompt-opening-first = Opening: place the first of two light tiles.
diavolo-prompt-opening-second = Opening: place the second light tile.
diavolo-prompt-choice = Choose your colour: take Light with its two tiles, or stay Dark. Dark has the next turn.
diavolo-prompt-turn = { $colour }: { $question }
diavolo-prompt-last-turn = Last turn, { $colour }: { $question }
diavolo-prompt-tiles = place the first of two tiles.
diavolo-prompt-tiles-or-bridge = place the first of two tiles, or build a bridge.
diavolo-prompt-bridge-or-pass = { $tiles }. Build a bridge, or { $passing }.
diavolo-prompt-pass = { $tiles }, and { $bridges }. { $passing }.
diavolo-lack-tiles-fit = no two tiles fit any more
diavolo-lack-tiles-left = you have fewer than two tiles left
diavolo-lack-bridges-fit = no bridge can be built
diavolo-lack-bridges-left = all bridges are built
diavolo-passing-declare = pass and declare the end; the opponent has one more turn
diavolo-passing-last = pass the last turn
diavolo-passing-end = pass, which ends the game
diavolo-prompt-second = { $colour }: place the second tile.

diavolo-over-last-turn-played = The game is over: the last turn has been played.
diavolo-over-last-turn-passed = The game is over: the last turn was passed.
diavolo-over-dark-passed = The game is over: Dark passed, so both sides had equally many turns.

diavolo-points-each = { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
diavolo-standing-points = { $colour } is ahead { $points } to { $other }.
diavolo-standing-islands = { $each }; { $colour } is ahead with more islands.
diavolo-standing-bridges = { $each } and equally many islands; { $colour } is ahead with more bridges.
diavolo-standing-draw = The sides are level with { $each }.
diavolo-result-points = { $colour } wins { $points } to { $other }.
diavolo-result-islands = { $each }; { $colour } wins with more islands.
diavolo-result-bridges = { $each } and equally many islands; { $colour } wins with more bridges.
diavolo-result-draw = A draw: { $each }, with equally many islands and bridges.
diavolo-row-network = { $islands ->
    [one] Single islands ({ $points } each)
   *[other] { $islands } linked islands ({ $points } for each such network)
}
diavolo-row-points = Points
diavolo-row-islands = Islands (tie-break)
diavolo-row-bridges = Bridges (tie-break)

diavolo-no-opening = The game opens with two light tiles.
diavolo-no-before-choice = First the second player chooses a colour.
diavolo-no-colour-again = The colours have been chosen.
diavolo-no-second-due = The turn began with a tile on { $cell }: a second tile must follow.
diavolo-no-over = The game is over.
diavolo-no-off-board = { $cell } is not on a board of { $size } by { $size }.
diavolo-no-occupied = There is a tile on { $cell } already.
diavolo-no-under-bridge = { $cell } lies under the bridge { $bridge }.
diavolo-no-five = A tile on { $cell } would make a group of { $count }; four is the most.
diavolo-no-touches-island = A tile on { $cell } would touch an island of its own colour at { $other }.
diavolo-no-island-touches = A tile on { $cell } would complete an island that touches a tile of its own colour on { $other }.
diavolo-no-no-second = After a tile on { $cell } no place would be left for the second one.
diavolo-no-tiles-left = You have fewer than two of your { $most } tiles left.
diavolo-no-no-own-end = { $name } needs its builder’s tiles at both ends; there is none on { $cell }.
diavolo-no-end-taken = The tile on { $cell } carries the bridge { $bridge } already.
diavolo-no-tile-under = { $name } would pass over the tile on { $cell }.
diavolo-no-crosses = { $name } would cross the bridge { $bridge }.
diavolo-no-shares-water = { $name } would pass over the same cell as the bridge { $bridge }.
diavolo-no-bridges-left = All { $most } bridges are built.
diavolo-no-pair-left = You may pass only when no two tiles fit, but { $one } and { $two } do.

diavolo-bad-row = a row of this board has { $size } signs out of L, D, “.” and “=”.
diavolo-bad-rows = this board has { $size } rows, but { $rows } are given.
diavolo-bad-twice = tiles and bridges are in the diagram already.
diavolo-bad-too-many-tiles = a colour has only { $most } tiles.
diavolo-bad-too-many-bridges = there are only { $most } bridges.
diavolo-bad-offset = no bridge reaches so far or so near: { $bridge }
diavolo-bad-light-seat = the seat that plays Light must be given.
diavolo-bad-phase = this does not fit the phase “{ $phase }”.

diavolo-tie-islands = islands
diavolo-tie-bridges = bridges
