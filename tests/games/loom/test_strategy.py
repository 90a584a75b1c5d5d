"""Strategy: one card goes back, one is shown, one is kept; cards are carried out one after another."""

from typing import Any

import pytest

from sobremesa.games.loom.actions import Activate, ChooseDeck, ChooseDecks, NameKind, PutBack, Ready, Start, Target
from sobremesa.games.loom.events import BackDrawn, CardActivated, CardCarriedOut, StrategyPutBack
from sobremesa.games.loom.phases import Activated, Phase
from tests.games.loom.boxes import CONSONANT, VOWEL, Desk, K, activate, begun, create, deal, desk, to_activation


def putting_back(seats: int = 2) -> Desk:
    """All have looked at their cards."""
    table = begun(seats)
    deal(table)
    table.act(0, Start())
    for seat in table.state.waiting:
        table.act(seat, Ready())
    return table


def test_LOO_5_each_puts_one_of_three_back_at_the_same_time() -> None:
    table = putting_back(3)
    assert list(table.state.waiting) == [0, 2, 1]
    before = table.view(None).strategy_deck
    first = table.view(2).strategy[0]
    table.act(2, PutBack(first))
    assert list(table.state.waiting) == [0, 1]
    assert len(table.view(2).strategy) == 2
    assert table.view(None).strategy_deck == before + 1
    assert first in table.state.strategy_deck


def test_LOO_5_nobody_else_learns_which_card_went_back() -> None:
    table = putting_back()
    kind = table.view(0).strategy[1]
    table.act(0, PutBack(kind))
    assert table.told(0, StrategyPutBack) == [StrategyPutBack((0,), 0, kind)]
    assert table.told(1, StrategyPutBack) == table.told(None, StrategyPutBack) == []
    assert table.view(1).players[0].strategy == 2


def test_LOO_5_only_a_card_in_hand_can_be_put_back_and_only_one() -> None:
    table = putting_back()
    held = table.view(0).strategy
    lacking = next(kind for kind in K if kind not in held)
    assert table.refused(0, PutBack(lacking)).clause == "LOO-5"
    table.act(0, PutBack(held[0]))
    assert table.refused(0, PutBack(held[1])).clause == "TAB-13"


def test_LOO_6_from_the_leader_to_the_right_each_activates_one_and_keeps_the_other() -> None:
    table = desk(strategy=[(K.BOOST, K.SWAP), (K.WILDCARD, K.BOOST), (K.SHIELD, K.BLAST)])
    assert table.refused(2, Activate(K.SHIELD)).clause == "TAB-13"
    assert table.choices(0) == [Activate(K.BOOST), Activate(K.SWAP)]
    activate(table, K.BOOST)
    assert table.state.waiting == (2,)
    activate(table, K.SHIELD)
    assert table.state.waiting == (1,)
    activate(table, K.WILDCARD)
    assert table.state.phase is Phase.CREATION_START
    assert [event.seat for event in table.happened(CardActivated)] == [0, 2, 1]
    assert [player.strategy for player in table.state.players] == [(K.SWAP,), (K.BOOST,), (K.BLAST,)]
    assert table.view(1).activated == (Activated(0, K.BOOST), Activated(2, K.SHIELD), Activated(1, K.WILDCARD))
    assert [player.strategy for player in table.view(None).players] == [1, 1, 1]


def test_LOO_6_only_a_card_in_hand_can_be_activated() -> None:
    table = desk(strategy=[(K.BOOST, K.SWAP)])
    assert table.refused(0, Activate(K.BLAST)).clause == "LOO-6"


def test_LOO_6_two_cards_of_a_kind_are_one_choice_and_one_is_kept() -> None:
    table = desk(strategy=[(K.BOOST, K.BOOST)])
    assert table.choices(0) == [Activate(K.BOOST)]
    activate(table, K.BOOST)
    assert table.state.players[0].strategy == (K.BOOST,)


def test_LOO_6_a_card_is_carried_out_in_full_before_the_next() -> None:
    table = desk(strategy=[(K.STEAL_ONE, K.BOOST)])
    activate(table, K.STEAL_ONE)
    assert table.state.phase is Phase.CARRYING_OUT
    table.act(0, Target(1))
    assert table.refused(2, Activate(K.BOOST)).clause == "TAB-13"
    table.act(0, NameKind(VOWEL))
    assert table.happened(CardCarriedOut) == [CardCarriedOut()]
    assert table.state.playing is None
    assert table.state.waiting == (2,)


def test_LOO_6_a_card_that_can_have_no_effect_may_be_played() -> None:
    table = desk(centre="", strategy=[(K.MINE_ALONE, K.BOOST)])
    activate(table, K.MINE_ALONE)
    assert table.state.phase is Phase.ACTIVATING
    assert table.hand(0) == "Ao So To"


