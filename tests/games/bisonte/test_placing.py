"""Where tiles may lie, and which words they make."""

import pytest

from sobremesa.engine import Refused
from sobremesa.games.bisonte.actions import Exchange, Object, Placement, Play
from sobremesa.games.bisonte.edition import BISONTE, Placed
from sobremesa.games.bisonte.events import PlayMade
from sobremesa.games.bisonte.placing import check_place, lay, neighbours, runs_of
from sobremesa.games.bisonte.state import TurnKind
from tests.games.bisonte.boxes import (
    PLAIN,
    all_let_stand,
    bisonte,
    cell,
    edition,
    happened,
    known,
    laid,
    lying,
    plain,
    play,
    points,
)

SOL = lying("SOL", 8, 7)
"""Row 8, columns 7 to 9."""


def refusal(board: dict[int, Placed], *cells: tuple[int, int]) -> str:
    """Why tiles may not lie on these squares; empty where they may."""
    placements = [Placement(cell(row, column), "A") for row, column in cells]
    try:
        check_place(PLAIN, board, placements)
    except Refused as refused:
        clause = refused.refusal.clause.lower()
        return refused.refusal.text.id if refused.refusal.text.id.startswith(f"{clause}-") else clause
    return ""


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ([(8, 7), (8, 8)], ""),
        ([(8, 8), (8, 9)], ""),
        ([(7, 8), (8, 8)], ""),
        ([(8, 8), (9, 8), (10, 8)], ""),
        ([(8, 9), (8, 7), (8, 8)], ""),
        ([], "bis-1-two-tiles"),
        ([(8, 8)], "bis-1-two-tiles"),
        ([(8, 8), (9, 9)], "bis-1-in-line"),
        ([(8, 8), (8, 9), (9, 9)], "bis-1-in-line"),
        ([(8, 8), (8, 10)], "bis-1-unbroken"),
        ([(8, 8), (10, 8)], "bis-1-unbroken"),
        ([(8, 9), (8, 10)], "bis-1-centre"),
        ([(1, 1), (1, 2)], "bis-1-centre"),
    ],
)
def test_bis_1_a_play_on_an_empty_board(cells: list[tuple[int, int]], said: str) -> None:
    assert refusal({}, *cells) == said


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ([(8, 10)], ""),
        ([(8, 6)], ""),
        ([(7, 7)], ""),
        ([(9, 9)], ""),
        ([(8, 6), (8, 10)], ""),
        ([(7, 8), (9, 8)], ""),
        ([(9, 7), (9, 8), (9, 9)], ""),
        ([(9, 9), (9, 10), (9, 11)], ""),
        ([], "bis-2-no-tile"),
        ([(9, 8), (9, 8)], "bis-2-one-square"),
        ([(7, 7), (9, 8)], "bis-2-in-line"),
        ([(8, 10), (9, 7)], "bis-2-in-line"),
        ([(8, 10), (8, 12)], "bis-2-unbroken"),
        ([(9, 8), (11, 8)], "bis-2-unbroken"),
        ([(8, 5)], "bis-2-touches-nothing"),
        ([(7, 6)], "bis-2-touches-nothing"),
        ([(9, 10)], "bis-2-touches-nothing"),
        ([(1, 1), (1, 2)], "bis-2-touches-nothing"),
        ([(8, 8)], "bis-5-taken"),
        ([(8, 10), (8, 9)], "bis-5-taken"),
    ],
)
def test_bis_2_a_later_play(cells: list[tuple[int, int]], said: str) -> None:
    """Never diagonal, never apart, and no tile moves (BIS-5)."""
    assert refusal(SOL, *cells) == said


def test_bis_5_the_refusal_names_the_square_as_people_count() -> None:
    with pytest.raises(Refused) as refused:
        check_place(PLAIN, SOL, [Placement(cell(8, 9), "A")])
    assert refused.value.refusal.text.args == {"row": 8, "column": 9}


@pytest.mark.parametrize("square", [-1, 225, 10**9])
def test_bis_c2_a_square_that_the_board_has_not(square: int) -> None:
    with pytest.raises(Refused, match="bis-c2-no-such-square"):
        check_place(PLAIN, SOL, [Placement(square, "A")])


def test_bis_c2_the_corners_are_squares() -> None:
    for corner in (0, 224):
        near = {corner + (1 if corner == 0 else -1): Placed("A")}
        check_place(PLAIN, near, [Placement(corner, "A")])


