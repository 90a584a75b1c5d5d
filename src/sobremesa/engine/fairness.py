"""Checking afterwards that chance was fair: the seed fits its commitment and every draw fits the seed (TAB-3)."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from sobremesa.engine.chance import SEED_BYTES, Chance, Draw, commitment
from sobremesa.engine.entry import Entry
from sobremesa.engine.events import MatchBegan, SeedRevealed, draw_of, set_of
from sobremesa.engine.game import Game
from sobremesa.engine.sets import chance_of_set
from sobremesa.engine.text import Text, text

EventT = TypeVar("EventT")


class Unfair(msgspec.Struct, frozen=True):
    """Something that does not fit, and the number of its event."""

    number: int
    text: Text


def verify(game: Game[Any, Any, EventT, Any], entries: Sequence[Entry[EventT]]) -> tuple[Unfair, ...]:
    """Everything that does not fit; nothing when the match was fair. No action is decided again."""
    return tuple(_faults(game, entries))


def _faults(game: Game[Any, Any, EventT, Any], entries: Sequence[Entry[EventT]]) -> Iterator[Unfair]:
    began = next((entry.event for entry in entries if isinstance(entry.event, MatchBegan)), None)
    if began is None:
        yield Unfair(0, text("unfair-no-beginning"))
        return
    last = entries[-1]
    if not isinstance(last.event, SeedRevealed):
        yield Unfair(last.number, text("unfair-not-revealed"))
        return
    seed = _seed_of(last.event)
    if commitment(seed) != began.commitment:
        yield Unfair(last.number, text("unfair-commitment"))
    yield from _unfair_draws(game, entries, Chance(seed))


def _seed_of(revealed: SeedRevealed) -> bytes:
    """The seed; what is no seed at all fits no commitment."""
    try:
        return bytes.fromhex(revealed.seed)[:SEED_BYTES]
    except ValueError:
        return b""


def _not_drawn(draw: Draw, code: str) -> Text:
    return text("unfair-set", set=code) if code else text("unfair-draw", label=draw.label)


def _unfair_draws(
    game: Game[Any, Any, EventT, Any], entries: Sequence[Entry[EventT]], chance: Chance
) -> Iterator[Unfair]:
    state: Any = None
    for entry in entries:
        draw = draw_of(entry.event)
        if draw is not None:
            code = set_of(entry.event)
            source = chance_of_set(code) if code else chance
            if source.draw(draw.label, draw.sizes) != draw:
                yield Unfair(entry.number, _not_drawn(draw, code))
            elif not game.follows_from_draw(state, entry.event):
                yield Unfair(entry.number, text("unfair-shown", label=draw.label))
            chance = chance.after(draw)
        state = game.evolve(state, entry.event)
