"""Row 1: one ant each, on a cell in reach, or on one that chance picks."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sobremesa.engine import At, Refused, verify
from sobremesa.games.buffet.actions import GiveUp, Place
from sobremesa.games.buffet.events import AntPlaced, NothingPlaced, Phase, PlacementAsked, TimeRanOut
from sobremesa.games.buffet.ground import Ant
from sobremesa.games.buffet.state import Stack
from tests.games.buffet.boxes import (
    FOODS,
    OPEN,
    BuffetMatch,
    ants,
    at,
    buffet,
    cells_of,
    decided,
    ground,
    happened,
    opened,
    place_all,
    refusal,
    search,
)

_NOW = At(100_000)


def placing(seats: int = 2, **options: Any) -> BuffetMatch:
    """Everybody has given up at once."""
    match = opened(buffet(**options), seats)
    search(match, *((),) * seats)
    return match


def refused(cell: int, seat: int = 0, **others: object) -> str:
    """Why an ant may not be placed on a cell."""
    with pytest.raises(Refused) as caught:
        ground(**others).check_placement(seat, cell)  # type: ignore[arg-type]
    said = caught.value.refusal
    assert said.text.id.startswith(said.clause.lower() + "-")
    return said.text.id


def test_BUF_20_without_ants_one_places_in_front_of_ones_own_nest() -> None:
    assert ground().placeable(0) == (5, 6, 7, 8, 9)
    assert ground().placeable(1) == (215, 216, 217, 218, 219)


def test_BUF_20_also_next_to_an_ant_and_anywhere_on_its_tile() -> None:
    corner = at(4, 4)
    tile = {at(row, column) for row in range(5) for column in range(5)}
    around = {at(row, column) for row in (3, 4, 5) for column in (3, 4, 5)}
    reach = (tile | around | {5, 6, 7, 8, 9}) - {corner, at(2, 2)}
    assert set(ground(ants(0, [corner])).placeable(0)) == reach
    assert ground(ants(0, [corner])).placeable(0) == tuple(sorted(reach))
    for cell in reach:
        ground(ants(0, [corner])).check_placement(0, cell)


def test_BUF_20_a_rivals_ants_open_nothing() -> None:
    assert ground(ants(1, [at(4, 4)])).placeable(0) == (5, 6, 7, 8, 9)


def test_BUF_20_an_ant_of_this_round_opens_cells_and_takes_its_own() -> None:
    board = ground(ants(0, [5], placed=2))
    assert at(0, 4) in board.placeable(0)
    assert 5 not in board.placeable(0)


def test_BUF_20_the_cell_must_be_free_now() -> None:
    """This round's ants included."""
    for placed in (1, 2):
        assert refused(5, ants=ants(1, [5], placed=placed)) == "buf-20-taken"
        assert ground(ants(1, [5], placed=placed)).placeable(0) == (6, 7, 8, 9)


@pytest.mark.parametrize("cell", [4, 10, 20, 110])
def test_BUF_20_a_cell_out_of_reach_is_refused(cell: int) -> None:
    assert refused(cell) == "buf-20-too-far"


@pytest.mark.parametrize("cell", [-1, 225, -225])
def test_BUF_20_a_cell_off_the_board_is_refused(cell: int) -> None:
    assert refused(cell) == "buf-20-no-such-cell"


def test_BUF_20_the_last_cell_of_the_board_may_be_in_reach() -> None:
    near = ants(0, [at(13, 13), at(1, 1)])
    ground(near).check_placement(0, 224)
    ground(near).check_placement(0, 0)


def test_BUF_21_never_on_food() -> None:
    beside = ants(0, [at(1, 7)])
    assert refused(at(2, 7), ants=beside) == "buf-21-food"
    assert not set(FOODS) & set(ground(beside).placeable(0))


def test_BUF_21_beside_food_is_allowed() -> None:
    assert {at(1, 7), at(2, 6), at(2, 8), at(3, 7)} <= set(ground(ants(0, [5])).placeable(0))


def test_BUF_21_never_in_front_of_a_rivals_nest() -> None:
    near = ants(0, [at(13, 7)])
    assert refused(217, ants=near) == "buf-21-rival-nest"
    assert not {215, 216, 217, 218, 219} & set(ground(near).placeable(0))
    assert 214 not in ground(near).placeable(0)


def test_BUF_21_a_side_without_a_nest_is_open() -> None:
    east = ants(0, [at(7, 13)])
    assert at(7, 14) in ground(east).placeable(0)
    assert refused(at(7, 14), ants=east, players=4) == "buf-21-rival-nest"


def test_BUF_20_players_place_from_left_to_right() -> None:
    match = placing(3)
    assert happened(match, PlacementAsked) == [PlacementAsked(0, OPEN + 30_000)]
    match.act(0, Place(7), 10_000)
    assert happened(match, AntPlaced) == [AntPlaced(0, 7, special=False)]
    assert happened(match, PlacementAsked)[-1] == PlacementAsked(1, 40_000)
    assert refusal(match, 0, Place(8)) == "tab-13-nothing-to-do"
    assert refusal(match, 2, Place(217)) == "tab-13-nothing-to-do"
    match.act(1, Place(119))
    match.act(2, Place(217))
    assert match.state.ants == {7: Ant(0, 1), 119: Ant(1, 1), 217: Ant(2, 1)}
    assert [stack.ordinary for stack in match.state.stacks] == [34, 34, 34]
    assert match.state.phase is Phase.RESTING


