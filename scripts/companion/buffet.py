"""Boards of Word Buffet with ants on them, counted by the rules (BUF-26 to BUF-32)."""

from collections.abc import Iterator
from itertools import accumulate
from random import Random

from scripts.companion.case import Case, Data, reckoned, scored
from sobremesa.editions.buffet import load_buffet
from sobremesa.engine.chance import SEED_BYTES, Chance
from sobremesa.engine.seats import Seat, people
from sobremesa.games.buffet.board import CELLS, lay
from sobremesa.games.buffet.ending import outcome_of
from sobremesa.games.buffet.events import Phase
from sobremesa.games.buffet.ground import Ant
from sobremesa.games.buffet.scoring import foods_touched, nests_reached, score_of
from sobremesa.games.buffet.state import BuffetState, Stack

_PARTS = ("foods", "nests", "special", "left")
_CLAUSES = ("BUF-28", "BUF-29", "BUF-30", "BUF-31")


def cases(chance: Random, matches: int) -> Iterator[Case]:
    """So many matches, each as a whole and seat by seat, and half-written ones."""
    for number in range(matches):
        state = _match(chance, few=number % 2 == 0)
        players = [_counts(state, seat) for seat in range(len(state.sitters))]
        for seat, counts in enumerate(players):
            yield Case("buffet-seat", counts, scored(state.scores[seat]))
        sheet = {"players": players}
        points = [score.total for score in state.scores]
        whole = reckoned(_course(state), points, outcome_of(state))
        yield Case("buffet-match", {"sheet": sheet, "seats": len(players)}, whole)
        if number % 4 == 0:
            yield _unfinished(chance, state, players)


def _match(chance: Random, *, few: bool) -> BuffetState:
    """Few ants make ties likely."""
    edition = load_buffet(chance.choice(["es", "en"]))
    seats = chance.randint(2, 4)
    board = lay(chance.sample(edition.tiles, 9), [chance.randrange(4) for _ in range(9)])
    start = edition.ants[seats - 2]
    free = [cell for cell in range(CELLS) if cell not in board.foods]
    chance.shuffle(free)
    ants: dict[int, Ant] = {}
    stacks = []
    for seat in range(seats):
        most = chance.randint(0, 5) if few else start + edition.special_ants
        stack = Stack(start, edition.special_ants).less(placed := chance.randint(0, most))
        cells = [free.pop() for _ in range(placed)]
        ants |= {cell: Ant(seat, 1, special=number >= start) for number, cell in enumerate(cells)}
        stacks.append(stack)
    sealed = Chance(bytes(SEED_BYTES))
    state = BuffetState(sealed, Phase.OVER, sitters=people(seats), board=board, stacks=tuple(stacks), ants=ants)
    scores = tuple(score_of(state.ground, seat, stack) for seat, stack in enumerate(stacks))
    return BuffetState(
        sealed, Phase.OVER, sitters=state.sitters, board=board, stacks=state.stacks, ants=ants, scores=scores
    )


def _counts(state: BuffetState, seat: Seat) -> dict[str, int | None]:
    """What a person counts on the table."""
    special = sum(ant.seat == seat and ant.special for ant in state.ants.values())
    foods, nests = len(foods_touched(state.ground, seat)), len(nests_reached(state.ground, seat))
    return dict(zip(_PARTS, (foods, nests, special, state.stacks[seat].ordinary), strict=True))


def _course(state: BuffetState) -> list[list[int]]:
    """Totals part by part, in the order of the clauses."""
    found = [{line.clause: line.points for line in score.lines} for score in state.scores]
    parts = [[points.get(clause, 0) for clause in _CLAUSES] for points in found]
    return [list(step) for step in zip(*(accumulate(each) for each in parts), strict=True)]


def _unfinished(chance: Random, state: BuffetState, players: list[dict[str, int | None]]) -> Case:
    """Something is still to be written: nobody has won yet."""
    seat = chance.randrange(len(players))
    written: list[Data] = [dict(counts) for counts in players]
    written[seat]["nests"] = None
    nests = sum(line.points for line in state.scores[seat].lines if line.clause == "BUF-29")
    points = [score.total - (nests if each == seat else 0) for each, score in enumerate(state.scores)]
    course = _course(state)
    for step in course[1:]:
        step[seat] -= nests
    asked = {"sheet": {"players": written}, "seats": len(players)}
    return Case("buffet-match", asked, reckoned(course, points, None))
