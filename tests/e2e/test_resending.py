"""A question that is sent again after the house has fallen over is answered as the first time."""

from pathlib import Path

import pytest

from tests.e2e.players import Player
from tests.e2e.serving import fork, serving, start
from tests.e2e.test_tables import start as begin
from tests.e2e.test_tables import two_at_a_table

pytestmark = pytest.mark.anyio


async def test_an_action_that_was_accepted_before_a_crash_is_answered_alike_after_it(tmp_path: Path) -> None:
    """TAB-7: what would be refused now, for it has happened, is answered with the step that it led to."""
    file = str(tmp_path / "house.sqlite3")
    options = ("--host", "127.0.0.1", "--countdown", "0", "--comeback", "0")
    with serving(file, *options) as server:
        ana, luz, table = await two_at_a_table(server, game="bisonte", options={})
        await begin(ana, luz, table)
        first_up = (ana, luz)[ana.tables[table]["view"]["on_turn"]]
        first = await first_up.do(table, "act", ask="mine", action={"type": "pass"})
        assert first["kind"] == "done"
        server.kill()
        again = start(file, *options, port=server.port)
        try:
            await first_up.disconnect()
            await first_up.connect()
            await first_up.watch(table)
            assert await first_up.do(table, "act", ask="mine", action={"type": "pass"}) == first
            refused = await first_up.do(table, "act", ask="another", action={"type": "pass"})
            assert (refused["kind"], refused["clause"]) == ("refused", "TAB-13")
            await Player.all_leave()
        finally:
            again.stop()


async def test_what_was_said_before_a_crash_is_not_heard_twice_after_it(tmp_path: Path) -> None:
    file = str(tmp_path / "house.sqlite3")
    options = ("--host", "127.0.0.1", "--countdown", "0", "--log", "none")
    with serving(file, *options) as server:
        ana, luz, table = await two_at_a_table(server)
        assert (await ana.ask("say", ask="mine", table=table, text="Hello"))["kind"] == "done"
        server.kill()
        again = fork(file, *options, port=server.port)
        try:
            for player in (ana, luz):
                await player.disconnect()
                await player.connect()
                await player.watch(table)
            # She is not sure whether it was heard.
            assert (await ana.ask("say", ask="mine", table=table, text="Hello"))["kind"] == "done"
            assert (await ana.ask("say", ask="another", table=table, text="Hello"))["kind"] == "done"
            sol = await Player.enter(again, "Sol")
            await sol.watch(table)
            await sol.until(lambda: len(heard(sol)) >= 2)
            assert heard(sol) == [(1, "Hello"), (2, "Hello")]
            await Player.all_leave()
        finally:
            again.stop()


def heard(player: Player) -> list[tuple[int, str]]:
    """What somebody was told that was said."""
    return [(each["number"], each["text"]) for each in player.told if each["kind"] == "said"]
