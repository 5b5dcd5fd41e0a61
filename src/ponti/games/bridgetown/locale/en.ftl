bridgetown-title = Bridgetown Races
bridgetown-tagline = Race over Portland’s bridges, each with the right vehicle.
bridgetown-custom-title = Bridgetown Races (other board)
bridgetown-custom-tagline = Race over bridges on a board of your own.

bridgetown-option-easier = Easier game
bridgetown-option-easier-help = No special actions; the streetcar may use all streets and bridges, and blue flags may lie on any bridge.
bridgetown-custom-option-easier = Easier game
bridgetown-custom-option-easier-help = No special actions; the streetcar may use all streets and bridges, and blue flags may lie on any bridge.

bridgetown-mode-walk = walking
bridgetown-mode-skates = roller blades
bridgetown-mode-bicycle = bicycle
bridgetown-mode-bus = bus
bridgetown-mode-car = car
bridgetown-mode-taxi = taxi
bridgetown-mode-motorcycle = motorcycle
bridgetown-mode-streetcar = streetcar
bridgetown-special-first = First
bridgetown-special-double = Double
bridgetown-special-swap = Swap
bridgetown-colour-white = white
bridgetown-colour-orange = orange
bridgetown-colour-green = green
bridgetown-colour-red = red
bridgetown-colour-black = black
bridgetown-colour-yellow = yellow
bridgetown-colour-purple = purple
bridgetown-colour-blue = blue
bridgetown-space = { $name } ({ $id })
bridgetown-bridge = the { $name }
bridgetown-bridges-more = { $bridges }, { $bridge }
bridgetown-bridges-last = { $bridges } and { $bridge }
bridgetown-flags-of = the { $count ->
    [one] flag
   *[other] flags
} of { $bridges }

bridgetown-prompt-draw = Chance draws a flag for the { $bridge }.
bridgetown-prompt-start = Chance draws the start player.
bridgetown-prompt-plan = { PLAYER($player) }: place a planner on a mode or a special action.
bridgetown-prompt-plan-easier = { PLAYER($player) }: place a planner on a mode.
bridgetown-prompt-plan-mode = { PLAYER($player) }: the special action needs a mode; place another planner on one.
bridgetown-prompt-first = { PLAYER($player) }: use First and move before the start player?
bridgetown-prompt-turn = { PLAYER($player) }: choose one of your modes.
bridgetown-prompt-route = { PLAYER($player) }: move exactly { $points } { $points ->
    [one] space
   *[other] spaces
} ({ $mode }).
bridgetown-prompt-blocked = { PLAYER($player) }: { $why } Walk one space instead, or stay ({ $mode }).
bridgetown-prompt-exchange = { PLAYER($player) }: exchange your { $old } flag of the { $bridge } for the { $new } one?
bridgetown-prompt-swap = { PLAYER($player) }: swap two flags, or keep Swap while you have a mode left.
bridgetown-prompt-swap-last = { PLAYER($player) }: swap two flags; this is your last mode.
bridgetown-prompt-over = The race is over.

bridgetown-blocked-off-track = The streetcar cannot be used here: the racer is neither on the track nor beside it.
bridgetown-blocked-no-path = No way from here is exactly { $points } { $points ->
    [one] space
   *[other] spaces
} long.

bridgetown-do-start = { PLAYER($player) } starts
bridgetown-do-draw = Draw { $colour ->
    [orange] an
   *[other] a
} { $colour } flag
bridgetown-do-lay = { $colour ->
    [orange] An
   *[other] A
} { $colour } flag for the { $bridge }
bridgetown-do-place = Plan: { $spot }
bridgetown-do-first = Use First: move now
bridgetown-do-wait = Keep First for later
bridgetown-do-mode = Use: { $mode }
bridgetown-do-use = Use: { $mode }, { $points } { $points ->
    [one] space
   *[other] spaces
}
bridgetown-do-double = Double: { $mode }, { $points } { $points ->
    [one] space
   *[other] spaces
}
bridgetown-do-swap = Swap { $flags }
bridgetown-do-keep = Keep Swap for later
bridgetown-do-exchange = Exchange the flag
bridgetown-do-decline = Leave the flag on its bridge
bridgetown-do-stay = Stay here
bridgetown-do-walk = Walk to { $to }
bridgetown-do-ride = Go to { $to }
bridgetown-do-ride-for = Go to { $to } and take { $flags }
bridgetown-do-ride-asked = Go to { $to }; you may exchange { $others }
bridgetown-do-ride-both = Go to { $to } and take { $flags }; you may exchange { $others }

