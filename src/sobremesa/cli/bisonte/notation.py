"""Squares as crossword players write them: `8D` begins a word across, `D8` one down (BIS-2)."""

import re
from collections.abc import Sequence
from string import ascii_uppercase

import msgspec

from sobremesa.games.bisonte.edition import Layout

ACROSS = 1

_PLACE = re.compile(r"(?P<row>\d{1,2})\s*(?P<column>[a-z])|(?P<down_column>[a-z])\s*(?P<down_row>\d{1,2})", re.I | re.A)


class Start(msgspec.Struct, frozen=True):
    """Where a word begins, and how far its squares are apart: 1 across, a whole row down."""

    cell: int
    step: int


def column_said(column: int) -> str:
    """Columns have letters, from A on."""
    return ascii_uppercase[column]


def square_said(layout: Layout, cell: int) -> str:
    """A square by its column and row: D8."""
    return f"{column_said(cell % layout.side)}{cell // layout.side + 1}"


def start_said(layout: Layout, cells: Sequence[int]) -> str:
    """Where the word on these squares begins: row first if it runs across, column first if it runs down."""
    row, column = cells[0] // layout.side + 1, column_said(cells[0] % layout.side)
    across = len(cells) < 2 or cells[1] - cells[0] == ACROSS
    return f"{row}{column}" if across else f"{column}{row}"


def read_start(layout: Layout, text: str) -> Start | None:
    """`8D` or `D8`; None for what is no square of this board."""
    found = _PLACE.fullmatch(text)
    if found is None:
        return None
    row = int(found["row"] or found["down_row"]) - 1
    column = ascii_uppercase.index((found["column"] or found["down_column"]).upper())
    if not (0 <= row < layout.side and column < layout.side):
        return None
    return Start(row * layout.side + column, ACROSS if found["row"] else layout.side)


def split_entry(text: str) -> tuple[str, str] | None:
    """The place and the word of `8D casa`, `8 d casa` or `casa 8D`; None where there is no place."""
    found = re.fullmatch(rf"(?P<place>{_PLACE.pattern})\s+(?P<word>.+)", text, _PLACE.flags & ~re.A)
    if found is None:
        found = re.fullmatch(rf"(?P<word>\S+)\s+(?P<place>{_PLACE.pattern})", text, _PLACE.flags & ~re.A)
    return None if found is None else (found["place"], found["word"].strip())
