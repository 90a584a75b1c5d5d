"""A pocket is made once and kept beside its lexicon; where that cannot be written to, it is made again each time."""

import contextlib
import gzip
import hashlib
import zlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from uuid import uuid4

import msgspec

from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.location import words_folder
from sobremesa.lexicon.pocket.pocket import Pocket, make

_FOLDER = "pocket"
_YOUNG = 3600
"""Seconds."""
_KEEPS = "keeping.py"  # how it is kept changes nothing in what is kept


def kept(lexicon: Lexicon, folder: Path | None = None) -> Pocket:
    """The pocket of a lexicon, from its folder if it is there and whole."""
    path = (folder or words_folder() / _FOLDER) / f"{lexicon.language}-{_mark(lexicon)}.msgpack"
    found = _read(path)
    if found is not None:
        return found
    made = make(lexicon)
    with contextlib.suppress(OSError):
        _write(path, made)
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


def _write(path: Path, pocket: Pocket) -> None:
    """Under another name first: a file with this name is always whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # Not a temporary file of the system's, which nobody else could read: whoever builds need not be who serves.
    unfinished = path.with_name(f".build-{uuid4().hex}")
    try:
        unfinished.write_bytes(msgspec.msgpack.encode(pocket))
        unfinished.replace(path)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
