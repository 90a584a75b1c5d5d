"""The best words for shapes of spaces: both kernels find what a look at every word, joker and card finds."""

import struct
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations, product
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.lexicon.search import layout, lines, twin
from sobremesa.lexicon.search.lines_question import MOST_PLACES

KINDS = [(1, 0), (1, 1000), (2, 0), (0, 300), (3, 700)]
LETTERS = st.sampled_from([0, 1, 2, 3, 4, 5])
KEYS = st.sets(st.lists(LETTERS, min_size=1, max_size=5).map(bytes), min_size=1, max_size=40).map(sorted)
Question = dict[str, Any]
Row = tuple[int, int, int, int, int, tuple[int, ...]]


@pytest.fixture(params=["python", "native"])
def kernel(request: pytest.FixtureRequest) -> ModuleType:
    """The Python twin, then the compiled kernel."""
    if request.param == "native" and find_spec("sobremesa.lexicon._kernel") is None:
        pytest.skip("native kernel not built")
    return lines if request.param == "python" else import_module("sobremesa.lexicon._kernel")


@st.composite
def questions(draw: st.DrawFn) -> Question:
    """Slots 4 and 5 are one, as N and Ñ can be."""
    numbers = st.integers(0, 3).map(lambda number: 500 * number)
    hands = [(0b000001, 0), (0b000110, 300), (0b011000, 1200)]
    return {
        "classes": bytes([0, 1, 2, 3, 4, draw(st.sampled_from([4, 5]))]),
        "values": draw(st.lists(numbers, min_size=32, max_size=32)),
        "shown": draw(st.integers(0, 63)),
        "jokers": draw(st.integers(0, 3)),
        "joker_value": draw(numbers),
        "joker_everywhere": draw(st.booleans()),
        "cards": draw(st.lists(st.sampled_from(hands), unique=True, max_size=3)),
        "kinds": KINDS,
        "shapes": draw(st.lists(st.lists(st.integers(0, 4), min_size=1, max_size=5).map(bytes), max_size=6)),
        "bases": draw(st.lists(st.integers(-2, 2), min_size=6, max_size=6)) + [0] * (MOST_PLACES - 5),
        "bonuses": [0, 0, 0, 0, draw(numbers), draw(numbers)] + [0] * (MOST_PLACES - 5),
        "strays": draw(st.integers(0, 3)),
        "count": draw(st.sampled_from([1, 2, 5, 50])),
        "allowed": draw(st.none() | st.binary(min_size=5, max_size=5)),
    }


def rows(kernel: ModuleType, keys: Sequence[bytes], question: Question) -> list[list[int]]:
    """The numbers that a kernel finds, a row a word."""
    found = kernel.best_lines(twin.build_graph(keys), **question).tolist()
    width = lines.ROW + len(question["cards"])
    return [found[start : start + width] for start in range(0, len(found), width)]


def score(question: Question, slots: bytes, shape: bytes, jokers: set[int], cards: tuple[int, ...]) -> tuple[int, bool]:
    """Points of a word and whether all of it scores; jokers are slots, or places where they score one place."""
    points, whole = question["bases"][len(slots)], True
    for place, slot in enumerate(slots):
        times, loss = KINDS[shape[place]]
        named = slot if question["joker_everywhere"] else place
        if question["shown"] >> slot & 1 or place in cards:
            points += times * question["values"][slot]
        elif named in jokers:
            points += times * question["joker_value"]
        else:
            points, whole = points - loss, False
    return points, whole


