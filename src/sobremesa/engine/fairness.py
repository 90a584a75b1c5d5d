"""Checking afterwards that chance was fair (TAB-3).

The seed fits its commitment, every draw fits the seed, and what was shown is what was drawn. Where people shared in the
seed it is made of the secret and the nonces that were committed to, and those are the ones that somebody has kept.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from sobremesa.engine.chance import SEED_BYTES, Chance, Draw, commitment
from sobremesa.engine.entry import Entry
from sobremesa.engine.events import MatchBegan, SeedRevealed, draw_of, set_of
from sobremesa.engine.game import Game
from sobremesa.engine.sets import chance_of_set
from sobremesa.engine.shared_seed import Kept, SharedSeed
from sobremesa.engine.text import Text, text

EventT = TypeVar("EventT")


class Unfair(msgspec.Struct, frozen=True):
    """Something that does not fit, and the number of its event."""

    number: int
    text: Text


class Evidence(msgspec.Struct, frozen=True):
    """What a match is held against besides its own events."""

    shared: SharedSeed | None = None
    """Of what the server says the seed is made."""
    kept: Kept | None = None
    """What a browser has kept."""
    commitments: tuple[str, ...] = ()
    """Commitments that somebody has written down before or during the match."""


def verify(
    game: Game[Any, Any, EventT, Any],
    entries: Sequence[Entry[EventT]],
    evidence: Evidence = Evidence(),  # noqa: B008 - a frozen value
) -> tuple[Unfair, ...]:
    """Everything that does not fit; nothing when the match was fair. No action is decided again."""
    return tuple(_faults(game, entries, evidence))


def _faults(
    game: Game[Any, Any, EventT, Any], entries: Sequence[Entry[EventT]], evidence: Evidence
) -> Iterator[Unfair]:
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
    for said in (*_unshared(seed, evidence.shared), *_not_as_kept(began, evidence)):
        yield Unfair(last.number, said)
    yield from _unfair_draws(game, entries, Chance(seed))


def _seed_of(revealed: SeedRevealed) -> bytes:
    """The seed; what is no seed at all fits no commitment."""
    try:
        return bytes.fromhex(revealed.seed)[:SEED_BYTES]
    except ValueError:
        return b""


def _unshared(seed: bytes, shared: SharedSeed | None) -> Iterator[Text]:
    """What does not fit of the secret and the nonces that the seed is said to be made of."""
    for fault in () if shared is None else shared.find_faults(seed):
        yield text(fault)


def _not_as_kept(began: MatchBegan, evidence: Evidence) -> Iterator[Text]:
    """What the match says otherwise than those who kept something of it saw it."""
    seed, options = began.commitment, began.options
    shared, kept = evidence.shared, evidence.kept
    nonces = () if shared is None else tuple(each.commitment for each in shared.contributions)
    known = {seed, *nonces} | (set() if shared is None else {shared.commitment})
    for each in evidence.commitments:
        if each not in known:
            yield text("unfair-not-kept", commitment=each)
    if kept is None:
        return
    if shared is None or shared.commitment != kept.commitment:
        yield text("unfair-other-secret")
    if sorted(nonces) != sorted(kept.nonces):
        yield text("unfair-other-nonces")
    if shared is not None and kept.nonce and kept.nonce not in {each.nonce for each in shared.contributions}:
        yield text("unfair-own-nonce")
    if kept.seed and kept.seed != seed:
        yield text("unfair-other-seed")
    if any(options.get(name) != value for name, value in kept.options.items()):
        yield text("unfair-other-options")


def _not_drawn(draw: Draw, code: str) -> Text:
    return text("unfair-set", set=code) if code else text("unfair-draw", label=draw.label)


def _unfair_draws(
    game: Game[Any, Any, EventT, Any], entries: Sequence[Entry[EventT]], chance: Chance
) -> Iterator[Unfair]:
    state: Any = None
    before: EventT | None = None
    for entry in entries:
        draw = draw_of(entry.event)
        if draw is not None:
            code = set_of(entry.event)
            source = chance_of_set(code) if code else chance
            # A draw of nothing would only change what the next ones give.
            if not draw.sizes or source.draw(draw.label, draw.sizes) != draw:
                yield Unfair(entry.number, _not_drawn(draw, code))
            elif not game.follows_from_draw(state, entry.event):
                yield Unfair(entry.number, text("unfair-shown", label=draw.label))
            chance = chance.after(draw)
        elif not game.agrees(state, before, entry.event):
            yield Unfair(entry.number, text("unfair-told"))
        before = entry.event
        state = game.evolve(state, entry.event)
