"""The one place that knows which front-end a game has; it is imported when it is played, and not before."""

from importlib import import_module
from importlib.util import find_spec

from sobremesa.cli.front import Front
from sobremesa.cli.table import Table


def front_for(table: Table) -> Front:
    """The front-end in `cli/<game>/front.py`; a game that has none yet is played by what its rules offer."""
    return front_class(table.match.game.meta.id)(table)


def front_class(game: str) -> type[Front]:
    """The class behind `front_for`."""
    # A folder without the file, or no folder at all: both are a game that has no front-end.
    room = f"sobremesa.cli.{game}"
    if find_spec(room) is None or find_spec(f"{room}.front") is None:
        room = "sobremesa.cli.plain"
    front: type[Front] = import_module(f"{room}.front").FRONT
    return front
