"""How fast every search is, on one thread: `python -m benchmarks.searches`.

Each game has a module of its own, `benchmarks/searches_<game>.py`, with `measure()`, and is measured in a process of
its own, one after another. A figure below what was aimed at is marked; the code is 0 all the same, for a figure
depends on the machine.
"""

import argparse
import sys
from importlib import import_module

import msgspec

from benchmarks.report import Row, in_own_process, markdown, said
from sobremesa.games import GAMES

_MARKS = {None: "", True: "yes", False: "no"}


def main() -> int:
    """0 when all was measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.searches", description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be repeated")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    games: list[str] = asked.game or list(GAMES)
    if asked.alone:
        sys.stdout.buffer.write(msgspec.json.encode(measure(games[0])))
        return 0
    commands = (["benchmarks.searches", "--game", game, "--alone"] for game in games)
    print(table([row for command in commands for row in in_own_process(command, list[Row])]))
    return 0


def measure(game: str) -> list[Row]:
    """What the module of a game measures."""
    rows: list[Row] = import_module(f"benchmarks.searches_{game}").measure()
    return rows


def table(rows: list[Row]) -> str:
    """A row a figure."""
    return markdown(("search", "figure", "aim", "reached", "against", "ratio"), map(_cells, rows), numbers=(1, 2, 5))


def _cells(row: Row) -> tuple[str, ...]:
    sign = "≤" if row.lower_is_better else "≥"
    aims = [] if row.target is None else [f"{sign} {said(row.target)} {row.unit}"]
    aims += [] if row.least_ratio is None else [f"≥ {said(row.least_ratio)}×"]
    ratio = "" if row.ratio is None else f"{said(row.ratio)}×"
    return (row.name, f"{said(row.figure)} {row.unit}", ", ".join(aims), _MARKS[row.is_reached], row.against, ratio)


if __name__ == "__main__":
    sys.exit(main())
