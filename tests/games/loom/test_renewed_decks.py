"""A deck that runs out when a card is due (LOO-3)."""

from itertools import product
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sobremesa.games.loom.actions import ChooseDeck, ChooseDecks, Give, Throw
from sobremesa.games.loom.events import DeckRenewed, LetterDrawn
from sobremesa.games.loom.phases import Phase
from tests.games.loom.boxes import (
    CONSONANT,
    VOWEL,
    Desk,
    K,
    activate,
    card,
    cards,
    create,
    creating,
    desk,
    names,
)


def renewed(vowels: str, consonants: str, discards: str, deck_: Any) -> tuple[Desk, str]:
    """An extra card drawn when the decks hold these."""
    table = desk(strategy=[[K.EXTRA_CARD, K.BOOST]], vowels=vowels, consonants=consonants, discards=discards)
    table.act(0, table.choices(0)[0])
    if table.step == "deck":
        table.act(0, ChooseDeck(deck_))
    new = set(table.state.players[0].hand) - set(cards("Ao So To"))
    return table, names(sorted(new))


def test_LOO_3_a_deck_that_runs_out_is_made_anew_from_its_own_discards() -> None:
    table, new = renewed("", "Zo Zg", "Iy Ty Zy", VOWEL)
    assert new == "Iy"
    assert table.happened(DeckRenewed) == [DeckRenewed(VOWEL, this_round=False)]
    assert table.view(0).discards == {VOWEL: 0, CONSONANT: 2}
    assert table.view(0).decks == {VOWEL: 0, CONSONANT: 2}


def test_LOO_3_a_deck_is_not_renewed_before_a_card_is_due() -> None:
    table, new = renewed("Uo", "Zo", "Iy", VOWEL)
    assert new == "Uo"
    assert not table.happened(DeckRenewed)


def test_LOO_3_without_discards_the_other_deck_serves() -> None:
    table, new = renewed("", "Zo", "Ty", VOWEL)
    assert new == "Zo"
    assert not table.happened(DeckRenewed)


def test_LOO_3_the_other_deck_is_renewed_too() -> None:
    table, new = renewed("", "", "Ty", VOWEL)
    assert new == "Ty"
    assert table.happened(DeckRenewed) == [DeckRenewed(CONSONANT, this_round=False)]
    _, vowel = renewed("Uo", "", "", CONSONANT)
    assert vowel == "Uo"


def test_LOO_3_with_nothing_left_no_card_is_drawn() -> None:
    table, new = renewed("", "", "", VOWEL)
    assert new == ""
    assert table.state.phase is Phase.ACTIVATING, "nothing could be drawn, so that nothing was asked"


def swept(discards: str, deck_: Any) -> Desk:
    """The vowels are gone, the centre of Io Eg Zo is discarded for five new cards, and one is due from this deck."""
    table = desk(
        strategy=[[K.NEW_CENTRE, K.BOOST]], centre="Io Eg Zo", vowels="", consonants="Zg Zb Zy", discards=discards
    )
    table.act(0, table.choices(0)[0])
    table.act(0, ChooseDeck(deck_))
    return table


def test_LOO_3_this_rounds_discards_stay_out_where_there_are_others() -> None:
    table = swept("Iy Ty", VOWEL)
    assert table.centre == "Iy"
    assert table.happened(DeckRenewed) == [DeckRenewed(VOWEL, this_round=False)]
    assert names(table.state.discards) == "Eg Io Ty Zo"
    assert table.view(1).face_up == cards("Eg Io Zo")


def test_LOO_3_this_rounds_discards_are_used_where_there_are_no_others() -> None:
    table = swept("Ty", VOWEL)
    assert table.centre in ("Io", "Eg")
    assert table.happened(DeckRenewed) == [DeckRenewed(VOWEL, this_round=True)]
    assert names(table.state.discards) == "Ty Zo"
    assert names(table.state.discarded_now) == "Zo"


