"""Strategy cards that take letters from rivals' hands: LOO-K1, LOO-K3, LOO-K7, LOO-K8, LOO-K9, LOO-K11, and LOO-8."""

import pytest
from msgspec.structs import replace

from sobremesa.games.loom.actions import ChooseDeck, Give, NameKind, Target
from sobremesa.games.loom.events import (
    BackGiven,
    BackTaken,
    CardChosen,
    CardsSeen,
    HandDrawn,
    HandsSwapped,
    LetterGiven,
    LetterTaken,
)
from sobremesa.games.loom.phases import Into, Phase
from sobremesa.games.loom.state import LoomState
from tests.games.loom.boxes import CONSONANT, VOWEL, Desk, K, activate, card, cards, desk

TAKERS = (K.SWAP, K.THROW_ONE_OUT, K.STEAL_ONE, K.FOR_ALL)


def playing(kind: K, *hands: str, others: tuple[K, ...] = (), **options: object) -> Desk:
    """The leader has activated a card; the others hold these."""
    strategy = [(kind, K.BOOST), *((other, K.BOOST) for other in others)]
    table = desk(hands or ("Ao So To", "Eo Ro No", "Oo Do Lo"), strategy=strategy, **options)  # type: ignore[arg-type]
    activate(table, kind)
    return table


def shielded(kind: K, *hands: str) -> Desk:
    """The leader is shielded, and the last seat has activated a card."""
    table = desk(hands or ("Ao So To", "Eo Ro No", "Oo Do Lo"), strategy=[(K.SHIELD, K.BOOST), (), (kind, K.BOOST)])
    activate(table, K.SHIELD, kind)
    return table


def test_LOO_8_the_taker_names_a_kind_that_the_rival_holds() -> None:
    table = playing(K.STEAL_ONE)
    table.act(0, Target(1))
    assert table.choices(0) == [NameKind(VOWEL), NameKind(CONSONANT)]
    assert table.refused(1, NameKind(VOWEL)).clause == "TAB-13"
    table.act(0, NameKind(CONSONANT))
    assert table.happened(BackTaken) == [BackTaken(0, 1, CONSONANT, Into.HAND)]
    assert len(table.state.players[0].hand) == 4
    assert table.hand(1) in ("Eo Ro", "Eo No")


def test_LOO_8_a_kind_that_the_rival_lacks_cannot_be_named() -> None:
    """The match asks nothing when there is but one kind; a card of another rival is none of this one's."""
    table = playing(K.GREAT_ROBBERY, "Ao", "Eo Ro", "Oo Do")
    assert table.state.question is not None
    assert table.state.question.rival == 2
    only_vowels = playing(K.STEAL_ONE, "Ao So", "Eo Io", "Oo Do")
    only_vowels.act(0, Target(1))
    assert only_vowels.happened(BackTaken) == [BackTaken(0, 1, VOWEL, Into.HAND)]
    assert only_vowels.state.phase is Phase.ACTIVATING


def test_LOO_8_chance_picks_among_the_cards_of_that_kind_alone() -> None:
    seen = set()
    for number in range(30):
        table = playing(K.STEAL_ONE, "Ao", "Eo Ro No To", "Oo")
        table.state = _reseeded(table, number)
        table.act(0, Target(1))
        table.act(0, NameKind(CONSONANT))
        (taken,) = table.happened(LetterTaken)
        assert [event.draw.sizes for event in table.happened(HandDrawn)] == [(3,)]
        seen.add(taken.card)
    assert seen == set(cards("Ro No To"))


def _reseeded(table: Desk, number: int) -> LoomState:
    return replace(table.state, chance=replace(table.state.chance, seed=bytes([number]) * 32))


def test_LOO_8_a_letter_taken_is_like_any_other_of_the_hand() -> None:
    table = playing(K.STEAL_ONE, "Ao", "Eo", "Oo", others=(K.BOOST, K.STEAL_ONE))
    table.act(0, Target(1))
    table.act(1, ChooseDeck(VOWEL))
    activate(table, K.STEAL_ONE)
    table.act(2, Target(0))
    assert table.hand(2) in ("Ao Oo", "Eo Oo")


def test_LOO_8_who_loses_a_letter_and_who_gets_it_learn_which() -> None:
    table = playing(K.STEAL_ONE)
    table.act(0, Target(1))
    table.act(0, NameKind(VOWEL))
    (taken,) = table.happened(LetterTaken)
    assert taken.card == card("Eo")
    assert table.told(0, LetterTaken) == table.told(1, LetterTaken) == [taken]
    assert table.told(2, LetterTaken) == table.told(None, LetterTaken) == []
    assert table.told(None, BackTaken) == [BackTaken(0, 1, VOWEL, Into.HAND)]


