"""What is to be simulated, and the seed and the seats of each of its matches."""

import msgspec

from sobremesa.bots import Pace
from sobremesa.engine.chance import SEED_BYTES, Chance

_SEED_OF_MATCH = 8
"""Bytes of a match's own seed: short enough to be read and typed."""


class Plan(msgspec.Struct, frozen=True):
    """Matches of bots: everything that they depend on."""

    game: str
    levels: tuple[str, ...]
    """Of each seat, as long as the seats are not turned."""
    matches: int
    seed: str
    """Hexadecimal digits."""
    language: str
    edition: str | None = None
    options: dict[str, object] = {}
    pace: Pace = Pace.HUMAN
    """In match time: nobody waits."""
    swap: bool = False
    """Whether each deal is played once from every seat, so that its luck cancels out."""

    def deal(self, number: int) -> int:
        """Which deal the match with this number has, both counted from 0."""
        return number // len(self.levels) if self.swap else number

    def seed_of(self, number: int) -> bytes:
        """The seed of a match: from the plan's and the number of the deal, so that it hangs on no other match."""
        plan = Chance(bytes.fromhex(self.seed.zfill(2 * SEED_BYTES)))
        own = plan.child(f"match/{self.deal(number)}").seed
        return own[:_SEED_OF_MATCH].rjust(SEED_BYTES, b"\0")

    def levels_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in a match."""
        turn = number % len(self.levels) if self.swap else 0
        return (*self.levels[turn:], *self.levels[:turn])
