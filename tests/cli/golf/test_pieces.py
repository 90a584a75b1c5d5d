"""What lies beside a hole card."""

import pytest
from rich.console import Console
from rich.text import Text

from sobremesa.cli.golf.card import draw_card
from sobremesa.cli.golf.pieces import framed_card, side_by_side, signs_of
from sobremesa.cli.saying import texts
from sobremesa.editions import load_golf
from sobremesa.games.golf.hole import HoleCard

CARDS = load_golf("es").cards


@pytest.mark.parametrize("beside", [1, 30, 35, 42, 60])
@pytest.mark.parametrize("columns", [60, 80, 100])
def test_a_card_is_never_cropped_and_nor_is_what_lies_beside_it(columns: int, beside: int) -> None:
    for card in CARDS:
        check_nothing_is_cropped(card, columns, beside)


def check_nothing_is_cropped(card: HoleCard, columns: int, beside: int) -> None:
    say, console = texts("es"), Console(width=columns)
    right = Text("x" * beside, no_wrap=True)
    with console.capture() as captured:
        console.print(side_by_side(framed_card(card, say, room=columns), right, console, columns))
    lines = captured.get().splitlines()
    for row in draw_card(card, room=columns - 4).plain.splitlines():
        assert any(f"│ {row} " in line for line in lines), row
    assert any("x" * beside in line for line in lines)
    assert max(map(len, lines)) <= columns


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_signs_take_no_more_room_than_the_dice(card: HoleCard) -> None:
    assert max(map(len, signs_of(card, texts("es")).plain.splitlines())) <= 30
