"""Bisonte as one may know it without its rules: seats and options."""

from typing import Annotated, Literal

import msgspec

from sobremesa.engine.meta import Meta
from sobremesa.engine.options import ON_A_CLOCK


def _clause(clause: str) -> msgspec.Meta:
    return msgspec.Meta(description=clause)


class BisonteOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; the defaults are those of the clauses."""

    words: Annotated[Literal["by-bots", "objection", "checked"], _clause("BIS-12")] = "by-bots"
    """Whether others object to a play or the dictionary checks it at once: checked where bots play, unless chosen."""
    split_digraphs: Annotated[bool, _clause("BIS-8")] = False
    """Whether two tiles may spell a digraph of which the box has a tile."""
    play_on: Annotated[bool, _clause("BIS-21")] = False
    """Whether the others go on when somebody has used all tiles."""
    auto_end: Annotated[bool, _clause("BIS-22")] = False
    """Whether the match ends as soon as the dictionary proves that nobody can play."""
    clock: Annotated[bool, _clause("TAB-11")] = True
    """Whether anything has a deadline."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=180, description="BIS-26", extra=ON_A_CLOCK)] = 25
    """The time that each player has for the whole match."""
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400, description="BIS-26", extra=ON_A_CLOCK)] = 0
    """A time for each turn in place of one for the match; 0 for none."""


META = Meta(id="bisonte", least_seats=2, most_seats=4, options=BisonteOptions, clauses="BIS", takes_turns=True)
