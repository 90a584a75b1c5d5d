"""Boxes of Word Buffet: an edition file with twelve letter tiles, drawn row by row, and numbers of ants."""

from pathlib import Path

import msgspec

from sobremesa.editions.error import EditionError
from sobremesa.editions.finding import box_file
from sobremesa.editions.source import Source
from sobremesa.games.buffet.edition import BuffetEdition, Problem, Tile, problems

_BOXES = Path(__file__).parent
_KEYS = {"special_ants": "special-ants", "tiles": "tile"}


class _Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile as it is written: a line of text for each row."""

    id: str
    rows: str

    def lines(self) -> tuple[str, ...]:
        """The rows, without the blanks that a person may put between cells; the last line may end or not."""
        return tuple("".join(line.split()) for line in self.rows.removesuffix("\n").split("\n"))


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An edition file as it is written."""

    id: str
    language: str
    ants: tuple[int, int, int] = (40, 35, 30)
    special_ants: int = 5
    tile: tuple[_Tile, ...] = ()


def load_buffet(name_or_path: str | Path) -> BuffetEdition:
    """The box of this name ('es', 'en'), or the one in this file; raises `EditionError`."""
    source = Source(box_file(_BOXES, name_or_path))
    box = source.data(_Box)
    edition = BuffetEdition(
        id=box.id,
        language=box.language,
        tiles=tuple(Tile(tile.id, tile.lines()) for tile in box.tile),
        ants=box.ants,
        special_ants=box.special_ants,
    )
    for found in problems(edition):
        raise EditionError(source.file, _line_of(source, found), found.text)
    return edition


def _line_of(source: Source, found: Problem) -> int | None:
    """The row of the drawing, else the tile, else the field; None where the file has nothing of the kind."""
    if found.tile is None:
        return source.line_of(_KEYS.get(found.field, found.field))
    if found.row is None:
        return source.line_of("tile", found.tile)
    return source.line_of("tile", found.tile, "rows", found.row)
