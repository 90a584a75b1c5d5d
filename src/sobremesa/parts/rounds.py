"""Rounds: what was meant for one of them is refused in another."""

import msgspec

from sobremesa.engine import Refused, Whole


class OfRound(msgspec.Struct, frozen=True, kw_only=True):
    """An action that may say for which round it is meant: it may have been under way when time ran out (TAB-13)."""

    round: Whole = 0
    """0 is whatever round it is."""

    def check_round(self, current: int) -> None:
        """`Refused` when it was meant for another round (TAB-13)."""
        if self.round not in (0, current):
            raise Refused("TAB-13", "tab-13-other-round", meant=self.round, now=current)
