"""Nobody is told what they may not know in any phase: spectators, rivals, and those who have left (TAB-2)."""

import asyncio
from typing import Any

import msgspec
import pytest

from sobremesa.engine.chance import commitment
from sobremesa.games import GAMES
from tests.e2e.hidden import OWN, is_told, public, secrets, updates
from tests.e2e.players import Mind, Player
from tests.e2e.seating import all_know, all_see, begin, come_in, sit_down
from tests.e2e.serving import Server
from tests.patience import patience

pytestmark = pytest.mark.anyio

OPTIONS: dict[str, dict[str, Any]] = {
    "buffet": {"words": "dictionary", "clock": False},
    "golf": {"words": "dictionary"},
    "bisonte": {"words": "checked"},
    "loom": {"rounds": 2, "words": "dictionary", "strategy_seconds": 10, "creation_seconds": 10},
}


@pytest.mark.parametrize("game", GAMES)
async def test_spectators_rivals_and_who_has_left_are_told_no_secret_and_nobody_the_seed(
    house: Server, game: str
) -> None:
    ana, luz, eva, sol = await come_in(house, "Ana Luz Eva Sol")
    table = await sit_down([ana, luz, eva], game=game, options=OPTIONS[game])
    await sol.watch(table)
    await begin([ana, luz, eva], table)
    assert (await eva.do(table, "resign"))["kind"] == "done"
    left = eva.tables[table]["number"]
    async with patience():
        await asyncio.gather(Mind(ana, table, "expert").play(), Mind(luz, table, "expert").play())
    await all_see([ana, luz, eva, sol], table, "ended")
    await all_know([ana, luz, eva, sol], table)
    found = 0
    for player, others in ((ana, (luz, eva, sol)), (luz, (ana, eva, sol))):
        found += sum(nobody_knows(player, other, table, game) for other in others)
    assert found > 0, "there were secrets to keep"
    for number, update in updates(sol, table).items():
        assert {field: update["view"][field] for field in OWN[game]} == OWN[game]
        assert public(update, game) == public(updates(ana, table)[number], game)
        if number >= left:
            assert updates(eva, table)[number]["seat"] is None
            assert updates(eva, table)[number]["view"] == update["view"]
            assert updates(eva, table)[number]["steps"] == update["steps"]
    for player in (ana, luz, eva, sol):
        knows_the_seed_at_the_end_alone(player, table)


def nobody_knows(player: Player, other: Player, table: str, game: str) -> int:
    """How many secrets of one were kept from another, each looked for in all that the other was told with it."""
    told = updates(other, table)
    kept = 0
    for number, update in updates(player, table).items():
        # Two may have had the same thought.
        theirs = secrets(told[number], game) if number in told else []
        for secret in secrets(update, game) if number in told else ():
            if is_told(secret, theirs):
                continue
            assert not is_told(secret, told[number]), (number, secret)
            kept += 1
    return kept


def knows_the_seed_at_the_end_alone(player: Player, table: str) -> None:
    """The commitment is told with the first event, the seed with the last, and nowhere before (TAB-3)."""
    last = player.told.index(player.tables[table])
    (seed,) = [
        entry["event"]["seed"]
        for step in player.tables[table]["steps"]
        for entry in step["entries"]
        if entry["event"]["type"] == "seed-revealed"
    ]
    assert commitment(bytes.fromhex(seed)) == player.tables[table]["view"]["commitment"]
    assert seed not in msgspec.json.encode(player.told[:last]).decode()
