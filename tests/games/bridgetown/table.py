"""Positions for the tests, written as a person would say them, and matches that start from them."""

from collections.abc import Mapping, Sequence
from typing import Any

import ponti
from ponti.core.game import Json
from ponti.core.match import Match
from ponti.games.bridgetown.rules import BRIDGETOWN as GAME
from ponti.games.bridgetown.state import BridgetownState

BRIDGES = ["RI", "MQ", "HA", "MO", "BU", "ST", "BW", "FR"]
MODES = ["walk", "skates", "bicycle", "bus", "car", "taxi", "motorcycle", "streetcar"]
SPECIALS = ["first", "double", "swap"]
FLAGS = "orange white green green orange blue white red"
"""What lies on the bridges of all positions here unless they say otherwise: nothing for car, taxi or motorcycle."""


def position(
    phase: str = "turn",
    planners: Sequence[str] = ("taxi", "walk"),
    racers: Sequence[str] = (),
    flags: str = FLAGS,
    cards: Sequence[str] = (),
    seat: int | None = 0,
    options: Mapping[str, object] | None = None,
    **members: Json,
) -> dict[str, Any]:
    """The JSON of a position; per seat the planners (``"taxi double"``), racer and card (``"HA red, MO green"``)."""
    seats = len(planners)
    racing = phase not in ("plan", "plan_mode", "setup", "start", "refill", "over")
    lap = 4 - max(1, *(_count(text, MODES + SPECIALS) for text in planners)) if racing else 0
    json: dict[str, Any] = {
        "game": "bridgetown",
        "rules": 1,
        "options": dict(options or {}),
        "seats": seats,
        "viewer": "everything",
        "phase": phase,
        "seat": seat,
        "start_player": 0,
        "round": 2,
        "lap": lap,
        "moved": [],
        "mode": None,
        "doubled": False,
        "pending": [],
        "flags": {id: None if flag == "-" else flag for id, flag in zip(BRIDGES, flags.split(), strict=True)},
        "players": [
            {
                "racer": racers[s] if racers else "wMO",
                "card": _card(cards[s] if s < len(cards) else ""),
                "modes": [mode for mode in MODES if mode in planners[s].split()],
                "specials": [special for special in SPECIALS if special in planners[s].split()],
            }
            for s in range(seats)
        ],
    }
    return {**json, **members}


def _count(text: str, words: Sequence[str]) -> int:
    return sum(word in words for word in text.split())


def _card(text: str) -> dict[str, Json]:
    card: dict[str, Json] = dict.fromkeys(BRIDGES)
    for entry in filter(None, text.split(", ")):
        bridge, colour = entry.split()
        card[bridge] = colour
    return card


def load(json: Mapping[str, object]) -> BridgetownState:
    """The checked state of a position."""
    return GAME.load_state(json)


def match_from(json: Mapping[str, object], rolls: bool = True) -> Match:
    """A match that goes on from a position."""
    return Match(GAME, start=load(json), dice=ponti.Dice(seed=1), rolls=rolls)


def at(phase: str = "turn", rolls: bool = True, **said: Any) -> Match:
    """A match from a position as ``position`` says it."""
    return match_from(position(phase, **said), rolls)


def play(match: Match, *lines: str) -> Match:
    """Play one notation after the other, each by whoever decides."""
    for text in lines:
        match.play(text)
    return match


def state_of(match: Match) -> BridgetownState:
    """The match's state."""
    assert isinstance(match.state, BridgetownState)
    return match.state


def texts(match: Match) -> list[str]:
    """The legal notations."""
    return [GAME.actions.text(action) for action in match.legal_ids()]


def phase(match: Match) -> str:
    """The phase, and who decides, such as ``turn 1``."""
    prompt = match.prompt()
    return " ".join([prompt.phase, *map(str, prompt.seats)])


def ends(match: Match) -> list[str]:
    """The different spaces where the move can end, sorted."""
    return sorted({text.split()[1] if text != "stay" else "stay" for text in texts(match)})


def flag(match: Match, bridge: str) -> str | None:
    """What lies on a bridge."""
    dumped: Any = GAME.dump_state(state_of(match))
    found: str | None = dumped["flags"][bridge]
    return found


def card(match: Match, seat: int) -> dict[str, str]:
    """The filled places of a card."""
    dumped: Any = GAME.dump_state(state_of(match))
    return {bridge: colour for bridge, colour in dumped["players"][seat]["card"].items() if colour}


def racer(match: Match, seat: int) -> str:
    """Where a racer stands."""
    return GAME.board.names[int(state_of(match).racers[seat])]


def bag(match: Match, colour: str) -> int:
    """How many flags of a colour the bag (or, for blue, the supply) holds."""
    return int(state_of(match).bag[GAME.board.colours.index(colour)])


def refusal(match: Match, text: str) -> tuple[str, str]:
    """The clause and the sentence against something that is not allowed."""
    answer = match.why_not(text)
    assert answer is not None, f"{text} is allowed"
    return answer.clause, str(answer.words)
