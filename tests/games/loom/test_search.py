"""The search finds the words, cards and points that the rules of spelling and scoring give one word after another."""

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.games.loom.scoring import score_word
from sobremesa.games.loom.search import Found, best_words
from sobremesa.games.loom.spelling import Means, best_cards, check_cards, spell
from sobremesa.games.loom.words import POLICY
from tests.games.loom.boxes import BOX, card, cards, lexicon

WORDS = "casa cosa cosas asa as caña masa sol sal la no es se son que quesos aqui paqui quiso quieto quitaos tu uso zas"
DICTIONARIES = {"es": lexicon("es", WORDS), "en": lexicon("en", "cat sat on so no quit quest quails as sea us")}

MEANS = st.lists(st.integers(0, len(BOX.cards) - 1), unique=True, max_size=14).flatmap(
    lambda numbers: st.builds(
        Means,
        centre=st.just(tuple(sorted(numbers[::2]))),
        hand=st.just(tuple(sorted(numbers[1::2]))),
        wildcard=st.booleans(),
        duties=st.lists(st.sampled_from(numbers or [0]), max_size=2, unique=True).map(tuple),
        language=st.sampled_from(["es", "en"]),
    )
)


def one_by_one(means: Means, boosts: int, blasts: int) -> list[Found]:
    """What can be typed, best first, and then by the alphabet of the language."""
    dictionary = DICTIONARIES[means.language]
    found = []
    for word in map(dictionary.key, range(len(dictionary))):
        made = best_cards(BOX, means, word, boosts=boosts, blasts=blasts)
        if made:
            points = score_word(BOX, made[0], boosts=boosts, blasts=blasts).total
            found.append(Found(word.upper(), *made, points))
    return sorted(found, key=lambda each: -each.points)


def search(means: Means, *, boosts: int = 0, blasts: int = 0, count: int = 0) -> list[Found]:
    dictionary = DICTIONARIES[means.language]
    allowed = dictionary.allowed(POLICY)
    return best_words(BOX, means, dictionary, allowed, boosts=boosts, blasts=blasts, count=count)


@given(MEANS, st.integers(0, 1), st.integers(0, 2))
def test_the_search_agrees_with_the_rules_for_one_word(means: Means, boosts: int, blasts: int) -> None:
    """LOO-10, LOO-12, LOO-22, LOO-K4, LOO-K5, LOO-K12, LOO-K14, LOO-K16."""
    assert search(means, boosts=boosts, blasts=blasts) == one_by_one(means, boosts, blasts)
    assert search(means, boosts=boosts, blasts=blasts, count=3) == one_by_one(means, boosts, blasts)[:3]


@given(MEANS)
def test_what_is_found_may_be_written(means: Means) -> None:
    """LOO-10, LOO-14: no card is lacking, and the cards spell the word."""
    for found in search(means):
        check_cards(BOX, means, found.cards, found.wild)
        assert spell(BOX, found.cards, found.wild) == found.word


def test_one_colour_counts_double() -> None:
    """LOO-12: SAL in green is worth more than COSA in several colours."""
    means = Means(cards("Sg Ag Co Oo"), cards("Lg Ay"), wildcard=False, duties=(), language="es")
    assert search(means, count=1) == [Found("SAL", cards("Sg Ag Lg"), "", 20)]


def test_a_duty_is_kept() -> None:
    """LOO-K12: with the orange O named, only words with it are found."""
    means = Means(cards("Sg Ag Co Oo"), cards("Lg Ay"), wildcard=False, duties=(card("Oo"),), language="es")
    assert {found.word for found in search(means)} == {"COSA", "SOL"}


def test_cards_beyond_what_the_kernel_holds_do_no_harm() -> None:
    """Of 68 cards the cheapest stay out; a card that must be used never does."""
    means = Means(tuple(range(66)), (66, 67), wildcard=True, duties=(0,), language="es")
    assert all(0 in found.cards for found in search(means, count=3))
