"""Search among the words of a lexicon: the compiled kernel where it was built, else its Python twin.

The environment variable SOBREMESA_KERNEL, `native` or `python`, asks for one of the two.
"""

import os
from importlib import import_module

__all__ = ["KERNEL", "Graph", "build_graph"]


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
    from sobremesa.lexicon._kernel import Graph, build_graph
else:
    from sobremesa.lexicon.search.twin import Graph, build_graph
