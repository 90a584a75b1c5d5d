"""The compiled kernel and its Python twin give the same bytes, answers and refusals, whatever they are given."""

import struct
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.lexicon.search import layout, twin

pytestmark = pytest.mark.skipif(find_spec("sobremesa.lexicon._kernel") is None, reason="native kernel not built")

LETTERS = st.sampled_from([0, 1, 2, 3, 30, 31])
KEY = st.lists(LETTERS, min_size=1, max_size=7).map(bytes)
KEYS = st.sets(KEY, max_size=80).map(sorted)
MASKS = st.lists(st.integers(0, 15) | st.just(0xFFFFFFFF) | st.sampled_from([-1, 1 << 32, 0xC000000F]), max_size=8)
LENGTHS = st.integers(-2, 10) | st.sampled_from([-(1 << 62), 1 << 62])
BITS = st.none() | st.binary(max_size=2) | st.binary(min_size=10, max_size=10)
LIMITS = st.integers(-1, 4)
RACKS = st.fixed_dictionaries(
    {
        "counts": st.lists(st.integers(0, 3) | st.just(255), max_size=6).map(bytes) | st.just(bytes(257)),
        "blanks": st.integers(-1, 4) | st.just(1 << 62),
        "classes": st.lists(st.integers(0, 7) | st.just(255), max_size=6).map(bytes)
        | st.sampled_from([bytes(range(32)), bytes(33)]),
        "shortest": LENGTHS,
        "longest": LENGTHS,
        "allowed": BITS,
        "limit": LIMITS,
    }
)
Outcome = tuple[str, Any]


def outcome(call: Callable[[], Any]) -> Outcome:
    """The answer, or the refusal with its sentence."""
    try:
        answer = call()
    except (ValueError, IndexError) as refusal:
        return type(refusal).__name__, str(refusal)
    return "answer", answer.tolist() if isinstance(answer, memoryview) else answer


def questions(graph: twin.Graph, key: bytes, masks: list[int], rack: dict[str, Any]) -> list[Outcome]:
    words = min(len(graph), 100)
    return [
        outcome(lambda: graph.index(key)),
        outcome(lambda: graph.prefix(key)),
        outcome(lambda: graph.match(masks, allowed=rack["allowed"], limit=rack["limit"])),
        outcome(lambda: graph.spell(**rack)),
        *(outcome(lambda index=index: graph.key(index)) for index in range(-1, words + 1)),  # type: ignore[misc]
    ]


def assert_agreement(buffer: bytes, key: bytes, masks: list[int], rack: dict[str, Any]) -> None:
    native = import_module("sobremesa.lexicon._kernel")
    outcomes = []
    for kernel in (native, twin):
        try:
            graph = kernel.Graph(buffer)
        except ValueError as refusal:
            outcomes.append([("ValueError", str(refusal))])
        else:
            outcomes.append(questions(graph, key, masks, rack))
    assert outcomes[0] == outcomes[1]


@given(st.lists(st.binary(max_size=70) | KEY, max_size=20) | KEYS)
def test_they_build_the_same_bytes_or_refuse_alike(keys: Sequence[bytes]) -> None:
    native = import_module("sobremesa.lexicon._kernel")
    assert outcome(lambda: native.build_graph(keys)) == outcome(lambda: twin.build_graph(keys))


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=3, deadline=None)
def test_they_build_the_same_bytes_of_many_words(seed: int) -> None:
    """Of all short words over four letters half: many nodes, some different only in where words end."""
    native = import_module("sobremesa.lexicon._kernel")
    every = [bytes(letters) for length in range(1, 9) for letters in product(range(4), repeat=length)]
    keys = sorted(Random(seed).sample(every, k=len(every) // 2))
    assert native.build_graph(keys) == twin.build_graph(keys)


@given(KEYS, KEY, MASKS, RACKS)
def test_they_answer_alike(keys: list[bytes], key: bytes, masks: list[int], rack: dict[str, Any]) -> None:
    assert_agreement(twin.build_graph(keys), key, masks, rack)


@given(KEYS, st.data(), KEY, MASKS, RACKS)
def test_they_agree_on_flipped_bytes(
    keys: list[bytes], data: st.DataObject, key: bytes, masks: list[int], rack: dict[str, Any]
) -> None:
    damaged = bytearray(twin.build_graph(keys))
    places = st.integers(0, len(damaged) - 1)
    for place, flip in data.draw(st.lists(st.tuples(places, st.integers(1, 255)), min_size=1, max_size=4)):
        damaged[place] ^= flip
    assert_agreement(bytes(damaged), key, masks, rack)


@given(KEYS, st.data(), KEY, MASKS, RACKS)
def test_they_agree_on_false_numbers_behind_a_true_header(
    keys: list[bytes], data: st.DataObject, key: bytes, masks: list[int], rack: dict[str, Any]
) -> None:
    damaged = bytearray(twin.build_graph(keys))
    numbers = len(damaged) // 4
    places = st.integers(min(layout.HEADER_SIZE, numbers - 1), numbers - 1)
    values = st.integers(0, numbers + 2) | st.sampled_from([0xFFFFFFFF, 0x80000000, layout.MOST_WORDS])
    for place, value in data.draw(st.lists(st.tuples(places, values), min_size=1, max_size=6)):
        struct.pack_into("=I", damaged, 4 * place, value)
    assert_agreement(bytes(damaged), key, masks, rack)


@given(st.lists(st.integers(0, 40) | st.integers(0, 2**32 - 1), max_size=40), KEY, MASKS, RACKS)
def test_they_agree_on_numbers_that_were_never_a_graph(
    numbers: list[int], key: bytes, masks: list[int], rack: dict[str, Any]
) -> None:
    nodes, edges = len(numbers) // 2, 0
    body = struct.pack(f"={2 * nodes}I", *numbers[: 2 * nodes])
    header = struct.pack("=6I", layout.MAGIC, layout.VERSION, 9, nodes, edges, layout.HEADER_SIZE)
    assert_agreement(header + body, key, masks, rack)


@given(KEYS, st.integers(1, 100), KEY, MASKS, RACKS)
def test_they_agree_on_cut_files(
    keys: list[bytes], cut: int, key: bytes, masks: list[int], rack: dict[str, Any]
) -> None:
    assert_agreement(twin.build_graph(keys)[:-cut], key, masks, rack)


def test_they_read_the_same_version() -> None:
    assert import_module("sobremesa.lexicon._kernel").VERSION == twin.VERSION
