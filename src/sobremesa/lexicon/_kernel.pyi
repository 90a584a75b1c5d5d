"""The compiled kernel: the same names as its Python twin, which declares their types."""

from sobremesa.lexicon.search.twin import VERSION as VERSION
from sobremesa.lexicon.search.twin import Graph as Graph
from sobremesa.lexicon.search.twin import build_graph as build_graph
