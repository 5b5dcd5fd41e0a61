"""``ponti match``: bots against each other, with the result's interval."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ponti.cli.options import Json, Lang, Seats, Settings, find_game, read_setup
from ponti.cli.voice import VOICE, CommandError
from ponti.core.game import AnyGame
from ponti.core.registry import games
from ponti.lab.arena import Outcome, Series, run, standings
from ponti.lab.players import Player
from ponti.lab.report import Report, report


def match(
    players: Annotated[list[str], typer.Argument(metavar="[GAME] BOT BOT...", show_default=False)],
    game: Annotated[str | None, typer.Option("--game", show_default=False)] = None,
    number: Annotated[int, typer.Option("--games", "-n", min=1, max=10_000_000)] = 100,
    seats: Seats = 0,
    set: Settings = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=10**12)] = 0,
    workers: Annotated[int, typer.Option("--workers", min=0, max=1024, show_default=False)] = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play games between bots: places rotate, and each deal is played from every seating."""
    chosen, words = _split(players, game)
    options, many = read_setup(chosen, set, seats or max(chosen.min_seats, min(len(words), chosen.max_seats)))
    if not words:
        raise CommandError("no_bots")
    if len(words) > many:
        raise CommandError("too_many_bots", bots=len(words), seats=many)
    series = Series(chosen.id, tuple([Player.read(word) for word in words]), number, options, many, seed)
    outcomes = _play(series, workers, not json)
    if json:
        VOICE.out.print_json(data=_as_json(series, outcomes))
    else:
        _show(chosen, series, outcomes)


def _split(players: list[str], game: str | None) -> tuple[AnyGame, list[str]]:
    """The game (an option, the first word, or the first of all games) and the bots' words."""
    if game is not None:
        return find_game(game), players
    ids = [known.id for known in games()]
    if players[0].replace("-", "_") in ids:
        return find_game(players[0]), players[1:]
    return games()[0], players


def _play(series: Series, workers: int, is_shown: bool) -> list[Outcome]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    outcomes: list[Outcome] = []
    with Progress(*columns, console=VOICE.err, transient=True, disable=not is_shown) as progress:
        task = progress.add_task(series.game, total=series.games)
        for outcome in run(series, workers):
            outcomes.append(outcome)
            first = standings(series, outcomes)[0]
            progress.update(task, advance=1, description=f"{first.player} {first.share:.1%}")
    return outcomes


def _show(game: AnyGame, series: Series, outcomes: list[Outcome]) -> None:
    title = game.title().text(VOICE.language)
    VOICE.say("cli-report-head", style="bold", game=title, games=series.games, seats=str(series.seats))
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(VOICE.text("cli-column-bot"), overflow="fold")
    for heading in ("wins", "share", "interval", "score"):
        table.add_column(VOICE.text(f"cli-column-{heading}"), justify="right")
    for row in standings(series, outcomes):
        interval = f"{row.low:.1%} – {row.high:.1%}"
        table.add_row(row.player, f"{row.wins:g}/{row.seats}", f"{row.share:.1%}", interval, f"{row.score:.2f}")
    VOICE.out.print(table)
    found: Report = report(series, outcomes)
    seats = ", ".join(f"{seat.share:.0%}" for seat in found.seats)
    VOICE.say("cli-report-seats", style="dim", shares=seats, shared=found.shared)
    VOICE.say(
        "cli-report-length", style="dim", events=round(found.events, 1), shortest=found.shortest, longest=found.longest
    )


def _as_json(series: Series, outcomes: list[Outcome]) -> dict[str, object]:
    return {
        "game": series.game,
        "options": dict(series.options),
        "seats": series.seats,
        "seed": series.seed,
        "games": series.games,
        "players": [asdict(row) for row in standings(series, outcomes)],
        "report": asdict(report(series, outcomes)),
    }
