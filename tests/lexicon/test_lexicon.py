"""A lexicon: entries, homographs, frequencies, meanings, and the words a policy allows."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.lexicon import Category, Entry, Folding, HouseWords, Lexicon, Query, Reason, WordPolicy
from sobremesa.lexicon.bits import pack_bits
from tests.lexicon.small import ENTRIES, FOLDED, NAMES, WORDS, entry, small_lexicon

LEXICON = small_lexicon()


def is_in(bits: bytes, number: int) -> bool:
    """Whether a number is in a set of bits."""
    return bool(bits[number // 8] >> number % 8 & 1)


def only(word: str) -> int:
    (index,) = LEXICON.find(word)
    return index


def test_a_word_has_an_entry_for_each_way_to_write_it() -> None:
    assert [each.written for each in LEXICON.entries(only("cafe"))] == ["cafe", "café"]
    assert [each.written for each in LEXICON.entries(only("rosa"))] == ["rosa", "Rosa"]


def test_one_form_may_be_two_things() -> None:
    city, bank = LEXICON.entries(only("santander"))
    assert Category.PLACE in city.categories
    assert Category.BRAND in bank.categories


def test_a_name_that_only_repeats_an_acronym_is_kept_but_not_judged_by() -> None:
    lexicon = Lexicon.from_entries(
        "en",
        [entry("Fifa", Category.PROPER_NAME), entry("FIFA", Category.ACRONYM), entry("Oslo", Category.PROPER_NAME)],
    )
    policy = WordPolicy("TEST-4", Category.PROPER_NAME, Category.FOREIGN, Folding())
    (fifa,) = lexicon.find("fifa")
    assert {each.written for each in lexicon.entries(fifa)} == {"Fifa", "FIFA"}
    assert [each.written for each in lexicon.judged_entries(fifa)] == ["FIFA"]
    assert lexicon.judge("Fifa", policy).reason is Reason.ACRONYM
    assert [lexicon.key(index) for index in lexicon.search(Query(policy))] == ["oslo"]


def test_entries_come_back_as_they_went_in() -> None:
    back = {each for index in range(len(LEXICON)) for each in LEXICON.entries(index)}
    assert {(each.written, each.categories, each.sources) for each in back} == {
        (each.written, each.categories, each.sources) for each in ENTRIES
    }


def test_a_form_knows_its_lemma_and_who_knows_it() -> None:
    (casas,) = LEXICON.entries(only("casas"))
    assert casas.lemma == "casa"
    (casa,) = LEXICON.entries(only("casa"))
    assert casa.sources == {"freeling", "rla-es"}


def test_words_are_numbered_in_the_order_of_the_alphabet() -> None:
    keys = [LEXICON.key(index) for index in range(len(LEXICON))]
    assert keys.index("ano") < keys.index("año") < keys.index("avda") < keys.index("cafe")


def test_frequencies_of_form_and_lemma() -> None:
    assert LEXICON.frequency(only("casas")) == pytest.approx(5.0, abs=1 / 32)
    assert LEXICON.lemma_frequency(only("casas")) == pytest.approx(5.7, abs=0.05)  # casa and casas together
    assert LEXICON.frequency(only("ovni")) == 0


def test_an_inflected_form_reaches_the_meaning_of_its_lemma() -> None:
    meaning = LEXICON.meaning(only("casas"))
    assert meaning is not None
    assert meaning.senses[0].text == "edificio para vivir"


def test_a_word_without_a_meaning_has_none() -> None:
    assert LEXICON.meaning(only("ovni")) is None


def test_a_homograph_finds_the_meaning_of_the_form_that_has_one() -> None:
    meaning = LEXICON.meaning(only("cafe"))
    assert meaning is not None
    assert meaning.lemma == "café"


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("CASA", Reason.VALID),
        ("Café", Reason.VALID),
        ("ROSA", Reason.VALID),
        ("OVNI", Reason.VALID),
        (" casa ", Reason.VALID),
        ("ONU", Reason.ACRONYM),
        ("Santander", Reason.BRAND),
        ("cool", Reason.FOREIGN),
        ("avda", Reason.ABBREVIATION),
        ("dámelo", Reason.ENCLITIC),
        ("xyz", Reason.NOT_IN_DICTIONARY),
        ("a", Reason.TOO_SHORT),
        ("", Reason.NOT_A_WORD),
        ("ca sa", Reason.NOT_A_WORD),
        ("casa!", Reason.NOT_A_WORD),
        ("c?sa", Reason.NOT_A_WORD),
        ("😀", Reason.NOT_A_WORD),
        ("\x00", Reason.NOT_A_WORD),
        ("\ud800", Reason.NOT_A_WORD),
        ("a" * 10_000, Reason.NOT_IN_DICTIONARY),
    ],
)
@pytest.mark.parametrize("policy", [WORDS, FOLDED])
def test_a_word_is_valid_when_one_entry_passes_else_the_nearest_miss_speaks(
    word: str, reason: Reason, policy: object
) -> None:
    judgement = LEXICON.judge(word, WORDS if policy is WORDS else FOLDED)
    assert (judgement.reason, judgement.valid) == (reason, reason is Reason.VALID)


def test_the_city_is_valid_though_a_bank_bears_its_name() -> None:
    judgement = LEXICON.judge("Santander", NAMES)
    assert judgement.valid
    assert Category.BRAND not in judgement.categories


def test_under_folding_n_finds_enye_and_both_are_told() -> None:
    assert LEXICON.judge("ano", FOLDED).written == ("ano", "año")
    assert LEXICON.judge("ano", WORDS).written == ("ano",)
    assert LEXICON.judge("an\u0303o", WORDS).written == ("año",)


def test_nearest_words_only_where_the_policy_shows_them() -> None:
    assert LEXICON.judge("caasa", NAMES).nearest == ("casa",)
    assert LEXICON.judge("csa", NAMES).nearest == ("casa", "cosa")
    assert LEXICON.judge("caasa", WORDS).nearest == ()


def test_house_words_come_before_the_dictionary() -> None:
    house = HouseWords(accepted=frozenset({"pibito", "Netflix"}), refused=frozenset({"COSA"}))
    assert LEXICON.judge("PIBITO", WORDS, house).reason is Reason.HOUSE_ACCEPTED
    assert LEXICON.judge("netflix", WORDS, house).valid
    assert LEXICON.judge("cosa", WORDS, house).reason is Reason.HOUSE_REFUSED
    assert LEXICON.judge("casa", WORDS, house).reason is Reason.VALID


def test_house_words_are_read_as_the_game_reads_words() -> None:
    house = HouseWords(accepted=frozenset({"ñandutí"}))
    assert LEXICON.judge("NANDUTI", FOLDED, house).valid
    assert not LEXICON.judge("NANDUTI", WORDS, house).valid


def test_the_allowed_words_are_those_that_are_judged_valid() -> None:
    for policy in (WORDS, NAMES):
        allowed = LEXICON.allowed(policy)
        for index in range(len(LEXICON)):
            assert is_in(allowed, index) == LEXICON.judge(LEXICON.key(index), policy).valid


def test_allowed_words_can_be_asked_to_be_well_known() -> None:
    allowed = LEXICON.allowed(WORDS, form_at_least=5.2)
    assert [LEXICON.key(index) for index in range(len(LEXICON)) if is_in(allowed, index)] == ["año", "casa", "cosa"]
    assert is_in(LEXICON.allowed(WORDS, lemma_at_least=5.5), only("casas"))


def keys(query: Query) -> list[str]:
    return [LEXICON.key(index) for index in LEXICON.search(query)]


def test_search_by_pattern() -> None:
    assert keys(Query(WORDS, pattern="c?s?")) == ["casa", "caso", "cosa"]
    assert keys(Query(WORDS, pattern="c?s?", limit=1)) == ["casa"]
    assert keys(Query(FOLDED, pattern="an?")) == ["ano", "año"]
    assert keys(Query(WORDS, pattern="c-s")) == []


def test_search_by_letters_with_blanks() -> None:
    assert keys(Query(WORDS, letters="saca")) == ["casa"]
    assert keys(Query(WORDS, letters="sac?", shortest=4)) == ["casa", "caso", "cosa"]
    assert keys(Query(FOLDED, letters="ona")) == ["ano", "año"]
    assert keys(Query(WORDS, letters="ona")) == ["ano"]


def test_search_by_length_alone() -> None:
    assert keys(Query(WORDS, shortest=5, longest=5)) == ["casas"]


def test_a_search_that_is_none_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="not both"):
        Query(WORDS, pattern="a?", letters="ab")
    with pytest.raises(ValueError, match="at most"):
        Query(WORDS, letters="a" * 1000)
    with pytest.raises(ValueError, match="no letters of the language"):
        LEXICON.search(Query(WORDS, letters="c4sa"))


def test_there_is_no_lexicon_of_another_language() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        Lexicon.load("fr")


def test_a_word_that_the_alphabet_cannot_spell_is_no_entry() -> None:
    with pytest.raises(ValueError, match="cannot be spelt"):
        Lexicon.from_entries("en", [entry("naïve-té")])


@given(st.lists(st.booleans(), max_size=70))
def test_packed_bits_are_the_flags(flags: list[bool]) -> None:
    packed = pack_bits(bytes(flags))
    assert [is_in(packed, number) for number in range(len(flags))] == flags
    assert len(packed) == (len(flags) + 7) // 8


WORD = st.text(alphabet="abcñéü", min_size=2, max_size=6)


@given(st.sets(WORD, min_size=1, max_size=12), WORD)
def test_a_small_lexicon_holds_exactly_its_words(words: set[str], other: str) -> None:
    lexicon = Lexicon.from_entries("es", [Entry(word, frozenset({Category.COMMON})) for word in words])
    assert all(lexicon.judge(word, WORDS).valid for word in words)
    folded = {WORDS.folding.fold(word) for word in words}
    assert lexicon.judge(other, WORDS).valid == (WORDS.folding.fold(other) in folded)
    assert len(lexicon) == len(folded)


@given(st.text(max_size=80))
def test_no_text_whatever_breaks_a_judgement(text: str) -> None:
    for policy in (WORDS, FOLDED, NAMES):
        assert LEXICON.judge(text, policy).word == text


def test_a_lexicon_is_asked_for_in_another_folder(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="words build"):
        Lexicon.load("es", tmp_path)
