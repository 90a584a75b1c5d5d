"""Words made of cards: what may and must be used (LOO-10, LOO-14, LOO-K5, LOO-K12), and QU and Ñ (LOO-C1)."""

import pytest

from sobremesa.engine.refusal import Refusal, Refused
from sobremesa.engine.text import text
from sobremesa.games.loom.edition import WILD
from sobremesa.games.loom.spelling import Means, binding, check_cards, check_word, letters_in, spell
from tests.games.loom.decks import deck

BOX = deck("A2o A2g E2o O2b S4o S4g C4y N4b Ñ12o QU12g L4o")
A, A2, E, OH, S, S2, C, N, ENYE, QU, L = range(11)


def means(
    centre: tuple[int, ...] = (A, S, C),
    hand: tuple[int, ...] = (A2, OH, L),
    *,
    wildcard: bool = False,
    duties: tuple[int, ...] = (),
    language: str = "es",
) -> Means:
    return Means(centre, hand, wildcard, duties, language)


def refusal(held: Means, *cards: int, wild: str = "") -> Refusal:
    with pytest.raises(Refused) as raised:
        check_cards(BOX, held, cards, wild)
    return raised.value.refusal


def refusal_of_word(held: Means, word: str) -> Refusal:
    with pytest.raises(Refused) as raised:
        check_word(BOX, held, word)
    return raised.value.refusal


def no(clause: str, id: str, **args: str | int) -> Refusal:  # noqa: A002
    return Refusal(clause, text(id, **args))


def test_cards_spell_in_their_order() -> None:
    """LOO-22."""
    assert spell(BOX, (C, A, S, A2), "") == "CASA"
    assert spell(BOX, (C, WILD, S, A2), "O") == "COSA"
    assert spell(BOX, (), "") == ""


def test_LOO_C1_qu_is_one_card_and_both_letters_and_n_is_no_enye() -> None:
    """LOO-C1."""
    assert spell(BOX, (QU, E, S, OH), "") == "QUESO"
    assert spell(BOX, (C, A, WILD, E), "QU") == "CAQUE"
    assert spell(BOX, (C, A, N, A2), "") == "CANA"
    assert spell(BOX, (C, A, ENYE, A2), "") == "CAÑA"


@pytest.mark.parametrize(
    ("typed", "letters"),
    [("casa", "CASA"), (" Cañón ", "CAÑON"), ("pingüe", "PINGUE"), ("CAN\u0303A", "CAÑA"), ("", ""), ("  ", "")],
)
def test_LOO_17_a_typed_word_is_read_without_accents_and_with_its_enye(typed: str, letters: str) -> None:
    """LOO-17."""
    assert letters_in(typed) == letters


@pytest.mark.parametrize("typed", ["ca sa", "casa1", "casa!", "каса", "?", "co-op"])
def test_LOO_17_a_word_has_letters_alone(typed: str) -> None:
    """LOO-17."""
    assert letters_in(typed) is None
    assert refusal_of_word(means(), typed) == no("LOO-17", "loo-17-letters")


def test_LOO_10_one_card_of_the_centre_and_one_of_ones_own_are_enough() -> None:
    """LOO-10."""
    check_cards(BOX, means(), (C, A2), "")
    check_cards(BOX, means(), (C, A, S, A2), "")
    check_cards(BOX, means(), (A2, L, S), "")


def test_LOO_10_a_card_of_ones_own_is_asked_for() -> None:
    """LOO-10."""
    assert refusal(means(), C, A, S) == no("LOO-10", "loo-10-none-of-yours")
    assert refusal_of_word(means(centre=(C, A, S, OH), hand=(L,)), "caso") == no("LOO-10", "loo-10-none-of-yours")


def test_LOO_10_a_card_of_the_centre_is_asked_for() -> None:
    """LOO-10."""
    assert refusal(means(), A2, L) == no("LOO-10", "loo-10-none-of-the-centre")
    assert refusal_of_word(means(centre=(C,)), "ola") == no("LOO-10", "loo-10-none-of-the-centre")


def test_LOO_10_one_card_is_not_of_the_centre_and_ones_own() -> None:
    """LOO-10: of two reasons the first is told."""
    assert refusal_of_word(means(), "a") == no("LOO-10", "loo-10-none-of-yours")


