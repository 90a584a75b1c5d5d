"""HTTP at the level of bytes: half a request does not hold a place for ever, and a whole one is answered.

And sockets: whoever has left is forgotten at once, and a node that stops in the middle of a handshake stops quietly.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn.server import ServerState

from sobremesa.server import wire
from sobremesa.server.sending import PIECE, Sending
from tests.patience import PATIENCE, patience, pause
from tests.server.lines import listening

pytestmark = pytest.mark.anyio

HEAD = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Read everything, and say yes."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def line(
    app: Any = echo, state: ServerState | None = None
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a server that has the patience of the house."""
    async with listening(app, ServerState() if state is None else state, []) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            yield reader, writer
        finally:
            writer.close()
            await asyncio.gather(writer.wait_closed(), return_exceptions=True)


@pytest.mark.parametrize("half", [b"", b"POST / HT", HEAD[:-4], HEAD, HEAD + b"ab"])
async def test_half_a_request_ends_when_patience_does(monkeypatch: pytest.MonkeyPatch, half: bytes) -> None:
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.2)
    async with line() as (reader, writer), patience():
        writer.write(half)
        with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)


async def test_a_drop_now_and_then_buys_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.2)
    async with line() as (reader, writer), patience():
        writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n")
        ended = asyncio.ensure_future(reader.readexactly(1))
        while not ended.done():
            writer.write(b"x")
            await asyncio.wait([ended], timeout=0.02)
        with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
            ended.result()


async def test_whole_requests_are_answered_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "REQUEST_SECONDS", PATIENCE)
    async with line() as (reader, writer), patience():
        for _ in range(3):
            writer.write(HEAD + b"abcd")
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")


async def test_a_large_body_in_the_same_breath_is_no_large_head() -> None:
    async with line() as (reader, writer), patience():
        body = b"a" * 60_000
        writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")


async def test_a_head_without_end_is_turned_away() -> None:
    async with line() as (reader, writer), patience():
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * wire.LARGEST_HEAD)
        assert (await reader.readline()).startswith(b"HTTP/1.1 431")


GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
LARGE = bytes(range(256)) * 64 * 1024


async def hand_out(_scope: Any, _receive: Any, send: Any) -> None:
    """More than the system takes for a client that does not read, in pieces."""
    length = str(len(LARGE)).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
    await Sending().send(LARGE, send, lambda: None, more=False)


def read_nothing(writer: asyncio.StreamWriter) -> None:
    """Leave everything that comes with the system."""
    transport = writer.transport
    assert isinstance(transport, asyncio.Transport)
    transport.pause_reading()


async def test_who_does_not_read_an_answer_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "UNREAD_SECONDS", 0.1)
    state = ServerState()
    async with line(hand_out, state) as (_, writer), patience():
        read_nothing(writer)
        writer.write(GET)
        while not state.connections:
            await pause()
        (connection,) = state.connections
        assert isinstance(connection, wire.HttpLine)
        while state.connections:
            # What waits here is a piece and what the connection was handed of the next, and never the whole.
            assert connection.transport.get_write_buffer_size() <= 2 * PIECE
            await pause()
        await asyncio.gather(*state.tasks)


async def test_the_end_of_an_answer_must_be_read_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn closes a connection that has nothing more to say when all of it was read, and waits for that for ever."""
    monkeypatch.setattr(wire, "UNREAD_SECONDS", 0.1)
    state = ServerState()

    async def at_once(_scope: Any, _receive: Any, send: Any) -> None:
        headers = [(b"content-length", str(len(LARGE)).encode()), (b"connection", b"close")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": LARGE})

    async with line(at_once, state) as (_, writer), patience():
        read_nothing(writer)
        writer.write(GET)
        while not state.connections:
            await pause()
        while state.connections:
            await pause()


async def test_who_reads_slowly_gets_everything_and_new_time_with_every_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "UNREAD_SECONDS", PATIENCE)
    state, deadlines, came = ServerState(), set(), bytearray()
    async with line(hand_out, state) as (reader, writer), patience():
        writer.write(GET)
        await reader.readuntil(b"\r\n\r\n")
        (connection,) = state.connections
        assert isinstance(connection, wire.HttpLine)
        while len(came) < len(LARGE):
            came += await reader.read(PIECE)
            if connection._unread is not None:
                deadlines.add(connection._unread.when())
        assert came == LARGE
        assert len(deadlines) > 1
        writer.write(GET)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200"), "and the connection lives on"


async def test_more_requests_at_once_than_any_browser_sends_end_the_connection() -> None:
    async with line() as (reader, writer), patience():
        writer.write(500 * (HEAD + b"abcd"))
        answers = await reader.read()
        assert answers.count(b"HTTP/1.1 ") <= wire.MOST_AHEAD + 2
        assert b"HTTP/1.1 400" in answers


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def test_a_node_that_stops_during_a_handshake_has_nothing_to_complain_of(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked, stopped = asyncio.Event(), asyncio.Event()
    state = ServerState()

    async def late(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        asked.set()
        await stopped.wait()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 1012, "reason": "restart"})

    async with line(late, state) as (reader, writer), patience():
        writer.write(HANDSHAKE)
        await asked.wait()
        stopped.set()
        for connection in tuple(state.connections):
            connection.shutdown()
        await asyncio.gather(*state.tasks)
        await reader.read()
    assert not caplog.records


async def test_a_node_that_stops_goes_on_after_one_who_said_goodbye_and_does_not_read() -> None:
    served, state = asyncio.Event(), ServerState()

    async def talkative(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        # More than fits into the system's own buffers, so that the line stays open.
        await send({"type": "websocket.send", "bytes": bytes(32 * 1024 * 1024)})
        served.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async with line(talkative, state) as (_, writer), patience():
        writer.write(HANDSHAKE)
        await served.wait()
        # A close frame, masked with zeros.
        writer.write(b"\x88\x82\x00\x00\x00\x00\x03\xe8")
        (connection,) = state.connections
        assert isinstance(connection, wire.SocketLine)
        while connection.conn.close_rcvd is None:
            await pause()
        assert connection in state.connections
        connection.shutdown()
        assert connection.transport.is_closing()
