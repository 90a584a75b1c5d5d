"""The browser's graph of words holds just what was put in, whatever that was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon.pocket.graph import MOST_LETTERS, pack_graph
from tests.lexicon.pocket.reading import words_of

LETTERS = 27
KEYS = st.lists(st.integers(0, LETTERS - 1), min_size=1, max_size=9).map(bytes)
CLASSES = st.lists(st.integers(0, 1 << 14), min_size=1, max_size=4).map(tuple)
FEW = st.sampled_from([(1,), (1, 3), (8,), (8, 64), (4098,)])


@given(st.dictionaries(KEYS, FEW, max_size=60))
def test_what_is_read_is_what_was_written(words: dict[bytes, tuple[int, ...]]) -> None:
    assert words_of(pack_graph(list(words.items()), LETTERS)) == words


@given(
    st.dictionaries(st.binary(min_size=1, max_size=5).map(lambda key: bytes(k % 3 for k in key)), CLASSES, max_size=400)
)
def test_so_it_is_with_hundreds_of_classes(words: dict[bytes, tuple[int, ...]]) -> None:
    assert words_of(pack_graph(list(words.items()), LETTERS)) == words


@given(st.dictionaries(KEYS, FEW, max_size=30), st.randoms())
def test_the_same_words_in_any_order_are_the_same_file(words: dict[bytes, tuple[int, ...]], chance: object) -> None:
    shuffled = list(words.items())
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    assert pack_graph(shuffled, LETTERS) == pack_graph(list(words.items()), LETTERS)


def test_endings_are_written_once_for_all_words_that_share_them() -> None:
    stems = [bytes([first, second]) for first in range(9) for second in range(9)]
    forms = [(stem + ending, (3,)) for stem in stems for ending in (b"\x00", b"\x00\x12", b"\x00\x0c\x0e\x12")]
    assert len(pack_graph(forms, LETTERS)) < 70


def test_an_alphabet_that_leaves_no_letters_to_spell_classes_is_refused() -> None:
    pack_graph([(b"\0", (1,))], MOST_LETTERS)
    with pytest.raises(ValueError, match="31 letters"):
        pack_graph([(b"\0", (1,))], MOST_LETTERS + 1)
