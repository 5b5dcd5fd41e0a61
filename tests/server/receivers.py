"""Somebody who takes what the server sends: a small HTTP server that remembers, and answers as it is told."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass
class Taken:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """``answers`` are the status lines and headers to answer with, in order; the last one is for all others."""

    answers: Sequence[str] = ("201 Created",)
    address: str = ""
    taken: list[Taken] = field(default_factory=list)
    arrived: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def until(self, count: int) -> list[Taken]:
        """What was taken, once it is so many."""
        async with asyncio.timeout(30), self.arrived:
            await self.arrived.wait_for(lambda: len(self.taken) >= count)
        return self.taken

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        answer = self.answers[min(len(self.taken), len(self.answers) - 1)]
        async with self.arrived:
            self.taken.append(Taken(head[0].split()[1], headers, body))
            self.arrived.notify_all()
        writer.write(f"HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving(*answers: str) -> AsyncIterator[Receiver]:
    receiver = Receiver(answers or ("201 Created",))
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield receiver
