"""Names, pass-phrases, notifications, and the app without a network."""

import json
import os
import re
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any, Final

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.harness import FRIEND, PATIENCE, PHONE, UNFINISHED, Server, expect_my_choice, place
from tests.browser.test_access import serious
from tests.server.test_push import encoded

PHRASE: Final = "seven bridges at dusk"
AUTH: Final = b"0123456789abcdef"

FAKE_PUSH: Final = """
([endpoint, p256dh, auth]) => {
    let current = null;
    const made = (options) => ({
        endpoint, options,
        toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
        unsubscribe: async () => { current = null; return true; },
    });
    PushManager.prototype.subscribe = async (options) => {
        if (!options.userVisibleOnly) throw new Error('not allowed');
        const key = options.applicationServerKey;
        return (current = made({ ...options, applicationServerKey: key.buffer ?? key }));
    };
    PushManager.prototype.getSubscription = async () => current;
    let permission = 'default';
    Notification.requestPermission = async () => (permission = 'granted');
    Object.defineProperty(Notification, 'permission', { get: () => permission });
}
"""
"""A browser whose pushes come from a service of ours: the real one is not in reach of a test."""


class PushService:
    """Takes what servers send to one browser, and reads it with that browser's keys."""

    def __init__(self) -> None:
        self.taken: Queue[tuple[dict[str, str], bytes]] = Queue()
        self.key = ec.generate_private_key(ec.SECP256R1())
        taken = self.taken

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                taken.put(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(201)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Nothing is written."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.endpoint = f"http://127.0.0.1:{self.server.server_port}/push/ada"

    @property
    def keys(self) -> list[str]:
        """What a subscription tells: where, and the two keys."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return [self.endpoint, encoded(point), encoded(AUTH)]

    def next(self) -> str:
        """The next message, opened."""
        _, body = self.taken.get(timeout=PATIENCE / 1000)
        opened: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        return opened.decode()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of our own: it tells at once, also on this machine, and may be switched off."""
    running = Server(tmp_path_factory.mktemp("people"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "PONTI_PRIVATE_WEBHOOKS", "true")
        patch.setitem(os.environ, "PONTI_NOTICE_SECONDS", "0")
        running.start()
        yield running
    running.kill()


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.server.shutdown()
    made.server.server_close()


def account(page: Page) -> Locator:
    """The dialog about oneself, opened."""
    page.get_by_role("button", name=re.compile("^(Who are you|You are)")).click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_label("Your name")).to_be_visible()
    return dialog


def become(page: Page, name: str) -> Locator:
    """Take a name; the dialog stays open."""
    dialog = account(page)
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("button", name=re.compile("That’s me|Save")).first.click()
    expect(dialog.get_by_role("heading", name=name, exact=True)).to_be_visible()
    return dialog


def test_a_name_and_a_colour_stay(host: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(host.url)
    dialog = become(page, "Agata")
    colours = dialog.get_by_role("radio")
    expect(colours).to_have_count(7)
    colours.nth(3).check(force=True)
    dialog.get_by_role("button", name="Save").first.click()
    expect(dialog.get_by_role("status")).to_have_text("Saved.")
    chosen = colours.nth(3).get_attribute("value")
    page.reload()
    dialog = account(page)
    expect(dialog.get_by_label("Your name")).to_have_value("Agata")
    assert dialog.locator("input[type=radio]:checked").get_attribute("value") == chosen
    other = visitor()
    other.goto(host.url)
    dialog = account(other)
    dialog.get_by_label("Your name").fill("AGATA")
    dialog.get_by_role("button", name="That’s me").click()
    expect(dialog.get_by_role("alert")).to_contain_text("already called")
    assert chosen not in dialog.locator("input[type=radio]").evaluate_all("all => all.map(each => each.value)")


def test_a_pass_phrase_opens_another_device(host: Server, visitor: Visitor) -> None:
    laptop = visitor(forgiven=("status of 400",))
    phone = visitor(PHONE, forgiven=("status of 403",), has_touch=True, is_mobile=True)
    laptop.goto(host.url)
    dialog = become(laptop, "Bruna")
    dialog.get_by_label("A pass-phrase of your own").fill("brunabruna")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog.get_by_role("alert")).to_contain_text("too easy")
    dialog.get_by_label("A pass-phrase of your own").fill(PHRASE)
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog.get_by_role("status").last).to_contain_text("Kept")
    laptop.keyboard.press("Escape")
    laptop.goto(f"{host.url}#/new/diavolo")
    laptop.get_by_role("button", name="Play", exact=True).click()
    expect_my_choice(laptop)

    phone.goto(host.url)
    dialog = account(phone)
    dialog.get_by_text("Have you been here before?").click()
    dialog.get_by_label("Name", exact=True).fill("bruna")
    dialog.get_by_label("Pass-phrase").fill("not the right one")
    dialog.get_by_role("button", name="Sign in").click()
    expect(dialog.get_by_role("alert")).to_contain_text("do not belong together")
    dialog.get_by_label("Pass-phrase").fill(PHRASE)
    dialog.get_by_role("button", name="Sign in").click()
    expect(phone.locator("dialog[open]")).to_have_count(0)
    expect(phone.get_by_role("button", name="You are Bruna")).to_be_visible()
    phone.locator("section", has=phone.get_by_role("heading", name="Your tables")).get_by_role("link").first.click()
    expect_my_choice(phone)

    laptop.goto(host.url)
    dialog = account(laptop)
    dialog.get_by_role("button", name="Sign out everywhere").click()
    expect(dialog.get_by_role("heading", name="Who are you?")).to_be_visible()
    phone.goto(host.url)
    expect(phone.get_by_role("button", name="Who are you?")).to_be_visible()