# ---- Swap


def test_LOO_K1_what_is_given_is_chosen_first_and_what_comes_is_of_what_the_rival_held() -> None:
    table = playing(K.SWAP)
    table.act(0, Target(1))
    assert table.step == "gift"
    assert table.choices(0) == [Give(number) for number in cards("Ao So To")]
    table.act(0, Give(card("Ao")))
    assert table.choices(0) == [NameKind(VOWEL), NameKind(CONSONANT)]
    table.act(0, NameKind(VOWEL))
    assert (table.hand(0), table.hand(1)) == ("Eo So To", "Ao No Ro")
    assert table.state.phase is Phase.ACTIVATING


def test_LOO_K1_only_a_letter_of_ones_own_can_be_given() -> None:
    table = playing(K.SWAP)
    table.act(0, Target(1))
    for wrong in (card("Eo"), card("Co"), -1, 999):
        assert table.refused(0, Give(wrong)).clause == "LOO-K1"


def test_LOO_K1_the_gift_is_secret_to_others_and_its_back_is_not() -> None:
    table = playing(K.SWAP)
    table.act(0, Target(1))
    table.act(0, Give(card("So")))
    assert table.told(1, CardChosen) == []
    assert table.view(0).own_card == card("So")
    table.act(0, NameKind(VOWEL))
    (given,) = table.happened(LetterGiven)
    assert given == LetterGiven((0, 1), 0, 1, card("So"))
    assert table.told(0, LetterGiven) == table.told(1, LetterGiven) == [given]
    assert table.told(2, LetterGiven) == []
    assert table.told(2, BackGiven) == [BackGiven(0, 1, CONSONANT)]
    assert table.view(0).own_card is None, "the next card finds nothing chosen"


def test_LOO_K1_with_single_cards_nothing_needs_to_be_asked_but_the_target() -> None:
    table = playing(K.SWAP, "Ao", "Eo", "Oo Do")
    table.act(0, Target(1))
    assert (table.hand(0), table.hand(1)) == ("Eo", "Ao")


def test_LOO_K1_a_shielded_player_exchanges_nothing() -> None:
    """LOO-K2."""
    table = shielded(K.SWAP)
    table.act(2, Target(0))
    assert table.state.waiting == (1,)
    assert (table.hand(0), table.hand(2)) == ("Ao So To", "Oo Do Lo")


def test_LOO_K1_without_letters_on_a_side_nothing_is_exchanged() -> None:
    mine = playing(K.SWAP, "", "Eo", "Oo", vowels="", consonants="")
    mine.act(0, Target(1))
    assert (mine.hand(0), mine.hand(1)) == ("", "Eo")
    theirs = playing(K.SWAP, "Ao So", "", "Oo", vowels="", consonants="")
    theirs.act(0, Target(1))
    assert (theirs.hand(0), theirs.hand(1)) == ("Ao So", "")


# ---- Throw one out


def test_LOO_K3_the_letter_is_discarded_and_nobody_can_use_it() -> None:
    table = playing(K.THROW_ONE_OUT)
    table.act(0, Target(1))
    table.act(0, NameKind(VOWEL))
    assert (table.hand(0), table.hand(1)) == ("Ao So To", "No Ro")
    assert table.state.discards == cards("Eo")
    assert card("Eo") not in table.state.centre


def test_LOO_K3_only_the_rival_learns_which_it_was() -> None:
    table = playing(K.THROW_ONE_OUT)
    table.act(0, Target(1))
    table.act(0, NameKind(VOWEL))
    assert len(table.told(1, LetterTaken)) == 1
    assert table.told(0, LetterTaken) == table.told(2, LetterTaken) == table.told(None, LetterTaken) == []
    assert table.view(0).face_up == ()
    assert table.view(0).discards == {VOWEL: 1, CONSONANT: 0}
    assert table.told(None, BackTaken) == [BackTaken(0, 1, VOWEL, Into.DISCARDS)]


# ---- Swap all


def test_LOO_K7_two_whole_hands_change_places() -> None:
    table = playing(K.SWAP_ALL, "Ao", "Eo Ro No", "Oo Do")
    table.act(0, Target(1))
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("Eo No Ro", "Ao", "Oo Do")
    assert table.told(None, HandsSwapped) == [HandsSwapped(0, 1)]


def test_LOO_K7_each_sees_the_new_hand_and_nobody_else_does() -> None:
    table = playing(K.SWAP_ALL, "Ao", "Eo Ro No", "Oo Do")
    table.act(0, Target(1))
    assert [event.hand for event in table.told(0, CardsSeen)] == [tuple(sorted(cards("Eo Ro No")))]
    assert [event.hand for event in table.told(1, CardsSeen)] == [cards("Ao")]
    assert table.told(2, CardsSeen) == []
    assert table.told(0, CardsSeen)[0].strategy == table.view(0).strategy


