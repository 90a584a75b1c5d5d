"""How a path is typed: by cells, by the keypad, by the compass, or by arrows; never as a word."""

import pytest

from sobremesa.cli.buffet.cells import (
    Misread,
    cell_name,
    cells_said,
    example_path,
    read_cell,
    read_path,
    steps_said,
)
from sobremesa.games.buffet.actions import Announce
from sobremesa.games.buffet.board import CELLS
from tests.cli.buffet.box import match_of

F1_TO_H3 = (5, 21, 36, 37)
"""F1, south-east, south, east."""


@pytest.mark.parametrize(
    "typed",
    [
        "F1 G2 G3 H3",
        "f1g2g3h3",
        "f1, g2, g3, h3",
        "F1-G2-G3-H3",
        "F1 326",
        "f1 3 2 6",
        "F1 se s e",
        "F1 SE S E",
        "f1 ↘↓→",
        "f1 ↘ g3 e",
    ],
)
def test_one_path_can_be_typed_in_many_ways(typed: str) -> None:
    assert read_path(typed) == F1_TO_H3


@pytest.mark.parametrize(
    ("typed", "reached"),
    [
        ("h8 n", "H7"),
        ("h8 ne", "I7"),
        ("h8 e", "I8"),
        ("h8 se", "I9"),
        ("h8 s", "H9"),
        ("h8 sw", "G9"),
        ("h8 so", "G9"),
        ("h8 w", "G8"),
        ("h8 o", "G8"),
        ("h8 nw", "G7"),
        ("h8 no", "G7"),
        ("h8 7", "G7"),
        ("h8 8", "H7"),
        ("h8 9", "I7"),
        ("h8 4", "G8"),
        ("h8 6", "I8"),
        ("h8 1", "G9"),
        ("h8 2", "H9"),
        ("h8 3", "I9"),
        ("h8 ↖", "G7"),
        ("h8 ↑", "H7"),
        ("h8 ↗", "I7"),
        ("h8 ←", "G8"),
        ("h8 →", "I8"),
        ("h8 ↙", "G9"),
        ("h8 ↓", "H9"),
        ("h8 ↘", "I9"),
    ],
)
def test_every_direction_leads_where_it_says_in_both_languages(typed: str, reached: str) -> None:
    assert cell_name(read_path(typed)[-1]) == reached


def test_what_begins_with_a_step_goes_on_from_the_path_before() -> None:
    assert read_path("26", before=F1_TO_H3[:2]) == F1_TO_H3
    assert read_path("s e", before=F1_TO_H3[:2]) == F1_TO_H3
    assert read_path("F1 3", before=(100, 101)) == F1_TO_H3[:2], "a cell begins anew"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "start"),
        ("  , ", "start"),
        ("326", "start"),
        ("se", "start"),
        ("ocho", "word"),
        ("f1 ocho", "word"),
        ("f1 ñ", "word"),
        ("f1 50", "key"),
        ("f1 ٣", "key"),
        ("p1", "off-board"),
        ("a16", "off-board"),
        ("a0", "off-board"),
        ("f999", "off-board"),
        ("f1 n", "off-board"),
        ("o1 e", "off-board"),
        ("a1 w", "off-board"),
        ("a15 s", "off-board"),
    ],
)
def test_what_is_no_path_is_told_apart(typed: str, sentence: str) -> None:
    with pytest.raises(Misread) as misread:
        read_path(typed)
    assert misread.value.sentence == f"cli-buffet-read-{sentence}"


def test_every_cell_is_written_as_it_is_read() -> None:
    assert [read_cell(cell_name(cell)) for cell in range(CELLS)] == list(range(CELLS))
    assert (cell_name(0), cell_name(14), cell_name(CELLS - 1)) == ("A1", "O1", "O15")
    assert read_cell("f 3") == read_cell("F3")


@pytest.mark.parametrize("typed", ["", "3", "F", "F1 G1", "-", "F1.5"])
def test_a_cell_is_one_cell(typed: str) -> None:
    with pytest.raises(Misread) as misread:
        read_cell(typed)
    assert misread.value.sentence == "cli-buffet-read-cell"


def test_a_path_is_said_by_cells_and_by_keys() -> None:
    assert cells_said(F1_TO_H3) == "F1 G2 G3 H3"
    assert steps_said(F1_TO_H3) == "F1 326"
    assert steps_said(F1_TO_H3[:1]) == "F1"
    assert read_path(steps_said(F1_TO_H3)) == F1_TO_H3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_example_of_every_seat_can_be_typed_as_it_stands(players: int) -> None:
    """BUF-2 to BUF-6."""
    match = match_of(players)
    for seat in range(players):
        path = example_path(match.state.ground, seat)
        assert len(path) == 4
        match.act(seat, Announce(read_path(cells_said(path))), 0)
        assert read_path(steps_said(path)) == path
