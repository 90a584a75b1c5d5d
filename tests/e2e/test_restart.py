"""A house that stops in mid-match, cleanly or not, and opens again on its file: nothing is lost, no time passes."""

import asyncio
import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.players import Mind, Player
from tests.e2e.seating import all_know, all_see, begin, come_in, sit_down
from tests.e2e.serving import Server, fork, serving
from tests.patience import patience, until

pytestmark = pytest.mark.anyio

OPTIONS = ("--host", "127.0.0.1", "--no-address-limits", "--countdown", "0", "--comeback", "1", "--log", "none")
TURN = 120
COUNTDOWN = 30
TURNS: dict[str, Any] = {"game": "bisonte", "options": {"words": "checked", "turn_seconds": TURN}}
COMEBACK = 1_000
ENDS = ["stopped", "killed"]


class House:
    """One file, and whoever serves it now."""

    def __init__(self, file: Path, options: tuple[str, ...]) -> None:
        self._file = file
        self._options = options
        self._open = serving(file, *options)
        self.server: Server = self._open.__enter__()

    def end(self, how: str) -> None:
        """Stop it cleanly, or kill it."""
        if how == "stopped":
            assert self.server.stop() == 0
        else:
            self.server.kill()

    async def signs(self, now: int) -> None:
        """Wait until the file has a sign of life as late as this: it has lived until then, even if it is killed."""
        with closing(sqlite3.connect(self._file)) as store:
            await until(lambda: store.execute("SELECT max(seen_at) FROM nodes").fetchone()[0] >= now)

    def again(self) -> Server:
        """Open it again."""
        self.close()
        self._open = serving(self._file, *self._options, by=partial(fork, ahead=self.server.ahead))
        self.server = self._open.__enter__()
        return self.server

    def close(self) -> None:
        """Leave nothing running."""
        self._open.__exit__(None, None, None)


@contextmanager
def house_in(folder: Path, *options: str) -> Iterator[House]:
    """A house in a file."""
    house = House(folder / "house.sqlite3", (*OPTIONS, *options))
    try:
        yield house
    finally:
        house.close()


async def end_and_resume(house: House, how: str, players: list[Player], *tables: str, stands: bool = False) -> None:
    """The house ends and opens again, with a clock that may stand, and all come back with their cookies."""
    for table in tables:
        await all_know(players, table)
    await asyncio.to_thread(house.end, how)
    codes = [await player.sent_away() for player in players]
    assert codes == [1012 if how == "stopped" else 1006] * len(players)
    server = await asyncio.to_thread(house.again)
    if stands:
        server.stop_clock()
    for player in players:
        await player.go_to(server)
    for player, table in itertools.product(players, tables):
        before = player.tables[table]["number"]
        update = await player.watch(table, since=before)
        assert [step["number"] for step in update["steps"]] == list(range(before + 1, update["number"] + 1))


@pytest.mark.parametrize("how", ENDS)
async def test_a_match_is_played_to_its_end_through_a_restart(tmp_path: Path, how: str) -> None:
    with house_in(tmp_path) as house:
        players = await come_in(house.server, "Ana Luz")
        golf = {"game": "golf", "options": {"words": "dictionary"}}
        table = await sit_down(players, bots=1, **golf)
        await begin(players, table)
        done = [await player.do(table, "act", ask="mine", action=Mind(player, table).choose()) for player in players]
        await end_and_resume(house, how, players, table)
        again = [await player.do(table, "act", ask="mine", action={"type": "write"}) for player in players]
        assert again == done, "what was accepted is there, and asking again changes nothing"
        async with patience():
            await asyncio.gather(*(Mind(player, table).play() for player in players))
        for player in players:
            await player.until(lambda player=player: player.tables[table]["state"]["phase"] == "ended")
            steps = player.steps(table)
            assert steps == list(range(steps[0], steps[0] + len(steps)))


@pytest.mark.parametrize("how", ENDS)
async def test_no_time_passes_while_the_house_is_closed_in_a_match_a_countdown_or_a_pause(
    tmp_path: Path, how: str
) -> None:
    with house_in(tmp_path, "--countdown", str(COUNTDOWN)) as house:
        players = await come_in(house.server, "Ana Luz")
        paused, running, starting = [await sit_down(players, **TURNS) for _ in range(3)]
        house.server.stop_clock()
        for table in (paused, running):
            await say_start(players, table)
        house.server.pass_time(COUNTDOWN)
        for table in (paused, running):
            await all_see(players, table, "playing")
        await wish_pause(players, paused)
        await say_start(players, starting)
        before = {table: players[0].tables[table] for table in (paused, running, starting)}
        await house.signs(before[starting]["now"])
        await end_and_resume(house, how, players, paused, running, starting, stands=True)
        await goes_on_from_its_pause(players, before[paused])
        await starts_no_earlier(house.server, players, before[starting])
        await fires_its_deadline_once_and_not_early(house.server, players, before[running])


