"""What must hold for a box of Word Golf to be playable at all (GOL-C1 to GOL-C5)."""

import msgspec
import pytest

from sobremesa.games.golf.edition import GolfEdition, Problem, WildcardKind, problems
from sobremesa.games.golf.hole import HoleCard, Space
from tests.games.problems import sentence, told


def row(hole: int, spaces: int = 3, card_id: str = "") -> HoleCard:
    return HoleCard(card_id or f"{hole}", hole, 3, tuple(Space(x, 0) for x in range(spaces)), 0, spaces - 1)


BOX = GolfEdition(
    id="test",
    language="en",
    dice=("ABCDE•",),
    values={letter: 1 for letter in "ABCDEZ"},  # noqa: C420
    joker_value=1,
    kinds=(WildcardKind("AE", 2, 4), WildcardKind("Z", 5, 3)),
    coins=3,
    cards=tuple(row(hole) for hole in range(1, 10)),
)


def with_card(card: HoleCard) -> GolfEdition:
    return msgspec.structs.replace(BOX, cards=(*BOX.cards, card))


def only_problem(edition: GolfEdition) -> Problem:
    (found,) = problems(edition)
    return found


def test_a_small_box_of_ones_own_has_no_problems() -> None:
    assert problems(BOX) == ()


BROKEN = [
    ("no dice", {"dice": ()}, "dice", "there are 0 dice, and there must be 1 to 12"),
    ("a die of five faces", {"dice": ("ABCDE",)}, "dice", "die 1 has 5 faces and must have 6"),
    ("a small letter", {"dice": ("ABCDE•", "aABCDE")}, "dice", "'a' on die 2 is neither a letter from A to Z nor •"),
    ("a letter with no value", {"dice": ("ABCDEX",)}, "values", "'X' is on a die or a wildcard card but has no value"),
    ("a value for Ñ", {"values": BOX.values | {"Ñ": 1}}, "values", "'Ñ' has a value but is no letter from A to Z"),
    ("a value below 0", {"values": BOX.values | {"Q": -1}}, "values", "the value of 'Q' is -1, and must be 0 to 99"),
    ("a huge joker", {"joker_value": 100}, "joker_value", "the joker's value is 100, and must be 0 to 99"),
    ("a kind of nothing", {"kinds": (WildcardKind("", 1, 1),)}, "kinds", "wildcard 1 has no letters"),
    (
        "a joker on a card",
        {"kinds": (WildcardKind("A•", 1, 1),)},
        "kinds",
        "'•' on wildcard 1 is no letter from A to Z",
    ),
    ("a gift below 0", {"kinds": (WildcardKind("A", -1, 1),)}, "kinds", "wildcard 'A' costs -1, and must cost 0 to 99"),
    ("no copy", {"kinds": (WildcardKind("A", 1, 0),)}, "kinds", "there are 0 wildcards 'A', and must be 1 to 99"),
    (
        "a letter of two kinds",
        {"kinds": (WildcardKind("AE", 1, 1), WildcardKind("BA", 1, 1))},
        "kinds",
        "'A' is on the wildcard cards twice",
    ),
    ("coins owed", {"coins": -1}, "coins", "there are -1 coins, and must be 0 to 99"),
    ("a hole without a card", {"cards": BOX.cards[:8]}, "cards", "hole 9 has no card"),
]


@pytest.mark.parametrize(("change", "field", "said"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_each_problem_is_said_in_one_sentence(change: dict[str, object], field: str, said: str) -> None:
    found = only_problem(msgspec.structs.replace(BOX, **change))
    assert (found.field, sentence(found)) == (field, said)


def test_a_problem_of_a_wildcard_or_a_value_says_which() -> None:
    sound = WildcardKind("Z", 1, 6)
    for wrong in (WildcardKind("", 1, 6), WildcardKind("BB", 1, 6), WildcardKind("A", 100, 6), WildcardKind("A", 1, 0)):
        assert only_problem(msgspec.structs.replace(BOX, kinds=(sound, wrong))).wildcard == 1
    assert only_problem(msgspec.structs.replace(BOX, values={**BOX.values, "Ñ": 1})).letter == "Ñ"
    assert only_problem(msgspec.structs.replace(BOX, values={**BOX.values, "Q": 100})).letter == "Q"


CROSS = tuple(Space(x, y) for x, y in [(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)])
BROKEN_CARDS = [
    (HoleCard("x", 1, 3, (Space(0, 0),), 0, 0), "has 1 spaces, and must have 2 to 12"),
    (row(1, 13, "x"), "has 13 spaces, and must have 2 to 12"),
    (row(10, 3, "x"), "is for hole 10, and holes are 1 to 9"),
    (HoleCard("x", 1, 3, CROSS, 0, 5), "has its start or its flag on no space of its own"),
    (HoleCard("x", 1, 3, CROSS, 1, 1), "has its start and its flag on the same space"),
    (HoleCard("x", 1, 3, (Space(0, 0), Space(1, 0), Space(0, 0)), 0, 1), "has two spaces at the same point"),
    (HoleCard("x", 1, 3, (Space(0, 0), Space(12, 0)), 0, 1), "is larger than 12 by 12"),
    (HoleCard("x", 1, 3, row(1).spaces, 0, 1), "has no line through all of its spaces"),
    (
        HoleCard("x", 1, 3, CROSS, 0, 4),
        "has no line through all of its spaces that goes from neighbour to neighbour",
    ),
]


@pytest.mark.parametrize(("card", "said"), BROKEN_CARDS, ids=[case[1] for case in BROKEN_CARDS])
def test_GOL_C2_a_card_that_cannot_be_played_says_why(card: HoleCard, said: str) -> None:
    assert told(only_problem(with_card(card))) == ("cards", f"hole card 'x' {said}", "x")


def test_the_cards_of_a_hole_share_their_par_and_no_id() -> None:
    other = msgspec.structs.replace(row(2), par=100)
    assert {sentence(found) for found in problems(with_card(other))} == {
        "two hole cards have the id '2'",
        "the cards of hole 2 do not have the same par",
        "hole card '2' has par 100, and must have 0 to 99",
    }


def test_the_card_that_is_named_is_the_one_whose_par_differs_from_the_first() -> None:
    """GOL-C1: one par a hole."""
    others = (msgspec.structs.replace(row(2), id="2b", par=7), msgspec.structs.replace(row(2), id="2c"))
    cards = (*BOX.cards, *others)
    found = only_problem(msgspec.structs.replace(BOX, cards=cards))
    assert told(found) == ("cards", "the cards of hole 2 do not have the same par", "2b")
    assert [card.id for card in msgspec.structs.replace(BOX, cards=cards).cards_of(2)] == ["2", "2b", "2c"]
