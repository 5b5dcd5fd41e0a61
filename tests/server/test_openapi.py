"""Everything that the description of the HTTP interface allows to send, and much that it does not, gets an answer that
it describes."""

from collections.abc import Iterator
from json import dumps
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from ponti.server.app import create_app
from ponti.server.settings import Settings
from tests.server.screens import FRIEND, ME, make
from tests.server.test_fuzz import JSON

SCHEMA = schemathesis.openapi.from_dict(create_app("sqlite://", Settings()).openapi())
BODIES = st.one_of(JSON.map(dumps).map(str.encode), st.binary(max_size=80))
NAMES = ["event", "since", "before", "from", "to", "lang", "number", "x"]
Case: TypeAlias = schemathesis.Case[Any]
CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}
FEW = settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much, HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    file = tmp_path_factory.mktemp("openapi") / "tables.db"
    with TestClient(create_app(f"sqlite:///{file}", Settings(rate_limits=0))) as client:
        yield client


@pytest.fixture(scope="module")
def table(server: TestClient) -> str:
    id: str = make(server, "toy", [ME, FRIEND])["table"]
    return id


def check(server: TestClient, case: Case, body: bytes | None = None) -> None:
    """Send a request; its answer has a described status and shape, and nothing broke."""
    sent = {name: value for name, value in case.as_transport_kwargs(base_url="http://testserver").items() if value}
    if "data" in sent:
        sent["content"] = sent.pop("data")
    if body is not None:
        sent.pop("json", None)
        sent["content"] = body
    server.cookies.clear()
    server.cookies.update(sent.pop("cookies", {}))
    response = server.request(**sent)
    assert response.status_code != 500
    case.validate_response(response, checks=CHECKS)


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_to_what_is_described_is_described(server: TestClient, table: str, label: str) -> None:
    @settings(FEW, max_examples=2 if "login" in label else 12)  # a pass-phrase is meant to take long
    @given(case=OPERATIONS[label].as_strategy(), is_table=st.booleans())
    def sent(case: Case, is_table: bool) -> None:
        check(server, at_table(case, table if is_table else ""))

    sent()


@pytest.mark.parametrize("label", [label for label in OPERATIONS if label.startswith("POST")])
def test_every_answer_to_anything_else_is_described(server: TestClient, table: str, label: str) -> None:
    @FEW
    @given(
        case=OPERATIONS[label].as_strategy(), body=st.one_of(JSON.map(dumps).map(str.encode), st.binary(max_size=80))
    )
    def sent(case: Case, body: bytes) -> None:
        check(server, at_table(case, table), body)

    sent()


@pytest.mark.parametrize("label", [label for label in OPERATIONS if "{id}" in label or "?" in label])
def test_every_answer_to_odd_parameters_is_described(server: TestClient, table: str, label: str) -> None:
    @FEW
    @given(case=OPERATIONS[label].as_strategy(), query=st.dictionaries(st.sampled_from(NAMES), st.text(max_size=8)))
    def sent(case: Case, query: dict[str, str]) -> None:
        case.query = query
        check(server, at_table(case, table))

    sent()


def at_table(case: Case, table: str) -> Case:
    """The same request, for a table that there is."""
    if table and "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = table
    return case


def test_every_address_is_described() -> None:
    described = set(SCHEMA.raw_schema["paths"])
    app = create_app("sqlite://", Settings())
    served = {path for route in app.routes if (path := str(getattr(route, "path", ""))).startswith("/api/")}
    assert served - described <= {"/api/openapi.json", "/api/{path:path}"} | {
        path for path in served if path.endswith("/socket")
    }


def test_what_is_not_described_is_refused_with_what_is(server: TestClient) -> None:
    response = server.request("DELETE", "/api/games")
    assert response.status_code == 405
    assert response.headers["allow"] == "GET"
