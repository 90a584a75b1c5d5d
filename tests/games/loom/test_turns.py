"""Who may act, and when; what is offered is accepted, and what is not is refused (TAB-5, TAB-13)."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.engine import At, Refusal, Refused, Score
from sobremesa.games.loom.actions import (
    Action,
    Activate,
    ChooseDeck,
    ChooseDecks,
    Done,
    Give,
    NameKind,
    Pick,
    PutBack,
    Ready,
    ShowShield,
    Start,
    Target,
    Throw,
    Vote,
    Write,
)
from sobremesa.games.loom.events import LetterTaken, SeatReady
from sobremesa.games.loom.phases import Phase
from tests.games.loom.boxes import VOWEL, Desk, K, activate, begun, card, cards, create, creating, deal, desk

EVERY: tuple[Action, ...] = (
    ChooseDeck(VOWEL),
    ChooseDecks(1),
    Start(),
    Ready(),
    PutBack(K.BOOST),
    Activate(K.BOOST),
    Target(1),
    NameKind(VOWEL),
    Give(0),
    Throw((0,)),
    Pick(0),
    ShowShield(show=False),
    Write(),
    Done(),
    Vote(0, accept=True),
)


def places() -> dict[str, tuple[Desk, int, tuple[type, ...]]]:
    """Every kind of question, who is asked, and what may be answered."""

    def asked(kind: K, *answers: Action, **options: Any) -> Desk:
        table = desk(strategy=[(kind, K.BOOST)], **options)
        activate(table, kind)
        for answer in answers:
            table.act(0, answer)
        return table

    dealt, looking = begun(), begun()
    deal(dealt)
    deal(looking)
    looking.act(0, Start())
    decks = begun()
    while decks.state.phase is Phase.CENTRE:
        decks.act(0, ChooseDeck(VOWEL))
    back = begun()
    deal(back)
    back.act(0, Start())
    for seat in (0, 1):
        back.act(seat, Ready())
    empty = desk(("Ao", "Eo"), strategy=[(K.STEAL_ONE, K.BOOST)])
    activate(empty, K.STEAL_ONE)
    return {
        "centre": (begun(), 0, (ChooseDeck,)),
        "decks": (decks, 1, (ChooseDecks,)),
        "strategy-start": (dealt, 0, (Start,)),
        "strategy": (looking, 1, (Ready,)),
        "putting-back": (back, 1, (PutBack,)),
        "activating": (desk(), 0, (Activate,)),
        "target": (asked(K.BLAST), 0, (Target,)),
        "shield": (asked(K.ONE_LESS, shield="reactive"), 1, (ShowShield,)),
        "gift": (asked(K.SWAP, Target(1)), 0, (Give,)),
        "kind": (asked(K.STEAL_ONE, Target(1)), 0, (NameKind,)),
        "throw": (asked(K.CHANGE_SOME), 0, (Throw,)),
        "decks of a card": (asked(K.CHANGE_SOME, Throw(cards("Ao"))), 0, (ChooseDecks,)),
        "deck": (asked(K.EXTRA_CARD), 0, (ChooseDeck,)),
        "lay": (asked(K.NEW_CENTRE), 0, (ChooseDeck,)),
        "pick": (asked(K.MINE_ALONE), 0, (Pick,)),
        "give-up": (asked(K.ONE_LESS), 1, (Give,)),
        "refill": (empty, 1, (ChooseDeck,)),
        "creation-start": (desk(phase=Phase.CREATION_START), 0, (Start,)),
        "creation": (creating(), 1, (Write, Done)),
    }


PLACES = sorted(places())


@pytest.mark.parametrize("place", PLACES)
def test_TAB_13_only_what_is_asked_can_be_done_and_all_that_is_offered(place: str) -> None:
    table, seat, allowed = places()[place]
    assert seat in table.state.waiting
    assert {type(choice) for choice in table.choices(seat)} == set(allowed)
    assert [offer.action for offer in table.offers(seat)] == [_tag(kind) for kind in allowed]
    for choice in table.choices(seat):
        assert table.game.decide(table.state, seat, choice, At(0))
        assert isinstance(table.preview(seat, choice), Score)
    for action in EVERY:
        if not isinstance(action, allowed):
            assert table.refused(seat, action) == Refused("TAB-13", "tab-13-other-phase").refusal


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


@pytest.mark.parametrize("place", PLACES)
def test_TAB_13_who_is_not_asked_can_do_nothing(place: str) -> None:
    table, seat, _ = places()[place]
    for other in range(len(table.state.players)):
        if other not in table.state.waiting:
            assert table.offers(other) == ()
            for choice in table.choices(seat):
                assert table.refused(other, choice).text.id == "tab-13-nothing-to-do"
    assert table.offers(None) == ()
    spectator = table.game.preview(table.view(None), table.choices(seat)[0])
    assert spectator == Refused("TAB-13", "tab-13-spectator").refusal


@pytest.mark.parametrize("place", PLACES)
def test_TAB_13_an_answer_to_another_question_or_round_is_refused(place: str) -> None:
    """It may have been under way when time ran out."""
    table, seat, _ = places()[place]
    choice = table.choices(seat)[0]
    now = table.view(seat).asked
    for other in (now - 1, now + 1):
        if other:
            assert table.refused(seat, replace(choice, question=other)).text.id == "tab-13-other-phase"
    refusal = table.refused(seat, replace(choice, round=2))
    assert (refusal.text.id, refusal.text.args) == ("tab-13-other-round", {"meant": 2, "now": 1})
    assert table.act(seat, replace(choice, question=now, round=1))


def test_every_question_of_a_match_has_its_own_number() -> None:
    """LOO-21."""
    table = begun()
    assert table.view(0).asked == 1
    table.act(0, ChooseDeck(VOWEL))
    assert table.view(0).asked == 2


def test_TAB_13_nothing_is_done_after_the_end() -> None:
    table = creating(rounds=1)
    create(table, "casa", None, None)
    for action in EVERY:
        assert table.refused(0, action).text.id == "tab-13-over"
    assert table.offers(0) == ()


def test_TAB_5_a_refusal_names_its_clause_and_changes_nothing() -> None:
    table = desk(strategy=[(K.STEAL_ONE, K.BOOST)])
    activate(table, K.STEAL_ONE)
    before = table.state
    assert isinstance(table.preview(0, Target(0)), Refusal)
    table.refused(0, Target(0))
    assert table.state is before


def test_TAB_13_a_kind_that_the_rival_lacks_is_refused() -> None:
    """LOO-8: the backs are seen by all."""
    table = desk(strategy=[(K.STEAL_ONE, K.BOOST)])
    activate(table, K.STEAL_ONE)
    table.act(0, Target(1))
    players = list(table.state.players)
    players[1] = replace(players[1], hand=cards("Ro No"))
    table.state = replace(table.state, players=tuple(players))
    assert table.refused(0, NameKind(VOWEL)).clause == "LOO-8"


def test_an_answer_is_told_and_the_seat_no_longer_waited_for() -> None:
    table = creating()
    (ready,) = table.act(1, Done())
    assert ready == SeatReady(1)
    assert [player.waiting for player in table.view(0).players] == [True, False, True]


def test_a_taken_card_is_never_named_to_others_in_any_event() -> None:
    """LOO-8."""
    table = desk(strategy=[(K.STEAL_ONE, K.BOOST)])
    activate(table, K.STEAL_ONE)
    table.act(0, Target(1))
    table.act(0, NameKind(VOWEL))
    (taken,) = table.happened(LetterTaken)
    assert taken.card == card("Eo")
    heard = [event for event in table.log if table.game.told(event, 2) is not None]
    assert all(getattr(event, "card", None) != taken.card for event in heard)
