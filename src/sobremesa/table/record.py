"""A step as it is written into the log, and read from it."""

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from sobremesa.engine.codec import Codec
from sobremesa.engine.entry import Entry
from sobremesa.table.events import TableEvent
from sobremesa.table.telling import Step

LARGEST_STEP = 16 * 1024 * 1024
"""Larger than any that is written: what was accepted can be read (TAB-7)."""


EventT = TypeVar("EventT")


class _Written(msgspec.Struct, Generic[EventT], frozen=True):
    """The row's contents, of a table whose game has these events."""

    number: int
    at: int
    events: tuple[TableEvent, ...] = ()
    entries: tuple[Entry[EventT], ...] = ()


_encoder = msgspec.json.Encoder()


def write_step(step: Step) -> bytes:
    """One line of JSON, secrets included."""
    return _encoder.encode(step)


def read_step(data: bytes, event_type: Any) -> Step:
    """The step that was written, of a table whose game has these events; `Malformed` if it is none."""
    written = _steps(event_type).decode(data)
    return Step(written.number, written.at, written.events, written.entries)


@cache
def _steps(event_type: Any) -> Codec[_Written[Any]]:
    generic: Any = _Written
    return Codec(generic[event_type], LARGEST_STEP)