def test_a_guest_is_warned_before_leaving_for_good(host: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(host.url)
    dialog = become(page, "Carla")
    dialog.get_by_role("button", name="Sign out").click()
    warning = page.get_by_role("dialog", name="Sign out")
    expect(warning).to_contain_text("nobody can come back as Carla")
    warning.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Who are you?")).to_be_attached()


def test_who_is_away_gets_a_notification(host: Server, visitor: Visitor, service: PushService) -> None:
    ada = visitor()
    ada.add_init_script(f"({FAKE_PUSH})({json.dumps(service.keys)})")
    ada.context.grant_permissions(["notifications"], origin=host.url)
    ada.goto(host.url)
    ada.evaluate("navigator.serviceWorker.ready")
    dialog = become(ada, "Dora")
    switch = dialog.get_by_role("switch", name="Notify me on this device")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    ada.keyboard.press("Escape")
    made = ada.evaluate(_MAKE, [{"kind": "me"}, FRIEND])
    friend = visitor()
    friend.goto(host.address(made["table"], made["links"][0]["token"]))
    expect(friend.locator("main.table[data-status=live]")).to_be_visible()
    first = json.loads(service.next())
    assert (first["table"], first["seat"]) == (made["table"], 0)

    shown = deliver(ada, host, json.dumps(first))
    assert shown["Title"] == "Ponte del Diavolo"
    assert "Your turn" in shown["Body"]
    ada.goto(host.address(made["table"]))
    expect(ada).to_have_title("● Your turn: Ponte del Diavolo")
    expect(ada.locator("link[rel=icon]")).to_have_attribute("href", "./icons/icon-turn.svg")
    place(ada, "c3")
    place(ada, "g7")
    expect(ada).to_have_title("Ponte del Diavolo · Ponti")

    dialog = account(ada)
    switch = dialog.get_by_role("switch", name="Notify me on this device")
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    assert ada.evaluate("navigator.serviceWorker.ready.then((worker) => worker.pushManager.getSubscription())") is None


_MAKE: Final = """
async (seats) => {
    const body = JSON.stringify({ game: 'diavolo', seats });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return answer.json();
}
"""


def deliver(page: Page, host: Server, message: str) -> dict[str, str]:
    """Hand a push message to the page's service worker, as the browser does; the notification that it shows.

    The browser's own diary is read, not `getNotifications()`: a call of that while a notification is about to be shown
    makes Chromium forget it.
    """
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    shown: list[dict[str, str]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.on(
        "BackgroundService.backgroundServiceEventReceived",
        lambda event: shown.append(_pairs(event["backgroundServiceEvent"]["eventMetadata"])),
    )
    session.send("BackgroundService.startObserving", {"service": "notifications"})
    session.send("BackgroundService.setRecording", {"service": "notifications", "shouldRecord": True})
    session.send("ServiceWorker.enable")
    _until(page, found)
    what: dict[str, Any] = {"origin": host.url.rstrip("/"), "registrationId": found[0], "data": message}
    session.send("ServiceWorker.deliverPushMessage", what)
    _until(page, shown)
    session.detach()
    return shown[0]


def _until(page: Page, told: list[Any]) -> None:
    deadline = time.monotonic() + PATIENCE / 1000
    while not told:
        assert time.monotonic() < deadline, "the browser told nothing"
        page.wait_for_timeout(20)


def _pairs(metadata: list[dict[str, str]]) -> dict[str, str]:
    return {each["key"]: each["value"] for each in metadata}


def test_a_web_address_is_kept_with_its_secret(host: Server, visitor: Visitor, service: PushService) -> None:
    page = visitor()
    page.goto(host.url)
    dialog = become(page, "Elsa")
    dialog.get_by_text("Call a web address").click()
    dialog.get_by_label(re.compile("^For chats")).fill(service.endpoint)
    dialog.get_by_role("button", name="Save").last.click()
    expect(dialog.get_by_label(re.compile("^It is signed"))).to_have_value(re.compile("^whsec_"))
    dialog.get_by_role("button", name="Remove").click()
    expect(dialog.get_by_label(re.compile("^It is signed"))).to_have_count(0)
    expect(dialog.get_by_label(re.compile("^For chats"))).to_have_value("")


def test_without_a_server_the_app_says_so_and_comes_back(visitor: Visitor, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    page = visitor(forgiven=UNFINISHED, locale="it-IT")
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready")
    server.kill()
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Per ora non si passa")).to_be_visible()
    expect(page.get_by_role("heading", name="No way across just now")).to_have_count(0)
    server.start()
    page.get_by_role("button", name="Riprova").click()
    expect(page.locator("[data-game=diavolo]")).to_be_visible(timeout=PATIENCE)
    server.kill()


def test_the_app_can_be_installed(host: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(host.url)
    page.evaluate("navigator.serviceWorker.ready")
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    described = json.loads(manifest["data"])
    assert {(icon["sizes"], icon["purpose"]) for icon in described["icons"]} >= {
        ("192x192", "any"), ("512x512", "any"), ("192x192", "maskable"), ("512x512", "maskable"),
    }  # fmt: skip
    sizes = page.evaluate(
        """async (paths) => Promise.all(paths.map(async (path) => {
            const image = new Image();
            image.src = path;
            await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`;
        }))""",
        [icon["src"] for icon in described["icons"] if icon["type"] == "image/png"],
    )
    assert sizes == [icon["sizes"] for icon in described["icons"] if icon["type"] == "image/png"]
    errors = [each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [each for each in errors if each != "in-incognito"] == []  # contexts of tests are private windows
    session.detach()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_dialog_shuts_nobody_out(host: Server, visitor: Visitor, theme: str) -> None:
    page = visitor(PHONE, color_scheme=theme, reduced_motion="reduce")
    page.goto(host.url)
    account(page).get_by_text("Have you been here before?").click()
    assert serious(page) == []
    page.keyboard.press("Escape")
    dialog = become(page, f"Fulvia {theme}")
    dialog.get_by_text("Call a web address").click()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
