"""Hole cards in characters."""

import pytest

from sobremesa.cli.golf.card import CROSSING, DOUBLE, FLAG, START, Ink, draw_card, legend, width_of
from sobremesa.editions import load_golf
from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind
from sobremesa.games.golf.line import LineFaultKind, fault_of_line, lines

CARDS = load_golf("en").cards
LETTERS = "ABCDEFGHIJKL"
BENCH = HoleCard(
    id="bench",
    hole=1,
    par=3,
    spaces=(Space(0, 0), Space(1, 0), Space(2, 0, SpaceKind.DOUBLE), Space(0, 1, SpaceKind.OBSTACLE), Space(2, 1)),
    start=0,
    flag=4,
)


def drawn(card: HoleCard, ink: Ink = Ink(), room: int = 76) -> str:  # noqa: B008 - a frozen value
    return draw_card(card, ink, room=room).plain


def test_an_empty_card_shows_every_number_and_every_kind_without_colour() -> None:
    assert drawn(BENCH).splitlines() == [
        "╭───╮   ╭───╮   ╔═══╗",
        "▶ 1 │   │ 2 │   ║ 3 ║",
        "╰───╯   ╰───╯   ╚═×2╝",
        "                     ",
        "┌╌╌╌┐           ╭───⚑",
        "┆░4░┆           │ 5 │",
        "└╌╌╌┘           ╰───╯",
    ]


def test_a_line_has_letters_in_their_spaces_and_arrows_in_order() -> None:
    """GOL-4: steps between neighbours, and one over an empty space (GOL-5)."""
    assert drawn(BENCH, Ink("CEBO", (0, 3, 2, 4))).splitlines() == [
        "╭1──╮   ╭───╮   ╔3══╗",
        "▶ C │   │ 2 │   ║ B ║",
        "╰───╯   ╰───╯⢀⡠⠔╚═×2╝",
        "  ↓      ⢀↗⠔⠊⠁    ↓  ",
        "┌4╌╌┐⢀⡠⠔⠊⠁      ╭5──⚑",
        "┆░E░┆⠁          │ O │",
        "└╌╌╌┘           ╰───╯",
    ]
    assert drawn(BENCH, Ink("CEO", (0, 2, 4))).splitlines()[:3] == [
        "╭1──╮   ╭2──╮   ╔3══╗",
        "▶ C │────────→──║ E ║",
        "╰───╯   ╰───╯   ╚═×2╝",
    ]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_of_the_box_can_be_drawn_empty_and_full(card: HoleCard) -> None:
    empty = drawn(card)
    assert all(str(number) in empty for number in range(1, len(card.spaces) + 1))
    assert empty.count(START) == empty.count(FLAG) == 1
    assert empty.count(DOUBLE) == card.count(SpaceKind.DOUBLE)
    word = LETTERS[: len(card.spaces)]
    full = drawn(card, Ink(word, next(lines(card, len(word), neighbours=False))))
    assert all(full.count(letter) == 1 for letter in word)
    assert {len(line) for line in full.splitlines()} == {width_of(card)}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_fits_a_narrow_terminal(card: HoleCard) -> None:
    narrow = drawn(card, room=30)
    assert max(len(line) for line in narrow.splitlines()) <= 30
    assert all(str(number) in narrow for number in range(1, len(card.spaces) + 1))


def test_a_crossing_is_marked_where_the_pieces_meet() -> None:
    square = HoleCard("square", 1, 3, (Space(0, 0), Space(1, 0), Space(0, 1), Space(1, 1)), start=0, flag=2)
    path = (0, 3, 1, 2)
    fault = fault_of_line(square, path, neighbours=False)
    assert fault is not None
    assert fault.kind is LineFaultKind.CROSSES
    rows = drawn(square, Ink("CASA", path, fault=fault)).splitlines()
    assert [(row.index(CROSSING), number) for number, row in enumerate(rows) if CROSSING in row] == [(6, 3)]


def test_spaces_that_the_card_does_not_have_are_left_out_of_the_drawing() -> None:
    assert "▶ C │" in drawn(BENCH, Ink("CEBO", (0, 98, -3, 4)))


def test_the_legend_names_only_the_signs_on_the_card() -> None:
    plain = HoleCard("plain", 1, 3, (Space(0, 0), Space(1, 0)), start=0, flag=1)
    assert [sign for sign, _, _ in legend(plain)] == [START, FLAG]
    assert [sign for sign, _, _ in legend(BENCH)] == [START, FLAG, DOUBLE, "░"]
