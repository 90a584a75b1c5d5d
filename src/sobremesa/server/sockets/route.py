"""The door of the WebSocket."""

from collections.abc import Sequence
from typing import Any

from litestar import WebSocket, websocket

from sobremesa.server.denial import Denied
from sobremesa.server.door import BANNED, SIGNED_OUT
from sobremesa.server.http.visiting import node_of, recognise
from sobremesa.server.sockets.connection import Connection
from sobremesa.server.wire import SocketLine

MOST_CONNECTIONS_A_PERSON = 12
MOST_CONNECTIONS_AN_ADDRESS = 200
"""A class of thirty has a tab or two each; a house for more behind one address has no limits by address."""


class _Wire:
    """Frames over Litestar's socket, and past it where there are many."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._line: SocketLine = socket.scope["state"]["line"]
        self._open = True

    def send(self, frames: Sequence[bytes]) -> None:
        """Send some, as text: browsers read JSON from it."""
        self._line.send_texts(frames)

    @property
    def is_full(self) -> bool:
        """Whether the client has much to read already."""
        return not self._line.writable.is_set()

    async def drained(self) -> None:
        """Wait until the client has read most of it."""
        await self._line.writable.wait()

    async def receive(self) -> str | bytes | None:
        """The next one; None at the end."""
        event = await self._line.receive()
        if event["type"] != "websocket.receive":
            self._open = False
            return None
        text: str | None = event.get("text")
        return event.get("bytes", b"") if text is None else text

    async def close(self, code: int, reason: str) -> None:
        """End it, once."""
        if self._open:
            self._open = False
            await self._socket.close(code=code, reason=reason)

    def abort(self) -> None:
        """Cut it off."""
        self._line.transport.abort()


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """One client."""
    try:
        await _serve(socket)
    finally:
        # It knows its own ways in and out, and they know it: it is gone at once, and need not be found.
        del socket.receive, socket.send


async def _serve(socket: WebSocket[Any, Any, Any]) -> None:
    """Whoever has no session is told to get one first."""
    node = node_of(socket)
    away, why = SIGNED_OUT
    try:
        visitor = await recognise(socket)
    except Denied:
        visitor, (away, why) = None, BANNED
    await socket.accept()
    if visitor is None:
        await socket.close(code=away, reason=why)
        return
    if node.draining:
        await socket.close(code=1012, reason="restart")
        return
    if node.sockets[visitor.id] >= MOST_CONNECTIONS_A_PERSON or (
        node.settings.address_limits and node.sockets[visitor.address] >= MOST_CONNECTIONS_AN_ADDRESS
    ):
        await socket.close(code=4429, reason="too-many")
        return
    await Connection(node, _Wire(socket), visitor).serve()


ROUTES = (socket,)
