"""Search among the words of a lexicon: the compiled kernel where it was built, else its Python twin.

The environment variable SOBREMESA_KERNEL, `native` or `python`, asks for one of the two.
"""

import os
from importlib import import_module

__all__ = ["KERNEL", "Cards", "Crossword", "Graph", "best_lines", "build_graph", "build_index", "search_grid"]


def _choose_kernel() -> str:
    asked_for = os.environ.get("SOBREMESA_KERNEL", "")
    if asked_for not in {"", "native", "python"}:
        raise ValueError(f"SOBREMESA_KERNEL is {asked_for!r}: it can be 'native' or 'python'")
    if asked_for == "python":
        return asked_for
    try:
        import_module("sobremesa.lexicon._kernel")
    except ImportError:
        if asked_for == "native":
            raise
        return "python"
    return "native"


KERNEL = _choose_kernel()

if KERNEL == "native":
    from sobremesa.lexicon._kernel import Cards, Crossword, Graph, best_lines, build_graph, build_index
    from sobremesa.lexicon.search.native_grid import search_grid
else:
    from sobremesa.lexicon.search.cards import Cards
    from sobremesa.lexicon.search.grid import search_grid
    from sobremesa.lexicon.search.lines import best_lines
    from sobremesa.lexicon.search.twin import Crossword, Graph, build_graph, build_index
