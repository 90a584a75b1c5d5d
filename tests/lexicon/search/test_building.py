"""Building a word graph: what it refuses, and that it is minimal."""

import struct
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon.search import layout

KEYS = st.sets(st.binary(min_size=1, max_size=6).map(lambda key: bytes(letter % 4 for letter in key))).map(sorted)


def header(graph: bytes) -> tuple[int, ...]:
    return struct.unpack_from(f"={layout.HEADER_SIZE}I", graph)


def test_a_graph_of_no_words_is_only_a_header(kernel: ModuleType) -> None:
    graph = kernel.build_graph([])
    assert header(graph) == (layout.MAGIC, layout.VERSION, 0, 0, 0, 0)
    assert len(graph) == 4 * layout.HEADER_SIZE


def test_the_numbers_of_a_small_graph_are_those_of_the_reference(kernel: ModuleType) -> None:
    graph = kernel.build_graph([b"\0", b"\0\1", b"\2\1"])
    assert struct.unpack(f"={len(graph) // 4}I", graph) == (
        *(layout.MAGIC, layout.VERSION, 3, 2, 3, 10),
        *(0b010, 0b010, 0, 0),
        *(0b101, 0b001, 6, 0, 6, 2),
    )


def test_keys_may_come_from_any_iterable(kernel: ModuleType) -> None:
    keys = [b"\1", b"\1\2"]
    assert kernel.build_graph(iter(keys)) == kernel.build_graph(tuple(keys)) == kernel.build_graph(keys)


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ([b"\2", b"\1"], "key 1 does not come after the key before it"),
        ([b"\1", b"\1"], "key 1 does not come after the key before it"),
        ([b"\1\2", b"\1"], "key 1 does not come after the key before it"),
        ([b""], "key 0 is empty"),
        ([b"\1", b"\x20"], "key 1 has the letter 32: the last is 31"),
        ([b"\0" * 65], "key 0 has 65 letters: the most are 64"),
    ],
)
def test_keys_that_are_no_sorted_words_are_refused(kernel: ModuleType, keys: list[bytes], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        kernel.build_graph(keys)


def test_a_key_that_is_no_bytes_is_refused(kernel: ModuleType) -> None:
    with pytest.raises(TypeError):
        kernel.build_graph(["casa"])


def test_an_error_of_the_iterable_passes_through(kernel: ModuleType) -> None:
    with pytest.raises(ZeroDivisionError):
        kernel.build_graph(bytes([1 // divisor]) for divisor in (1, 0))


def test_the_longest_key_and_the_last_letter_are_held(kernel: ModuleType) -> None:
    key = bytes([layout.LETTERS - 1]) * layout.LONGEST_KEY
    assert kernel.Graph(kernel.build_graph([key])).key(0) == key


def endings(keys: list[bytes]) -> set[frozenset[bytes]]:
    """For every way into the words, the set of all that may follow: a minimal graph has one node each."""
    prefixes = {key[:length] for key in keys for length in range(len(key))}
    follow = (
        frozenset(key[len(prefix) :] for key in keys if key.startswith(prefix) and key != prefix) for prefix in prefixes
    )
    return set(follow)


@given(keys=KEYS)
def test_a_graph_has_one_node_for_all_that_goes_on_alike(kernel: ModuleType, keys: list[bytes]) -> None:
    _, _, words, nodes, edges, _ = header(kernel.build_graph(keys))
    expected = endings(keys)
    assert words == len(keys)
    assert nodes == len(expected)
    assert edges == sum(len({rest[0] for rest in each}) for each in expected)
