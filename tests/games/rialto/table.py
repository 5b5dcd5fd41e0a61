"""Positions for the tests, written as a person would say them, and matches that start from them."""

from collections.abc import Mapping, Sequence
from typing import Any

import ponti
from ponti.core.match import Match
from ponti.games.rialto.components import BUILDING_NAMES, DISTRICTS, STATES, TYPES
from ponti.games.rialto.rules import RIALTO as GAME
from ponti.games.rialto.state import RialtoState

SECTIONS = list(TYPES[:6])
Cards = Mapping[str, int]
_STATE_OF = {"": "free", "*": "used", "~": "new"}


def _buildings(text: str) -> list[dict[str, str]]:
    """``"G1 Y2* B1~"``: a star for a coin, a tilde for a new one."""
    found = [{"kind": word[:2], "state": _STATE_OF[word[2:]]} for word in text.split()]
    return sorted(found, key=lambda one: (BUILDING_NAMES.index(one["kind"]), STATES.index(one["state"])))


def _at(values: Sequence[Any], player: int, default: Any) -> Any:
    return values[player] if player < len(values) else default


def position(
    phase: str = "lay",
    section: str | int = "gold",
    hands: Sequence[Cards] = (),
    seats: int = 3,
    coins: Sequence[int] = (),
    buildings: Sequence[str] = (),
    men: Sequence[Cards] = (),
    general: Sequence[int] = (),
    points: Sequence[int] = (),
    doge: Sequence[int] = (),
    ranks: Sequence[int] = (),
    current: int = 0,
    round: int = 1,
    numbers: Sequence[int] = (1, 2, 3, 4, 5, 6),
    options: Mapping[str, object] | None = None,
    supply: Sequence[int] = (),
    **members: Any,
) -> dict[str, Any]:
    """The JSON of a position; ``supply`` follows from the other men unless it is given, the pile from the cards."""
    virtual = bool((options or {}).get("virtual"))
    players = seats + virtual
    order = list(ranks) or list(range(players))
    queue = [(current + step) % players for step in range(players)] if phase == "lay" else []
    number = section if isinstance(section, int) else SECTIONS.index(section)
    people = []
    for player in range(players):
        placed = [int(_at(men, player, {}).get(name, 0)) for name in DISTRICTS]
        is_virtual = player == seats
        free = 0 if is_virtual else int(_at(general, player, 13 if not sum(placed) and not supply else 0))
        people.append({
            "hand": dict(_at(hands, player, {})), "known": {}, "tossed": {}, "buried": {}, "played": {},
            "absent": [], "counts": [0] * 6, "coins": _at(coins, player, 0), "points": _at(points, player, 3),
            "supply": _at(supply, player, max(18 - free - sum(placed), 0)), "general": free,
            "doge": _at(doge, player, 0),
            "men": placed, "buildings": _buildings(_at(buildings, player, "")),
        })  # fmt: skip
    json: dict[str, Any] = {
        "game": "rialto", "rules": 1, "options": dict(options or {}), "seats": seats, "viewer": "everything",
        "phase": phase, "current": current, "round": round, "section": number, "starter": current, "clockwise": 1,
        "ranks": order, "order": order, "index": 0, "pile": {}, "discards": {},
        "rows": [None] * (seats + 1), "draws": 0, "queue": queue,
        "play": {"natural": 0, "jokers": 0, "floor": 0}, "winners": [None] * 6, "budget": 0, "tile": None,
        "top_bridge": "3-6", "returned": None, "flipped": [], "claimed": [],
        "numbers": list(numbers), "tiles": {}, "players": people,
    }  # fmt: skip
    json.update(members)
    json["pile"] = json["pile"] or rest(json)
    return json


def rest(json: Mapping[str, Any]) -> dict[str, int]:
    """The cards of the box that lie nowhere else."""
    left = dict.fromkeys(TYPES, 11)
    places = [json["discards"], *[row for row in json["rows"] if row]]
    places += [player[place] for player in json["players"] for place in ("hand", "tossed", "buried", "played")]
    for cards in places:
        for name, number in cards.items():
            left[name] -= number
    return {name: number for name, number in left.items() if number}


def match_from(json: Mapping[str, object]) -> Match:
    """A match that goes on from a position."""
    return Match(GAME, start=GAME.load_state(json), dice=ponti.Dice(seed=1))


def match(*args: Any, **said: Any) -> Match:
    """A match from a position that is described as in ``position``."""
    return match_from(position(*args, **said))


def play(game: Match, *texts: str) -> RialtoState:
    """Play notations one after another; the state after them."""
    for text in texts:
        game.play(text)
    assert isinstance(game.state, RialtoState)
    return game.state


def lay(game: Match, *numbers: int) -> RialtoState:
    """Each player in turn lays so many cards and no Joker; 0 passes."""
    for number in numbers:
        play(game, *([f"lay {number}", "jokers 0"] if number else ["pass"]))
    assert isinstance(game.state, RialtoState)
    return game.state


def players(game: Match, name: str) -> list[Any]:
    """A member of every player in the position's JSON."""
    people = told(game, "players")
    assert isinstance(people, list)
    found: list[Any] = []
    for person in people:
        assert isinstance(person, dict)
        found.append(person[name])
    return found


def told(game: Match, name: str) -> Any:
    """A member of the position's JSON."""
    return game.game.dump_state(game.state)[name]


def legal(game: Match) -> set[str]:
    """The notations of all legal actions."""
    return {GAME.actions.text(action) for action in game.legal_ids()}
