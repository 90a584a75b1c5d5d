"""Where matches are kept between sittings: a file of events, and beside it a small file of who sits where."""

import os
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path

import msgspec

from sobremesa.cli.own_data import own_data
from sobremesa.cli.reading import TooLarge, read_plain_file
from sobremesa.cli.screen import without_controls
from sobremesa.cli.seating import Seating
from sobremesa.cli.writing import write_whole
from sobremesa.editions.error import EditionError
from sobremesa.engine.codec import Codec
from sobremesa.engine.refusal import Malformed
from sobremesa.engine.transcript import LARGEST_TRANSCRIPT

LAST = "last"
_LONGEST_PATH = 900
_LARGEST_NOTE = 100_000
"""Bytes that are read of what stands beside a match."""
_seatings: Codec[Seating] = Codec(Seating)


class ShelfError(Exception):
    """A match that cannot be read, kept or played with what there is: an id of what to say, and about what."""

    def __init__(self, id: str, file: Path | str = "", reason: str = "") -> None:  # noqa: A002
        self.id = id
        self.args_said = {"file": str(file), "reason": reason}
        super().__init__(f"{id}: {file} {reason}".strip())


class EditionGone(Exception):  # noqa: N818 - said in words, as `ShelfError` is
    """A match whose box cannot be used any more: the name of the box, and what is wrong with its file."""

    def __init__(self, edition: str, error: EditionError) -> None:
        self.edition = edition
        self.error = error
        super().__init__(f"{edition}: {error}")


def shelf_directory() -> Path:
    """Matches are kept in the user's own data."""
    return own_data() / "matches"


def free_file(game: str, commitment: str) -> Path:
    """A file that no other match has; a seed that is played again gets a number."""
    names = _names(shelf_directory() / f"{game}-{commitment[:12]}.match")
    return next(file for file in names if not file.exists())


def claim(file: Path) -> Path:
    """A free file, or the next one where another window was quicker to take it: each is given once."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        for each in _names(file):
            try:
                _seating_file(each).open("x").close()
            except FileExistsError:
                continue
            return each
    except OSError as error:
        raise ShelfError("cli-cannot-write", file, error.strerror or "") from error
    raise AssertionError("there is always another number")


def _names(file: Path) -> Iterator[Path]:
    """A file and, where it is taken, others like it with a number."""
    return chain([file], (file.with_stem(f"{file.stem}-{number}") for number in count(2)))


def lay_out(file: Path, seating: Seating) -> None:
    """Who sits where is written once, when a sitting begins; this is then the last match."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _write(_seating_file(file), _seatings.encode(seating).decode())
    except OSError as error:
        raise ShelfError("cli-cannot-write", file, error.strerror or "") from error
    except UnicodeEncodeError:
        raise ShelfError("cli-nameless-file", seating.edition or seating.house or "") from None
    _remember(file)


def keep(file: Path, match: str, before: str | None) -> None:
    """The match as it stands now, if the file still holds what this sitting last saw there."""
    try:
        if file.exists() and read_match(file) != before:
            raise ShelfError("cli-other-window", file)
        _write(file, match)
    except Malformed:
        raise ShelfError("cli-other-window", file) from None
    except OSError as error:
        raise ShelfError("cli-cannot-write", file, error.strerror or "") from error


def _remember(file: Path) -> None:
    """This is now the last match."""
    pointer = shelf_directory() / LAST
    try:
        pointer.parent.mkdir(parents=True, exist_ok=True)
        _write(pointer, str(file.resolve()), errors="surrogateescape")
    except OSError:
        # A read-only data directory takes nothing from a match that is saved elsewhere.
        return


def name_to_resume(file: Path) -> str:
    """What a person types to find this match again: `last` if that is remembered, else the file."""
    try:
        return LAST if find(LAST) == file.resolve() else path_said(file)
    except ShelfError:
        return path_said(file)


def path_said(file: Path) -> str:
    """A path whole, to be copied; the end of one that is too long to be said at all."""
    path = without_controls(str(file))
    return path if len(path) <= _LONGEST_PATH else f"…{path[-_LONGEST_PATH:]}"


def find(asked: str) -> Path:
    """The file of a match: as named, or the last one."""
    if asked != LAST:
        return Path(asked)
    pointer = shelf_directory() / LAST
    try:
        return Path(os.fsdecode(read_plain_file(pointer, _LARGEST_NOTE).strip()))
    except (OSError, TooLarge, ValueError):
        raise ShelfError("cli-no-last-match", pointer) from None


def read_match(file: Path) -> str:
    """The text of a saved match, which may still be none."""
    try:
        return read_plain_file(file, LARGEST_TRANSCRIPT).decode("utf-8").replace("\r\n", "\n")
    except TooLarge:
        raise Malformed("malformed-too-large", size=file.stat().st_size, most=LARGEST_TRANSCRIPT) from None
    except OSError as error:
        raise ShelfError("cli-cannot-read", file, error.strerror or "") from error
    except UnicodeDecodeError:
        raise Malformed("malformed-no-transcript") from None


def read_seating(file: Path) -> Seating | None:
    """Who sat where, if the file beside the match still says so."""
    try:
        return _seatings.decode(read_plain_file(_seating_file(file), _LARGEST_NOTE))
    except (OSError, TooLarge, Malformed, msgspec.DecodeError):
        return None


def _seating_file(file: Path) -> Path:
    return file.with_name(file.name + ".seats.json")


def _write(file: Path, text: str, errors: str = "strict") -> None:
    """For its user alone: whoever reads a match sees every hand."""
    write_whole(file, text.encode("utf-8", errors), is_private=True)
