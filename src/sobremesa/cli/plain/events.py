"""An event as it stands in the log: its tag, its fields, and its scores line by line."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sobremesa.cli.palette import MUSTARD, QUIET
from sobremesa.cli.scores import itemised
from sobremesa.cli.screen import without_controls
from sobremesa.cli.table import Table
from sobremesa.engine import Score

_LONGEST_VALUE = 400
_UNSAID = ("draw", "pins", "commitment", "seat")
"""Fields that say nothing to people, numbers behind what the event shows; the seat is said by its mark."""


def tag_of(value: Any) -> str:
    """What an event or an action is called where it is written down."""
    tag = type(value).__struct_config__.tag if isinstance(value, msgspec.Struct) else None
    return str(tag or re.sub(r"(?<!^)(?=[A-Z])", "-", type(value).__name__).lower())


def written(value: Any) -> str:
    """A value as JSON on one line, cut where it is far too long."""
    text = without_controls(msgspec.json.encode(value, order="deterministic").decode())
    return text if len(text) <= _LONGEST_VALUE else f"{text[:_LONGEST_VALUE]}…"


def scores_in(value: Any) -> Iterator[Score]:
    """Every score in an event, wherever it lies."""
    if isinstance(value, Score):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from scores_in(getattr(value, field))
    elif isinstance(value, tuple | list):
        for each in value:
            yield from scores_in(each)
    elif isinstance(value, dict):
        yield from scores_in(tuple(value.values()))


def event_said(table: Table, event: Any) -> RenderableType:
    """Tag and fields on one line, then the lines of its scores with their clauses (TAB-8)."""
    said = Text().append(tag_of(event), f"bold {MUSTARD}")
    seat = getattr(event, "seat", None)
    if isinstance(seat, int) and 0 <= seat < len(table.seating.names):
        said.append("  ").append(table.marked(seat))
    for name, value in _fields(event):
        said.append(f"  {name} ", QUIET).append(written(value))
    scores = [Padding(itemised(score, table.say, table.say("cli-score")), (0, 0, 0, 2)) for score in scores_in(event)]
    return Group(said, *scores)


def _fields(event: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    for name in event.__struct_fields__:
        value = getattr(event, name)
        is_score = any(True for _ in scores_in(value))
        if name not in _UNSAID and value is not None and not is_score:
            yield name, value