def test_bis_2_neighbours_share_an_edge_and_none_is_round_the_corner_of_the_board() -> None:
    small = plain(5)
    assert sorted(neighbours(small, 0)) == [1, 5]
    assert sorted(neighbours(small, 4)) == [3, 9]
    assert sorted(neighbours(small, 5)) == [0, 6, 10]
    assert sorted(neighbours(small, 12)) == [7, 11, 13, 17]
    assert sorted(neighbours(small, 19)) == [14, 18, 24]
    assert sorted(neighbours(small, 20)) == [15, 21]
    assert sorted(neighbours(small, 24)) == [19, 23]


def words(board: dict[int, Placed], fresh: dict[int, Placed]) -> list[str]:
    return [run.word for run in runs_of(PLAIN, board, fresh)]


def test_bis_3_every_run_that_is_made_or_changed_is_a_word_along_first() -> None:
    assert words({}, lying("CASA", 8, 5)) == ["CASA"]
    assert words(SOL, lying("CASA", 9, 9)) == ["CASA", "LC"]
    assert words(SOL, lying("CASA", 9, 9, down=True)) == ["LCASA"]
    assert words(SOL, lying("OLA", 9, 7)) == ["OLA", "SO", "OL", "LA"]
    assert words(SOL, lying("ES", 7, 10, down=True)) == ["ES", "SOLS"]


def test_bis_3_tiles_that_a_play_does_not_touch_are_left_out() -> None:
    board = SOL | lying("PAN", 12, 2)
    assert words(board, lying("A", 8, 10)) == ["SOLA"]


def test_bis_3_a_single_tile_makes_a_word_along_its_row_and_one_along_its_column() -> None:
    board = lying("SOL", 8, 7) | lying("TE", 9, 11, down=True) | lying("A", 7, 10)
    assert words(board, lying("A", 8, 10)) == ["SOLA", "AA"]


def test_bis_3_runs_go_to_the_edges_of_the_board_and_not_around_them() -> None:
    board = lying("AB", 1, 14) | lying("CD", 2, 1)
    assert words(board, lying("E", 2, 3)) == ["CDE"]
    assert words(board, lying("E", 1, 13)) == ["EAB"]
    far = lying("Z", 1, 15) | lying("Y", 15, 1)
    assert words(far, lying("AB", 1, 1)) == ["AB"]
    assert words(far, lying("AB", 1, 1, down=True)) == ["AB"]
    assert words(lying("Z", 1, 1) | lying("Y", 15, 1), lying("AB", 1, 14)) == ["AB"]
    assert words(lying("AB", 14, 1, down=True), lying("C", 13, 1)) == ["CAB"]
    assert words(lying("AB", 1, 1, down=True), lying("C", 3, 1)) == ["ABC"]


@pytest.mark.parametrize(
    ("word", "row", "column", "down", "made"),
    [
        ("SOLA", 8, 7, False, ("SOLA",)),
        ("ASOLA", 8, 6, False, ("ASOLA",)),
        ("COLA", 7, 8, True, ("COLA",)),
        ("CASA", 5, 10, True, ("CASA", "SOLA")),
        ("LA", 9, 8, False, ("LA", "OL", "LA")),
    ],
)
def test_bis_4_words_are_lengthened_crossed_or_lie_side_by_side(
    word: str, row: int, column: int, down: bool, made: tuple[str, ...]
) -> None:
    """At one end, at both, across, at a right angle to an end, and parallel."""
    game = bisonte("sola asola cola casa la ol", words="checked")
    match = known(game, ["CASOALA", "EEEEEEE"], board=dict(SOL))
    play(match, 0, word, row, column, down=down)
    (event,) = happened(match, PlayMade)
    assert event.words == made


def test_bis_c3_only_tiles_of_the_rack_are_played_and_no_more_of_them_than_there_are() -> None:
    rack = ("A", "A", "S")
    box = edition()
    assert lay(box, rack, [Placement(0, "A"), Placement(1, "A")]) == {0: Placed("A"), 1: Placed("A")}
    for tiles in (["A", "A", "A"], ["C"], ["S", "S"], [BISONTE]):
        with pytest.raises(Refused, match="BIS-C3"):
            lay(box, rack, [Placement(place, tile, "A") for place, tile in enumerate(tiles)])


def test_bis_c3_a_refusal_does_not_repeat_a_long_nonsense() -> None:
    with pytest.raises(Refused) as refused:
        lay(edition(), ("A",), [Placement(0, "x" * 500)])
    assert refused.value.refusal.text.args == {"tile": "x" * 20}


