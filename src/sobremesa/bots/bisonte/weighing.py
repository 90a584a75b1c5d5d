"""What a turn is worth to a level: the points, what stays on the rack, what it opens, and how the match ends."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from sobremesa.bots.bisonte.ending import Ending, EndSearch, gain_for_going_out
from sobremesa.bots.bisonte.habits import Habits, Keeps
from sobremesa.bots.bisonte.leaves import POINT
from sobremesa.bots.bisonte.position import Finder, unseen
from sobremesa.bots.bisonte.replies import Replies, possible_racks
from sobremesa.engine.chance import Chance
from sobremesa.games.bisonte.actions import Exchange, Pass, Play
from sobremesa.games.bisonte.placing import laid_by, runs_of
from sobremesa.games.bisonte.search import FoundPlay, Leave, play_of
from sobremesa.games.bisonte.state import TurnKind
from sobremesa.games.bisonte.turns import bag_after
from sobremesa.games.bisonte.view import BisonteView
from sobremesa.parts.bag import less

_FULL_WORTH = 14
"""With so many tiles left in the bag the rack is worth what it was trained to be; with fewer, less."""
_LEAST_WORTH = 0.4
_CLOSE = 12 * POINT
"""Plays that are further behind the best are not worth a look at the replies."""
_FOR_A_WORD = 3
"""How many plays are looked at for a word that is advised: the best few may be one word in several places."""
_LOOKS_ASIDE = 6
"""How many plays are compared by the replies that they allow."""


class Weighed(msgspec.Struct, frozen=True):
    """A turn and what it is worth, in thousandths of a point, with the parts of that."""

    action: Play | Exchange | Pass
    worth: int
    points: int = 0
    left: tuple[str, ...] = ()
    """The tiles that stay on the rack."""
    leave: int = 0
    """What these are worth."""
    opened: int = 0
    """What the next player gains from the board as it is then."""
    counted_out: bool = False
    """Whether the worth is what the match comes to from here, one's own points less the other's."""


class Scales:
    """Weighs the turns of one view."""

    def __init__(self, finder: Finder, habits: Habits, leave: Leave, view: BisonteView, chance: Chance) -> None:
        self._finder = finder
        self._habits = habits
        self._trained = leave
        self._view = view
        self._split = view.options.split_digraphs
        self._bag = bag_after(view.bag, view.open_play)
        self._pool = unseen(finder.edition, view)
        self._replies = self._find_replies(chance)
        self._end = EndSearch(finder, split_digraphs=self._split, sudden_end=view.options.sudden_end)
        self._ending = self._find_ending()

    def plays(self, count: int) -> list[FoundPlay]:
        """The best plays by points and by what stays on the rack."""
        rack = self._view.rack
        if self._ending is not None:
            return self._end.plays(self._ending, count)
        leave = self.leave if self._looks_at_rack else None
        return self._finder.plays(self._view.board, rack, count, split_digraphs=self._split, leave=leave)

    def leave(self, tiles: tuple[str, ...]) -> int:
        """What tiles that stay are worth: with the bag they lose their use, and on an empty one they cost (BIS-24)."""
        if not self._bag:
            return self._leave_at_the_end(tiles)
        laid = len(self._view.rack) - len(tiles)
        weight = min(1.0, (self._bag - laid) / _FULL_WORTH)
        return int(self._trained(tiles) * max(_LEAST_WORTH, weight))

    def best_play(self) -> Weighed | None:
        """The best play, with all that this level looks at; None where there is none."""
        if self._ending is not None:
            play = self._end.best(self._ending)
            return None if play is None else self.weigh(play_of(play.placements), play.points)
        found = self.plays(_LOOKS_ASIDE if self._replies else 1)
        close = [play for play in found if play.worth > found[0].worth - _CLOSE]
        return max(self._weigh_all(close), key=lambda weighed: weighed.worth, default=None)

    def best_plays(self, words: int) -> list[Weighed]:
        """The best few plays of so many words, weighed, best first."""
        found = self.plays(max(_FOR_A_WORD * words, self._habits.looks_at if self._looks_ahead else 0))
        if self._looks_ahead:
            found = self._worth_a_look(found, words)
        return sorted(self._weigh_all(found), key=lambda each: -each.worth)

    def exchanges(self) -> list[Weighed]:
        """All that can be kept when the rest is exchanged, best first (BIS-9); nothing where the bag gives nothing."""
        kept = sub_racks(self._view.rack, max(0, len(self._view.rack) - self._bag))
        weighed = [self.weigh_exchange(Exchange(less(self._view.rack, tiles))) for tiles in kept]
        return sorted(weighed, key=lambda each: (-each.worth, -each.leave))

    def weigh(self, action: Play, points: int) -> Weighed:
        """A play that scores so much."""
        rack, laid = self._view.rack, laid_by(action.placements)
        left = less(rack, [placement.tile for placement in action.placements])
        if self._ending is not None:
            worth = self._end.after(self._ending, FoundPlay(tuple(laid.items()), points, 0))
            return Weighed(action, POINT * worth, points, left, counted_out=True)
        leave = self.leave(left) if self._looks_at_rack else 0
        opened = self._replies.cost(laid) if self._replies else 0
        return Weighed(action, POINT * points + leave - opened, points, left, leave, opened)

    def weigh_exchange(self, action: Exchange) -> Weighed:
        """New tiles for old ones."""
        left = less(self._view.rack, action.tiles)
        leave = self.leave(left)
        return Weighed(action, leave if self._looks_at_rack else 0, 0, left, leave)

    def weigh_pass(self) -> Weighed:
        """Nothing for nothing: the tiles stay, and nothing better comes."""
        if self._ending is not None:
            return Weighed(Pass(), POINT * self._end.after_pass(self._ending), counted_out=True)
        return Weighed(Pass(), min(0, self.leave(self._view.rack)), 0, self._view.rack)

    @property
    def _looks_at_rack(self) -> bool:
        return self._bag == 0 or self._habits.keeps is not Keeps.NOTHING

    @property
    def _looks_ahead(self) -> bool:
        return self._replies is not None or self._ending is not None

    def _worth_a_look(self, found: Sequence[FoundPlay], words: int) -> list[FoundPlay]:
        """The first few, and as long as words are missing the first play of each: to look ahead takes its time."""
        looked_at, seen = [], set[str]()
        for number, play in enumerate(found):
            word = runs_of(self._finder.edition.layout, self._view.board, dict(play.placements))[0].word
            if number < self._habits.looks_at or (word not in seen and len(seen) < words):
                looked_at.append(play)
                seen.add(word)
        return looked_at

    def _weigh_all(self, found: Iterable[FoundPlay]) -> list[Weighed]:
        return [self.weigh(play_of(play.placements), play.points) for play in found]

    def _leave_at_the_end(self, tiles: tuple[str, ...]) -> int:
        """On an empty bag what stays costs its value; who goes out gains what all others are left with (BIS-24)."""
        value = self._finder.value(tiles or self._pool)
        return -POINT * value if tiles else gain_for_going_out(POINT * value, sudden_end=self._view.options.sudden_end)

    def _find_replies(self, chance: Chance) -> Replies | None:
        seats = len(self._view.players)
        if not self._habits.replies or not self._bag or self._view.seat is None:
            return None
        following = self._view.players[(self._view.seat + 1) % seats]
        racks = possible_racks(self._pool, following.tiles, self._habits.replies, chance)
        return Replies(self._finder, self._view.board, racks, split_digraphs=self._split)

    def _find_ending(self) -> Ending | None:
        """Between two with an empty bag the other holds what is unseen."""
        if not self._habits.searches_the_end or self._bag or self._view.seat is None:
            return None
        others = [player.tiles for seat, player in enumerate(self._view.players) if seat != self._view.seat]
        if others != [len(self._pool)] or not self._pool:
            return None
        return Ending(self._view.board, self._view.rack, self._pool, passed=self._was_passed())

    def _was_passed(self) -> bool:
        turns = self._view.turns
        return bool(turns) and turns[-1].kind is TurnKind.PASS


def sub_racks(rack: Sequence[str], least: int) -> list[tuple[str, ...]]:
    """Every part of a rack that is not all of it and has at least so many tiles, none twice."""
    kept: dict[tuple[str, ...], None] = {}
    for size in range(least, len(rack)):
        kept.update(dict.fromkeys(combinations(rack, size)))
    return list(kept)
