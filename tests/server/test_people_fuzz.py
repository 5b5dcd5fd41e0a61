"""Whatever somebody says about themselves, the answer is never a bug."""

from collections.abc import Iterator
from json import dumps

import pytest
from argon2.profiles import CHEAPEST
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from ponti.server import passphrases
from ponti.server.app import create_app
from tests.server.screens import FRIEND, ME, make
from tests.server.test_fuzz import JSON, check_error
from tests.server.visitors import browser, me

FEW = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
TEXT = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["", "\0", "\ud800", "Ada", "ada\u0300", "x" * 300, "https://\0", "http://[::1", "https://a@b", "//"]
    ),
)
MEMBERS = {
    name: st.one_of(TEXT, JSON)
    for name in ("name", "colour", "passphrase", "url", "endpoint", "token", "text", "expirationTime")
}
MEMBERS["everywhere"] = st.one_of(st.booleans(), JSON)
MEMBERS["seat"] = st.one_of(st.integers(-1, 9), JSON)
MEMBERS["keys"] = st.one_of(st.fixed_dictionaries({"p256dh": TEXT, "auth": TEXT}), JSON)
PATHS = {
    "me": ["name", "colour"],
    "me/passphrase": ["passphrase"],
    "login": ["name", "passphrase"],
    "me/webhook": ["url"],
    "push": ["endpoint", "keys", "expirationTime"],
    "push/forget": ["endpoint"],
    "qr": ["text"],
    "tables/{}/sit": ["seat", "token"],
    "logout": ["everywhere"],
}
BODIES = st.sampled_from([*PATHS]).flatmap(
    lambda path: st.tuples(
        st.just(path),
        st.one_of(
            st.fixed_dictionaries({name: MEMBERS[name] for name in PATHS[path]}),
            st.fixed_dictionaries({}, optional={name: MEMBERS[name] for name in PATHS[path]}),
            JSON,
        ),
    )
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passphrases, "PARAMETERS", CHEAPEST)
        app = create_app(f"sqlite:///{tmp_path_factory.mktemp('people') / 'tables.db'}")
        with TestClient(app, raise_server_exceptions=True) as client:
            yield client


@pytest.fixture(scope="module")
def table(server: TestClient) -> str:
    made: str = make(server, "toy", [ME, FRIEND])["table"]
    return made


@pytest.fixture(scope="module")
def ada(server: TestClient) -> TestClient:
    return browser(server, "Ada the first")


@FEW
@given(BODIES, st.booleans())
def test_every_request_is_answered(
    server: TestClient, ada: TestClient, table: str, asked: tuple[str, object], is_known: bool
) -> None:
    path, body = asked
    client = ada if is_known and path != "logout" else browser(server)
    response = client.post(f"/api/{path.format(table)}", content=dumps(body))
    assert response.status_code in {200, 204, 400, 401, 403, 404, 409}, response.text
    if response.status_code >= 400:
        check_error(response.json()["error"])


@FEW
@given(st.text(st.characters(codec="latin-1", exclude_characters='\r\n\0;,"\\ '), max_size=80))
def test_every_cookie_is_read(server: TestClient, value: str) -> None:
    header = {b"cookie": f"ponti_person={value}".encode("latin-1")}
    assert server.get("/api/me", headers=header).json()["person"] is None


def test_the_guest_is_still_there(ada: TestClient) -> None:
    assert me(ada, "Ada the last")["name"] == "Ada the last"
