"""Takes clients from a listening socket while there are places for them, and turns others away before they speak."""

import asyncio
import socket
import struct
from collections.abc import Callable
from typing import Any

import structlog

from sobremesa.server.places import Place, Places

_AT_ONCE = 64
"""Clients that are taken in one go, before others are served again."""
_PAUSE = 0.2
"""Seconds until clients are taken again when the system had nothing left for one."""
_RESET = struct.pack("ii", 1, 0)
"""A connection that is turned away ends at once, and the system keeps nothing of it."""
_log = structlog.get_logger()


class Acceptor:
    """A listener with a limit, in the place of asyncio's, which takes whoever comes until no descriptor is left."""

    def __init__(
        self,
        listener: socket.socket,
        places: Places,
        make: Callable[[Place], asyncio.Protocol],
        *,
        is_proxy: Callable[[str | None], bool],
        turned_away: Callable[[], None],
    ) -> None:
        self._listener = listener
        self._places = places
        self._make = make
        self._is_proxy = is_proxy
        self._turned_away = turned_away
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[None]] = set()
        self._again: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Take clients."""
        self._again = None
        self._loop.add_reader(self._listener, self._accept)

    def close(self) -> None:
        """Take no more."""
        self._loop.remove_reader(self._listener)
        if self._again is not None:
            self._again.cancel()

    async def wait_closed(self) -> None:
        """Until those who were being taken are there."""
        await asyncio.gather(*self._coming, return_exceptions=True)

    def _accept(self) -> None:
        for _ in range(_AT_ONCE):
            try:
                line, peer = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as problem:
                # Out of descriptors or memory: whoever waits is taken when something is left again.
                _log.warning("accept-failed", problem=problem.strerror)
                self._loop.remove_reader(self._listener)
                self._again = self._loop.call_later(_PAUSE, self.start)
                return
            self._take(line, peer)

    def _take(self, line: socket.socket, peer: Any) -> None:
        address = peer[0] if isinstance(peer, tuple) else None
        place = self._places.enter(address, is_proxy=self._is_proxy(address))
        if place is None:
            self._turned_away()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            line.close()
            return
        task = self._loop.create_task(self._bring_in(line, place))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _bring_in(self, line: socket.socket, place: Place) -> None:
        try:
            line.setblocking(False)  # noqa: FBT003 - its own word for it
            if line.family != getattr(socket, "AF_UNIX", None):
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._loop.connect_accepted_socket(lambda: self._make(place), line)
        except OSError:
            # Gone again before it was there.
            place.leave()
            line.close()
