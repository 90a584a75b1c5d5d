"""Alphabets: the order of letters, digraphs, and keys of words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon.alphabet import ENGLISH, SPANISH, SPANISH_DIGRAPHS, Alphabet, alphabet

EVERY = (ENGLISH, SPANISH, SPANISH_DIGRAPHS)


def test_a_language_has_its_alphabet() -> None:
    assert alphabet("es") is SPANISH
    assert alphabet("en") is ENGLISH


def test_a_language_without_alphabet_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        alphabet("fr")


def test_the_alphabets_have_26_and_27_and_30_letters() -> None:
    assert [len(each.letters) for each in EVERY] == [26, 27, 30]


def test_the_spanish_letters_stand_in_order() -> None:
    assert "".join(SPANISH.letters) == "abcdefghijklmnñopqrstuvwxyz"


@pytest.mark.parametrize(("letter", "before"), [("ch", "c"), ("ll", "l"), ("ñ", "n"), ("rr", "r")])
def test_a_digraph_and_enye_stand_after_their_first_letter(letter: str, before: str) -> None:
    assert SPANISH_DIGRAPHS.index(letter) == SPANISH_DIGRAPHS.index(before) + 1


def test_the_keys_of_sorted_spanish_words_are_sorted() -> None:
    words = ["nube", "nudo", "ñandu", "ñoño", "oso"]
    keys = [SPANISH.encode(word) for word in words]
    assert all(key is not None for key in keys)
    assert keys == sorted(keys, key=lambda key: key or b"")


def test_a_digraph_is_one_letter_where_the_alphabet_has_it() -> None:
    key = SPANISH_DIGRAPHS.encode("chorro")
    assert key == bytes(map(SPANISH_DIGRAPHS.index, ("ch", "o", "rr", "o")))
    assert SPANISH.encode("chorro") == bytes(map(SPANISH.index, "chorro"))


def test_the_longest_letter_is_taken_first() -> None:
    assert SPANISH_DIGRAPHS.split("perrrollch") == ["p", "e", "rr", "r", "o", "ll", "ch"]


@pytest.mark.parametrize("text", ["niño", "co-op", "two words", "café", "A", "a\n", "1"])
def test_a_foreign_character_gives_no_key(text: str) -> None:
    assert ENGLISH.encode(text) is None


def test_the_index_of_a_missing_letter_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="english has no letter 'ñ'"):
        ENGLISH.index("ñ")


def test_the_mask_has_one_bit_a_letter() -> None:
    assert ENGLISH.mask == 0b11_1111_1111_1111_1111_1111_1111


@given(st.sampled_from(EVERY), st.data())
def test_decoding_undoes_encoding(each: Alphabet, data: st.DataObject) -> None:
    word = "".join(data.draw(st.lists(st.sampled_from(each.letters))))
    key = each.encode(word)
    assert key is not None
    assert each.decode(key) == word
    assert max(key, default=0) < 32
