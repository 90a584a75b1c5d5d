"""Where lexicons are kept: a cache outside the clone, one folder a recipe."""

import hashlib
import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from platformdirs import user_cache_path

_RECIPE_FILES = (".py", ".txt")
_NO_INGREDIENTS = ("fetch.py", "run.py")  # how it is built changes nothing in what is built
_RECIPE_MODULES = ("alphabet.py", "category.py", "files.py", "folding.py", "records.py", "search/layout.py")


def cache_folder() -> Path:
    """The user's cache; SOBREMESA_CACHE names another."""
    named = os.environ.get("SOBREMESA_CACHE")
    return Path(named) if named else user_cache_path("sobremesa", appauthor=False)


def archives_folder() -> Path:
    """Where downloaded sources are kept."""
    return cache_folder() / "archives"


def words_folder(language: str = "") -> Path:
    """Where this recipe's lexicons are, or the lexicon of one language."""
    return cache_folder() / "words" / recipe_digest()[:16] / language


@cache
def recipe_digest() -> str:
    """Names a recipe: pins, own words and building code. Another clone with the same recipe shares the result."""
    digest = hashlib.sha256()
    for name, content in _recipe():
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _recipe() -> list[tuple[str, bytes]]:
    here = files("sobremesa.lexicon")
    modules = [(name, (here / name).read_bytes()) for name in _RECIPE_MODULES]
    return sorted([*modules, *_below(here / "build", "build")])


def _below(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for item in folder.iterdir():
        name = f"{path}/{item.name}"
        if item.is_dir() and item.name != "__pycache__":
            found += _below(item, name)
        elif item.name.endswith(_RECIPE_FILES) and item.name not in _NO_INGREDIENTS:
            found.append((name, item.read_bytes().replace(b"\r\n", b"\n")))
    return found
