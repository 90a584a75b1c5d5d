"""The card of nine holes on screens of any width."""

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from sobremesa.cli.golf.sheet import score_card
from sobremesa.cli.golf.table import Table
from sobremesa.cli.keyboard import Keyboard
from sobremesa.cli.saying import texts
from sobremesa.cli.seating import Seating
from sobremesa.engine.score import Score, line
from sobremesa.games.golf.events import RoundScore
from tests.conformance.random_play import begun
from tests.conformance.subjects import SUBJECTS

SCORES = ((12, 20, -4, 15, 11, 13, 10, 27, 26), (130, 1, 0, 0, 0, 0, 0, 0, 0))


def shown(columns: int, names: tuple[str, str] = ("", "")) -> str:
    """The card after nine holes in one, drawn in so many columns."""
    match, _ = begun(SUBJECTS["golf in en"], 2, 1)
    view = match.view(None)
    players = tuple(
        msgspec.structs.replace(
            player,
            rounds=tuple(RoundScore(Score((line(points, "GOL-14", "golf-line-die"),)), cup=True) for points in scores),
            points=sum(scores),
            cups=9,
        )
        for player, scores in zip(view.players, SCORES, strict=True)
    )
    say, console = texts("es"), Console(file=StringIO(), width=columns)
    table = Table(match, Seating(names, (None, "expert"), "es"), console, Keyboard(console, say, {}), say)
    with console.capture() as captured:
        console.print(score_card(table, msgspec.structs.replace(view, players=players)))
    return captured.get()


@pytest.mark.parametrize("columns", [30, 36, 50, 60, 80, 100])
@pytest.mark.parametrize("name", ["", "Maximiliana O."])
def test_no_number_is_ever_cut(columns: int, name: str) -> None:
    """GOL-14, GOL-24."""
    card = shown(columns, (name, ""))
    for scores in SCORES:
        numbers = [str(points).replace("-", "−") for points in (*scores, sum(scores))]
        assert all(f" {number}✦" in card for number in numbers[:-1]), card
        assert numbers[-1] in card.split(), card
    assert max(map(len, card.splitlines())) <= columns


def test_nine_holes_stand_in_one_row_where_there_is_room() -> None:
    assert shown(80).count("● Tú") == 1
    assert shown(50).count("● Tú") == 2


def test_a_long_name_gives_way_to_the_numbers() -> None:
    assert "● Maximiliana O." in shown(50, ("Maximiliana O.", ""))
    assert "● Max" in shown(36, ("Maximiliana O.", ""))
    assert "Maximiliana" not in shown(36, ("Maximiliana O.", ""))
