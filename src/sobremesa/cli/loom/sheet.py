"""The score sheet: a column a round, everybody in rows (LOO-16)."""

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.palette import QUIET, colour_of_points, number
from sobremesa.cli.table import Table
from sobremesa.games.loom.phases import Result
from sobremesa.games.loom.view import LoomView

TIE_BREAK = "="
"""The column of the round that decides a tie; it does not count for the total (LOO-19)."""
_NAME = 18
_TOTAL = 8
_ROUND = 4
"""Columns of a name, of the total and of a round."""


def score_sheet(table: Table, view: LoomView) -> Grid:
    """As many of the last rounds as there is room for, and the total of all."""
    played = max(len(player.results) for player in view.players)
    first = max(0, played - (table.width - _NAME - _TOTAL) // _ROUND)
    grid = Grid(
        box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, border_style=QUIET, header_style="bold"
    )
    grid.add_column(table.say("cli-loom-round-column"), no_wrap=True)
    for place in range(first, played):
        grid.add_column(_title(view, place, played), justify="right", min_width=_ROUND - 1)
    grid.add_column(table.say("cli-total-column"), justify="right")
    for seat, player in enumerate(view.players):
        cells = [_cell(result) for result in player.results[first:]]
        grid.add_row(table.marked(seat), *cells, Text(number(player.points), "bold"))
    return grid


def _title(view: LoomView, place: int, played: int) -> str:
    decides = view.tie_break and place == view.round - 1 == played - 1
    return TIE_BREAK if decides else str(place + 1)


def _cell(result: Result | None) -> Text:
    if result is None:
        return Text("·", QUIET)
    points = result.score.total
    return Text(number(points), colour_of_points(points))
