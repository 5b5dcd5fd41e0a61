"""Why an action is not allowed, and how actions read (decision 12)."""

import pytest

from ponti.core.errors import IllegalAction
from ponti.core.game import EVERYTHING, SPECTATOR
from ponti.core.match import Match
from ponti.games.tre_ponti.state import State
from tests.games.tre_ponti.drawing import GAME, play, refusal, table

TABLE = """
    [7l]       | [Xh]       | [9b]
    Ka : 7b    | 8h~ : C:a  |    :
    0: {first}
    1: {second}
"""


def start(first: str, second: str, **options: bool) -> State:
    return table(
        TABLE.format(first=first, second=second),
        leaf_may_hit_self=options.get("leaf_may_hit_self", True),
        chronicler_via_ace=options.get("chronicler_via_ace", True),
    )


REASONS: list[tuple[str, str, tuple[str, ...], str, tuple[str, str]]] = [
    # hands            events             asked          clause and reason
    ("7h", "8b", (), "9h@1", ("§3", "not-in-hand")),
    ("7h", "8b", (), "pass", ("§3", "other-step")),
    ("7h", "8b", (), "draw Xb", ("§3", "other-step")),
    ("8l", "8b", ("8l@1", "8b@1"), "turn 1:1.2", ("§7", "face-down")),
    ("8l", "8b", ("8l@2", "8b@1"), "turn 0:2.1", ("§7", "already-sideways")),
    ("8l", "8b", ("8l@1", "8b@1"), "turn 1:2.1", ("§7", "other-bridge")),
    ("8l", "8b", ("8l@1", "8b@1"), "turn bridge 2", ("§7", "bridge-card")),
    ("8l", "8b", ("8l@1", "8b@1"), "turn 0:1.9", ("§7", "empty")),
    ("8l", "8b", ("8l@1", "8b@1"), "swap", ("§7", "other-step")),
    ("Ul", "8b", ("Ul@2", "8b@1"), "swap", ("§8", "suit-differs")),
    ("Ul", "8b", ("Ul@1", "8b@1"), "swap", ("§5", "suit-first")),
    ("Uh", "8b", ("Uh@2", "8b@1"), "draw", ("§8", "other-step")),
    ("Oh", "8b", ("Oh@2", "8b@1"), "move 2.1", ("§9", "same-bridge")),
    ("Oh", "8b", ("Oh@2", "8b@1"), "move 3.1", ("§9", "empty")),
    ("Ah 9l", "8b", ("Ah@2", "8b@1"), "+9l@1", ("§11", "other-suit")),
    ("Ah 9l", "8b", ("Ah@2", "8b@1"), "+9h@1", ("§11", "not-in-hand")),
    ("Ah 9l", "8b", ("Ah@2", "8b@1"), "+C@1", ("§11", "not-in-hand")),
    ("Al 8l", "8b", ("Al@1", "8b@1", "pass", "+8l@1"), "pass", ("§11", "compulsory")),
    ("Ah Uh", "8b", ("Ah@1", "8b@1", "+Uh@2"), "pass", ("§11", "compulsory")),
    ("Ah Oh", "8b", ("Ah@1", "8b@1", "+Oh@2"), "pass", ("§11", "compulsory")),
    ("C", "8b", ("C@1", "8b@1"), "draw", ("§12", "other-step")),
    ("7a", "8b", ("7a@1", "8b@1"), "7a@1", ("§6", "other-step")),
]


@pytest.mark.parametrize(("first", "second", "events", "asked", "reason"), REASONS)
def test_12_every_refusal_has_its_clause_and_reason(
    first: str, second: str, events: tuple[str, ...], asked: str, reason: tuple[str, str]
) -> None:
    """Decision 12."""
    state = play(start(first, second), *events)
    assert refusal(state, asked) == reason


def test_12_a_leaf_does_not_turn_itself_with_the_option_off() -> None:
    state = play(start("8l", "8b", leaf_may_hit_self=False), "8l@1", "8b@1")
    assert refusal(state, "turn 0:1.2") == ("§7", "itself")


def test_12_an_ace_does_not_bring_a_chronicler_with_the_option_off() -> None:
    state = play(start("Ah C", "8b", chronicler_via_ace=False), "Ah@1", "8b@1")
    assert refusal(state, "+C@1") == ("§12", "chronicler")


def test_12_a_bridge_cannot_be_a_card_that_lies_elsewhere() -> None:
    state = play(GAME.new_game(), "bridge Xh")
    assert refusal(state, "bridge Xh") == ("§1", "not-in-pile")


def test_12_a_card_in_a_hand_cannot_be_drawn() -> None:
    state = play(start("7a", "8b"), "7a@1", "8b@1", "draw")
    assert refusal(state, "draw 7a") == ("§6", "not-in-pile")


def test_12_a_card_in_the_pile_is_no_bridge_during_the_deal() -> None:
    state = play(GAME.new_game(), "bridge 7l", "bridge Xh", "bridge 9b")
    assert refusal(state, "bridge 8h") == ("§1", "other-step")


def test_12_a_card_in_the_pile_is_not_dealt_before_the_bridges() -> None:
    state = GAME.new_game()
    assert refusal(state, "draw 8h") == ("§1", "other-step")


def test_12_only_the_leader_is_drawn_after_the_deal() -> None:
    state = GAME.new_game()
    assert refusal(state, "leader 0") == ("§1", "other-step")


def test_13_nothing_is_allowed_after_the_end() -> None:
    state = play(table(TABLE.format(first="7h", second="8b"), turn=6), "7h@1", "8b@1")
    assert refusal(state, "pass") == ("§13", "over")


