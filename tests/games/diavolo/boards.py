"""Positions for tests, from a few words: ``position(size=4, light="a1 b1", dark="c3", bridges="a1-c2")``."""

import ponti
from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.state import DiavoloState

OTHER = {"light": "dark", "dark": "light"}


def position(
    diagram: str = "",
    *,
    light: str = "",
    dark: str = "",
    bridges: str = "",
    to_move: str | None = "light",
    phase: str = "turn",
    first: str | None = None,
    declared_by: str | None = None,
    reason: str = "",
    light_seat: int | None = 0,
    **options: object,
) -> DiavoloState:
    """A loaded position; a ``diagram`` stands for ``light``, ``dark`` and ``bridges`` and gives the size."""
    json: dict[str, object] = {"game": "diavolo", "rules": 1, "seats": 2, "phase": phase, "to_move": to_move}
    json |= {"first": first, "declared_by": declared_by, "reason": reason, "light_seat": light_seat}
    if diagram:
        rows = [line for line in diagram.splitlines() if line.strip() and not line.strip().startswith("bridges")]
        options = {"size": len(rows), **options}
        json["diagram"] = diagram
    else:
        json["tiles"] = {"light": light.split(), "dark": dark.split()}
        json["bridges"] = bridges.split()
    json["options"] = options
    return DIAVOLO.load_state(json)


def texts(state: DiavoloState) -> set[str]:
    """The legal actions in notation."""
    return {DIAVOLO.actions.text(action) for action in DIAVOLO.legal_actions(state)}


def first_tiles(state: DiavoloState) -> set[str]:
    """The legal tiles in notation."""
    return {text for text in texts(state) if text[-1].isdigit() and "-" not in text}


def play(state: DiavoloState, *turns: str) -> DiavoloState:
    """The position after some turns in notation, each checked."""
    match = ponti.Match(DIAVOLO, start=state, rolls=False)
    for turn in turns:
        match.play(turn)
    after = match.state
    assert isinstance(after, DiavoloState)
    return after


def is_legal(state: DiavoloState, *turns: str) -> bool:
    """Whether some turns can be played one after the other."""
    try:
        play(state, *turns)
    except ponti.IllegalAction:
        return False
    return True


def refusal(state: DiavoloState, *turns: str) -> tuple[str, str]:
    """The clause and the key of the reason against the last of some turns."""
    before = play(state, *turns[:-1])
    found = ponti.Match(DIAVOLO, start=before, rolls=False).why_not(turns[-1])
    assert found is not None
    return found.clause, found.words.key.removeprefix("diavolo-no-")


def flaw(**given: object) -> tuple[str, str]:
    """The clause and the place of what is wrong with a position that cannot be loaded."""
    try:
        position(**given)  # type: ignore[arg-type]
    except ponti.BadPosition as error:
        return error.clause, str(dict(error.words.args)["where"])
    return "", "nothing"
