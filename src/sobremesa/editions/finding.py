"""Which file is meant: a box that comes with Sobremesa by its name, or a file of somebody's own."""

import re
from pathlib import Path

from sobremesa.editions.error import EditionError
from sobremesa.editions.source import Source
from sobremesa.engine.text import text

NAME = re.compile(r"[a-z0-9][a-z0-9-]*")
_FILE = re.compile(r"[^/\\\0]+\.toml")


def names_in(folder: Path) -> list[str]:
    """What can be named in a folder, in the order of the alphabet."""
    return sorted(file.stem for file in folder.glob("*.toml"))


def box_file(folder: Path, name_or_path: str | Path) -> Path:
    """The box of this name in a folder of ours, or the file itself; raises `EditionError`."""
    if isinstance(name_or_path, Path) or not NAME.fullmatch(name_or_path):
        return Path(name_or_path)
    names = names_in(folder)
    if name_or_path not in names:
        raise no_such_box(name_or_path, names)
    return folder / f"{name_or_path}.toml"


def no_such_box(name: str, names: list[str]) -> EditionError:
    """What is said of a name that no box has."""
    return EditionError(Path(name), None, text("edition-no-such-box", known=", ".join(names)))


def part_file(source: Source, key: str, named: str, folder: Path) -> Path:
    """The second file of a box, which a key of the first one names: one of ours, or one beside the first."""
    if named in (names := names_in(folder)):
        return folder / f"{named}.toml"
    if not _FILE.fullmatch(named):
        raise EditionError(source.file, source.line_of(key), text("edition-part", key=key, known=", ".join(names)))
    beside = source.file.parent / named
    if not beside.is_file():
        raise EditionError(source.file, source.line_of(key), text("edition-no-part", file=named))
    return beside
