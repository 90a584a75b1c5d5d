"""What is told and drawn now and then: ends of a match, special ants, no cell to begin on, the table at any time."""

import io

import pytest
from msgspec.structs import replace
from rich.console import Console

from sobremesa.cli.buffet.cells import example_path, read_cell, read_path
from sobremesa.cli.buffet.front import BuffetFront
from sobremesa.cli.keyboard import Keyboard
from sobremesa.cli.saying import texts
from sobremesa.cli.seating import Seating
from sobremesa.cli.table import Table
from sobremesa.editions.texts import Language
from sobremesa.engine import Entry, Match
from sobremesa.games.buffet.actions import Action, Announce, GiveUp, Place
from sobremesa.games.buffet.board import CELLS
from sobremesa.games.buffet.events import AntPlaced, Event, NothingPlaced, RoundEnded
from sobremesa.games.buffet.ground import Ant
from sobremesa.games.buffet.state import BuffetState
from sobremesa.games.buffet.view import BuffetView
from tests.cli.buffet.box import NAMES, match_of

AnyBuffet = Match[BuffetState, Action, Event, BuffetView]


class Looker:
    """Somebody who looks on at a table; what is printed can be read."""

    def __init__(self, match: AnyBuffet, language: Language = "en") -> None:
        self._paper = io.StringIO()
        console = Console(file=self._paper, width=80, no_color=True)
        players = len(match.state.sitters)
        say = texts(language)
        seating = Seating(names=NAMES[:players], levels=(None,) * players, ui=language)
        self.front = BuffetFront(Table(match, seating, console, Keyboard(console, say, {}), say, asks=False))

    def told(self, *events: Event) -> str:
        self.front.tell(Entry(number, 0, event) for number, event in enumerate(events))
        return self.read()

    def read(self) -> str:
        text = self._paper.getvalue()
        self._paper.seek(0)
        self._paper.truncate()
        return text


def both_give_up() -> AnyBuffet:
    match = match_of(2)
    match.act(0, GiveUp(), 0)
    match.act(1, GiveUp(), 0)
    return match


def test_what_can_seldom_be_placed_is_told() -> None:
    """BUF-15, BUF-22."""
    looker = Looker(both_give_up())
    assert looker.told(NothingPlaced(1)) == "★ Beto  no ant, for there is no cell or no ant for it. BUF-22\n"
    special = AntPlaced(0, read_cell("F1"), special=True)
    assert looker.told(special) == "● Ana  an ant on F1. It is a special one. BUF-20\n"


def test_a_round_in_which_nobody_placed_an_ant_is_the_last() -> None:
    """BUF-22."""
    told = Looker(both_give_up(), "es").told(RoundEnded(last=True, deadline=None))
    assert told.endswith("Nadie puso una hormiga: esta fue la última ronda. BUF-22\n")


def test_why_at_the_end_shows_the_scores_and_their_clauses() -> None:
    """TAB-8, BUF-28 to BUF-32."""
    match = match_of(3)
    match.act(0, Announce(read_path("J1 33333")), 0)
    match.act(1, Announce(read_path("O6 8")), 0)
    match.act(2, GiveUp(), 0)
    for seat, word in ((1, 0), (2, 0), (0, 1), (2, 1)):
        if match.state.ballot is not None and match.state.ballot.author == word:
            choices = [choice for offer in match.offers(seat) for choice in offer.choices]
            match.act(seat, choices[0], 0)
    match.act(2, Place(read_cell("F15")), 0)
    assert match.outcome is not None
    looker = Looker(match)
    looker.front.recall(match.told(None))
    assert set(looker.front.show_last()) == {"BUF-28", "BUF-29", "BUF-30", "BUF-31", "BUF-32"}
    assert "1 rival nest reached" in looker.read()


def test_nothing_was_scored_before_a_word_was_checked() -> None:
    """TAB-8."""
    assert set(Looker(match_of(2)).front.show_last()) == set()


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_table_marks_the_cells_that_row_one_may_choose(seat: int | None) -> None:
    """BUF-20, BUF-34: in the open; the one who places can read them too."""
    looker = Looker(both_give_up())
    looker.front.show(seat)
    board = looker.read()
    assert ("1  │ ·  ·  ·  ·  · │ ○  ○  ○  ○  ○ │" in board) is (seat != 0)
    assert ("│·S ·H ·O ·E ·S │" in board) is (seat == 0)
    assert f"{'·' if seat == 0 else '○'} an ant may go here" in board


def test_the_table_marks_the_cells_to_begin_on_for_the_seat_alone() -> None:
    """BUF-5."""
    looker = Looker(match_of(2))
    looker.front.show(1)
    assert "│·S ·E ·O ·H ·S │" in looker.read()
    looker.front.show(None)
    assert "·S" not in looker.read()


def test_no_example_is_given_where_no_cell_is_left() -> None:
    """BUF-2."""
    state = match_of(2).state
    full = replace(state, round=2, ants={cell: Ant(1, 1) for cell in range(CELLS)})
    assert example_path(full.ground, 0) == ()
    corner = {cell: Ant(1, 1) for cell in range(CELLS) if cell not in (5, 6)}
    assert example_path(replace(state, round=2, ants=corner).ground, 0) == (5, 6)


def test_a_chapter_begins_with_a_round() -> None:
    match = match_of(2)
    front = Looker(match).front
    assert [type(entry.event).__name__ for entry in match.events if front.opens(entry.event)] == ["RoundBegan"]
