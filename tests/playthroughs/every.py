"""Every match that is kept and can be played again."""

from tests.playthroughs import bisonte, buffet, golf, loom
from tests.playthroughs.playthrough import Playthrough

PLAYTHROUGHS: tuple[Playthrough, ...] = (
    *buffet.PLAYTHROUGHS,
    *golf.PLAYTHROUGHS,
    *bisonte.PLAYTHROUGHS,
    *loom.PLAYTHROUGHS,
)
