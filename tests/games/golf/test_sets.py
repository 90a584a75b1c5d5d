"""A match with the hole cards of a printed set (GOL-S1)."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.editions.golf import load_golf
from sobremesa.engine import Entry, Refused, verify
from sobremesa.games.golf.dealing import cards_of_set
from sobremesa.games.golf.events import DiceThrown, HolesDealt
from tests.games.golf.boxes import golf, happened, play_to_end, start

CODE, OTHER = "K7M2QX", "H4P9ZT"
PRINTED = ["1f 2e 3a 4c 5e 6f 7b 8e 9f", "1b 2b 3e 4d 5c 6d 7d 8f 9d"]
"""What this code deals to the first two seats."""
BOX = load_golf("es")


def begun(code: str, seats: int = 3, seed: int = 1, **options: Any) -> Any:
    return start(golf(box=BOX, set=code, **options), seats, seed=seed.to_bytes(32, "big"))


def dealt(match: Any) -> HolesDealt:
    (event,) = happened(match, HolesDealt)
    assert isinstance(event, HolesDealt)
    return event


def faults_with(match: Any, **changes: object) -> list[str]:
    """What is found when the deal of a match is changed."""
    entries: list[Entry[Any]] = [
        replace(entry, event=replace(entry.event, **changes)) if isinstance(entry.event, HolesDealt) else entry
        for entry in match.events
    ]
    return [found.text.id for found in verify(match.game, entries)]


def test_GOL_S1_one_code_deals_the_same_cards_whatever_the_seed() -> None:
    assert dealt(begun(CODE, seed=1)).cards == dealt(begun(CODE, seed=2)).cards
    assert dealt(begun(OTHER)).cards != dealt(begun(CODE)).cards


def test_GOL_S1_a_seat_has_the_same_cards_however_many_play() -> None:
    six = dealt(begun(CODE, 6)).cards
    assert all(dealt(begun(CODE, seats)).cards == six[:seats] for seats in range(1, 6))
    assert all(cards_of_set(BOX, CODE, seats) == six[:seats] for seats in range(1, 7))


@pytest.mark.parametrize("language", ["es", "en"])
def test_GOL_S1_a_set_that_was_printed_is_dealt_the_same_for_ever(language: str) -> None:
    cards = cards_of_set(load_golf(language), CODE, 2)
    assert [" ".join(card.id for card in seat) for seat in cards] == PRINTED


def test_GOL_S1_the_same_holes_of_a_set_are_those_of_its_first_seat() -> None:
    players = dealt(begun(CODE, 4, same_holes=True)).cards
    assert players == cards_of_set(BOX, CODE, 1) * 4


def test_GOL_1_two_matches_with_one_code_throw_their_dice_apart() -> None:
    """TAB-3: a code is public, so nothing but the cards may follow from it."""
    thrown = []
    for seed in (1, 2):
        match = begun(CODE, 1, seed)
        play_to_end(match, "")
        thrown.append([event.faces for event in happened(match, DiceThrown) if isinstance(event, DiceThrown)])
    assert len(thrown[0]) == len(thrown[1]) == 9
    assert thrown[0] != thrown[1]


def test_TAB_3_a_match_with_a_set_is_fair_and_another_deal_is_found() -> None:
    match, other, by_chance = begun(CODE, 2), dealt(begun(OTHER, 2)), dealt(begun("", 2))
    play_to_end(match, "", "")
    assert faults_with(match) == []
    assert faults_with(match, draw=other.draw) == ["unfair-set"]
    assert faults_with(match, cards=dealt(match).cards[::-1]) == ["unfair-shown"]
    assert faults_with(match, draw=other.draw, cards=other.cards, set=OTHER) == ["unfair-shown"]
    assert faults_with(match, draw=by_chance.draw, cards=by_chance.cards, set="") == ["unfair-shown"]


@pytest.mark.parametrize("value", ["K7M2Q", "0O0O0U", 123456, False])
def test_TAB_14_what_is_no_code_is_refused(value: object) -> None:
    with pytest.raises(Refused, match="TAB-14"):
        golf(set=value)
