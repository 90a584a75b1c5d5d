"""The score as it would be if the match ended now, everybody in rows (BUF-28 to BUF-31)."""

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.buffet.board import FOOD_SIGN, NEST_SIGN, is_narrow
from sobremesa.cli.palette import QUIET, number
from sobremesa.cli.table import Table
from sobremesa.games.buffet.scoring import score_of
from sobremesa.games.buffet.view import BuffetView


def score_sheet(table: Table, view: BuffetView) -> Grid:
    """Food, nests, special ants on the board, ordinary ones left over, and what they are worth now."""
    narrow = is_narrow(table.width)
    padding = (0, 1 if narrow else 2, 0, 0)
    grid = Grid(
        box=SIMPLE_HEAD, padding=padding, pad_edge=False, show_edge=False, border_style=QUIET, header_style="bold"
    )
    say = table.say
    grid.add_column("", no_wrap=True)
    headings = (
        f"{FOOD_SIGN} {say('cli-buffet-food')}",
        f"{NEST_SIGN} {say('cli-buffet-nests')}",
        say("cli-buffet-special"),
        say("cli-buffet-left"),
        say("cli-buffet-now"),
    )
    for heading in headings:
        grid.add_column(heading.replace(" ", "\n") if narrow else heading, justify="right")
    for seat, player in enumerate(view.players):
        special = sum(ant.seat == seat and ant.special for ant in view.ants.values())
        counts = (len(player.foods), len(player.nests), special, player.stack.ordinary)
        points = score_of(view.ground, seat, player.stack).total
        grid.add_row(table.marked(seat), *map(str, counts), Text(number(points), "bold"))
    return grid