def test_12_a_match_raises_the_reason_with_its_clause() -> None:
    match = Match(GAME, start=start("7h", "8b"))
    with pytest.raises(IllegalAction) as caught:
        match.play("9h@1")
    assert (caught.value.clause, str(caught.value)) == ("§3", "You do not hold this card.")


SENTENCES = [
    ("8l", ("8l@1", "8b@1"), "turn 1:1.1", "Turn player 2’s Seven of bells sideways (bridge 1, position 1)"),
    ("8l", ("8l@1", "8b@1"), "turn 0:1.2", "Turn the Eight of leaves itself sideways"),
    ("Uh", ("Uh@2", "8b@1"), "swap", "Swap with the Ten of hearts of bridge 2"),
    ("Oh", ("Oh@1", "8b@1"), "move 2.1", "Move the Eight of hearts here from bridge 2, position 1"),
    ("Ah 9h", ("Ah@1", "8b@1"), "+9h@3", "Also play the Nine of hearts at bridge 3"),
    ("Ah 9h", ("Ah@1", "8b@1"), "pass", "Pass (Ace)"),
    ("C", ("C@1", "8b@1"), "C:b", "Declare bells"),
    ("7a", ("7a@1", "8b@1"), "draw", "Draw a card"),
]


@pytest.mark.parametrize(("first", "events", "text", "sentence"), SENTENCES)
def test_actions_read_as_sentences(first: str, events: tuple[str, ...], text: str, sentence: str) -> None:
    state = play(start(first, "8b"), *events)
    assert GAME.describe(state, GAME.parse(text)[0]).text("en") == sentence


EVENTS = [
    ("8l", ("8l@1", "8b@1"), "turn 1:1.1", "Player 1 turns player 2’s Seven of bells sideways (bridge 1, position 1)"),
    ("8l", ("8l@1", "8b@1"), "turn 0:1.2", "Player 1 turns the Eight of leaves itself sideways"),
    (
        "8l",
        ("8l@1", "8b@1"),
        "turn 0:1.1",
        "Player 1 turns one of their own cards sideways: King of acorns (bridge 1, position 1)",
    ),
    ("8l", ("8l@1", "8b@1"), "pass", "Player 1 passes (leaf)"),
    ("Uh", ("Uh@2", "8b@1"), "swap", "Player 1 swaps the Jack of hearts with the Ten of hearts of bridge 2"),
    ("Oh", ("Oh@1", "8b@1"), "move 2.1", "Player 1 moves the Eight of hearts from bridge 2 to bridge 1"),
    ("Ah 9h", ("Ah@1", "8b@1"), "+9h@3", "Player 1 also plays the Nine of hearts at bridge 3"),
    ("C", ("C@1", "8b@1"), "C:b", "Player 1 declares bells"),
    ("7a", ("7a@1", "8b@1"), "draw", "Player 1 uses the acorn to draw"),
    ("7a", (), "7a@1", "Player 1 places the Seven of acorns at bridge 1"),
]


@pytest.mark.parametrize(("first", "events", "text", "sentence"), EVENTS)
@pytest.mark.parametrize("viewer", [EVERYTHING, 0])
def test_the_log_tells_who_did_what(first: str, events: tuple[str, ...], text: str, sentence: str, viewer: int) -> None:
    state = play(start(first, "8b"), *events)
    assert GAME.redact_event(state, GAME.parse(text)[0], viewer).words.text("en") == sentence


def test_the_log_tells_who_did_what_in_italian() -> None:
    state = play(start("Oh", "8b"), "Oh@1", "8b@1")
    view = GAME.redact_event(state, GAME.parse("move 2.1")[0], SPECTATOR)
    assert view.words.text("it") == "Il giocatore 1 sposta dal ponte 2 al ponte 1: Otto di cuori"


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (False, "Gira di lato una carta di Bruno: Sette di sonagli (ponte 1, posto 1)"),
        (True, "Ada gira di lato una carta di Bruno: Sette di sonagli (ponte 1, posto 1)"),
    ],
)
def test_a_turned_card_is_said_to_be_its_owner_s_in_italian(told: bool, sentence: str) -> None:
    state = play(start("8l", "8b"), "8l@1", "8b@1")
    (action,) = GAME.parse("turn 1:1.1")
    words = GAME.redact_event(state, action, SPECTATOR).words if told else GAME.describe(state, action)
    assert words.text("it", {1: "Ada", 2: "Bruno"}) == sentence


def test_actions_read_as_sentences_in_italian() -> None:
    state = play(start("Oh", "8b"), "Oh@1", "8b@1")
    words = GAME.describe(state, GAME.parse("move 2.1")[0])
    assert words.text("it") == "Porta qui dal ponte 2, posto 1: Otto di cuori"


def test_a_compulsory_ability_is_asked_for_as_a_duty() -> None:
    """§11."""
    state = play(start("Al 8l", "8b"), "Al@1", "8b@1", "pass", "+8l@1")
    assert str(GAME.prompt(state).words) == "Eight of leaves: player 1 must turn a card at bridge 1 sideways."


def test_a_declared_chronicler_is_named_with_its_suit() -> None:
    state = play(start("C", "8b"), "C@1", "8b@1", "C:l")
    assert str(GAME.prompt(state).words) == (
        "Chronicler (Ace of leaves): player 1 may turn a card at bridge 1 sideways."
    )


def test_nobody_learns_from_the_prompt_whether_an_ace_finds_a_card() -> None:
    """Ruling 1."""
    poor = play(start("Ah 9l", "8b"), "Ah@1", "8b@1")
    rich = play(start("Ah 9h", "8b"), "Ah@1", "8b@1")
    assert GAME.prompt(GAME.redact(poor, SPECTATOR)) == GAME.prompt(GAME.redact(rich, SPECTATOR))
