"""Runs a node until it is asked to stop."""

import asyncio
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog
import uvicorn
import uvloop

from sobremesa.server.accepting import Acceptor
from sobremesa.server.addresses import Proxies
from sobremesa.server.app import make_app
from sobremesa.server.descriptors import raise_limit
from sobremesa.server.garbage import look_for_garbage
from sobremesa.server.node import Node
from sobremesa.server.places import MOST_AN_ADDRESS, Place, Places, most_places
from sobremesa.server.settings import Settings
from sobremesa.server.wire import HttpLine, SocketLine

LARGEST_FRAME = 64 * 1024
_log = structlog.get_logger()
_LAST_ANSWERS = 5
"""Seconds that answers under way have when a node stops."""
_PING_TIMEOUT = 10
"""Seconds until a client that does not answer the ping of its socket counts as gone."""
_SEND_BUFFER = 256 * 1024
"""Bytes that the system takes for a client that does not read; left alone it takes megabytes."""
_LOOK = 0.1
_TURN = 0.0005


class _Server(uvicorn.Server):
    """Says when it listens, and lets clients go before it stops."""

    def __init__(self, config: uvicorn.Config, node: Node, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._node = node
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        assert sockets is not None
        settings, metrics = self._node.settings, self._node.metrics
        places = Places(most=most_places(), most_an_address=MOST_AN_ADDRESS if settings.address_limits else None)
        acceptors = [
            Acceptor(
                listener,
                places,
                self._make_line,
                is_proxy=Proxies(settings.proxies).trusts,
                turned_away=metrics.turned_away.inc,
            )
            for listener in sockets
        ]
        # In the place of what uvicorn would start: `close` and `wait_closed` are all that it asks of it.
        self.servers = acceptors  # type: ignore[assignment]
        for acceptor in acceptors:
            acceptor.start()
        self.started = True
        self._listening()

    def _make_line(self, place: Place) -> HttpLine:
        return HttpLine(config=self.config, server_state=self.server_state, app_state=self.lifespan.state, place=place)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say for a while that others are to be asked, tell clients to come back, then close."""
        self._node.draining = True
        until = time.monotonic() + self._node.settings.drain_seconds
        while time.monotonic() < until and not self.force_exit:
            await asyncio.sleep(_LOOK)
        await self._node.drain()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGTERM and SIGINT ask for a stop; uvicorn would raise them again, before everything is closed."""
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def serve(settings: Settings, listener: socket.socket, listening: Callable[[], None] = lambda: None) -> None:
    """Serve on a socket that is bound already, until SIGTERM or SIGINT; everything acknowledged is kept by then."""
    # The writer needs the interpreter several times a group, and would wait 5 ms for it each time.
    sys.setswitchinterval(_TURN)
    _log.info("descriptors", most=raise_limit())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(Node(settings), listener, listening))


async def _serve(node: Node, listener: socket.socket, listening: Callable[[], None]) -> None:
    # What takes long comes first: once the node has started, clocks run and people want to come in.
    config = _config(node)
    config.load()
    await node.start()
    garbage = asyncio.create_task(look_for_garbage())
    try:
        await _Server(config, node, listening).serve([listener])
    finally:
        garbage.cancel()
        await node.stop()


def _config(node: Node) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(node),
        http=HttpLine,
        ws=SocketLine,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_LAST_ANSWERS,
        timeout_keep_alive=10,
        ws_ping_interval=20,
        ws_ping_timeout=_PING_TIMEOUT,
    )


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens on this address; port 0 takes a free one. `OSError` where that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # What is accepted has the same.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    try:
        listener.bind((host, port))
        listener.listen(4096)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)  # noqa: FBT003 - its own word for it
    return listener
