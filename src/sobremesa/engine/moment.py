"""When something was received, in milliseconds of match time, and the credit it has in a race (TAB-4)."""

import msgspec


class At(msgspec.Struct, frozen=True):
    """A receipt; `credited` is what a race is decided by."""

    received: int
    credit: int = 0

    @property
    def credited(self) -> int:
        """The receipt less half the measured round trip."""
        return self.received - self.credit
