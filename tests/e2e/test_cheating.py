"""Ways in which players have tried to gain something: none of them leads anywhere."""

import asyncio
from typing import Any

import pytest

from tests.e2e import test_bots as own
from tests.e2e.players import Player
from tests.e2e.seating import all_see, begin, come_in, sit_down
from tests.e2e.serving import Server
from tests.e2e.test_accounts import said, sign_in, with_account
from tests.e2e.test_people import heard, say
from tests.e2e.test_tables import two_at_a_table

pytestmark = pytest.mark.anyio
GOLF: dict[str, Any] = {"game": "golf", "options": {"clock": False}}


@pytest.mark.parametrize("game", ["bisonte", "golf", "loom"])
async def test_tab_2_who_resigned_sees_nothing_of_what_the_stand_in_holds_by_looking_back(
    house: Server, game: str
) -> None:
    players = await come_in(house, "Ana Luz Sol")
    _, luz, sol = players
    table = await sit_down(players, game=game, options={"clock": False}, pace="human")
    await begin(players, table)
    assert (await luz.do(table, "resign"))["kind"] == "done"
    wanted = await luz.http.get(f"/api/matches/{table}/replay", params={"seat": 1})
    assert said(wanted) == (422, "server-not-your-seat")
    seen = (await luz.http.get(f"/api/matches/{table}/replay")).json()
    assert seen["seat"] is None
    spectator = await Player.enter(house, "Eva")
    assert seen["steps"] == (await spectator.http.get(f"/api/matches/{table}/replay")).json()["steps"]
    # Who still plays sees what is theirs.
    assert (await sol.http.get(f"/api/matches/{table}/replay")).json()["seat"] == 2


async def test_tab_6_nobody_ends_or_pauses_a_match_while_a_rival_loads_the_page_again(house: Server) -> None:
    ana, luz = players = await come_in(house, "Ana Luz")
    table = await sit_down(players, **GOLF)
    await begin(players, table)
    await luz.disconnect()
    await ana.until(lambda: any(each["kind"] == "here" and each["people"] == [ana.person] for each in ana.told[-3:]))
    for command in ("vote-end", "pause"):
        assert (await ana.do(table, command))["kind"] == "done"
    state = ana.tables[table]["state"]
    assert (state["phase"], state["paused"], state["end_votes"], state["pausing"]) == ("playing", False, [0], [0])
    await luz.connect()
    await luz.watch(table)
    assert (await luz.do(table, "vote-end"))["kind"] == "done"
    await all_see(players, table, "ended")


async def test_no_more_tables_are_opened_by_playing_again_than_in_any_other_way(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    table = await ana.open_table(**GOLF, seats=1, language="en", pace="instant")
    for _ in range(20):
        assert (await ana.do(table, "start"))["kind"] == "done"
        await all_see([ana], table, "playing")
        assert (await ana.do(table, "vote-end"))["kind"] == "done"
        again = await ana.do(table, "rematch")
        if again["kind"] == "failed":
            assert again["text"]["id"] == "limit-too-fast"
            return
        assert (await ana.ask("unwatch", table=table))["kind"] == "done"
        table = again["table"]
        await ana.watch(table)
    pytest.fail("twenty tables at once")


async def test_tab_1_a_token_speaks_for_no_seat_but_the_bots_own(house: Server) -> None:
    ana, _, _ = await with_account(house)
    assert await ana.sent_away() == 4401
    await ana.connect()
    luz = await Player.enter(house, "Luz")
    _, secret = await own.token_for(ana, "read", "play")
    table = await sit_down((ana, luz), **GOLF)
    async with own.bot(house, secret) as bot:

        async def does(kind: str) -> tuple[int, str]:
            return said(await own.do(bot, table, kind, ask=kind))

        for kind in ("close", "stand-up", "start"):
            assert await does(kind) == (422, "tab-1-not-a-bots-seat")
        await begin((ana, luz), table)
        for kind in ("resign", "vote-end", "pause"):
            assert await does(kind) == (422, "tab-1-not-a-bots-seat")
        assert await does("rematch") == (403, "people-token-scope")
    assert ana.tables[table]["state"]["phase"] == "playing"


async def test_what_is_said_again_with_the_same_id_is_heard_once(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    for _ in range(2):
        assert (await ana.ask("say", ask="once", table=table, text="hello"))["kind"] == "done"
    await say(ana, table, "that is all")
    await luz.until(lambda: "that is all" in heard(luz))
    assert heard(luz) == ["hello", "that is all"]


async def test_tab_1_who_was_sent_away_talks_at_the_table_no_more(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    assert (await ana.do(table, "clear-seat", seat=1))["kind"] == "done"
    refused = await luz.ask("say", table=table, text="but why")
    assert (refused["kind"], refused["text"]["id"]) == ("refused", "tab-1-kicked")


async def test_who_is_muted_is_not_heard_again_by_coming_along_into_an_account(house: Server) -> None:
    _, login, _ = await with_account(house)
    ana, luz, table = await two_at_a_table(house)
    assert (await ana.http.put(f"/api/me/mutes/{luz.person}")).status_code == 204
    await say(luz, table, "one")
    assert (await sign_in(luz.http, login, bring_guest=True)).status_code == 200
    assert await luz.sent_away() == 4401
    await luz.connect()
    await luz.watch(table)
    await say(luz, table, "two")
    await say(ana, table, "mine")
    await ana.until(lambda: "mine" in heard(ana))
    assert heard(ana) == ["mine"]


async def test_a_match_that_was_looked_at_knows_of_its_rematch(house: Server) -> None:
    ana, luz = players = await come_in(house, "Ana Luz")
    table = await sit_down(players, **GOLF)
    await begin(players, table)
    await asyncio.gather(ana.do(table, "vote-end"), luz.do(table, "vote-end"))
    await all_see(players, table, "ended")
    assert (await ana.http.get(f"/api/matches/{table}")).json()["rematch"] == ""
    again = await ana.do(table, "rematch")
    assert (await ana.http.get(f"/api/matches/{table}")).json()["rematch"] == again["table"]
