"""A wire between a store and PostgreSQL that can be cut at the worst moment."""

import asyncio
from typing import Literal, Self
from urllib.parse import urlsplit

Cut = Literal["before", "after"]
"""Before the server hears of a commit, or after it has answered and before anybody hears that."""
_COMMITS = (b"COMMIT\0", b"COMMIT;\0")


class Proxy:
    """Forwards bytes to the server of an address, until told otherwise."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        assert parts.port is not None
        self._server_port = parts.port
        self._database = parts.path
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self.cut: Cut | None = None
        """What to do at the next commit."""
        self.stays_down = False
        """Whether nobody can connect any more once the wire was cut."""
        self.is_down = False
        self.is_deaf = False
        """Whether bytes vanish, as on a network that fell apart."""
        self.was_cut = asyncio.Event()
        self._committing = False

    @property
    def url(self) -> str:
        """The address of the wire's end."""
        return f"postgresql://sobremesa@127.0.0.1:{self._port}{self._database}"

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self._port: int = self._listening.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_error: object) -> None:
        self._listening.close()
        self.break_all()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def break_all(self) -> None:
        """Cut every connection that there is."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.transport.abort()
            return
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._server_port)
        self._writers |= {writer, server_writer}
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._forward(server_reader, writer))
                both.create_task(self._forward_questions(reader, server_writer))
        except* (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()
            server_writer.transport.abort()
            self._writers -= {writer, server_writer}

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if self.cut == "after" and self._committing:
                # The server has answered the commit: it is done, and nobody will know.
                self._cut_now()
                return
            writer.write(data)
            await writer.drain()
        writer.transport.abort()

    async def _forward_questions(self, reader: asyncio.StreamReader, server: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if self.cut is not None and any(commit in data for commit in _COMMITS):
                if self.cut == "before":
                    self._cut_now()
                    return
                self._committing = True
            if self.is_deaf:
                continue
            server.write(data)
            await server.drain()
        server.transport.abort()

    def _cut_now(self) -> None:
        self.cut = None
        self._committing = False
        self.is_down = self.stays_down
        self.was_cut.set()
        self.break_all()