bridgetown-told-place = { PLAYER($actor) } plans: { $spot }
bridgetown-told-first = { PLAYER($actor) } uses First and moves now
bridgetown-told-wait = { PLAYER($actor) } keeps First for later
bridgetown-told-mode = { PLAYER($actor) } uses: { $mode }
bridgetown-told-use = { PLAYER($actor) } uses: { $mode }, { $points } { $points ->
    [one] space
   *[other] spaces
}
bridgetown-told-double = { PLAYER($actor) } doubles: { $mode }, { $points } { $points ->
    [one] space
   *[other] spaces
}
bridgetown-told-swap = { PLAYER($actor) } swaps { $flags }
bridgetown-told-keep = { PLAYER($actor) } keeps Swap for later
bridgetown-told-exchange = { PLAYER($actor) } exchanges the { $old } flag of the { $bridge } for the { $new } one
bridgetown-told-decline = { PLAYER($actor) } leaves the { $new } flag on the { $bridge }
bridgetown-told-stay = { PLAYER($actor) } stays
bridgetown-told-walk = { PLAYER($actor) } walks to { $to }
bridgetown-told-ride = { PLAYER($actor) } goes to { $to }
bridgetown-told-ride-for = { PLAYER($actor) } goes to { $to } and takes { $flags }
bridgetown-told-ride-asked = { PLAYER($actor) } goes to { $to } and may exchange { $others }
bridgetown-told-ride-both = { PLAYER($actor) } goes to { $to }, takes { $flags } and may exchange { $others }

bridgetown-due-setup = a flag is drawn
bridgetown-due-start = the start player is drawn
bridgetown-due-plan = a planner is placed
bridgetown-due-plan-mode = a planner is placed on a mode
bridgetown-due-first = the holder of First decides
bridgetown-due-turn = a mode is chosen
bridgetown-due-route = the racer moves
bridgetown-due-exchange = an exchange is decided
bridgetown-due-swap = flags may be swapped
bridgetown-due-refill = a flag is drawn

bridgetown-why-phase = Not now: { $due }.
bridgetown-why-over = The race is over.
bridgetown-why-nobody = There is no player { $player } in this game.
bridgetown-why-blue = Blue flags are not drawn: they lie on their own bridge alone.
bridgetown-why-none-left = The bag holds no { $colour } flag.
bridgetown-why-third = Two { $colour } flags lie on the board already; at set-up a third one goes back.
bridgetown-why-own-planner = You have a planner on this mode already ({ $mode }).
bridgetown-why-easier = The easier game has no special actions.
bridgetown-why-mode-next = You have just taken a special action: now name a mode.
bridgetown-why-special-taken = { $special } is taken by { PLAYER($player, form: "inside") } this round.
bridgetown-why-no-planner = You have no planner on this mode ({ $mode }).
bridgetown-why-no-special = You do not hold { $special }, or have used it.
bridgetown-why-must-double = Double must be used, and this is your last mode.
bridgetown-why-swap-empty = There is no flag on the { $bridge }.
bridgetown-why-swap-blue = The blue flag may not be swapped.
bridgetown-why-swap-now = Swap must be used, and this is your last mode.
bridgetown-why-not-beside = { $to } is not one step away.
bridgetown-why-blocked = { $why } You may only walk one space or stay ({ $mode }).
bridgetown-why-can-move = This mode has a way, so it must be used in full ({ $mode }).
bridgetown-why-no-route = No way of exactly { $points } { $points ->
    [one] space
   *[other] spaces
} ends at { $to }; no connection may be used twice.
bridgetown-why-colour = The { $bridge } has no flag of this mode’s colour.
bridgetown-why-began = The move begins on the { $bridge }, so its flag cannot be taken.
bridgetown-why-not-crossed = No way of { $points } { $points ->
    [one] space
   *[other] spaces
} to { $to } crosses { $count ->
    [one] this bridge or ends on it.
   *[other] all these bridges, where ending on one counts too.
}
bridgetown-why-takes-more = Every way of { $points } { $points ->
    [one] space
   *[other] spaces
} to { $to } { $count ->
    [0] brings a flag.
    [one] with this flag brings others too.
   *[other] with these flags brings others too.
}

