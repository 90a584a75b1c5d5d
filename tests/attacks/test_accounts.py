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
from tests.patience import until

pytestmark = pytest.mark.anyio
HOME, CAFE, FLOOD = "127.0.0.30", "127.0.0.31", "127.0.0.67"
PASSWORD = "four tiles on a rack"
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
            wrong = [await sign_in(attacker, login, f"password number {number}") for number in range(40)]
            assert set(wrong) == {401, 429}
            assert wrong.count(401) == 10
            codes = [await recover(attacker, login, f"code-{number}") for number in range(20)]
            assert set(codes) == {401, 429}
            assert codes.count(401) == 5
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
            flood = [asyncio.ensure_future(sign_in(attacker, f"nobody{number}")) for number in range(50)]
            # Those that find no place are answered at once: then all places are taken.
            await until(lambda: any(task.done() and task.result() == 503 for task in flood))
            assert list(await asyncio.gather(sign_in(home, login), sign_in(new, login))) == [200, 200]
            assert sum(not task.done() for task in flood) >= 10, "the owner is served before most of the flood"
            assert set(await asyncio.gather(*flood)) == {401, 503}

    await played_through(target, attack)
