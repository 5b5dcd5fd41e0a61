"""What never changes in a game's scenes is sent once to whoever remembers it, and always to everybody else."""

import pytest
from starlette.testclient import TestClient

from ponti.core.match import Match
from ponti.core.registry import games
from tests.server.screens import FRIEND, ME, Screen, make, screens

GAMES = {game.id: game for game in games()}


def scene(screen: Screen) -> dict[str, object]:
    [view] = screen.state["views"]
    drawn: dict[str, object] = view["scene"]
    return drawn


def test_only_the_first_scene_holds_the_map_for_whoever_remembers_it(client: TestClient) -> None:
    made = make(client, "bridgetown", [ME, FRIEND])
    with (
        screens(client, made["table"], made["token"], remembers=True) as [mine],
        screens(client, made["table"], made["tokens"][1]) as [other],
    ):
        assert mine.state["fixed"] == ["map"]
        whole = scene(mine)
        assert whole.keys() == scene(other).keys()
        acting = mine.state["acting"][0]
        player = (mine, other)[acting]
        number = player.play(acting, player.legal(acting)[0])["event"]
        mine.until(number)
        other.until(number)
        assert scene(mine) == {name: value for name, value in scene(other).items() if name != "map"}
        assert scene(other)["map"] == whole["map"]


def test_after_a_reconnection_the_scene_is_whole_again(client: TestClient) -> None:
    made = make(client, "bridgetown", [ME, FRIEND])
    for _ in range(2):
        with screens(client, made["table"], made["token"], remembers=True) as [screen]:
            assert "map" in scene(screen)


@pytest.mark.parametrize("id", GAMES)
def test_what_is_called_fixed_stays_the_same_for_all_during_a_game(id: str) -> None:
    game = GAMES[id]
    match = Match(game, seats=2)
    first = game.scene(match.view(0))
    while not match.is_over:
        match.play(match.legal_ids()[-1])
        for viewer in (0, 1):
            drawn = game.scene(match.view(viewer))
            assert [drawn[name] for name in game.fixed()] == [first[name] for name in game.fixed()]
