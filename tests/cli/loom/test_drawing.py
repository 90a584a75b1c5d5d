"""Cards, seats and the score sheet as they are drawn."""

import pytest
from rich.console import Console, RenderableType

from sobremesa.cli.loom.asking import read_decks, read_numbers
from sobremesa.cli.loom.cards import Block, Label, draw_blocks, letters_said
from sobremesa.cli.saying import texts
from sobremesa.editions.loom import load_loom
from sobremesa.games.loom.edition import WILD, Colour, Deck

SPANISH = load_loom("es")


def drawn(said: RenderableType, columns: int = 80) -> list[str]:
    console = Console(width=columns, color_system=None)
    with console.capture() as captured:
        console.print(said)
    return [line.rstrip() for line in captured.get().splitlines()]


def blocks(centre: int, hand: int) -> list[Block]:
    cards = [Label(str(number + 1), number) for number in range(centre + hand)]
    return [Block("Centro", tuple(cards[:centre])), Block("Tus letras", tuple(cards[centre:]))]


def test_centre_and_hand_lie_side_by_side() -> None:
    lines = drawn(draw_blocks(SPANISH, texts("es"), blocks(5, 3), 80))
    assert len(lines) == 6
    assert lines[0].split("  ")[0] == "Centro"
    assert lines[0].endswith("Tus letras")
    assert lines[1].split() == list("12345678")


@pytest.mark.parametrize("columns", [40, 60, 80, 100])
@pytest.mark.parametrize(("centre", "hand"), [(5, 3), (12, 9), (0, 3), (30, 30), (5, 0)])
def test_every_card_is_drawn_whole_at_any_width(columns: int, centre: int, hand: int) -> None:
    """Hand and centre have no limit (LOO-K18)."""
    lines = drawn(draw_blocks(SPANISH, texts("es"), blocks(centre, hand), columns), columns)
    assert max(map(len, lines)) <= columns
    assert sum(line.count("╭───╮") for line in lines) == centre + hand
    assert sorted(int(part) for line in lines for part in line.split() if part.isdecimal()) == list(
        range(1, centre + hand + 1)
    )


@pytest.mark.parametrize("language", ["es", "en"])
def test_colours_have_names_so_that_black_and_white_will_do(language: str) -> None:
    """LOO-C1."""
    by_colour = {card.colour: number for number, card in enumerate(SPANISH.cards)}
    labels = tuple(Label(colour.value[0], by_colour[colour]) for colour in Colour)
    lines = drawn(draw_blocks(SPANISH, texts("es" if language == "es" else "en"), [Block("", labels)], 80))
    assert len(set(lines[-1].split())) == 4


def test_a_wildcard_and_a_letter_of_two_signs_fit_their_cards() -> None:
    qu = next(number for number, card in enumerate(SPANISH.cards) if card.letter == "QU")
    lines = drawn(draw_blocks(SPANISH, texts("es"), [Block("", (Label("1", qu), Label("*", WILD)))], 80))
    assert lines[3] == "│QU │ │ * │"
    assert "6" in lines[4]


def test_letters_are_said_with_colour_and_value() -> None:
    first = SPANISH.cards[0]
    assert letters_said(SPANISH, texts("es"), (0, 0)).startswith(f"{first.letter} naranja ({first.value}) · ")


@pytest.mark.parametrize(
    ("typed", "decks"),
    [("vcc", "vcc"), ("V, c c", "vcc"), ("v-c", "vc"), ("", ""), ("x", ""), ("vocal", "")],
)
def test_decks_are_read_with_anything_between_them(typed: str, decks: str) -> None:
    assert read_decks(typed) == [Deck.VOWEL if sign == "v" else Deck.CONSONANT for sign in decks]


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [("6 7", [6, 7]), ("6,7;8", [6, 7, 8]), ("", []), ("6 x", []), ("٣", []), ("9" * 400, [999999])],
)
def test_numbers_are_read_with_anything_between_them(typed: str, numbers: list[int]) -> None:
    assert read_numbers(typed) == numbers