bridgetown-row-colours = Colours
bridgetown-row-flags = Flags
bridgetown-players-2 = { PLAYER($p1) } and { PLAYER($p2, form: "inside") }
bridgetown-players-3 = { PLAYER($p1) }, { PLAYER($p2, form: "inside") } and { PLAYER($p3, form: "inside") }
bridgetown-players-4 = { PLAYER($p1) }, { PLAYER($p2, form: "inside") }, { PLAYER($p3, form: "inside") } and { PLAYER($p4, form: "inside") }
bridgetown-result-open = The race is still on.
bridgetown-result-eight = { PLAYER($player) } has a flag of all eight bridges and wins.
bridgetown-result-colours = { PLAYER($player) } wins with { $colours } { $colours ->
    [one] colour
   *[other] colours
}.
bridgetown-result-shared = { $players } share the victory with { $colours } { $colours ->
    [one] colour
   *[other] colours
} each.

bridgetown-bad-seat = a seat decides here, or none does.
bridgetown-bad-starter = the start player does not fit the phase.
bridgetown-bad-twice = something is listed twice or out of order.
bridgetown-bad-bridges = all bridges must be named, and nothing else.
bridgetown-bad-blue = blue flags belong to their own bridge, and no others do.
bridgetown-bad-easier = the easier game has no special actions.
bridgetown-bad-special-twice = two players hold the same special action.
bridgetown-bad-too-many-flags = there are more flags of a colour than the game has.
bridgetown-bad-refill = no bridge can be refilled now.
bridgetown-bad-mode = a mode is in use exactly while its racer moves, and its player has a planner on it.
bridgetown-bad-double = Double cannot be in use here.
bridgetown-bad-must-double = Double must be used with the last mode.
bridgetown-bad-pending = these flags are not the ones to be dealt with.
bridgetown-bad-empty = a bridge is empty that cannot be.
bridgetown-bad-full-card = a full card ends the game.
bridgetown-bad-planners = a player has three planners.
bridgetown-bad-special-alone = a special action needs a mode.
bridgetown-bad-lap = the turn of the race does not fit the planners.
bridgetown-bad-beginning = nothing but the first draws has happened before the first round.
bridgetown-bad-third = at set-up a colour lies on the board at most twice.
bridgetown-bad-hand = this player has no planner in hand.
bridgetown-bad-no-special = this player has taken no special action.
bridgetown-bad-turn = it is not this player’s turn.
bridgetown-bad-first = First does not fit the turn.
bridgetown-bad-swap = Swap cannot be used now.
bridgetown-bad-over = the game is not over yet.

bridgetown-board-bad = The board cannot be used: { $problem }
bridgetown-board-at = at { $where }: { $problem }
bridgetown-board-file = the file { $path } cannot be read.
bridgetown-board-json = the file { $path } is not JSON.
bridgetown-board-start = exactly one space is the start arrow, and “start” names it.
bridgetown-board-id = “{ $id }” is no id: one to twelve letters and digits.
bridgetown-board-twice = the id { $id } is used twice.
bridgetown-board-bank = { $id }: bridge spaces have the bank R, all others W or E.
bridgetown-board-blue = exactly one bridge is for blue flags alone.
bridgetown-board-modes = every mode needs its own colour and its own place on the wheel.
bridgetown-board-edge-twice = a connection leads nowhere, or is listed twice.
bridgetown-board-bridge-space = { $id }: every bridge space belongs to exactly one bridge, and no other space to any.
bridgetown-board-start-edge = connections of the kind “start” lead from the start arrow, and no others do.
bridgetown-board-track-edge = { $one } and { $other }: tracks join only track spaces and the bridge of the streetcar.
bridgetown-board-stairs = { $one } and { $other }: stairs lead from a bridge to the ground.
bridgetown-board-chain = the spaces of bridge { $id } are not joined in a row.
bridgetown-board-heads = bridge { $id } needs one way up on the west bank, one on the east bank, and nothing else but stairs.
bridgetown-board-arrow = the start arrow leads onto one street space.
bridgetown-board-apart = { $id } cannot be reached without stairs.
bridgetown-board-river = { $one } and { $other } lie on different banks, and only bridges cross the river.
bridgetown-board-track = { $id } is not joined by track to the bridge of the streetcar.
