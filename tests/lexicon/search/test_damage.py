"""Hostile graphs: a search over them ends, and soon."""

import struct
from collections.abc import Iterable
from types import ModuleType

import pytest

from sobremesa.lexicon.search import layout


def graph_of(words: int, nodes: Iterable[tuple[int, ...]]) -> bytes:
    """A graph of hand-made nodes; the last one is the root."""
    numbers: list[int] = []
    root = count = 0
    for node in nodes:
        root = layout.HEADER_SIZE + len(numbers)
        count += 1
        numbers += node
    edges = (len(numbers) - 2 * count) // 2
    header = (layout.MAGIC, layout.VERSION, words, count, edges, root)
    return struct.pack(f"={layout.HEADER_SIZE + len(numbers)}I", *header, *numbers)


def tower(floors: int, node: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    """Equal nodes one upon another, every edge leading to the node below."""
    yield (1, 1, 0, 0)
    below, height = layout.HEADER_SIZE, 4
    for _ in range(floors):
        letters, endings, *befores = node
        yield (letters, endings, *(number for before in befores for number in (below, before)))
        below, height = below + height, 2 + 2 * len(befores)


def test_edges_that_share_words_do_not_multiply_the_ways(kernel: ModuleType) -> None:
    """The first letter and the last claim all the words below: each floor would double the ways."""
    floors = 14
    graph = kernel.Graph(graph_of(1000, tower(floors, (0b111, 0, 0, 1000, 0))))
    with pytest.raises(ValueError, match="a damaged word graph"):
        graph.match([0b101] * floors)
    with pytest.raises(ValueError, match="a damaged word graph"):
        graph.spell(bytes([floors, 0, floors]), 0, bytes(range(3)), 1, floors)


def test_a_node_that_leads_to_itself_is_refused(kernel: ModuleType) -> None:
    graph = kernel.Graph(graph_of(5, [(1, 0, layout.HEADER_SIZE, 0)]))
    for ask, question in ((graph.index, b"\0"), (graph.key, 0), (graph.match, [1] * 9)):
        with pytest.raises(ValueError, match="a damaged word graph"):
            ask(question)


def test_a_key_longer_than_any_is_refused(kernel: ModuleType) -> None:
    graph = kernel.Graph(graph_of(1, tower(5000, (1, 0, 0))))
    with pytest.raises(ValueError, match="a damaged word graph"):
        graph.key(0)


def test_a_tower_higher_than_any_key_is_not_climbed(kernel: ModuleType) -> None:
    graph = kernel.Graph(graph_of(1, tower(200_000, (1, 0, 0))))
    assert len(graph.spell(b"", 1 << 20, b"", 1, 1 << 20)) == 0
    assert len(graph.match([1] * 200_001)) == 0


def test_a_node_at_the_end_of_the_buffer_is_refused(kernel: ModuleType) -> None:
    buffer = bytearray(graph_of(3, [(1, 1, 0, 0)]))
    struct.pack_into("=I", buffer, 4 * layout.HEADER_SIZE, 0xFFFFFFFF)
    with pytest.raises(ValueError, match="a damaged word graph"):
        kernel.Graph(buffer).prefix(b"\x1f")


def test_a_graph_that_promises_more_words_than_it_has_is_safe(kernel: ModuleType) -> None:
    graph = kernel.Graph(graph_of(layout.MOST_WORDS, [(1, 1, 0, 0)]))
    for ask, question in ((graph.index, b"\0"), (graph.prefix, b"\0"), (graph.key, 1)):
        with pytest.raises(ValueError, match="a damaged word graph"):
            ask(question)


def test_the_header_is_never_read_as_a_node(kernel: ModuleType) -> None:
    graph = kernel.Graph(graph_of(2, [(1, 1, 0, 0)]))
    with pytest.raises(ValueError, match="a damaged word graph"):
        graph.index(b"\0\0")
    buffer = bytearray(graph_of(1, [(1, 1, 0, 0)]))
    struct.pack_into("=I", buffer, 4 * (layout.HEADER_SIZE - 1), 0)
    with pytest.raises(ValueError, match="a damaged word graph"):
        kernel.Graph(buffer)
