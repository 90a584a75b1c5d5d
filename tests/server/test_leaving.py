"""Whoever has left is gone at once: nothing of a socket waits until Python looks for what only knows itself."""

import asyncio
import gc
import json
import weakref
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from sobremesa.server import wire
from sobremesa.server.app import make_app
from sobremesa.server.http.visiting import COOKIE
from sobremesa.server.node import Node
from sobremesa.server.settings import Settings
from sobremesa.table import Setting

pytestmark = pytest.mark.anyio


@pytest.fixture
def _nobody_looks() -> Iterator[None]:
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
def state() -> ServerState:
    """Whom the server knows."""
    return ServerState()


@pytest.fixture
async def port(node: Node, state: ServerState) -> AsyncIterator[int]:
    """Where the node listens."""
    config = uvicorn.Config(
        make_app(node), http=wire.HttpLine, ws=wire.SocketLine, lifespan="off", log_config=None, proxy_headers=False
    )
    config.load()
    server = await asyncio.get_running_loop().create_server(
        lambda: wire.HttpLine(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    yield server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()


async def _gone(state: ServerState, *known: "weakref.ref[Any]") -> bool:
    """Once nobody serves them, whether nothing knows them."""
    async with asyncio.timeout(20):
        while state.connections or state.tasks:
            await asyncio.sleep(0.01)
        # Those who have just been told of an end have a last turn.
        for _ in range(10):
            await asyncio.sleep(0)
    return all(each() is None for each in known)


@pytest.mark.usefixtures("_nobody_looks")
async def test_whoever_watched_a_table_is_gone_with_the_socket(node: Node, state: ServerState, port: int) -> None:
    visit = await node.people.sessions.begin_as_guest("Ana", "en", now=node.now())
    table = await node.rooms.open(Setting("golf", "en", seats=2), visit.person.id)
    async with connect(
        f"ws://127.0.0.1:{port}/api/socket", additional_headers={"Cookie": f"{COOKIE}={visit.cookie}"}
    ) as socket:
        await socket.send(json.dumps({"kind": "hello", "protocol": 1}))
        await socket.send(json.dumps({"kind": "watch", "id": "w", "table": table}))
        while json.loads(await socket.recv())["kind"] != "update":
            pass
        (line,), (connection,) = map(weakref.ref, state.connections), map(weakref.ref, node.connections)
        assert line() is not None
        assert connection() is not None
    assert await _gone(state, line, connection)


@pytest.mark.usefixtures("_nobody_looks")
async def test_whoever_was_turned_away_is_gone_as_well(state: ServerState, port: int) -> None:
    async with connect(f"ws://127.0.0.1:{port}/api/socket") as socket:
        (line,) = map(weakref.ref, state.connections)
        await socket.wait_closed()
    assert await _gone(state, line)