def most_worth(question: Question, slots: bytes) -> int | None:
    """What a word is worth at most, every shape, set of jokers and way to use cards tried."""
    opened = [place for place, slot in enumerate(slots) if not question["shown"] >> slot & 1]
    named = {slots[place] if question["joker_everywhere"] else place for place in opened}
    targets = [
        [-1, *(place for place in opened if stands_for >> slots[place] & 1)] for stands_for, _ in question["cards"]
    ]
    worths = []
    for shape in (shape for shape in question["shapes"] if len(shape) == len(slots)):
        for count in range(min(question["jokers"], len(named)) + 1):
            for jokers, cards in product(combinations(sorted(named), count), product(*targets)):
                points, whole = score(question, slots, shape, set(jokers), cards)
                spent = sum(kept for at, (_, kept) in zip(cards, question["cards"], strict=True) if at >= 0)
                worths.append(points - spent + whole * question["bonuses"][len(slots)])
    if len(named) > question["jokers"] + len(question["cards"]) + question["strays"]:
        return None
    return max(worths, default=None)


def best_by_trying(keys: Sequence[bytes], question: Question) -> list[tuple[int, bytes]]:
    """Worth and slots of every word, best first."""
    found = set()
    for number, key in enumerate(keys):
        slots = bytes(question["classes"][letter] for letter in key)
        known = question["allowed"] is None or question["allowed"][number // 8] >> number % 8 & 1
        worth = most_worth(question, slots) if known else None
        if worth is not None:
            found.add((-worth, slots))
    return [(-worth, slots) for worth, slots in sorted(found)][: question["count"]]


@settings(deadline=None, max_examples=40)
@given(KEYS, questions())
def test_the_twin_finds_what_trying_everything_finds(keys: list[bytes], question: Question) -> None:
    found = rows(lines, keys, question)
    slots = [bytes(question["classes"][letter] for letter in keys[row[0]]) for row in found]
    assert [(row[2], each) for row, each in zip(found, slots, strict=True)] == best_by_trying(keys, question)
    for (_, points, worth, shape, jokers, *cards), each in zip(found, slots, strict=True):
        places = [place for place in range(len(each)) if jokers >> place & 1]
        named = {each[place] if question["joker_everywhere"] else place for place in places}
        scored, whole = score(question, each, question["shapes"][shape], named, tuple(cards))
        spent = sum(kept for at, (_, kept) in zip(cards, question["cards"], strict=True) if at >= 0)
        assert len(places) <= question["jokers"]
        assert (points, worth) == (scored, scored - spent + whole * question["bonuses"][len(each)])


@pytest.mark.skipif(find_spec("sobremesa.lexicon._kernel") is None, reason="native kernel not built")
@settings(deadline=None, max_examples=120)
@given(KEYS, questions())
def test_both_kernels_find_the_same(keys: list[bytes], question: Question) -> None:
    native = import_module("sobremesa.lexicon._kernel")
    assert rows(native, keys, question) == rows(lines, keys, question)


SOUND: Question = {
    "classes": bytes(range(4)), "values": [1000] * 32, "shown": 1, "jokers": 1, "joker_value": 1000,
    "joker_everywhere": True, "cards": [(2, 500)], "kinds": [(1, 0), (2, 0)], "shapes": [b"\0\1"],
    "bases": [0] * 17, "bonuses": [0] * 17, "strays": 0, "count": 1,
}  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"classes": bytes(33)}, "slots are given for at most 32 letters, values for 32 slots"),
        ({"values": [0]}, "slots are given for at most 32 letters, values for 32 slots"),
        ({"classes": b"\x20"}, "a slot of 32: it can be 0 to 31"),
        ({"values": [-1] * 32}, "a value of -1: it can be 0 to 1000000"),
        ({"shown": 1 << 32}, "a set of slots of 4294967296: it can be 0 to 4294967295"),
        ({"jokers": 65}, "a number of jokers of 65: it can be 0 to 64"),
        ({"joker_value": -1}, "a joker's value of -1: it can be 0 to 1000000"),
        ({"cards": [(0, 0)] * 5}, "a number of cards of 5: it can be 0 to 4"),
        ({"cards": [(1, 0), (3, 0)]}, "two cards can stand for the same slot"),
        ({"cards": [(1, -1)]}, "a card's worth of -1: it can be 0 to 1000000"),
        ({"cards": [(-1, 0)]}, "a set of slots of -1: it can be 0 to 4294967295"),
        ({"kinds": []}, "a number of kinds of 0: it can be 1 to 16"),
        ({"kinds": [(5, 0), (1, 0)]}, "a number of times of 5: it can be 0 to 4"),
        ({"kinds": [(1, -1), (1, 0)]}, "a loss of -1: it can be 0 to 1000000"),
        ({"shapes": [b""]}, "a number of places of 0: it can be 1 to 16"),
        ({"shapes": [bytes(17)]}, "a number of places of 17: it can be 1 to 16"),
        ({"shapes": [b"\2"]}, "a kind of space of 2: it can be 0 to 1"),
        ({"shapes": [b"\0"] * 65_537}, "a number of shapes of 65537: it can be 0 to 65536"),
        ({"bases": [0]}, "bases and bonuses are given for words of 0 to 16 letters"),
        ({"bases": [-1_000_001] * 17}, "a base of -1000001: it can be -1000000 to 1000000"),
        ({"bonuses": [-1] * 17}, "a bonus of -1: it can be 0 to 1000000"),
        ({"strays": -1}, "a number of strays of -1: it can be 0 to 16"),
        ({"count": 0}, "a number of lines of 0: it can be 1 to 4096"),
        ({"allowed": b""}, "0 bytes of allowed words: the graph has 3 words"),
    ],
)
def test_a_question_out_of_bounds_is_refused(kernel: ModuleType, wrong: Question, told: str) -> None:
    with pytest.raises(ValueError, match=f"^{told}$"):
        rows(kernel, [b"\0", b"\0\1", b"\1\0"], SOUND | wrong)


