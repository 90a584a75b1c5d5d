"""A view in the words of the search: what lies there, what is unseen, and plays found for any rack."""

from collections.abc import Mapping, Sequence

from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Placed
from sobremesa.games.bisonte.search import FoundPlay, Leave, best_plays
from sobremesa.games.bisonte.view import BisonteView
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.word_set import WordSet
from sobremesa.parts.bag import less

Board = Mapping[int, Placed]


class Finder:
    """The search with the box, the words and the option that stay the same for a match."""

    def __init__(self, edition: BisonteEdition, lexicon: Lexicon, known: WordSet) -> None:
        self.edition = edition
        self._lexicon = lexicon
        self._known = known
        self._value = {kind.tile: kind.value for kind in edition.kinds}
        # The index of all Spanish words takes a second and a half, once: not in somebody's turn.
        lexicon.crossword(known.bits)

    def plays(
        self, board: Board, rack: Sequence[str], count: int, *, split_digraphs: bool, leave: Leave | None = None
    ) -> list[FoundPlay]:
        """The best plays of a rack, best first."""
        return best_plays(
            self.edition,
            self._lexicon,
            self._known.bits,
            board,
            rack,
            split_digraphs=split_digraphs,
            count=count,
            leave=leave,
        )

    def value(self, tiles: Sequence[str]) -> int:
        """What tiles on a rack cost at the end (BIS-24)."""
        return sum(self._value[tile] for tile in tiles)


def tiles_of(play: FoundPlay) -> tuple[str, ...]:
    """The tiles that a play takes from the rack."""
    return tuple(BISONTE if placed.bisonte else placed.tile for _, placed in play.placements)


def unseen(edition: BisonteEdition, view: BisonteView) -> tuple[str, ...]:
    """The tiles in the bag and on the other racks: all that are neither on the board nor one's own."""
    shown = [BISONTE if placed.bisonte else placed.tile for placed in view.board.values()]
    return less(edition.tiles, (*shown, *view.rack))
