"""What a screen gets: the scene of each phase, previews, and the terminal picture."""

from typing import Any

import pytest

from ponti.core.match import Match
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from tests.games.ponte_vecchio.table import cards, match_from, new_match, position, state_of, texts, turn_up


def scene(match: Match, viewer: int = 0) -> dict[str, Any]:
    return GAME.scene(GAME.redact(state_of(match), viewer))


def preview(match: Match, text: str) -> dict[str, Any]:
    return GAME.preview(state_of(match), GAME.actions.parse(text))


def test_the_bridge_the_lord_and_his_field_of_view() -> None:
    drawn = scene(match_from(position(shops=["1L", "2R", "3L"], lord=4, facing="down")))
    assert drawn["lord"] == {"step": 4, "facing": "down"}
    assert drawn["steps"][1] == {"step": 2, "left": None, "right": 1, "in_view": True}
    assert [step["step"] for step in drawn["steps"] if step["in_view"]] == [1, 2, 3]


def test_a_player_s_cash_shops_cards_and_nearest_shop() -> None:
    match = match_from(position(shops=["1L", "2R 9R", "3L"], cash=[85, 90, 95]))
    match.play("card 40", 1)
    player = scene(match, viewer=0)["players"][1]
    assert (player["cash"], player["shops_left"], player["shops_built"], player["nearest"]) == (90, 10, 2, 5)
    assert (player["hand_size"], player["has_chosen"], player["chosen"]) == (11, True, None)
    assert scene(match, viewer=1)["players"][1]["chosen"] == "40"


def test_the_auction_panel() -> None:
    match = match_from(position("bid", cash=[100, 60, 100]))
    match.play("bid 45")
    auction = scene(match, viewer=1)["auction"]
    assert (auction["bid"], auction["high"], auction["to_bid"], auction["in"]) == (45, 0, 1, [0, 1, 2])
    assert (auction["lowest"], auction["most"], auction["entered"]) == (50, 60, "")
    assert auction["quick"] == [
        {"amount": 50, "text": "bid 50"},
        {"amount": 55, "text": "bid 55"},
        {"amount": 60, "text": "bid 60"},
    ]
    for quick in auction["quick"]:
        match.copy().play(quick["text"])


def test_an_amount_being_entered_is_shown_with_its_open_digits() -> None:
    match = match_from(position("bid", cash=[2500, 60, 100]))
    match.play("bid 2xxx")
    assert scene(match)["auction"]["entered"] == "2xxx"
    match.play("bid 0xx")
    assert scene(match)["auction"]["entered"] == "20xx"
    assert scene(match)["auction"]["quick"] == []


def test_the_offer_round() -> None:
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"], cash=[50, 40, 95])
    assert scene(match)["right"] == {"holder": 0, "mover": 0, "card": "10", "value": 10}
    match.play("ask")
    match.play("offer 15")
    sale = scene(match, viewer=2)["sale"]
    assert (sale["holder"], sale["mode"], sale["asked"], sale["most"]) == (0, "public", [2], 95)
    assert sale["quick"][-1] == {"amount": 95, "text": "offer 95"}
    assert scene(match)["players"][1]["offer"] == 15


def test_a_sealed_offer_is_shown_as_made_but_not_its_amount() -> None:
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"], cash=[50, 40, 95], options={"sale_mode": "sealed"})
    match.play("ask")
    match.play("offer 15", 1)
    player = scene(match, viewer=2)["players"][1]
    assert (player["has_offered"], player["offer"]) == (True, None)


def test_the_last_events_are_told_for_the_animation() -> None:
    match = match_from(position("bid", shops=["9L", "10L", "11L"]))
    for text in ("bid 5", "pass", "pass", "9R"):
        match.play(text)
    assert scene(match)["last"]["build"] == {"seat": 0, "plot": "9R", "price": 5, "round": 12}
    turn_up(match, "10", "20", "30")
    for text in ("ask", "offer 10", "offer 0", "accept B", "to 10"):
        match.play(text)
    last = scene(match)["last"]
    assert last["cards"] == ["10", "20", "30"]
    assert last["sale"] == {"seller": 0, "buyer": 1, "price": 10, "round": 12}
    assert last["move"] == {
        "mover": 1, "from": 4, "to": 10, "payee": 1, "paid": 20, "turned": False, "round": 12,
    }  # fmt: skip


