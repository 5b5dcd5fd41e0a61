"""The bounds that ids and packed rows rely on (decision 11, scenario T20)."""

from ponti.core.game import OVER
from ponti.games.tre_ponti.state import State
from tests.games.tre_ponti.census import whereabouts
from tests.games.tre_ponti.drawing import GAME, column, legal, play


def settled(state: State, draws: dict[int, list[str]]) -> State:
    """``state`` after every chance event, each seat drawing the first of its list that is in the pile."""
    while GAME.to_act(state) < 0 and GAME.to_act(state) != OVER:
        texts = legal(state)
        wanted = [f"draw {card}" for card in draws[int(state.actor)]]
        text = next((text for text in wanted if text in texts), texts[0])
        GAME.apply(state, GAME.parse(text)[0])
    return state


def started(first: str, second: str, bridges: str = "7h 8h 9h", **options: bool | str) -> State:
    """A real game in which the seats are dealt these cards and seat 0 leads first."""
    texts = [f"bridge {card}" for card in bridges.split()] + [f"draw {card}" for card in (first + " " + second).split()]
    state = GAME.new_game(options)
    for text in (*texts, "leader 0"):
        GAME.apply(state, GAME.parse(text)[0])
    return state


def test_t20_with_all_acorns_and_chroniclers_drawn_one_card_is_left() -> None:
    """The ten acorn cards are played by the two seats and draw each time: 31 - 8 - 12 - 10 = 1."""
    state = started("7a 8a 9a Xa", "Ua Oa Ka Aa")
    draws = {0: ["7l", "8l", "9l", "Xl", "7b", "8b", "9b", "Xb"], 1: ["C", "C", "Ul", "Ol", "Kl"]}
    while GAME.to_act(settled(state, draws)) != OVER:
        texts = legal(state)
        acorns = [text for text in texts if text in ("draw", "C:a") or "a@" in text or text.startswith(("C@", "+C"))]
        text = next(iter(acorns), "pass" if "pass" in texts else texts[0])
        GAME.apply(state, GAME.parse(text)[0])
    assert len(whereabouts(state)["pile"]) == 1


def longest(gap: str) -> State:
    """Seat 0 plays six Aces and Chroniclers at bridge 1, and each brings one more card.

    A Knight takes the first card away and others bring it and him back, so that with holes the first position is empty.
    """
    state = started("Ah 7h Aa Oa", "7b 8b 9b Xb", "Uh Ua Ul", gap=gap)
    draws = {0: ["Al", "Ol", "Ab", "Ob", "C", "8h", "9h"], 1: ["Ub", "Kb", "9l", "Xl", "9a", "Xa"]}
    script = iter(
        [
            *("Ah@1", "+7h@1"),
            *("Aa@1", "draw", "+Oa@2", "move 1.1"),
            *("Al@1", "pass", "+Ol@1", "turn 0:1.2", "move 2.1"),
            *("Ab@1", "+Ob@1", "move 2.2" if gap == "hole" else "move 2.1"),
            *("C@1", "C:h", "+8h@1"),
            *("C@1", "C:h", "+9h@1"),
        ]
    )
    while GAME.to_act(settled(state, draws)) != OVER:
        texts = legal(state)
        text = next(script) if GAME.to_act(state) == 0 else "pass" if "pass" in texts else texts[0]
        assert text in texts, (text, texts)
        GAME.apply(state, GAME.parse(text)[0])
    return state


def test_n11_a_column_may_reach_twelve_cards() -> None:
    state = longest("close")
    assert len(column(state, 0, 1)) == 12


def test_n11_a_column_may_reach_thirteen_positions_with_a_hole() -> None:
    state = longest("hole")
    assert (len(column(state, 0, 1)), column(state, 0, 1).count(None)) == (13, 1)


def test_n11_a_hand_may_reach_ten_cards() -> None:
    """Nothing of it in a real game: five at the sixth placement and five acorn draws."""
    state = started("7a 8a 9a Xa", "7b 8b 9b Xb")
    draws = {0: ["Ua", "Oa", "Ka", "Aa"], 1: ["Xl"]}
    sizes: list[int] = []
    while GAME.to_act(settled(state, draws)) != OVER:
        texts = legal(state)
        acorns = [text for text in texts if text == "draw" or (text[1:3] == "a@" and text[0] != "A")]
        text = next(iter(acorns), "pass" if "pass" in texts else texts[0])
        GAME.apply(state, GAME.parse(text)[0])
        sizes.append(int(state.hand0))
    assert max(sizes) == 10


def test_id_space_names_every_choice_once() -> None:
    texts = [GAME.actions.text(id) for id in range(GAME.actions.size)]
    assert (len(texts), len(set(texts))) == (425, 425)


def test_t23_all_ids_of_a_placement_are_in_ascending_order() -> None:
    state = play(GAME.new_game(), "bridge 7h", "bridge 8h", "bridge 9h")
    ids = GAME.legal_actions(state)
    assert ids == sorted(ids)
