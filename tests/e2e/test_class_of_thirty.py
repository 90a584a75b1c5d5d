"""Limits by address, as they are: a class behind one router comes in at once, and a flood does not."""

import asyncio
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.e2e.players import Player
from tests.e2e.serving import Server, serving
from tests.patience import PATIENCE, patience

pytestmark = pytest.mark.anyio


@pytest.fixture
def strict() -> Iterator[Server]:
    """A house with all its limits."""
    with serving("memory:", "--host", "127.0.0.1", "--log", "none") as server:
        yield server


async def test_thirty_behind_one_address_sit_down_at_once_and_the_hundredth_guest_waits(strict: Server) -> None:
    began = time.monotonic()
    pupils = await asyncio.gather(*(Player.enter(strict, f"Pupil {number}") for number in range(30)))
    hosts, others = pupils[:10], pupils[10:]
    tables = await asyncio.gather(
        *(host.open_table(game="golf", language="en", seats=3, options={"words": "dictionary"}) for host in hosts)
    )
    for pupil, table in zip(others, tables * 2, strict=True):
        code = next(host for host in hosts if table in host.tables).tables[table]["state"]["code"]
        found = await pupil.http.get(f"/api/codes/{code}")
        assert found.json() == {"table": table}
        await pupil.watch(table)
        assert (await pupil.do(table, "sit"))["kind"] == "done"
    await load_the_page_like_browsers(strict)
    for pupil in pupils:
        assert (await pupil.ask("leave-lobby"))["kind"] == "done", "nobody has lost the socket"
    refused: list[httpx.Response] = []
    async with httpx.AsyncClient(base_url=strict.url, timeout=PATIENCE) as flood:
        for number in range(30, 200):
            # Whom a stranger says to ask for counts for nothing.
            headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            answer = await flood.post("/api/me", json={}, headers=headers)
            refused += [answer] if answer.status_code == 429 else []
            flood.cookies.clear()
    # Sixty at once, and one more each second.
    assert 200 - len(refused) <= 60 + (time.monotonic() - began) + 1
    answer = refused[-1]
    assert answer.json()["text"]["id"] == "limit-too-fast"
    assert int(answer.headers["retry-after"]) >= 1
    assert (await pupils[0].http.get("/api/me")).status_code == 200


async def load_the_page_like_browsers(house: Server) -> None:
    """Each of thirty has six connections at once, and leaves them open for what comes next."""
    lines = await asyncio.gather(*(asyncio.open_connection("127.0.0.1", house.port) for _ in range(6 * 30)))
    for _, writer in lines:
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    async with patience():
        for reader, _ in lines:
            assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"
    for _, writer in lines:
        writer.close()
    await asyncio.gather(*(writer.wait_closed() for _, writer in lines))
