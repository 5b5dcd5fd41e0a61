"""The queue of the bots' work: what is lost in it is found again, and its own tables are made once."""

import asyncio
from collections.abc import Iterator
from importlib.metadata import version

import psycopg
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from ponti.server.app import create_app
from ponti.server.queue import SCHEMA, BotQueue, make_schema, steps_after
from ponti.store.database import library_url
from tests.postgres import Postgres
from tests.server.screens import ME, Screen, make, screens

BOT = {"kind": "bot", "level": "beginner"}


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.ready() as url:
        yield url


@pytest.fixture
def client(url: str) -> Iterator[TestClient]:
    with TestClient(create_app(url)) as client:
        yield client


def queue_of(client: TestClient) -> BotQueue:
    assert isinstance(client.app, FastAPI)
    queue = client.app.state.shared.queue
    assert isinstance(queue, BotQueue)
    return queue


def look_after(client: TestClient) -> None:
    assert client.portal is not None
    client.portal.call(queue_of(client).look_after)


def until_my_turn(screen: Screen) -> None:
    while screen.state["acting"] != [0]:
        screen.receive()


def take_over(url: str, table: str) -> None:
    """As if a server had begun to let the table's bots think, and had died at it an hour ago."""
    with psycopg.connect(library_url(url), options=f"-c search_path={SCHEMA}") as connection:
        row = connection.execute(
            "INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() - interval '1 hour') RETURNING id"
        ).fetchone()
        assert row is not None
        connection.execute(
            "INSERT INTO procrastinate_jobs (queue_name, task_name, lock, args, status, worker_id, attempts) "
            "VALUES ('default', 'think', %s, jsonb_build_object('table', %s::text), 'doing', %s, 1)",
            [table, table, row[0]],
        )


def test_the_work_of_a_server_that_died_is_done_by_another(url: str, client: TestClient) -> None:
    made = make(client, "diavolo", [ME, BOT], size=5)
    take_over(url, made["table"])
    with screens(client, made["table"], made["token"]) as [screen]:
        while screen.state["acting"] == [0]:
            screen.play(0, screen.legal(0)[0])
        number = screen.state["event"]
        assert screen.state["thinking"] == [1], "the bot is asked, but the table is the dead server's"
        look_after(client)
        until_my_turn(screen)
        assert screen.state["event"] > number


def test_what_was_lost_in_the_queue_is_asked_for_again(client: TestClient) -> None:
    assert isinstance(client.app, FastAPI)
    rooms, lost = client.app.state.rooms, list[str]()
    ask = rooms.ask_for_bots
    rooms.ask_for_bots = lost.append
    made = make(client, "diavolo", [ME, BOT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        while screen.state["acting"] == [0]:
            screen.play(0, screen.legal(0)[0])
        assert set(lost) == {made["table"]}
        rooms.ask_for_bots = ask
        look_after(client)
        until_my_turn(screen)


def test_nothing_is_left_in_the_queue(url: str, client: TestClient) -> None:
    made = make(client, "diavolo", [ME, BOT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        while screen.state["acting"] == [0]:
            screen.play(0, screen.legal(0)[0])
        until_my_turn(screen)
        with psycopg.connect(library_url(url), autocommit=True) as connection:
            left = "SELECT count(*) FROM ponti_jobs.procrastinate_jobs"
            while connection.execute(left).fetchone() != (0,):
                pass


def test_the_tables_of_the_queue_are_made_once(postgres: Postgres) -> None:
    with postgres.empty() as url:
        for _ in range(2):
            asyncio.run(make_schema(library_url(url)))
        with psycopg.connect(library_url(url)) as connection:
            found = connection.execute("SELECT obj_description(to_regnamespace(%s), 'pg_namespace')", [SCHEMA])
            assert found.fetchone() == (version("procrastinate"),)


def test_only_what_is_new_in_the_package_is_done_to_its_tables() -> None:
    assert [*steps_after(version("procrastinate"))] == []
    since = [*steps_after("3.3.0")]
    assert since
    assert set(since) < {*steps_after("3.2.0")}
