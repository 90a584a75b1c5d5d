"""Real lines to an application, of the kinds that the house has, within the test's own loop."""

import asyncio
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from sobremesa.server import wire


@asynccontextmanager
async def listening(app: Any, state: ServerState, made: list["weakref.ref[Any]"]) -> AsyncIterator[int]:
    """The port; the server knows whom `state` holds, and every line that comes is in `made`."""
    config = uvicorn.Config(
        app, http=wire.HttpLine, ws=wire.SocketLine, lifespan="off", log_config=None, proxy_headers=False
    )
    config.load()

    def make() -> wire.HttpLine:
        line = wire.HttpLine(config=config, server_state=state, app_state={})
        made.append(weakref.ref(line))
        return line

    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await server.wait_closed()
