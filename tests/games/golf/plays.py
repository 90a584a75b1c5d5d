"""Words on cards at random for property tests, and their score worked out anew from the clauses."""

from collections.abc import Iterator
from itertools import chain, combinations, product

from hypothesis import strategies as st

from sobremesa.engine import Refused
from sobremesa.games.golf.actions import CardUse, Choice
from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.edition import JOKER
from sobremesa.games.golf.events import Play
from sobremesa.games.golf.hole import SpaceKind
from sobremesa.games.golf.scoring import check_choice
from tests.games.golf.boxes import KINDS, VALUES, row

# Few letters, so that they repeat and meet the dice; K and W are on no die and no card.
LETTERS = "AENCHZKW"
HANDS = st.lists(st.sampled_from([kind.letters for kind in KINDS]), unique=True, max_size=3).map(tuple)


@st.composite
def written_words(draw: st.DrawFn, *, misspelt: bool = True, most_spaces: int = 7) -> Written:
    """Any word on any row card beside any dice."""
    marks = draw(st.text(".2x", min_size=2, max_size=most_spaces))
    inner = draw(st.sets(st.integers(1, len(marks) - 2))) if len(marks) > 2 else set()
    path = (0, *sorted(inner), len(marks) - 1)
    word = draw(st.text(LETTERS, min_size=len(path), max_size=len(path)))
    faces = draw(st.lists(st.sampled_from("AENCHZ" + JOKER * 3), min_size=6, max_size=6))
    places = st.sets(st.integers(0, len(word) - 1), max_size=2)
    wrong, extra = (draw(places), draw(places)) if misspelt else (set(), set())
    card = row(marks, par=draw(st.integers(3, 6)))
    return Written(card, Play(word, path), tuple(faces), tuple(sorted(wrong - extra)), tuple(sorted(extra)))


def accepted_choices(box: Box, written: Written, hand: tuple[str, ...]) -> Iterator[Choice]:
    """Every choice of jokers and cards that the rules accept, found by trying them all."""
    places = range(len(written.play.word))
    jokers = chain.from_iterable(combinations(places, count) for count in range(written.jokers + 1))
    uses = list(product(*([None, *places] for _ in hand)))
    for stand_for in jokers:
        for targets in uses:
            cards = tuple(CardUse(kind, at) for kind, at in zip(hand, targets, strict=True) if at is not None)
            choice = Choice(stand_for, cards)
            if is_accepted(box, written, hand, choice):
                yield choice


def is_accepted(box: Box, written: Written, hand: tuple[str, ...], choice: Choice) -> bool:
    """Whether the rules let this choice pass."""
    try:
        check_choice(box, written, hand, choice)
    except Refused:
        return False
    return True


def letter_score(written: Written, choice: Choice, place: int, *, everywhere: bool) -> int | None:
    """What a letter scores before any doubling, None if it does not score (GOL-7 to GOL-9, GOL-12, GOL-21)."""
    letter = written.play.word[place]
    if place in (*written.misspelt, *written.extra):
        return None
    if letter in written.faces or place in [use.at for use in choice.cards]:
        return VALUES[letter]
    stands_here = place in choice.jokers
    stands_elsewhere = letter in [written.play.word[joker] for joker in choice.jokers]
    return 1 if stands_here or (everywhere and stands_elsewhere) else None


def expected_score(written: Written, choice: Choice, *, everywhere: bool) -> tuple[int, bool]:
    """The round's score and whether it is a hole in one, space by space (GOL-10, GOL-11, GOL-13 to GOL-15)."""
    total = -written.card.par
    hole_in_one = True
    for number, space in enumerate(written.card.spaces):
        if number not in written.play.path:
            total -= 1
            hole_in_one = False
            continue
        place = written.play.path.index(number)
        points = letter_score(written, choice, place, everywhere=everywhere)
        if points is not None:
            total += 2 * points if space.kind is SpaceKind.DOUBLE else points
            continue
        hole_in_one = False
        if space.kind is SpaceKind.OBSTACLE or place in written.extra:
            total -= 1
    return total, hole_in_one
