"""A table of an edition file that lists letters or tiles by what they are worth: `3 = "B2 C4"`."""

import re
from collections.abc import Iterator, Mapping

from sobremesa.editions.error import EditionError
from sobremesa.editions.source import Source

_VALUE = re.compile(r"[0-9]{1,2}")


def by_value(
    source: Source, table: str, rows: Mapping[str, object], example: str
) -> Iterator[tuple[int, str, int | None]]:
    """Each value, what is listed for it and on which line; raises `EditionError` at a row that is something else."""
    for value, listed in rows.items():
        line = source.line_of(table, key=value)
        if not _VALUE.fullmatch(value):
            raise EditionError(source.file, line, f"{value[:20]!r} is no value; write it as in {example}")
        if not isinstance(listed, str):
            raise EditionError(
                source.file, line, f"what is worth {value} is no text in quotes; write it as in {example}"
            )
        yield int(value), listed, line
