"""``ponti play``: a game in the terminal, against bots or with friends at one device."""

from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from ponti.cli.options import GameArgument, Lang, Seats, Settings, check_folder, find_game, read_setup, write_file
from ponti.cli.table import Table
from ponti.cli.voice import VOICE, CommandError
from ponti.core.dice import Dice
from ponti.core.match import Match
from ponti.lab.players import Player, finish
from ponti.search.bot import Bot


def play(
    game: GameArgument,
    level: Annotated[str, typer.Option("--level", metavar="LEVEL|BOT")] = "medium",
    seat: Annotated[int, typer.Option("--seat", min=1)] = 1,
    hot_seat: Annotated[bool, typer.Option("--hot-seat")] = False,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    seats: Seats = 0,
    set: Settings = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, max=10**12, show_default=False)] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Play a game."""
    chosen = find_game(game)
    options, many = read_setup(chosen, set, seats)
    if seat > many:
        raise CommandError("no_such_seat", seat=seat, seats=many)
    if record is not None:
        check_folder(record)
    if hot_seat and watch:
        raise CommandError("hot_seat_or_watch")
    persons = set_of_persons(many, seat - 1, hot_seat, watch)
    bots: dict[int, Bot] = {}
    names: list[str] = []
    for place in range(many):
        if place in persons:
            names.append(VOICE.text("cli-you") if len(persons) == 1 else VOICE.text("cli-seat", seat=place + 1))
        else:
            bots[place] = Player.read(level).bot(randbelow(1 << 40) if seed is None else seed * many + place)
            names.append(f"{level} {place + 1}" if many > 2 else level)
    match = Match(chosen, options, many, Dice(seed=seed), names=tuple(names))
    table = Table(match, persons, bots)
    try:
        table.run()
    finally:
        finish(bots.values(), table.match.result() if table.match.is_over else None)
        if record is not None:
            write_file(record, table.record().dumps())
            VOICE.say("cli-saved", file=str(record))


def set_of_persons(seats: int, seat: int, hot_seat: bool, watch: bool) -> frozenset[int]:
    """The seats at which people sit."""
    if watch:
        return frozenset()
    return frozenset(range(seats)) if hot_seat else frozenset({seat})
