"""The Letter Loom as one may know it without its rules: seats and options."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from sobremesa.engine.meta import Meta
from sobremesa.engine.options import ON_A_CLOCK, Needs

MOST_ROUNDS = 50
"""The most that a table may agree on; a match for a score that nobody reaches ends with it too (LOO-S1, LOO-18)."""


def _clause(clause: str) -> msgspec.Meta:
    return msgspec.Meta(description=clause)


def _ends_with(end: str) -> dict[str, Needs]:
    return {"needs": Needs("end", end)}


class LoomOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; the defaults are those of the clauses."""

    end: Annotated[Literal["rounds", "target"], _clause("LOO-S1")] = "rounds"
    """Whether the match has a number of rounds or a score to reach."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS, description="LOO-S1", extra=_ends_with("rounds"))] = 8
    """How many rounds are played."""
    target: Annotated[int, msgspec.Meta(ge=10, le=1000, description="LOO-S1", extra=_ends_with("target"))] = 100
    """The score that ends the match; after 50 rounds it ends without."""
    finish_round: Annotated[bool, msgspec.Meta(description="LOO-18", extra=_ends_with("target"))] = False
    """Whether the round in which the target is reached is completed; without it the match is over at once."""
    youngest: Annotated[int, msgspec.Meta(ge=0, le=8, description="LOO-S2")] = 0
    """The seat that leads the first round, 1 to 8; 0 draws it. A table fills it in at the start: see `META`."""
    strategy_seconds: Annotated[int, msgspec.Meta(ge=10, le=180, description="LOO-C3", extra=ON_A_CLOCK)] = 30
    """How long all look at their cards."""
    creation_seconds: Annotated[int, msgspec.Meta(ge=10, le=180, description="LOO-C3", extra=ON_A_CLOCK)] = 60
    """How long all form a word."""
    shield: Annotated[Literal["in-turn", "reactive"], _clause("LOO-K2")] = "in-turn"
    """Whether a Shield may also be shown at the moment of an attack."""
    repeated: Annotated[Literal["flat", "less-4", "maker"], _clause("LOO-13")] = "flat"
    """What a repeated word scores: −4; its value less 4; or its value less 4 for each earlier player."""
    blast_needs_word: Annotated[bool, _clause("LOO-15")] = False
    """Whether a Blast takes points only from a player with a valid word."""
    words: Annotated[Literal["by-people", "table", "dictionary"], _clause("LOO-17")] = "by-people"
    """Who judges a word that the dictionary lacks: the table with two or more people at it, unless chosen."""
    names: Annotated[bool, _clause("LOO-17")] = True
    """Names of people, countries and cities."""
    loanwords: Annotated[bool, _clause("LOO-17")] = True
    """Loanwords in wide use."""
    foreign: Annotated[bool, _clause("LOO-17")] = False
    """Foreign words that have a translation."""
    abbreviations: Annotated[bool, _clause("LOO-17")] = False
    """Abbreviations."""
    acronyms: Annotated[bool, _clause("LOO-17")] = False
    """Acronyms."""
    brands: Annotated[bool, _clause("LOO-17")] = False
    """Brands and names of companies."""
    clock: Annotated[bool, _clause("TAB-11")] = True
    """Whether anything has a deadline."""


def _in_todays_options(chosen: Mapping[str, Any], _bots: bool) -> dict[str, Any]:  # noqa: FBT001 - as `Translation`
    """`maker`, 4 less for each earlier player, was called `each` before (LOO-13)."""
    return {**chosen, "repeated": "maker"} if chosen.get("repeated") == "each" else dict(chosen)


_BEFORE = {"finish_round": True, "blast_needs_word": True}
"""LOO-15, LOO-18: what the rules were."""

META = Meta(
    id="loom",
    least_seats=2,
    most_seats=8,
    options=LoomOptions,
    clauses="LOO",
    youngest_option="youngest",
    before=_BEFORE,
    in_todays_options=_in_todays_options,
)
