"""Word Buffet as one may know it without its rules: seats and options."""

from typing import Annotated, Literal

import msgspec

from sobremesa.engine.meta import Meta
from sobremesa.engine.options import ON_A_CLOCK
from sobremesa.engine.sets import set_option


def _clause(clause: str) -> msgspec.Meta:
    return msgspec.Meta(description=clause)


class BuffetOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; the defaults are those of the clauses."""

    call_first: Annotated[bool, _clause("BUF-7")] = False
    """As on wood: the number is called first, and at the marking turn the word is said and then shown."""
    least_letters: Annotated[int, msgspec.Meta(ge=2, le=3, description="BUF-12")] = 2
    """The shortest word that can be announced."""
    words: Annotated[Literal["by-people", "table", "dictionary"], _clause("BUF-25")] = "by-people"
    """Who judges a word that the dictionary lacks: the table with two or more people at it, unless chosen."""
    acronyms: Annotated[Literal["known", "all", "none"], _clause("BUF-24")] = "known"
    """Which acronyms of the dictionary count without a vote: those in wide use, all, or none."""
    names: Annotated[bool, _clause("BUF-24")] = True
    """Proper names, brands among them."""
    lens: Annotated[bool, _clause("BUF-34")] = True
    """Whether the board is read through a lens alone."""
    clock: Annotated[bool, _clause("TAB-11")] = True
    """Whether anything has a deadline; without one there is no hourglass either, and all announce or give up."""
    search_seconds: Annotated[int, msgspec.Meta(ge=0, le=3600, description="BUF-10", extra=ON_A_CLOCK)] = 180
    """How long all may search before anybody announces; 0 for no limit. Without a clock there is none."""
    set: Annotated[str, set_option("BUF-S1")] = ""
    """The code of a printed set, whose board is laid; empty for tiles by chance."""


_BEFORE = {"acronyms": "all"}
"""BUF-24: every acronym of the dictionary counted."""

META = Meta(id="buffet", least_seats=2, most_seats=4, options=BuffetOptions, clauses="BUF", before=_BEFORE)
