"""Quick matches of two who play for points and leave, without the log and the clocks of a real match."""

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from sobremesa.bots.bisonte.leaves import POINT
from sobremesa.bots.bisonte.position import Finder, tiles_of
from sobremesa.bots.bisonte.weighing import sub_racks
from sobremesa.games.bisonte.edition import BisonteEdition, Placed
from sobremesa.games.bisonte.search import FoundPlay, Leave
from sobremesa.parts.bag import less

PLAYERS = 2
_MOST_IDLE = 3 * PLAYERS
"""So many turns without a point end a match (BIS-23)."""


class Best(msgspec.Struct, frozen=True):
    """The best turn of a rack: a play, or the tiles that are kept when the rest is exchanged."""

    worth: int
    play: FoundPlay | None
    kept: tuple[str, ...] = ()


class Quick:
    """A match between two events: the board, the bag in a random order, two racks, two totals."""

    def __init__(self, finder: Finder, random: Random) -> None:
        self.finder = finder
        self.random = random
        self.board: dict[int, Placed] = {}
        self.bag = list(finder.edition.tiles)
        random.shuffle(self.bag)
        self.racks: list[tuple[str, ...]] = [(), ()]
        self.points = [0, 0]
        self.on_turn = 0
        self._idle = 0
        for seat in range(PLAYERS):
            self._fill(seat)

    @property
    def is_over(self) -> bool:
        """Whether somebody is out, or nothing happens any more (BIS-21, BIS-23)."""
        return (not self.bag and not all(self.racks)) or self._idle >= _MOST_IDLE

    def not_on_board(self) -> list[str]:
        """All tiles that are not on the board."""
        return [*self.bag, *self.racks[0], *self.racks[1]]

    def turn(self, leave: Leave) -> None:
        """Who is on turn does what is worth most by these values."""
        seat, rack = self.on_turn, self.racks[self.on_turn]
        best = best_turn(self.finder, self.board, rack, len(self.bag), leave)
        self._idle += 1
        if best.play is not None:
            self._lay(seat, best.play)
        elif self.bag:
            self._exchange(seat, best.kept)
        self.on_turn = (seat + 1) % PLAYERS

    def count_racks(self) -> None:
        """What is left costs; who is out gains it (BIS-24)."""
        values = [self.finder.value(rack) for rack in self.racks]
        for seat, rack in enumerate(self.racks):
            self.points[seat] += values[1 - seat] if not rack and not self.bag else -values[seat]

    def _lay(self, seat: int, play: FoundPlay) -> None:
        self.board.update(play.placements)
        self.points[seat] += play.points
        self.racks[seat] = less(self.racks[seat], tiles_of(play))
        self._fill(seat)
        if play.points:
            self._idle = 0

    def _exchange(self, seat: int, kept: tuple[str, ...]) -> None:
        given = less(self.racks[seat], kept)
        self.racks[seat] = kept
        self._fill(seat)
        self.bag.extend(given)
        self.random.shuffle(self.bag)

    def _fill(self, seat: int) -> None:
        edition = self.finder.edition
        missing = min(edition.rack - len(self.racks[seat]), len(self.bag))
        taken = [self.bag.pop() for _ in range(missing)]
        self.racks[seat] = in_order(edition, [*self.racks[seat], *taken])


def best_turn(finder: Finder, board: dict[int, Placed], rack: tuple[str, ...], bag: int, leave: Leave) -> Best:
    """The play or the exchange that is worth most; with an empty bag the play alone, and what stays costs."""

    def at_the_end(tiles: tuple[str, ...]) -> int:
        return -POINT * finder.value(tiles)

    found = finder.plays(board, rack, 1, split_digraphs=False, leave=leave if bag else at_the_end)
    best = Best(found[0].worth, found[0]) if found else Best(0, None)
    if bag < finder.edition.rack:
        return best if found or not bag else Best(0, None, rack[: len(rack) - bag])
    kept = max(sub_racks(rack, 0), key=leave)
    return Best(leave(kept), None, kept) if not found or leave(kept) > best.worth else best


def in_order(edition: BisonteEdition, tiles: Sequence[str]) -> tuple[str, ...]:
    """Tiles as the edition sorts them."""
    return tuple(sorted(tiles, key=edition.order))


def positions(quick: Quick, leaves: Sequence[Leave]) -> Iterator[Quick]:
    """A match from its beginning to its end, each turn just before it is played; its points are final then."""
    while not quick.is_over:
        yield quick
        quick.turn(leaves[quick.on_turn])
    quick.count_racks()
