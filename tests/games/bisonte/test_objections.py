"""Words are doubted by others, or checked at once."""

from typing import Any

import pytest

from sobremesa.engine import Refused
from sobremesa.games.bisonte.actions import Exchange, LetStand, Object, Pass
from sobremesa.games.bisonte.edition import BISONTE, Placed
from sobremesa.games.bisonte.events import (
    ObjectionMade,
    ObjectionOpened,
    Phase,
    PlayScored,
    PlayUndone,
    TimeRanOut,
    TurnBegan,
    TurnSkipped,
    WordVerdict,
)
from sobremesa.games.bisonte.state import TurnKind
from sobremesa.lexicon.house import HouseWords
from tests.games.bisonte.boxes import (
    BisonteMatch,
    all_let_stand,
    bisonte,
    cell,
    edition,
    happened,
    known,
    lying,
    play,
    points,
    put_player,
)

RACK = "CASAEEO"


def table(seats: int = 3, words: str = "objection", *, known_words: str = "casa", **options: Any) -> BisonteMatch:
    """Seats with the same tiles, the first of them to play."""
    return known(bisonte(known_words, words=words, **options), [RACK] * seats)


def test_bis_12_nobody_asks_the_dictionary_unless_somebody_objects() -> None:
    match = table()
    play(match, 0, "SACEO", 8, 8)
    all_let_stand(match)
    assert match.state.board[cell(8, 8)] == Placed("S")
    assert points(match)[0] == 2 * 7
    assert match.state.turns[0].objection is None


def test_bis_12_the_own_play_cannot_be_objected_to() -> None:
    match = table()
    play(match, 0, "CASA", 8, 8)
    for action in (Object(), LetStand()):
        with pytest.raises(Refused, match="bis-12-own-play"):
            match.act(0, action)


def test_bis_12_checked_a_play_with_a_wrong_word_is_refused_at_once_at_no_cost() -> None:
    match = table(words="checked")
    before = match.state
    with pytest.raises(Refused, match="bis-3-no-word") as refused:
        play(match, 0, "CASO", 8, 8)
    assert refused.value.refusal.clause == "BIS-3"
    assert refused.value.refusal.text.args == {"count": 1, "words": "CASO"}
    assert match.state is before
    play(match, 0, "CASA", 8, 8)
    assert points(match)[0] == 12


def test_bis_12_checked_all_wrong_words_of_a_play_are_named() -> None:
    match = known(bisonte("casa ocas", words="checked"), ["OCASEEE", RACK], board=lying("CASA", 8, 5))
    with pytest.raises(Refused) as refused:
        play(match, 0, "OCAS", 9, 6)
    assert refused.value.refusal.text.args == {"count": 3, "words": "AO, SC, AA"}


def test_bis_15_with_checked_there_is_no_window() -> None:
    match = table(words="checked")
    play(match, 0, "CASA", 8, 8)
    assert (match.state.phase, match.state.on_turn, match.state.open_play) == (Phase.PLAYING, 1, None)
    assert happened(match, ObjectionOpened) == []
    for action in (Object(), LetStand()):
        with pytest.raises(Refused, match="bis-15-nothing-open"):
            match.act(2, action)


def test_bis_11_the_house_may_accept_and_refuse_words_of_its_own() -> None:
    house = HouseWords(frozenset({"caso"}), frozenset({"casa"}))
    match = known(bisonte("casa", words="checked", house=house), [RACK, RACK])
    with pytest.raises(Refused, match="BIS-3"):
        play(match, 0, "CASA", 8, 8)
    play(match, 0, "CASO", 8, 8)
    assert points(match)[0] == 12


def test_bis_11_accents_are_ignored_and_enye_is_a_letter() -> None:
    game = bisonte("cañón pingüino", words="checked")
    match = known(game, ["CANONEE", RACK])
    with pytest.raises(Refused, match="BIS-3"):
        play(match, 0, "CANON", 8, 8)
    match = known(game, ["CAÑONEE", RACK])
    play(match, 0, "CAÑON", 8, 8)
    match = known(bisonte("pingüino", edition(rack=8), words="checked"), ["PINGUINO", RACK])
    play(match, 0, "PINGUINO", 8, 8)
    assert match.state.turns[0].words == ("PINGUINO",)


