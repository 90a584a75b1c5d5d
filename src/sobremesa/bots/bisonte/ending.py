"""The end between two players: with an empty bag each knows the other's rack, and it can be counted out (BIS-24)."""

import msgspec

from sobremesa.bots.bisonte.leaves import POINT
from sobremesa.bots.bisonte.position import Board, Finder, tiles_of
from sobremesa.games.bisonte.search import FoundPlay
from sobremesa.parts.bag import less

_WIDTHS = (12, 5, 2)
"""How many plays are tried at each step; after these both play what looks best."""
_WORST = -1_000_000


class Ending(msgspec.Struct, frozen=True):
    """A board, the rack of who moves, the other's, and whether the last move was a pass."""

    board: Board
    own: tuple[str, ...]
    other: tuple[str, ...]
    passed: bool = False


def gain_for_going_out(value: int, *, sudden_end: bool) -> int:
    """What the racks of the others bring, which are worth this now: all of it, or half where they play on (BIS-21)."""
    return value if sudden_end else value // 2


class EndSearch:
    """Counts an end out, as far as it goes; values are points of who moves less the other's, from here on."""

    def __init__(self, finder: Finder, *, split_digraphs: bool, sudden_end: bool) -> None:
        self._finder = finder
        self._split = split_digraphs
        self._sudden_end = sudden_end

    def plays(self, ending: Ending, count: int = _WIDTHS[0]) -> list[FoundPlay]:
        """The plays that look best: points, tiles laid, and going out."""
        gain = gain_for_going_out(2 * self._finder.value(ending.other), sudden_end=self._sudden_end)

        def leave(tiles: tuple[str, ...]) -> int:
            return -POINT * 2 * self._finder.value(tiles) if tiles else POINT * gain

        return self._finder.plays(ending.board, ending.own, count, split_digraphs=self._split, leave=leave)

    def best(self, ending: Ending) -> FoundPlay | None:
        """The play that comes out best; None where there is none."""
        best, worth = None, _WORST
        for play in self.plays(ending):
            value = self.after(ending, play, at_least=worth)
            if value > worth:
                best, worth = play, value
        return best

    def after(self, ending: Ending, play: FoundPlay, *, at_least: int = _WORST) -> int:
        """What a play comes to, with the best that both can do then; a value that is no better may be a bound."""
        return self._after(ending, play, 1, at_least, -_WORST)

    def after_pass(self, ending: Ending) -> int:
        """What it comes to when who moves passes."""
        return self._after_pass(ending, 1, _WORST, -_WORST)

    def _after(self, ending: Ending, play: FoundPlay, step: int, low: int, high: int) -> int:
        own = less(ending.own, tiles_of(play))
        if not own and self._sudden_end:
            return play.points + 2 * self._finder.value(ending.other)
        board = {**ending.board, **dict(play.placements)}
        then = Ending(board, ending.other, own)
        if not own:
            return play.points - self._alone(then)
        return play.points - self._value(then, step, play.points - high, play.points - low)

    def _value(self, ending: Ending, step: int, low: int, high: int) -> int:
        found = self.plays(ending, _WIDTHS[step] if step < len(_WIDTHS) else 1)
        if not found:
            return self._after_pass(ending, step, low, high)
        best = _WORST
        for play in found:
            best = max(best, self._after(ending, play, step + 1, max(low, best), high))
            if best >= high:
                break
        return best

    def _after_pass(self, ending: Ending, step: int, low: int, high: int) -> int:
        if ending.passed:
            return self._finder.value(ending.other) - self._finder.value(ending.own)
        then = Ending(ending.board, ending.other, ending.own, passed=True)
        return -self._value(then, step + 1, -high, -low)

    def _alone(self, ending: Ending) -> int:
        """What the one who still has tiles plays on for: what is left is lost, and the other gains it (BIS-24)."""
        board, rack, points = dict(ending.board), ending.own, 0
        while rack and (found := self.plays(Ending(board, rack, ()), 1)):
            points += found[0].points
            board.update(found[0].placements)
            rack = less(rack, tiles_of(found[0]))
        return points - 2 * self._finder.value(rack)
