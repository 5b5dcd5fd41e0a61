"""How a game stands or ended, in places and words (§25-§26)."""

from ponti.core.game import Result, ScoreRow
from ponti.core.words import Words, say
from ponti.games.diavolo.components import DARK, LIGHT, REASONS
from ponti.games.diavolo.groups import network_sizes
from ponti.games.diavolo.scoring import Score, score
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.words import colour_at_start


def outcome(state: DiavoloState) -> Result:
    """Scores by seat, places, tie-breaks and reason; until colours are chosen nothing tells the seats apart."""
    scores = (score(state, LIGHT), score(state, DARK))
    seats = by_seat(state)
    ours = tuple(scores[colour] for colour in seats)
    return Result(
        scores=tuple(float(each.points) for each in ours),
        places=tuple(1 + sum(other.key() > each.key() for other in ours) for each in ours),
        reason=REASONS[state.reason],
        words=_sentence(state, scores),
        tie_breaks=tie_breaks(scores[LIGHT], scores[DARK]),
        rows=_rows(state, seats, ours),
    )


def by_seat(state: DiavoloState) -> tuple[int, int]:
    """The colour of each seat; before the choice the first player counts as light."""
    return (DARK, LIGHT) if state.light_seat == 1 else (LIGHT, DARK)


def tie_breaks(light: Score, dark: Score) -> tuple[str, ...]:
    """§26 the comparisons that were needed after the points."""
    if light.points != dark.points:
        return ()
    return ("islands",) if light.islands != dark.islands else ("islands", "bridges")


def _rows(state: DiavoloState, seats: tuple[int, int], scores: tuple[Score, ...]) -> tuple[ScoreRow, ...]:
    """A line for each size of network, their total, and what broke a tie."""
    sizes = {colour: network_sizes(state, colour) for colour in seats}
    rows = [
        ScoreRow(
            say("diavolo-row-network", islands=size, points=size * (size + 1) // 2),
            tuple(float(sizes[colour].count(size) * size * (size + 1) // 2) for colour in seats),
        )
        for size in sorted({*sizes[LIGHT], *sizes[DARK]}, reverse=True)
    ]
    rows.append(ScoreRow(say("diavolo-row-points"), tuple(float(each.points) for each in scores), is_total=True))
    needed = tie_breaks(*scores)
    if "islands" in needed:
        rows.append(ScoreRow(say("diavolo-row-islands"), tuple(float(each.islands) for each in scores)))
    if "bridges" in needed:
        rows.append(ScoreRow(say("diavolo-row-bridges"), tuple(float(each.bridges) for each in scores)))
    return tuple(rows)


def _sentence(state: DiavoloState, scores: tuple[Score, Score]) -> Words:
    light, dark = scores
    kind = "result" if state.reason else "standing"
    if light.key() == dark.key():
        return say(f"diavolo-{kind}-draw", each=say("diavolo-points-each", points=light.points))
    ahead, behind = (LIGHT, DARK) if light.key() > dark.key() else (DARK, LIGHT)
    broken = tie_breaks(light, dark)
    if not broken:
        return say(
            f"diavolo-{kind}-points",
            colour=colour_at_start(ahead),
            points=scores[ahead].points,
            other=scores[behind].points,
        )
    each = say("diavolo-points-each", points=light.points)
    return say(f"diavolo-{kind}-{broken[-1]}", colour=colour_at_start(ahead), each=each)


def reason_words(state: DiavoloState) -> Words:
    """Why the game is over."""
    return say(f"diavolo-over-{REASONS[state.reason].replace('_', '-')}")
