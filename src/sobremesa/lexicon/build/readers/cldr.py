"""Names of countries and of the cities of time zones, from the CLDR tables that Babel carries."""

import io
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sobremesa.lexicon.build.archives import read_member


class _Inert:
    """Stands in for every class a table names, so that unpickling runs no code but this."""

    def __init__(self, *_arguments: object) -> None:
        pass

    def __setstate__(self, _state: object) -> None:
        pass


class _TableReader(pickle.Unpickler):
    def find_class(self, _module: str, _name: str, /) -> Any:
        return _Inert


def read_countries(archive: Path, language: str) -> Iterator[str]:
    """Names of countries; codes of two letters are countries, the others regions of the world."""
    for code, name in _table(archive, language)["territories"].items():
        if len(code) == 2 and code.isalpha():
            yield name


def read_cities(archive: Path, language: str) -> Iterator[str]:
    """Cities after which time zones are named, as the language writes them where that differs."""
    for zone in _table(archive, language)["time_zones"].values():
        if zone.get("city"):
            yield zone["city"]


def _table(archive: Path, language: str) -> dict[str, Any]:
    content = read_member(archive, f"babel/locale-data/{language}.dat")
    table: dict[str, Any] = _TableReader(io.BytesIO(content)).load()  # the archive is pinned by hash
    return table
