"""Who knows what, and that redealing draws every physical deal equally often (decisions 13 and 14)."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest
from librt.random import Random

import ponti
from ponti import SPECTATOR
from ponti.games.rialto.cards import ALL_CARDS, CARD
from ponti.games.rialto.components import TYPES
from ponti.games.rialto.rules import RIALTO as GAME
from ponti.games.rialto.state import BURIED, HAND, TOSSED, RialtoState
from tests.conformance.uniform import assert_fits, tally
from tests.games.rialto.table import match, match_from, play, players, position, rest, told


def reduced(pile: dict[str, int], seats: list[dict[str, Any]], phase: str = "lay", section: str | int = "doge") -> Any:
    """A position in which all cards but a few lie open among the discards."""
    json = position(phase, section, seats=len(seats))
    for person, said in zip(json["players"], seats, strict=True):
        person.update(said)
    json["pile"] = {}
    left = Counter(rest(json))
    left.subtract(pile)
    json["discards"] = {name: number for name, number in left.items() if number}
    json["pile"] = pile
    return json


def key(state: RialtoState) -> tuple[int, ...]:
    """Where all hidden cards are."""
    places = [int(state.cells[first + seat]) for seat in range(int(state.seats)) for first in (HAND, TOSSED, BURIED)]
    return (*places, int(state.pile))


def all_deals(truth: RialtoState, viewer: int) -> Counter[tuple[int, ...]]:
    """Every way to lay the physical cards that the viewer does not see, with how many ways give the same state."""
    json = GAME.dump_state(truth)
    people = json["players"]
    assert isinstance(people, list)
    others = [seat for seat in range(int(truth.seats)) if seat != viewer]
    sizes: dict[int, tuple[int, int, int]] = {}
    unseen: Counter[str] = Counter(json["pile"])  # type: ignore[arg-type]
    known: dict[int, list[str]] = {}
    for seat in others:
        person: dict[str, Any] = people[seat]  # type: ignore[assignment]
        sizes[seat] = tuple(sum(person[place].values()) for place in ("hand", "tossed", "buried"))
        for place in ("hand", "tossed", "buried"):
            unseen.update(person[place])
        unseen.subtract(person["known"])
        known[seat] = list(Counter(person["known"]).elements())
    deals: Counter[tuple[int, ...]] = Counter()
    for order in permutations(unseen.elements()):
        deals.update(_splits(truth, list(order), others, sizes, known))
    return deals


def _splits(
    truth: RialtoState, cards: list[str], others: list[int], sizes: dict[int, tuple[int, int, int]], known: Any
) -> Counter[tuple[int, ...]]:
    worlds = [truth.copy()]
    for seat in others:
        hand, tossed, buried = sizes[seat]
        blanks = hand + tossed - len(known[seat])
        heap = known[seat] + cards[:blanks]
        under = cards[blanks : blanks + buried]
        cards = cards[blanks + buried :]
        grown: list[RialtoState] = []
        for world in worlds:
            for chosen in combinations(range(len(heap)), tossed):
                twin = world.copy()
                twin.cells[TOSSED + seat] = _set(heap[index] for index in chosen)
                twin.cells[HAND + seat] = _set(card for index, card in enumerate(heap) if index not in chosen)
                twin.cells[BURIED + seat] = _set(under)
                grown.append(twin)
        worlds = grown
    found: Counter[tuple[int, ...]] = Counter()
    for world in worlds:
        world.pile = _set(cards)
        if _fits(world):
            found[key(world)] += 1
    return found


def _set(cards: Any) -> int:
    return sum(int(CARD[TYPES.index(card)]) for card in cards)


def _fits(world: RialtoState) -> bool:
    """Proofs hold, and whoever decides has a choice."""
    people: Any = GAME.dump_state(world)["players"]
    if any(name in person["hand"] for person in people for name in person["absent"]):
        return False
    return all(GAME.legal_actions(world, seat) for seat in GAME.acting(world))


DEALS = {
    "blind cards, a row and a discard": reduced(
        {"gold": 1, "joker": 1},
        [
            {"hand": {"doge": 1}},
            {"hand": {"gold": 1, "bridge": 1}, "tossed": {"bridge": 1}, "known": {"gold": 1, "bridge": 1}},
            {"hand": {"joker": 1}},
        ],
    ),
    "a proof": reduced(
        {"gold": 2},
        [
            {"hand": {"doge": 1}},
            {"hand": {"bridge": 1, "joker": 1}, "tossed": {"gold": 1}, "known": {"gold": 1}, "absent": ["gold"]},
            {"hand": {"gold": 1}, "buried": {"bridge": 1}},
        ],
    ),
    "discards in progress": reduced(
        {"gold": 1},
        [
            {"hand": {"bridge": 1}},
            {"hand": {"doge": 6, "gold": 2}, "tossed": {"doge": 1}, "known": {"doge": 7}},
            {"hand": {}},
        ],
        phase="discard",
        section=0,
    )
    | {"current": 1},
    "a play without a card of the type in progress": reduced(
        {"gold": 1, "joker": 1},
        [
            {"hand": {"doge": 1}},
            {"hand": {"joker": 2, "bridge": 1}, "known": {"bridge": 1}},
            {"hand": {"doge": 1}},
        ],
        phase="jokers",
    )
    | {"current": 1, "queue": [1, 2, 0]},
    "a card taken with a green building and one that was played": reduced(
        {"gold": 1},
        [
            {"hand": {"doge": 1}},
            {
                "hand": {"joker": 1, "gold": 1},
                "known": {"joker": 1},
                "played": {"doge": 1},
                "counts": [1, 0, 0, 0, 0, 0],
            },
            {"hand": {"bridge": 1}, "buried": {"doge": 1}},
        ],
    )
    | {"current": 2, "queue": [2, 0]},
}


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
@pytest.mark.parametrize("name", DEALS)
def test_every_physical_deal_is_redealt_equally_often(name: str, viewer: int) -> None:
    truth = GAME.load_state(DEALS[name])
    view = GAME.redact(truth, viewer)
    deals = all_deals(truth, viewer)
    rarest = min(deals.values())
    expected = {deal: Fraction(ways, deals.total()) for deal, ways in deals.items()}
    rng = Random(11)
    assert_fits(tally(lambda: key(GAME.redeal(view, rng)), 6 * deals.total() // rarest + 200), expected)


def test_a_view_hides_hands_discards_and_the_pile_but_no_size() -> None:
    state = GAME.load_state(DEALS["a proof"])
    view: Any = GAME.dump_state(GAME.redact(state, 1))
    assert view["pile"] == 2
    assert [person["hand"] for person in view["players"]] == [1, {"bridge": 1, "joker": 1}, 1]
    assert [person["buried"] for person in view["players"]] == [{}, {}, 1]
    assert [person["tossed"] for person in view["players"]] == [{}, {"gold": 1}, {}], "the owner knows his discards"
    assert view["top_bridge"] == "3-6"


def test_a_taken_row_is_known_and_a_play_takes_it_away() -> None:
    game = match("row", 0, rows=[{"doge": 4, "gold": 2}, {"bridge": 6}, {"joker": 6}, {"gold": 6}])
    play(game, "row 1")
    assert players(game, "known")[0] == {"doge": 4, "gold": 2}
    json = reduced({"gold": 1}, [{"hand": {"doge": 3}, "known": {"doge": 2}}, {}, {}])
    game = match_from(json)
    play(game, "lay 1")
    assert players(game, "known")[0] == {"doge": 1}


def test_what_may_have_been_tossed_is_known_no_longer_in_the_next_round() -> None:
    seats = [{"hand": {"doge": 3, "gold": 1}, "tossed": {"gold": 1}, "known": {"doge": 2, "gold": 1}}, {}, {}]
    json = reduced({"gold": 4, "doge": 4, "joker": 8, "bridge": 10}, seats, phase="blue", section=6)
    json["players"][0].update({"coins": 1, "buildings": [{"kind": "B4", "state": "free"}]})
    game = match_from(json)
    play(game, "use B4")
    assert told(game, "round") == 2
    assert players(game, "known")[0] == {"doge": 1}
    assert players(game, "buried")[0] == {"gold": 1}


def test_drawn_and_tossed_cards_are_read_by_their_owner_alone() -> None:
    game = ponti.Match(GAME, {}, 2, dice=ponti.Dice(seed=5))
    while told(game, "phase") != "row":
        game.play(game.legal_ids()[0])
    before = len(game.events)
    play(game, "row 1")
    own = [view.action for view in game.event_views(game.events[before].seat)[before + 1 : before + 3]]
    other = [view.action for view in game.event_views(1 - game.events[before].seat)[before + 1 : before + 3]]
    assert None not in own
    assert other == [None, None]
    assert ALL_CARDS >> 28 == 77
