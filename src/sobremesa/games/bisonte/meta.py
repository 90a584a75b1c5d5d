"""Bisonte as one may know it without its rules: seats and options."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from sobremesa.engine.meta import Meta
from sobremesa.engine.options import ON_A_CLOCK


def _clause(clause: str) -> msgspec.Meta:
    return msgspec.Meta(description=clause)


class BisonteOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; the defaults are those of the clauses."""

    words: Annotated[Literal["objection", "checked", "table"], _clause("BIS-12")] = "objection"
    """Whether others object to a play, the dictionary checks it at once, or an objection is voted on first."""
    split_digraphs: Annotated[bool, _clause("BIS-8")] = False
    """Whether two tiles may spell a digraph of which the box has a tile."""
    sudden_end: Annotated[bool, _clause("BIS-21")] = False
    """Whether the match ends with the play that empties a rack, instead of the others playing on."""
    auto_end: Annotated[Literal["by-words", "yes", "no"], _clause("BIS-22")] = "by-words"
    """Whether the match ends as soon as the dictionary proves that nobody can play: where plays are checked."""
    clock: Annotated[bool, _clause("TAB-11")] = True
    """Whether anything has a deadline."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=180, description="BIS-26", extra=ON_A_CLOCK)] = 25
    """The time that each player has for the whole match."""
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400, description="BIS-26", extra=ON_A_CLOCK)] = 0
    """A time for each turn in place of one for the match; 0 for none."""

    @property
    def ends_by_proof(self) -> bool:
        """Whether the dictionary may end the match; unless chosen, only where it checks every play (BIS-22)."""
        return self.auto_end == "yes" or (self.auto_end == "by-words" and self.words == "checked")


def _in_todays_options(chosen: Mapping[str, Any], bots: bool) -> dict[str, Any]:  # noqa: FBT001 - as `Translation`
    """The options of old tables and matches keep what they meant (BIS-12, BIS-21, BIS-22).

    The old choice `by-bots` of `words` meant `checked` where a bot plays, and `objection` elsewhere.
    """
    meant = dict(chosen)
    if isinstance(meant.get("play_on"), bool):
        meant.setdefault("sudden_end", not meant["play_on"])
        del meant["play_on"]
    if isinstance(meant.get("auto_end"), bool):
        meant["auto_end"] = "yes" if meant["auto_end"] else "no"
    if meant.get("words") == "by-bots":
        del meant["words"]
        meant |= {"words": "checked"} if bots else {}
    return meant


META = Meta(
    id="bisonte",
    least_seats=2,
    most_seats=4,
    options=BisonteOptions,
    clauses="BIS",
    takes_turns=True,
    in_todays_options=_in_todays_options,
)
