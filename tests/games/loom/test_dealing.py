"""Setting up and dealing: who leads, the centre, letters and strategy cards, face down."""

from typing import Any

import pytest

from sobremesa.engine import LexiconReplaced, Match, MatchBegan, Pins, Refused, Sitter
from sobremesa.games.loom.actions import ChooseDeck, ChooseDecks, Ready, Start
from sobremesa.games.loom.events import (
    BackDrawn,
    BoxOpened,
    CardsSeen,
    CentreLaid,
    DecksChosen,
    LeaderChosen,
    LetterDrawn,
    RoundBegan,
    StrategyDealt,
    StrategyFilled,
)
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.meta import META
from sobremesa.games.loom.phases import Phase
from sobremesa.games.loom.rules import order_from
from tests.games.loom.boxes import (
    BOX,
    CONSONANT,
    SEED,
    VOWEL,
    K,
    begun,
    box,
    create,
    deal,
    desk,
    lay_centre,
    lexicon,
    loom,
    to_activation,
)


def with_option(name: str, value: int) -> Loom:
    """A game with one option."""
    options: dict[str, Any] = {name: value}
    return loom(**options)


def test_LOO_C1_LOO_C2_the_box_is_opened_into_three_decks() -> None:
    (opened,) = begun().happened(BoxOpened)
    assert opened.vowels == tuple(range(20))
    assert opened.consonants == tuple(range(20, 68))
    assert opened.strategy == tuple(kind for kind in K for _ in range(3))


def test_LOO_C3_both_timers_are_adjustable_from_10_to_180_seconds() -> None:
    for option in ("strategy_seconds", "creation_seconds"):
        for seconds in (10, 180):
            assert getattr(with_option(option, seconds).options, option) == seconds
        for seconds in (9, 181):
            with pytest.raises(Refused, match="TAB-14"):
                with_option(option, seconds)
    table = begun(strategy_seconds=10, creation_seconds=180)
    deal(table)
    table.act(0, Start(), now=1_000)
    assert table.state.deadline == 11_000


def test_LOO_C3_the_timers_are_30_and_60_seconds_unless_chosen() -> None:
    table = begun()
    deal(table)
    table.act(0, Start(), now=0)
    assert table.state.deadline == 30_000
    other = desk(phase=Phase.CREATION_START)
    other.act(0, Start(), now=500)
    assert other.state.deadline == 60_500


def test_LOO_S1_eight_rounds_or_a_hundred_points_unless_chosen() -> None:
    options = {option.name: option.default for option in META.described_options}
    assert (options["end"], options["rounds"], options["target"]) == ("rounds", 8, 100)
    for option, least, most in (("rounds", 1, 50), ("target", 10, 1000)):
        assert getattr(with_option(option, least).options, option) == least
        assert getattr(with_option(option, most).options, option) == most
        for wrong in (least - 1, most + 1):
            with pytest.raises(Refused, match="TAB-14"):
                with_option(option, wrong)


@pytest.mark.parametrize("youngest", [1, 2, 3])
def test_LOO_S2_the_youngest_leads_the_first_round(youngest: int) -> None:
    table = begun(3, youngest=youngest)
    assert table.state.leader == youngest - 1
    assert table.state.waiting == (youngest - 1,)
    assert table.happened(LeaderChosen) == [LeaderChosen(youngest - 1)]


def test_LOO_S2_otherwise_the_leader_is_drawn_among_all() -> None:
    leaders = set()
    for number in range(40):
        match = Match.start(loom(youngest=0), 3, seed=bytes([number]) * 32)
        (chosen,) = (entry.event for entry in match.events if isinstance(entry.event, LeaderChosen))
        assert chosen.draw is not None
        assert chosen.draw.sizes == (3,)
        assert chosen.leader == match.state.leader == chosen.draw.values[0]
        leaders.add(chosen.leader)
    assert leaders == {0, 1, 2}


def test_TAB_14_the_youngest_must_sit_at_the_table() -> None:
    """LOO-S2."""
    assert Match.start(loom(youngest=2), 2, seed=SEED).state.leader == 1
    with pytest.raises(Refused, match="TAB-14") as refused:
        Match.start(loom(youngest=3), 2, seed=SEED)
    assert refused.value.refusal.text.args["fits"] == "0 … 2"