def test_LOO_6_a_target_is_a_rival_and_a_shielded_one_may_be_named() -> None:
    table = desk(strategy=[(K.SHIELD, K.BOOST), (), (K.BLAST, K.BOOST)])
    activate(table, K.SHIELD, K.BLAST)
    assert table.choices(2) == [Target(0), Target(1)]
    for wrong in (2, 3, -1):
        refusal = table.refused(2, Target(wrong))
        assert (refusal.clause, refusal.text.args) == ("LOO-6", {"seat": wrong + 1})
    table.act(2, Target(0))
    assert table.view(1).activated[-1] == Activated(2, K.BLAST, 0)


def test_LOO_6_with_one_rival_the_target_needs_no_naming() -> None:
    table = desk(("Ao So To", "Eo Ro No"), strategy=[(K.BLAST, K.BOOST)])
    activate(table, K.BLAST)
    assert table.state.activated == (Activated(0, K.BLAST, 1),)
    assert table.state.waiting == (1,)


def test_LOO_6_what_was_activated_goes_back_at_the_end_of_the_round() -> None:
    table = desk(("Ao So", "Eo Ro"), strategy=[(K.BOOST, K.SWAP), (K.WILDCARD, K.BLAST)])
    before = table.state.strategy_deck
    activate(table, K.BOOST, K.WILDCARD)
    assert table.state.strategy_deck == before
    create(table, None, None)
    assert sorted(table.state.strategy_deck) == sorted((*before, K.BOOST, K.WILDCARD))
    assert table.state.activated == ()
    assert [player.strategy for player in table.state.players] == [(K.SWAP,), (K.BLAST,)]


def test_LOO_7_who_has_no_letter_left_draws_one_after_the_card() -> None:
    table = desk(("Ao", "Eo", "Oo Do"), strategy=[(K.GREAT_ROBBERY, K.BOOST)])
    activate(table, K.GREAT_ROBBERY)
    table.act(0, NameKind(CONSONANT))
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("Ao Eo Do", "", "Oo")
    assert (table.step, table.state.waiting) == ("refill", (1,))
    assert table.state.playing is None, "the card has been carried out"
    assert table.choices(1) == [ChooseDeck(VOWEL), ChooseDeck(CONSONANT)]
    assert table.refused(0, ChooseDeck(VOWEL)).clause == "TAB-13"
    table.act(1, ChooseDeck(CONSONANT))
    assert table.happened(BackDrawn) == [BackDrawn(1, CONSONANT)]
    assert len(table.state.players[1].hand) == 1
    assert (table.state.phase, table.state.waiting) == (Phase.ACTIVATING, (2,))


def test_LOO_7_several_draw_from_the_leader_to_the_right() -> None:
    table = desk(("Ao", "Eo", "Oo"), strategy=[(K.ONE_LESS, K.BOOST)])
    activate(table, K.ONE_LESS)
    assert table.state.waiting == (2,)
    table.act(2, ChooseDeck(VOWEL))
    assert (table.step, table.state.waiting) == ("refill", (1,))
    table.act(1, ChooseDeck(VOWEL))
    assert table.state.phase is Phase.ACTIVATING


def test_LOO_7_a_wildcard_is_no_letter_in_hand() -> None:
    table = desk(("Ao", "Eo Ro"), strategy=[(K.WILDCARD, K.BOOST), (K.STEAL_ONE, K.BOOST)])
    activate(table, K.WILDCARD, K.STEAL_ONE)
    assert (table.step, table.state.waiting) == ("refill", (0,))


def test_LOO_7_with_nothing_to_draw_the_hand_stays_empty() -> None:
    table = desk(("Ao", "Eo"), strategy=[(K.STEAL_ONE, K.BOOST)], vowels="", consonants="")
    activate(table, K.STEAL_ONE)
    assert table.hand(1) == ""
    assert table.state.phase is Phase.ACTIVATING


@pytest.mark.parametrize("left", [{"vowels": "Iy"}, {"consonants": "Zy"}, {"discards": "Zy"}])
def test_LOO_7_one_letter_left_anywhere_is_drawn(left: dict[str, Any]) -> None:
    """LOO-3."""
    table = desk(("Ao", "Eo"), strategy=[(K.STEAL_ONE, K.BOOST)], **{"vowels": "", "consonants": "", **left})
    activate(table, K.STEAL_ONE)
    assert (table.step, table.state.waiting) == ("refill", (1,))
    table.act(1, ChooseDeck(VOWEL))
    assert table.hand(1) in left.values()


def test_LOO_7_a_letter_discarded_this_round_can_be_drawn_again() -> None:
    """LOO-3."""
    table = desk(("Ao", "Eo"), strategy=[(K.THROW_ONE_OUT, K.BOOST)], vowels="", consonants="")
    activate(table, K.THROW_ONE_OUT)
    assert table.step == "refill"
    table.act(1, ChooseDeck(VOWEL))
    assert table.hand(1) == "Eo"


def test_a_whole_round_from_the_deal_to_the_creation() -> None:
    """LOO-4, LOO-5, LOO-6."""
    table = begun(4)
    to_activation(table)
    assert table.state.phase is Phase.ACTIVATING
    assert all(len(player.strategy) == 2 for player in table.state.players)
    assert table.refused(0, ChooseDecks(1)).clause == "TAB-13"
