"""Words from cards: both kernels find what trying every card for every letter finds, and refuse the same things."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon.search import twin
from sobremesa.lexicon.search.cards import Cards
from sobremesa.lexicon.search.cards_row import MOST_CARDS, MUST_BE_USED, NO_UNIT, OF_CENTRE, PAIR

needs_native = pytest.mark.skipif(find_spec("sobremesa.lexicon._kernel") is None, reason="native kernel not built")

Question = dict[str, Any]
Answer = list[tuple[int, int, tuple[int, ...]]]

FIRST, SECOND = 2, 3
"""The letters of the pair."""
KEYS = st.sets(st.lists(st.sampled_from([0, 1, FIRST, SECOND, 31]), min_size=1, max_size=5).map(bytes), max_size=40)
CARD = st.tuples(
    st.sampled_from([0, 1, FIRST, SECOND, PAIR, 31, NO_UNIT]),
    st.integers(0, 3),
    st.integers(0, 2),
    st.sampled_from([0, 0, 0, OF_CENTRE, OF_CENTRE, MUST_BE_USED, OF_CENTRE | MUST_BE_USED]),
    st.integers(0, 100),
)


def question(cards: list[tuple[int, int, int, int, int]], **more: object) -> Question:
    """Cards of one unit stand together, their ranks ascending."""
    given = sorted(cards, key=lambda card: (card[0], card[4]))
    units, values, colours, flags, ranks = (list(each) for each in zip(*given, strict=True)) if given else [[]] * 5
    return {
        "units": bytes(units),
        "values": values,
        "colours": bytes(colours),
        "flags": bytes(flags),
        "ranks": ranks,
        "pair": bytes([FIRST, SECOND]),
        **more,
    }


QUESTIONS = st.builds(
    question,
    st.lists(CARD, max_size=6, unique_by=lambda card: card[4]),
    wilds=st.integers(0, 2),
    wild_units=st.lists(st.sampled_from([0, 1, FIRST, SECOND, PAIR]), max_size=4, unique=True).map(bytes),
    wild_value=st.integers(0, 3),
    change=st.integers(-4, 4),
    allowed=st.none() | st.binary(min_size=5, max_size=5),
    count=st.integers(0, 3),
)


def answer(search: Cards, asked: Question) -> Answer | str:
    try:
        words, points, bounds, cards = search.best(**asked)
    except ValueError as refusal:
        return str(refusal)
    spans = pairwise(bounds)
    found = zip(words, points, spans, strict=True)
    return [(word, worth, tuple(cards[start:end])) for word, worth, (start, end) in found]


def laid(asked: Question, key: bytes, used: frozenset[int] = frozenset(), wilds: int = 0) -> Iterator[tuple[int, ...]]:
    """Every row of cards that spells a word."""
    if not key:
        yield ()
        return
    pieces = [(number, unit) for number, unit in enumerate(asked["units"]) if number not in used]
    if wilds < asked["wilds"]:
        pieces += [(-1 - place, unit) for place, unit in enumerate(asked["wild_units"])]
    for piece, unit in pieces:
        letters = asked["pair"] if unit == PAIR else bytes([unit])
        if key.startswith(letters):
            taken = used | {piece} if piece >= 0 else used
            for rest in laid(asked, key[len(letters) :], taken, wilds + (piece < 0)):
                yield (piece, *rest)


def worth(asked: Question, cards: tuple[int, ...]) -> int | None:
    """What a row of cards scores; None when it breaks a rule."""
    held = [card for card in cards if card >= 0]
    flags = asked["flags"]
    if any(flag & MUST_BE_USED and card not in held for card, flag in enumerate(flags)):
        return None
    if any(flag & OF_CENTRE for flag in flags) and not any(flags[card] & OF_CENTRE for card in held):
        return None
    if len(held) == len(cards) and all(flags[card] & OF_CENTRE for card in held):
        return None
    total: int = sum(asked["values"][card] for card in held) + (len(cards) - len(held)) * asked["wild_value"]
    total += asked["change"]
    return 2 * total if len({asked["colours"][card] for card in held}) <= 1 else total


def tried(keys: list[bytes], asked: Question) -> Answer:
    """The answer by trying everything."""
    found = []
    for word, key in enumerate(keys):
        ways = {(cards, points) for cards in laid(asked, key) if (points := worth(asked, cards)) is not None}
        if ways and (asked["allowed"] is None or asked["allowed"][word >> 3] >> (word & 7) & 1):
            found.append((word, min(order(asked, key, *way) for way in ways)))
    best = sorted((points, word, cards) for word, (points, *_, cards) in found)
    return [(word, -points, cards) for points, word, cards in best[: asked["count"] or None]]


def order(asked: Question, key: bytes, cards: tuple[int, ...], points: int) -> tuple[Any, ...]:
    """Of the same pieces the first pairs are pairs, lower cards come first, and a wild after its equals."""
    held = sorted(card for card in cards if card >= 0)
    wilds = sorted(-1 - card for card in cards if card < 0)
    shows = [asked["units"][card] if card >= 0 else asked["wild_units"][-1 - card] for card in cards]
    pairs = [unit != PAIR for unit in shows]
    lower = [(card < 0, card if card >= 0 else -card) for card in cards]
    return -points, len(wilds), [asked["ranks"][card] for card in held], wilds, pairs, lower, cards


@given(KEYS, QUESTIONS)
def test_the_twin_finds_what_trying_everything_finds(keys: set[bytes], asked: Question) -> None:
    """LOO-10, LOO-12, LOO-22: the best words, with the best cards for each."""
    graph = twin.build_graph(sorted(keys))
    assert answer(Cards(graph), asked) == tried(sorted(keys), asked)


@needs_native
@given(KEYS, QUESTIONS)
def test_both_kernels_find_the_same(keys: set[bytes], asked: Question) -> None:
    graph = twin.build_graph(sorted(keys))
    native = import_module("sobremesa.lexicon._kernel").Cards(graph)
    assert answer(native, asked) == answer(Cards(graph), asked)


ONE = question([(0, 1, 0, 0, 0)])
WRONG = {
    "65 cards: there are at most 64": question([(0, 1, 0, 0, rank) for rank in range(MOST_CARDS + 1)]),
    "as many values, colours, flags and ranks as there are cards": {**ONE, "ranks": []},
    "a pair of letters is two different ones below 32": {**ONE, "pair": b"\2\2"},
    "a number of wilds of 5: it is 0 to 4": {**ONE, "wilds": 5},
    "a wild worth -1: it is 0 to 1000000": {**ONE, "wild_value": -1},
    "a change of -1000001: it is -1000000 to 1000000": {**ONE, "change": -1000001},
    "letter 33 of cards: letters are below 32, or 32 for the pair, if there is one": {**ONE, "units": b"\x21"},
    "letter 32 of cards: letters are below 32, or 32 for the pair, if there is one": {
        **ONE,
        "pair": b"",
        "wild_units": bytes([PAIR]),
    },
    "a card worth 1000001: it is 0 to 1000000": {**ONE, "values": [1000001]},
    "a card of colour 8: it is 0 to 7": {**ONE, "colours": b"\x08"},
    "a card with flags 4: it is 0 to 3": {**ONE, "flags": b"\x04"},
    "letter 1 of wilds: it stands there twice": {**ONE, "wild_units": b"\1\1"},
    "a count of -1 words: 0 asks for all": {**ONE, "count": -1},
    "0 bytes of allowed words: the graph has 1 words": {**ONE, "allowed": b""},
}


@pytest.mark.parametrize("sentence", WRONG)
def test_what_is_no_question_is_refused_in_the_same_words(sentence: str) -> None:
    graph = twin.build_graph([b"\0"])
    assert answer(Cards(graph), WRONG[sentence]) == sentence
    if find_spec("sobremesa.lexicon._kernel") is not None:
        assert answer(import_module("sobremesa.lexicon._kernel").Cards(graph), WRONG[sentence]) == sentence


@needs_native
@given(KEYS, QUESTIONS, st.data())
def test_a_damaged_graph_never_ends_in_a_crash(keys: set[bytes], asked: Question, data: st.DataObject) -> None:
    damaged = bytearray(twin.build_graph(sorted(keys)))
    for place in data.draw(st.lists(st.integers(0, len(damaged) - 1), min_size=1, max_size=4)):
        damaged[place] ^= data.draw(st.integers(1, 255))
    for kernel in (import_module("sobremesa.lexicon._kernel").Cards, Cards):
        try:
            kernel(bytes(damaged)).best(**{**asked, "allowed": None})
        except ValueError:
            continue
