"""Somebody who is cut off in each phase of each game comes back to the table as it is, without a gap or a double."""

from typing import Any

import pytest

from sobremesa.games import GAMES
from tests.e2e.hidden import public, updates
from tests.e2e.players import Mind, Player
from tests.e2e.seating import all_know, begin, come_in, sit_down
from tests.e2e.serving import Server
from tests.patience import patience

pytestmark = pytest.mark.anyio

OPTIONS: dict[str, dict[str, Any]] = {
    "buffet": {"call_first": True, "words": "dictionary", "search_seconds": 5},
    "golf": {"words": "table"},
    "bisonte": {"words": "objection", "turn_seconds": 5},
    "loom": {"rounds": 2, "words": "table", "strategy_seconds": 10, "creation_seconds": 10},
}
PHASES: dict[str, set[str]] = {
    "buffet": {"countdown", "search", "saying", "showing", "placing", "resting"},
    "golf": {"writing", "scoring", "shopping"},
    "bisonte": {"playing", "objecting"},
    "loom": {"centre", "decks", "strategy", "activating", "creation"},
}
"""Those that every match comes through; votes and strategy cards depend on what is played."""


async def play_and_be_cut_off(stays: Player, goes: Player, table: str, phases: set[str]) -> None:
    """Both play until one has been cut off in each of these phases, and once more when they have ended it."""
    minds = [Mind(player, table) for player in (stays, goes)]
    cut: set[str] = set()
    while not cut >= phases:
        number = await all_know((stays, goes), table)
        phase = minds[0].update["view"]["phase"]
        if phase not in cut:
            cut.add(phase)
            await cut_off(goes, stays, table, cut)
        for player, mind in zip((stays, goes), minds, strict=True):
            if mind.is_asked():
                await player.do(table, "act", action=choice(mind, cut))
        await stays.until(lambda number=number: minds[0].update["number"] > number)
    for player in (stays, goes):
        await player.do(table, "vote-end")
    await stays.until(lambda: minds[0].is_over)
    await cut_off(goes, stays, table, cut)


def choice(mind: Mind, cut: set[str]) -> Any:
    """What a bot would do, except in a search: there a player calls a number or gives up."""
    if mind.update["view"]["phase"] == "search":
        return {"type": "give-up"} if "showing" in cut else {"type": "call", "letters": 3}
    return mind.choose()


async def cut_off(goes: Player, stays: Player, table: str, cut: set[str]) -> None:
    """One is cut off, the other goes on, and the first comes back."""
    before = goes.tables[table]["number"]
    await goes.disconnect()
    mind = Mind(stays, table)
    if mind.is_asked():
        await stays.do(table, "act", action=choice(mind, cut))
    await goes.connect()
    update = await goes.watch(table, since=before)
    assert [step["number"] for step in update["steps"]] == list(range(before + 1, update["number"] + 1))


@pytest.mark.parametrize("game", GAMES)
async def test_who_is_cut_off_in_any_phase_comes_back_to_what_the_others_see(house: Server, game: str) -> None:
    players = ana, luz = await come_in(house, "Ana Luz")
    table = await sit_down(players, bots=int(game in ("golf", "loom")), game=game, options=OPTIONS[game])
    await begin(players, table)
    async with patience():
        await play_and_be_cut_off(ana, luz, table, PHASES[game])
    await all_know(players, table)
    steps = luz.steps(table)
    assert steps == list(range(steps[0], steps[0] + len(steps)))
    seen, stayed = updates(luz, table), updates(ana, table)
    for number in seen.keys() & stayed.keys():
        assert public(seen[number], game) == public(stayed[number], game)