def test_LOO_K7_a_shielded_player_keeps_the_hand() -> None:
    """LOO-K2."""
    table = shielded(K.SWAP_ALL)
    table.act(2, Target(0))
    assert (table.hand(0), table.hand(2)) == ("Ao So To", "Oo Do Lo")
    assert not table.happened(HandsSwapped)


def test_LOO_K7_a_wildcard_in_play_stays_with_its_player() -> None:
    """LOO-8."""
    table = desk(("Ao", "Eo Ro"), strategy=[(K.WILDCARD, K.BOOST), (K.SWAP_ALL, K.BOOST)])
    activate(table, K.WILDCARD, K.SWAP_ALL)
    assert (table.hand(0), table.hand(1)) == ("Eo Ro", "Ao")
    assert table.game.means(table.view(0)).wildcard
    assert not table.game.means(table.view(1)).wildcard


# ---- Steal one, for all, great robbery


def test_LOO_K8_a_letter_of_a_rival_is_yours() -> None:
    table = playing(K.STEAL_ONE)
    table.act(0, Target(2))
    table.act(0, NameKind(VOWEL))
    assert (table.hand(0), table.hand(2)) == ("Ao Oo So To", "Do Lo")


def test_LOO_K9_a_letter_of_a_rival_is_laid_in_the_centre_for_all_to_see() -> None:
    table = playing(K.FOR_ALL)
    table.act(0, Target(2))
    table.act(0, NameKind(VOWEL))
    assert table.hand(2) == "Do Lo"
    assert table.centre == "Co Ag Sg Ab Mo Oo"
    (taken,) = table.told(None, LetterTaken)
    assert (taken.card, taken.into) == (card("Oo"), Into.CENTRE)


def test_LOO_K9_the_last_letter_goes_and_another_is_drawn() -> None:
    """LOO-7."""
    table = playing(K.FOR_ALL, "Ao", "Eo")
    assert (table.step, table.state.waiting) == ("refill", (1,))


@pytest.mark.parametrize("kind", [K.THROW_ONE_OUT, K.STEAL_ONE, K.FOR_ALL])
def test_a_card_aimed_at_a_shielded_player_is_spent_without_effect(kind: K) -> None:
    """LOO-K2: LOO-K3, LOO-K8, LOO-K9."""
    table = shielded(kind)
    table.act(2, Target(0))
    assert table.hand(0) == "Ao So To"
    assert not table.happened(LetterTaken)
    assert table.state.waiting == (1,)


@pytest.mark.parametrize("kind", TAKERS)
def test_a_rival_without_letters_loses_none(kind: K) -> None:
    table = playing(kind, "Ao So", "", "Oo", vowels="", consonants="")
    table.act(0, Target(1))
    assert not table.happened(LetterTaken)
    assert table.state.phase is Phase.ACTIVATING


def test_LOO_K11_one_letter_of_every_rival_in_order() -> None:
    table = playing(K.GREAT_ROBBERY)
    assert table.state.question is not None
    assert (table.step, table.state.question.rival) == ("kind", 2)
    table.act(0, NameKind(VOWEL))
    assert table.state.question.rival == 1
    table.act(0, NameKind(VOWEL))
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("Ao Eo Oo So To", "No Ro", "Do Lo")
    assert [event.rival for event in table.happened(BackTaken)] == [2, 1]
    assert table.state.phase is Phase.ACTIVATING


def test_LOO_K11_each_loser_learns_only_of_their_own_letter() -> None:
    table = playing(K.GREAT_ROBBERY)
    table.act(0, NameKind(VOWEL))
    table.act(0, NameKind(VOWEL))
    assert [event.card for event in table.told(0, LetterTaken)] == list(cards("Oo Eo"))
    assert [event.card for event in table.told(1, LetterTaken)] == list(cards("Eo"))
    assert [event.card for event in table.told(2, LetterTaken)] == list(cards("Oo"))


def test_LOO_K11_only_the_shielded_player_is_passed_over() -> None:
    """LOO-K2."""
    table = shielded(K.GREAT_ROBBERY, "Ao So", "Eo Io", "Oo")
    assert (table.hand(0), table.hand(1)) in (("Ao So", "Eo"), ("Ao So", "Io"))
    assert len(table.happened(LetterTaken)) == 1
    assert table.state.phase is Phase.ACTIVATING


def test_LOO_K11_a_rival_without_letters_is_passed_over() -> None:
    table = playing(K.GREAT_ROBBERY, "Ao", "Eo", "", vowels="", consonants="")
    assert (table.hand(0), table.hand(1)) == ("Ao Eo", "")
