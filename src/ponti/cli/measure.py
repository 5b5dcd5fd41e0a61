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
from ponti.cli.options import Json, Lang, Seats, Settings, find_game, read_setup
from ponti.cli.voice import VOICE, CommandError
from ponti.core.registry import games as all_games
from ponti.lab.bench import Shape, Speed, shape
from ponti.lab.bench import bench as measure

FIGURES = ("games_per_second", "decisions_per_second", "copies_per_second", "mcts_iterations_per_second")


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    compare: Annotated[bool, typer.Option("--compare")] = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.001, max=60.0)] = 0.4,
    repeats: Annotated[int, typer.Option("--repeats", min=1, max=1000)] = 5,
    seats: Seats = 0,
    set: Settings = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Time random games, legal lists, copies and tree search on one core: medians of several runs."""
    chosen = [find_game(id) for id in games] if games else all_games()
    setups = [read_setup(game, set, seats) for game in chosen]
    speeds: list[Speed] = []
    for game, setup in zip(chosen, setups, strict=True):
        if VOICE.err.is_terminal:
            VOICE.err.print(f"{game.id} …", end="\r", style="dim")
        speeds.append(measure(game, seconds, repeats, *setup))
    words = ["--seconds", str(seconds), "--repeats", str(repeats), "--seats", str(seats)]
    for setting in set or ():
        words += ["--set", setting]
    others = _other_build([*words, *[game.id for game in chosen]]) if compare else []
    if json:
        VOICE.line(dumps([speed.to_json() for speed in speeds + others], indent=2))
    else:
        shapes = [shape(game, *setup, games=20) for game, setup in zip(chosen, setups, strict=True)]
        _show(speeds, others, shapes)


def _other_build(words: list[str]) -> list[Speed]:
    """The same figures from the other build, measured in a process of its own. Raises ``CommandError``."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    if is_compiled():
        environment[VARIABLE] = "1"
    command = [sys.executable, "-m", "ponti", "bench", "--json", *words]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=False)
    if done.returncode != 0:
        raise CommandError("no_other_build")
    speeds = [Speed(**row) for row in loads(done.stdout)]
    if any(speed.compiled == is_compiled() for speed in speeds):
        raise CommandError("no_other_build")
    return speeds


def _show(speeds: list[Speed], others: list[Speed], shapes: list[Shape]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(VOICE.text("cli-column-game"))
    table.add_column(VOICE.text("cli-column-build"))
    for figure in (*FIGURES, "state_bytes"):
        table.add_column(VOICE.text(f"cli-column-{figure.replace('_', '-')}"), justify="right", no_wrap=True)
    for number, speed in enumerate(speeds):
        table.add_row(*_cells(speed))
        if others:
            table.add_row(*_cells(others[number]))
            table.add_row(*_ratios(speed, others[number]), style="bold")
    VOICE.out.print(table)
    VOICE.say("cli-bench-note", style="dim")
    for speed, found in zip(speeds, shapes, strict=True):
        decisions, chance = round(found.decisions), round(found.chance_events)
        VOICE.say("cli-bench-shape", style="dim", game=speed.game, decisions=decisions, chance=chance)


def _cells(speed: Speed) -> list[str]:
    build = VOICE.text("cli-compiled" if speed.compiled else "cli-uncompiled")
    figures = [f"{getattr(speed, figure):,.0f}" for figure in FIGURES]
    return [speed.game, build, *figures, f"{speed.state_bytes:,}"]


def _ratios(one: Speed, other: Speed) -> list[str]:
    fast, slow = (one, other) if one.compiled else (other, one)
    ratios = [f"{getattr(fast, figure) / getattr(slow, figure):.1f} ×" for figure in FIGURES]
    return ["", VOICE.text("cli-ratio"), *ratios, ""]
