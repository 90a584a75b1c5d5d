"""Scores that explain themselves: line by line, with the clause behind each (TAB-8)."""

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from sobremesa.cli.palette import QUIET, colour_of_points, number, signed
from sobremesa.editions.texts import Texts
from sobremesa.engine import Score

BESIDE = 32
"""Columns of a line's text where the score stands beside something."""
ALONE = 48
"""And where it has the screen for itself."""


def itemised(score: Score, say: Texts, total: str, styles: Mapping[str, str] = {}, *, widest: int = ALONE) -> Table:
    """Every line with its points and its clause, and the sum below; `styles` by the ids of lines."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(max_width=widest)
    table.add_column(justify="right")
    table.add_column()
    for line in score.lines:
        style = styles.get(line.text.id, colour_of_points(line.points))
        points = Text(signed(line.points), colour_of_points(line.points))
        table.add_row(Text(say.say(line.text), style), points, Text(line.clause, QUIET))
    table.add_row(Text(total, "bold"), Text(number(score.total), f"bold {colour_of_points(score.total)}"), "")
    return table
