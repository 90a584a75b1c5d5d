"""Words by pattern and by the letters of a rack, against a plain list."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon.alphabet import SPANISH
from sobremesa.lexicon.folding import Enye, Folding
from sobremesa.lexicon.search import layout

KEYS = st.sets(st.binary(min_size=1, max_size=6).map(lambda key: bytes(letter % 4 for letter in key)), max_size=60).map(
    sorted
)
MASKS = st.lists(st.integers(0, 15), max_size=7)
COUNTS = st.lists(st.integers(0, 3), max_size=4).map(bytes)
CLASSES = st.lists(st.integers(0, 5), max_size=6).map(bytes)
LENGTHS = st.integers(-1, 8)

WORDS = sorted(
    ["ano", "año", "casa", "caño", "cosa", "saco", "ñoño", "oca", "osa"], key=lambda word: SPANISH.encode(word) or b""
)


@pytest.fixture(name="buffer", scope="module")
def few_words(kernel: ModuleType) -> bytes:
    graph = kernel.build_graph([SPANISH.encode(word) for word in WORDS])
    assert isinstance(graph, bytes)
    return graph


def spelt(kernel: ModuleType, buffer: bytes, rack: str, folding: Folding, blanks: int = 0) -> set[str]:
    classes = folding.classes(SPANISH)
    counts = Counter(classes[SPANISH.index(letter)] for letter in rack)
    graph = kernel.Graph(buffer)
    found = graph.spell(bytes(counts[slot] for slot in range(27)), blanks, classes, 1, 20)
    return {WORDS[index] for index in found}


def test_a_rack_spells_with_each_tile_once(kernel: ModuleType, buffer: bytes) -> None:
    assert spelt(kernel, buffer, "cosa", Folding()) == {"cosa", "saco", "oca", "osa"}


def test_a_blank_is_any_letter(kernel: ModuleType, buffer: bytes) -> None:
    assert spelt(kernel, buffer, "os", Folding(), blanks=1) == {"osa"}
    assert spelt(kernel, buffer, "ca", Folding(), blanks=2) == {"casa", "caño", "cosa", "saco", "oca"} | {
        "ano",
        "año",
        "osa",
    }


def test_n_and_enye_share_tiles_only_where_enye_is_folded(kernel: ModuleType, buffer: bytes) -> None:
    assert spelt(kernel, buffer, "nao", Folding(Enye.KEPT)) == {"ano"}
    assert spelt(kernel, buffer, "nao", Folding(Enye.FOLDED)) == {"ano", "año"}
    assert spelt(kernel, buffer, "nnoo", Folding(Enye.FOLDED)) == {"ñoño"}


@pytest.mark.parametrize(
    ("pattern", "enye", "words"),
    [("?o?a", Enye.KEPT, {"cosa"}), ("ano", Enye.FOLDED, {"ano", "año"}), ("ano", Enye.KEPT, {"ano"})],
)
def test_a_pattern_finds_the_words_that_fit(
    kernel: ModuleType, buffer: bytes, pattern: str, enye: Enye, words: set[str]
) -> None:
    found = kernel.Graph(buffer).match(Folding(enye).pattern(SPANISH, pattern))
    assert {WORDS[index] for index in found} == words


def test_results_are_a_buffer_of_32_bit_numbers(kernel: ModuleType, buffer: bytes) -> None:
    found = kernel.Graph(buffer).match([SPANISH.mask] * 3)
    assert isinstance(found, memoryview)
    assert (found.format, found.itemsize, found.ndim) == ("I", 4, 1)


def test_results_outlive_their_graph(kernel: ModuleType, buffer: bytes) -> None:
    found = kernel.Graph(buffer).match([SPANISH.mask] * 3)
    assert found.tolist() == [index for index, word in enumerate(WORDS) if len(word) == 3]


def bit_is_set(bits: bytes, index: int) -> bool:
    return bool(bits[index // 8] >> index % 8 & 1)


@given(keys=KEYS, masks=MASKS, bits=st.binary(min_size=8, max_size=8), limit=st.integers(0, 5))
def test_a_match_is_what_a_filter_of_the_list_gives(
    kernel: ModuleType, keys: list[bytes], masks: list[int], bits: bytes, limit: int
) -> None:
    expected = [
        index
        for index, key in enumerate(keys)
        if len(key) == len(masks) and all(mask >> letter & 1 for mask, letter in zip(masks, key, strict=True))
    ]
    graph = kernel.Graph(kernel.build_graph(keys))
    assert graph.match(masks).tolist() == expected
    allowed = [index for index in expected if bit_is_set(bits, index)]
    assert graph.match(masks, allowed=bits, limit=limit).tolist() == allowed[: limit or None]


def can_spell(key: bytes, counts: bytes, blanks: int, classes: bytes) -> bool:
    wanted = Counter(classes[letter] if letter < len(classes) else None for letter in key)
    held = dict(enumerate(counts))
    missing = sum(max(0, count - (held.get(slot, 0) if slot is not None else 0)) for slot, count in wanted.items())
    return missing <= blanks


@given(
    keys=KEYS,
    counts=COUNTS,
    blanks=st.integers(0, 3),
    classes=CLASSES,
    shortest=LENGTHS,
    longest=LENGTHS,
    bits=st.binary(min_size=8, max_size=8),
    limit=st.integers(0, 5),
)
def test_a_spelling_is_what_a_filter_of_the_list_gives(
    kernel: ModuleType,
    keys: list[bytes],
    counts: bytes,
    blanks: int,
    classes: bytes,
    shortest: int,
    longest: int,
    bits: bytes,
    limit: int,
) -> None:
    expected = [
        index
        for index, key in enumerate(keys)
        if shortest <= len(key) <= longest and can_spell(key, counts, blanks, classes)
    ]
    graph = kernel.Graph(kernel.build_graph(keys))
    assert graph.spell(counts, blanks, classes, shortest, longest).tolist() == expected
    allowed = [index for index in expected if bit_is_set(bits, index)]
    found = graph.spell(counts, blanks, classes, shortest, longest, allowed=bits, limit=limit)
    assert found.tolist() == allowed[: limit or None]


def test_a_pattern_longer_than_any_key_finds_nothing(kernel: ModuleType, buffer: bytes) -> None:
    assert len(kernel.Graph(buffer).match([SPANISH.mask] * 100_000)) == 0


def test_a_rack_of_blanks_beyond_measure_finds_all(kernel: ModuleType, buffer: bytes) -> None:
    found = kernel.Graph(buffer).spell(b"", 1 << 40, bytes(range(27)), -(1 << 40), 1 << 40)
    assert found.tolist() == list(range(len(WORDS)))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"blanks": -1}, "a rack can't have -1 blanks"),
        ({"counts": bytes(257)}, "at most 256 slots, for 32 letters"),
        ({"classes": bytes(33)}, "at most 256 slots, for 32 letters"),
        ({"limit": -2}, "a limit of -2 words: 0 asks for all"),
        ({"allowed": b"\xff"}, "1 bytes of allowed words: the graph has 9 words"),
    ],
)
def test_a_rack_that_is_none_is_refused(
    kernel: ModuleType, buffer: bytes, arguments: dict[str, object], complaint: str
) -> None:
    rack = {"counts": b"\1", "blanks": 1, "classes": b"\0", "shortest": 1, "longest": 9} | arguments
    with pytest.raises(ValueError, match=complaint):
        kernel.Graph(buffer).spell(**rack)


@pytest.mark.parametrize("mask", [-1, 1 << layout.LETTERS])
def test_a_set_beyond_32_letters_is_refused(kernel: ModuleType, buffer: bytes, mask: int) -> None:
    with pytest.raises(ValueError, match="a set of letters is a mask of 32 bits"):
        kernel.Graph(buffer).match([1, mask])


def test_many_threads_search_one_graph(kernel: ModuleType, buffer: bytes) -> None:
    graph = kernel.Graph(buffer)

    def search(_: int) -> list[int]:
        found: list[int] = graph.spell(b"", 4, b"", 1, 4).tolist()
        return found

    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(search, range(50)))
    assert answers == [list(range(len(WORDS)))] * 50
