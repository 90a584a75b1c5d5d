"""Boxes of Bisonte: an edition file with the tiles, and a layout file with the premiums of the board."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from sobremesa.editions.error import EditionError
from sobremesa.editions.finding import NAME, names_in, no_such_box, part_file
from sobremesa.editions.source import Source
from sobremesa.editions.values import by_value
from sobremesa.engine.text import text
from sobremesa.games.bisonte.edition import BisonteEdition, Layout, Problem, TileKind, problems

_BOXES = Path(__file__).parent
_LAYOUTS = _BOXES / "layouts"
_USUAL = {"es": "es-102", "en": "en-102"}
"""The box of a language, where no other is named (BIS-C1)."""
_PAIR = re.compile(rf"(?P<box>{NAME.pattern})(?:\+(?P<layout>{NAME.pattern}))?")
_TILES = re.compile(r"(?P<tile>\D+)(?P<count>[0-9]{1,2})")


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition file as it is written."""

    id: str
    language: str
    layout: str
    tiles: dict[str, object]
    rack: int = 7


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board of a layout file."""

    drawing: str


class _Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A layout file as it is written."""

    id: str
    board: _Board


def load_bisonte(name_or_path: str | Path) -> BisonteEdition:
    """The box of this name ('es', 'en-100'), with another layout ('es+sixty-one'), or in this file.

    Raises `EditionError`.
    """
    file, layout_name = _edition_file(name_or_path)
    source = Source(file)
    box = source.data(_Box)
    drawn = Source(_layout_file(source, box.layout, layout_name))
    layout = _layout(drawn)
    edition = BisonteEdition(
        id=box.id if layout_name in {None, box.layout} else f"{box.id}+{layout.id}",
        language=box.language,
        kinds=tuple(_kinds(source, box)),
        layout=layout,
        rack=box.rack,
    )
    for found in problems(edition):
        raise _error(source, drawn, edition, found)
    return edition


def layouts() -> tuple[str, ...]:
    """The boards that can be named beside a box, in the order of the alphabet (BIS-C2)."""
    return tuple(names_in(_LAYOUTS))


def _edition_file(name_or_path: str | Path) -> tuple[Path, str | None]:
    """The file, and the layout that is named beside the box."""
    pair = None if isinstance(name_or_path, Path) else _PAIR.fullmatch(name_or_path)
    if pair is None:
        return Path(name_or_path), None
    file = _BOXES / f"{_USUAL.get(pair['box'], pair['box'])}.toml"
    if not file.is_file():
        raise no_such_box(pair[0], [*_USUAL, *names_in(_BOXES)])
    return file, pair["layout"]


def _layout_file(source: Source, own: str, named: str | None) -> Path:
    """The layout of the box, unless another of ours is named beside it."""
    if named is None:
        return part_file(source, "layout", own, _LAYOUTS)
    if named not in names_in(_LAYOUTS):
        known = text("edition-bisonte-no-such-layout", known=", ".join(names_in(_LAYOUTS)))
        raise EditionError(Path(f"{source.file.stem}+{named}"), None, known)
    return _LAYOUTS / f"{named}.toml"


def _layout(source: Source) -> Layout:
    """The drawing row by row; blanks between squares do not matter."""
    written = source.data(_Layout)
    rows = written.board.drawing.rstrip().split("\n")
    return Layout(written.id, tuple("".join(row.split()) for row in rows))


def _kinds(source: Source, box: _Box) -> Iterator[TileKind]:
    """The file lists the tiles of each value, each with its number."""
    for value, tiles, line in by_value(source, "tiles", box.tiles, '3 = "B2 C4"'):
        for tile in tiles.split():
            parts = _TILES.fullmatch(tile)
            if parts is None:
                raise EditionError(source.file, line, text("edition-bisonte-tile", tile=tile[:20]))
            yield TileKind(parts["tile"], int(parts["count"]), value)


def _error(source: Source, drawn: Source, edition: BisonteEdition, found: Problem) -> EditionError:
    if found.field == "layout":
        return EditionError(drawn.file, drawn.line_of("board", key="drawing", row=found.row), found.text)
    if found.field != "kinds":
        return EditionError(source.file, source.line_of(found.field), found.text)
    values = [str(kind.value) for kind in edition.kinds if kind.tile == found.tile]
    return EditionError(source.file, source.line_of("tiles", key=values[-1] if values else ""), found.text)