def test_bis_6_a_bisonte_stands_for_any_tile_of_the_box_digraphs_too() -> None:
    box = edition()
    for said in ("A", "Ñ", "CH", "RR", "K"):
        assert lay(box, (BISONTE,), [Placement(3, BISONTE, said)]) == {3: Placed(said, bisonte=True)}


@pytest.mark.parametrize(
    ("placement", "said"),
    [
        (Placement(0, BISONTE), "bis-6-says-nothing"),
        (Placement(0, BISONTE, "QU"), "bis-6-no-such-tile"),
        (Placement(0, BISONTE, BISONTE), "bis-6-no-such-tile"),
        (Placement(0, BISONTE, "a"), "bis-6-no-such-tile"),
        (Placement(0, "A", "E"), "bis-6-no-bisonte"),
        (Placement(0, "A", "A"), "bis-6-no-bisonte"),
    ],
)
def test_bis_6_the_player_says_which_and_other_tiles_are_themselves(placement: Placement, said: str) -> None:
    with pytest.raises(Refused, match=said):
        lay(edition(), (BISONTE, "A"), [placement])


def test_bis_6_in_a_box_without_k_and_w_a_bisonte_is_neither() -> None:
    box = edition("A12/1 S9/1 *2/0")
    with pytest.raises(Refused, match="bis-6-no-such-tile"):
        lay(box, (BISONTE,), [Placement(0, BISONTE, "K")])


def test_bis_6_what_a_bisonte_stands_for_holds_for_the_rest_of_the_game() -> None:
    match = known(bisonte("casa casas", words="checked"), ["*ASAEEE", "SEEEEEE"])
    play(match, 0, "cASA", 8, 5)
    assert match.state.board[cell(8, 5)] == Placed("C", bisonte=True)
    play(match, 1, "CASAS", 8, 5)
    assert happened(match, PlayMade)[-1].words == ("CASAS",)
    assert match.state.turns[-1].score.total == 0 + 1 + 1 + 1 + 1


def test_bis_7_the_player_scores_and_draws_up_to_seven_again() -> None:
    match = known(bisonte("casa", words="checked"), ["CASAEEE", "SEEEEEE"], bag="OOOOOOO")
    play(match, 0, "CASA", 8, 5)
    assert points(match) == (12, 0)
    assert match.state.players[0].rack == ("E", "E", "E", "O", "O", "O", "O")
    assert match.state.bag == ("O", "O", "O")
    assert match.state.turns[-1].kind is TurnKind.PLAY


def test_bis_7_a_short_bag_gives_what_it_has() -> None:
    match = known(bisonte("casa", words="checked"), ["CASAEEE", "SEEEEEE"], bag="OO")
    play(match, 0, "CASA", 8, 5)
    assert match.state.players[0].rack == ("E", "E", "E", "O", "O")
    assert match.state.bag == ()


def test_bis_3_where_tiles_lie_is_always_checked_and_a_refused_play_changes_nothing() -> None:
    """TAB-5."""
    for words in ("checked", "objection"):
        match = known(bisonte("casa", words=words), ["CASAEEE", "SEEEEEE"])
        before, log = match.state, match.events
        for wrong in (laid("CASA", 1, 1), laid("CASAS", 8, 8), Play(()), Exchange(())):
            with pytest.raises(Refused, match="BIS-"):
                match.act(0, wrong)
        assert match.state is before
        assert match.events == log


def test_bis_1_holds_again_when_an_objection_has_emptied_the_board() -> None:
    match = known(bisonte("casa", words="objection"), ["CASAEEE", "CASAEEE"])
    play(match, 0, "ASA", 8, 8)
    match.act(1, Object())
    assert match.state.board == {}
    with pytest.raises(Refused, match="bis-1-centre"):
        play(match, 1, "CASA", 1, 1)
    play(match, 1, "CASA", 8, 8)
    all_let_stand(match)
    assert points(match) == (0, 12)


def test_BIS_4_the_only_word_on_the_board_can_be_extended_at_both_ends() -> None:
    """BIS-2, BIS-4."""
    assert refusal(SOL, (8, 6), (8, 10)) == ""
    assert refusal(lying("SOL", 7, 8, down=True), (6, 8), (10, 8)) == ""
    assert words(SOL, lying("A", 8, 6) | lying("A", 8, 10)) == ["ASOLA"]