def test_TAB_12_right_is_the_seat_before() -> None:
    """LOO-S2: all orders go from the leader to the right."""
    assert order_from(1, 4) == (1, 0, 3, 2)
    (began,) = begun(4, youngest=2).happened(RoundBegan)
    assert began == RoundBegan(1, (1, 0, 3, 2))


@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (8, True), (9, False)])
def test_TAB_14_two_to_eight_play(seats: int, fits: bool) -> None:
    if fits:
        assert len(Match.start(loom(), seats, seed=SEED).state.players) == seats
    else:
        with pytest.raises(Refused, match="TAB-14"):
            Match.start(loom(), seats, seed=SEED)


def test_TAB_14_a_box_needs_three_strategy_cards_a_player() -> None:
    """LOO-C2."""
    few = box(strategy={**dict.fromkeys(K, 0), K.SHIELD: 9})
    assert len(Match.start(loom(few), 3, seed=SEED).state.players) == 3
    with pytest.raises(Refused, match="TAB-14") as refused:
        Match.start(loom(few), 4, seed=SEED)
    assert refused.value.refusal.text.args == {"count": 4, "least": 2, "most": 3}


def test_TAB_14_the_dictionaries_are_of_the_box_and_of_the_other_language() -> None:
    with pytest.raises(Refused, match="TAB-14"):
        Loom(BOX, lexicon("en"), lexicon("es"))
    with pytest.raises(Refused, match="LOO-K4"):
        Loom(BOX, lexicon("es"), lexicon("es"))


def test_a_match_pins_both_lexicons_and_says_when_one_is_replaced() -> None:
    """LOO-K4."""
    game = loom()
    match = Match.start(game, 2, seed=SEED)
    (began,) = (entry.event for entry in match.events if isinstance(entry.event, MatchBegan))
    assert isinstance(began.pins, Pins)
    assert (began.pins.lexicon, began.pins.other_lexicon) == (lexicon("es").digest, lexicon("en").digest)
    assert began.pins.edition_digest == BOX.digest
    newer = Loom(BOX, lexicon("es"), lexicon("en", "other words"), {"youngest": 1})
    (replaced,) = Match.load(newer, match.save()).repin()
    assert replaced.event == LexiconReplaced(newer.lexicon.digest, newer.other_lexicon.digest)


@pytest.mark.parametrize(
    ("sitters", "chosen", "judge"),
    [
        ((Sitter.PERSON, Sitter.PERSON), "by-people", "table"),
        ((Sitter.PERSON, Sitter.BOT), "by-people", "dictionary"),
        ((Sitter.PERSON, Sitter.BOT), "table", "table"),
        ((Sitter.PERSON, Sitter.PERSON), "dictionary", "dictionary"),
    ],
)
def test_LOO_17_who_judges_is_settled_when_the_match_begins(
    sitters: tuple[Sitter, ...], chosen: str, judge: str
) -> None:
    assert begun(sitters, words=chosen).state.options.words == judge


def test_LOO_1_the_leader_lays_five_cards_and_sees_each_before_the_next() -> None:
    table = begun(3)
    for laid, deck_ in enumerate((VOWEL, CONSONANT, VOWEL, VOWEL, CONSONANT)):
        assert table.state.phase is Phase.CENTRE
        assert table.state.waiting == (0,)
        assert len(table.view(2).centre) == laid
        table.act(0, ChooseDeck(deck_))
        assert table.state.deck_of(table.view(2).centre[-1]) is deck_
    assert table.state.phase is Phase.DECKS
    assert table.view(None).decks == {VOWEL: 17, CONSONANT: 46}
    assert len(table.happened(CentreLaid)) == 5


def test_LOO_1_only_the_leader_lays_the_centre() -> None:
    table = begun(3)
    assert table.refused(1, ChooseDeck(VOWEL)).clause == "TAB-13"
    assert table.offers(1) == ()
    assert table.choices(0) == [ChooseDeck(VOWEL), ChooseDeck(CONSONANT)]


