"""Hints over the socket: where the table allows them, for one's own seat, when it is asked."""

from typing import Any

import msgspec
import pytest

from sobremesa.engine import Text
from sobremesa.server.saying import texts
from tests.e2e.players import Player
from tests.e2e.serving import Server

pytestmark = pytest.mark.anyio
GOLF: dict[str, Any] = {"game": "golf", "language": "en", "pace": "instant", "seats": 1, "options": {"clock": False}}


async def playing(house: Server, **setting: Any) -> tuple[Player, str]:
    """Ana plays alone."""
    ana = await Player.enter(house, "Ana")
    table = await ana.open_table(**GOLF, **setting)
    await ana.do(table, "start")
    await ana.until(lambda: ana.tables[table]["state"]["phase"] == "playing")
    return ana, table


async def test_a_hint_is_a_move_that_is_taken_with_its_worth_and_its_reasons(house: Server) -> None:
    ana, table = await playing(house, hints=True)
    hinted = await ana.ask("hints", table=table, level="club", count=2)
    assert hinted["kind"] == "hinted"
    assert 1 <= len(hinted["hints"]) <= 2
    best, *others = hinted["hints"]
    assert all(best["value"] >= other["value"] for other in others)
    assert best["sentences"] == [texts("en").say(msgspec.convert(each, Text)) for each in best["texts"]]
    assert (await ana.do(table, "act", action=best["action"]))["kind"] == "done"


async def test_where_a_table_has_no_hints_none_are_given(house: Server) -> None:
    ana, table = await playing(house)
    refused = await ana.ask("hints", table=table)
    assert (refused["kind"], refused["clause"], refused["text"]["id"]) == ("refused", "TAB-1", "server-no-hints")


async def test_a_spectator_a_table_that_waits_and_a_level_that_is_none_get_no_hints(house: Server) -> None:
    ana, table = await playing(house, hints=True)
    sol = await Player.enter(house, "Sol")
    assert (await sol.ask("hints", table=table))["clause"] == "TAB-13"
    assert (await ana.ask("hints", table=table, level="genius"))["clause"] == "TAB-14"
    assert (await ana.ask("hints", table=table, count=6))["kind"] == "failed"
    waiting = await ana.open_table(**GOLF, hints=True)
    assert (await ana.ask("hints", table=waiting))["clause"] == "TAB-13"


async def test_who_asks_for_hints_again_and_again_has_to_wait(house: Server) -> None:
    ana, table = await playing(house, hints=True)
    answers = [await ana.ask("hints", table=table, level="child", count=1) for _ in range(12)]
    assert [answer["kind"] for answer in answers[:10]] == ["hinted"] * 10
    assert answers[-1]["kind"] == "failed"
    assert answers[-1]["retry_after"] > 0
