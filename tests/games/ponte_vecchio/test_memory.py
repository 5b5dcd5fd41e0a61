"""The option ``ledger``: from memory a screen shows no cash, hands and buried cards of others; bots keep the facts."""

from itertools import product

import pytest
from librt.random import Random

import ponti
from ponti.core.game import EVERYTHING, SPECTATOR
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from ponti.games.ponte_vecchio.state import OVER_PHASE, VecchioState
from tests.games.ponte_vecchio.table import load, position

MEMORY: dict[str, object] = {"ledger": "memory"}


def two_rounds_on(cash: tuple[int, ...], buried: tuple[str, ...]) -> VecchioState:
    """A position in round 14 whose seats have this cash and this card under the one they played last."""
    json = position("bid", cash=cash, options=MEMORY, round=14, last_build_round=13)
    for player, card in zip(json["players"], buried, strict=True):
        player["played"] = [card, "100"]
    return load(json)


def test_others_cash_hands_and_buried_cards_are_not_shown() -> None:
    players = GAME.scene(GAME.redact(two_rounds_on((85, 90, 95), ("10", "20", "30")), 1))["players"]
    assert isinstance(players, list)
    shown = [{name: p[name] for name in ("cash", "hand", "played", "top", "rank")} for p in players]  # type: ignore[index,call-overload]
    assert shown[0] == {"cash": None, "hand": None, "played": None, "top": "100", "rank": None}
    assert shown[1]["cash"] == 90
    assert shown[1]["played"] == ["20", "100"]
    assert shown[2]["cash"] is None


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_must_be_remembered_changes_nothing_on_the_screen(viewer: int) -> None:
    shown: set[str] = set()
    for other, buried in product((50, 95), ("10", "60")):
        cash = [90, 90, other]
        state = two_rounds_on((cash[0], cash[1], cash[2]), ("20", "20", buried))
        view = GAME.redact(state, viewer)
        shown.add(f"{GAME.scene(view)} {GAME.picture(view)} {GAME.prompt(view)}")
    assert len(shown) == 1


def test_a_spectator_is_told_nobody_s_cash() -> None:
    view = GAME.redact(two_rounds_on((85, 90, 95), ("10", "20", "30")), SPECTATOR)
    players = GAME.scene(view)["players"]
    assert isinstance(players, list)
    assert all(p["cash"] is None and p["hand"] is None for p in players)  # type: ignore[index,call-overload]
    assert "85" not in GAME.picture(view)


def test_the_bidder_alone_sees_how_much_he_can_bid() -> None:
    state = two_rounds_on((85, 90, 95), ("10", "20", "30"))
    own, other = (GAME.scene(GAME.redact(state, viewer))["auction"] for viewer in (0, 1))
    assert isinstance(own, dict)
    assert isinstance(other, dict)
    assert (own["most"], other["most"], other["quick"]) == (85, None, [])


def test_a_bot_s_view_keeps_perfect_recall_and_loads_back() -> None:
    state = two_rounds_on((85, 90, 95), ("10", "20", "30"))
    view = GAME.redact(state, 1)
    assert [int(amount) for amount in view.cash] == [85, 90, 95]
    loaded = GAME.load_state(GAME.dump_state(view))
    assert GAME.dump_state(loaded) == GAME.dump_state(view)
    assert GAME.dump_state(GAME.redact(GAME.redeal(view, Random(1)), 1)) == GAME.dump_state(view)


def test_after_the_end_everything_is_shown() -> None:
    state = two_rounds_on((85, 90, 95), ("10", "20", "30"))
    state.phase = OVER_PHASE
    players = GAME.scene(GAME.redact(state, SPECTATOR))["players"]
    assert isinstance(players, list)
    assert [p["cash"] for p in players] == [85, 90, 95]  # type: ignore[index,call-overload]


def test_with_an_open_ledger_everything_is_shown_to_everybody() -> None:
    json = position("bid", cash=(85, 90, 95))
    for viewer in (0, 2, SPECTATOR, EVERYTHING):
        players = GAME.scene(GAME.redact(load(json), viewer))["players"]
        assert isinstance(players, list)
        assert [p["cash"] for p in players] == [85, 90, 95]  # type: ignore[index,call-overload]


def test_the_option_changes_no_rule() -> None:
    ends = []
    for ledger in ("open", "memory"):
        state = GAME.new_game({"ledger": ledger}, 3)
        rng = Random(4)
        while GAME.to_act(state) != ponti.OVER:
            GAME.apply(state, GAME.sample(state, rng))
        ends.append(GAME.result(state))
    assert ends[0] == ends[1]
