"""How a match ends, what the racks cost, and who has won."""

from typing import Any

import pytest

from sobremesa.engine import Outcome, SeedRevealed, score, text
from sobremesa.engine.score import line
from sobremesa.games.bisonte.actions import Exchange, LetStand, Object, Pass
from sobremesa.games.bisonte.ending import outcome_of
from sobremesa.games.bisonte.events import Phase, RacksCounted, TurnBegan
from sobremesa.games.bisonte.state import Turn, TurnKind, passed_row, scoreless_row
from tests.games.bisonte.boxes import (
    SEED,
    BisonteMatch,
    all_let_stand,
    bisonte,
    edition,
    happened,
    known,
    lines,
    lying,
    play,
    points,
    put,
    put_player,
    start,
)

PASS, SKIP, PLAY, UNDONE, SWAP = TurnKind.PASS, TurnKind.SKIP, TurnKind.PLAY, TurnKind.UNDONE, TurnKind.EXCHANGE


def near_the_end(racks: list[str], *, bag: str = "", words: str = "checked", **options: Any) -> BisonteMatch:
    """SOL lies on the board, and seat 0 is to play; nothing is proved by the dictionary."""
    game = bisonte("sol sola casa solas", words=words, auto_end="no", **options)
    return known(game, racks, bag=bag, board=lying("SOL", 8, 7))


def pass_on(match: BisonteMatch, times: int = 1) -> None:
    for _ in range(times):
        match.act(match.state.on_turn, Pass())


@pytest.mark.parametrize(("sudden_end", "clause"), [(True, "BIS-21"), (False, "BIS-22")])
def test_worked_example_a_is_out_b_holds_eight_and_c_three(sudden_end: bool, clause: str) -> None:
    """BIS-21, BIS-22, BIS-24: A +11, B −8, C −3, whether the others could play on or not."""
    match = near_the_end(["A", "Ñ", "ISA"], sudden_end=sudden_end)
    play(match, 0, "SOLA", 8, 7)
    if not sudden_end:
        assert match.outcome is None
        pass_on(match, 2)
    (counted,) = happened(match, RacksCounted)
    assert counted.clause == clause
    assert counted.racks == ((), ("Ñ",), ("A", "I", "S"))
    assert [lines(each) for each in counted.scores] == [
        [(8, "BIS-24", "others-rack"), (3, "BIS-24", "others-rack")],
        [(-8, "BIS-24", "rack")],
        [(-3, "BIS-24", "rack")],
    ]
    assert [line.text.args for line in counted.scores[0].lines] == [{"tiles": "Ñ"}, {"tiles": "A I S"}]
    assert counted.scores[2].lines[0].text.args == {"tiles": "A I S"}
    assert points(match) == (4 + 11, -8, -3)
    assert match.outcome == Outcome((15, -8, -3), (0,), "BIS-25", text("bisonte-outcome-won", points=15))
    assert match.events[-1].event == SeedRevealed(SEED.hex())


def test_bis_24_a_bisonte_left_costs_nothing_and_points_may_be_negative() -> None:
    match = near_the_end(["A", "*", "*Z"], sudden_end=True)
    play(match, 0, "SOLA", 8, 7)
    assert points(match) == (4 + 10, 0, -10)
    assert lines(match.state.final[1]) == [(0, "BIS-24", "rack")]


def test_bis_21_a_player_without_tiles_does_not_end_it_while_the_bag_has_some() -> None:
    match = near_the_end(["A", "EE"], bag="O", sudden_end=True)
    play(match, 0, "SOLA", 8, 7)
    assert match.outcome is None
    assert match.state.players[0].rack == ("O",)


def test_bis_21_an_empty_bag_does_not_end_it_while_all_have_tiles() -> None:
    match = near_the_end(["AE", "EE"], sudden_end=True)
    play(match, 0, "SOLA", 8, 7)
    assert match.outcome is None
    assert match.state.on_turn == 1


