"""The board as it is drawn: every sign has its place, and can be read without colours."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from sobremesa.cli.buffet.board import WIDTH, Ink, ant_drawn, draw_board
from sobremesa.cli.buffet.cells import cell_name, read_cell, read_path
from sobremesa.games.buffet.actions import Announce, GiveUp, Place, Ready
from sobremesa.games.buffet.board import CELLS, SIDE
from sobremesa.games.buffet.view import BuffetView
from tests.cli.buffet.box import match_of


def lines(view: BuffetView, ink: Ink = Ink()) -> list[str]:  # noqa: B008 - a frozen value
    return draw_board(view, ink).plain.split("\n")


def drawn_at(view: BuffetView, cell: str, ink: Ink = Ink()) -> str:  # noqa: B008 - a frozen value
    """The three characters of a cell."""
    row, column = divmod(read_cell(cell), SIDE)
    line = lines(view, ink)[2 + row + row // 5]
    start = 5 + 3 * column + column // 5
    return line[start : start + 3]


def test_the_letters_of_the_board_stand_under_their_columns() -> None:
    view = match_of(2).view(0)
    header, top, first, *_ = lines(view)
    assert header.split() == list("ABCDEFGHIJKLMNO")
    assert first == " 1  │ S  H  O  E  S │ S  H  O  E  S │ S  H  O  E  S │ "
    assert [top[header.index(name)] for name in "EFGHIJK"] == ["─", *"●●●●●", "─"]
    assert [first[header.index(name)] for name in "ABC"] == ["S", "H", "O"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_drawing_is_as_wide_and_as_high_as_it_says(players: int) -> None:
    drawn = lines(match_of(players).view(None))
    assert len(drawn) == 1 + 4 + SIDE
    assert max(map(len, drawn)) == WIDTH == 54
    assert all(Text(line).cell_len == len(line) for line in drawn)


def test_nests_lie_in_front_of_the_middle_tiles() -> None:
    """BUF-S3: north, east, south, west."""
    drawn = lines(match_of(4).view(None))
    assert "┬─●──●──●──●──●─┬" in drawn[1]
    assert "┴─♥──♥──♥──♥──♥─┴" in drawn[-1]
    beside = [line for line in drawn if "★" in line]
    assert [line.split("│")[0].split() for line in beside] == [[str(row), "◆"] for row in range(6, 11)]
    assert all(line.endswith("│★") for line in beside)


def test_food_lies_in_every_tile() -> None:
    """BUF-C1."""
    view = match_of(2).view(None)
    assert sum(line.count("✿") for line in lines(view)) == 9
    assert drawn_at(view, "C3") == " ✿ "


def test_marked_cells_and_a_path_are_seen_without_colours() -> None:
    view = match_of(2).view(0)
    starts = view.ground.starts(0)
    assert [cell_name(cell) for cell in range(CELLS) if drawn_at(view, cell_name(cell), Ink(0, starts))[0] == "·"] == [
        "F1",
        "G1",
        "H1",
        "I1",
        "J1",
    ]
    path = read_path("F1 6666222211114444")
    ink = Ink(0, (), path)
    assert [drawn_at(view, cell_name(cell), ink) for cell in path[:3]] == ["1S ", "2H ", "3O "]
    assert drawn_at(view, cell_name(path[11]), ink) == "12C"


def test_ants_show_whose_they_are_how_new_and_how_special() -> None:
    """BUF-15, BUF-27."""
    match = match_of(2)
    match.act(0, Announce(read_path("F1 6666")), 0)
    match.act(1, GiveUp(), 0)
    match.act(1, Place(read_cell("F15")), 0)
    view = match.view(None)
    assert (drawn_at(view, "F1"), drawn_at(view, "F15")) == (" ●+", " ★+")
    assert drawn_at(view, "F2") == " · ", "between two searches nobody reads the board (BUF-34)"
    match.act(0, Ready(), 0)
    match.act(1, Ready(), 0)
    assert drawn_at(match.view(None), "F1") == " ● "
    assert drawn_at(match.view(None), "F2") == " E "
    match.act(1, GiveUp(), 0)
    match.act(0, Announce(read_path("E1 2222")), 0)
    view = match.view(None)
    assert (drawn_at(view, "E1"), drawn_at(view, "E2"), drawn_at(view, "E3")) == (" ●+", "(●)", " · ")
    ink = Ink(1, view.ground.placeable(1))
    assert drawn_at(view, "G15", ink) == " ○ "
    assert drawn_at(view, "F1", ink) == " ● "


def test_who_has_announced_reads_nothing_more() -> None:
    """BUF-8: the lens goes down."""
    match = match_of(2)
    match.act(0, Announce(read_path("F1 6666")), 0)
    assert drawn_at(match.view(0), "A1") == " · "
    assert drawn_at(match.view(1), "A1") == " S "


def test_of_a_word_that_is_voted_on_the_letters_lie_open() -> None:
    """BUF-34."""
    match = match_of(2)
    match.act(0, Announce(read_path("F1 6")), 0)
    match.act(1, GiveUp(), 0)
    view = match.view(None)
    assert view.shown is not None
    assert (drawn_at(view, "F1"), drawn_at(view, "G1"), drawn_at(view, "H1")) == (" S ", " H ", " · ")


def test_the_drawing_needs_no_colours() -> None:
    view = match_of(2).view(0)
    plain = io.StringIO()
    Console(file=plain, width=80, no_color=True).print(draw_board(view, Ink(0, view.ground.starts(0))))
    assert "·S ·H ·O ·E ·S" in plain.getvalue()


def test_a_narrow_board_has_two_columns_a_cell() -> None:
    """Fifty columns are a telephone: signs that stand after an ant stand before it, and of a number the last digit."""
    match = match_of(4)
    drawn = draw_board(match.view(0), Ink(0, match.view(0).ground.starts(0)), narrow=True).plain.split("\n")
    assert drawn[0] == "      A B C D E  F G H I J  K L M N O"
    assert drawn[1] == "    ┌──────────┬─●─●─●─●─●┬──────────┐"
    assert drawn[2] == " 1  │ S H O E S│·S·H·O·E·S│ S H O E S│ "
    assert max(map(len, drawn)) == 39
    path = read_path("F1 6666222211114444")
    assert "2C" in draw_board(match.view(0), Ink(0, (), path), narrow=True).plain.split("\n")[2 + path[11] // SIDE + 1]
    assert ant_drawn("●", special=False, new=False, narrow=True) == " ●"
    assert ant_drawn("●", special=False, new=True, narrow=True) == "+●"
    assert ant_drawn("●", special=True, new=True, narrow=True) == "(●"
