"""What is kept about somebody: their matches, all of it as one file, and gone when they say so."""

import asyncio

import pytest

from tests.e2e.players import Mind, Player
from tests.e2e.serving import Server
from tests.e2e.test_accounts import PASSWORD, new_login, said, sign_in, stranger
from tests.e2e.test_tables import GOLF, start, two_at_a_table
from tests.patience import patience

pytestmark = pytest.mark.anyio


async def test_a_match_that_is_over_stands_in_the_list_of_both_with_its_points(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house, seats=3)
    assert (await ana.do(table, "seat-bot", seat=2, level="casual"))["kind"] == "done"
    await start(ana, luz, table)
    async with patience():
        await asyncio.gather(Mind(ana, table).play(), Mind(luz, table).play())
    outcome = ana.tables[table]["view"]["outcome"]
    for player, seat in ((ana, 0), (luz, 1)):
        (told,) = (await player.http.get("/api/me/tables")).json()["tables"]
        assert (told["table"], told["game"], told["language"], told["phase"]) == (table, "golf", "en", "ended")
        assert told["seat"] == seat
        assert told["ended_by"] == outcome["clause"]
        assert [each["points"] for each in told["seats"]] == outcome["points"]
        assert [number for number, each in enumerate(told["seats"]) if each["won"]] == outcome["winners"]
        assert [each["person"] and each["person"]["name"] for each in told["seats"]] == ["Ana", "Luz", None]
        assert [each["level"] for each in told["seats"]] == ["", "", "casual"]
        assert told["opened_at"] <= told["changed_at"]


async def test_the_list_is_read_page_by_page_without_a_gap_or_a_double(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    opened = [await ana.open_table(**GOLF) for _ in range(5)]
    listed: list[str] = []
    before: str | None = ""
    while before is not None:
        page = (await ana.http.get("/api/me/tables", params={"most": 2, "before": before})).json()
        listed += [each["table"] for each in page["tables"]]
        before = page["next"]
    assert listed == opened[::-1]
    assert said(await ana.http.get("/api/me/tables", params={"before": "yesterday"}))[0] == 400
    assert said(await ana.http.get("/api/me/tables", params={"most": 0}))[0] == 400


async def test_what_a_guest_played_stays_with_the_account_also_when_brought_along(house: Server) -> None:
    ana, login = await Player.enter(house, "Ana"), new_login()
    first = await ana.open_table(**GOLF)
    assert (await ana.http.post("/api/account", json={"login": login, "password": PASSWORD})).status_code == 201
    guest = await Player.enter(house, "Guest")
    second = await guest.open_table(**GOLF)
    assert (await sign_in(guest.http, login, bring_guest=True)).status_code == 200
    listed = (await guest.http.get("/api/me/tables")).json()["tables"]
    assert [each["table"] for each in listed] == [second, first]
    assert [each["seat"] for each in listed] == [0, 0]


async def test_everything_about_oneself_comes_in_one_file_without_a_secret(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    login = new_login()
    opened = await ana.http.post("/api/account", json={"login": login, "password": PASSWORD})
    assert await ana.sent_away() == 4401
    await ana.connect()
    await ana.watch(table)
    assert (await ana.ask("say", table=table, text="Good evening"))["kind"] == "done"
    assert (await luz.ask("say", table=table, text="Not Ana's words"))["kind"] == "done"
    answer = await ana.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="sobremesa.json"'
    told = answer.json()
    assert (told["ids"], told["name"], told["login"], told["has_password"]) == ([ana.person], "Ana", login, True)
    assert [each["table"] for each in told["tables"]] == [table]
    assert [(each["table"], each["text"]) for each in told["chat"]] == [(table, "Good evening")]
    assert told["recovery_codes_left"] == 10
    for secret in (*opened.json()["recovery_codes"], "argon2", "Not Ana's words", ana.http.cookies["sobremesa"]):
        assert secret not in answer.text


async def test_whoever_is_deleted_has_no_name_no_chat_and_no_way_in_and_matches_stay(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    login = new_login()
    assert (await luz.http.post("/api/account", json={"login": login, "password": PASSWORD})).status_code == 201
    assert await luz.sent_away() == 4401
    await luz.connect()
    await luz.watch(table)
    await start(ana, luz, table)
    await luz.ask("say", table=table, text="Remember me")
    await ana.until(lambda: any(each.get("text") == "Remember me" for each in ana.told))
    denied = await luz.http.post("/api/me/deletion", json={"password": "not the password"})
    assert said(denied) == (403, "people-wrong-old-password")
    gone = await luz.http.post("/api/me/deletion", json={"password": PASSWORD})
    assert gone.status_code == 204
    assert not luz.http.cookies
    assert await luz.sent_away() == 4401
    # With one person left and no bots but stand-ins the match goes on, and Luz's seat is a bot's for good.
    last = await ana.until(lambda: ana.tables[table]["state"]["seats"][1]["gone"] and ana.tables[table])
    assert {person["id"]: person["name"] for person in last["people"]}[luz.person] == ""
    assert last["state"]["seats"][1]["person"] == luz.person
    async with stranger(house) as browser:
        assert said(await sign_in(browser, login)) == (401, "people-wrong-password")
    sol = await Player.enter(house, "Sol")
    await sol.watch(table)
    assert "Remember me" not in str(sol.told)
    assert "'Luz'" not in str(sol.told), "as a name; ids may have any letters"
    (told,) = (await ana.http.get("/api/me/tables")).json()["tables"]
    assert [each["person"]["name"] for each in told["seats"]] == ["Ana", ""]


async def test_a_guest_who_is_deleted_leaves_a_table_that_has_not_begun_and_closes_it_when_alone(house: Server) -> None:
    ana, luz, table = await two_at_a_table(house)
    assert (await ana.http.post("/api/me/deletion", json={})).status_code == 204
    last = await luz.until(lambda: luz.tables[table]["state"]["host"] == luz.person and luz.tables[table])
    assert last["state"]["seats"][0]["person"] == ""
    sol = await Player.enter(house, "Sol")
    await sol.watch(table)
    assert (await luz.http.post("/api/me/deletion", json={})).status_code == 204
    await sol.until(lambda: sol.tables[table]["state"]["phase"] == "closed")
    for gone in (ana, luz):
        assert (await gone.http.get("/api/me")).status_code == 401
