"""What a server does for sharing its database with others; nothing where it is alone."""

from typing import Final

from ponti.server.bus import Bus
from ponti.server.chat import ChatBooks
from ponti.server.people import People
from ponti.server.rooms import Rooms
from ponti.store.repository import Store


class Shared:
    """The notices between servers, and the queue of the bots' work."""

    def __init__(self, url: str, store: Store, rooms: Rooms, chats: ChatBooks, people: People) -> None:
        self.bus: Final = Bus(url, store, rooms, chats, people)
        self.queue = None
        if store.is_shared:
            from ponti.server.queue import BotQueue

            self.queue = BotQueue(url, rooms)

    def start(self) -> None:
        """Take part from now on."""
        self.bus.start()
        if self.queue is not None:
            self.queue.start()

    async def close(self) -> None:
        """Take part no more."""
        if self.queue is not None:
            await self.queue.close()
        await self.bus.close()
