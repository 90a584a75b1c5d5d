"""Attackers with several addresses, who together hold every place that the server has for connections."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.attacks.honest import played_through
from tests.attacks.target import attacked, client_from
from tests.e2e.players import Player
from tests.e2e.serving import Server
from tests.patience import PATIENCE, until

pytestmark = pytest.mark.anyio

FILES = 256
"""Descriptors of the server: a quarter of the usual ones, for which a quarter of the attackers will do."""
PLACES = FILES - FILES // 4
ATTACKERS = [f"127.0.0.{number}" for number in range(71, 76)]
PEOPLE = 4
"""Behind each of these addresses."""
SOCKETS = 12
"""Of each of them."""
FULL = 1013


async def socket_from(server: Server, address: str, cookie: str) -> ClientConnection | None:
    """An accepted socket that answers pings and asks for nothing; None where there is no place."""
    try:
        return await connect(
            f"ws://127.0.0.1:{server.port}/api/socket",
            additional_headers={"Cookie": cookie},
            local_addr=(address, 0),
            open_timeout=PATIENCE,
            proxy=None,
        )
    except (OSError, WebSocketException):
        return None


async def sockets_of_guest(server: Server, address: str) -> list[ClientConnection]:
    """All that a new guest gets."""
    try:
        async with client_from(server, address) as client:
            answer = await client.post("/api/me", json={"name": "Mallory"})
    except httpx.TransportError:
        return []
    assert answer.status_code == 200, answer.text
    cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
    got = await asyncio.gather(*(socket_from(server, address, cookie) for _ in range(SOCKETS)))
    return [each for each in got if each is not None]


async def test_five_addresses_that_hold_every_place_with_sockets_keep_no_newcomer_out(tmp_path: Path) -> None:
    with attacked(tmp_path, open_files=FILES) as server:
        held: list[ClientConnection] = []

        def is_open(socket: ClientConnection) -> bool:
            return socket.close_code is None

        async def flood() -> None:
            for address in ATTACKERS * PEOPLE:
                held.extend(await sockets_of_guest(server, address))
            assert len(held) > PLACES - 20, "the attack is one"
            for number in range(3):
                newcomer = await Player.enter(server, "New", address=f"127.0.0.{81 + number}")
                for address in ATTACKERS:
                    # Whoever had to make room wants it back.
                    held.extend(await sockets_of_guest(server, address))
                await newcomer.open_table(game="golf", language="en")
            # They are told when to come again, and not before somebody else needs the place.
            await until(lambda: any(each.close_code == FULL for each in held))
            assert sum(map(is_open, held)) > PLACES - 40

        try:
            await played_through(server, flood)
        finally:
            for each in held:
                each.transport.abort()
