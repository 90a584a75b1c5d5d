"""What the next player could answer to a play: their best points over racks that they may hold."""

from collections.abc import Mapping, Sequence

from sobremesa.bots.bisonte.leaves import POINT
from sobremesa.bots.bisonte.position import Board, Finder
from sobremesa.engine.chance import Chance
from sobremesa.games.bisonte.edition import Placed

_TRUSTED = 2, 3
"""The share of what a few racks say that is believed: the rest is the luck of the draw."""


class Replies:
    """The same racks for every play, so that what differs is the board alone."""

    def __init__(self, finder: Finder, board: Board, racks: Sequence[tuple[str, ...]], *, split_digraphs: bool) -> None:
        self._finder = finder
        self._board = board
        self._racks = racks
        self._split = split_digraphs
        self._unchanged: int | None = None

    def cost(self, laid: Mapping[int, Placed]) -> int:
        """How much more the next player gets after this play than after none, in thousandths of a point."""
        if not self._racks:
            return 0
        if self._unchanged is None:
            self._unchanged = self._best(self._board)
        share, whole = _TRUSTED
        gained = self._best({**self._board, **laid}) - self._unchanged
        return POINT * share * gained // (whole * len(self._racks))

    def _best(self, board: Board) -> int:
        found = (self._finder.plays(board, rack, 1, split_digraphs=self._split) for rack in self._racks)
        return sum(plays[0].points for plays in found if plays)


def possible_racks(pool: Sequence[str], size: int, count: int, chance: Chance) -> list[tuple[str, ...]]:
    """Racks of this size out of the tiles that are unseen, each as likely as the next."""
    size = min(size, len(pool))
    if not size:
        return []
    racks = []
    for number in range(count):
        left = list(pool)
        draw = chance.draw(f"rack/{number}", range(len(pool), len(pool) - size, -1))
        racks.append(tuple(left.pop(value) for value in draw.values))
    return racks
