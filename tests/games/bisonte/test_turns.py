"""Who may act, and when."""

import pytest

from sobremesa.engine import At, Refused, SeedSealed
from sobremesa.games.bisonte.actions import Action, Exchange, LetStand, Object, Pass, Play
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.turns import seats_to_the_left
from tests.games.bisonte.boxes import bisonte, known, laid, play, start

RACK = "CASAEEO"


def test_bis_s2_turns_pass_to_the_left() -> None:
    """BIS-S2, TAB-12: left is the next number."""
    match = known(bisonte(), [RACK] * 4)
    seats = []
    for _ in range(6):
        seats.append(match.state.on_turn)
        match.act(match.state.on_turn, Pass())
    assert seats == [0, 1, 2, 3, 0, 1]
    assert list(seats_to_the_left(2, 4, 4)) == [3, 0, 1, 2]
    assert list(seats_to_the_left(2, 1, 4)) == [3]


@pytest.mark.parametrize("action", [Pass(), Exchange(("A",)), laid("CASA", 8, 8)])
def test_tab_13_out_of_turn_nobody_acts(action: Action) -> None:
    match = known(bisonte(), [RACK] * 3)
    for seat in (1, 2):
        with pytest.raises(Refused, match="tab-13-not-your-turn") as refused:
            match.act(seat, action)
        assert refused.value.refusal.clause == "TAB-13"
    assert match.act(0, action)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_tab_13_a_seat_that_the_table_has_not(seat: int) -> None:
    game = bisonte()
    match = start(game, 2)
    with pytest.raises(Refused, match="tab-13-no-such-seat") as refused:
        game.decide(match.state, seat, Pass(), At(0))
    assert refused.value.refusal.text.args == {"seat": seat + 1}
    with pytest.raises(Refused, match="tab-13-no-such-seat") as refused:
        match.view(seat)
    assert refused.value.refusal.text.args == {"seat": seat + 1}


def test_tab_13_what_was_meant_for_another_turn_is_refused() -> None:
    match = known(bisonte(words="objection"), [RACK] * 2)
    for turn in (2, -1):
        with pytest.raises(Refused, match="tab-13-other-turn") as refused:
            match.act(0, Pass(turn=turn))
        assert refused.value.refusal.text.args == {"meant": turn, "now": 1}
    match.act(0, Pass(turn=1))
    assert match.state.turn == match.view(0).turn == 2
    match.act(1, Play(laid("CASA", 8, 8).placements, turn=2))
    with pytest.raises(Refused, match="tab-13-other-turn"):
        match.act(0, Object(turn=1))
    match.act(0, LetStand(turn=2))
    assert match.state.turn == 3


def test_tab_13_after_the_end_nothing_is_done() -> None:
    match = known(bisonte(), [RACK] * 2)
    while match.outcome is None:
        match.act(match.state.on_turn, Pass())
    for action in (Pass(), Object(), LetStand(), Exchange(("A",)), laid("CASA", 8, 8)):
        for seat in (0, 1):
            with pytest.raises(Refused, match="tab-13-over"):
                match.act(seat, action)
    assert match.tick(10**12) == ()


def test_tab_13_an_objection_needs_a_play_that_is_open() -> None:
    match = known(bisonte(words="objection"), [RACK] * 2)
    for action in (Object(), LetStand()):
        with pytest.raises(Refused, match="bis-15-nothing-open") as refused:
            match.act(1, action)
        assert refused.value.refusal.clause == "BIS-15"
    play(match, 0, "CASA", 8, 8)
    match.act(1, Object())
    assert match.state.turns


def test_time_that_has_not_come_changes_nothing() -> None:
    game = bisonte()
    match = start(game, 2)
    assert match.deadline is not None
    assert game.elapse(match.state, match.deadline) == ()
    assert game.elapse(match.state, match.deadline + 1)
    assert game.elapse(start(bisonte(clock=False)).state, 10**12) == ()


def test_what_a_turn_was_not_it_does_not_say() -> None:
    """BIS-10: a plain pass exchanged nothing, was no pass by the clock, and scored nothing."""
    match = known(bisonte(), [RACK] * 2)
    match.act(0, Pass())
    turn = match.state.turns[0]
    assert (turn.exchanged, turn.by_clock, turn.score.total, turn.words) == (0, False, 0, ())


def test_a_match_that_has_only_a_seed_has_no_turns_yet() -> None:
    state = bisonte().evolve(None, SeedSealed("00" * 32))
    assert (state.on_turn, state.turn, state.phase, state.players) == (0, 1, Phase.OPENING, ())
