"""Which paths may be announced: available cells, step by step, from the right place."""

import pytest

from sobremesa.engine import Refused
from sobremesa.games.buffet.actions import Announce
from sobremesa.games.buffet.ground import check_cells, check_path
from tests.games.buffet.boxes import CASA, FOODS, Path, ants, at, buffet, ground, opened, refusal


def refused(path: Path, *, seat: int = 0, least: int = 2, **others: object) -> str:
    """Why a path on our board is refused."""
    with pytest.raises(Refused) as caught:
        check_path(ground(**others), seat, path, least)  # type: ignore[arg-type]
    said = caught.value.refusal
    assert said.text.id.startswith(said.clause.lower() + "-")
    return said.text.id


def test_BUF_2_food_is_no_letter() -> None:
    assert refused((7, 22, 37)) == "buf-2-food"
    assert 37 in FOODS


@pytest.mark.parametrize("cell", [-1, 225, 10**9])
def test_BUF_2_a_path_does_not_leave_the_board(cell: int) -> None:
    assert refused((5, cell)) == "buf-2-no-such-cell"


def test_BUF_2_the_corners_are_on_the_board() -> None:
    check_cells((0, 14, 210, 224))


@pytest.mark.parametrize("owner", [0, 1])
def test_BUF_2_a_cell_with_an_ant_of_an_earlier_round_is_not_available(owner: int) -> None:
    assert refused((5, 20), ants=ants(owner, [20])) == "buf-2-ant"


def test_BUF_2_a_cell_covered_in_this_round_was_free_when_the_search_began() -> None:
    check_path(ground(ants(1, [20], placed=2)), 0, (5, 20), 2)


def test_BUF_2_available_are_all_letters_without_an_old_ant() -> None:
    board = ground({**ants(0, [5, 20]), **ants(1, [215], placed=2)})
    assert len(board.available) == 225 - 9 - 2
    assert {0, 215, 224} <= set(board.available)
    assert not {5, 20, *FOODS} & set(board.available)


@pytest.mark.parametrize(
    "path",
    [(9, 10), (5, 6, 7), (5, 4), (9, 25), (5, 19), (9, 24, 8), (9, 10, 25, 24), (7, 6, 20, 19)],
    ids=str,
)
def test_BUF_3_each_letter_is_next_to_the_one_before_over_tile_borders_too(path: Path) -> None:
    check_path(ground(), 0, path, 2)


@pytest.mark.parametrize("path", [(5, 7), (5, 35), (5, 22), (5, 20, 5 + 2), (5, 6, 21, 23)], ids=str)
def test_BUF_3_a_step_over_a_cell_is_refused(path: Path) -> None:
    assert refused(path) == "buf-3-not-adjacent"


def test_BUF_3_the_end_of_a_row_is_not_next_to_the_beginning_of_another() -> None:
    east = (89, 90)
    assert refused(east, seat=1, players=4) == "buf-3-not-adjacent"


def test_BUF_3_a_refusal_says_which_letter_it_is() -> None:
    with pytest.raises(Refused) as caught:
        check_path(ground(), 0, (5, 6, 9), 2)
    assert caught.value.refusal.text.args == {"place": 3}
    with pytest.raises(Refused) as caught:
        check_path(ground(ants(1, [6])), 0, (5, 6), 2)
    assert caught.value.refusal.text.args == {"place": 2}
    with pytest.raises(Refused) as caught:
        check_path(ground(), 0, (7, 22, 37), 2)
    assert caught.value.refusal.text.args == {"place": 3}
    with pytest.raises(Refused) as caught:
        check_path(ground(), 0, (5, 6, 5), 2)
    assert caught.value.refusal.text.args == {"place": 3}


@pytest.mark.parametrize("path", [(5, 5), (5, 6, 5), (5, 6, 21, 20, 5)], ids=str)
def test_BUF_4_no_cell_is_used_twice(path: Path) -> None:
    assert refused(path) == "buf-4-cell-twice"


def test_BUF_4_no_path_is_longer_than_the_board() -> None:
    assert refused((5,) * 226) == "buf-4-too-long"
    assert refused((5,) * 225) == "buf-4-cell-twice"


def test_BUF_12_a_path_may_cross_itself_diagonally() -> None:
    check_path(ground(), 0, (5, 21, 6, 20), 2)


@pytest.mark.parametrize("cell", [5, 6, 7, 8, 9])
def test_BUF_5_the_first_word_begins_in_front_of_ones_own_nest(cell: int) -> None:
    check_path(ground(current=1), 0, (cell, cell + 15), 2)


@pytest.mark.parametrize("cell", [4, 10, 20, 110, 215, 219])
def test_BUF_5_the_first_word_begins_nowhere_else(cell: int) -> None:
    assert refused((cell, cell + 1), current=1) == "buf-5-starts-elsewhere"


def test_BUF_5_the_nest_in_front_of_which_it_begins_is_ones_own() -> None:
    assert refused((5, 20), seat=1, current=1) == "buf-5-starts-elsewhere"
    check_path(ground(current=1), 1, (215, 200), 2)


def test_BUF_6_a_later_word_may_begin_next_to_an_ant_of_ones_own() -> None:
    mine = ants(0, [at(6, 6)])
    around = {at(row, column) for row in (5, 6, 7) for column in (5, 6, 7)} - {at(6, 6), at(7, 7)}
    assert set(ground(mine).starts(0)) == around | {5, 6, 7, 8, 9}
    check_path(ground(mine), 0, (at(5, 5), at(4, 4)), 2)


def test_BUF_6_a_cell_in_front_of_the_nest_with_an_ant_is_no_start() -> None:
    assert ground(ants(1, [5, 7])).starts(0) == (6, 8, 9)


def test_BUF_6_neither_a_rivals_ant_nor_one_of_this_round_is_a_beginning() -> None:
    assert refused((at(5, 5), at(4, 4)), ants=ants(1, [at(6, 6)])) == "buf-6-starts-elsewhere"
    assert refused((at(5, 5), at(4, 4)), ants=ants(0, [at(6, 6)], placed=2)) == "buf-6-starts-elsewhere"
    assert ground(ants(0, [at(6, 6)], placed=2)).starts(0) == (5, 6, 7, 8, 9)


def test_BUF_6_an_ant_of_the_round_before_is_a_beginning() -> None:
    check_path(ground(ants(0, [at(6, 6)], placed=2), current=3), 0, (at(5, 5), at(4, 4)), 2)


@pytest.mark.parametrize(("least", "path"), [(2, ()), (2, (5,)), (3, (5, 20))], ids=str)
def test_BUF_12_a_word_has_at_least_so_many_letters(least: int, path: Path) -> None:
    assert refused(path, least=least) == "buf-12-too-short"


def test_BUF_12_two_letters_suffice_unless_the_table_asks_for_three() -> None:
    two, three = opened(), opened(buffet(least_letters=3))
    two.act(0, Announce((5, 20)))
    assert refusal(three, 0, Announce((5, 20))) == "buf-12-too-short"
    three.act(0, Announce((5, 20, 35)))


def test_BUF_7_a_broken_path_is_refused_at_no_cost() -> None:
    match = opened()
    assert refusal(match, 0, Announce((5, 35))) == "buf-3-not-adjacent"
    assert refusal(match, 0, Announce((20, 35))) == "buf-5-starts-elsewhere"
    match.act(0, Announce(CASA))
