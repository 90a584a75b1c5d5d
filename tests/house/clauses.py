"""The clauses of every game by their ids, which are for ever, and where they are cited."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from sobremesa.games import METAS


def _numbered(prefix: str, *kinds: tuple[str, int]) -> tuple[str, ...]:
    """`_numbered("GOL", ("C", 5))` is GOL-C1 to GOL-C5."""
    return tuple(f"{prefix}-{kind}{number}" for kind, last in kinds for number in range(1, last + 1))


CLAUSES: dict[str, tuple[str, ...]] = {
    "buffet": _numbered("BUF", ("C", 3), ("S", 3), ("", 34)),
    "golf": _numbered("GOL", ("C", 5), ("S", 2), ("", 30)),
    "bisonte": _numbered("BIS", ("C", 3), ("S", 2), ("", 26)),
    "loom": _numbered("LOO", ("C", 3), ("S", 2), ("K", 18), ("", 22)),
}
TABLE = _numbered("TAB", ("", 15))
GAME_OF = {meta.clauses: meta.id for meta in METAS}
_ID = re.compile(rf"(?<![A-Za-z0-9])({'|'.join([*GAME_OF, 'TAB'])})-([CSK]?\d+)(?![0-9])", re.IGNORECASE)


def cited(text: str) -> Iterator[str]:
    """Every clause that a text names, however it is written: `GOL-4`, `gol-4-crosses`."""
    for prefix, number in _ID.findall(text):
        yield f"{prefix}-{number}".upper()


def cited_in(paths: Iterable[Path]) -> dict[str, set[str]]:
    """Every clause that files name, with the names of these files."""
    found: dict[str, set[str]] = {}
    for path in paths:
        for clause in cited(path.read_text(encoding="utf-8")):
            found.setdefault(clause, set()).add(path.name)
    return found
