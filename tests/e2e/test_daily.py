"""The match of the day: the same for all, one try each, and no way to its seed before the end (TAB-3)."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sobremesa.editions import set_up
from sobremesa.engine import Match, commitment, verify
from sobremesa.games import GAMES
from sobremesa.server.app import make_app
from sobremesa.server.days import begins_at, day_of
from sobremesa.server.node import Node
from sobremesa.server.settings import Settings
from sobremesa.table import Customs, commands
from tests.e2e.players import Mind, Player
from tests.e2e.serving import Server, guest, serving

pytestmark = pytest.mark.anyio
HOUR = 60 * 60 * 1000
PASSWORD = "a cork, a crumb and a spoon"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps its tables."""
    return tmp_path_factory.mktemp("daily") / "house.sqlite3"


@pytest.fixture(scope="module")
def house(file: Path) -> Iterator[Server]:
    """A house whose file can be looked into."""
    with serving(file, "--host", "127.0.0.1", "--no-address-limits", "--countdown", "0") as server:
        yield server


def seeds_in(file: Path) -> set[str]:
    """Every seed that the store knows."""
    with closing(sqlite3.connect(file)) as store:
        rows = [json.loads(data) for (data,) in store.execute("SELECT data FROM steps")]
    entries = [entry["event"] for row in rows for entry in row.get("entries", ())]
    return {event["seed"] for event in entries if event["type"] == "seed-sealed"}


async def play(player: Player, game: str, language: str = "en") -> str:
    """Open today's match and watch it begin."""
    opened = await player.http.post(f"/api/daily/{game}/{language}")
    assert opened.status_code == 200, opened.text
    table: str = opened.json()["table"]
    await player.watch(table)
    await player.until(lambda: player.tables[table]["state"]["phase"] == "playing")
    return table