def test_bis_21_upheld_the_game_goes_on() -> None:
    match = near_the_end(["E", "AE"], words="objection", sudden_end=True)
    play(match, 0, "SOLE", 8, 7)
    assert match.outcome is None
    match.act(1, Object())
    assert match.outcome is None
    assert match.state.players[0].rack == ("E",)
    assert match.state.on_turn == 1


def test_bis_21_sudden_end_after_the_last_tile_the_match_waits_for_objections_first() -> None:
    match = near_the_end(["A", "EE"], words="objection", sudden_end=True)
    play(match, 0, "SOLA", 8, 7)
    assert match.state.phase is Phase.OBJECTING
    match.act(1, LetStand())
    assert match.outcome is not None
    assert points(match) == (4 + 2, -2)


def test_bis_21_the_others_play_on_and_a_player_without_tiles_has_no_turn() -> None:
    """BIS-24: and gains what is left on the others' racks in the end."""
    match = near_the_end(["A", "ES", "EE"])
    play(match, 0, "SOLA", 8, 7)
    assert match.outcome is None
    assert match.state.on_turn == 1
    play(match, 1, "SOLAS", 8, 7)
    pass_on(match)
    assert match.state.on_turn == 1
    pass_on(match)
    assert match.state.ended_by == "BIS-22"
    assert points(match) == (4 + 3, 5 - 1, -2)


def test_bis_22_when_the_last_tile_of_all_is_played_it_is_over() -> None:
    match = near_the_end(["A", "S"])
    play(match, 0, "SOLA", 8, 7)
    play(match, 1, "SOLAS", 8, 7)
    assert match.state.ended_by == "BIS-22"
    assert points(match) == (4, 5)
    assert [final.lines for final in match.state.final] == [(), ()]


def test_bis_14_a_skip_of_a_player_without_tiles_costs_no_turn() -> None:
    match = near_the_end(["A", "ES", "EE"])
    put_player(match, 0, skips=1)
    play(match, 0, "SOLA", 8, 7)
    pass_on(match)
    assert match.state.on_turn == 2
    assert match.state.players[0].skips == 1
    assert SKIP not in [turn.kind for turn in match.state.turns]


def test_bis_12_a_player_without_tiles_may_still_object_and_the_window_waits_for_them() -> None:
    """BIS-14, BIS-15: a rejected objection of theirs skips nobody."""
    match = near_the_end(["A", "SEE", "EE"], words="objection")
    play(match, 0, "SOLA", 8, 7)
    all_let_stand(match)
    play(match, 1, "SOLAE", 8, 7)
    assert match.state.waiting == (0, 2)
    match.act(0, Object())
    assert match.state.turns[-1].kind is UNDONE
    pass_on(match)
    play(match, 1, "SOLAS", 8, 7)
    match.act(0, Object())
    assert (match.state.on_turn, match.state.players[0].skips) == (2, 1)
    pass_on(match, 2)
    assert match.state.ended_by == "BIS-22"
    assert points(match) == (4 + 4, 5 - 2, -2)


def test_bis_22_it_ends_when_all_have_passed_in_a_row_on_an_empty_bag() -> None:
    match = near_the_end(["AE", "EE", "ZE"])
    pass_on(match, 2)
    assert match.outcome is None
    pass_on(match)
    assert match.state.ended_by == "BIS-22"
    assert points(match) == (-2, -2, -11)


def test_bis_22_not_while_the_bag_has_tiles() -> None:
    match = near_the_end(["AE", "EE"], bag="O")
    pass_on(match, 2)
    assert match.outcome is None


