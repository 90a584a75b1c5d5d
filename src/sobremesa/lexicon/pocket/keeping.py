"""A pocket is made once and kept beside its lexicon; where that cannot be written to, it is made again each time.

A server sends its files from the disk, compressed and plain, and keeps neither in memory.
"""

import atexit
import contextlib
import gzip
import hashlib
import shutil
import tempfile
import zlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from uuid import uuid4

import msgspec

from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.location import words_folder
from sobremesa.lexicon.pocket.pocket import Pocket, PocketFile, make

_FOLDER = "pocket"
_YOUNG = 3600
"""Seconds."""
_KEEPS = "keeping.py"  # how it is kept changes nothing in what is kept


class Unpacked(msgspec.Struct, frozen=True):
    """A pocket as files."""

    lexicon: str
    """The digest of the lexicon that they are made of."""
    files: tuple[PocketFile, ...]
    folder: Path

    def path(self, digest: str, *, compressed: bool) -> Path | None:
        """The file of this digest, if there is one; `compressed` is the same with gzip."""
        known = any(file.digest == digest for file in self.files)
        return self.folder / _name(digest, compressed=compressed) if known else None


def unpacked(lexicon: Lexicon, folder: Path | None = None) -> Unpacked:
    """The pocket of a lexicon as files; in a temporary folder where they cannot be kept beside it."""
    home = folder or words_folder() / _FOLDER
    pocket = kept(lexicon, home)
    path = home / f"{lexicon.language}-{_mark(lexicon)}"
    try:
        _unpack(pocket, path)
        _clear_unpacked(path, lexicon.language)
    except OSError:
        path = Path(tempfile.mkdtemp(prefix="sobremesa-pocket-"))
        atexit.register(shutil.rmtree, path, ignore_errors=True)
        _unpack(pocket, path)
    return Unpacked(pocket.lexicon, pocket.files, path)


def _unpack(pocket: Pocket, folder: Path) -> None:
    """Every file that is not there, or not whole."""
    for digest, content in pocket.compressed.items():
        for compressed, wanted in ((True, content), (False, gzip.decompress(content))):
            path = folder / _name(digest, compressed=compressed)
            if not path.is_file() or path.read_bytes() != wanted:
                _write(path, wanted)


def _name(digest: str, *, compressed: bool) -> str:
    return f"{digest}.gz" if compressed else digest


def _clear_unpacked(path: Path, language: str) -> None:
    for other in path.parent.glob(f"{language}-*/"):
        if other != path and other.is_dir() and other.stat().st_mtime < path.stat().st_mtime - _YOUNG:
            shutil.rmtree(other, ignore_errors=True)


def kept(lexicon: Lexicon, folder: Path | None = None) -> Pocket:
    """The pocket of a lexicon, from its folder if it is there and whole."""
    path = (folder or words_folder() / _FOLDER) / f"{lexicon.language}-{_mark(lexicon)}.msgpack"
    found = _read(path)
    if found is not None:
        return found
    made = make(lexicon)
    with contextlib.suppress(OSError):
        _write(path, msgspec.msgpack.encode(made))
        _clear(path, lexicon.language)
    return made


def _clear(path: Path, language: str) -> None:
    """Pockets of lexicons and code that have gone; a young one may be that of a version that runs beside this one."""
    for other in path.parent.glob(f"{language}-*.msgpack"):
        if other != path and other.stat().st_mtime < path.stat().st_mtime - _YOUNG:
            other.unlink(missing_ok=True)


def _mark(lexicon: Lexicon) -> str:
    """Names what a pocket is made of: the lexicon, and the code that makes it."""
    return hashlib.sha256(f"{lexicon.digest} {_code()}".encode()).hexdigest()[:16]


@cache
def _code() -> str:
    modules = sorted(files("sobremesa.lexicon.pocket").iterdir(), key=lambda module: module.name)
    made_by = [module for module in modules if module.name.endswith(".py") and module.name != _KEEPS]
    sources = (module.read_bytes().replace(b"\r\n", b"\n") for module in made_by)
    return hashlib.sha256(b"\0".join(sources)).hexdigest()


def _read(path: Path) -> Pocket | None:
    """The pocket of a file whose every part fits its digest, else None."""
    try:
        pocket = msgspec.msgpack.decode(path.read_bytes(), type=Pocket)
        return pocket if all(_fits(pocket, file.digest) for file in pocket.files) else None
    except (OSError, msgspec.MsgspecError, zlib.error, EOFError):
        return None


def _fits(pocket: Pocket, digest: str) -> bool:
    content = gzip.decompress(pocket.compressed.get(digest, b""))
    return hashlib.sha256(content).hexdigest() == digest


def _write(path: Path, content: bytes) -> None:
    """Under another name first: a file with this name is always whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # Not a temporary file of the system's, which nobody else could read: whoever builds need not be who serves.
    unfinished = path.with_name(f".build-{uuid4().hex}")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
