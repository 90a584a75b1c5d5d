"""Attacks on accounts: wrong passwords and codes, and floods of slow hashes; no owner is kept out, nor held up."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from tests.attacks.honest import played_through
from tests.attacks.target import ATTACKER, client_from
from tests.e2e.serving import Server
from tests.patience import patience, pause, until

pytestmark = pytest.mark.anyio
HOME, CAFE, FLOOD = "127.0.0.30", "127.0.0.31", "127.0.0.67"
PASSWORD = "four tiles on a rack"
PLACES = 34
"""Of slow hashes of strangers: two at once, and 32 that wait."""
FLOODED = 40
_logins = itertools.count()


@asynccontextmanager
async def browser(
    server: Server, address: str, cookies: httpx.Cookies | None = None
) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at an address, with the cookies of another if given."""
    async with client_from(server, address) as client:
        client.cookies.update(cookies)
        yield client


async def sign_in(client: httpx.AsyncClient, login: str, password: str = PASSWORD) -> int:
    """Try to come in; the status."""
    return (await client.post("/api/sign-in", json={"login": login, "password": password})).status_code


async def recover(client: httpx.AsyncClient, login: str, code: str) -> int:
    """Try to come back in with a code; the status."""
    body = {"login": login, "code": code, "password": PASSWORD}
    return (await client.post("/api/account/recovery", json=body)).status_code


async def open_account(client: httpx.AsyncClient) -> tuple[str, dict[str, Any]]:
    """A new account of a guest; the login, and what the answer said."""
    login = f"ana{next(_logins)}"
    assert (await client.post("/api/me", json={"name": "Ana"})).status_code == 200
    opened = await client.post("/api/account", json={"login": login, "password": PASSWORD})
    assert opened.status_code == 201, opened.text
    return login, opened.json()


async def test_a_stranger_who_tries_passwords_and_codes_keeps_no_owner_out(target: Server) -> None:
    async def attack() -> None:
        async with browser(target, HOME) as home, browser(target, ATTACKER) as attacker:
            login, opened = await open_account(home)
            # Else another try would come back each minute.
            target.hold_limits(ATTACKER)
            wrong = [await sign_in(attacker, login, f"password number {number}") for number in range(15)]
            assert wrong == [401] * 10 + [429] * 5
            codes = [await recover(attacker, login, f"code-{number}") for number in range(10)]
            assert codes == [401] * 5 + [429] * 5
            async with browser(target, CAFE) as elsewhere, browser(target, ATTACKER, home.cookies) as beside:
                # From an address that nobody knows, and from a known device behind the attacker's own.
                assert await sign_in(elsewhere, login) == 200
                assert (await beside.post("/api/sign-out")).status_code == 204
                assert await sign_in(beside, login) == 200
                assert await recover(elsewhere, login, opened["recovery_codes"][0]) == 200
                assert await sign_in(attacker, login) == 429

    await played_through(target, attack)


async def test_a_flood_of_hashes_from_one_address_holds_up_nobody_at_another(target: Server) -> None:
    async def attack() -> None:
        async with browser(target, HOME) as home, browser(target, CAFE) as new, browser(target, FLOOD) as attacker:
            login, _ = await open_account(home)
            assert (await home.post("/api/sign-out")).status_code == 204
            with target.hashes_held():
                flood = [asyncio.ensure_future(sign_in(attacker, f"nobody{number}")) for number in range(FLOODED)]
                # Those that find no place are answered at once: then all places are taken.
                await until(lambda: sum(task.done() for task in flood) == FLOODED - PLACES)
                owners = [asyncio.ensure_future(sign_in(each, login)) for each in (home, new)]
                async with patience():
                    while await asyncio.to_thread(target.queues) < 3:
                        await pause()
                # The two that are under way; then the known device, one of the flood, and the owner elsewhere.
                target.let_hashes(5)
                assert await asyncio.gather(*owners) == [200, 200]
            told = await asyncio.gather(*flood)
            assert told.count(401) == PLACES - 1, "one has made way for the owner elsewhere"
            assert set(told) == {401, 503}

    await played_through(target, attack)
