"""A whole match of each game, people and bots together, over real sockets on a real server process."""

import asyncio
from typing import Any

import pytest

from sobremesa.games import GAMES
from tests.e2e.players import Mind, Player
from tests.e2e.serving import Server
from tests.patience import patience

pytestmark = pytest.mark.anyio

SHORT: dict[str, dict[str, Any]] = {
    "buffet": {"words": "dictionary"},
    "golf": {"words": "dictionary"},
    "bisonte": {"minutes": 1},
    "loom": {"rounds": 2, "words": "dictionary", "strategy_seconds": 10, "creation_seconds": 10},
}


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("game", GAMES)
async def test_two_people_and_a_bot_play_a_whole_match(house: Server, game: str, language: str) -> None:
    ana, luz = await asyncio.gather(Player.enter(house, "Ana"), Player.enter(house, "Luz"))
    # Buffet's own countdown takes three seconds a round.
    options = SHORT[game] | ({"clock": False} if language == "en" or game == "buffet" else {})
    table = await ana.open_table(game=game, language=language, seats=3, pace="instant", options=options)
    await luz.watch(table)
    assert (await luz.do(table, "sit"))["kind"] == "done"
    assert (await ana.do(table, "seat-bot", seat=2, level="casual"))["kind"] == "done"
    assert (await luz.do(table, "say-ready"))["kind"] == "done"
    assert (await ana.do(table, "start"))["kind"] == "done"
    async with patience():
        await asyncio.gather(Mind(ana, table).play(), Mind(luz, table).play())
    for player in (ana, luz):
        last = player.tables[table]
        assert last["state"]["phase"] == "ended"
        assert last["view"]["outcome"]["points"]
