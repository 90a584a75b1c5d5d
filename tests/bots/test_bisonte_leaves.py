"""What the tiles left on a rack are worth: trained tables, other boxes, and the habit of a club player."""

import pytest

from sobremesa.bots.bisonte.leaves import LeaveTable, SimpleHabit, TrainedLeaves, read_table, trained_leaves
from sobremesa.bots.bisonte.trained import TABLES
from sobremesa.editions.bisonte import load_bisonte
from tests.games.bisonte.boxes import edition

TABLE = read_table("A 300 -200 -900\nQ -4000\nU 100\n* 20000 9000\n", "Q+U 2500 A+U -50", "0 10 20\n1 11 21\n2 12 22\n")


def test_a_table_is_read_as_it_is_written() -> None:
    assert (
        LeaveTable(
            {"A": (300, -200, -900), "Q": (-4000,), "U": (100,), "*": (20000, 9000)},
            {("Q", "U"): 2500, ("A", "U"): -50},
            ((0, 10, 20), (1, 11, 21), (2, 12, 22)),
        )
        == TABLE
    )


@pytest.mark.parametrize(
    ("tiles", "worth"),
    [((), 0), (("A",), 301), (("A", "A"), 102), (("Q", "U"), -1389), (("*",), 20000), (("*", "*", "*"), 38000)],
)
def test_the_values_of_copies_pairs_and_balance_add_up(tiles: tuple[str, ...], worth: int) -> None:
    leaves = TrainedLeaves(edition("A9/1 Q1/5 U5/1 *3/0"), TABLE)
    assert leaves(tiles) == worth
    assert leaves(tiles) == worth, "remembered"


def test_a_tile_that_nobody_trained_for_costs_by_its_value() -> None:
    leaves = TrainedLeaves(edition("A9/1 Z1/10 G1/2 *3/0"), TABLE)
    assert leaves(("Z",)) == 10 - 3000
    assert leaves(("G",)) == 10 - 600


def test_a_box_without_digraphs_has_its_own_table_and_takes_from_the_other_what_it_lacks() -> None:
    tables = {"es": read_table("A 1\nCH 7", "", "0 0\n0 0"), "es-plain": read_table("A 2", "", "0 0\n0 0")}
    assert trained_leaves(edition("A9/1 CH1/5 *1/0"), tables)(("A",)) == 1
    assert trained_leaves(edition("A9/1 C1/3 *1/0"), tables)(("A",)) == 2
    assert trained_leaves(edition("A9/1 CH1/5 *1/0"), tables)(("CH",)) == 7


@pytest.mark.parametrize("name", ["es-102", "es-100", "es-103", "es-plain", "en-102", "en-100"])
def test_every_box_of_ours_has_trained_values(name: str) -> None:
    box = load_bisonte(name)
    leaves = trained_leaves(box, TABLES)
    assert leaves(("*",)) > 10_000
    worths = {leaves((kind.tile,)) for kind in box.kinds}
    assert len(worths) > 15
    assert all(abs(worth) < 40_000 for worth in worths)


def test_training_has_found_what_players_know() -> None:
    """A Bisonte before an S before a V; a Q with its U; not all vowels."""
    for name in ("es-102", "en-102"):
        leaves = trained_leaves(load_bisonte(name), TABLES)
        assert leaves(("*",)) > leaves(("S",)) > leaves(("V",))
        assert leaves(("Q", "U")) > leaves(("Q",))
        assert leaves(("E", "R", "S")) > leaves(("I", "U", "U"))


def test_a_club_player_keeps_the_bisonte_and_a_balance() -> None:
    habit = SimpleHabit(edition())
    assert habit(("*",)) > habit(("S",)) > habit(("Z",))
    assert habit(("A", "S")) > habit(("A", "E", "I", "O"))
    assert habit(("A", "S")) > habit(("S", "S"))
