"""A bot's ears: what happens at one table, a line of JSON each, for as long as the bot reads."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

from sobremesa.server.http.visiting import Visitor
from sobremesa.server.node import Node
from sobremesa.server.rooms.room import Room
from sobremesa.server.sockets.outbox import Outbox
from sobremesa.server.sockets.watching import Watching


class Stream:
    """Watches a table as a socket does; `close` looks away. Whoever does not read is cut off."""

    keeps = False
    """A line is whole, so that a bot needs no memory."""

    def __init__(self, node: Node, room: Room, visitor: Visitor, ids: Sequence[str], abort: Callable[[], None]) -> None:
        self.person = visitor.id
        self.visitor = visitor
        self.ids = ids
        """All ids of the person, their own first."""
        self._node = node
        self._watching = Watching(self, room)
        self._abort = abort
        self._out = Outbox()
        self._gone = asyncio.Event()

    def tell(self, frame: bytes) -> None:
        """Take a frame; never waits."""
        if not self._out.put(frame):
            self._node.metrics.slow_readers.inc()
            self._abort()

    @property
    def waiting(self) -> int:
        """How many frames wait to be sent."""
        return len(self._out)

    async def leave(self, _code: int, _reason: str) -> None:
        """End it; a bot finds out why when it comes again."""
        self._gone.set()

    async def open(self, since: int | None, said_since: int) -> None:
        """Watch the table from a number on that one has already."""
        self._node.connections.add(self)
        self._node.sockets[self.person] += 1
        room = self._watching.room
        if await room.watch(self._watching, since):
            await self._node.chat.catch_up(self._watching, room, said_since)
        else:
            self._gone.set()

    async def close(self) -> None:
        """Look away; a seat is kept, as after a lost connection (TAB-6)."""
        self._node.connections.discard(self)
        self._node.sockets[self.person] -= 1
        if not self._node.sockets[self.person]:
            del self._node.sockets[self.person]
        # Each knows the other; what is known no more is gone at once, and need not be found.
        watching = self._watching
        del self._watching
        await watching.room.unwatch(watching)

    async def lines(self) -> AsyncIterator[bytes]:
        """Frames as they come, and an empty line where none has come for a while."""
        gone = asyncio.ensure_future(self._gone.wait())
        frames = asyncio.ensure_future(self._out.take())
        try:
            while not gone.done():
                done, _ = await asyncio.wait(
                    (frames, gone), timeout=self._node.settings.ping_seconds, return_when=asyncio.FIRST_COMPLETED
                )
                if frames in done:
                    yield b"".join(frame + b"\n" for frame in frames.result())
                    frames = asyncio.ensure_future(self._out.take())
                elif not done:
                    yield b"\n"
        finally:
            frames.cancel()
            gone.cancel()
