"""Connections that say nothing, half of something, or do not read: they cost a place each, and no place for long."""

import asyncio

import pytest

from sobremesa.server.places import MOST_AN_ADDRESS
from tests.attacks.honest import played_through
from tests.attacks.raw import connect, is_over, request, rest
from tests.attacks.target import ATTACKER, OPEN_FILES, client_from, descriptors, memory
from tests.e2e.serving import Server
from tests.patience import patience, pause, until

pytestmark = pytest.mark.anyio

DOWNLOADS = 80
ROOM = 64 * 1024 * 1024
"""Bytes by which the server's memory may grow, the honest guest's match included; a copy a download is far more."""
HANDSHAKE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    f"Sec-WebSocket-Key: {'A' * 22}==",
)
SAID = (
    b"",
    b"GET",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    request("/api/socket", *HANDSHAKE),
)
"""Nothing, halves, and the socket of somebody without a session who does not listen when told so."""


async def test_downloads_that_nobody_reads_take_no_memory_and_are_cut_off(target: Server) -> None:
    async with client_from(target, "127.0.0.67") as client:
        told = (await client.get("/api/companion/words/en")).json()
    file = max(told["files"], key=lambda each: each["size"])
    assert DOWNLOADS * file["size"] > 6 * ROOM, "the attack is one"
    asked = request(f"/api/companion/words/en/{file['digest']}", "Accept-Encoding: identity")

    async def download() -> tuple[int, int]:
        before, cut_off = memory(target), 0
        lines = await asyncio.gather(*(connect(target, asked) for _ in range(DOWNLOADS)))
        async with patience():
            # All are being answered, and none of them reads.
            while await asyncio.to_thread(target.unread) < DOWNLOADS:
                await pause()
            held = memory(target) - before
            while cut_off < DOWNLOADS:
                cut_off += await asyncio.to_thread(target.end_patience)
                await pause()
            came = [await rest(line) for line in lines]
        for line in lines:
            line.close()
        return held, max(came)

    held, came = await played_through(target, download)
    assert held < ROOM
    assert came < file["size"], "they were cut off before they had it"


async def test_silent_connections_of_an_address_keep_nobody_out_there_or_elsewhere(target: Server) -> None:
    files = descriptors(target)

    async def flood() -> None:
        lines = []
        try:
            for number in range(MOST_AN_ADDRESS + 100):
                lines.append(await connect(target, SAID[number % len(SAID)]))
                if number % 50 == 49:
                    # Somebody else behind the same router, who comes for the first time.
                    async with client_from(target, ATTACKER) as newcomer:
                        answer = await newcomer.post("/api/me", json={"name": "New"})
                        assert answer.status_code == 200, answer.text
            assert descriptors(target) < files + MOST_AN_ADDRESS + 20 < OPEN_FILES
            # As many have made room as there were too many.
            await until(lambda: sum(map(is_over, lines)) >= 100)
        finally:
            for line in lines:
                line.close()

    await played_through(target, flood)
    await until(lambda: descriptors(target) < files + 20)
