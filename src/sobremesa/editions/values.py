"""A table of an edition file that lists letters or tiles by what they are worth: `3 = "B2 C4"`."""

import re
from collections.abc import Iterator, Mapping

from sobremesa.editions.error import EditionError
from sobremesa.editions.source import Source
from sobremesa.engine.text import text

_VALUE = re.compile(r"[0-9]{1,2}")


def by_value(
    source: Source, table: str, rows: Mapping[str, object], example: str
) -> Iterator[tuple[int, str, int | None]]:
    """Each value, what is listed for it and on which line; raises `EditionError` at a row that is something else."""
    for value, listed in rows.items():
        line = source.line_of(table, key=value)
        if not _VALUE.fullmatch(value):
            raise EditionError(source.file, line, text("edition-no-value", value=value[:20], example=example))
        if not isinstance(listed, str):
            raise EditionError(source.file, line, text("edition-value-no-text", value=value, example=example))
        yield int(value), listed, line
