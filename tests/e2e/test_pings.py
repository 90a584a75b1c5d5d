"""The server measures round trips with messages of its own, once it has been greeted."""

import msgspec
import pytest
from websockets.asyncio.client import connect

from sobremesa.protocol import PROTOCOL
from tests.e2e.serving import Server, guest

pytestmark = pytest.mark.anyio


async def test_the_first_ping_follows_the_welcome_so_that_it_can_be_answered_at_once(house: Server) -> None:
    ana = guest(house, "Ana")
    cookie = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
    ana.close()
    address = f"ws://127.0.0.1:{house.port}/api/socket"
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(msgspec.json.encode({"kind": "hello", "protocol": PROTOCOL}).decode())
        welcome, ping = [msgspec.json.decode(await socket.recv()) for _ in range(2)]
        assert (welcome["kind"], ping["kind"]) == ("welcome", "ping")
        await socket.send(msgspec.json.encode({"kind": "pong", "nonce": ping["nonce"]}).decode())
        await socket.send(msgspec.json.encode({"kind": "leave-lobby", "id": "q"}).decode())
        assert msgspec.json.decode(await socket.recv()) == {"kind": "done", "id": "q", "number": None, "table": ""}
