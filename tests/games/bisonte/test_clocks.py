"""Times: a clock for each player, a time a turn, or none."""

from typing import Any

from sobremesa.engine import At
from sobremesa.games.bisonte.actions import Exchange, LetStand, Object, Pass
from sobremesa.games.bisonte.events import ClockStopped, Phase, TimeRanOut, TurnBegan, TurnPassed, TurnSkipped
from sobremesa.games.bisonte.state import Turn, TurnKind
from tests.games.bisonte.boxes import BisonteMatch, bisonte, happened, known, laid, put, put_player, start

MINUTES_25 = 25 * 60_000


def table(seats: int = 2, **options: Any) -> BisonteMatch:
    match = known(bisonte("casa", **options), ["CASAEEE"] * seats)
    put(match, deadline=match.state.deadline)
    return match


def left(match: BisonteMatch) -> list[int | None]:
    return [player.left for player in match.view(None).players]


def test_bis_26_each_has_twenty_five_minutes_which_run_in_the_own_turn() -> None:
    match = table()
    assert match.deadline == MINUTES_25
    assert left(match) == [MINUTES_25, MINUTES_25]
    match.act(0, Pass(), now=10_000)
    assert left(match) == [MINUTES_25 - 10_000, MINUTES_25]
    assert match.deadline == 10_000 + MINUTES_25
    match.act(1, Exchange(("C",)), now=70_000)
    assert left(match) == [MINUTES_25 - 10_000, MINUTES_25 - 60_000]
    assert match.deadline == 70_000 + MINUTES_25 - 10_000
    assert happened(match, ClockStopped) == [
        ClockStopped(0, MINUTES_25 - 10_000),
        ClockStopped(1, MINUTES_25 - 60_000),
    ]


def test_bis_26_no_clock_runs_while_others_may_object() -> None:
    """BIS-15."""
    match = table(words="objection")
    match.act(0, laid("CASA", 8, 8), now=10_000)
    assert left(match) == [MINUTES_25 - 10_000, MINUTES_25]
    match.act(1, LetStand(), now=25_000)
    assert left(match) == [MINUTES_25 - 10_000, MINUTES_25]
    assert match.deadline == 25_000 + MINUTES_25


def test_bis_26_when_it_is_over_the_turns_of_that_player_are_passed() -> None:
    """TAB-11."""
    match = table(minutes=1)
    assert match.tick(60_000) == ()
    match.tick(60_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.PLAYING, (0,))]
    assert happened(match, TurnPassed) == [TurnPassed(0, by_clock=True)]
    assert match.state.turns == (Turn(0, TurnKind.PASS, by_clock=True),)
    assert left(match) == [0, 60_000]
    assert match.deadline == 60_000 + 60_000
    match.act(1, Pass(), now=70_000)
    assert match.state.on_turn == 1
    assert match.state.turns[-1] == Turn(0, TurnKind.PASS, by_clock=True)
    assert [turn.by_clock for turn in match.state.turns] == [True, False, True]


def test_bis_26_a_move_at_the_last_instant_counts_and_was_the_last() -> None:
    """TAB-4."""
    match = table(minutes=1)
    match.act(0, Exchange(("C",)), now=60_000)
    assert left(match) == [0, 60_000]
    match.act(1, Pass(), now=60_001)
    assert [turn.kind for turn in match.state.turns] == [TurnKind.EXCHANGE, TurnKind.PASS, TurnKind.PASS]
    assert match.state.on_turn == 1


def test_bis_26_one_millisecond_left_is_a_turn() -> None:
    match = table(minutes=1)
    match.act(0, Pass(), now=59_999)
    match.act(1, Pass(), now=59_999)
    assert match.state.on_turn == 0
    assert match.deadline == 60_000


def test_bis_26_when_all_clocks_are_over_the_match_ends() -> None:
    """BIS-23, TAB-11."""
    match = table(3, minutes=1)
    match.tick(10**9)
    assert match.state.ended_by == "BIS-23"
    assert len(match.state.turns) == 9


def test_bis_26_a_skip_owed_goes_before_a_pass_by_the_clock() -> None:
    """BIS-14."""
    match = table(minutes=1)
    put_player(match, 1, left=0, skips=1)
    match.act(0, Pass())
    assert happened(match, TurnSkipped) == [TurnSkipped(1)]
    match.act(0, Pass())
    assert match.state.turns[-1] == Turn(1, TurnKind.PASS, by_clock=True)


def test_bis_26_who_has_no_time_left_may_still_object() -> None:
    match = table(words="objection", minutes=1)
    put_player(match, 1, left=0)
    match.act(0, laid("CASE", 8, 8))
    match.act(1, Object())
    assert match.state.board == {}


def test_bis_26_a_time_a_turn_in_place_of_a_clock() -> None:
    match = start(bisonte(turn_seconds=30), 2)
    first = match.state.on_turn
    assert left(match) == [None, None]
    assert match.deadline == 30_000
    match.act(first, Pass(), now=10_000)
    assert match.deadline == 40_000
    match.tick(40_001)
    assert match.state.turns[-1] == Turn(1 - first, TurnKind.PASS, by_clock=True)
    assert (match.state.on_turn, match.deadline) == (first, 70_000)
    match.act(first, Pass(), now=50_000)
    assert match.state.on_turn == 1 - first
    assert happened(match, ClockStopped) == []


def test_bis_26_one_second_a_turn_is_the_least_and_zero_is_none() -> None:
    assert start(bisonte(turn_seconds=1)).deadline == 1_000
    assert start(bisonte(turn_seconds=0)).deadline == MINUTES_25


def test_bis_26_a_table_without_clocks_waits_for_ever() -> None:
    """TAB-11."""
    match = start(bisonte(clock=False), 2)
    assert (match.deadline, left(match)) == (None, [None, None])
    assert match.tick(10**12) == ()
    match = start(bisonte(clock=False, turn_seconds=30), 2)
    assert match.deadline is None
    match.act(match.state.on_turn, Pass())
    assert match.deadline is None


def test_bis_26_another_time_and_another_beginning() -> None:
    match = start(bisonte(minutes=3), 2, now=5_000)
    assert match.deadline == 5_000 + 180_000
    assert happened(match, TurnBegan) == [TurnBegan(match.state.on_turn, 185_000)]


def test_each_deadline_passes_at_its_own_instant() -> None:
    """TAB-11: however late somebody looks, the windows and turns follow each other as if on time."""
    match = start(bisonte(turn_seconds=30), 2)
    match.tick(75_000)
    assert [turn.by_clock for turn in match.state.turns] == [True, True]
    assert match.deadline == 90_000


def test_bis_26_no_clock_shows_less_than_nothing() -> None:
    """TAB-4: whoever decides late on what was received in time takes away no more than there was."""
    game = bisonte()
    match = start(game, 2)
    assert match.deadline is not None
    events = game.decide(match.state, match.state.on_turn, Pass(), At(match.deadline + 5))
    assert events[0] == ClockStopped(match.state.on_turn, 0)
