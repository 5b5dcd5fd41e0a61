"""Loading positions: what can stand loads back, what cannot is refused at its place with its clause."""

from copy import deepcopy
from typing import Any

import pytest
from librt.random import Random

import ponti
from ponti.games.ponte_vecchio.components import HAND, LAST_CALL, TOP_CASH, TOP_ROUND, last_round, most_income
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from ponti.games.ponte_vecchio.state import VecchioState
from tests.games.ponte_vecchio.table import cards, load, position, state_of


def changed(json: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy with one member changed: ``players.0.cash``."""
    copy = deepcopy(json)
    *way, last = path.split(".")
    place: Any = copy
    for step in way:
        place = place[int(step)] if step.isdigit() else place[step]
    place[int(last) if last.isdigit() else last] = value
    return copy


FULL = [f"{step}{side}" for step in range(1, 8) for side in "LR"]
CARD = position()
BID = position("bid")
ASKED = position("bid", auction={"bid": 5, "high": 1, "in": [0, 1]}, seat=0)
FIRST = dict(GAME.dump_state(GAME.new_game({}, 3)))
STAY = {"mover": 0, "from": 3, "to": 4, "payee": None, "paid": 0, "turned": False, "round": 11}


def moved(*chosen: str, then: tuple[str, ...] = (), **said: Any) -> dict[str, Any]:
    """The dump after a reveal and some more decisions."""
    match = cards(*chosen, **said)
    for text in then:
        match.play(text)
    return dict(GAME.dump_state(state_of(match)))


SALE = moved("10", "20", "30", shops=["9L", "10L", "11L"])
OFFER = moved("10", "20", "30", shops=["9L", "10L", "11L"], then=("ask",))
SECOND = moved("10", "20", "30", shops=["9L", "10L", "11L"], then=("ask", "offer 10"))
ANSWER = moved("10", "20", "30", shops=["9L", "10L", "11L"], then=("ask", "offer 10", "offer 0"))
SOLD = moved("10", "20", "30", shops=["9L", "10L", "11L"], then=("ask", "offer 10", "offer 0", "accept B"))
PAYEE = moved("10", "20", "30", shops=["9L", "9R", "11L"], lord=2, then=("keep", "to 9"))
TURN = moved("10", "20", "30", shops=["9L", "12R", "15L"], then=("keep", "to 12"))
SEALED = moved(
    "10", "20", "30", shops=["9L", "10L", "11L"], cash=[9995, 200, 1200], options={"sale_mode": "sealed"},
    then=("ask",),
)  # fmt: skip


@pytest.mark.parametrize("json", [CARD, BID, ASKED, SALE, OFFER, SECOND, ANSWER, SOLD, PAYEE, TURN, SEALED])
def test_positions_in_mid_decision_load_back(json: dict[str, Any]) -> None:
    complete = {**json, "options": GAME.check_setup(json["options"], 3)}
    assert GAME.dump_state(load(json)) == complete


@pytest.mark.parametrize(
    ("json", "path", "value", "clause"),
    [
        (CARD, "players.0.cash", 12, "5"),
        (CARD, "players.0.shops", ["1L", "1L"], "5"),
        (CARD, "players.0.shops", ["2L"], "5"),
        (CARD, "players.0.shops", ["2R", "1R"], ""),
        (CARD, "players.0.shops", FULL[1:14], "5"),
        (CARD, "players.0.played", ["10", "10"], "7"),
        (CARD, "players.0.played", ["10"], "15"),
        (CARD, "players.0.chosen", "?", "7"),
        (CARD, "players.0.amount", 5, "10"),
        (CARD, "players.0.next_place", 1, "10"),
        (CARD, "players.0.amount", 7, "5"),
        (CARD, "start_player", None, "1"),
        (CARD, "round", 0, ""),
        (CARD, "round", 13, "15"),
        (CARD, "last_build_round", 13, ""),
        (CARD, "last_build_round", 0, "18"),
        (CARD, "final_reason", "last_shop", "16"),
        (CARD, "final_reason", "stall", "18"),
        (CARD, "final_plays", 3, "16"),
        (CARD, "final_plays", 11, "16"),
        (CARD, "lord", {"step": 15, "facing": "up"}, "14"),
        (CARD, "lord", {"step": 1, "facing": "down"}, "14"),
        (CARD, "lord", {"step": 0, "facing": "up"}, "11"),
        (CARD, "last_mover", None, "11"),
        (CARD, "seat", 1, ""),
        (CARD, "seat", None, ""),
        (CARD, "auction.bid", 5, "5"),
        (CARD, "asked", [1], "10"),
        (CARD, "struck", [1], "8"),
        (CARD, "struck", [2, 1], ""),
        (CARD, "holder", 1, "8"),
        (CARD, "last.cards", None, ""),
        (CARD, "last.build", {"seat": 0, "plot": "7L", "price": 5, "round": 12}, ""),
        (CARD, "last.build", {"seat": 0, "plot": "1L", "price": 5, "round": 11}, ""),
        (CARD, "last.sale", {"seller": 0, "buyer": 0, "price": 5, "round": 2}, ""),
        (CARD, "last.sale", {"seller": 0, "buyer": 1, "price": 7, "round": 2}, ""),
        (CARD, "last.sale", {"seller": 1, "buyer": 2, "price": 5, "round": 12}, "10"),
        (BID, "last.sale", {"seller": 1, "buyer": 2, "price": 5, "round": 12}, "10"),
        (FIRST, "last.sale", {"seller": 1, "buyer": 2, "price": 5, "round": 1}, "10"),
        (CARD, "last.move", {**STAY, "round": 12}, "11"),
        (CARD, "players.0.cash", 100_000_000, ""),
        (CARD, "players.0.cash", 99_999_995, ""),
        (BID, "seat", 1, "4"),
        (BID, "auction.in", [0, 1], "4"),
        (BID, "auction.high", 1, "5"),
        (BID, "auction", {"bid": 7, "high": 1, "in": [0, 1, 2]}, "5"),
        (BID, "auction", {"bid": 105, "high": 1, "in": [0, 1]}, "5"),
        (BID, "auction", {"bid": 20, "high": 1, "in": [0, 2]}, "5"),
        (BID, "auction", {"bid": 20, "high": 0, "in": [0, 1]}, "5"),
        (ASKED, "auction.in", [0, 1, 2], "5"),
        (BID, "players.0.amount", 100, "5"),
        (BID, "players.1.amount", 100, "10"),
        (BID, "last_build_round", 12, ""),
        (SALE, "holder", 1, "8"),
        (SALE, "struck", [2], "8"),
        (SALE, "mover", 1, "10"),
        (SALE, "options", {"sale_mode": "off"}, "10"),
        (OFFER, "asked", [], "10"),
        (OFFER, "asked", [0, 1, 2], "10"),
        (OFFER, "asked", [1], "10"),
        (SECOND, "players.1.amount", 105, "10"),
        (SECOND, "players.1.amount", None, "10"),
        (SECOND, "players.1.amount", "?", "10"),
        (SECOND, "players.2.amount", 100, "5"),
        (ANSWER, "players.1.amount", 0, "10"),
        (ANSWER, "asked", [1], "10"),
        (SOLD, "mover", 2, "10"),
        (SOLD, "last.sale", None, "10"),
        (PAYEE, "lord.step", 11, ""),
        (PAYEE, "last.move", None, ""),
        (PAYEE, "last_mover", 1, ""),
        (PAYEE, "players.1.shops", ["8R"], "12"),
        (TURN, "players.2.shops", ["2L"], "14"),
        (TURN, "last.move.turned", True, ""),
        (SEALED, "players.1.next_place", 1, "5"),
        (SEALED, "players.1.amount", 200, "5"),
    ],
)
def test_what_cannot_stand_is_refused_with_its_clause(
    json: dict[str, Any], path: str, value: object, clause: str
) -> None:
    with pytest.raises(ponti.BadPosition) as error:
        load(changed(json, path, value))
    assert error.value.clause == clause, str(error.value)
    assert error.value.words.text("it")


def test_a_position_with_as_much_money_as_can_be_loads_back_after_every_decision() -> None:
    """What the bank can still pay fits under the highest amount that can be written."""
    most = TOP_CASH - most_income(last_round(12, 27, 11) - 11)
    with pytest.raises(ponti.BadPosition):
        load(position(cash=[most - 195, 100, 100]))
    assert_loads_back_to_the_end(load(position(cash=[most - 200, 100, 100], lord=2)))


def test_the_latest_round_that_loads_leads_to_none_that_does_not() -> None:
    """§16, §18: before each build the longest stall, then the final round."""
    latest = (TOP_ROUND - LAST_CALL - 28 - 1) // HAND * HAND + 1
    late = position(round=latest, last_build_round=latest, lord=2, options={"stall_cap": 1})
    with pytest.raises(ponti.BadPosition):
        load({**late, "round": latest + HAND, "last_build_round": latest + HAND})
    assert_loads_back_to_the_end(load(late))


def assert_loads_back_to_the_end(state: VecchioState) -> None:
    """Play at random, with low bids, and read every position on the way back from its JSON."""
    rng = Random(5)
    while GAME.to_act(state) != ponti.OVER:
        dump = GAME.dump_state(state)
        assert GAME.dump_state(load(dump)) == dump
        is_bidding = GAME.prompt(state).phase == "bid"
        GAME.apply(state, GAME.legal_actions(state)[0] if is_bidding else GAME.sample(state, rng))
    assert GAME.dump_state(load(GAME.dump_state(state))) == GAME.dump_state(state)


def test_facing_shops_are_fine_after_the_set_up() -> None:
    load(position(shops=["8L", "8R", "3L"]))


def test_2_set_up_positions_follow_the_turn_order_and_the_ban() -> None:
    state = GAME.new_game({}, 3)
    for text in ("start B", "3L"):
        GAME.apply(state, GAME.actions.parse(text))
    json = dict(GAME.dump_state(state))
    assert GAME.dump_state(load(json)) == json
    for path, value in (
        ("players.0.shops", ["9L"]),
        ("players.1.shops", ["3L", "4L"]),
        ("players.2.shops", ["3R"]),
        ("players.2.cash", 95),
        ("start_player", 0),
    ):
        with pytest.raises(ponti.BadPosition):
            load(changed(json, path, value))


def test_7_a_view_hides_exactly_what_its_viewer_may_not_know() -> None:
    json = changed(changed(CARD, "viewer", 1), "players.0.chosen", "?")
    json["seat"] = 1
    assert int(load(json).chosen[0]) == -2
    for path, value in (("players.0.chosen", "30"), ("players.1.chosen", "?")):
        with pytest.raises(ponti.BadPosition):
            load(changed(json, path, value))


def test_10_a_view_of_sealed_offers_hides_the_others() -> None:
    json = changed(changed(SEALED, "viewer", 1), "asked", [1])
    for amount, fits in (("?", True), (1150, False), (None, False)):
        wanted = changed(changed(json, "players.2.amount", amount), "players.2.next_place", 0)
        if fits:
            load(wanted)
        else:
            with pytest.raises(ponti.BadPosition):
                load(wanted)
