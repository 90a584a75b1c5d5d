"""The words of one table on top of a set that all share."""

import pytest

from sobremesa.lexicon import Category, Entry, Lexicon, WordPolicy
from sobremesa.lexicon.category import UNLISTED
from sobremesa.lexicon.folding import Folding
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.word_set import OwnWordSet, WordSet

KINDS = {
    "casa": {Category.COMMON},
    "cosa": {Category.COMMON},
    "ana": {Category.PROPER_NAME},
    "puta": {Category.LOANWORD, Category.OFFENSIVE},
}
COMMON = WordPolicy("", Category.COMMON, UNLISTED, Folding())


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    """Two common words, and two that this table may add."""
    return Lexicon.from_entries("es", [Entry(word, frozenset(kinds), word) for word, kinds in KINDS.items()])


def known(lexicon: Lexicon, accepted: str = "", refused: str = "", *, polite: bool = False) -> WordSet:
    house = HouseWords(frozenset(accepted.split()), frozenset(refused.split()))
    return lexicon.with_house(lexicon.allowed(COMMON), house, Folding(), polite=polite)


def words(lexicon: Lexicon, these: WordSet) -> set[str]:
    """The words in it, which the bitset has too."""
    found = {number for number in range(len(lexicon)) if number in these}
    assert found == {number for number in range(len(lexicon)) if these.bits[number // 8] >> number % 8 & 1}
    return {lexicon.key(number) for number in found}


def test_it_has_what_the_table_accepts_and_not_what_it_refuses(lexicon: Lexicon) -> None:
    assert words(lexicon, known(lexicon)) == {"casa", "cosa"}
    assert words(lexicon, known(lexicon, "ana", "casa")) == {"ana", "cosa"}
    assert words(lexicon, known(lexicon, "ana casa", "casa ana")) == {"cosa"}, "refused stays refused"
    assert words(lexicon, known(lexicon, "zzz", "xxx")) == {"casa", "cosa"}


def test_polite_leaves_out_what_offends_though_the_table_accepts_it(lexicon: Lexicon) -> None:
    assert words(lexicon, known(lexicon, "puta ana")) == {"ana", "casa", "cosa", "puta"}
    assert words(lexicon, known(lexicon, "puta ana", polite=True)) == {"ana", "casa", "cosa"}


def test_a_table_keeps_no_more_than_its_own_words(lexicon: Lexicon) -> None:
    plain, own = known(lexicon), known(lexicon, "ana cosa", "casa zzz")
    assert own.shared is plain.shared
    assert plain.bits is plain.shared
    assert isinstance(own.bits, OwnWordSet)
    assert not isinstance(plain.bits, OwnWordSet)
    assert (len(own.added), len(own.removed)) == (1, 1), "`cosa` is there already"