def test_LOO_3_earlier_discards_go_in_first_and_then_this_rounds() -> None:
    table = swept("Iy", VOWEL)
    table.act(0, ChooseDeck(VOWEL))
    assert [event.this_round for event in table.happened(DeckRenewed)] == [False, True]
    assert sorted(table.centre.split()) in (["Eg", "Iy"], ["Io", "Iy"])


def test_LOO_3_what_was_discarded_in_a_round_is_an_earlier_discard_in_the_next() -> None:
    table = creating(("Ao So", "Eo Ro"), "Co", rounds=2)
    create(table, None, None)
    assert table.state.discarded_now == ()
    assert names(table.state.discarded_before(VOWEL)) == "Ao Eo"


def test_LOO_3_letters_thrown_taken_out_or_given_up_are_this_rounds_discards() -> None:
    """LOO-K3, LOO-K6, LOO-K15."""
    thrown = desk(strategy=[[K.CHANGE_SOME, K.BOOST]])
    activate(thrown, K.CHANGE_SOME)
    thrown.act(0, Throw(cards("So")))
    assert names(thrown.state.discarded_now) == "So"
    given = desk(("Ao So", "Eo Ro"), strategy=[[K.ONE_LESS, K.BOOST]])
    activate(given, K.ONE_LESS)
    given.act(1, Give(card("Ro")))
    assert names(given.state.discarded_now) == "Ro"
    taken = desk(("Ao So", "Eo Io"), strategy=[[K.THROW_ONE_OUT, K.BOOST]])
    activate(taken, K.THROW_ONE_OUT)
    assert names(taken.state.discarded_now) in ("Eo", "Io")


def test_LOO_3_in_a_match_from_before_all_discards_went_in() -> None:
    """The event of an older log does not say which."""
    table = swept("Iy", VOWEL)
    older = msgspec.json.decode(b'{"type": "deck-renewed", "deck": "vowel"}', type=DeckRenewed)
    before = desk(centre="Io", vowels="", discards="Iy Ty").state
    before = replace(before, discards=tuple(sorted(cards("Iy Eg Ty"))), discarded_now=cards("Eg"))
    after = table.game.evolve(before, older)
    assert names(after.vowels) == "Eg Iy"
    assert (names(after.discards), after.discarded_now) == ("Ty", ())


def test_LOO_3_a_renewed_deck_forgets_what_was_face_up() -> None:
    table = desk(strategy=[[K.NEW_CENTRE, K.BOOST]], centre="Io", vowels="", consonants="Zo Zg Zb Zy Ro")
    table.act(0, table.choices(0)[0])
    assert names(table.view(1).face_up) == "Io"
    table.act(0, ChooseDeck(VOWEL))
    assert table.centre == "Io"
    assert table.view(1).face_up == ()


@pytest.mark.parametrize("vowels", range(4))
def test_LOO_3_so_many_of_each_deck_are_dealt_in_whatever_order_they_are_due(vowels: int) -> None:
    """LOO-2: why it is enough to say how many vowels: what one deck lacks, the other gives."""
    for left, others in product(range(5), repeat=2):
        in_deck, in_other = "Ag Eg Ig Og"[: 3 * left], "Cg Dg Lg Mg"[: 3 * others]
        table = desk(("", ""), "", phase=Phase.DECKS, vowels=in_deck, consonants=in_other)
        for seat in table.state.order:
            table.act(seat, ChooseDecks(vowels))
        backs = table.view(1).players[0].letters
        assert backs.count(VOWEL) == min(left, vowels + max(0, 3 - vowels - others))
        assert backs.count(CONSONANT) == min(others, 3 - vowels + max(0, vowels - left))


def test_LOO_3_with_no_letters_at_all_the_round_still_goes_on() -> None:
    table = desk(("Ao", "Eo"), "Co", vowels="", consonants="", phase=Phase.CENTRE)
    table.act(0, ChooseDeck(VOWEL))
    assert table.step == "decks", "the centre stays as it is"
    for seat in (0, 1):
        table.act(seat, ChooseDecks(1))
    assert not table.happened(LetterDrawn)
    assert table.state.phase is Phase.STRATEGY_START
