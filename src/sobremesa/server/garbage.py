"""Objects that only know each other, which Python has to look for: everybody waits meanwhile, so it looks seldom."""

import gc

LOOKS = 10.0
"""Seconds between two times to see whether it is worth it."""
FEW = 500
_SELDOM = (100_000, 10, 10)
"""Objects more than before, and rounds of that, until Python looks at new ones, at those of some minutes and at all."""


def begin() -> None:
    """What is there when a node starts stays, and need not be looked at again."""
    gc.freeze()
    gc.set_threshold(*_SELDOM)


class Garbage:
    """A client that leaves after a while leaves some behind that only a look at everything finds.

    How long that takes grows with those who are here, and so does the number of those who have to leave before.
    """

    def __init__(self) -> None:
        self._left = 0

    def somebody_left(self) -> None:
        """A client has gone."""
        self._left += 1

    def look(self, here: int) -> None:
        """Look at everything, if as many have left as are here, and not just a few."""
        if self._left >= max(FEW, here):
            self._left = 0
            gc.collect()
