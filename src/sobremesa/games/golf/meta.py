"""Word Golf as one may know it without its rules: seats and options."""

from typing import Annotated, Literal

import msgspec

from sobremesa.engine.meta import Meta
from sobremesa.engine.options import ON_A_CLOCK
from sobremesa.engine.sets import set_option


def _clause(clause: str) -> msgspec.Meta:
    return msgspec.Meta(description=clause)


class GolfOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; the defaults are those of the clauses."""

    same_holes: Annotated[bool, _clause("GOL-S1")] = False
    """All play the same nine cards."""
    neighbours: Annotated[bool, _clause("GOL-5")] = False
    """Each step of a line goes to one of the eight spaces around."""
    joker: Annotated[Literal["every-space", "one-space"], _clause("GOL-8")] = "every-space"
    """Whether a joker's letter scores wherever it stands, or once."""
    words: Annotated[Literal["by-people", "table", "dictionary"], _clause("GOL-22")] = "by-people"
    """Who judges a word that the dictionary lacks: the table with two or more people at it, unless chosen."""
    clock: Annotated[bool, _clause("TAB-11")] = True
    """Whether anything has a deadline; the solo game never has (GOL-25)."""
    writing_seconds: Annotated[int, msgspec.Meta(ge=10, le=3600, description="GOL-2", extra=ON_A_CLOCK)] = 120
    """How long all write."""
    set: Annotated[str, set_option("GOL-S1")] = ""
    """The code of a printed set, whose cards are dealt; empty for cards by chance."""


META = Meta(id="golf", least_seats=1, most_seats=6, options=GolfOptions, clauses="GOL")
