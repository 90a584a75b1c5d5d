"""A question that is sent again after the house has fallen over is answered as the first time."""

from pathlib import Path

import pytest

from tests.e2e.players import Player
from tests.e2e.serving import serving, start
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
