"""Whoever has left is gone at once: nothing of a socket waits until Python looks for what only knows itself."""

import asyncio
import gc
import json
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sobremesa.protocol.telling import Person
from sobremesa.server import wire
from sobremesa.server.app import make_app
from sobremesa.server.http.visiting import COOKIE, Visitor
from sobremesa.server.node import Node
from sobremesa.server.people.sessions import Visit
from sobremesa.server.settings import Settings
from sobremesa.server.sockets import outbox
from sobremesa.server.sockets.stream import Stream
from sobremesa.storage.error import StoreUnavailable
from sobremesa.storage.people.circles import Circle
from sobremesa.table import Setting
from tests.patience import dial, patience, pause
from tests.server.lines import listening

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("nobody_looks")]


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """Lines are different things on each of them; nodes run on the second."""
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture
def nobody_looks() -> Iterator[None]:
    """No garbage is found."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
async def node() -> AsyncIterator[Node]:
    """A whole one."""
    node = Node(Settings())
    await node.start()
    yield node
    await node.stop()


@pytest.fixture
async def ana(node: Node) -> Visit:
    """A guest."""
    return await node.people.sessions.begin_as_guest("Ana", "en", now=node.now())


@pytest.fixture
async def table(node: Node, ana: Visit) -> str:
    """A table of hers."""
    return await node.rooms.open(Setting("golf", "en", seats=2), ana.person.id)


@pytest.fixture
def state() -> ServerState:
    """Whom the server knows."""
    return ServerState()


@pytest.fixture
def lines() -> list["weakref.ref[Any]"]:
    """Every line that there ever was."""
    return []


@pytest.fixture
async def port(node: Node, state: ServerState, lines: list["weakref.ref[Any]"]) -> AsyncIterator[int]:
    """Where the node listens."""
    async with listening(make_app(node), state, lines) as port:
        yield port


@asynccontextmanager
async def watching(port: int, visit: Visit, table: str) -> AsyncIterator[ClientConnection]:
    """Somebody who watches a table."""
    async with dial(
        f"ws://127.0.0.1:{port}/api/socket", additional_headers={"Cookie": f"{COOKIE}={visit.cookie}"}
    ) as socket:
        await socket.send(json.dumps({"kind": "hello", "protocol": 1}))
        await socket.send(json.dumps({"kind": "watch", "id": "w", "table": table}))
        while json.loads(await socket.recv())["kind"] != "update":
            pass
        yield socket


def known(node: Node, state: ServerState) -> list["weakref.ref[Any]"]:
    """What a node and its server know of the only client."""
    (connection,), (line,) = node.connections, state.connections
    assert isinstance(line, wire.SocketLine)
    return [weakref.ref(each) for each in (connection, line, line.conn)]


async def gone(state: ServerState, them: list["weakref.ref[Any]"]) -> bool:
    """Once nobody serves them, whether nothing knows them."""
    assert them
    async with patience():
        while state.connections or state.tasks:
            await pause()
        # Those who have just been told of an end have a last turn.
        for _ in range(10):
            await asyncio.sleep(0)
    return all(each() is None for each in them)


async def _goes(_node: Node, socket: ClientConnection) -> None:
    await socket.close()


async def _is_sent_away(node: Node, _socket: ClientConnection) -> None:
    await node.drain()


async def _does_not_read(node: Node, _socket: ClientConnection) -> None:
    (client,) = node.connections
    for _ in range(outbox.MOST_FRAMES + 2):
        client.tell(b"{}")


async def _sends_no_frame(_node: Node, socket: ClientConnection) -> None:
    socket.transport.write(b"\xff" * 20)


@pytest.mark.parametrize(
    ("end", "code"), [(_goes, 1000), (_is_sent_away, 1012), (_does_not_read, 1013), (_sends_no_frame, 1002)]
)
async def test_whoever_watched_a_table_is_gone_with_the_socket(
    node: Node,
    state: ServerState,
    lines: list["weakref.ref[Any]"],
    port: int,
    ana: Visit,
    table: str,
    end: Callable[[Node, ClientConnection], Awaitable[None]],
    code: int,
) -> None:
    async with watching(port, ana, table) as socket:
        them = known(node, state)
        await end(node, socket)
        await socket.wait_closed()
        assert socket.close_code == code
    assert await gone(state, [*them, *lines])


async def test_whoever_was_turned_away_is_gone_as_well(
    state: ServerState, lines: list["weakref.ref[Any]"], port: int
) -> None:
    async with dial(f"ws://127.0.0.1:{port}/api/socket") as socket:
        await socket.wait_closed()
    assert await gone(state, lines)


async def test_a_bot_that_read_a_table_is_gone_when_it_reads_no_more(node: Node, ana: Visit, table: str) -> None:
    room = await node.rooms.find(table)
    assert room is not None
    visitor = Visitor(Person(ana.person.id, "Ana"), None, "127.0.0.1", "en", secure=False)
    stream = Stream(node, room, visitor, (ana.person.id,), lambda: None)
    await stream.open(None, 0)
    await stream.close()
    them = weakref.ref(stream)
    del stream
    assert them() is None


async def test_whoever_could_not_be_served_is_not_sent_away_afterwards(
    node: Node, port: int, ana: Visit, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever goes round at the door may still have them on the list."""
    clients: list[Any] = []

    async def away(_person: str) -> Circle:
        clients.extend(node.connections)
        raise StoreUnavailable("no answer")

    monkeypatch.setattr(node.circles, "of", away)
    with pytest.raises(ConnectionClosed):
        async with watching(port, ana, table):
            pass
    async with patience():
        while node.connections:
            await pause()
    (client,) = clients
    await client.leave(1012, "restart")
