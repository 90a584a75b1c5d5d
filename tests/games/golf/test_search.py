"""The best words for a card and a throw, each on its best line."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.golf.actions import CardUse, Choice
from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.choosing import best_jokers
from sobremesa.games.golf.edition import JOKER
from sobremesa.games.golf.events import Play
from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind
from sobremesa.games.golf.line import fault_of_line, lines
from sobremesa.games.golf.scoring import check_choice, score_of_word
from sobremesa.games.golf.search import Found, Throw, best_words, throw_of
from sobremesa.games.golf.words import POLICY
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.lexicon import Lexicon
from tests.games.golf.boxes import HEAVY, HOLE_5, LIGHT, MIDDLE, VOWELS, box_of, lexicon, row
from tests.games.golf.plays import written_words

KNOWN = """
    ca ha as ce eh casa caña cana hace echa choza hechizo huecos cocción ocho coche noche chocho zeta kiwi
    cacao checo hache cena once anca cancha nazca hacha hez haz azahar cancán encañe zen nene ancho enanche
"""
LEXICON = lexicon(KNOWN)
FOLDED = sorted({POLICY.folding.fold(word).upper() for word in KNOWN.split()})
FACES = st.lists(st.sampled_from("AENCHZO" + JOKER * 2), min_size=6, max_size=6).map(tuple)


@st.composite
def cards(draw: st.DrawFn) -> HoleCard:
    """A few spaces anywhere on a small grid."""
    points = draw(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=3, max_size=6, unique=True))
    kinds = draw(st.lists(st.sampled_from(SpaceKind), min_size=len(points), max_size=len(points)))
    spaces = tuple(Space(x, y, kind) for (x, y), kind in zip(points, kinds, strict=True))
    return HoleCard("any", 1, draw(st.integers(3, 6)), spaces, start=0, flag=len(spaces) - 1)


def worth_on(box: Box, written: Written, hand: tuple[str, ...], kept: dict[str, float]) -> float:
    """What the rules give for a word on a line at best, less what the cards used would be worth later."""

    def worth(choice: Choice) -> float:
        scored = score_of_word(box, written, choice)
        return scored.score.total + scored.cup - sum(kept[use.kind] for use in choice.cards)

    hands = (chosen for count in range(len(hand) + 1) for chosen in combinations(hand, count))
    return max(worth(choice) for chosen in hands for choice in with_cards(box, written, chosen))


def with_cards(box: Box, written: Written, hand: tuple[str, ...]) -> Iterator[Choice]:
    """Every way to use all of these cards, with the best jokers beside them."""
    word = written.play.word
    places = [[place for place in written.open_places if word[place] in kind] for kind in hand]
    for targets in product(*places):
        yield best_jokers(box, written, Choice(cards=tuple(map(CardUse, hand, targets))))


def best_by_trying(
    box: Box, throw: Throw, faces: tuple[str, ...], hand: tuple[str, ...], kept: dict[str, float], *, strays: int
) -> list[tuple[float, str]]:
    """Every word on every line: the worth and the word, best first."""
    card, found = throw.card, []
    for word in FOLDED:
        others = [letter for letter in word if letter not in faces]
        helped = len(set(others)) if throw.joker_everywhere else len(others)
        ways = [
            worth_on(box, Written(card, Play(word, path), faces), hand, kept)
            for path in lines(card, len(word), neighbours=throw.neighbours)
        ]
        if ways and helped <= throw.jokers + len(hand) + strays:
            found.append((-max(ways), word))
    return [(-worth, word) for worth, word in sorted(found)]


@settings(max_examples=40, deadline=None)
@given(
    cards(),
    FACES,
    st.booleans(),
    st.booleans(),
    st.integers(0, 3),
    st.integers(1, 9),
    st.lists(st.sampled_from([VOWELS, LIGHT, MIDDLE, HEAVY]), unique=True, max_size=2).map(tuple),
    st.sampled_from([0.0, 0.5, 1.5]),
)
def test_the_best_words_are_those_that_trying_all_finds(
    card: HoleCard,
    faces: tuple[str, ...],
    everywhere: bool,
    neighbours: bool,
    strays: int,
    count: int,
    hand: tuple[str, ...],
    worth: float,
) -> None:
    """GOL-4 to GOL-15."""
    box, kept = box_of(everywhere=everywhere), dict.fromkeys(hand, worth)
    throw = throw_of(box, card, faces, neighbours=neighbours)
    allowed = LEXICON.allowed(POLICY)
    found = best_words(throw, LEXICON, allowed, count=count, strays=strays, hand=hand, kept=kept)
    expected = best_by_trying(box, throw, faces, hand, kept, strays=strays)[:count]
    assert [(each.worth, each.play.word) for each in found] == expected
    for each in found:
        assert fault_of_line(card, each.play.path, neighbours=neighbours) is None
        written = Written(card, each.play, faces)
        check_choice(box, written, hand, each.choice)
        scored = score_of_word(box, written, each.choice)
        spent = worth * len(each.choice.cards)
        assert (each.points, each.worth) == (scored.score.total, scored.score.total + scored.cup - spent)


@given(written_words(misspelt=False), st.booleans())
def test_a_throw_counts_points_as_the_rules_do(written: Written, everywhere: bool) -> None:
    """GOL-7 to GOL-14."""
    box = box_of(everywhere=everywhere)
    throw = throw_of(box, written.card, written.faces, neighbours=False)
    shape = tuple(written.space(place).kind for place in range(len(written.play.word)))
    expected = score_of_word(box, written, best_jokers(box, written)).score.total
    assert throw.points(written.play.word, shape) == expected


def throw(faces: str, marks: str = HOLE_5) -> Throw:
    """A row card and dice."""
    return throw_of(box_of(), row(marks), tuple(faces), neighbours=False)


def found(faces: str, words: Lexicon, *, marks: str = HOLE_5, count: int = 3, strays: int = 2) -> list[str]:
    """The best words for a row card."""
    return [
        each.play.word
        for each in best_words(throw(faces, marks), words, words.allowed(POLICY), count=count, strays=strays)
    ]


def test_the_example_of_the_rulebook_is_found_on_its_line() -> None:
    """GOL-8, GOL-10."""
    (best,) = best_words(throw("ESCHO•"), lexicon("huecos"), lexicon("huecos").allowed(POLICY), count=1, strays=0)
    assert best == Found(6, Play("HUECOS", best.play.path), Choice((1,)), worth=6)


def test_cards_in_hand_are_part_of_what_is_found() -> None:
    """GOL-9, GOL-15: the card is worth its points and the cup, not what it would be worth later."""
    words = lexicon("hechizo huecos")
    (best,) = best_words(
        throw("ESCHO•"), words, words.allowed(POLICY), count=1, strays=0, hand=(HEAVY,), kept={HEAVY: 1.5}
    )
    assert (best.points, best.worth, best.choice) == (13, 12.5, Choice((4,), (CardUse(HEAVY, 5),)))


def test_a_card_that_is_worth_more_later_is_kept() -> None:
    """GOL-9."""
    words = lexicon("hechizo")
    (best,) = best_words(
        throw("ESCHO•"), words, words.allowed(POLICY), count=1, strays=1, hand=(HEAVY,), kept={HEAVY: 4.5}
    )
    assert (best.points, best.worth, best.choice) == (10, 10, Choice((4,)))


def test_words_with_an_enye_are_found_by_their_n() -> None:
    """GOL-20."""
    assert found("CANTTT", lexicon("caña"), marks="....") == ["CANA"]


def test_a_word_and_its_twin_with_enye_are_found_once() -> None:
    """GOL-20."""
    assert found("CANTTT", lexicon("caña cana"), marks="....") == ["CANA"]


def test_words_that_the_game_does_not_take_are_not_found() -> None:
    """GOL-20."""
    assert found("CASTTT", lexicon("casa", asas=Category.PROPER_NAME), marks="....") == ["CASA"]


def test_a_word_with_more_strays_than_wanted_is_not_found() -> None:
    """GOL-3."""
    assert found("CATTTT", lexicon("casa"), marks="....", strays=0) == []
    assert found("CATTTT", lexicon("casa"), marks="....", strays=1) == ["CASA"]


def test_a_word_longer_than_the_card_is_not_found() -> None:
    """GOL-6."""
    assert found("CASTTT", lexicon("casas casa"), marks="....") == ["CASA"]


def test_of_words_that_score_the_same_the_first_in_the_alphabet_is_found() -> None:
    """HEE promises more, with H on the double, but has no such line."""
    assert found("ECHTTT", lexicon("ece hee"), marks=".2.", count=1) == ["ECE"]
    assert found("ECHTTT", lexicon("ece hee"), marks=".2.", count=2) == ["ECE", "HEE"]


def test_where_there_is_no_word_nothing_is_found() -> None:
    assert found("ESCHO•", lexicon("zzzzzzzzzz")) == []


@pytest.mark.parametrize("neighbours", [False, True])
def test_a_word_without_a_line_is_not_found(neighbours: bool) -> None:
    """GOL-5."""
    far, words = throw_of(box_of(), row("...."), tuple("CASTTT"), neighbours=neighbours), lexicon("ca")
    found = best_words(far, words, words.allowed(POLICY), count=1, strays=0)
    assert (found == []) is neighbours
    assert (far.best_line("CA") is None) is neighbours
    assert far.best_line("CASAS") is None