def test_bis_22_a_play_breaks_the_row_even_one_undone() -> None:
    match = near_the_end(["AEE", "EEA"])
    pass_on(match)
    play(match, 1, "SOLA", 8, 7)
    pass_on(match)
    assert match.outcome is None
    pass_on(match)
    assert match.state.ended_by == "BIS-22"
    undone = near_the_end(["AEE", "EEA"], words="objection")
    pass_on(undone)
    play(undone, 1, "SOLE", 8, 7)
    undone.act(0, Object())
    pass_on(undone)
    assert undone.outcome is None
    pass_on(undone)
    assert undone.outcome is not None


def test_bis_22_a_skipped_turn_is_neither_a_pass_nor_breaks_the_row() -> None:
    match = near_the_end(["AE", "EE", "ZE"])
    put_player(match, 2, skips=1)
    pass_on(match, 2)
    assert match.state.turns[-1].kind is SKIP
    assert match.outcome is None
    pass_on(match, 2)
    assert match.outcome is None
    pass_on(match)
    assert match.state.ended_by == "BIS-22"


def test_bis_24_nobody_gains_where_all_have_tiles_left() -> None:
    match = near_the_end(["I", "EE", "ZE"])
    pass_on(match, 3)
    assert match.state.ended_by == "BIS-22"
    assert points(match) == (-1, -2, -11)


def test_bis_24_several_who_have_used_all_tiles_each_gain_all_that_is_left() -> None:
    """BIS-22: the last one with tiles passes alone."""
    match = near_the_end(["A", "S", "EEZ"])
    play(match, 0, "SOLA", 8, 7)
    play(match, 1, "SOLAS", 8, 7)
    pass_on(match)
    assert match.state.ended_by == "BIS-22"
    assert points(match) == (4 + 12, 5 + 12, -12)
    assert [lines(each) for each in match.state.final] == [
        [(12, "BIS-24", "others-rack")],
        [(12, "BIS-24", "others-rack")],
        [(-12, "BIS-24", "rack")],
    ]


def test_bis_22_passes_before_the_bag_is_empty_end_nothing() -> None:
    """All of them on an empty bag: the last tile is drawn by a play, and that breaks the row."""
    match = near_the_end(["AEEEEEE", "EEEEEEE"], bag="O")
    pass_on(match, 2)
    assert match.outcome is None
    play(match, 0, "SOLA", 8, 7)
    assert match.state.bag == ()
    pass_on(match)
    assert match.outcome is None
    pass_on(match)
    assert match.state.ended_by == "BIS-22"


def turns_of(*kinds: tuple[int, TurnKind, int]) -> tuple[Turn, ...]:
    return tuple(Turn(seat, kind, score=score([line(total, "BIS-16", "x")])) for seat, kind, total in kinds)


def test_bis_22_the_row_of_passes() -> None:
    assert passed_row(()) == frozenset()
    assert passed_row(turns_of((0, PASS, 0), (1, PASS, 0))) == {0, 1}
    assert passed_row(turns_of((0, PASS, 0), (1, SKIP, 0), (2, PASS, 0))) == {0, 2}
    for breaking in (PLAY, UNDONE, SWAP):
        assert passed_row(turns_of((0, PASS, 0), (1, breaking, 0), (2, PASS, 0))) == {2}
    assert passed_row(turns_of((0, PASS, 0), (1, PLAY, 0))) == frozenset()


def test_bis_23_the_row_without_a_point() -> None:
    assert scoreless_row(()) == 0
    everything = turns_of((0, PASS, 0), (1, SWAP, 0), (0, SKIP, 0), (1, UNDONE, 0), (0, PLAY, 0))
    assert scoreless_row(everything) == 5
    assert scoreless_row((*turns_of((0, PASS, 0), (1, PLAY, 1)), *everything)) == 5
    assert scoreless_row(turns_of((0, PASS, 0), (1, PLAY, 1))) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bis_23_three_turns_a_player_without_a_point_end_it_whatever_is_in_the_bag(seats: int) -> None:
    match = start(bisonte(), seats)
    pass_on(match, 3 * seats - 1)
    assert match.outcome is None
    pass_on(match)
    assert match.state.ended_by == "BIS-23"
    values = {kind.tile: kind.value for kind in edition().kinds}
    assert points(match) == tuple(-sum(values[tile] for tile in rack) for rack in match.view(None).racks)
    assert len(match.state.bag) == 102 - 7 * seats


