"""One lexicon per language and digest: whatever asks for it shares its mapped files and what it has computed."""

from functools import lru_cache
from pathlib import Path
from threading import RLock
from typing import TypeAlias
from weakref import WeakValueDictionary

from sobremesa.lexicon.files import FileFacts
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.location import words_folder

_Stamp: TypeAlias = tuple[tuple[str, int, int], ...]
_Key: TypeAlias = tuple[str, str, tuple[tuple[str, FileFacts], ...]]
_lock = RLock()
_in_use: WeakValueDictionary[_Key, Lexicon] = WeakValueDictionary()


def lexicon_of(language: str) -> Lexicon:
    """The lexicon of a language, loaded once; loaded again when its files have another digest.

    Raises `LexiconMissing` or `LexiconDamaged` as soon as the files are gone, also where an older one is still in use.
    """
    folder = words_folder(language)
    try:
        stats = [(file.name, file.stat()) for file in folder.iterdir()]
    except OSError:
        # It is not built, or is being built: loading says so.
        return Lexicon.load(language, folder)
    with _lock:
        return _load(language, folder, tuple(sorted((name, stat.st_size, stat.st_mtime_ns) for name, stat in stats)))


@lru_cache(maxsize=4)
def _load(language: str, folder: Path, _stamp: _Stamp) -> Lexicon:
    """The one in use with this content, wherever it was loaded from; the cache keeps those that no game has yet."""
    # Loaded in any case: whether its files are whole is told by that.
    loaded = Lexicon.load(language, folder)
    key = (language, loaded.digest, tuple(sorted(loaded.manifest.derived.items())))
    return _in_use.setdefault(key, loaded)
