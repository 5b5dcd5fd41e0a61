"""Brings a table of Rialto to the decision that a test is about, whatever is dealt."""

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.harness import ME, Server, Setup

FRIEND: Final[Setup] = {"kind": "friend"}
MOST: Final = 1_500
"""Decisions within which the wanted one has come up, or never does."""

_LEAD: Final = """
async ([id, tokens, phase, texts, seeks, wants, most]) => {
    const states = {};
    let wake = () => {};
    const sockets = await Promise.all(tokens.map((token, index) => new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
        socket.onerror = reject;
        socket.onmessage = (event) => {
            const message = JSON.parse(event.data);
            if (message.type === 'state') { states[index] = message; wake(); }
        };
        socket.onopen = () => {
            socket.send(JSON.stringify({ type: 'hello', token, lang: 'en', since: 0 }));
            resolve(socket);
        };
    })));
    const number = ({ action }) => action.number ?? 0;
    const most_of = (legal, type) => legal.filter(({ action }) => action.type === type)
        .sort((one, other) => number(other) - number(one))[0];
    const plain = (legal) =>
        legal.find(({ action }) => ['pass', 'done', 'enough'].includes(action.type)) ?? legal[0];
    /** The first seat collects what is sought and plays all it has; the others hold back. */
    const chosen = ({ seat, legal, scene }) => {
        if (seat > 0) return plain(legal);
        const value = (cards) => seeks.reduce((sum, type) => sum + (cards?.[type] ?? 0), 0);
        const by_rows = (one, other) =>
            value(scene.rows[other.action.row - 1]) - value(scene.rows[one.action.row - 1]);
        const bought = legal.find(({ action }) => action.type === 'take' && wants.includes(action.building));
        const spare = legal.find(({ action }) => action.type === 'toss' && !seeks.includes(action.card));
        if (scene.phase === 'row') return [...legal].sort(by_rows)[0];
        if (scene.phase === 'discard') return spare ?? legal[0];
        if (scene.phase === 'jokers' || scene.phase === 'masks') return legal[0];
        return bought ?? most_of(legal, 'lay') ?? plain(legal);
    };
    let played = -1;
    let found = null;
    for (let step = 0; step < most; step++) {
        let due = null;
        while (!due) {
            const newest = Math.max(-1, ...Object.values(states).map(({ event }) => event));
            const now = Object.entries(states).filter(([, state]) => state.event === newest && newest > played);
            const over = now.find(([, state]) => state.table.status === 'over');
            if (over) { found = 'over'; break; }
            due = now.flatMap(([index, state]) =>
                state.views.filter(({ legal }) => legal.length).map((view) => ({ index, state, view })))[0];
            if (!due) await new Promise((resolve) => (wake = resolve));
        }
        if (!due) break;
        const { index, state, view } = due;
        const offered = view.legal.map(({ text }) => text);
        if (view.seat === 0 && view.scene.phase === phase && texts.every((text) => offered.includes(text))) {
            found = phase;
            break;
        }
        played = state.event;
        const action = chosen(view).id;
        sockets[index].send(JSON.stringify({ type: 'play', ref: step + 1, seat: view.seat, action, event: played }));
    }
    sockets.forEach((socket) => socket.close());
    return found;
}
"""


class Game:
    """A table where one page plays the first seat and ``lead`` plays all seats in between."""

    def __init__(self, server: Server, page: Page, seats: int = 3, **options: object) -> None:
        self.page = page
        self._server = server
        self._made: dict[str, Any] = server.make("rialto", [ME, *[FRIEND] * (seats - 1)], **options)
        self._tokens = [self._made["token"], *(link["token"] for link in self._made["links"])]
        page.goto(server.url)

    def lead(
        self, phase: str, *texts: str, seeks: Sequence[str] = ("building", "gold", "joker"), wants: Sequence[str] = ()
    ) -> Page:
        """Play until the first seat must decide in ``phase`` with all ``texts`` legal; its page."""
        asked = [self._made["table"], self._tokens, phase, list(texts), list(seeks), list(wants), MOST]
        found = self.page.evaluate(_LEAD, asked)
        assert found == phase, f"the game came to {found}"
        self.page.goto(self._server.address(self._made["table"], self._made["token"]))
        return self.page
