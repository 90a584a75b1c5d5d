"""What every step of a match of Word Buffet at one keyboard has at hand."""

from typing import Self

import msgspec
from rich.table import Table as Grid

from sobremesa.cli.buffet.beside import SIDE_WIDTH, beside_board
from sobremesa.cli.buffet.board import WIDTH, Ink, draw_board, is_narrow
from sobremesa.cli.table import Table as AnyTable
from sobremesa.engine import Match
from sobremesa.games.buffet.actions import Action
from sobremesa.games.buffet.events import Event
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.state import BuffetState
from sobremesa.games.buffet.view import BuffetView

BuffetMatch = Match[BuffetState, Action, Event, BuffetView]

_GAP = 2


class Table(AnyTable, frozen=True):
    """A table with a match of Word Buffet on it."""

    match: BuffetMatch

    @classmethod
    def laid(cls, table: AnyTable) -> Self:
        """The same table, known to be one of Word Buffet."""
        return cls(**{field: getattr(table, field) for field in msgspec.structs.asdict(table)})

    @property
    def game(self) -> Buffet:
        """The rules with their box and words."""
        assert isinstance(self.match.game, Buffet)
        return self.match.game

    @property
    def is_narrow(self) -> bool:
        """Whether there is no room beside the board."""
        return self.width < WIDTH + _GAP + SIDE_WIDTH

    def show_board(self, view: BuffetView, ink: Ink = Ink(), *, legend: bool = False) -> None:  # noqa: B008 - frozen
        """The board, and beside it who has what.

        Where there is no room that stands above, and may scroll away; what the signs mean is said there only for
        who asks.
        """
        board = draw_board(view, ink, narrow=is_narrow(self.width))
        beside = beside_board(self, view, ink, legend=legend or not self.is_narrow)
        if self.is_narrow:
            self.console.print(beside)
            self.console.print(board)
            return
        grid = Grid.grid(padding=(0, _GAP, 0, 0))
        grid.add_column(width=WIDTH, no_wrap=True)
        grid.add_column(width=SIDE_WIDTH)
        grid.add_row(board, beside)
        self.console.print(grid)
