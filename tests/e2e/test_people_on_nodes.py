"""People and several nodes on one PostgreSQL: what one node hears, the others know."""

from collections.abc import Iterator

import pytest

from tests.e2e.players import Player
from tests.e2e.serving import Server, serving
from tests.e2e.test_accounts import PASSWORD, new_login, sign_in, stranger
from tests.e2e.test_tables import start, two_at_a_table
from tests.postgres import shared_cluster

pytestmark = pytest.mark.anyio
OPTIONS = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0", "--log", "none")


@pytest.fixture(scope="module")
def nodes() -> Iterator[tuple[Server, Server]]:
    url = shared_cluster().new_database()
    with serving(url, *OPTIONS) as one, serving(url, *OPTIONS) as other:
        yield one, other


async def test_signing_out_everywhere_at_one_node_closes_the_sockets_at_another(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    ana, login = await Player.enter(one, "Ana"), new_login()
    assert (await ana.http.post("/api/account", json={"login": login, "password": PASSWORD})).status_code == 201
    assert await ana.sent_away() == 4401
    await ana.connect()
    async with stranger(other) as browser:
        assert (await sign_in(browser, login)).json()["person"]["id"] == ana.person
        assert (await browser.post("/api/sign-out-everywhere")).status_code == 200
        assert await ana.sent_away() == 4401
        assert (await ana.http.get("/api/me")).status_code == 401


async def test_one_session_that_is_ended_at_one_node_is_out_at_another_and_no_other_session(
    nodes: tuple[Server, Server],
) -> None:
    one, other = nodes
    ana, login = await Player.enter(one, "Ana"), new_login()
    assert (await ana.http.post("/api/account", json={"login": login, "password": PASSWORD})).status_code == 201
    assert await ana.sent_away() == 4401
    await ana.connect()
    luz = await Player.enter(one, "Ana elsewhere")
    assert (await sign_in(luz.http, login)).status_code == 200
    await luz.disconnect()
    await luz.connect()
    async with stranger(other) as browser:
        assert (await sign_in(browser, login)).status_code == 200
        listed = (await browser.get("/api/account/sessions")).json()
        assert len(listed) == 3
        (first,) = (await ana.http.get("/api/account/sessions")).json()[:1]
        assert first["here"]
        assert (await browser.delete(f"/api/account/sessions/{first['id']}")).status_code == 200
    assert await ana.sent_away() == 4401
    assert (await ana.http.get("/api/me")).status_code == 401
    assert (await luz.ask("leave-lobby"))["kind"] == "done"


async def test_who_is_deleted_at_one_node_loses_seat_and_name_at_another(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    ana, luz, table = await two_at_a_table(one)
    sol = await Player.enter(other, "Sol")
    await start(ana, luz, table)
    await sol.watch(table)
    assert {person["name"] for person in sol.tables[table]["people"]} == {"Ana", "Luz"}
    luz.http.base_url = other.url
    assert (await luz.http.post("/api/me/deletion", json={})).status_code == 204
    assert await luz.sent_away() == 4401
    for player in (ana, sol):
        await player.until(lambda player=player: player.tables[table]["state"]["seats"][1]["gone"])
    # The node at which it happened knows at once; the other reads cards again within half a minute.
    assert {person["name"] for person in sol.tables[table]["people"]} == {"Ana", ""}


async def test_a_guest_who_comes_along_at_one_node_has_the_seat_at_another(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    owner, login = await Player.enter(other, "Owner"), new_login()
    assert (await owner.http.post("/api/account", json={"login": login, "password": PASSWORD})).status_code == 201
    ana, luz, table = await two_at_a_table(one)
    await start(ana, luz, table)
    assert (await sign_in(luz.http, login, bring_guest=True)).status_code == 200
    assert await luz.sent_away() == 4401
    await luz.go_to(other)
    assert (await luz.watch(table))["seat"] == 1
    assert (await luz.do(table, "act", action={"type": "write"}))["kind"] == "done"
    assert await owner.sent_away() == 4401