def test_bis_13_upheld_the_tiles_go_back_the_play_scores_nothing_and_the_turn_is_lost() -> None:
    match = known(bisonte("casa", words="objection"), ["CASAEE*", RACK, RACK])
    bag = match.state.bag
    play(match, 0, "CASo", 8, 8)
    assert match.state.players[0].rack == ("A", "E", "E")
    match.act(2, Object())
    state = match.state
    assert state.players[0].rack == ("A", "A", "C", "E", "E", "S", BISONTE)
    assert state.board == {}
    assert points(match) == (0, 0, 0)
    assert (state.on_turn, state.phase, state.bag) == (1, Phase.PLAYING, bag)
    assert [player.skips for player in state.players] == [0, 0, 0]
    assert state.turns[0].kind is TurnKind.UNDONE
    assert state.turns[0].score.total == 0
    assert happened(match, PlayUndone) == [PlayUndone(0)]


def test_bis_13_any_wrong_word_is_enough_and_all_see_which_and_why() -> None:
    match = known(bisonte("ocas casa", words="objection"), ["OCASEEE", RACK], board=lying("CASA", 8, 5))
    play(match, 0, "OCAS", 9, 8)
    match.act(1, Object())
    (made,) = happened(match, ObjectionMade)
    assert made == ObjectionMade(
        1, upheld=True, verdicts=(WordVerdict("OCAS", True, "valid"), WordVerdict("AO", False, "not-in-dictionary"))
    )
    objection = match.view(None).turns[0].objection
    assert objection is not None
    assert (objection.seat, objection.upheld, objection.verdicts) == (1, True, made.verdicts)
    assert match.state.board == lying("CASA", 8, 5)


def test_bis_5_a_bisonte_that_was_taken_back_is_free_again() -> None:
    match = known(bisonte("sal", words="objection"), ["*ASAEEL", "AAEEEEE"])
    play(match, 0, "cASA", 8, 8)
    match.act(1, Object())
    match.act(1, Pass())
    play(match, 0, "SAl", 8, 8)
    assert match.state.board[cell(8, 10)] == Placed("L", bisonte=True)


def test_bis_14_rejected_the_play_stands_and_the_objector_is_skipped_at_once_if_it_is_their_turn() -> None:
    match = table()
    play(match, 0, "CASA", 8, 8)
    match.act(1, Object())
    assert points(match) == (12, 0, 0)
    assert happened(match, TurnSkipped) == [TurnSkipped(1)]
    assert match.state.on_turn == 2
    assert match.state.players[1].skips == 0
    assert [turn.kind for turn in match.state.turns] == [TurnKind.PLAY, TurnKind.SKIP]
    assert match.state.turn == 3
    objection = match.state.turns[0].objection
    assert objection is not None
    assert not objection.upheld
    assert len(match.state.players[0].rack) == 7


def test_bis_14_rejected_the_objectors_next_turn_is_skipped_when_it_comes() -> None:
    match = table()
    play(match, 0, "CASA", 8, 8)
    match.act(2, Object())
    assert (match.state.on_turn, match.state.players[2].skips) == (1, 1)
    assert match.view(0).players[2].skips == 1
    match.act(1, Pass())
    assert (match.state.on_turn, match.state.players[2].skips) == (0, 0)


def test_bis_14_two_rejected_objections_skip_two_turns_and_who_owes_one_may_object() -> None:
    match = table(known_words="casa oca")
    play(match, 0, "CASA", 8, 8)
    match.act(2, Object())
    put_player(match, 1, rack=("C", "A", "O", "S"))
    play(match, 1, "OCA", 6, 9, down=True)
    match.act(2, Object())
    assert match.state.on_turn == 0
    assert match.state.players[2].skips == 1
    for _ in range(2):
        match.act(match.state.on_turn, Pass())
    assert match.state.on_turn == 0
    assert match.state.players[2].skips == 0
    match.act(0, Pass())
    match.act(1, Pass())
    assert match.state.on_turn == 2


