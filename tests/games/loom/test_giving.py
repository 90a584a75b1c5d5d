"""Strategy cards with which letters are given up or changed: LOO-K6, LOO-K10, LOO-K15."""

import pytest

from sobremesa.games.loom.actions import Activate, ChooseDeck, ChooseDecks, Give, Throw
from sobremesa.games.loom.events import (
    BackDrawn,
    BacksThrown,
    CardChosen,
    GivenUp,
    LetterDrawn,
    LettersGivenUp,
    LettersThrown,
    SeatReady,
)
from sobremesa.games.loom.phases import Into, Phase
from tests.games.loom.boxes import CONSONANT, VOWEL, Desk, K, activate, card, cards, desk, names


def changing(**options: object) -> Desk:
    """The leader changes some letters."""
    table = desk(strategy=[(K.CHANGE_SOME, K.BOOST)], **options)  # type: ignore[arg-type]
    activate(table, K.CHANGE_SOME)
    return table


def test_LOO_K6_letters_are_discarded_and_as_many_drawn() -> None:
    table = changing()
    assert table.step == "throw"
    table.act(0, Throw(cards("To Ao")))
    assert table.hand(0) == "So"
    assert table.state.discards == cards("Ao To")
    assert (table.step, table.state.waiting) == ("decks", (0,))
    assert table.choices(0) == [ChooseDecks(0), ChooseDecks(1), ChooseDecks(2)]
    table.act(0, ChooseDecks(2))
    assert table.happened(BackDrawn) == [BackDrawn(0, VOWEL)] * 2
    assert len(table.state.players[0].hand) == 3
    assert table.state.phase is Phase.ACTIVATING


def test_LOO_K6_all_decks_are_chosen_before_any_card_is_seen() -> None:
    table = changing()
    table.act(0, Throw(cards("Ao So To")))
    assert table.hand(0) == ""
    assert not table.happened(LetterDrawn)
    for wrong in (-1, 4):
        refusal = table.refused(0, ChooseDecks(wrong))
        assert (refusal.clause, refusal.text.args) == ("LOO-K6", {"vowels": wrong, "most": 3})
    assert table.refused(0, ChooseDeck(VOWEL)).clause == "TAB-13"
    table.act(0, ChooseDecks(1))
    assert [event.deck for event in table.happened(BackDrawn)] == [VOWEL, CONSONANT, CONSONANT]


@pytest.mark.parametrize("thrown", ["", "Ao Ao", "Ao Eo", "Co"])
def test_LOO_K6_one_or_more_letters_of_ones_own_each_once(thrown: str) -> None:
    table = changing()
    assert table.refused(0, Throw(cards(thrown))).clause == "LOO-K6"


def test_LOO_K6_others_see_the_backs_alone() -> None:
    table = changing()
    table.act(0, Throw(cards("To Ao")))
    table.act(0, ChooseDecks(1))
    assert table.told(0, LettersThrown) == [LettersThrown((0,), 0, cards("Ao To"))]
    assert table.told(1, LettersThrown) == table.told(None, LettersThrown) == []
    assert table.told(1, BacksThrown) == [BacksThrown(0, (VOWEL, CONSONANT))]
    assert len(table.told(0, LetterDrawn)) == 2
    assert table.told(1, LetterDrawn) == []
    assert table.view(1).face_up == ()


def test_LOO_K6_offers_every_single_letter_and_says_that_more_may_go() -> None:
    table = changing()
    (offer,) = table.offers(0)
    assert offer.action == "throw"
    assert offer.choices == tuple(Throw((number,)) for number in cards("Ao So To"))
    (ask,) = offer.asks
    assert (ask.field, ask.least, ask.most, ask.among) == ("cards", 1, 3, cards("Ao So To"))


def test_LOO_K6_without_letters_it_does_nothing() -> None:
    table = desk(("", "Eo"), strategy=[(K.CHANGE_SOME, K.BOOST)], vowels="", consonants="")
    activate(table, K.CHANGE_SOME)
    assert table.state.waiting == (1,)


def test_LOO_K6_what_was_discarded_may_come_back_when_decks_are_empty() -> None:
    """LOO-3."""
    table = changing(vowels="", consonants="")
    table.act(0, Throw(cards("Ao To")))
    table.act(0, ChooseDecks(1))
    assert table.hand(0) == "Ao So To"


def test_LOO_K10_one_more_letter_from_a_deck_of_ones_choice() -> None:
    table = desk(strategy=[(K.EXTRA_CARD, K.BOOST)])
    activate(table, K.EXTRA_CARD)
    assert table.step == "deck"
    assert table.refused(1, ChooseDeck(VOWEL)).clause == "TAB-13"
    table.act(0, ChooseDeck(VOWEL))
    assert len(table.state.players[0].hand) == 4
    (drawn,) = table.told(0, LetterDrawn)
    assert table.state.deck_of(drawn.card) is VOWEL
    assert table.told(1, LetterDrawn) == []
    assert table.told(1, BackDrawn) == [BackDrawn(0, VOWEL)]
    assert table.state.phase is Phase.ACTIVATING


