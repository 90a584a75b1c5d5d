"""The compiled kernel: the same names as its Python twin, which declares their types."""

from collections.abc import Sequence

from _typeshed import ReadableBuffer

from sobremesa.lexicon.search.cards import Cards as Cards
from sobremesa.lexicon.search.lines import best_lines as best_lines
from sobremesa.lexicon.search.twin import VERSION as VERSION
from sobremesa.lexicon.search.twin import Crossword as Crossword
from sobremesa.lexicon.search.twin import Graph as Graph
from sobremesa.lexicon.search.twin import build_graph as build_graph
from sobremesa.lexicon.search.twin import build_index as build_index

def grid_words(
    buffer: ReadableBuffer,
    letters: bytes,
    width: int,
    starts: Sequence[int],
    free: bytes,
    weights: Sequence[int],
    shortest: int,
    longest: int,
    allowed: bytes | None,
    best: int,
) -> tuple[memoryview, memoryview, memoryview, memoryview]: ...
