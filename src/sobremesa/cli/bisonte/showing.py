"""The whole table: the board, how the match stands beside it, and the rack of who looks at it."""

from collections.abc import Collection, Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from sobremesa.cli.bisonte.board import draw_board, draw_tiles
from sobremesa.cli.bisonte.side import beside_board
from sobremesa.cli.bisonte.table import Table, fresh_in
from sobremesa.engine import Seat
from sobremesa.games.bisonte.edition import Placed

_BETWEEN = 2
"""Columns between the board and what stands beside it."""


def show_table(table: Table, seat: Seat | None) -> None:
    """The table as this seat sees it, or a spectator, who sees no rack (TAB-2)."""
    view = table.match.view(seat)
    table.console.print(board_and_side(table, view.board, fresh_in(view)))
    if view.rack:
        table.console.print(draw_tiles(view.rack, table.box))


def board_and_side(table: Table, board: Mapping[int, Placed], fresh: Collection[int]) -> RenderableType:
    """The board with what everybody may know beside it, or below where there is not room for both."""
    drawn = draw_board(table.box.layout, board, fresh, table.say)
    beside = beside_board(table, table.match.view(None))
    needed = table.console.measure(drawn).maximum + _BETWEEN + table.console.measure(beside).maximum
    if needed > table.width:
        return Group(drawn, beside)
    both = Grid.grid(padding=(0, _BETWEEN, 0, 0), pad_edge=False)
    both.add_row(drawn, beside)
    return both
