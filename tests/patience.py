"""How long a test waits before it gives up: one number for all, as tests wait for conditions and never for times.

A deadline ends only a test that would never pass, so it is far longer than a busy machine needs. Where even that is too
short, `PATIENCE=3` in the environment makes every deadline three times as long.
"""

import asyncio
import os
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from websockets.asyncio.client import connect

PATIENCE = 120 * float(os.environ.get("PATIENCE", "1"))
"""Seconds."""
dial = partial(connect, open_timeout=PATIENCE, ping_interval=None)
"""Opens a socket, and takes nobody who is slow for lost."""
_PAUSE = 0.005
Found = TypeVar("Found")


def patience() -> asyncio.Timeout:
    """A deadline for whatever is awaited in its block."""
    return asyncio.timeout(PATIENCE)


async def pause() -> None:
    """Let others go on before one looks again."""
    await asyncio.sleep(_PAUSE)


async def until(holds: Callable[[], Found]) -> Found:
    """Look until something holds, and return what it gave; for what tells nobody when it changes."""
    async with patience():
        while not (found := holds()):
            await pause()
        return found


def make_house_patient() -> None:
    """Give the house's own timeouts, which are for lost connections, as long as tests have: here they are slow ones."""
    from sobremesa.cli.operator import closing
    from sobremesa.server import serving, wire
    from sobremesa.storage.postgres import connecting, fate
    from sobremesa.storage.sqlite import opening

    for module, name in (
        (serving, "_PING_TIMEOUT"),
        (wire, "UNREAD_SECONDS"),
        (connecting, "_CONNECT_SECONDS"),
        (connecting, "_COMMAND_SECONDS"),
        (connecting, "_IDLE_SECONDS"),
        (fate, "_SECONDS"),
        (opening, "_WAIT_SECONDS"),
    ):
        assert hasattr(module, name)
        setattr(module, name, PATIENCE)
    closing._PATIENCE = round(PATIENCE / closing._LOOKS)