def test_LOO_10_a_word_without_cards_has_none_of_ones_own() -> None:
    """LOO-10."""
    assert refusal(means()) == no("LOO-10", "loo-10-none-of-yours")
    assert refusal_of_word(means(), " ") == no("LOO-10", "loo-10-none-of-yours")
    assert refusal(means(centre=())) == no("LOO-10", "loo-10-none-of-yours")


def test_LOO_10_each_card_at_most_once() -> None:
    """LOO-10: two A's need two cards."""
    assert refusal(means(), C, A2, S, A2) == no("LOO-10", "loo-10-card-twice")
    assert refusal(means(wildcard=True), WILD, A, WILD, wild="S") == no("LOO-10", "loo-10-card-twice")


def test_LOO_10_a_wildcard_counts_as_ones_own() -> None:
    """LOO-10, LOO-K5."""
    held = means(wildcard=True)
    check_cards(BOX, held, (C, A, S, WILD), "A")
    check_word(BOX, means(centre=(C, A, S), hand=(L,), wildcard=True), "casa")
    assert refusal(held, A2, WILD, wild="S") == no("LOO-10", "loo-10-none-of-the-centre")


def test_LOO_K18_with_an_empty_centre_only_own_cards_are_asked_for() -> None:
    """LOO-K18, LOO-10."""
    held = means(centre=(), duties=(A,))
    check_cards(BOX, held, (OH, L, A2), "")
    check_word(BOX, held, "ola")
    check_cards(BOX, means(centre=(), hand=(), wildcard=True), (WILD,), "A")


def test_LOO_14_cards_one_lacks_are_refused() -> None:
    """LOO-14."""
    assert refusal(means(), C, A, E, A2) == no("LOO-14", "loo-14-not-there", card="E")
    assert refusal(means(centre=(S,)), C, A) == no("LOO-14", "loo-14-not-there", card="C")
    assert refusal(means(centre=(S,)), A, C) == no("LOO-14", "loo-14-not-there", card="A")
    assert refusal(means(), C, 11) == no("LOO-14", "loo-14-not-there", card="11")
    assert refusal(means(), C, -2) == no("LOO-14", "loo-14-not-there", card="-2")
    assert refusal(means(), C, QU) == no("LOO-14", "loo-14-not-there", card="QU")


def test_LOO_14_a_typed_word_tells_the_letters_that_one_lacks() -> None:
    """LOO-14: once each, by the alphabet."""
    lacks = "loo-14-no-cards-for"
    assert refusal_of_word(means(), "sosa") == no("LOO-14", lacks, letters="S")
    assert refusal_of_word(means(), "quequeñas") == no("LOO-14", lacks, letters="E, Ñ, QU")
    assert refusal_of_word(means(), "qatar") == no("LOO-14", lacks, letters="Q, R, T")
    assert refusal_of_word(means(), "x" * 100_000) == no("LOO-14", lacks, letters="X")
    assert refusal_of_word(means(wildcard=True), "sesos") == no("LOO-14", lacks, letters="E, S")
    assert refusal_of_word(means(centre=(), hand=()), "a") == no("LOO-14", lacks, letters="A")


def test_LOO_C1_n_never_serves_as_enye_nor_enye_as_n() -> None:
    """LOO-C1."""
    lacks = "loo-14-no-cards-for"
    assert refusal_of_word(means(centre=(C, A, N)), "caña") == no("LOO-14", lacks, letters="Ñ")
    assert refusal_of_word(means(centre=(C, A, ENYE)), "cana") == no("LOO-14", lacks, letters="N")
    check_word(BOX, means(centre=(C, A, ENYE)), "caña")


def test_LOO_K5_who_has_no_wildcard_uses_none() -> None:
    """LOO-K5."""
    assert refusal(means(), C, A2, WILD, wild="S") == no("LOO-K5", "loo-k5-no-wildcard")