def test_LOO_2_all_choose_at_once_and_cards_are_drawn_when_all_have() -> None:
    table = begun(3)
    lay_centre(table)
    assert table.state.waiting == (0, 2, 1)
    assert table.choices(1) == [ChooseDecks(vowels) for vowels in range(4)]
    table.act(2, ChooseDecks(3))
    table.act(0, ChooseDecks(1))
    assert not table.happened(LetterDrawn)
    table.act(1, ChooseDecks(0))
    assert [(event.seat, event.deck) for event in table.happened(BackDrawn)] == [
        (0, VOWEL), (0, CONSONANT), (0, CONSONANT),
        (2, VOWEL), (2, VOWEL), (2, VOWEL),
        (1, CONSONANT), (1, CONSONANT), (1, CONSONANT),
    ]  # fmt: skip
    assert [player.letters for player in table.view(None).players] == [
        (VOWEL, CONSONANT, CONSONANT), (CONSONANT,) * 3, (VOWEL,) * 3,
    ]  # fmt: skip


def test_LOO_2_what_a_seat_has_chosen_is_its_own_until_the_cards_are_drawn() -> None:
    table = begun(2)
    lay_centre(table)
    table.act(1, ChooseDecks(3))
    assert table.told(0, DecksChosen) == table.told(None, DecksChosen) == []
    assert table.told(1, DecksChosen) == [DecksChosen((1,), 1, 3)]
    assert (table.view(0).own_vowels, table.view(1).own_vowels) == (None, 3)
    assert table.refused(1, ChooseDecks(2)).clause == "TAB-13"


@pytest.mark.parametrize("vowels", [-1, 4])
def test_LOO_2_three_letters_are_dealt(vowels: int) -> None:
    table = begun(2)
    lay_centre(table)
    refusal = table.refused(0, ChooseDecks(vowels))
    assert refusal.clause == "LOO-2"
    assert refusal.text.args == {"vowels": vowels, "most": 3}


def test_LOO_2_nobody_sees_own_cards_until_the_strategy_timer_starts() -> None:
    table = begun(2)
    deal(table)
    assert table.state.phase is Phase.STRATEGY_START
    for seat in (0, 1, None):
        assert table.told(seat, LetterDrawn) == []
        assert table.told(seat, StrategyDealt) == []
        assert (table.view(seat).hand, table.view(seat).strategy) == ((), ())
    assert [player.strategy for player in table.view(0).players] == [3, 3]
    table.act(0, Start())
    for seat in (0, 1):
        (seen,) = table.told(seat, CardsSeen)
        view = table.view(seat)
        assert (seen.hand, seen.strategy) == (view.hand, view.strategy)
        assert (len(view.hand), len(view.strategy)) == (3, 3)
    assert table.told(None, CardsSeen) == []


def test_LOO_2_three_strategy_cards_in_the_first_round_and_two_later() -> None:
    table = begun(2, rounds=2)
    to_activation(table)
    assert table.happened(StrategyFilled) == [StrategyFilled(0, 3), StrategyFilled(1, 3)]
    while table.state.phase is not Phase.CREATION_START:
        table.act(table.state.waiting[0], table.choices(table.state.waiting[0])[0])
    kept = [player.strategy for player in table.state.players]
    assert [len(each) for each in kept] == [1, 1]
    create(table, None, None)
    deal(table)
    assert table.happened(StrategyFilled)[2:] == [StrategyFilled(1, 2), StrategyFilled(0, 2)]
    assert table.view(0).strategy == kept[0], "the card that was kept is known, the new ones are not"
    assert table.view(1).players[0].strategy == 3
    table.act(1, Start())
    assert len(table.view(0).strategy) == 3
    assert kept[0][0] in table.view(0).strategy
    assert table.view(0).strategy_deck == 54 - 6


def test_LOO_4_the_timer_ends_when_all_are_ready() -> None:
    table = begun(3)
    deal(table)
    assert table.refused(1, Start()).clause == "TAB-13"
    table.act(0, Start())
    for seat in (2, 0):
        table.act(seat, Ready())
        assert table.state.phase is Phase.STRATEGY
    assert table.refused(0, Ready()).clause == "TAB-13"
    table.act(1, Ready())
    assert table.state.phase is Phase.PUTTING_BACK


def test_LOO_4_or_when_the_time_is_over() -> None:
    table = begun(3)
    deal(table)
    table.act(0, Start(), now=5_000)
    table.act(1, Ready())
    table.tick()
    assert table.state.phase is Phase.PUTTING_BACK
    assert table.state.waiting == (0, 2, 1)
    assert table.state.deadline == 35_000 + 20_000
