"""How long bots take: as people do, quicker, or no time at all."""

import math
from enum import StrEnum

from sobremesa.engine.chance import Chance

_STEPS = 1_000_000
_SUM_OF = 3
"""How many even draws make one that is seldom far from its middle."""


class Pace(StrEnum):
    """How quickly the bots of a table act."""

    HUMAN = "human"
    QUICK = "quick"
    INSTANT = "instant"

    def scaled(self, milliseconds: int) -> int:
        """What a person's time becomes at this pace."""
        match self:
            case Pace.HUMAN:
                return milliseconds
            case Pace.QUICK:
                return milliseconds // 4
            case Pace.INSTANT:
                return 0


def share(chance: Chance, label: str) -> float:
    """A number from 0 up to 1, each as likely as the next."""
    return chance.draw(label, (_STEPS,)).values[0] / _STEPS


def around(chance: Chance, label: str, middle: float, spread: float) -> int:
    """A time around a middle, in most cases within `middle / spread` and `middle * spread`; never further away."""
    draws = chance.draw(label, (_STEPS,) * _SUM_OF).values
    swing = 2 * sum(draws) / (_SUM_OF * (_STEPS - 1)) - 1
    return round(middle * math.pow(spread, 1.5 * swing))