def test_struck_players_are_marked_while_the_right_is_used() -> None:
    match = cards("10", "10", "30", shops=["9L", "9R", "11L"])
    assert [player["struck"] for player in scene(match)["players"]] == [True, True, False]


def test_payees_are_named() -> None:
    match = cards("10", "20", "30", shops=["9L", "9R", "11L"])
    match.play("keep")
    match.play("to 9")
    assert scene(match)["payees"] == [0, 1]


def test_the_final_round_says_which_play_it_is() -> None:
    match = match_from(position(options={"stall_cap": 10}, last_build_round=1, final_reason="stall", final_plays=0))
    assert scene(match)["final"] == {"reason": "stall", "play": 1, "plays": 11}
    assert scene(new_match())["final"] is None


def test_what_a_stop_pays_and_whether_he_turns() -> None:
    match = cards("50", "60", "90", shops=["9L 12L", "9R", "15L"], lord=8)
    match.play("keep")
    pays = [{"seat": 0, "amount": 50}, {"seat": 1, "amount": 50}]
    assert preview(match, "to 9") == {"step": 9, "pays": pays, "turns": "no"}
    assert preview(match, "to 12") == {"step": 12, "pays": pays[:1], "turns": "may"}
    assert preview(match, "to 15")["turns"] == "must"
    match.play("to 9")
    assert preview(match, "pay B") == {"seat": 1, "amount": 50}


def test_what_a_build_faces_and_an_amount_comes_to() -> None:
    match = match_from(position("bid", shops=["1L", "2R", "3L"], cash=[500, 0, 0]))
    assert preview(match, "bid 45") == {"amount": 45}
    assert preview(match, "bid 2xx") == {"from": 200, "to": 295}
    match.play("bid 2xx")
    assert preview(match, "bid 45") == {"amount": 245}
    match.play("bid 45")
    assert preview(match, "2L") == {"step": 2, "side": "L", "faces": 1}
    assert preview(match, "9R") == {"step": 9, "side": "R", "faces": None}


def test_what_a_sale_brings_and_a_turn_does() -> None:
    match = cards("10", "20", "30", shops=["9L", "10L", "15L"])
    for text in ("ask", "offer 10", "offer 0"):
        match.play(text)
    assert preview(match, "accept B") == {"seat": 1, "amount": 10}
    match.play("refuse")
    match.play("to 12")
    assert (preview(match, "turn"), preview(match, "straight")) == ({"facing": "down"}, {"facing": "up"})
    assert preview(cards("10", "20", "30", shops=["9L", "10L", "15L"]), "keep") == {}


def test_the_picture() -> None:
    match = match_from(position(shops=["1L", "2R 9R", "3L"], cash=[85, 90, 95]))
    match.play("card 40", 1)
    assert GAME.picture(GAME.redact(state_of(match), 0)).splitlines() == [
        "round 12  card",
        "     bank  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15",
        "L          A  .  C  .  .  .  .  .  .  .  .  .  .  .  .",
        "Lord                >  -  -  -  -  -  -  -  -  -  -  -",
        "R          .  B  .  .  .  .  .  .  B  .  .  .  .  .  .",
        "A    85  left 11  hand J 10 20 30 40 50 60 70 80 90 100  played -",
        "B    90  left 10  hand J 10 20 30 40 50 60 70 80 90 100  played -  chose ?",
        "C    95  left 11  hand J 10 20 30 40 50 60 70 80 90 100  played -",
    ]


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_prompt_and_button_of_a_round_has_words(language: str) -> None:
    match = match_from(position("bid", shops=["9L", "10L", "11L 15L"], cash=[300, 300, 300]))
    said = []
    for text in ("bid 1xx", "bid 45", "pass", "pass", "9R", "card 10", "card 20", "card 30", "ask", "offer 0",
                 "offer 1xx", "offer 0", "accept C", "to 11", "turn"):  # fmt: skip
        said.append(match.prompt().words.text(language))
        said += [GAME.describe(state_of(match), GAME.actions.parse(legal)).text(language) for legal in texts(match)]
        match.play(GAME.actions.parse(text))
    assert len(set(said)) > 90
    assert not any("{" in words or "ponte-vecchio" in words for words in said)
