"""The library as people call it."""

import json
import pickle

import pytest

import ponti
from ponti.core.actions import Action


def test_a_game_from_the_first_move_to_a_bots_answer() -> None:
    game = ponti.game("diavolo")
    match = ponti.Match(game, options={"size": 10}, seats=2, dice=ponti.Dice(seed=7))

    assert all(isinstance(action, Action) for action in match.legal())
    assert match.legal() == [game.decode(id) for id in match.legal_ids()]
    assert [event.seat for event in match.play("c3+d4")] == [0, 0]
    assert match.view(seat=0).viewer == 0
    assert match.prompt().seats == match.acting() == (1,)
    refusal = match.why_not("c4")
    assert refusal is not None
    assert refusal.clause
    assert not match.result().is_over

    text = match.record().dumps()
    assert "c3+d4" in text
    assert ponti.Record.loads(text).replay().events == match.events

    position = json.dumps(game.dump_state(match.state))
    state = game.load_state(position)
    assert game.dump_state(state) == json.loads(position)

    bot = ponti.bot("mcts", seconds=0.05)
    assert bot.choose(game, match.view(seat=0)) in match.legal_ids()  # nothing is hidden: seat 0 may ask for seat 1
    assert bot.choose(game, match.view(seat=1)) in match.legal_ids()


def test_a_bot_does_not_choose_for_another_seat_whose_cards_it_cannot_see() -> None:
    game = ponti.game("tre_ponti")
    match = ponti.Match(game, dice=ponti.Dice(seed=7))
    other = 1 - match.acting()[0]
    with pytest.raises(ponti.NotYourTurn):
        ponti.bot("greedy").choose(game, match.view(other))


def test_an_action_is_played_as_a_text_a_dataclass_or_an_id() -> None:
    game = ponti.game("diavolo")
    by_text, by_class, by_id = (ponti.Match(game) for _ in range(3))
    by_text.play("c3")
    by_class.play(game.decode(game.parse("c3")[0]))
    by_id.play(game.parse("c3")[0])
    assert by_text.events == by_class.events == by_id.events


def test_bots_play_a_hidden_game_from_views_alone_to_a_verified_record() -> None:
    game = ponti.game("tre_ponti")
    match = ponti.Match(game, dice=ponti.Dice(seed=7))
    bots = (ponti.bot("random", seed=1), ponti.bot("greedy", seed=2))
    while not match.is_over:
        seat = match.acting()[0]
        view = game.load_state(json.dumps(game.dump_state(match.view(seat))))  # nothing but JSON reaches the bot
        match.play(bots[seat].choose(game, view), seat)
    record = match.record()
    assert ponti.Record.loads(record.dumps()).verify() == sum(event.seat == ponti.CHANCE for event in match.events)
    assert record.result


def test_every_game_is_listed_and_found_by_its_id() -> None:
    assert {"diavolo", "tre_ponti"} <= {game.id for game in ponti.games()}
    assert all(ponti.game(game.id) is game for game in ponti.games())


def test_whatever_goes_wrong_is_a_ponti_error_with_a_code() -> None:
    game = ponti.game("diavolo")
    match = ponti.Match(game)
    for wrong, error in (
        (lambda: ponti.game("chess"), ponti.BadOptions),
        (lambda: ponti.Match(game, {"size": 99}), ponti.BadOptions),
        (lambda: match.play("z99"), ponti.BadNotation),
        (lambda: match.play("pass"), ponti.IllegalAction),
        (lambda: match.play("c3", seat=1), ponti.NotYourTurn),
        (lambda: game.load_state("{}"), ponti.BadPosition),
        (lambda: ponti.Record.loads("?"), ponti.BadRecord),
        (lambda: ponti.bot("oracle"), ponti.BadOptions),
    ):
        with pytest.raises(error) as caught:
            wrong()
        assert caught.value.code
        assert str(caught.value)
        assert pickle.loads(pickle.dumps(caught.value)).code == caught.value.code


def test_all_that_is_promised_is_there() -> None:
    assert len(set(ponti.__all__)) == len(ponti.__all__)
    for name in ponti.__all__:
        assert getattr(ponti, name) is not None
    assert set(ponti.__all__) >= {
        "Match",
        "Record",
        "Dice",
        "bot",
        "game",
        "games",
        "PontiError",
        "CHANCE",
        "OVER",
        "SPECTATOR",
        "EVERYTHING",
    }
