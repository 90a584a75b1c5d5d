"""An absent player: the seat is kept, the others decide, and who comes back takes it back (TAB-6, TAB-10)."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.players import Mind, Player
from tests.e2e.seating import all_know, begin, come_in, sit_down
from tests.e2e.serving import Server, serving

pytestmark = pytest.mark.anyio

TURNS: dict[str, Any] = {"game": "bisonte", "options": {"words": "checked"}}


@pytest.fixture(scope="module")
def house() -> Iterator[Server]:
    """A house of their own: a test ends the grace of all who are away."""
    options = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0", "--log", "none")
    with serving("memory:", *options) as server:
        yield server


async def three_of_whom_one_goes(house: Server, **setting: Any) -> tuple[list[Player], str]:
    """A match of three, of whom the last is cut off for longer than the grace."""
    players = await come_in(house, "Ana Luz Sol")
    table = await sit_down(players, **{**TURNS, **setting})
    await begin(players, table)
    await stay_away(house, players[2], table, seen_by=players[0])
    for player in players[:2]:
        await player.until(lambda player=player: player.happened(table, "seat-absent"))
    assert players[0].tables[table]["state"]["seats"][2]["absent"]
    return players, table


async def stay_away(house: Server, player: Player, table: str, *, seen_by: Player) -> None:
    """Be cut off, for longer than the grace."""
    await player.disconnect()
    await seen_by.until(lambda: player.person not in here(seen_by, table))
    house.end_grace()


def here(player: Player, table: str) -> list[str]:
    """The people at a table, as a client was told last."""
    told = [each["people"] for each in player.told if each["kind"] == "here" and each["table"] == table]
    return sorted(told[-1])


async def test_a_seat_is_kept_and_found_absent_once_after_the_grace(house: Server) -> None:
    (ana, luz, sol), table = await three_of_whom_one_goes(house)
    seat = ana.tables[table]["state"]["seats"][2]
    assert (seat["person"], seat["handed"], seat["gone"]) == (sol.person, False, False)
    assert here(ana, table) == sorted([ana.person, luz.person])
    assert len(ana.happened(table, "seat-absent")) == 1


async def test_the_others_hand_the_seat_to_a_bot_and_who_comes_back_takes_it_back(house: Server) -> None:
    (ana, luz, sol), table = await three_of_whom_one_goes(house)
    assert (await ana.do(table, "vote-absence", about=2, wish="bot", level="club"))["kind"] == "done"
    assert not ana.tables[table]["state"]["seats"][2]["handed"], "one of two is no majority"
    assert (await luz.do(table, "vote-absence", about=2, wish="bot", level="club"))["kind"] == "done"
    assert ana.tables[table]["state"]["seats"][2]["stand_in"] == "club"
    # The bot plays the seat when its turn comes.
    while not ana.tables[table]["view"]["turns"] or ana.tables[table]["view"]["turns"][-1]["seat"] != 2:
        number = await all_know([ana, luz], table)
        for player in (ana, luz):
            mind = Mind(player, table)
            if mind.is_asked():
                assert (await player.do(table, "act", action=mind.choose()))["kind"] == "done"
        await ana.until(lambda number=number: ana.tables[table]["number"] > number)
    await sol.connect()
    await sol.watch(table, since=sol.tables[table]["number"])
    await ana.until(lambda: ana.happened(table, "seat-returned"))
    seat = ana.tables[table]["state"]["seats"][2]
    assert (seat["absent"], seat["handed"], seat["stand_in"]) == (False, False, "")
    assert ana.tables[table]["state"]["absence_votes"] == []


async def test_the_others_pass_for_the_seat_in_turn_games(house: Server) -> None:
    (ana, luz, _), table = await three_of_whom_one_goes(house)
    for player in (ana, luz):
        assert (await player.do(table, "vote-absence", about=2, wish="pass"))["kind"] == "done"
    await all_know([ana, luz], table)
    seat = ana.tables[table]["state"]["seats"][2]
    assert (seat["handed"], seat["stand_in"]) == (True, "")


async def test_the_others_end_the_match(house: Server) -> None:
    (ana, luz, _), table = await three_of_whom_one_goes(house)
    for player in (ana, luz):
        assert (await player.do(table, "vote-absence", about=2, wish="end"))["kind"] == "done"
    await ana.until(lambda: ana.tables[table]["state"]["phase"] == "ended")
    outcome = ana.tables[table]["view"]["outcome"]
    assert (outcome["clause"], outcome["winners"]) == ("TAB-6", [])


async def test_nobody_votes_about_somebody_who_is_there(house: Server) -> None:
    players = await come_in(house, "Ana Luz")
    table = await sit_down(players, **TURNS)
    await begin(players, table)
    refused = await players[0].do(table, "vote-absence", about=1, wish="end")
    assert (refused["kind"], refused["clause"]) == ("refused", "TAB-6")


async def test_a_seat_that_waits_for_a_start_is_free_again_and_the_host_is_another(house: Server) -> None:
    ana, luz = await come_in(house, "Ana Luz")
    table = await sit_down([ana, luz], **TURNS)
    await stay_away(house, ana, table, seen_by=luz)
    await luz.until(lambda: luz.tables[table]["state"]["host"] == luz.person)
    assert luz.tables[table]["state"]["seats"][0]["person"] == ""
    assert luz.happened(table, "seat-emptied")[-1]["why"] == "away"


async def test_the_host_who_resigns_passes_the_role_on(house: Server) -> None:
    ana, luz, sol = players = await come_in(house, "Ana Luz Sol")
    table = await sit_down(players, **TURNS)
    await begin(players, table)
    assert (await ana.do(table, "resign"))["kind"] == "done"
    await all_know(players, table)
    assert luz.tables[table]["state"]["host"] == luz.person
    assert sol.tables[table]["state"]["seats"][0]["gone"]