def test_LOO_K5_a_wildcard_is_a_letter_of_the_words_language_or_qu() -> None:
    """LOO-K5: Ñ in a Spanish word alone, Q without U too."""
    spanish, english = means(wildcard=True), means(wildcard=True, language="en")
    for letter in ("A", "Z", "Ñ", "Q", "QU", "W"):
        check_cards(BOX, spanish, (C, WILD), letter)
    for letter in ("A", "Z", "Q", "QU", "W"):
        check_cards(BOX, english, (C, WILD), letter)
    assert refusal(english, C, WILD, wild="Ñ") == no("LOO-K5", "loo-k5-no-such-letter", letter="Ñ")
    for wrong in ("", "a", "CH", "AB", "?", "É", "U" * 20):
        assert refusal(spanish, C, WILD, wild=wrong) == no("LOO-K5", "loo-k5-no-such-letter", letter=wrong)
    assert refusal(spanish, C, WILD, wild="U" * 21) == no("LOO-K5", "loo-k5-no-such-letter", letter="U" * 20)


def test_LOO_K5_a_word_without_the_wildcard_names_no_letter_for_it() -> None:
    """LOO-K5."""
    assert refusal(means(wildcard=True), C, A2, wild="S") == no("LOO-K5", "loo-k5-not-in-word")
    check_cards(BOX, means(wildcard=True), (C, A2), "")


def test_LOO_K5_a_wildcard_makes_good_one_missing_letter() -> None:
    """LOO-K5, LOO-14."""
    held = means(wildcard=True)
    check_word(BOX, held, "cosas")
    check_word(BOX, held, "qasl")
    check_word(BOX, held, "quso")
    with pytest.raises(Refused, match="LOO-14"):
        check_word(BOX, means(wildcard=True, language="en"), "caña")
    check_word(BOX, held, "caña")


def test_LOO_K12_all_named_cards_must_be_used() -> None:
    """LOO-K12: several duties add up, and another A does not serve."""
    held = means(duties=(A, S))
    check_cards(BOX, held, (C, A, S, A2), "")
    assert refusal(held, C, A2, S, OH) == no("LOO-K12", "loo-k12-must-use", letter="A", colour="orange")
    assert refusal(held, C, A, L) == no("LOO-K12", "loo-k12-must-use", letter="S", colour="orange")


def test_LOO_K12_a_wildcard_is_not_the_card_that_was_named() -> None:
    """LOO-K12."""
    held = means(duties=(S,), wildcard=True)
    assert refusal(held, C, A2, WILD, wild="S") == no("LOO-K12", "loo-k12-must-use", letter="S", colour="orange")


def test_LOO_K12_a_typed_word_tells_the_card_that_it_leaves_out() -> None:
    """LOO-K12."""
    held = means(duties=(A, S))
    assert refusal_of_word(held, "cal") == no("LOO-K12", "loo-k12-must-use", letter="S", colour="orange")
    assert refusal_of_word(held, "sol") == no("LOO-K12", "loo-k12-must-use", letter="A", colour="orange")
    both = means(centre=(S, S2), hand=(A, OH), duties=(S2, S))
    assert refusal_of_word(both, "sao") == no("LOO-K12", "loo-k12-must-use", letter="S", colour="orange")
    check_word(BOX, both, "sosa")


def test_LOO_K12_is_told_before_LOO_10() -> None:
    """LOO-K12, LOO-10."""
    held = means(duties=(C,))
    assert refusal(held, A2, L).clause == refusal_of_word(means(centre=(C,), duties=(C,)), "ola").clause == "LOO-K12"


def test_LOO_K12_a_duty_ends_when_its_card_leaves_the_centre() -> None:
    """LOO-K12."""
    assert binding(BOX, means(duties=(A, S))) == (A, S)
    assert binding(BOX, means(duties=(E, S, A2))) == (S,)
    check_cards(BOX, means(duties=(E,)), (C, A2), "")
    check_word(BOX, means(duties=(E,)), "ca")


def test_LOO_K12_a_duty_ends_when_the_language_lacks_its_letter() -> None:
    """LOO-K12, LOO-K4: Ñ in an English word; QU is in both languages."""
    centre = (ENYE, QU, A)
    assert binding(BOX, means(centre, duties=(ENYE, QU))) == (ENYE, QU)
    assert binding(BOX, means(centre, duties=(ENYE, QU), language="en")) == (QU,)
    check_cards(BOX, means(centre, duties=(ENYE,), language="en"), (A, L), "")
    assert refusal(means(centre, duties=(ENYE,)), A, L).clause == "LOO-K12"