def one_less(*hands: str, **options: object) -> Desk:
    """The leader makes all rivals discard."""
    held = hands or ("Ao So To", "Eo Ro No", "Oo Do Lo")
    table = desk(held, strategy=[(K.ONE_LESS, K.BOOST)], **options)  # type: ignore[arg-type]
    activate(table, K.ONE_LESS)
    return table


def test_LOO_K15_every_rival_discards_a_letter_of_their_own_choice() -> None:
    table = one_less()
    assert (table.step, table.state.waiting, table.state.deadline) == ("give-up", (2, 1), 15_000)
    assert table.refused(2, Give(card("Eo"))).clause == "LOO-K15"
    table.act(2, Give(card("Lo")))
    table.act(1, Give(card("Eo")))
    assert table.happened(LettersGivenUp) == [
        LettersGivenUp((GivenUp(2, card("Lo")), GivenUp(1, card("Eo"))), Into.DISCARDS)
    ]
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("Ao So To", "No Ro", "Oo Do")
    assert table.state.discards == tuple(sorted(cards("Lo Eo")))
    assert table.view(0).face_up == table.state.discards, "they are shown"
    assert table.centre == "Co Ag Sg Ab Mo"


def test_LOO_K15_all_choose_at_once_and_show_together() -> None:
    table = one_less()
    table.act(1, Give(card("Ro")))
    assert table.told(1, CardChosen) == [CardChosen((1,), 1, card("Ro"))]
    assert table.told(0, CardChosen) == table.told(2, CardChosen) == table.told(None, CardChosen) == []
    assert table.happened(SeatReady)[-1] == SeatReady(1)
    assert table.hand(1) == "Eo No Ro"
    assert table.refused(1, Give(card("Eo"))).clause == "TAB-13"
    assert table.refused(0, Give(card("Ao"))).clause == "TAB-13"
    assert (table.view(1).own_card, table.view(2).own_card) == (card("Ro"), None)


@pytest.mark.parametrize(
    ("hand", "given"),
    [
        ("Eo Ro No", "Eo"),
        ("Zo No Ro", "No"),
        ("Ag Ao Ro", "Ao"),
        ("Ay Ab Ag", "Ag"),
        ("Ay Ab", "Ab"),
        ("Ey Ao", "Ao"),
        ("Ño Po Zo", "Po"),
        ("Ño QUo", "Ño"),
        ("Uo Co", "Co"),
    ],
)
def test_LOO_K15_who_does_not_choose_in_time_gives_the_lowest(hand: str, given: str) -> None:
    """Among equals the first in the alphabet, then orange, green, black, yellow."""
    table = one_less("So", hand, "Oo Do")
    table.act(2, Give(card("Do")))
    table.tick()
    (shown,) = table.happened(LettersGivenUp)
    assert names([letter.card for letter in shown.letters]) == f"Do {given}"


def test_LOO_K17_who_does_not_choose_in_time_lays_the_lowest() -> None:
    table = desk(strategy=[(K.ALL_TO_THE_CENTRE, K.BOOST)])
    activate(table, K.ALL_TO_THE_CENTRE)
    assert table.state.deadline == 15_000
    table.tick()
    assert table.centre == "Co Ag Sg Ab Mo Oo Eo"


def test_LOO_K15_only_the_shielded_player_is_passed_over() -> None:
    """LOO-K2."""
    table = desk(strategy=[(K.SHIELD, K.BOOST), (), (K.ONE_LESS, K.BOOST)])
    activate(table, K.SHIELD, K.ONE_LESS)
    assert table.state.waiting == (1,)
    table.act(1, Give(card("Eo")))
    assert table.hand(0) == "Ao So To"


def test_LOO_K15_a_rival_without_letters_discards_none() -> None:
    table = one_less("Ao", "", "Oo Do", vowels="", consonants="")
    assert table.state.waiting == (2,)
    table.act(2, Give(card("Do")))
    assert table.happened(LettersGivenUp) == [LettersGivenUp((GivenUp(2, card("Do")),), Into.DISCARDS)]


def test_LOO_K15_the_next_card_asks_afresh() -> None:
    table = desk(strategy=[(K.ONE_LESS, K.BOOST), (), (K.ONE_LESS, K.BOOST)])
    activate(table, K.ONE_LESS)
    table.act(1, Give(card("Eo")))
    table.act(2, Give(card("Oo")))
    table.act(2, Activate(K.ONE_LESS))
    assert (table.step, table.state.waiting) == ("give-up", (0, 1))
