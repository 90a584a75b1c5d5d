"""The course of a match: whose turn comes, whose is skipped or passed by the clock, until it ends (BIS-S2, BIS-26)."""

from sobremesa.engine.seats import Seat
from sobremesa.games.bisonte.ending import clause_that_ends, end_match
from sobremesa.games.bisonte.events import ClockStopped, TurnBegan, TurnPassed, TurnSkipped
from sobremesa.games.bisonte.rules import BisonteStory, Rules, deadline_after
from sobremesa.games.bisonte.state import BisonteState
from sobremesa.games.bisonte.turns import seats_to_the_left


def begin_first_turn(story: BisonteStory, now: int) -> None:
    """Whoever drew nearest to A begins (BIS-S1)."""
    assert story.state.starter is not None, "the start is settled first"
    _begin_turn(story, story.state.starter, now)


def go_on(rules: Rules, story: BisonteStory, now: int) -> None:
    """A turn is over: the match ends, or the next seat that may act has its turn."""
    while (clause := clause_that_ends(rules, story.state)) is None:
        seat = _next_seat(story.state)
        player = story.state.players[seat]
        if player.skips:
            story.tell(TurnSkipped(seat))
        elif player.left == 0:
            story.tell(TurnPassed(seat, by_clock=True))
        else:
            _begin_turn(story, seat, now)
            return
    end_match(rules, story, clause)


def stop_clock(story: BisonteStory, seat: Seat, now: int) -> None:
    """What is left of a seat's own time once it has acted (BIS-26)."""
    state = story.state
    if state.players[seat].left is not None and state.deadline is not None:
        story.tell(ClockStopped(seat, max(0, state.deadline - now)))


def _begin_turn(story: BisonteStory, seat: Seat, now: int) -> None:
    """On the seat's own clock, or with the time that every turn has (BIS-26)."""
    left = story.state.players[seat].left
    turn_ends = deadline_after(story.state, now, story.state.options.turn_seconds)
    story.tell(TurnBegan(seat, turn_ends if left is None else now + left))


def _next_seat(state: BisonteState) -> Seat:
    """The next to the left; who has used all tiles has no more turns (BIS-S2, BIS-21)."""
    seats = len(state.players)
    return next(seat for seat in seats_to_the_left(state.on_turn, seats, seats) if state.players[seat].rack)
