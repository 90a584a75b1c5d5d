"""The whole table: the board, how the match stands beside it, and the rack of who looks at it."""

from collections.abc import Collection, Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from sobremesa.cli.bisonte.board import draw_board, draw_tiles, tiles_said
from sobremesa.cli.bisonte.side import beside_board
from sobremesa.cli.bisonte.table import Table, fresh_in
from sobremesa.engine import Seat
from sobremesa.games.bisonte.edition import Placed

_BETWEEN = 2
"""Columns between the board and what stands beside it."""


def show_table(table: Table, seat: Seat | None, *, legend: bool = False) -> None:
    """The table as this seat sees it, or a spectator, who sees no rack (TAB-2)."""
    view = table.match.view(seat)
    drawn = _drawn(table, view.board, fresh_in(view), legend=legend)
    table.console.print(drawn)
    if view.rack:
        # Where the board has the screen for itself, what belongs to it takes one line.
        is_low = isinstance(drawn, Group)
        table.console.print((tiles_said if is_low else draw_tiles)(view.rack, table.box))


def board_and_side(table: Table, board: Mapping[int, Placed], fresh: Collection[int]) -> RenderableType:
    """The board with what everybody may know beside it, or above it where there is not room for both."""
    return _drawn(table, board, fresh)


def _drawn(table: Table, board: Mapping[int, Placed], fresh: Collection[int], *, legend: bool = False) -> Group | Grid:
    """What stands above the board may scroll away; what the signs mean is said there only for who asks."""
    drawn = draw_board(table.box.layout, board, fresh, table.say)
    view = table.match.view(None)
    beside = beside_board(table, view)
    needed = table.console.measure(drawn).maximum + _BETWEEN + table.console.measure(beside).maximum
    if needed > table.width:
        return Group(beside_board(table, view, legend=legend), drawn)
    both = Grid.grid(padding=(0, _BETWEEN, 0, 0), pad_edge=False)
    both.add_row(drawn, beside)
    return both
