"""Where matches are kept between sittings: a file of events, and beside it a small file of who sits where."""

import os
import tempfile
from itertools import chain, count
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from sobremesa.cli.seating import Seating
from sobremesa.engine.codec import Codec
from sobremesa.engine.refusal import Malformed
from sobremesa.engine.transcript import LARGEST_TRANSCRIPT

LAST = "last"
_seatings: Codec[Seating] = Codec(Seating)


class ShelfError(Exception):
    """A match that cannot be read, kept or played with what there is: an id of what to say, and about what."""

    def __init__(self, id: str, file: Path | str = "", reason: str = "") -> None:  # noqa: A002
        self.id = id
        self.args_said = {"file": str(file), "reason": reason}
        super().__init__(f"{id}: {file} {reason}".strip())


def shelf_directory() -> Path:
    """Matches are kept in the user's own data; SOBREMESA_DATA names another place."""
    named = os.environ.get("SOBREMESA_DATA")
    return (Path(named) if named else user_data_path("sobremesa", appauthor=False)) / "matches"


def free_file(game: str, commitment: str) -> Path:
    """A file that no other match has; a seed that is played again gets a number."""
    name = f"{game}-{commitment[:12]}"
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return next(file for each in names if not (file := shelf_directory() / f"{each}.match").exists())


def lay_out(file: Path, seating: Seating) -> None:
    """Who sits where is written once, when a sitting begins; this is then the last match."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _write(_seating_file(file), _seatings.encode(seating).decode())
    except OSError as error:
        raise ShelfError("cli-cannot-write", file, error.strerror or "") from error
    _remember(file)


def keep(file: Path, match: str) -> None:
    """The match as it stands now."""
    try:
        _write(file, match)
    except OSError as error:
        raise ShelfError("cli-cannot-write", file, error.strerror or "") from error


def _remember(file: Path) -> None:
    """This is now the last match."""
    pointer = shelf_directory() / LAST
    try:
        pointer.parent.mkdir(parents=True, exist_ok=True)
        _write(pointer, str(file.resolve()))
    except OSError:
        # A read-only data directory takes nothing from a match that is saved elsewhere.
        return


def name_to_resume(file: Path) -> str:
    """What a person types to find this match again: `last` if that is remembered, else the file."""
    try:
        return LAST if find(LAST) == file.resolve() else str(file)
    except ShelfError:
        return str(file)


def find(asked: str) -> Path:
    """The file of a match: as named, or the last one."""
    if asked != LAST:
        return Path(asked)
    pointer = shelf_directory() / LAST
    try:
        return Path(pointer.read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError):
        raise ShelfError("cli-no-last-match", pointer) from None


def read_match(file: Path) -> str:
    """The text of a saved match, which may still be none."""
    try:
        if file.stat().st_size > LARGEST_TRANSCRIPT:
            raise Malformed("malformed-too-large", size=file.stat().st_size, most=LARGEST_TRANSCRIPT)
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ShelfError("cli-cannot-read", file, error.strerror or "") from error
    except UnicodeDecodeError:
        raise Malformed("malformed-no-transcript") from None


def read_seating(file: Path) -> Seating | None:
    """Who sat where, if the file beside the match still says so."""
    try:
        return _seatings.decode(_seating_file(file).read_bytes())
    except (OSError, Malformed, msgspec.DecodeError):
        return None


def _seating_file(file: Path) -> Path:
    return file.with_name(file.name + ".seats.json")


def _write(file: Path, text: str) -> None:
    """Written beside its place and moved there, so that a crash leaves the old file or the new one."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as opened:
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
