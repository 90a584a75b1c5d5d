"""What our own boxes promise, in both languages (GOL-C1 to GOL-C5 and the rulebook's two examples)."""

import pytest

from sobremesa.editions import available, load_golf
from sobremesa.games.golf.edition import GolfEdition, WildcardKind, problems
from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind
from sobremesa.games.golf.line import lines

BOXES = [load_golf(name) for name in available("golf")]
CARDS = BOXES[0].cards
HOLES = range(1, 10)

every_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.id)
every_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)


def silhouette(card: HoleCard) -> tuple[tuple[int, int], ...]:
    plain = HoleCard("", 1, 0, tuple(Space(space.x, space.y) for space in card.spaces), -1, -1)
    return tuple((x, y) for x, y, _, _ in plain.likeness())


def lengths(card: HoleCard, *, neighbours: bool) -> list[int]:
    return [n for n in range(2, len(card.spaces) + 1) if any(True for _ in lines(card, n, neighbours=neighbours))]


def test_there_is_a_box_in_each_language_and_both_have_the_same_cards() -> None:
    assert available("golf") == ("en", "es")
    assert [box.language for box in BOXES] == ["en", "es"]
    assert BOXES[0].cards == BOXES[1].cards


@every_box
def test_a_box_has_no_problems_and_serves_six_players(box: GolfEdition) -> None:
    assert problems(box) == ()
    assert all(len(box.cards_of(hole)) >= 6 for hole in range(1, 10))
    assert all(kind.count >= 6 for kind in box.kinds)


@every_box
def test_GOL_C3_the_dice(box: GolfEdition) -> None:
    assert box.dice == ("AEIOU•", "ALSBMV", "ENRCPY", "IRTDHZ", "OSNFJ•", "UTLGQ•")


@every_box
def test_GOL_C4_the_letter_values(box: GolfEdition) -> None:
    by_value = {value: {letter for letter, own in box.values.items() if own == value} for value in box.values.values()}
    assert by_value == {1: set("AEIOULNRST"), 2: set("BCDFGMP"), 3: set("HJQVYZ")}
    assert box.joker_value == 1


@every_box
def test_GOL_C5_the_wildcard_cards_and_coins(box: GolfEdition) -> None:
    assert box.kinds == (
        WildcardKind("AEIOU", 2, 6),
        WildcardKind("LNRST", 3, 6),
        WildcardKind("BCDFGMP", 4, 6),
        WildcardKind("HJQVYZ", 5, 6),
    )
    assert box.coins == 12


@every_box
def test_GOL_C1_six_cards_for_each_of_nine_holes_with_their_pars(box: GolfEdition) -> None:
    assert [len(box.cards_of(hole)) for hole in HOLES] == [6] * 9
    assert [{card.par for card in box.cards_of(hole)} for hole in HOLES] == [{p} for p in (3, 3, 3, 3, 4, 4, 5, 5, 6)]


@every_box
def test_later_holes_have_more_spaces_doubles_and_obstacles_and_all_cards_of_a_hole_as_many(box: GolfEdition) -> None:
    def counts(card: HoleCard) -> tuple[int, int, int]:
        return len(card.spaces), card.count(SpaceKind.DOUBLE), card.count(SpaceKind.OBSTACLE)

    assert [{counts(card) for card in box.cards_of(hole)} for hole in HOLES] == [
        {(5, 1, 0)},
        {(5, 1, 1)},
        {(6, 1, 1)},
        {(6, 1, 1)},
        {(7, 1, 1)},
        {(7, 2, 2)},
        {(8, 2, 2)},
        {(8, 2, 3)},
        {(9, 2, 3)},
    ]


def test_GOL_C1_no_two_cards_have_the_same_silhouette_even_turned_or_mirrored() -> None:
    assert len({silhouette(card) for card in CARDS}) == len({card.id for card in CARDS}) == 54


def test_every_card_has_a_name_of_its_own_in_both_languages() -> None:
    for language in ("es", "en"):
        assert len({card.name(language) for card in CARDS} - {card.id for card in CARDS}) == 54


@every_card
def test_a_card_fits_five_by_five(card: HoleCard) -> None:
    assert max(card.size()) <= 5


@every_card
def test_GOL_6_a_word_of_any_length_has_a_line(card: HoleCard) -> None:
    assert lengths(card, neighbours=False) == list(range(2, len(card.spaces) + 1))


@every_card
def test_GOL_5_with_neighbours_only_the_shortest_words_have_none(card: HoleCard) -> None:
    found = lengths(card, neighbours=True)
    assert found == list(range(found[0], len(card.spaces) + 1))
    assert found[0] <= 5


@every_card
def test_GOL_4_there_is_more_than_one_way_through_all_spaces_and_crossing_forbids_many(card: HoleCard) -> None:
    every = len(card.spaces)
    through_all = sum(1 for _ in lines(card, every, neighbours=False))
    orders = 1
    for choices in range(2, every - 1):
        orders *= choices
    assert 3 <= through_all <= orders * 2 / 3


@every_card
def test_each_double_is_met_by_at_least_three_different_letters_of_a_word_that_fills_the_card(card: HoleCard) -> None:
    paths = list(lines(card, len(card.spaces), neighbours=False))
    for place, space in enumerate(card.spaces):
        if space.kind is SpaceKind.DOUBLE:
            assert len({path.index(place) for path in paths}) >= 3
    assert SpaceKind.PLAIN is card.spaces[card.start].kind is card.spaces[card.flag].kind


def test_GOL_C2_a_card_of_hole_5_admits_both_examples() -> None:
    """HUECOS and HECHIZO meet the double at the 4th letter and the obstacle at the 5th, and no other."""
    honeycomb = next(card for card in CARDS if card.id == "5c")
    for word in ("HUECOS", "HECHIZO"):
        kinds = [SpaceKind.PLAIN] * len(word)
        kinds[3:5] = [SpaceKind.DOUBLE, SpaceKind.OBSTACLE]
        found = [
            [honeycomb.spaces[place].kind for place in path] for path in lines(honeycomb, len(word), neighbours=False)
        ]
        assert kinds in found
    assert (honeycomb.hole, honeycomb.par, len(honeycomb.spaces)) == (5, 4, 7)
