"""``ponti games``: what can be played, and with which options."""

from typing import Annotated

import typer
from rich.table import Table

from ponti.cli.options import Json, Lang, find_game
from ponti.cli.voice import VOICE
from ponti.core.game import AnyGame
from ponti.core.options import Choice, Option, write_option
from ponti.core.registry import games as all_games
from ponti.core.words import has_text


def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List the games, or one game's options."""
    chosen = all_games() if game is None else [find_game(game)]
    if json:
        VOICE.out.print_json(data=[_as_json(each) for each in chosen])
    elif game is None:
        VOICE.out.print(_table(chosen))
        VOICE.say("cli-games-more", style="dim")
    else:
        _explain(chosen[0])


def allowed_text(option: Option) -> str:
    """The values of an option in short."""
    values = option.allowed()
    if isinstance(option, Choice) or len(values) <= 2:
        return ", ".join(write_option(value) for value in values)
    return f"{values[0]}..{values[-1]}"


def _table(games: list[AnyGame]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("cli-column-id", "cli-column-game", "cli-column-seats", "cli-column-options"):
        table.add_column(VOICE.text(heading))
    for game in games:
        title = game.title().text(VOICE.language)
        table.add_row(game.id, title, game.seats_text(), ", ".join(option.name for option in game.options))
    return table


def _explain(game: AnyGame) -> None:
    VOICE.line(
        f"{game.title().text(VOICE.language)} ({game.id}, {VOICE.text('cli-seats', seats=game.seats_text())})", "bold"
    )
    stem = game.id.replace("_", "-")
    for option in game.options:
        name = f"{stem}-option-{option.name.replace('_', '-')}"
        usual = VOICE.text("cli-usual", value=write_option(option.default))
        VOICE.line(f"\n  --set {option.name}={{{allowed_text(option)}}}  {usual}")
        VOICE.line(f"      {VOICE.text(name)}")
        if has_text(f"{name}-help", VOICE.language):
            VOICE.line(f"      {VOICE.text(f'{name}-help')}", "dim")


def _as_json(game: AnyGame) -> dict[str, object]:
    options = [
        {"name": option.name, "default": option.default, "allowed": list(option.allowed())} for option in game.options
    ]
    return {
        "id": game.id,
        "title": game.title().text(VOICE.language),
        "seats": [game.min_seats, game.max_seats],
        "options": options,
    }
