"""A WebSocket client with nothing to spare, so that thousands of them leave the machine to the server."""

import asyncio
import struct
from collections.abc import Callable
from typing import cast

import msgspec

_NO_MASK = b"\x00\x00\x00\x00"
"""A mask that changes nothing: the server takes it off as any other, and the client is spared the work."""
_SMALL, _MIDDLE = 126, 127
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A


class Wire(asyncio.Protocol):
    """One connection; every text frame goes to `heard`, whole."""

    def __init__(self, address: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._address = address
        self._cookie = cookie
        self._heard = heard
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        # uvloop's transports are none of asyncio's classes.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {self._address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: c29icmVtZXNhIGxvYWQhIQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Whatever has come; frames are handed on when they are whole."""
        self._buffer += data
        if not self._is_open and not self._open():
            return
        while (frame := self._next()) is not None:
            self._heard(frame)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    def send(self, text: bytes, first: int = _TEXT) -> None:
        """One frame, of text unless its first byte is another."""
        assert self._transport is not None
        size = len(text)
        head = bytes((first, 0x80 | size)) if size < _SMALL else struct.pack("!BBH", first, 0x80 | _SMALL, size)
        self._transport.write(head + _NO_MASK + text)

    def close(self) -> None:
        """Go."""
        if self._transport is not None:
            self._transport.abort()

    def _open(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(bytes(self._buffer[:end]).decode("latin-1")))
            return False
        del self._buffer[: end + 4]
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _next(self) -> bytes | None:
        """The next text frame; the server sends none in parts."""
        while True:
            buffer = self._buffer
            if len(buffer) < 2:
                return None
            size, start = buffer[1], 2
            if size == _SMALL and len(buffer) >= 4:
                size, start = int.from_bytes(buffer[2:4]), 4
            elif size == _MIDDLE and len(buffer) >= 10:
                size, start = int.from_bytes(buffer[2:10]), 10
            elif size >= _SMALL:
                return None
            if len(buffer) < start + size:
                return None
            first, frame = buffer[0], bytes(buffer[start : start + size])
            del buffer[: start + size]
            if first == _TEXT:
                return frame
            if first == _PING:
                self.send(frame, _PONG)


async def connect(wire: Wire, host: str, port: int) -> None:
    """Open a socket."""
    await asyncio.get_running_loop().create_connection(lambda: wire, host, port)
    await wire.opened


class Http:
    """One connection for one request after another, for as long as the server keeps it."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[bytes, str]:
        """The body of the answer and the cookie that came with it; `ConnectionError` for a no."""
        async with self._one_at_a_time:
            if self._streams is None or self._streams[0].at_eof():
                self.close()
                self._streams = await asyncio.open_connection(self._host, self._port)
            return await self._post(*self._streams, path, msgspec.json.encode(body), cookie)

    async def _post(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, data: bytes, cookie: str
    ) -> tuple[bytes, str]:
        given = f"Cookie: {cookie}\r\n" if cookie else ""
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nContent-Type: application/json\r\n"
            f"{given}Content-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        answer = await reader.readexactly(int(headers["content-length"]))
        if not status.split()[1].startswith("2"):
            raise ConnectionError(f"{status}: {answer.decode()}")
        return answer, headers.get("set-cookie", "").partition(";")[0]

    def close(self) -> None:
        """Go."""
        if self._streams is not None:
            self._streams[1].close()
