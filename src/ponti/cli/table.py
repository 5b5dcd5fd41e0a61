"""A table in the terminal: takes turns, shows each person only what their seat may see, and obeys their words."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from ponti.cli.options import write_file
from ponti.cli.screen import seat_name, seat_style, show_events, show_picture, show_result
from ponti.cli.voice import VOICE, CommandError, ask, in_brackets, is_conversation
from ponti.core.errors import BadNotation, PontiError
from ponti.core.game import CHANCE, SPECTATOR
from ponti.core.match import Match
from ponti.core.record import Record
from ponti.core.words import say
from ponti.search.bot import Analysis, Bot, hides
from ponti.search.factory import bot

FEW: Final = 12
"""So many legal actions are listed without being asked for."""
MOST: Final = 40
HINTS: Final = 3


class Table:
    """A match with people (``persons``, by seat) and bots."""

    def __init__(self, match: Match, persons: frozenset[int], bots: dict[int, Bot]) -> None:
        self.match = match
        self.persons = persons
        self.bots = bots
        self.seen: dict[int, int] = dict.fromkeys([*persons, SPECTATOR], 0)  # events that each viewer has read
        self.pictures: dict[int, str] = {}  # what each viewer was shown last
        self.holder: int | None = None  # who holds the device
        self.is_left = False
        self.commands: dict[str, Callable[[int, str], None]] = {
            "?": self.list_actions,
            "why": self.explain,
            "hint": self.hint,
            "undo": self.take_back,
            "save": self.save,
            "board": self.show_board,
            "help": self.help,
            "quit": self.leave,
        }

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while not self.match.is_over and not self.is_left:
            seat = self.match.acting()[0]
            if seat in self.persons:
                self.person_turn(seat)
            else:
                self.bot_turn(seat)
        if self.match.is_over:
            self.show_news(next(iter(self.persons)) if len(self.persons) == 1 else SPECTATOR)
            self.show_board(SPECTATOR, "")
            show_result(self.match, self.match.result())

    def record(self) -> Record:
        """The match as others read it: to them, whoever plays here is no “You”."""
        record = self.match.record()
        persons = {seat: say("player-label", number=seat + 1).text(VOICE.language) for seat in self.persons}
        return replace(record, names=tuple(persons.get(seat, name) for seat, name in enumerate(record.names)))

    # -- turns ------------------------------------------------------------------------------------------------------

    def bot_turn(self, seat: int) -> None:
        """Let a bot decide."""
        is_waiting = VOICE.out.is_terminal and bool(self.persons)
        if is_waiting:
            VOICE.out.print(VOICE.text("cli-thinking", player=seat_name(self.match, seat)), style="dim", end="\r")
        action = self.bots[seat].choose(self.match.game, self.match.view(seat))
        self.match.play(action, seat)
        if is_waiting:
            VOICE.out.print(" " * 60, end="\r")
        if not self.persons:
            self.show_news(SPECTATOR)
            self.show_board(SPECTATOR, "")

    def person_turn(self, seat: int) -> None:
        """Show a person what is new and the board, and ask until something is played."""
        self.pass_device(seat)
        self.show_news(seat)
        self.show_board(seat, "")
        self.show_prompt(seat)
        before = self.match
        count = len(self.match.events)
        while self.match is before and len(self.match.events) == count and not self.is_left:
            try:
                self.obey(seat, ask(f"{VOICE.text('cli-your-move')} > "))
            except CommandError as error:
                VOICE.problem(error)
            except BadNotation as error:
                VOICE.problem(error)
                VOICE.say("cli-try-help", style="dim")

    def pass_device(self, seat: int) -> None:
        """When hands are secret, the screen is cleared before another person looks."""
        if len(self.persons) < 2 or self.holder == seat:
            return
        if self.holder is not None and self._is_secret():
            VOICE.out.clear()
            if not is_conversation():
                VOICE.line("\n" * 3)
            ask(VOICE.text("cli-pass-device", player=seat_name(self.match, seat)) + " ")
        self.holder = seat

    def _is_secret(self) -> bool:
        match = self.match
        return len(match.acting()) > 1 or any(hides(match.game, match.view(seat)) for seat in self.persons)

    # -- what is shown ----------------------------------------------------------------------------------------------

    def show_news(self, viewer: int) -> None:
        """The events since this viewer last looked."""
        count = len(self.match.events)
        show_events(self.match, viewer, self.seen[viewer], count)
        self.seen[viewer] = count

    def show_board(self, viewer: int, rest: str) -> None:
        """The position as the viewer may see it."""
        VOICE.line()
        picture = str(self.match.game.picture(self.match.view(viewer)))
        show_picture(picture, self.pictures.get(viewer, picture))
        self.pictures[viewer] = picture
        VOICE.line()

    def show_prompt(self, seat: int) -> None:
        """What is asked, with its clause, and the actions where they are few."""
        prompt = self.match.prompt()
        words = f"{prompt.words.text(VOICE.language)}{in_brackets(prompt.clause)}"
        VOICE.line(f"{seat_name(self.match, seat)}: {words}", seat_style(seat))
        legal = self.match.legal_ids(seat)
        if len(legal) <= FEW:
            self.list_actions(seat, "")
        else:
            VOICE.say("cli-many-actions", style="dim", count=len(legal))

    # -- what a person may say --------------------------------------------------------------------------------------

    def obey(self, seat: int, line: str) -> None:
        """Carry out a command or play an action. Raises ``BadNotation`` or ``CommandError``."""
        word, _, rest = line.partition(" ")
        if not line:
            return
        if word.startswith("?"):
            word, rest = "?", f"{word[1:]} {rest}".strip()
        command = self.commands.get(word.lower()) or self.commands.get(_SHORT.get(word.lower(), ""))
        if command is not None and not self._is_action(line):
            command(seat, rest.strip())
            return
        try:
            self.match.play(self._read(seat, line), seat)
        except BadNotation:
            raise
        except PontiError as error:
            VOICE.problem(error)

    def _is_action(self, line: str) -> bool:
        try:
            self.match.read(line)
        except BadNotation:
            return False
        return True

    def _read(self, seat: int, line: str) -> int | str:
        """A notation, or the number of an action in the list."""
        legal = self.match.legal_ids(seat)
        if line.isascii() and line.isdigit() and not self._is_action(line) and 1 <= int(line[:9]) <= len(legal):
            return legal[int(line[:9]) - 1]
        return line

    def list_actions(self, seat: int, rest: str) -> None:
        """The legal actions in words; ``rest`` keeps those whose words or notation contain it."""
        game = self.match.game
        found: list[tuple[int, str, str]] = []
        for number, action in enumerate(self.match.legal_ids(seat), 1):
            notation = game.actions.text(action)
            words = game.describe(self.match.state, action).text(VOICE.language)
            if rest.lower() in notation.lower() or rest.lower() in words.lower():
                found.append((number, notation, words))
        width = max([len(notation) for _, notation, _ in found], default=0)
        for number, notation, words in found[:MOST]:
            VOICE.line(f"  {number:>3}  {notation:<{width}}  {words}")
        if len(found) > MOST:
            VOICE.say("cli-more-actions", style="dim", count=len(found) - MOST)
        if not found:
            VOICE.say("cli-no-such-action", style="dim", text=rest)

    def explain(self, seat: int, rest: str) -> None:
        """Why an action is not allowed."""
        refusal = self.match.why_not(self._read(seat, rest), seat)
        if refusal is None:
            VOICE.say("cli-allowed", style="green")
        else:
            VOICE.line(f"{refusal.words.text(VOICE.language)}{in_brackets(refusal.clause)}", "yellow")

    def hint(self, seat: int, rest: str) -> None:
        """What a strong bot would consider."""
        game = self.match.game
        found: Analysis = bot("hard").analyse(game, self.match.view(seat))
        for candidate in found.candidates[:HINTS]:
            words = game.describe(self.match.state, candidate.action).text(VOICE.language)
            shares = f"{candidate.share:>5.0%} {candidate.value:>6.2f}"
            VOICE.line(f"  {shares}  {game.actions.text(candidate.action)}  {words}", "cyan")
        line = " ".join(game.actions.text(action) for action in found.line[:6])
        VOICE.say("cli-hint-line", style="dim", line=line, iterations=found.iterations)

    def take_back(self, seat: int, rest: str) -> None:
        """Go back to the last decision at this device (with hidden hands: this person's), if nothing was revealed."""
        events = self.match.events
        is_secret = hides(self.match.game, self.match.view(seat))
        people = {seat} if is_secret else self.persons
        places = [number for number, event in enumerate(events) if event.seat in people]
        if not places:
            raise CommandError("nothing_to_take_back")
        since = events[places[-1] + 1 :]
        if any(event.seat == CHANCE or (is_secret and event.seat != seat) for event in since):
            raise CommandError("cannot_take_back")
        self.match = self.match.until(places[-1])
        self.seen = {viewer: min(count, len(self.match.events)) for viewer, count in self.seen.items()}
        VOICE.say("cli-taken-back", style="green")

    def save(self, seat: int, rest: str) -> None:
        """Write the record; of an unfinished game with hidden hands this would show them, so it waits for the end."""
        if not rest:
            raise CommandError("save_where")
        if any(hides(self.match.game, self.match.view(person)) for person in self.persons):
            raise CommandError("save_shows_hands")
        write_file(Path(rest), self.record().dumps())
        VOICE.say("cli-saved", file=rest)

    def help(self, seat: int, rest: str) -> None:
        """What can be typed."""
        for word in self.commands:
            name = "list" if word == "?" else word
            VOICE.line(f"  {VOICE.text(f'cli-command-{name}')}")
        VOICE.say("cli-command-play")

    def leave(self, seat: int, rest: str) -> None:
        """Stop playing."""
        self.is_left = True


_SHORT: Final = {"h": "hint", "u": "undo", "q": "quit", "w": "why", "s": "save", "b": "board"}