def test_BUF_20_an_illegal_cell_is_refused_and_may_be_tried_again() -> None:
    match = placing()
    assert refusal(match, 0, Place(112)) == "buf-21-food"
    assert refusal(match, 0, Place(215)) == "buf-21-rival-nest"
    assert refusal(match, 0, Place(0)) == "buf-20-too-far"
    match.act(0, Place(5))
    assert cells_of(match, 0) == [5]


def test_BUF_15_from_row_1_a_special_ant_comes_only_after_all_others() -> None:
    """BUF-27."""
    game = buffet()
    for stack, special in ((Stack(1, 5), False), (Stack(0, 5), True)):
        state = decided(game, replace(placing().state, stacks=(stack, Stack(40, 5))), 0, Place(5))
        assert state.ants[5] == Ant(0, 1, special)
        assert state.stacks[0].ants == stack.ants - 1


def test_BUF_22_who_can_reach_no_cell_places_nothing() -> None:
    game = buffet()
    state = replace(opened().state, ants=ants(1, [5, 6, 7, 8, 9]))
    state = decided(game, state, 0, GiveUp())
    told = game.decide(state, 1, GiveUp(), _NOW)
    assert told[-2:] == (NothingPlaced(0), PlacementAsked(1, 130_000))


def test_BUF_22_nothing_is_placed_from_an_empty_stack() -> None:
    game = buffet()
    for stack, told in ((Stack(0, 0), NothingPlaced(0)), (Stack(0, 1), PlacementAsked(0, 130_000))):
        state = decided(game, replace(opened().state, stacks=(stack, Stack(40, 5))), 0, GiveUp())
        assert told in game.decide(state, 1, GiveUp(), _NOW)


def test_BUF_33_after_30_seconds_chance_places_a_legal_ant() -> None:
    match = placing()
    assert match.deadline == OPEN + 30_000
    assert match.tick(OPEN + 30_000) == ()
    match.tick(OPEN + 30_001)
    assert happened(match, TimeRanOut) == [TimeRanOut(Phase.PLACING, (0,))]
    (placed,) = happened(match, AntPlaced)
    assert placed.draw is not None
    assert (placed.draw.label, placed.draw.sizes) == ("row-one/1/1", (5,))
    assert placed.cell == (5, 6, 7, 8, 9)[placed.draw.values[0]]
    assert match.deadline == OPEN + 60_000, "the next seat has its own 30 seconds"
    assert match.game.chance(match.state).counter == 2, "one draw for the board and one for the ant"


def test_BUF_33_every_legal_cell_may_be_drawn() -> None:
    """TAB-3: and what is drawn can be checked."""
    match = placing()
    game = match.game
    drawn = set()
    for counter in range(60):
        chance = replace(match.state.chance, counter=counter)
        event = next(
            event for event in game.elapse(replace(match.state, chance=chance), 10**6) if isinstance(event, AntPlaced)
        )
        assert game.follows_from_draw(match.state, event)
        drawn.add(event.cell)
    assert drawn == {5, 6, 7, 8, 9}


def test_TAB_3_another_cell_than_the_draws_is_found() -> None:
    match = placing()
    state = match.state
    match.tick(OPEN + 30_001)
    (placed,) = happened(match, AntPlaced)
    follows = match.game.follows_from_draw
    assert follows(state, placed)
    assert not follows(state, replace(placed, cell=placed.cell + 1 if placed.cell < 9 else 5))
    assert not follows(state, replace(placed, seat=1))
    assert not follows(match.state, placed), "the turn is over"
    assert not follows(state, replace(placed, draw=replace(placed.draw, label="row-one/1/2")))
    assert not follows(state, replace(placed, draw=replace(placed.draw, sizes=(6,))))
    assert not follows(replace(state, phase=Phase.RESTING), placed)
    assert not follows(state, replace(placed, draw=None))
    assert follows(state, NothingPlaced(0)), "where no chance had a part there is nothing to find"


def test_TAB_3_a_match_placed_by_chance_is_fair() -> None:
    match = opened(buffet())
    fair = match.game
    match.tick(10**9)
    assert {found.text.args.get("label") for found in verify(fair, match.events)} <= {"board"}, "the board is our own"


def test_BUF_33_without_a_clock_row_1_has_all_the_time_in_the_world() -> None:
    match = placing(clock=False)
    assert match.deadline is None
    match.tick(10**12)
    assert match.state.waiting == (0,)
    place_all(match)
    assert match.deadline is None


@settings(max_examples=25, deadline=None)
@given(
    placed=st.dictionaries(st.integers(0, 224), st.tuples(st.integers(0, 3), st.integers(1, 2)), max_size=60),
    seat=st.integers(0, 3),
)
def test_BUF_20_what_is_listed_is_exactly_what_is_accepted(placed: dict[int, tuple[int, int]], seat: int) -> None:
    """BUF-21."""
    board = ground({cell: Ant(*ant) for cell, ant in placed.items() if cell not in FOODS}, players=4)
    accepted = []
    for cell in range(-1, 226):
        with suppress(Refused):
            board.check_placement(seat, cell)
            accepted.append(cell)
    assert board.placeable(seat) == tuple(accepted)
