"""The box that is shipped, how a match is set up with it, and the options of a table."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.editions.golf import load_golf
from sobremesa.engine import MatchBegan, Refused, Sitter, verify
from sobremesa.games.golf.edition import GolfEdition
from sobremesa.games.golf.events import DiceThrown, HolesDealt, Phase
from sobremesa.games.golf.hole import HoleCard, SpaceKind
from sobremesa.games.golf.line import line_shapes
from sobremesa.games.golf.meta import META
from tests.games.golf.boxes import (
    HEAVY,
    KINDS,
    LIGHT,
    MIDDLE,
    VALUES,
    VOWELS,
    course,
    edition,
    golf,
    happened,
    play_to_end,
    start,
)

P, X, D = SpaceKind.PLAIN, SpaceKind.OBSTACLE, SpaceKind.DOUBLE


@pytest.fixture(params=["es", "en"], scope="module")
def shipped(request: pytest.FixtureRequest) -> GolfEdition:
    """The box of each language."""
    return load_golf(request.param)


def test_GOL_C1_each_hole_has_six_different_cards_and_its_par(shipped: GolfEdition) -> None:
    holes: dict[int, list[HoleCard]] = {}
    for card in shipped.cards:
        holes.setdefault(card.hole, []).append(card)
    assert sorted(holes) == list(range(1, 10))
    assert all(len({card.likeness() for card in cards}) == 6 for cards in holes.values())
    assert [{card.par for card in holes[hole]} for hole in range(1, 10)] == [{3}] * 4 + [{4}] * 2 + [{5}] * 2 + [{6}]


def test_GOL_C2_one_card_of_hole_five_allows_both_examples(shipped: GolfEdition) -> None:
    huecos, hechizo = (P, P, P, D, X, P), (P, P, P, D, X, P, P)
    fitting = [
        card
        for card in shipped.cards_of(5)
        if len(card.spaces) == 7
        and huecos in line_shapes(card, 6, neighbours=False)
        and hechizo in line_shapes(card, 7, neighbours=False)
    ]
    assert fitting


def test_GOL_C3_the_six_dice(shipped: GolfEdition) -> None:
    """GOL-C3."""
    assert shipped.dice == ("AEIOU•", "ALSBMV", "ENRCPY", "IRTDHZ", "OSNFJ•", "UTLGQ•")


def test_GOL_C4_letters_have_their_values_and_the_joker_has_one(shipped: GolfEdition) -> None:
    """GOL-C4."""
    assert shipped.values == VALUES
    assert shipped.joker_value == 1
    assert not {"K", "W", "X"} & shipped.values.keys()


def test_GOL_C5_six_wildcards_of_each_kind_and_twelve_coins(shipped: GolfEdition) -> None:
    assert [(kind.letters, kind.cost, kind.count) for kind in shipped.kinds] == [
        (VOWELS, 2, 6),
        (LIGHT, 3, 6),
        (MIDDLE, 4, 6),
        (HEAVY, 5, 6),
    ]
    assert shipped.coins == 12


@pytest.mark.parametrize("seats", range(1, 7))
def test_GOL_S1_each_player_gets_one_card_of_each_hole_and_nobody_the_same(seats: int) -> None:
    players = start(golf(), seats).state.players
    assert [[card.hole for card in player.cards] for player in players] == [list(range(1, 10))] * seats
    ids = [card.id for player in players for card in player.cards]
    assert len(set(ids)) == 9 * seats


def test_GOL_S1_the_cards_of_each_hole_are_shuffled_apart() -> None:
    game = golf()
    courses = [start(game, 1, seed=bytes([n]) * 32).state.players[0].cards for n in range(9)]
    dealt = {tuple(card.id[1] for card in cards) for cards in courses}
    assert len(dealt) == 9, "every seed deals another course"
    assert any(len(set(copies)) > 1 for copies in dealt), "the holes do not move together"


def test_GOL_S1_every_card_of_a_hole_is_dealt_to_the_first_seat_about_as_often() -> None:
    game = golf()
    firsts = Counter(start(game, 1, seed=bytes([n, 7]) * 16).state.players[0].cards[0].id for n in range(240))
    assert set(firsts) == {f"1{copy}" for copy in "abcdef"}
    assert min(firsts.values()) > 20


def test_GOL_S1_with_the_option_all_play_the_same_nine_cards() -> None:
    players = start(golf(same_holes=True), 4).state.players
    assert len({player.cards for player in players}) == 1
    assert [card.hole for card in players[0].cards] == list(range(1, 10))


def test_GOL_S1_with_the_same_holes_one_card_a_hole_is_enough() -> None:
    box = edition(cards=course(copies=1))
    assert len(start(golf(box=box, same_holes=True), 6).state.players) == 6


def test_GOL_S1_hole_cards_wildcards_and_coins_are_open_to_all() -> None:
    match = start(golf(), 3)
    seen = match.view(2).players
    assert [player.cards for player in seen] == [player.cards for player in match.state.players]
    assert [(player.hand, player.coins) for player in seen] == [((), 0)] * 3
    assert match.view(None).players == seen


@pytest.mark.parametrize("seats", [1, 4, 6])
def test_GOL_S2_the_shop_has_of_each_kind_as_many_cards_as_there_are_players(seats: int) -> None:
    match = start(golf(), seats)
    assert match.view(0).shop == {kind.letters: seats for kind in KINDS}
    assert match.view(0).coins == 12


def test_GOL_1_the_dice_are_thrown_once_for_all_with_the_first_hole() -> None:
    match = start(golf(box=load_golf("es")), 3)
    thrown = happened(match, DiceThrown)
    assert len(thrown) == 1
    assert {match.view(seat).faces for seat in range(3)} == {match.state.faces}
    assert all(face in die for face, die in zip(match.state.faces, load_golf("es").dice, strict=True))
    assert [match.view(seat).card.hole for seat in range(3)] == [1, 1, 1]
    assert match.state.phase is Phase.WRITING


def test_GOL_1_nine_rounds_hole_one_first() -> None:
    match = start(golf(), 2)
    play_to_end(match, "", "")
    thrown = [event for event in happened(match, DiceThrown) if isinstance(event, DiceThrown)]
    assert [event.round for event in thrown] == list(range(1, 10))
    assert len({event.draw.label for event in thrown}) == 9


def test_the_same_seed_deals_and_throws_the_same_and_another_does_not() -> None:
    box = load_golf("es")
    one, same, other = (start(golf(box=box), 2, seed=seed) for seed in (bytes(32), bytes(32), b"\1" * 32))
    assert one.events == same.events
    assert happened(one, HolesDealt) != happened(other, HolesDealt)


def test_a_match_played_to_its_end_was_fair() -> None:
    """TAB-3."""
    game = golf(box=load_golf("es"))
    match = start(game, 2)
    play_to_end(match, "", "")
    assert verify(game, match.events) == ()


def test_a_deal_or_a_throw_that_does_not_follow_from_its_draw_is_noticed() -> None:
    """TAB-3."""
    game = golf(box=load_golf("es"))
    before: Any = None
    seen = set()
    for entry, after in start(game, 2).replay():
        event = entry.event
        assert before is None or game.follows_from_draw(before, event)
        if isinstance(event, DiceThrown):
            assert not game.follows_from_draw(before, replace(event, faces=event.faces[::-1]))
        if isinstance(event, HolesDealt):
            assert not game.follows_from_draw(before, replace(event, cards=event.cards[::-1]))
            assert not game.follows_from_draw(before, replace(event, coins=99))
        if isinstance(event, DiceThrown | HolesDealt):
            other = replace(event.draw, label="another")
            assert not game.follows_from_draw(before, replace(event, draw=other)), "a label may not be picked"
            assert not game.follows_from_draw(after, event), "nothing is dealt or thrown twice"
        before = after
        seen.add(type(event))
    assert {HolesDealt, DiceThrown} <= seen


@pytest.mark.parametrize("seats", [0, 7])
def test_TAB_14_one_to_six_may_play(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        start(golf(), seats)
    assert refused.value.refusal.clause == "TAB-14"
    assert refused.value.refusal.text.args == {"count": seats, "least": 1, "most": 6}


@pytest.mark.parametrize(
    ("few", "options"),
    [
        (edition(cards=course(copies=2)), {}),
        (edition(kinds=tuple(type(kind)(kind.letters, kind.cost, 2) for kind in KINDS)), {"same_holes": True}),
    ],
)
def test_TAB_14_no_more_may_play_than_the_box_has_cards_for(few: GolfEdition, options: dict[str, Any]) -> None:
    """GOL-S1, GOL-S2."""
    assert len(start(golf(box=few, **options), 2).state.players) == 2
    with pytest.raises(Refused) as refused:
        start(golf(box=few, **options), 3)
    assert refused.value.refusal.clause == "TAB-14"
    assert refused.value.refusal.text.args == {"count": 3, "least": 1, "most": 2}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("same_holes", 1),
        ("neighbours", "yes"),
        ("joker", "two-spaces"),
        ("words", "everybody"),
        ("clock", None),
        ("writing_seconds", 9),
        ("writing_seconds", 3601),
        ("writing_seconds", 60.5),
        ("writing_seconds", True),
    ],
)
def test_TAB_14_a_value_that_does_not_fit_is_refused_with_what_would(name: str, value: object) -> None:
    options: dict[str, Any] = {name: value}
    with pytest.raises(Refused) as refused:
        golf(**options)
    refusal = refused.value.refusal
    assert (refusal.clause, refusal.text.args["option"]) == ("TAB-14", name)
    fits = {option.name: option.fits for option in META.described_options}
    assert refusal.text.args["fits"] == fits[name]


def test_TAB_14_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        golf(mulligans=3)
    assert refused.value.refusal.clause == "TAB-14"
    known = str(refused.value.refusal.text.args["known"]).split(", ")
    assert known == ["same_holes", "neighbours", "joker", "words", "clock", "writing_seconds", "set"]


def test_TAB_14_every_option_names_its_clause() -> None:
    assert {option.name: option.clause for option in META.described_options} == {
        "same_holes": "GOL-S1",
        "neighbours": "GOL-5",
        "joker": "GOL-8",
        "words": "GOL-22",
        "clock": "TAB-11",
        "writing_seconds": "GOL-2",
        "set": "GOL-S1",
    }


@pytest.mark.parametrize(
    ("sitters", "judge"),
    [
        ((Sitter.PERSON,), "dictionary"),
        ((Sitter.PERSON, Sitter.BOT, Sitter.BOT), "dictionary"),
        ((Sitter.PERSON, Sitter.BOT, Sitter.PERSON), "table"),
    ],
)
def test_GOL_22_the_table_judges_where_two_or_more_people_sit(sitters: tuple[Sitter, ...], judge: str) -> None:
    """BUF-25."""
    match = start(golf(), sitters)
    assert match.state.options.words == judge
    (began,) = happened(match, MatchBegan)
    assert isinstance(began, MatchBegan)
    assert began.options["words"] == judge


def test_GOL_22_a_table_may_choose_who_judges() -> None:
    """BUF-25."""
    assert start(golf(words="dictionary"), 3).state.options.words == "dictionary"
    assert start(golf(words="table"), (Sitter.PERSON, Sitter.BOT)).state.options.words == "table"


def test_TAB_14_a_box_in_one_language_with_a_dictionary_of_another_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        golf("casa", edition(language="en"))
    assert caught.value.refusal.text.id == "tab-14-language"
