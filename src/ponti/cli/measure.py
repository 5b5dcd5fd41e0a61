"""``ponti bench``: how fast this copy of Ponti runs, compiled and uncompiled."""

import os
import subprocess
import sys
from json import dumps, loads
from typing import Annotated

import typer
from rich.table import Table

from ponti._build import is_compiled
from ponti._pure import VARIABLE
from ponti.cli.options import Json, Lang, find_game
from ponti.cli.voice import VOICE, CommandError
from ponti.core.registry import games as all_games
from ponti.lab.bench import Speed, shape
from ponti.lab.bench import bench as measure

FIGURES = ("games_per_second", "decisions_per_second", "copies_per_second", "mcts_iterations_per_second")


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", show_default=False)] = None,
    compare: Annotated[bool, typer.Option("--compare")] = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.001, max=60.0)] = 0.4,
    repeats: Annotated[int, typer.Option("--repeats", min=1, max=1000)] = 5,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Time random games, legal lists, copies and tree search on one core: medians of several runs."""
    chosen = [find_game(id) for id in games] if games else all_games()
    speeds: list[Speed] = []
    for game in chosen:
        if VOICE.err.is_terminal:
            VOICE.err.print(f"{game.id} …", end="\r", style="dim")
        speeds.append(measure(game, seconds, repeats))
    others = _other_build([game.id for game in chosen], seconds, repeats) if compare else []
    if json:
        VOICE.line(dumps([speed.to_json() for speed in speeds + others], indent=2))
    else:
        _show(speeds, others)


def _other_build(ids: list[str], seconds: float, repeats: int) -> list[Speed]:
    """The same figures from the other build, measured in a process of its own. Raises ``CommandError``."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    if is_compiled():
        environment[VARIABLE] = "1"
    command = [sys.executable, "-m", "ponti.cli.main", "bench", "--json"]
    command += ["--seconds", str(seconds), "--repeats", str(repeats), *ids]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=False)
    if done.returncode != 0:
        raise CommandError("no_other_build")
    speeds = [Speed(**row) for row in loads(done.stdout)]
    if any(speed.compiled == is_compiled() for speed in speeds):
        raise CommandError("no_other_build")
    return speeds


def _show(speeds: list[Speed], others: list[Speed]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(VOICE.text("cli-column-game"))
    table.add_column(VOICE.text("cli-column-build"))
    for figure in (*FIGURES, "state_bytes", "shape"):
        table.add_column(VOICE.text(f"cli-column-{figure.replace('_', '-')}"), justify="right")
    for number, speed in enumerate(speeds):
        table.add_row(*_cells(speed))
        if others:
            table.add_row(*_cells(others[number]))
            table.add_row(*_ratios(speed, others[number]), style="bold")
    VOICE.out.print(table)
    VOICE.say("cli-bench-note", style="dim")


def _cells(speed: Speed) -> list[str]:
    found = shape(find_game(speed.game), games=20)
    build = VOICE.text("cli-compiled" if speed.compiled else "cli-uncompiled")
    figures = [f"{getattr(speed, figure):,.0f}" for figure in FIGURES]
    return [speed.game, build, *figures, f"{speed.state_bytes:,}", f"{found.decisions:.0f} + {found.chance_events:.0f}"]


def _ratios(one: Speed, other: Speed) -> list[str]:
    fast, slow = (one, other) if one.compiled else (other, one)
    ratios = [f"{getattr(fast, figure) / getattr(slow, figure):.1f} ×" for figure in FIGURES]
    return ["", VOICE.text("cli-ratio"), *ratios, "", ""]
