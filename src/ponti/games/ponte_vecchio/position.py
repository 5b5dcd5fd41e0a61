"""A position as JSON, also in mid-decision. The shape stands in ``docs/games/ponte_vecchio.md``."""

from ponti.core.game import Json
from ponti.core.position import Fields
from ponti.games.ponte_vecchio.amounts import TOP_PLACE
from ponti.games.ponte_vecchio.checks import check_position
from ponti.games.ponte_vecchio.components import BITS, CARD_NAMES, PLOT_NAMES, PLOTS, STEPS, TOP_CASH, TOP_ROUND
from ponti.games.ponte_vecchio.faults import fault
from ponti.games.ponte_vecchio.scene import facing_name, last_facts, revealed_names, seat_or_none, seats_in, stack_names
from ponti.games.ponte_vecchio.state import HIDDEN, NONE, PHASE_NAMES, REASONS, Facts, VecchioState

BLANK = "?"


def write_position(state: VecchioState) -> dict[str, Json]:
    """The game's own members of ``dump_state``."""
    return {
        "phase": PHASE_NAMES[state.phase],
        "seat": int(state.current) if state.current >= 0 else None,
        "start_player": seat_or_none(state.starter),
        "round": int(state.round),
        "last_build_round": int(state.build_round),
        "final_reason": REASONS[state.final_reason],
        "final_plays": None if state.final_plays == NONE else int(state.final_plays),
        "lord": {"step": int(state.lord), "facing": facing_name(state)},
        "last_mover": seat_or_none(state.last_mover),
        "players": [_write_player(state, seat) for seat in range(int(state.seats))],
        "auction": {"bid": int(state.bid), "high": seat_or_none(state.high), "in": seats_in(state.bidders)},
        "asked": seats_in(state.asked),
        "struck": seats_in(state.struck),
        "holder": seat_or_none(state.holder),
        "mover": seat_or_none(state.mover),
        "last": {"cards": revealed_names(state), **last_facts(state)},
    }


def _write_player(state: VecchioState, seat: int) -> dict[str, Json]:
    shops = int(state.shops[seat])
    return {
        "cash": int(state.cash[seat]),
        "shops": [PLOT_NAMES[plot] for plot in range(PLOTS) if shops >> plot & 1],
        "played": stack_names(state, seat),
        "chosen": _write_card(int(state.chosen[seat])),
        "amount": BLANK
        if state.amounts[seat] == HIDDEN
        else None
        if state.amounts[seat] == NONE
        else int(state.amounts[seat]),
        "next_place": int(state.places[seat]),
    }


def _write_card(card: int) -> Json:
    return None if card == NONE else BLANK if card == HIDDEN else CARD_NAMES[card]


def read_position(fields: Fields, state: VecchioState) -> VecchioState:
    """Fill a new state from JSON and check that it can stand."""
    seats = int(state.seats)
    state.phase = PHASE_NAMES.index(fields.word("phase", PHASE_NAMES))
    state.starter = _seat(fields, "start_player", seats)
    state.round = fields.whole("round", 0, TOP_ROUND)
    state.build_round = fields.whole("last_build_round", 0, TOP_ROUND)
    state.final_reason = REASONS.index(fields.word("final_reason", REASONS))
    state.final_plays = NONE if fields.get("final_plays") is None else fields.whole("final_plays", 0, 11)
    lord = fields.child("lord")
    state.lord = lord.whole("step", 0, STEPS)
    state.facing = 1 if lord.word("facing", ("up", "down")) == "up" else -1
    state.last_mover = _seat(fields, "last_mover", seats)
    _read_players(fields, state)
    auction = fields.child("auction")
    state.bid = auction.whole("bid", 0, TOP_CASH)
    state.high = _seat(auction, "high", seats)
    state.bidders = _seats(auction, "in", seats)
    state.asked = _seats(fields, "asked", seats)
    state.struck = _seats(fields, "struck", seats)
    state.holder = _seat(fields, "holder", seats)
    state.mover = _seat(fields, "mover", seats)
    _read_last(fields.child("last"), state)
    state.current = _seat(fields, "seat", seats)
    check_position(state)
    return state


