"""Nodes are killed without a word while people play; `make crash` does it fifty times."""

from pathlib import Path

from scripts.crash import Crashes, crash
from tests.e2e.serving import fork
from tests.postgres import shared_cluster


def nothing_is_lost(crashes: Crashes) -> None:
    """Everything that was acknowledged is in the log, and something was."""
    assert not crashes.problems, "\n".join(crashes.problems)
    assert crashes.record.acknowledged
    assert crashes.record.lost


def test_a_node_that_is_killed_three_times_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    crashes = crash(str(tmp_path / "house.sqlite3"), nodes=1, kills=3, tables=4, seed=3, begin=fork)
    nothing_is_lost(crashes)
    assert crashes.checked.outages


def test_players_of_nodes_that_are_killed_go_on_at_another_and_lose_nothing() -> None:
    nothing_is_lost(crash(shared_cluster().new_database(), nodes=2, kills=3, tables=4, seed=4, begin=fork))
