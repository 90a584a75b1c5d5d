"""The line on a hole card (GOL-4, GOL-5, GOL-6), against an independent exact oracle."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind
from sobremesa.games.golf.line import LineFault, LineFaultKind, fault_of_draft, fault_of_line, line_shapes, lines

Point = tuple[int, int]


def card_of(points: Sequence[Point], start: int = 0, flag: int = -1) -> HoleCard:
    kinds = [SpaceKind.PLAIN, SpaceKind.DOUBLE, SpaceKind.OBSTACLE]
    spaces = tuple(Space(x, y, kinds[(x + 2 * y) % 3]) for x, y in points)
    return HoleCard("card", 1, 3, spaces, start, flag % len(points))


@st.composite
def cards(draw: st.DrawFn, side: int = 3, most: int = 6) -> HoleCard:
    grid = st.tuples(st.integers(0, side), st.integers(0, side))
    points = draw(st.lists(grid, min_size=2, max_size=most, unique=True))
    return card_of(points)


@st.composite
def cards_and_paths(draw: st.DrawFn) -> tuple[HoleCard, list[int]]:
    """Paths from start to flag over different spaces: what is left to go wrong is how they run."""
    card = draw(cards(side=4, most=8))
    inner = draw(st.permutations(range(1, len(card.spaces) - 1)))
    kept = draw(st.integers(0, len(inner)))
    return card, [0, *inner[:kept], len(card.spaces) - 1]


# The oracle asks no side and no dot product: it solves for the points that two pieces share.


def shared_points(a: Point, b: Point, c: Point, d: Point) -> set[tuple[Fraction, Fraction]] | None:
    """The single point in common or none; None for endlessly many."""
    (px, py), (rx, ry) = a, (b[0] - a[0], b[1] - a[1])
    (qx, qy), (sx, sy) = c, (d[0] - c[0], d[1] - c[1])
    determinant = rx * sy - ry * sx
    if determinant == 0:
        return shared_points_of_parallels(a, b, c, d)
    t = Fraction((qx - px) * sy - (qy - py) * sx, determinant)
    u = Fraction((qx - px) * ry - (qy - py) * rx, determinant)
    return {(px + t * rx, py + t * ry)} if 0 <= t <= 1 and 0 <= u <= 1 else set()


def shared_points_of_parallels(a: Point, b: Point, c: Point, d: Point) -> set[tuple[Fraction, Fraction]] | None:
    axis = 0 if a[0] != b[0] else 1
    other = 1 - axis
    slope = Fraction(b[other] - a[other], b[axis] - a[axis])
    if c[other] - a[other] != slope * (c[axis] - a[axis]):
        return set()
    low = max(min(a[axis], b[axis]), min(c[axis], d[axis]))
    high = min(max(a[axis], b[axis]), max(c[axis], d[axis]))
    if low > high:
        return set()
    if low < high:
        return None
    at = (Fraction(low), a[other] + slope * (low - a[axis]))
    return {at if axis == 0 else (at[1], at[0])}


def oracle_allows(card: HoleCard, path: Sequence[int]) -> bool:
    """GOL-4: two pieces share no point but the common end of consecutive pieces."""
    points = [(card.spaces[place].x, card.spaces[place].y) for place in path]
    pieces = list(pairwise(points))
    for earlier, later in combinations(range(len(pieces)), 2):
        shared = shared_points(*pieces[earlier], *pieces[later])
        end = (Fraction(pieces[later][0][0]), Fraction(pieces[later][0][1]))
        if shared is None or shared != ({end} if later == earlier + 1 else set()):
            return False
    return True


@given(cards_and_paths())
def test_GOL_4_a_line_stands_exactly_when_its_pieces_share_no_other_point(drawn: tuple[HoleCard, list[int]]) -> None:
    card, path = drawn
    assert (fault_of_line(card, path, neighbours=False) is None) == oracle_allows(card, path)


@given(cards_and_paths())
def test_GOL_4_a_fault_says_where_it_is(drawn: tuple[HoleCard, list[int]]) -> None:
    card, path = drawn
    fault = fault_of_line(card, path, neighbours=False)
    if fault is not None:
        earlier, later = fault.pieces
        assert 0 <= earlier < later < len(path) - 1
        assert fault.space is None or fault.space in path
        assert (fault.space is None) == (fault.kind is LineFaultKind.CROSSES)
        assert fault_of_draft(card, path[: later + 1], neighbours=False) is None


SYMMETRIES = [
    lambda x, y: (-x, y),
    lambda x, y: (y, x),
    lambda x, y: (-y, x),
    lambda x, y: (-x, -y),
    lambda x, y: (x + 7, y - 3),
    lambda x, y: (5 * x, 5 * y),
]


@pytest.mark.parametrize("symmetry", SYMMETRIES, ids=["mirror", "diagonal", "turn", "half turn", "shift", "scale"])
@given(drawn=cards_and_paths())
def test_GOL_4_turned_mirrored_shifted_or_scaled_a_line_is_as_good(symmetry, drawn) -> None:  # type: ignore[no-untyped-def]
    card, path = drawn
    moved = card_of([symmetry(space.x, space.y) for space in card.spaces])
    assert fault_of_line(moved, path, neighbours=False) == fault_of_line(card, path, neighbours=False)


@given(cards_and_paths())
def test_GOL_4_a_line_is_as_good_backwards(drawn: tuple[HoleCard, list[int]]) -> None:
    card, path = drawn
    back = HoleCard(card.id, card.hole, card.par, card.spaces, card.flag, card.start)
    forwards = fault_of_line(card, path, neighbours=False)
    backwards = fault_of_line(back, path[::-1], neighbours=False)
    assert (forwards is None) == (backwards is None)


@given(cards(), st.booleans())
def test_lines_are_all_orders_that_have_no_fault(card: HoleCard, neighbours: bool) -> None:
    inner = range(1, len(card.spaces) - 1)
    for length in range(2, len(card.spaces) + 1):
        tried = [(0, *middle, len(card.spaces) - 1) for middle in permutations(inner, length - 2)]
        allowed = [path for path in tried if fault_of_line(card, path, neighbours=neighbours) is None]
        assert list(lines(card, length, neighbours=neighbours)) == allowed


@given(cards(), st.booleans())
def test_line_shapes_are_the_kinds_that_lines_meet_each_with_one_of_them(card: HoleCard, neighbours: bool) -> None:
    for length in range(2, len(card.spaces) + 1):
        paths = list(lines(card, length, neighbours=neighbours))
        shapes = line_shapes(card, length, neighbours=neighbours)
        assert set(shapes) == {tuple(card.spaces[place].kind for place in path) for path in paths}
        for shape, path in shapes.items():
            assert path in paths
            assert shape == tuple(card.spaces[place].kind for place in path)


def test_the_line_shown_for_a_shape_is_the_calmest() -> None:
    card = HoleCard("row", 1, 3, tuple(Space(x, y) for x, y in [(0, 0), (1, 0), (0, 3), (2, 0)]), 0, 3)
    assert line_shapes(card, 3, neighbours=False) == {(SpaceKind.PLAIN,) * 3: (0, 1, 3)}


@given(cards(), st.integers(-2, 12), st.booleans())
def test_GOL_6_there_are_no_lines_shorter_than_two_or_longer_than_the_card(
    card: HoleCard, length: int, neighbours: bool
) -> None:
    found = list(lines(card, length, neighbours=neighbours))
    assert not found or 2 <= length <= len(card.spaces)


#     0 1 2
#     3 4 5      start 0, flag 8
#     6 7 8
BOARD = HoleCard("board", 9, 6, tuple(Space(x, y) for y in range(3) for x in range(3)), 0, 8)

FAULTS = [
    ("GOL-6 one letter", [0], LineFault("GOL-6", LineFaultKind.TOO_SHORT)),
    ("GOL-6 no letter", [], LineFault("GOL-6", LineFaultKind.TOO_SHORT)),
    ("GOL-6 ten letters", [0, 1, 2, 5, 4, 3, 6, 7, 8, 8], LineFault("GOL-6", LineFaultKind.TOO_LONG)),
    ("GOL-4 no such space", [0, 9, 8], LineFault("GOL-4", LineFaultKind.UNKNOWN_SPACE, space=9)),
    ("GOL-4 a negative space", [0, -1], LineFault("GOL-4", LineFaultKind.UNKNOWN_SPACE, space=-1)),
    ("GOL-4 starts elsewhere", [1, 8], LineFault("GOL-4", LineFaultKind.STARTS_ELSEWHERE, space=1)),
    ("GOL-4 ends elsewhere", [0, 7], LineFault("GOL-4", LineFaultKind.ENDS_ELSEWHERE, space=7)),
    ("GOL-4 ends elsewhere, later", [0, 1, 7], LineFault("GOL-4", LineFaultKind.ENDS_ELSEWHERE, space=7)),
    ("GOL-4 goes on past the flag", [0, 8, 7], LineFault("GOL-4", LineFaultKind.ENDS_ELSEWHERE, space=7)),
    ("GOL-4 a space twice", [0, 1, 4, 1, 8], LineFault("GOL-4", LineFaultKind.SPACE_TWICE, space=1)),
    ("GOL-4 crosses", [0, 4, 1, 3, 8], LineFault("GOL-4", LineFaultKind.CROSSES, (0, 2))),
    ("GOL-4 crosses far away", [0, 5, 1, 6, 8], LineFault("GOL-4", LineFaultKind.CROSSES, (0, 2))),
    ("GOL-4 ends a piece on the line", [0, 2, 5, 1, 8], LineFault("GOL-4", LineFaultKind.TOUCHES, (0, 2), 1)),
    ("GOL-4 turns back", [0, 2, 1, 8], LineFault("GOL-4", LineFaultKind.RUNS_BACK, (0, 1), 1)),
    ("GOL-4 turns back over its start", [0, 1, 4, 7, 8], None),
    ("GOL-4 runs through a letter", [0, 4, 3, 5, 8], LineFault("GOL-4", LineFaultKind.RUNS_THROUGH_LETTER, (0, 2), 4)),
    ("GOL-5 runs over an empty space", [0, 2, 8], None),
    ("GOL-5 straight to the flag", [0, 8], None),
    ("GOL-4 through all spaces", [0, 1, 2, 5, 4, 3, 6, 7, 8], None),
]


@pytest.mark.parametrize(("path", "fault"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS])
def test_every_fault_is_named_with_its_clause(path: list[int], fault: LineFault | None) -> None:
    assert fault_of_line(BOARD, path, neighbours=False) == fault


def test_GOL_4_a_piece_that_runs_back_over_the_last_letter_but_one_runs_back() -> None:
    row = HoleCard("row", 1, 3, tuple(Space(x, 0) for x in range(4)), 1, 0)
    assert fault_of_line(row, [1, 2, 0], neighbours=False) == LineFault(
        "GOL-4", LineFaultKind.RUNS_BACK, (0, 1), space=1
    )


def test_GOL_5_with_the_option_each_step_goes_to_one_of_the_eight_spaces_around() -> None:
    assert fault_of_line(BOARD, [0, 4, 8], neighbours=True) is None
    assert fault_of_line(BOARD, [0, 1, 7, 8], neighbours=True) == LineFault(
        "GOL-5", LineFaultKind.NOT_A_NEIGHBOUR, (1,), space=7
    )


@pytest.mark.parametrize("path", [[], [0], [0, 4], [0, 1, 2, 5]])
def test_a_draft_that_has_not_reached_the_flag_may_still_become_a_line(path: list[int]) -> None:
    assert fault_of_draft(BOARD, path, neighbours=True) is None


def test_a_draft_that_crosses_is_faulted_at_once() -> None:
    fault = fault_of_draft(BOARD, [0, 4, 1, 3], neighbours=False)
    assert fault is not None
    assert fault.kind is LineFaultKind.CROSSES


def test_what_is_kept_of_line_shapes_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        line_shapes(BOARD, 2, neighbours=False)[()] = ()  # type: ignore[index]
