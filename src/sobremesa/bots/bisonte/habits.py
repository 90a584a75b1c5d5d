"""How each level plays Bisonte, beside the words it knows: what comes to mind, what it keeps, how far it looks."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from sobremesa.bots.pace import around, share
from sobremesa.engine.chance import Chance
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.search import FoundPlay
from sobremesa.games.bisonte.view import BisonteView

_STEPS = 1000
_TILES_A_TURN = 3
_SPARE_TURNS = 3
_OF_THE_CLOCK = 0.8
"""What share of the time for a turn a bot takes at most."""
_OBJECTION_MS = 4_000
_FULL_BOARD = 40
"""From so many tiles on there is most to look at."""


class Keeps(StrEnum):
    """What a level thinks of when it looks at the tiles that stay on its rack."""

    NOTHING = "nothing"
    HABIT = "habit"
    TRAINED = "trained"


class Habits(msgspec.Struct, frozen=True):
    """What makes a level, beside its vocabulary."""

    keeps: Keeps
    looks_at: int
    """Of its best plays, how many it may think of."""
    recalls: float
    """How likely one that lays two tiles comes to mind."""
    fades: float
    """By how much that is less for each further tile: short words are seen first."""
    sure: float
    """How likely it thinks that a word is wrong which it does not know."""
    seconds: float
    """What a turn takes it in most cases, about."""
    replies: int = 0
    """Of how many racks it asks what the next player could answer."""
    searches_the_end: bool = False
    """Whether it counts out an empty bag between two to the end."""


HABITS = {
    "child": Habits(Keeps.NOTHING, 150, recalls=0.20, fades=0.55, sure=0.15, seconds=28),
    "casual": Habits(Keeps.NOTHING, 150, recalls=0.30, fades=0.75, sure=0.3, seconds=34),
    "club": Habits(Keeps.HABIT, 60, recalls=0.60, fades=0.95, sure=0.6, seconds=38),
    "expert": Habits(Keeps.TRAINED, 12, recalls=1, fades=1, sure=1, seconds=26, replies=12, searches_the_end=True),
}


def that_come_to_mind(habits: Habits, found: Sequence[FoundPlay], chance: Chance) -> list[FoundPlay]:
    """Of the plays that somebody could find, those that they do, in the same order."""
    if habits.recalls >= 1:
        return list(found)
    drawn = chance.draw("recall", (_STEPS,) * len(found)).values
    return [play for play, value in zip(found, drawn, strict=True) if value < _STEPS * _likely(habits, play)]


def time_to_think(habits: Habits, view: BisonteView, chance: Chance) -> int:
    """Longer on a full board, never more than the clock can bear (BIS-26); an objection is a matter of seconds."""
    if view.phase is Phase.OBJECTING:
        return around(chance, "thinks", _OBJECTION_MS, 1.8)
    fullness = min(1.0, len(view.board) / _FULL_BOARD)
    wanted = around(chance, "thinks", 1000 * habits.seconds * (0.5 + 0.7 * fullness), 1.7)
    return max(0, min([wanted, *_limits(view, chance)]))


def _likely(habits: Habits, play: FoundPlay) -> float:
    return habits.recalls * float(habits.fades ** max(0, len(play.placements) - 2))


def _limits(view: BisonteView, chance: Chance) -> list[int]:
    """What the clock leaves for this turn: none where there is no clock, or it does not run for this seat."""
    if not view.options.clock or view.seat is None:
        return []
    hurry = _OF_THE_CLOCK * (0.7 + 0.3 * share(chance, "hurry"))
    left = view.players[view.seat].left
    if left is None:
        return [int(1000 * view.options.turn_seconds * hurry)]
    tiles = view.bag + len(view.rack)
    turns = tiles / (_TILES_A_TURN * len(view.players)) + _SPARE_TURNS
    return [int(left * hurry / turns)]