def test_bis_23_exchanges_skips_undone_and_worthless_plays_count_too() -> None:
    match = near_the_end(["*EEE", "SEEE"], bag="O" * 20, words="objection")
    match.act(0, Exchange(("E",)))
    play(match, 1, "SOLE", 8, 7)
    match.act(0, Object())
    put(match, board=lying("so", 8, 8))
    play(match, 0, "sol", 8, 8)
    assert match.state.open_play is not None
    assert match.state.open_play.score.total == 0
    match.act(1, Object())
    assert [turn.kind for turn in match.state.turns] == [SWAP, UNDONE, PLAY, SKIP]
    pass_on(match)
    assert match.outcome is None
    pass_on(match)
    assert match.state.ended_by == "BIS-23"


def test_bis_23_a_skipped_turn_may_be_the_one_that_ends_it() -> None:
    match = near_the_end(["EEE", "EEE"], bag="O")
    pass_on(match, 4)
    put_player(match, 1, skips=1)
    pass_on(match)
    assert match.state.ended_by == "BIS-23"
    assert match.state.turns[-1].kind is SKIP


def test_bis_23_a_point_begins_the_row_anew() -> None:
    match = near_the_end(["AEE", "EEE"], bag="O" * 20)
    pass_on(match, 4)
    play(match, 0, "SOLA", 8, 7)
    pass_on(match, 5)
    assert match.outcome is None
    pass_on(match)
    assert match.state.ended_by == "BIS-23"


def test_bis_24_a_player_without_tiles_gains_on_bis_23_too() -> None:
    match = near_the_end(["", "EE", "EA"], words="objection")
    put(match, on_turn=2, waiting=(2,), turns=turns_of(*[(1, UNDONE, 0)] * 8))
    pass_on(match)
    assert match.state.ended_by == "BIS-23"
    assert points(match) == (4, -2, -2)


def finished(*standing: tuple[int, int]) -> Outcome:
    """The outcome of these points before the racks and of what the racks gave."""
    match = start(bisonte(), len(standing))
    for seat, (before, racks) in enumerate(standing):
        put_player(match, seat, points=before + racks)
    put(match, final=tuple(score([line(racks, "BIS-24", "x")]) for _, racks in standing))
    return outcome_of(match.state)


def test_bis_25_most_points_win() -> None:
    assert finished((10, -3), (9, 0)) == Outcome((7, 9), (1,), "BIS-25", text("bisonte-outcome-won", points=9))
    assert finished((-5, -3), (-5, -4), (-9, 0)).winners == (0,)


def test_bis_25_on_a_tie_who_of_the_tied_had_more_before_the_racks() -> None:
    tied = finished((10, -3), (7, 0), (20, -19))
    assert tied == Outcome((7, 7, 1), (0,), "BIS-25", text("bisonte-outcome-before-racks", points=7))


def test_bis_25_then_it_is_shared() -> None:
    shared = finished((10, -3), (10, -3), (6, 0))
    assert shared == Outcome((7, 7, 6), (0, 1), "BIS-25", text("bisonte-outcome-shared", points=7))


def test_after_the_end_all_see_all_racks_and_nobody_has_a_turn() -> None:
    """BIS-24."""
    match = near_the_end(["A", "EE"], sudden_end=True)
    assert match.view(None).racks == ()
    play(match, 0, "SOLA", 8, 7)
    view = match.view(None)
    assert (view.racks, view.ended_by, view.phase, view.deadline) == (((), ("E", "E")), "BIS-21", Phase.OVER, None)
    assert [each.total for each in view.final] == [2, -2]
    assert len(happened(match, TurnBegan)) == 1
