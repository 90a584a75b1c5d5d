"""A match as text: a first line that says which game it is, then one event a line."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from sobremesa.engine.codec import Codec
from sobremesa.engine.entry import Entry, entry_type
from sobremesa.engine.game import Game
from sobremesa.engine.refusal import Malformed
from sobremesa.engine.shared_seed import Kept, SharedSeed

EventT = TypeVar("EventT")

FORMAT = "sobremesa match"
VERSION = 1
LARGEST_TRANSCRIPT = 32 * 1024 * 1024
LARGEST_LINE = 1024 * 1024


class Heading(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a transcript."""

    format: str
    version: int
    game: str
    shared: SharedSeed | None = None
    """Of what the seed is made, where people shared in it (TAB-3)."""
    kept: Kept | None = None
    """What a browser has kept of it, in a file that it made itself."""


_headings: Codec[Heading] = Codec(Heading)


def write_transcript(
    game: Game[Any, Any, EventT, Any], entries: Iterable[Entry[EventT]], shared: SharedSeed | None = None
) -> str:
    """The whole match, secrets included: whoever keeps the file keeps them."""
    codec: Codec[Entry[EventT]] = Codec(entry_type(game.event_type))
    heading = _headings.encode(Heading(FORMAT, VERSION, game.meta.id, shared)).decode()
    return "\n".join([heading, *(codec.encode(entry).decode() for entry in entries), ""])


def read_heading(text: str) -> Heading:
    """Which game a transcript is of, or `Malformed` if it is none."""
    if len(text) > LARGEST_TRANSCRIPT:
        raise Malformed("malformed-too-large", size=len(text), most=LARGEST_TRANSCRIPT)
    try:
        heading = _headings.decode(text.partition("\n")[0])
    except Malformed:
        raise Malformed("malformed-no-transcript") from None
    if heading.format != FORMAT:
        raise Malformed("malformed-no-transcript")
    if heading.version != VERSION:
        raise Malformed("malformed-other-version", version=heading.version, known=VERSION)
    return heading


def read_transcript(
    game: Game[Any, Any, EventT, Any] | type[Game[Any, Any, EventT, Any]], text: str
) -> tuple[Entry[EventT], ...]:
    """The entries of a match of this game; `Malformed` names the line that is wrong."""
    heading = read_heading(text)
    if heading.game != game.meta.id:
        raise Malformed("malformed-other-game", game=heading.game, wanted=game.meta.id)
    codec: Codec[Entry[EventT]] = Codec(entry_type(game.event_type), LARGEST_LINE)
    lines = text.split("\n")[1:]
    entries = tuple(_read_line(codec, number, line) for number, line in enumerate(lines) if line.strip())
    _check_order(entries)
    return entries


def _read_line(codec: Codec[Entry[EventT]], number: int, line: str) -> Entry[EventT]:
    try:
        return codec.decode(line)
    except Malformed as problem:
        said = problem.text.args.get("problem", problem.text.id)
        raise Malformed("malformed-line", line=number + 2, problem=said) from None


def _check_order(entries: Sequence[Entry[EventT]]) -> None:
    if not entries:
        raise Malformed("malformed-empty-transcript")
    latest = entries[0].at
    for place, entry in enumerate(entries):
        if entry.number != place or entry.at < latest:
            raise Malformed("malformed-order", line=place + 2)
        latest = entry.at
