"""Every wait has a deadline online, and one stated thing that happens when it passes (LOO-21, TAB-11)."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.engine import Match
from sobremesa.games.loom.actions import (
    Activate,
    ChooseDeck,
    ChooseDecks,
    Done,
    NameKind,
    Pick,
    PutBack,
    Ready,
    Start,
    Target,
    Throw,
    Write,
)
from sobremesa.games.loom.events import (
    BackDrawn,
    CardActivated,
    CardPicked,
    CentreLaid,
    ChoiceDrawn,
    DecksChosen,
    KindNamed,
    LeftToChance,
    LettersThrown,
    StrategyPutBack,
    TargetNamed,
    TimeRanOut,
)
from sobremesa.games.loom.phases import Phase
from tests.games.loom.boxes import (
    SEED,
    VOWEL,
    Desk,
    K,
    activate,
    begun,
    card,
    cards,
    create,
    creating,
    deal,
    desk,
    lay_centre,
    loom,
)


def asking(kind: K, *actions: Any, **options: Any) -> Desk:
    """The leader has activated a card and answered so far."""
    table = desk(strategy=[(kind, K.BOOST)], **options)
    activate(table, kind)
    for action in actions:
        table.act(0, action, table.now + 1_000)
    return table


def sizes(table: Desk) -> list[tuple[int, ...]]:
    """Among how many things chance has chosen."""
    return [event.draw.sizes for event in table.happened(ChoiceDrawn)]


def test_LOO_21_the_leader_has_twenty_seconds_for_each_card_of_the_centre() -> None:
    table = begun()
    assert table.state.deadline == 20_000
    table.act(0, ChooseDeck(VOWEL), now=3_000)
    assert table.state.deadline == 23_000
    table.tick()
    (left,) = table.happened(LeftToChance)
    assert (left.to, left.seat, sizes(table)) == (None, 0, [(2,)])
    assert isinstance(left.action, ChooseDeck)
    assert len(table.happened(CentreLaid)) == 2
    assert table.state.deck_of(table.state.centre[-1]) is left.action.deck
    assert table.state.deadline == 43_000, "the next wait begins when the last was over"
    assert table.happened(TimeRanOut) == [TimeRanOut(Phase.CENTRE, (0,))]


def test_LOO_21_chance_chooses_the_decks_of_those_who_have_not() -> None:
    table = begun(3)
    lay_centre(table)
    table.act(2, ChooseDecks(3))
    table.tick()
    left = table.happened(LeftToChance)
    assert [(event.seat, event.to) for event in left] == [(0, (0,)), (1, (1,))]
    assert sizes(table) == [(2, 2, 2), (2, 2, 2)], "each deck is as likely as the other"
    assert [event.seat for event in table.happened(DecksChosen)] == [2, 0, 1]
    assert len(table.happened(BackDrawn)) == 9
    assert table.told(2, LeftToChance) == []


def test_LOO_21_a_timer_that_the_leader_does_not_start_starts_itself() -> None:
    table = begun()
    deal(table)
    assert (table.state.phase, table.state.deadline) == (Phase.STRATEGY_START, 20_000)
    table.tick()
    assert (table.state.phase, table.state.deadline) == (Phase.STRATEGY, 50_000)
    creation = desk(phase=Phase.CREATION_START)
    creation.tick()
    assert (creation.state.phase, creation.state.deadline) == (Phase.CREATION, 80_000)
    assert not table.happened(LeftToChance)


def test_LOO_21_chance_puts_back_and_others_do_not_learn_which() -> None:
    table = begun()
    deal(table)
    table.act(0, Start())
    for seat in (0, 1):
        table.act(seat, Ready())
    held = table.view(0).strategy
    table.act(1, PutBack(table.view(1).strategy[0]))
    table.tick()
    (left,) = table.happened(LeftToChance)
    assert left.to == (0,)
    assert isinstance(left.action, PutBack)
    assert left.action.kind in held
    assert table.happened(StrategyPutBack)[-1] == StrategyPutBack((0,), 0, left.action.kind)
    assert len(table.view(0).strategy) == 2


def test_LOO_21_chance_activates() -> None:
    table = desk(strategy=[(K.BOOST, K.WILDCARD)])
    table.tick()
    (left,) = table.happened(LeftToChance)
    assert (left.to, sizes(table)) == (None, [(2,)])
    assert isinstance(left.action, Activate)
    assert table.happened(CardActivated) == [CardActivated(0, left.action.kind)]
    assert table.state.waiting == (2,)


def test_LOO_21_two_strategy_cards_of_a_kind_are_two_for_chance() -> None:
    """Each card is as likely as the next, and nobody learns from the draw what is kept (TAB-2)."""
    table = desk(strategy=[(K.BOOST, K.BOOST)])
    table.tick()
    assert sizes(table) == [(2,)]
    assert table.state.players[0].strategy == (K.BOOST,)
    back = desk(strategy=[(K.BOOST, K.BOOST, K.BLAST)], phase=Phase.PUTTING_BACK)
    back.tick()
    assert sizes(back)[0] == (3,)
    assert [draw.action for draw in back.happened(ChoiceDrawn)] == [
        PutBack((K.BOOST, K.BOOST, K.BLAST)[back.happened(ChoiceDrawn)[0].draw.values[0]]),
        *(PutBack(K.BOOST) for _ in range(2)),
    ]


def test_LOO_21_the_decks_of_several_cards_are_chosen_one_by_one() -> None:
    """LOO-K6: two draws, and as many vowels as they say."""
    asked = set()
    for number in range(40):
        table = asking(K.CHANGE_SOME, Throw(cards("Ao So")))
        table.state = replace(table.state, chance=replace(table.state.chance, seed=bytes([number]) * 32))
        table.tick()
        (drawn,) = table.happened(ChoiceDrawn)
        assert drawn.draw.sizes == (2, 2)
        assert drawn.action == ChooseDecks(sum(drawn.draw.values))
        asked.add(drawn.action.vowels)
    assert asked == {0, 1, 2}


def test_LOO_21_chance_names_target_and_kind_and_each_step_has_its_time_afresh() -> None:
    table = asking(K.STEAL_ONE)
    table.now = 20_000
    assert table.state.deadline == 20_000
    table.tick()
    (target,) = table.happened(TargetNamed)
    assert target.target in (1, 2)
    assert table.state.deadline == 40_000
    table.tick()
    (kind,) = table.happened(KindNamed)
    assert kind.rival == target.target
    assert len(table.state.players[0].hand) == 4
    assert [type(event.action) for event in table.happened(LeftToChance)] == [Target, NameKind]
    assert table.state.deadline == 60_000


def test_LOO_21_chance_throws_one_letter_and_chooses_its_deck() -> None:
    """LOO-K6."""
    table = asking(K.CHANGE_SOME)
    table.tick()
    (thrown,) = table.happened(LettersThrown)
    assert len(thrown.cards) == 1
    assert table.state.deadline == 40_000
    table.tick()
    assert len(table.state.players[0].hand) == 3
    left = table.happened(LeftToChance)
    assert [event.to for event in left] == [(0,), (0,)]
    assert sizes(table) == [(3,), (2,)]


def test_LOO_21_a_single_letter_is_what_chance_throws() -> None:
    """LOO-K6."""
    table = desk(("Ao", "Eo Ro No"), strategy=[(K.CHANGE_SOME, K.BOOST)])
    activate(table, K.CHANGE_SOME)
    table.tick()
    assert table.happened(LettersThrown) == [LettersThrown((0,), 0, cards("Ao"))]
    assert sizes(table) == [(1,)]


@pytest.mark.parametrize("kind", [K.THE_ONE_I_SAY, K.MINE_ALONE])
def test_LOO_21_chance_picks_a_card_of_the_centre(kind: K) -> None:
    """LOO-K12, LOO-K18."""
    table = asking(kind)
    table.tick()
    (picked,) = table.happened(CardPicked)
    assert picked.card in cards("Co Ag Sg Ab Mo")
    (left,) = table.happened(LeftToChance)
    assert (left.action, sizes(table), left.to) == (Pick(picked.card), [(5,)], None)


def test_LOO_21_chance_chooses_what_is_given() -> None:
    """LOO-K1: the gift stays secret."""
    table = asking(K.SWAP, Target(1))
    table.tick()
    (left,) = table.happened(LeftToChance)
    assert (left.to, sizes(table)) == ((0,), [(3,)])
    assert table.step == "kind"


def test_LOO_21_the_deck_of_a_refill_and_of_a_new_centre_too() -> None:
    """LOO-7, LOO-K10, LOO-K13."""
    extra = asking(K.EXTRA_CARD)
    extra.tick()
    assert len(extra.state.players[0].hand) == 4
    laying = asking(K.NEW_CENTRE)
    for laid in range(1, 6):
        laying.tick()
        assert len(laying.state.centre) == laid
    refill = desk(("Ao", "Eo"), strategy=[(K.STEAL_ONE, K.BOOST)])
    activate(refill, K.STEAL_ONE)
    assert (refill.step, refill.state.deadline) == ("refill", 20_000)
    refill.tick()
    assert len(refill.state.players[1].hand) == 1


def test_LOO_21_a_choice_at_the_deadline_counts_and_a_late_one_does_not() -> None:
    """TAB-4."""
    match = Match.start(loom(), 2, seed=SEED)
    match.act(0, ChooseDeck(VOWEL), now=20_000)
    assert len(match.state.centre) == 1
    assert match.tick(40_000) == ()
    match.tick(40_001)
    assert len(match.state.centre) == 2


def test_TAB_11_without_a_clock_nothing_has_a_deadline() -> None:
    table = begun(2, clock=False)
    while table.state.phase is not Phase.CREATION:
        assert table.state.deadline is None
        seat = table.state.waiting[0]
        table.act(seat, table.choices(seat)[0])
    assert table.state.deadline is None
    assert table.game.elapse(table.state, 10**12) == ()


def test_TAB_11_a_table_that_nobody_plays_at_comes_to_its_end() -> None:
    match = Match.start(loom(rounds=3, shield="reactive", blast_needs_word=True), 4, seed=SEED)
    match.tick(10**8)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2, 3)


def test_TAB_11_nor_does_a_score_that_nobody_reaches_keep_a_match_going() -> None:
    """LOO-18."""
    match = Match.start(loom(end="target", target=10, blast_needs_word=True), 2, seed=SEED)
    match.tick(10**10)
    assert match.outcome is not None
    assert [player.points for player in match.state.players] == [0, 0]
    assert match.state.round == 50 + 1, "the last one decides the tie"


def test_creation_that_ends_by_time_ends_the_round_at_that_time() -> None:
    table = creating(creation_seconds=10)
    table.act(0, Write(cards("Co Ao Sg Ag")), now=9_000)
    table.act(1, Done())
    table.tick()
    assert table.happened(TimeRanOut) == [TimeRanOut(Phase.CREATION, (0, 2))]
    assert (table.state.round, table.state.deadline) == (2, 30_000)
    assert table.state.players[0].points == 12


def test_a_vote_and_the_words_after_it_go_on_from_their_own_time() -> None:
    """LOO-17."""
    table = creating(words="table")
    create(table, "cas", None, None)
    assert table.state.phase is Phase.VOTING
    table.tick()
    assert (table.now, table.state.deadline) == (20_000, 40_000)
    assert card("Co") in table.state.discards
