"""Records to read: games that bots played."""

from pathlib import Path

from ponti.core.dice import Dice
from ponti.core.match import Match
from ponti.core.registry import game
from ponti.search.factory import bot


def finished(id: str, seed: int = 1, **options: object) -> Match:
    """A whole game between random bots."""
    match = Match(game(id), options, dice=Dice(seed=seed), names=("Ada", "Bruno"))
    players = [bot("random", seed=seed), bot("random", seed=seed + 1)]
    while not match.is_over:
        seat = match.acting()[0]
        match.play(players[seat].choose(match.game, match.view(seat)), seat)
    return match


def written(folder: Path, match: Match) -> Path:
    """The match's record as a file."""
    file = folder / "game.ponti"
    file.write_text(match.record().dumps(), "utf-8")
    return file
