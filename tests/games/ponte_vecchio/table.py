"""Positions for the tests, written as a person would say them, and matches that start from them."""

from collections.abc import Mapping, Sequence
from typing import Any

import ponti
from ponti.core.game import Json
from ponti.core.match import Match
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from ponti.games.ponte_vecchio.state import VecchioState

PLOTS = [f"{step}{side}" for step in range(1, 16) for side in "LR"]
ROUND = 12
"""The round of all positions here unless they say otherwise: hands are full again, the Lord may stand anywhere."""


def position(
    phase: str = "card",
    shops: Sequence[str] = ("1L", "2L", "3L"),
    cash: Sequence[int] = (),
    lord: int = 4,
    facing: str = "up",
    last_mover: int = 0,
    seat: int | None = None,
    options: Mapping[str, object] | None = None,
    **members: Json,
) -> dict[str, Any]:
    """The JSON of a position in a card phase or at the opening of an auction; ``shops`` gives one text per seat."""
    seats = len(shops)
    money = list(cash) or [100] * seats
    plots = [sorted(text.split(), key=PLOTS.index) for text in shops]
    able = [s for s in range(seats) if money[s] >= 5 and len(plots[s]) < 12]
    json: dict[str, Any] = {
        "game": "ponte_vecchio",
        "rules": 1,
        "options": dict(options or {}),
        "seats": seats,
        "viewer": "everything",
        "phase": phase,
        "seat": 0 if phase == "card" else last_mover if seat is None else seat,
        "start_player": 0,
        "round": ROUND,
        "last_build_round": ROUND - 1 if phase == "bid" else ROUND,
        "final_reason": "",
        "final_plays": None,
        "lord": {"step": lord, "facing": facing},
        "last_mover": last_mover if lord else None,
        "players": [
            {"cash": money[s], "shops": plots[s], "played": [], "chosen": None, "amount": None, "next_place": 0}
            for s in range(seats)
        ],
        "auction": {"bid": 0, "high": None, "in": able if phase == "bid" else []},
        "asked": [],
        "struck": [],
        "holder": None,
        "mover": None,
        "last": {"cards": ["100"] * seats, "build": None, "sale": None, "move": None},
    }
    return {**json, **members}


def load(json: Mapping[str, object]) -> VecchioState:
    """The checked state of a position."""
    return GAME.load_state(json)


def match_from(json: Mapping[str, object]) -> Match:
    """A match that goes on from a position."""
    return Match(GAME, start=load(json), dice=ponti.Dice(seed=1))


def cards(*chosen: str, **said: Any) -> Match:
    """A match in which the seats have just turned up these cards in the given position."""
    match = match_from(position(**said))
    turn_up(match, *chosen)
    return match


def turn_up(match: Match, *chosen: str) -> None:
    """Everybody chooses a card."""
    for seat, card in enumerate(chosen):
        match.play(f"card {card}", seat)


def new_match(seats: int = 3, starter: int = 0, **options: object) -> Match:
    """A new match whose start player is chosen by the test."""
    match = Match(GAME, options, seats, rolls=False)
    match.play(f"start {'ABCDE'[starter]}", ponti.CHANCE)
    return match


def state_of(match: Match) -> VecchioState:
    """The match's state."""
    assert isinstance(match.state, VecchioState)
    return match.state


def texts(match: Match, seat: int | None = None) -> list[str]:
    """The legal notations."""
    return [GAME.actions.text(action) for action in match.legal_ids(seat)]


def phase(match: Match) -> str:
    """The phase, and who decides, such as ``bid 1``."""
    prompt = match.prompt()
    return " ".join([prompt.phase, *map(str, prompt.seats)])


def cash(match: Match) -> list[int]:
    """Everybody's cash."""
    return [int(amount) for amount in state_of(match).cash]


def shops_of(match: Match, seat: int) -> list[str]:
    """Where a player's shops stand."""
    return [plot for index, plot in enumerate(PLOTS) if state_of(match).shops[seat] >> index & 1]


def refusal(match: Match, text: str, seat: int | None = None) -> tuple[str, str]:
    """The clause and the sentence against something that is not allowed."""
    answer = match.why_not(text, seat)
    assert answer is not None, f"{text} is allowed"
    return answer.clause, str(answer.words)
