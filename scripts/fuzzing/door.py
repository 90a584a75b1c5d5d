"""A socket on which frames can be wrong in every way, since they are made by hand."""

import asyncio
import secrets
import struct
from types import TracebackType
from typing import Any, Self

import msgspec

TEXT, BINARY, CLOSE, PING, PONG, REST = 1, 2, 8, 9, 10, 0
_PATIENCE = 60.0


class Door:
    """One connection."""

    def __init__(self, port: int, cookie: str) -> None:
        self._port = port
        self._cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def __aenter__(self) -> Self:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._streams = reader, writer
        writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: c29icmVtZXNhIGZ1enohIQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._streams is not None:
            self._streams[1].close()

    def frame(self, opcode: int, data: bytes, *, final: bool = True, masked: bool = True, reserved: int = 0) -> None:
        """Send a frame, as it is asked for."""
        assert self._streams is not None
        first = (0x80 if final else 0) | reserved << 4 | opcode
        size = len(data)
        bit = 0x80 if masked else 0
        if size < 126:
            head = struct.pack("!BB", first, bit | size)
        elif size < 2**16:
            head = struct.pack("!BBH", first, bit | 126, size)
        else:
            head = struct.pack("!BBQ", first, bit | 127, size)
        mask = secrets.token_bytes(4) if masked else b""
        key = int.from_bytes((mask * (size // 4 + 1))[:size]) if masked else 0
        body = (int.from_bytes(data) ^ key).to_bytes(size) if masked and size else data
        self._streams[1].write(head + mask + body)

    def send(self, text: str) -> None:
        """Send text, whatever it is; lone surrogates can only be escaped."""
        self.frame(TEXT, text.encode("utf-8", errors="replace"))

    async def receive(self) -> tuple[int, Any]:
        """The next frame: its opcode, and its message or the code of a close, 1006 for none; pings are answered."""
        assert self._streams is not None
        reader = self._streams[0]
        try:
            async with asyncio.timeout(_PATIENCE):
                first, size = await reader.readexactly(2)
                if size == 126:
                    (size,) = struct.unpack("!H", await reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", await reader.readexactly(8))
                data = await reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return CLOSE, 1006
        match first & 0x0F:
            case 1:
                return TEXT, msgspec.json.decode(data)
            case 8:
                return CLOSE, int.from_bytes(data[:2])
            case 9:
                self.frame(PONG, data)
                return PING, {}
            case opcode:
                return opcode, {}