async def test_there_is_one_for_each_game_and_language_with_its_commitment(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    today = (await ana.http.get("/api/daily")).json()
    assert {(each["game"], each["language"]) for each in today["matches"]} == {
        (game, language) for game in GAMES for language in ("es", "en")
    }
    assert len({each["commitment"] for each in today["matches"]}) == 8
    assert today["over_at"] - 24 * HOUR <= today["now"] < today["over_at"]
    assert all((each["table"], each["points"]) == ("", None) for each in today["matches"])


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_begins_with_the_same_and_the_same_bot(house: Server, game: str) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    tables = [await play(player, game, "es") for player in (ana, luz)]
    assert tables[0] != tables[1]
    firsts = []
    for player, table in zip((ana, luz), tables, strict=True):
        replayed = (await player.http.get(f"/api/matches/{table}/replay")).json()
        began = next(step for step in replayed["steps"] if step["told"]["entries"])
        firsts.append([(entry["at"], entry["event"]) for entry in began["told"]["entries"]])
    assert firsts[0] == firsts[1]
    seats = [ana.tables[tables[0]]["state"]["seats"], luz.tables[tables[1]]["state"]["seats"]]
    assert [seat["level"] for seat in seats[0]] == [seat["level"] for seat in seats[1]]
    today = (await ana.http.get("/api/daily")).json()
    (told,) = (each for each in today["matches"] if (each["game"], each["language"]) == (game, "es"))
    assert told["commitment"] == ana.tables[tables[0]]["view"]["commitment"]
    assert (told["table"], told["phase"]) == (tables[0], "playing")


async def test_a_second_try_is_the_first_one(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    table = await play(ana, "golf")
    answers = await asyncio.gather(*(ana.http.post("/api/daily/golf/en") for _ in range(5)))
    assert {answer.json()["table"] for answer in answers} == {table}
    assert (await ana.do(table, "resign"))["kind"] == "done"
    assert (await ana.http.post("/api/daily/golf/en")).json()["table"] == table


async def test_nobody_opens_a_day_of_their_own_nor_changes_todays(house: Server) -> None:
    ana = await Player.enter(house, "Ana")
    daily = {"day": "2020-01-01", "over_at": 0}
    for more in ({"daily": daily}, {"daily": "2020-01-01"}, {"seed": "0"}):
        opened = await ana.http.post("/api/tables", json={"game": "golf", "language": "en", **more})
        assert opened.status_code == 400
    table = await play(ana, "golf")
    assert (await ana.do(table, "pause"))["clause"] == "TAB-9"
    for command in ({"kind": "stand-up"}, {"kind": "change-setting", "setting": {"game": "golf", "language": "en"}}):
        assert (await ana.ask("do", table=table, command=command))["clause"] == "TAB-13"
    assert (await ana.ask("hints", table=table))["clause"] == "TAB-1"


@pytest.mark.parametrize("path", ["chess/en", "golf/fr", "golf/%00", "2020-01-01/en"])
async def test_a_match_that_there_is_not_cannot_be_played(house: Server, path: str) -> None:
    with closing(guest(house, "Ana")) as ana:
        assert ana.post(f"/api/daily/{path}").status_code in (400, 404)


@pytest.mark.parametrize("day", ["2999-01-01", "2026-13-01", "yesterday!", "2026-1-001", "%00" * 10])
async def test_a_day_that_has_not_been_has_no_results(house: Server, day: str) -> None:
    with closing(guest(house, "Ana")) as ana:
        assert ana.get(f"/api/daily/{day}").status_code in (400, 404)


async def test_the_seed_is_nowhere_to_be_heard_while_the_day_lasts(house: Server, file: Path) -> None:
    """TAB-3."""
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    table, other = await play(ana, "golf"), await play(luz, "golf")
    await Mind(ana, table).play()
    await ana.watch(table, since=-1)
    await luz.watch(table)
    today = (await ana.http.get("/api/daily")).json()
    answers = [
        await who.http.get(path, params=asked)
        for who in (ana, luz)
        for path in (
            f"/api/matches/{table}",
            f"/api/matches/{table}/replay",
            f"/api/matches/{table}/transcript",
            f"/api/matches/{other}/replay",
            f"/api/matches/{other}/transcript",
            "/api/daily",
            f"/api/daily/{today['day']}",
            "/api/me/tables",
            "/api/me/export",
        )
        for asked in ({}, {"seat": 0, "most": 200})
    ]
    seeds = seeds_in(file)
    assert any(commitment(bytes.fromhex(seed)) == ana.tables[table]["view"]["commitment"] for seed in seeds)
    heard = [answer.text for answer in answers] + [str(ana.told), str(luz.told)]
    for text in heard:
        assert "seed-revealed" not in text
        assert "seed-sealed" not in text
        assert not any(seed in text for seed in seeds)


async def test_a_match_of_the_day_is_its_players_alone_until_the_day_is_over(house: Server) -> None:
    """TAB-3."""
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    table = await play(ana, "loom")
    assert (await luz.watch(table))["why"] == "private"
    for state in ("playing", "over"):
        if state == "over":
            assert (await ana.do(table, "resign"))["kind"] == "done"
        own = await ana.http.get(f"/api/matches/{table}/replay")
        assert (own.status_code, own.json()["seat"]) == (200, 0)
        for who, path in ((luz, "/replay"), (luz, "/replay?seat=0"), (ana, "/replay?seat=1")):
            refused = await who.http.get(f"/api/matches/{table}{path}")
            assert (refused.status_code, refused.json()["clause"]) == (422, "TAB-3")
    for who, path in ((ana, "/transcript"), (luz, "/transcript"), (luz, "/coach"), (ana, "/coach?seat=1")):
        assert (await who.http.get(f"/api/matches/{table}{path}")).json()["clause"] == "TAB-3"
    told = (await luz.http.get(f"/api/matches/{table}")).json()
    assert len(told["outcome"]["points"]) == 2


@asynccontextmanager
async def in_process() -> AsyncIterator[tuple[Node, Any]]:
    """A node whose clock can be put forward, and a way in for somebody new."""
    node = Node(Settings(address_limits=False, customs=Customs(countdown=0)))
    await node.start()
    clients: list[httpx.AsyncClient] = []

    async def enter(name: str, *, account: bool = False) -> httpx.AsyncClient:
        client = httpx.AsyncClient(transport=httpx.ASGITransport(make_app(node)), base_url="http://house")
        clients.append(client)
        assert (await client.post("/api/me", json={"name": name})).status_code == 200
        if account:
            await open_account(client, name)
        return client

    try:
        yield node, enter
    finally:
        for client in clients:
            await client.aclose()
        await node.stop()


async def open_account(client: httpx.AsyncClient, name: str) -> None:
    """A guest has an account now."""
    opened = await client.post("/api/account", json={"login": name.lower(), "password": PASSWORD})
    assert opened.status_code == 201, opened.text


async def pass_a_day(node: Node) -> None:
    """It is noon of the next day, and accounts that there are were opened before it began."""
    node.house.clock.follow(begins_at(day_of(node.now())) + 36 * HOUR)
    # The leap is no outage of a table that is opened from now on.
    await node.house.sign_of_life()


async def golf_of(client: httpx.AsyncClient, day: str = "") -> dict[str, Any]:
    """Word Golf of today as somebody is told of it, or how a day's went."""
    told = (await client.get(f"/api/daily/{day}".rstrip("/"))).json()["matches"]
    found: dict[str, Any] = next(each for each in told if (each["game"], each["language"]) == ("golf", "en"))
    return found


async def begin(node: Node, client: httpx.AsyncClient) -> str:
    """Today's Word Golf, begun."""
    table: str = (await client.post("/api/daily/golf/en")).json()["table"]
    await woken(node, table)
    return table


async def woken(node: Node, table: str) -> None:
    """Time itself has done what was due."""
    room = await node.rooms.find(table)
    assert room is not None
    await room.alarm.ring()


async def resign(node: Node, table: str) -> None:
    """Whoever plays there gives up."""
    room = await node.rooms.find(table)
    assert room is not None
    await room.do(room.state.host, commands.Resign(), "resign")


async def test_the_seed_is_published_when_the_day_and_the_last_table_are_over() -> None:
    """TAB-3."""
    async with in_process() as (node, enter):
        ana, luz, sol = [await enter(name, account=True) for name in ("Ana", "Luz", "Sol")]
        await pass_a_day(node)
        over_at = (await ana.get("/api/daily")).json()["over_at"]
        day = (await ana.get("/api/daily")).json()["day"]
        ended, running = await begin(node, ana), await begin(node, luz)
        await resign(node, ended)

        async def golf(client: httpx.AsyncClient) -> dict[str, Any]:
            return await golf_of(client, day)

        # The day is over, and somebody still plays.
        node.house.clock.follow(over_at + 1)
        assert (await golf(ana))["seed"] is None
        assert [each["table"] for each in (await golf(ana))["best"]] == [""]
        assert (await ana.get(f"/api/matches/{ended}/transcript")).json()["clause"] == "TAB-3"
        assert (await ana.get("/api/daily")).json()["day"] > day
        assert (await luz.post("/api/daily/golf/en")).json()["table"] != running

        # A day later nobody does.
        node.house.clock.follow(over_at + 24 * HOUR + 1)
        await woken(node, running)
        told = await golf(ana)
        assert commitment(bytes.fromhex(told["seed"])) == told["commitment"]
        assert {each["table"] for each in told["best"]} == {ended, running}
        assert [each["rank"] for each in told["best"]] == [1, 1]
        assert told["own"]["person"]["name"] == "Ana"
        assert (await golf(sol))["own"] is None
        closed = (await sol.get(f"/api/matches/{running}")).json()
        assert closed["outcome"]["text"]["id"] == "tab-15-day-over"
        replayed = (await sol.get(f"/api/matches/{running}/replay", params={"seat": 0})).json()
        revealed = replayed["steps"][-1]["told"]["entries"][-1]["event"]
        assert revealed == {"type": "seed-revealed", "seed": told["seed"]}
        transcript = (await sol.get(f"/api/matches/{ended}/transcript")).text
        match = Match.load(set_up("golf", "en", options={"words": "dictionary"}), transcript)
        assert verify(match.game, match.events) == ()


async def test_ranks_go_by_points_and_equal_points_share_one() -> None:
    async with in_process() as (node, enter):
        tables = {}
        clients = {name: await enter(name, account=True) for name in ("Ana", "Luz", "Sol")}
        await pass_a_day(node)
        for name, client in clients.items():
            tables[name] = await begin(node, client)
        # Ana leaves at once; the others hand in an empty card first, which costs them points.
        for name in ("Luz", "Sol"):
            room = await node.rooms.find(tables[name])
            assert room is not None
            offered = room.state.match.offers(0)[0].choices[0]
            assert offered is not None
            await room.do(room.state.host, commands.Act(on_the_wire(offered)), "write")
        for table in tables.values():
            await resign(node, table)
        day = (await client.get("/api/daily")).json()["day"]
        told = (await client.get(f"/api/daily/{day}")).json()["matches"]
        golf = next(each for each in told if (each["game"], each["language"]) == ("golf", "en"))
        ranked = {each["person"]["name"]: (each["rank"], each["points"]) for each in golf["best"]}
        assert ranked["Ana"][0] == 1
        assert ranked["Luz"] == ranked["Sol"]
        assert ranked["Luz"][0] == 2
        assert ranked["Ana"][1] > ranked["Luz"][1]
        assert golf["own"]["person"]["name"] == "Sol"


async def test_who_is_not_ranked_plays_another_deal_and_sees_nothing_of_the_ranked_one() -> None:
    """TAB-3: nobody rehearses for a rank as a guest, nor with an account that was opened for it."""
    async with in_process() as (node, enter):
        ana = await enter("Ana", account=True)
        await pass_a_day(node)
        guest, fresh = await enter("Guest"), await enter("Fresh", account=True)
        told = {name: await golf_of(who) for name, who in (("ana", ana), ("guest", guest), ("fresh", fresh))}
        assert {name: each["ranked"] for name, each in told.items()} == {"ana": True, "guest": False, "fresh": False}
        assert told["guest"]["commitment"] == told["fresh"]["commitment"] != told["ana"]["commitment"]
        tables = [await begin(node, who) for who in (guest, fresh, ana)]
        rooms = [await node.rooms.find(table) for table in tables]
        assert all(rooms)
        commitments = [room.state.match.view(0).commitment for room in rooms if room]
        assert commitments == [told[name]["commitment"] for name in ("guest", "fresh", "ana")]
        for table in tables:
            await resign(node, table)
        day = (await ana.get("/api/daily")).json()["day"]
        results = [await golf_of(who, day) for who in (ana, guest, fresh)]
        assert [[each["person"]["name"] for each in golf["best"]] for golf in results] == [["Ana"]] * 3
        assert [golf["own"]["rank"] for golf in results] == [1, None, None]
        assert all(golf["ended"] == 1 for golf in results)
        assert results[1]["own"]["points"] == (await golf_of(guest))["points"]

        # The day over, both deals can be checked by themselves.
        node.house.clock.follow((await ana.get("/api/daily")).json()["over_at"] + 1)
        golf = await golf_of(guest, day)
        for deal in (golf, golf["unranked"]):
            assert commitment(bytes.fromhex(deal["seed"])) == deal["commitment"]
        assert golf["seed"] != golf["unranked"]["seed"]
        assert golf["own"]["table"] == tables[0]


async def test_one_person_is_in_a_days_list_once_however_many_guests_they_were() -> None:
    """TAB-3."""
    async with in_process() as (node, enter):
        ana = await enter("Ana", account=True)
        await pass_a_day(node)
        guest = await enter("Guest")
        rehearsed = await begin(node, guest)
        await resign(node, rehearsed)
        # Who opens an account as a guest stays who they are, with the try that they have, and is ranked tomorrow.
        await open_account(guest, "guest")
        assert (await guest.post("/api/daily/golf/en")).json()["table"] == rehearsed
        # Who comes along into an account that can be ranked plays what is ranked, once.
        other = await enter("Other")
        tried = await begin(node, other)
        await resign(node, tried)
        brought = {"login": "ana", "password": PASSWORD, "bring_guest": True}
        assert (await other.post("/api/sign-in", json=brought)).status_code == 200
        assert (await golf_of(other))["phase"] == ""
        ranked = await begin(node, other)
        assert ranked != tried
        await resign(node, ranked)
        assert (await ana.post("/api/daily/golf/en")).json()["table"] == ranked
        day = (await ana.get("/api/daily")).json()["day"]
        golf = await golf_of(other, day)
        assert [each["person"]["name"] for each in golf["best"]] == ["Ana"]
        assert golf["own"]["rank"] == 1


def on_the_wire(action: Any) -> Any:
    """An action as it comes over the wire."""
    return msgspec.Raw(msgspec.json.encode(action))
