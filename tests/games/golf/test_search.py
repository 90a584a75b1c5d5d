"""The best words for a card and a throw, each on its best line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.golf.box import Written
from sobremesa.games.golf.choosing import best_jokers
from sobremesa.games.golf.edition import JOKER
from sobremesa.games.golf.events import Play
from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind
from sobremesa.games.golf.line import fault_of_line, lines
from sobremesa.games.golf.scoring import score_of_word
from sobremesa.games.golf.search import Found, Throw, best_words, throw_of
from sobremesa.games.golf.words import POLICY
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.lexicon import Lexicon
from tests.games.golf.boxes import HOLE_5, box_of, lexicon, row
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


def points_on(card: HoleCard, word: str, path: tuple[int, ...], faces: tuple[str, ...], *, everywhere: bool) -> int:
    """What the rules give for a word on a line, with the best jokers and no card."""
    box = box_of(everywhere=everywhere)
    written = Written(card, Play(word, path), faces)
    return score_of_word(box, written, best_jokers(box, written)).score.total


def best_by_trying(throw: Throw, faces: tuple[str, ...], *, strays: int) -> list[tuple[int, str]]:
    """Every word on every line: the points and the word, best first."""
    card, found = throw.card, []
    for word in FOLDED:
        others = sum(letter not in faces for letter in word)
        ways = [
            points_on(card, word, path, faces, everywhere=throw.joker_everywhere)
            for path in lines(card, len(word), neighbours=throw.neighbours)
        ]
        if ways and others <= throw.jokers + strays:
            found.append((-max(ways), word))
    return [(-points, word) for points, word in sorted(found)]


@settings(max_examples=60, deadline=None)
@given(cards(), FACES, st.booleans(), st.booleans(), st.integers(0, 3), st.integers(1, 9))
def test_the_best_words_are_those_that_trying_all_finds(
    card: HoleCard, faces: tuple[str, ...], everywhere: bool, neighbours: bool, strays: int, count: int
) -> None:
    """GOL-4 to GOL-14."""
    throw = throw_of(box_of(everywhere=everywhere), card, faces, neighbours=neighbours)
    found = best_words(throw, LEXICON, LEXICON.allowed(POLICY), count=count, strays=strays)
    assert [(each.points, each.play.word) for each in found] == best_by_trying(throw, faces, strays=strays)[:count]
    for each in found:
        assert fault_of_line(card, each.play.path, neighbours=neighbours) is None
        assert points_on(card, each.play.word, each.play.path, faces, everywhere=everywhere) == each.points


@given(written_words(misspelt=False), st.booleans())
def test_a_search_counts_points_as_the_rules_do(written: Written, everywhere: bool) -> None:
    """GOL-7 to GOL-14."""
    box = box_of(everywhere=everywhere)
    throw = throw_of(box, written.card, written.faces, neighbours=False)
    shape = tuple(written.space(place).kind for place in range(len(written.play.word)))
    expected = score_of_word(box, written, best_jokers(box, written)).score.total
    assert throw.points(written.play.word, shape) == expected
    assert throw.promise(written.play.word) >= expected


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
    assert best == Found(6, best.play)
    assert best.play.word == "HUECOS"


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
    far = throw_of(box_of(), row("...."), tuple("CASTTT"), neighbours=neighbours)
    assert (far.best_line("CA") is None) is neighbours
    assert far.best_line("CASAS") is None
