"""What the terminal shows of a match: events in words, the result as a table that adds up."""

from rich.table import Table
from rich.text import Text

from ponti.cli.voice import SEAT_SHAPES, SEAT_STYLES, VOICE
from ponti.core.game import CHANCE, EventView, Result
from ponti.core.match import Match


def seat_name(match: Match, seat: int) -> str:
    """A seat's shape and player, or chance."""
    if seat == CHANCE:
        return VOICE.text("cli-chance")
    name = match.names[seat] if seat < len(match.names) else VOICE.text("cli-seat", seat=seat + 1)
    return f"{SEAT_SHAPES[seat % len(SEAT_SHAPES)]} {name}"


def seat_style(seat: int) -> str:
    """A seat's colour."""
    return "dim" if seat < 0 else SEAT_STYLES[seat % len(SEAT_STYLES)]


def event_views(match: Match, viewer: int, since: int, until: int) -> list[EventView]:
    """Some events as a viewer reads them."""
    return match.event_views(viewer, since)[: until - since]


def show_events(match: Match, viewer: int, since: int, until: int) -> None:
    """Print events in words, each with who did it and its notation."""
    for view in event_views(match, viewer, since, until):
        line = Text("  ")
        line.append(seat_name(match, view.seat), style=seat_style(view.seat))
        line.append(f"  {view.words.text(VOICE.language)}")
        if view.action is not None:
            line.append(f"  {match.game.actions.text(view.action)}", style="dim")
        VOICE.out.print(line, soft_wrap=True)


def show_picture(picture: str, before: str) -> None:
    """Print a position; what differs from the picture ``before`` stands out."""
    lines, old = picture.splitlines(), before.splitlines()
    if len(lines) != len(old):
        old = lines
    text = Text()
    for line, same in zip(lines, old, strict=True):
        for place, sign in enumerate(line):
            is_new = sign != " " and (place >= len(same) or same[place] != sign)
            text.append(sign, style="bold reverse" if is_new else "")
        text.append("\n")
    VOICE.out.print(text, soft_wrap=True, end="")


def show_result(match: Match, result: Result) -> None:
    """Print the outcome and the score table."""
    VOICE.line()
    VOICE.line(result.words, "bold")
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for seat in range(len(result.places)):
        table.add_column(Text(seat_name(match, seat), style=seat_style(seat)), justify="right")
    for row in result.rows:
        cells = [f"{value:g}" for value in row.values]
        table.add_row(row.label.text(VOICE.language), *cells, style="bold" if row.is_total else None)
    table.add_row(VOICE.text("cli-place"), *[str(place) for place in result.places])
    VOICE.out.print(table)