def _seat(fields: Fields, name: str, seats: int) -> int:
    return NONE if fields.get(name) is None else fields.whole(name, 0, seats - 1)


def _seats(fields: Fields, name: str, seats: int) -> int:
    listed = fields.wholes(name, 0, seats - 1)
    if listed != sorted(set(listed)):
        raise fault(fields.at(name), "order")
    return sum(1 << seat for seat in listed)


def _read_players(fields: Fields, state: VecchioState) -> None:
    seats = int(state.seats)
    taken = 0
    for seat, player in enumerate(fields.objects("players", seats, seats)):
        state.cash[seat] = player.whole("cash", 0, TOP_CASH)
        if state.cash[seat] % 5:
            raise fault(player.at("cash"), "fives", "5")
        shops = player.words("shops", PLOT_NAMES)
        if shops != sorted(shops, key=PLOT_NAMES.index):
            raise fault(player.at("shops"), "order")
        for name in shops:
            bit = int(BITS[PLOT_NAMES.index(name)])
            if taken & bit:
                raise fault(player.at("shops"), "plot-twice", "5")
            taken |= bit
            state.shops[seat] |= bit
        _read_stack(player, state, seat)
        state.chosen[seat] = _card(player, state, seat)
        state.amounts[seat] = _amount(player)
        state.places[seat] = player.whole("next_place", 0, TOP_PLACE)


def _read_stack(player: Fields, state: VecchioState, seat: int) -> None:
    for name in player.words("played", CARD_NAMES):
        card = CARD_NAMES.index(name)
        if not state.hands[seat] & BITS[card]:
            raise fault(player.at("played"), "card-twice", "7")
        state.hands[seat] &= ~BITS[card]
        state.stacks[seat] = state.stacks[seat] << 4 | card + 1


def _card(player: Fields, state: VecchioState, seat: int) -> int:
    if player.get("chosen") is None:
        return NONE
    name = player.word("chosen", (*CARD_NAMES, BLANK))
    if name == BLANK:
        return HIDDEN
    card = CARD_NAMES.index(name)
    if not state.hands[seat] & BITS[card]:
        raise fault(player.at("chosen"), "card-gone", "7")
    return card


def _amount(player: Fields) -> int:
    if player.get("amount") is None:
        return NONE
    if player.get("amount") == BLANK:
        return HIDDEN
    amount = player.whole("amount", 0, TOP_CASH)
    if amount % 5:
        raise fault(player.at("amount"), "fives", "5")
    return amount


def _read_last(last: Fields, state: VecchioState) -> None:
    seats = int(state.seats)
    if last.get("cards") is not None:
        for seat, name in enumerate(last.words("cards", CARD_NAMES, seats)):
            state.revealed |= (CARD_NAMES.index(name) + 1) << 4 * seat
    facts = Facts()
    if last.get("build") is not None:
        build = last.child("build")
        facts.built_by = build.whole("seat", 0, seats - 1)
        facts.built_plot = PLOT_NAMES.index(build.word("plot", PLOT_NAMES))
        facts.built_price = build.whole("price", 5, TOP_CASH)
        if build.whole("round", 1, TOP_ROUND) != state.build_round:
            raise fault(build.at("round"), "last")
    if last.get("sale") is not None:
        sale = last.child("sale")
        facts.seller = sale.whole("seller", 0, seats - 1)
        facts.buyer = sale.whole("buyer", 0, seats - 1)
        facts.sale_price = sale.whole("price", 5, TOP_CASH)
        facts.sale_round = sale.whole("round", 1, max(int(state.round), 1))
    if last.get("move") is not None:
        move = last.child("move")
        if move.whole("mover", 0, seats - 1) != state.last_mover:
            raise fault(move.at("mover"), "last")
        facts.moved_from = move.whole("from", 0, STEPS)
        facts.moved_to = move.whole("to", 1, STEPS)
        facts.paid_to = _seat(move, "payee", seats)
        facts.paid = move.whole("paid", 0, 240)
        facts.turned = move.flag("turned")
        facts.move_round = move.whole("round", 1, max(int(state.round), 1))
    state.facts = facts
