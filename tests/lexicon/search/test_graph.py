"""Words and their numbers, prefixes, and buffers that are no word graph."""

import mmap
import struct
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon.alphabet import SPANISH
from sobremesa.lexicon.search import layout

KEY = st.binary(min_size=1, max_size=6).map(lambda key: bytes(letter % 4 for letter in key))
KEYS = st.sets(KEY).map(sorted)
WORDS = ("casa", "casar", "caso", "cosa", "ñu", "ocaso")


def key_of(word: str) -> bytes:
    key = SPANISH.encode(word)
    assert key is not None
    return key


@pytest.fixture(name="buffer", scope="module")
def few_words(kernel: ModuleType) -> bytes:
    graph = kernel.build_graph([key_of(word) for word in WORDS])
    assert isinstance(graph, bytes)
    return graph


def test_words_are_numbered_in_order(kernel: ModuleType, buffer: bytes) -> None:
    graph = kernel.Graph(buffer)
    assert len(graph) == len(WORDS)
    assert [graph.index(key_of(word)) for word in WORDS] == list(range(len(WORDS)))
    assert [SPANISH.decode(graph.key(index)) for index in range(len(WORDS))] == list(WORDS)


@pytest.mark.parametrize("word", ["", "cas", "casas", "c", "z", "ñus", "ocasos"])
def test_an_absent_word_has_no_number(kernel: ModuleType, buffer: bytes, word: str) -> None:
    assert kernel.Graph(buffer).index(key_of(word)) == -1


@pytest.mark.parametrize(
    ("beginning", "words"),
    [("", WORDS), ("cas", WORDS[:3]), ("casa", WORDS[:2]), ("ñ", ("ñu",)), ("ocaso", ("ocaso",))],
)
def test_a_prefix_is_a_run_of_numbers(
    kernel: ModuleType, buffer: bytes, beginning: str, words: tuple[str, ...]
) -> None:
    assert kernel.Graph(buffer).prefix(key_of(beginning)) == (WORDS.index(words[0]), len(words))


def test_a_prefix_of_nothing_is_an_empty_run(kernel: ModuleType, buffer: bytes) -> None:
    assert kernel.Graph(buffer).prefix(key_of("casas")) == (0, 0)


@pytest.mark.parametrize("index", [-1, len(WORDS), 1 << 40])
def test_a_number_without_word_is_refused(kernel: ModuleType, buffer: bytes, index: int) -> None:
    with pytest.raises(IndexError, match=f"no word {index}: the graph has 6 words"):
        kernel.Graph(buffer).key(index)


def test_a_letter_of_no_alphabet_is_in_no_word(kernel: ModuleType, buffer: bytes) -> None:
    assert kernel.Graph(buffer).index(b"\xff") == -1
    assert kernel.Graph(buffer).prefix(b"\x20") == (0, 0)


@given(keys=KEYS, other=KEY)
def test_numbers_and_prefixes_are_those_of_the_sorted_list(kernel: ModuleType, keys: list[bytes], other: bytes) -> None:
    graph = kernel.Graph(kernel.build_graph(keys))
    assert [graph.key(index) for index in range(len(graph))] == keys
    assert [graph.index(key) for key in keys] == list(range(len(keys)))
    assert graph.index(other) == (keys.index(other) if other in keys else -1)
    begun = [index for index, key in enumerate(keys) if key.startswith(other)]
    assert graph.prefix(other) == ((begun[0], len(begun)) if begun else (0, 0))


def test_a_graph_lies_in_a_mapped_file(kernel: ModuleType, buffer: bytes, tmp_path: Path) -> None:
    path = tmp_path / "words.graph"
    path.write_bytes(buffer)
    with path.open("rb") as file:
        graph = kernel.Graph(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    assert graph.index(key_of("cosa")) == 3


@pytest.mark.parametrize("shift", [1, 2, 3])
def test_a_graph_may_lie_anywhere_in_a_longer_buffer(kernel: ModuleType, buffer: bytes, shift: int) -> None:
    longer = bytes(shift) + buffer + b"more"
    graph = kernel.Graph(memoryview(longer)[shift : shift + len(buffer)])
    assert graph.index(key_of("ocaso")) == 5


def test_a_graph_keeps_its_buffer(kernel: ModuleType, buffer: bytes) -> None:
    owned = bytearray(buffer)
    graph = kernel.Graph(owned)
    with pytest.raises(BufferError):
        owned.clear()
    assert graph.index(key_of("casa")) == 0


def test_what_is_no_buffer_is_refused(kernel: ModuleType) -> None:
    with pytest.raises(TypeError):
        kernel.Graph("casa")


@pytest.mark.parametrize("damage", [b"", b"SBWG", b"\0" * 23, b"words\n" * 5])
def test_a_buffer_of_no_whole_numbers_is_refused(kernel: ModuleType, damage: bytes) -> None:
    with pytest.raises(ValueError, match=f"not a word graph: {len(damage)} bytes"):
        kernel.Graph(damage)


@pytest.mark.parametrize(
    ("place", "number", "complaint"),
    [
        (0, 0x53425747, "not a word graph: it does not begin with the mark of one"),
        (1, 9, "a word graph of version 9: this kernel reads version 1"),
        (3, 0xFFFFFFFF, "a cut or stretched word graph"),
        (4, 0, "a cut or stretched word graph"),
        (2, layout.MOST_WORDS + 1, "a damaged word graph"),
        (5, 0xFFFFFFFF, "a damaged word graph"),
    ],
)
def test_a_false_header_is_refused(kernel: ModuleType, buffer: bytes, place: int, number: int, complaint: str) -> None:
    damaged = bytearray(buffer)
    struct.pack_into("=I", damaged, 4 * place, number)
    with pytest.raises(ValueError, match=complaint):
        kernel.Graph(damaged)


@pytest.mark.parametrize("cut", [1, 4, 40])
def test_a_cut_file_is_refused(kernel: ModuleType, buffer: bytes, cut: int) -> None:
    with pytest.raises(ValueError, match="word graph"):
        kernel.Graph(buffer[:-cut])


def test_a_stretched_file_is_refused(kernel: ModuleType, buffer: bytes) -> None:
    with pytest.raises(ValueError, match=rf"{len(buffer) + 4} bytes, not {len(buffer)}"):
        kernel.Graph(buffer + b"more")
