"""uvicorn's two protocols, with an end to patience: for half a request, endless headers, and whoever does not read."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from sobremesa.server.places import Place

REQUEST_SECONDS = 20.0
"""In which a request must have come whole, from the first byte on; a class behind a slow line needs a few."""
UNREAD_SECONDS = 20.0
"""In which a client must have read a piece of an answer: three kilobytes a second, which any line can do."""
MOST_AHEAD = 16
"""Requests that a client may send before the first of them is answered; browsers send one."""
LARGEST_HEAD = 32 * 1024
"""Bytes of a request before its body; cookies and all are a few hundred."""
_NO_TEXT = 1007
_COME_AGAIN = 1013
_AHEAD = 8
"""Messages that may wait to be heard while more are read."""
_TEXT = 0x81
"""A whole message of text in one frame."""
_SHORT, _LONG = 126, 65_536
_LINGER = 5.0
"""Seconds in which what was sent last can be read."""


class HttpLine(HttpToolsProtocol):
    """HTTP: uvicorn waits for ever for the rest of a request, and for clients to read, and takes endless headers."""

    def __init__(self, *given: Any, place: Place | None = None, **named: Any) -> None:
        super().__init__(*given, **named)
        self._place = Place() if place is None else place
        self.ws_protocol_class = partial(SocketLine, place=self._place)  # type: ignore[assignment]
        self._head = 0
        self._answering = False
        self._patience: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come, and is to say what for."""
        super().connection_made(transport)
        # Told of every byte that the system does not take, so that none is kept for long.
        transport.set_write_buffer_limits(high=0)
        self._place.cut = transport.abort
        self._place.wait()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._wait_no_more()
        self._has_read()
        self._place.leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client has not read what it was sent; no more is, and this must be read in time."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self.cut_off)
        self._place.stall()

    def resume_writing(self) -> None:
        """It has."""
        super().resume_writing()
        self._has_read()
        if self._answering:
            self._place.work()
        else:
            self._place.wait()

    def cut_off(self) -> None:
        """End the connection of a client that does not read, if it is one."""
        if self._unread is not None:
            self._has_read()
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """A part of a request: of its head until that is known."""
        if self._patience is None:
            self._wait()
        if self._head >= 0:
            self._head += len(data)
        super().data_received(data)
        # A request whose head has come may be large; what is larger than all of it is turned away by the guard.
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self._turn_away()

    def on_message_begin(self) -> None:
        """A request; too many before the first is answered are no browser's."""
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many requests at once")
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is known."""
        self._head = -1
        self._answering = True
        super().on_headers_complete()
        # Whoever answers without end may cut off a client that does not read.
        self.scope["state"]["abort"] = self.transport.abort

    def on_message_complete(self) -> None:
        """The request has come whole, and another may follow."""
        self._head = 0
        self._wait_no_more()
        if self._answering:
            self._place.work()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered, and the client may ask for something else."""
        self._answering = bool(self.pipeline)
        super().on_response_complete()
        if self._unread is None and not self._answering:
            self._place.wait()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a WebSocket, and nothing is left to do for this line, which its parser knows as well."""
        self._wait_no_more()
        self._has_read()
        self._place.work()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def _wait(self) -> None:
        self._patience = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _has_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _give_up(self) -> None:
        self._patience = None
        self.transport.abort()

    def _turn_away(self) -> None:
        self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n")
        self.transport.close()


class SocketLine(WebSocketsSansIOProtocol):
    """WebSocket: whoever does not read is cut off in the end, whatever waits to be read."""

    _cut: asyncio.TimerHandle | None = None
    _served = False
    _lost = False

    def __init__(self, *given: Any, place: Place | None = None, **named: Any) -> None:
        super().__init__(*given, **named)
        self._place = Place() if place is None else place

    def handle_connect(self, event: Request) -> None:
        """A handshake: whoever serves the socket gets hold of this end of it."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self._served = True
            self.scope["state"]["line"] = self
            self._place.cut = self.make_room
            self._place.open()

    def send_texts(self, frames: Sequence[bytes]) -> None:
        """Send frames of text in one go; through ASGI each of them would be decoded, encoded and written by itself."""
        if not self.disconnected and self.conn.state is State.OPEN:
            self.transport.write(b"".join(part for frame in frames for part in (_head(len(frame)), frame)))

    def send_receive_event_to_app(self) -> None:
        """A message has come; text that is none ends the connection, and is not worth a traceback in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(_NO_TEXT)
            self.handle_parser_exception()
            return
        # uvicorn stops reading after every message until it is heard; that is worth it when some wait.
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < _AHEAD
        super().send_receive_event_to_app()
        if self.queue.qsize() <= _AHEAD:
            self.read_paused = paused

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody serves it any more."""
        super().on_task_complete(task)
        self._served = False
        if self._lost:
            self._let_go()
        else:
            # A newcomer need not wait until it is gone.
            self._place.wait()
            self._cut = self.loop.call_later(_LINGER, self.transport.abort)

    def make_room(self) -> None:
        """End it for others; whoever reads what they are told is told to come again later."""
        if self.transport.get_write_buffer_size() or not self.handshake_complete or self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.send_close(_COME_AGAIN, "full")
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        # What was written last may not be read after all.
        self.loop.call_later(1.0, self.transport.abort)

    def shutdown(self) -> None:
        """The node stops; whoever is about to accept a client finds it gone, since no is all that it was told."""
        is_early = not self.handshake_complete
        try:
            super().shutdown()
        except InvalidState:
            # It has said goodbye, and does not read.
            self.transport.close()
        self.disconnected = self.disconnected or is_early

    def keepalive_timeout(self) -> None:
        """Nothing has been heard for too long."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        if self._cut is not None:
            self._cut.cancel()
        self._place.leave()
        super().connection_lost(exc)
        self._lost = True
        if not self._served:
            self._let_go()

    def _let_go(self) -> None:
        """Whoever knows this line and is known to it knows it no more: it is gone at once, and need not be found."""
        self.__dict__.pop("scope", None)
        self.conn.parser.close()
        self.conn.parser_exc = None


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes in a WebSocket, from a server (RFC 6455, 5.2)."""
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < _LONG:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2, "big")
    return bytes((_TEXT, _SHORT + 1)) + size.to_bytes(8, "big")


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
