"""The crossword index has every way through every word and no other; a damaged one never ends in a crash."""

import struct
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.lexicon import bits
from sobremesa.lexicon.search import layout, twin
from sobremesa.lexicon.search.crossword import NO_TILE, Board, TileSet, Words

kernel = pytest.importorskip("sobremesa.lexicon._kernel", reason="native kernel not built")

KEYS = st.sets(st.lists(st.sampled_from([0, 1, 2, 29, 30]), min_size=1, max_size=7).map(bytes), max_size=60)
TILES = TileSet((b"\x00", b"\x01", b"\x02", b"\x00\x01", b"\x1e"), (1, 2, 3, 4, 5), whole=True)
SIDE = 7
BOARD = Board(SIDE, 24, (1,) * SIDE**2, (2,) * SIDE**2, start_factor=2, full=7, bonus=50)
POSITION = bytes(0 if cell in {23, 24, 25, 31} else NO_TILE for cell in range(SIDE**2)), bytes(SIDE**2)
RACK = bytes((2, 1, 1, 1, 1)), 1


def ways(word: bytes) -> set[bytes]:
    """From every letter back to the first, a turn, and on to the end."""
    turn = bytes((layout.TURN,))
    return {word[:end][::-1] + (turn + word[end:] if word[end:] else b"") for end in range(1, len(word) + 1)}


def ways_in(index: bytes) -> Iterator[bytes]:
    """All ways that an index has, read by hand."""
    numbers = struct.unpack(f"={len(index) // 4}I", index)

    def below(node: int, way: bytes) -> Iterator[bytes]:
        letters, endings = numbers[node : node + 2]
        children = iter(numbers[node + 2 :])
        for letter in range(32):
            if letters >> letter & 1:
                longer = bytes((*way, letter))
                if endings >> letter & 1:
                    yield longer
                yield from below(next(children), longer)

    return below(numbers[4], b"")


def built(keys: Sequence[bytes], allowed: bytes | None = None) -> bytes:
    index: bytes = kernel.build_index(twin.build_graph(keys), allowed or b"\xff" * (len(keys) // 8 + 1))
    return index


@given(KEYS, st.data())
def test_it_has_the_ways_of_the_words_allowed(keys: set[bytes], data: st.DataObject) -> None:
    known = sorted(keys)
    flags = bytes(data.draw(st.lists(st.integers(0, 1), min_size=len(known), max_size=len(known))))
    index = built(known, bits.pack_bits(flags) + b"\0")
    chosen = [word for word, flag in zip(known, flags, strict=True) if flag]
    found = list(ways_in(index))
    assert found == sorted(way for word in chosen for way in ways(word))
    assert struct.unpack_from("=5I", index)[:4] == (
        layout.INDEX_MAGIC,
        layout.INDEX_VERSION,
        len(chosen),
        len(index) // 4,
    )


def test_long_words_have_their_ways_too() -> None:
    words = sorted([b"\0" * 64, b"\0" * 63 + b"\1", b"\0" * 40, b"\2" + b"\0" * 30])
    assert list(ways_in(built(words))) == sorted(way for word in words for way in ways(word))


def test_a_letter_that_is_the_turn_is_refused() -> None:
    with pytest.raises(ValueError, match="a crossword index has letters up to 30: word 1 has the letter 31"):
        built([b"\0", b"\0\x1f"])
    assert list(ways_in(built([b"\0", b"\0\x1f"], b"\1"))) == [b"\0"]


def search(index: bytes) -> str:
    """The refusal, or that there was an answer to every question."""
    keys = [b"\0\0", b"\0\1", b"\1\0\2"]
    for is_whole in (True, False):
        try:
            asked = kernel.Crossword(Words(twin.build_graph(keys), b"\xff", index, is_whole), TILES, BOARD)
            asked.all(*POSITION, *RACK)
            asked.best(*POSITION, *RACK, 5)
            asked.any(*POSITION, *RACK)
        except ValueError as refusal:
            return str(refusal)
    return "answers"


def words_by(seed: int) -> list[bytes]:
    random = Random(seed)
    return sorted({bytes(random.choices((0, 1, 2, 30), k=random.randint(1, 7))) for _ in range(120)})


@given(st.integers(0, 2**32 - 1), st.data())
@settings(deadline=None)
def test_flipped_bytes_never_crash(seed: int, data: st.DataObject) -> None:
    damaged = bytearray(built(words_by(seed)))
    places = st.integers(0, len(damaged) - 1)
    for place, flip in data.draw(st.lists(st.tuples(places, st.integers(1, 255)), min_size=1, max_size=9)):
        damaged[place] ^= flip
    assert search(bytes(damaged))


@given(st.lists(st.integers(0, 60) | st.integers(0, 2**32 - 1), max_size=60), st.integers(0, 70))
@settings(deadline=None)
def test_numbers_that_were_never_an_index_never_crash(numbers: list[int], root: int) -> None:
    header = (layout.INDEX_MAGIC, layout.INDEX_VERSION, 9, layout.INDEX_HEADER_SIZE + len(numbers), root)
    assert search(struct.pack(f"={len(header) + len(numbers)}I", *header, *numbers))


def test_an_index_that_leads_in_circles_ends() -> None:
    """Every letter leads back to the root and ends a word: the rack alone bounds the search."""
    mask = 0b111 | 1 << layout.TURN
    header = (layout.INDEX_MAGIC, layout.INDEX_VERSION, 1, 13, 7)
    assert search(struct.pack("=13I", *header, 0, 0, mask, 0b111, 7, 7, 7, 7)) == "answers"


@pytest.mark.parametrize(
    ("place", "number", "sentence"),
    [
        (0, 7, "not a crossword index: it does not begin with the mark of one"),
        (1, 9, "a crossword index of version 9: this kernel reads version 1"),
        (3, 1, "a cut or stretched crossword index: [0-9]+ bytes, not 4"),
        (4, 0, "a damaged crossword index: build it again"),
        (4, 1 << 31, "a damaged crossword index: build it again"),
    ],
)
def test_a_false_header_is_refused(place: int, number: int, sentence: str) -> None:
    index = bytearray(built(words_by(1)))
    struct.pack_into("=I", index, 4 * place, number)
    with pytest.raises(ValueError, match=sentence):
        kernel.Crossword(Words(twin.build_graph([]), b"", bytes(index)), TILES, BOARD)


@pytest.mark.parametrize("bytes_left", [0, 19, 21])
def test_what_is_no_whole_index_is_refused(bytes_left: int) -> None:
    with pytest.raises(ValueError, match=f"not a crossword index: {bytes_left} bytes are no whole header and nodes"):
        kernel.Crossword(Words(twin.build_graph([]), b"", built(words_by(1))[:bytes_left]), TILES, BOARD)