async def say_start(players: list[Player], table: str) -> None:
    """All are ready, and the countdown begins."""
    for player in players:
        await player.do(table, "say-ready")
    assert (await players[0].do(table, "start"))["kind"] == "done"
    await all_see(players, table, "starting")


async def wish_pause(players: list[Player], table: str) -> None:
    """All agree to a pause."""
    for player in players:
        assert (await player.do(table, "pause"))["kind"] == "done"
    await all_know(players, table)
    assert players[0].tables[table]["state"]["paused"]


async def goes_on_from_its_pause(players: list[Player], before: dict[str, Any]) -> None:
    """A pause outlasts the restart, and ends when somebody says so."""
    table = before["table"]
    state = players[0].tables[table]["state"]
    assert (state["paused"], state["clock"]) == (True, before["state"]["clock"])
    assert (await players[1].do(table, "go-on"))["kind"] == "done"
    await all_know(players, table)
    assert not players[0].tables[table]["state"]["paused"]


async def starts_no_earlier(server: Server, players: list[Player], before: dict[str, Any]) -> None:
    """A countdown goes on, to an instant that leaves time to come back."""
    table = before["table"]
    state = players[1].tables[table]["state"]
    (counted,) = players[1].happened(table, "outage-counted")
    assert state["starts_at"] == max(before["state"]["starts_at"], counted["at"])
    await nothing_happens_before(server, players[1], table, state["starts_at"])
    await players[1].until(lambda: players[1].tables[table]["state"]["phase"] == "playing")
    (began,) = players[1].happened(table, "match-started")
    assert began["at"] == state["starts_at"] == began["told_at"]


async def fires_its_deadline_once_and_not_early(server: Server, players: list[Player], before: dict[str, Any]) -> None:
    """Match time stood still, and ran on after some time to come back; nobody moves, and the deadline passes then."""
    ana, table, deadline = players[0], before["table"], before["view"]["deadline"]
    (counted,) = ana.happened(table, "outage-counted")
    behind = before["state"]["clock"]["behind"] + counted["at"] - counted["since"]
    assert before["now"] <= counted["since"] < counted["at"] - COMEBACK
    turn = before["view"]["turn"]
    # A move that is timed at the deadline itself still counts (TAB-4).
    passes = deadline + behind + 1
    await nothing_happens_before(server, ana, table, passes)
    await ana.until(lambda: ana.tables[table]["view"]["turn"] > turn)
    updates = [each for each in ana.told if each["kind"] == "update" and each["table"] == table]
    first = next(update for update in updates if update["view"] and update["view"]["turn"] > turn)
    (step,) = first["steps"]
    assert step["at"] == passes
    assert {entry["at"] for entry in step["entries"]} == {deadline}
    assert first["state"]["clock"]["behind"] == behind


async def nothing_happens_before(server: Server, player: Player, table: str, instant: int) -> None:
    """Let time pass up to an instant, and look in the moment before it."""
    before = await player.watch(table)
    server.pass_time((instant - 1 - before["now"]) / 1000)
    assert (await player.watch(table))["number"] == before["number"]
    server.pass_time(0.001)


async def test_bots_go_on_after_a_restart_though_no_player_comes_back(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        (ana,) = await come_in(house.server, "Ana")
        table = await sit_down([ana], bots=1, **TURNS)
        await begin([ana], table)
        await ana.until(Mind(ana, table).is_asked)
        before = moves_of_the_bot(ana, table)
        await asyncio.to_thread(house.end, "killed")
        await ana.sent_away()
        sol = await Player.enter(await asyncio.to_thread(house.again), "Sol")
        await sol.watch(table)
        # Ana's turn passes by its deadline; the bot's needs none.
        house.server.pass_time(TURN)
        await sol.until(lambda: moves_of_the_bot(sol, table) > before)


def moves_of_the_bot(player: Player, table: str) -> int:
    """How many turns the bot in the second seat has had."""
    return sum(turn["seat"] == 1 for turn in player.tables[table]["view"]["turns"])
