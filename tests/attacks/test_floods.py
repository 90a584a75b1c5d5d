"""Floods of what is kept: tables in the lobby, steps of a table, looks back at a long match."""

import asyncio
from typing import Any

import pytest

from sobremesa.server.limits import LIMITS, Kind
from tests.attacks.honest import played_through
from tests.attacks.target import ATTACKER, client_from
from tests.e2e.players import Player
from tests.e2e.seating import begin, sit_down
from tests.e2e.serving import Server
from tests.patience import until

pytestmark = pytest.mark.anyio
PUBLIC = {"game": "golf", "language": "en", "public": True}
_ANOTHER = "127.0.0.67"
"""Whoever has been refused much at one address attacks from another."""
_HOSTS = 16
_AT_ONCE = LIMITS[Kind.ACTION, "person"].most
_THIRD = "127.0.0.68"
_HOME = "127.0.0.30"
_LONG = 350
"""Steps of a match that is worth looking back on."""
PRIVATE = {**PUBLIC, "public": False}


async def _open(http: Any, **setting: Any) -> Any:
    return await http.post("/api/tables", json={**PUBLIC, **setting})


async def test_nobody_hides_the_tables_of_others_by_opening_many(target: Server) -> None:
    """A hundred were opened in half a second once, and hid every honest one for two hours."""
    ana = await Player.enter(target, "Ana")
    honest = await ana.open_table(**PUBLIC)

    async def attack() -> list[Any]:
        guests = [client_from(target) for _ in range(_HOSTS)]
        try:
            for number, http in enumerate(guests):
                assert (await http.post("/api/me", json={"name": f"Guest {number}"})).status_code == 200
            answers = [await _open(guests[0]) for _ in range(5)]
            answers += await asyncio.gather(*(_open(http) for http in guests[1:] for _ in range(5)))
            # Nor by opening a private one and making it public afterwards.
            mallory = await Player.enter(target, "Mallory", address=ATTACKER)
            private = await mallory.open_table(**PRIVATE)
            changed = await mallory.do(private, "change-setting", setting=PUBLIC)
            assert changed["kind"] == "failed", changed
            assert changed["text"]["id"] == "limit-open-tables-here"
            return answers
        finally:
            for http in guests:
                await http.aclose()

    answers = await played_through(target, attack)
    opened = [answer.json()["table"] for answer in answers if answer.status_code == 201]
    assert len(opened) == 30
    refused = {answer.json()["text"]["id"] for answer in answers if answer.status_code == 429}
    assert refused == {"limit-open-tables", "limit-open-tables-here"}
    shown = [table["table"] for table in (await ana.http.get("/api/tables")).json()]
    assert honest in shown
    assert shown.index(honest) <= _HOSTS, "one of each host stands before a second one of anybody"


async def test_nobody_fills_a_log_by_asking_for_what_is_so_already(target: Server) -> None:
    """82 durable steps a second came of wishing for no pause."""

    async def attack() -> None:
        mallory = await Player.enter(target, "Mallory", address=_ANOTHER)
        playing = await sit_down([mallory], bots=1, game="bisonte", options={"clock": False})
        await begin([mallory], playing)
        # Else so many more would be done as the machine is slow.
        target.hold_limits(_ANOTHER)
        wished = await asyncio.gather(*(mallory.do(playing, "pause", wishes=False) for _ in range(_AT_ONCE + 20)))
        done = [answer for answer in wished if answer["kind"] == "done"]
        assert _AT_ONCE / 2 < len(done) < _AT_ONCE, "what it took to begin counts as well"
        assert {answer["text"]["id"] for answer in wished if answer["kind"] == "failed"} == {"limit-too-fast"}
        assert not mallory.happened(playing, "pause-wished")

    await played_through(target, attack)


async def _waver(player: Player, table: str) -> None:
    for each in range(_LONG // 7):
        assert (await player.do(table, "pause", wishes=each % 2 == 0))["kind"] == "done"


async def test_nobody_holds_up_the_house_by_looking_back_on_a_long_match_again_and_again(target: Server) -> None:
    """Its whole log was read and followed for every look, on the event loop."""

    async def attack() -> list[Any]:
        gang = [await Player.enter(target, f"Mallory {each}", address=_THIRD) for each in range(8)]
        table = await sit_down(gang, game="loom", options={"rounds": 50, "clock": False})
        await begin(gang, table)
        # As long as a match of hours, in a second: each would pause, and would not after all.
        await asyncio.gather(*(_waver(player, table) for player in gang[1:]))
        luz = await Player.enter(target, "Luz", address=_HOME)
        own = await sit_down([luz], bots=1, game="golf")
        await begin([luz], own)
        others = [client_from(target, _THIRD) for _ in range(4)]
        try:
            asked = [http.get(f"/api/matches/{table}/replay?most=200") for http in others for _ in range(20)]
            flood = [asyncio.ensure_future(each) for each in asked]
            await until(lambda: any(task.done() for task in flood))
            # Whoever looks back on a match of their own has a turn each time, however many of theirs wait.
            for _ in range(5):
                seen = await luz.http.get(f"/api/matches/{own}/replay")
                assert seen.status_code == 200, seen.text
            return await asyncio.gather(*flood)
        finally:
            for http in others:
                await http.aclose()

    answers = await played_through(target, attack)
    seen = [answer.json() for answer in answers if answer.status_code == 200]
    assert {answer.status_code for answer in answers} <= {200, 503}
    assert len(seen) >= 20
    assert all(replay["number"] >= _LONG and not replay["is_over"] for replay in seen)
