"""A step as it is written into the log, and read from it."""

from functools import cache
from typing import Any

import msgspec

from sobremesa.engine.codec import Codec
from sobremesa.engine.entry import Entry, entry_type
from sobremesa.table.events import TableEvent
from sobremesa.table.telling import Step

LARGEST_STEP = 16 * 1024 * 1024
"""Larger than any that is written: what was accepted can be read (TAB-7)."""


class _Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """The row's contents; what the match was told stays as it is until its game is known."""

    number: int
    at: int
    events: tuple[TableEvent, ...] = ()
    entries: tuple[msgspec.Raw, ...] = ()


_steps: Codec[_Written] = Codec(_Written, LARGEST_STEP)
_encoder = msgspec.json.Encoder()


def write_step(step: Step) -> bytes:
    """One line of JSON, secrets included."""
    return _encoder.encode(step)


def read_step(data: bytes, event_type: Any) -> Step:
    """The step that was written, of a table whose game has these events; `Malformed` if it is none."""
    written = _steps.decode(data)
    codec = _entries(event_type)
    entries = tuple(codec.decode(bytes(raw)) for raw in written.entries)
    return Step(written.number, written.at, written.events, entries)


@cache
def _entries(event_type: Any) -> Codec[Entry[Any]]:
    return Codec(entry_type(event_type), LARGEST_STEP)
