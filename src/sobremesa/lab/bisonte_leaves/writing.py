"""Trained values as a module of the bot, and as a table for people."""

from collections.abc import Iterator, Mapping
from textwrap import fill

from sobremesa.bots.bisonte.leaves import MOST_COPIES, POINT, LeaveTable, TrainedLeaves
from sobremesa.games.bisonte.edition import BisonteEdition

_LEAST_PAIR = 100
"""A pair that is worth less than a tenth of a point is left out."""
_SHOWN_PAIRS = 16
_HEADING = '''"""Values of leaves; written by `python -m sobremesa.lab.bisonte_leaves train`, not by hand."""

from collections.abc import Mapping

from sobremesa.bots.bisonte.leaves import LeaveTable, read_table
'''


def module_text(tables: Mapping[str, LeaveTable]) -> str:
    """The module `bots/bisonte/trained.py`."""
    names = {name: name.upper().replace("-", "_") for name in tables}
    parts = "".join(_part(names[name], table) for name, table in tables.items())
    listed = "".join(f'    "{name}": {constant},\n' for name, constant in names.items())
    return f"{_HEADING}{parts}\nTABLES: Mapping[str, LeaveTable] = {{\n{listed}}}\n"


def value_lines(edition: BisonteEdition, table: LeaveTable) -> Iterator[str]:
    """What one, two and three of every tile are worth in points, best first, in Markdown; then the strongest pairs."""
    leaves = TrainedLeaves(edition, table)
    counts = {kind.tile: min(kind.count, MOST_COPIES) for kind in edition.kinds}
    yield "| tile | one | two | three |\n| --- | --: | --: | --: |"
    for tile in sorted(counts, key=lambda tile: -leaves((tile,))):
        worths = [f"{leaves((tile,) * copies) / POINT:+.1f}" for copies in range(1, counts[tile] + 1)]
        yield f"| {tile} | {' | '.join([*worths, '', ''][:MOST_COPIES])} |"
    strongest = sorted(table.pairs.items(), key=lambda item: -abs(item[1]))[:_SHOWN_PAIRS]
    yield ", ".join(f"{one}+{other} {value / POINT:+.1f}" for (one, other), value in strongest)


def _part(constant: str, table: LeaveTable) -> str:
    tiles = "\n".join(f"{tile} {_row(values)}" for tile, values in table.tiles.items())
    pairs = [f"{one}+{other} {value}" for (one, other), value in table.pairs.items() if abs(value) >= _LEAST_PAIR]
    balance = "\n".join(map(_row, table.balance))
    parts = (tiles, fill(" ".join(pairs), 118), balance)
    return "".join([f"\n{constant} = read_table(\n", *(f'    """\n{part}\n""",\n' for part in parts), ")\n"])


def _row(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))