def test_bis_14_a_skip_still_owed_at_the_end_costs_nothing() -> None:
    match = known(bisonte("casa", words="objection", sudden_end=True), ["CASA", "EE", "OO"], bag="")
    play(match, 0, "CASA", 8, 8)
    match.act(1, Object())
    assert match.outcome is not None
    assert match.state.players[1].skips == 1
    assert points(match) == (12 + 2 + 2, -2, -2)


def test_bis_15_the_window_closes_when_all_others_have_let_it_stand() -> None:
    match = table()
    play(match, 0, "CASA", 8, 8)
    assert (match.state.phase, match.state.waiting, match.state.deadline) == (Phase.OBJECTING, (1, 2), 20_000)
    assert points(match) == (0, 0, 0)
    match.act(2, LetStand())
    assert (match.state.phase, match.state.waiting) == (Phase.OBJECTING, (1,))
    with pytest.raises(Refused, match="bis-15-let-stand-already"):
        match.act(2, LetStand())
    match.act(1, LetStand())
    assert (match.state.phase, match.state.on_turn, points(match)) == (Phase.PLAYING, 1, (12, 0, 0))


def test_bis_15_who_has_let_it_stand_may_still_object_while_the_window_is_open() -> None:
    match = table()
    play(match, 0, "CASO", 8, 8)
    match.act(2, LetStand())
    match.act(2, Object())
    assert happened(match, PlayUndone) == [PlayUndone(0)]


def test_bis_15_the_window_closes_after_twenty_seconds() -> None:
    match = known(bisonte("casa", words="objection"), [RACK, RACK], now=5_000)
    play(match, 0, "CASO", 8, 8)
    opened = match.now
    assert match.deadline == opened + 20_000
    assert match.tick(opened + 20_000) == ()
    match.tick(opened + 20_001)
    assert match.state.phase is Phase.PLAYING
    assert points(match) == (12, 0)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.OBJECTING, (1,))]


def test_bis_15_an_objection_at_the_deadline_itself_still_counts() -> None:
    """TAB-4."""
    match = table()
    play(match, 0, "CASO", 8, 8)
    match.act(1, Object(), now=20_000)
    assert happened(match, PlayUndone) == [PlayUndone(0)]


def test_bis_15_the_first_objection_counts_and_one_play_is_objected_to_once() -> None:
    match = table()
    play(match, 0, "CASA", 8, 8)
    match.act(2, Object())
    with pytest.raises(Refused, match="bis-15-nothing-open"):
        match.act(1, Object())
    assert [player.skips for player in match.state.players] == [0, 0, 1]


def test_bis_15_until_then_the_next_player_cannot_act() -> None:
    match = table()
    play(match, 0, "CASA", 8, 8)
    for seat in (0, 1, 2):
        for action in (Pass(), Exchange(("A",))):
            with pytest.raises(Refused, match="bis-15-still-open"):
                match.act(seat, action)


def test_bis_15_the_player_draws_only_after_the_window() -> None:
    """BIS-7."""
    match = table()
    play(match, 0, "CASA", 8, 8)
    assert (len(match.state.players[0].rack), len(match.state.bag)) == (3, 8)
    log = len(match.events)
    all_let_stand(match)
    assert (len(match.state.players[0].rack), len(match.state.bag)) == (7, 4)
    kinds = [type(entry.event).__name__ for entry in match.events[log:]]
    drawing = ["BagDrawn", "TilesDrawn", "RackFilled"]
    assert kinds == ["PlayLetStand", "PlayLetStand", "PlayScored", *drawing, "TurnBegan"]


def test_the_points_of_an_open_play_are_known_before_it_counts() -> None:
    """BIS-16."""
    match = table()
    play(match, 0, "CASA", 8, 8)
    shown = match.view(1).open_play
    assert shown is not None
    assert (shown.words, shown.score.total) == (("CASA",), 12)
    all_let_stand(match)
    assert happened(match, PlayScored) == [PlayScored(0, shown.score)]


def test_the_window_opens_for_all_others_and_the_next_turn_has_its_own_deadline() -> None:
    match = table(4)
    play(match, 0, "CASA", 8, 8)
    (opened,) = happened(match, ObjectionOpened)
    assert opened == ObjectionOpened((1, 2, 3), 20_000)
    match.tick(20_001)
    assert happened(match, TurnBegan)[-1] == TurnBegan(1, 20_000 + 25 * 60_000)