def test_of_words_worth_the_same_the_first_come(kernel: ModuleType) -> None:
    keys = [b"\0\2", b"\0\3", b"\2\0", b"\3\0"]
    assert rows(kernel, keys, SOUND | {"count": 3}) == [[0, 3000, 3000, 0, 2, -1], [1, 3000, 3000, 0, 2, -1],
                                                        [2, 3000, 3000, 0, 1, -1]]  # fmt: skip


def test_a_card_may_make_up_for_a_joker_too_few_where_letters_count_twice(kernel: ModuleType) -> None:
    """One joker for two letters; the card earns more than a joker would, but on the double alone."""
    values = [1000, 1000, 2000, 1100, *[0] * 28]
    question = SOUND | {"values": values, "shown": 0b1001, "cards": [(4, 1500)], "shapes": [b"\0\0\1"]}
    assert rows(kernel, [b"\0\1\2", b"\3\3\3"], question) == [[0, 6000, 4500, 0, 2, 2]]


def test_without_words_or_shapes_nothing_is_found(kernel: ModuleType) -> None:
    assert rows(kernel, [], SOUND) == []
    assert rows(kernel, [b"\0\1"], SOUND | {"shapes": []}) == []
    assert rows(kernel, [b"\0"], SOUND) == []


SHORT = sorted(bytes(letters) for length in range(1, 6) for letters in product(range(3), repeat=length))
WHOLE = twin.build_graph(SHORT[::3])


def told_by(search: Callable[[], Any]) -> str:
    """What a search refuses with, nothing when it answers."""
    try:
        search()
    except ValueError as refusal:
        return str(refusal)
    return ""


@given(st.lists(st.tuples(st.integers(layout.HEADER_SIZE, len(WHOLE) // 4 - 1), st.integers(0, 400)), min_size=1))
def test_a_damaged_graph_ends_in_an_answer_or_a_refusal(damages: list[tuple[int, int]]) -> None:
    damaged = bytearray(WHOLE)
    for place, number in damages:
        struct.pack_into("=I", damaged, 4 * place, number)
    question = SOUND | {"shapes": [bytes(length) for length in range(1, 6)], "strays": 5, "count": 50}
    kernels = [lines, import_module("sobremesa.lexicon._kernel")] if find_spec("sobremesa.lexicon._kernel") else [lines]
    for each in kernels:
        assert told_by(lambda each=each: each.best_lines(bytes(damaged), **question)) in {  # type: ignore[misc]
            "",
            "a damaged word graph: build it again",
        }
