"""What each seat may know: nothing that a person at the table would not see (TAB-2)."""

import pytest

from sobremesa.engine import Refused
from sobremesa.engine.events import draw_of
from sobremesa.games.loom.actions import Activate, NameKind, Start, Target
from sobremesa.games.loom.edition import Deck
from sobremesa.games.loom.events import (
    BackDrawn,
    ChoiceDrawn,
    DeckDrawn,
    HandDrawn,
    LetterDrawn,
    StrategyDealt,
    is_told,
)
from sobremesa.games.loom.phases import Question, Step
from sobremesa.games.loom.view import InPlay
from tests.games.loom.boxes import CONSONANT, VOWEL, K, activate, begun, cards, deal, desk, to_activation


def test_rivals_hands_are_shown_as_backs_alone() -> None:
    """LOO-8."""
    table = desk()
    view = table.view(0)
    assert view.hand == cards("Ao So To")
    assert view.players[1].letters == (VOWEL, CONSONANT, CONSONANT)
    assert view.players[1].strategy == 2
    assert table.view(None).hand == ()
    assert table.view(None).strategy == ()


def test_the_backs_tell_nothing_of_the_order_in_which_cards_came() -> None:
    table = desk(("So Ao To", "Eo", "Oo"))
    assert table.view(1).players[0].letters == (VOWEL, CONSONANT, CONSONANT)


def test_decks_and_discards_are_public_by_number() -> None:
    table = desk(discards="Zo Zg Iy", strategy=[(K.SWAP, K.BLAST), (K.SHIELD, K.BOOST), (K.WILDCARD, K.BOOST)])
    view = table.view(2)
    assert view.discards == {VOWEL: 1, CONSONANT: 2}
    assert view.decks == {VOWEL: 20 - 3 - 2 - 1, CONSONANT: 48 - 6 - 3 - 2}
    assert view.strategy_deck == 54 - 6
    assert view.face_up == ()


def test_the_card_in_play_and_its_question_are_public() -> None:
    table = desk(strategy=[(K.STEAL_ONE, K.BOOST)])
    activate(table, K.STEAL_ONE)
    table.act(0, Target(1))
    view = table.view(2)
    assert view.playing == InPlay(K.STEAL_ONE, 0, 1, None, None)
    assert view.question == Question(Step.KIND, 1)
    assert [player.waiting for player in view.players] == [True, False, False]
    table.act(0, NameKind(VOWEL))
    assert table.view(2).playing is None


def test_nobody_hears_of_a_letter_that_lies_face_down() -> None:
    """LOO-2."""
    table = begun(2)
    deal(table)
    assert all(not is_told(event, seat) for event in table.happened(LetterDrawn) for seat in (None, 0, 1))
    assert all(is_told(event, None) for event in table.happened(BackDrawn))
    assert all(event.face_down for event in table.happened(LetterDrawn))


def test_own_face_down_cards_are_hidden_from_their_own_seat_and_counted_for_all() -> None:
    """LOO-2."""
    table = begun(2)
    deal(table, vowels=2)
    assert table.view(0).hand == ()
    assert table.view(0).players[0].letters == (Deck.VOWEL, Deck.VOWEL, Deck.CONSONANT)


def test_the_kept_card_is_secret() -> None:
    """LOO-6."""
    table = begun(2)
    to_activation(table)
    kept = table.view(0).strategy
    table.act(0, Activate(kept[0]))
    assert table.view(0).strategy == kept[1:]
    assert table.view(1).players[0].strategy == 1
    assert table.view(1).strategy == table.state.players[1].strategy


def test_a_seat_that_is_not_there_has_no_view() -> None:
    """TAB-13."""
    table = desk()
    for seat in (-1, 3):
        with pytest.raises(Refused, match="TAB-13") as refused:
            table.view(seat)
        assert refused.value.refusal.text.args == {"seat": seat + 1}
        with pytest.raises(Refused, match="TAB-13"):
            table.act(seat, Start())


def test_no_draw_is_told_that_would_say_what_is_left_where_it_was_made() -> None:
    """TAB-2: the place of a card in its deck or hand, or of a choice, would say what others hold."""
    table = begun(8, shield="reactive", rounds=2)
    while table.state.outcome is None:
        table.tick()
    hidden = (DeckDrawn, HandDrawn, ChoiceDrawn, StrategyDealt)
    assert all(table.happened(kind) for kind in hidden)
    for seat in (None, *range(8)):
        assert not any(table.told(seat, kind) for kind in hidden)
        heard = [event for event in table.log if table.game.told(event, seat) is not None]
        assert not [event for event in heard if draw_of(event)]
