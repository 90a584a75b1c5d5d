"""The attackers, in a process of their own, so that what they do takes none of the time of those who measure.

Run with `python -m scripts.abusing.hostile PORT CLIENTS SECONDS`; what was tried is written as JSON.
"""

import asyncio
import sys
from contextlib import suppress
from typing import Any, cast

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from scripts.abusing.kinds import HOLDS, KINDS, Gang, Round
from tests.e2e.serving import Server

_BREATH = 0.05
"""Seconds between two rounds of a client."""


async def attack(port: int, clients: int, seconds: float) -> dict[str, int]:
    """So many clients, of each kind in turn, for so long, and until each kind has tried once."""
    # Whose process it is they do not know.
    gang = Gang(Server(cast(Any, None), port), seed=1, holds=min(HOLDS, seconds / 2))
    await gang.scout()
    attacking = [asyncio.create_task(_go_on(gang, KINDS[number % len(KINDS)])) for number in range(clients)]
    await asyncio.wait(attacking, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    while len(gang.tried) < min(clients, len(KINDS)) and not any(task.done() for task in attacking):
        await asyncio.sleep(_BREATH)
    for task in attacking:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*attacking, return_exceptions=True)
    return dict(gang.tally)


async def _go_on(gang: Gang, rounds: Round) -> None:
    while True:
        try:
            await rounds(gang)
        except (OSError, TimeoutError, EOFError, WebSocketException, httpx.HTTPError, msgspec.MsgspecError) as problem:
            gang.note(rounds.__name__, type(problem).__name__)
        gang.tried.add(rounds.__name__)
        await asyncio.sleep(_BREATH)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        found = asyncio.run(attack(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
        print(msgspec.json.encode(found).decode())
