"""A round is over: a pause, or the end of the match and its winner (BUF-22, BUF-23, BUF-27, BUF-32, BUF-34)."""

from sobremesa.engine.events import MatchEnded, SeedRevealed
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.seats import Seat
from sobremesa.engine.text import text
from sobremesa.games.buffet.events import MatchScored, RoundEnded, SeatReady
from sobremesa.games.buffet.rules import REST_SECONDS, BuffetStory, deadline_after
from sobremesa.games.buffet.scoring import ants_on_board, score_of
from sobremesa.games.buffet.state import BuffetState


def end_round(story: BuffetStory, now: int) -> None:
    """All markers are back: rest until all are ready, or the match is over (BUF-23, BUF-34)."""
    state = story.state
    last = is_last_round(state)
    story.tell(RoundEnded(last, None if last else deadline_after(state, now, REST_SECONDS)))
    if last:
        _end_match(story)


def is_last_round(state: BuffetState) -> bool:
    """A special ant stands on the board, or nobody has placed an ant in this round (BUF-22, BUF-27)."""
    ants = state.ants.values()
    return any(ant.special for ant in ants) or all(ant.round < state.round for ant in ants)


def get_ready(story: BuffetStory, seat: Seat) -> None:
    """A seat has rested (BUF-34)."""
    story.tell(SeatReady(seat))


def outcome_of(state: BuffetState) -> Outcome:
    """Most points; on a tie more ants on the board; then the victory is shared (BUF-32)."""
    points = tuple(score.total for score in state.scores)
    most = max(points)
    level = [seat for seat, each in enumerate(points) if each == most]
    ants = {seat: ants_on_board(state.ground, seat) for seat in level}
    most_ants = max(ants.values())
    winners = tuple(seat for seat in level if ants[seat] == most_ants)
    if len(level) == 1:
        why = text("buffet-outcome-won", points=most)
    elif len(winners) == 1:
        why = text("buffet-outcome-ants", points=most, ants=most_ants)
    else:
        why = text("buffet-outcome-shared", points=most, ants=most_ants)
    return Outcome(points, winners, "BUF-32", why)


def _end_match(story: BuffetStory) -> None:
    state = story.state
    ground = state.ground
    story.tell(MatchScored(tuple(score_of(ground, seat, stack) for seat, stack in enumerate(state.stacks))))
    story.tell(MatchEnded(outcome_of(story.state)))
    story.tell(SeedRevealed(story.state.chance.seed.hex()))
