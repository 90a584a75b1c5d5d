"""After a round: cards are discarded, the lead passes on, and the match ends or goes on (LOO-16, LOO-18, LOO-19)."""

from sobremesa.engine.events import MatchEnded, SeedRevealed
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.seats import Seat
from sobremesa.engine.text import text
from sobremesa.games.loom.dealing import begin_round, begin_tie_break
from sobremesa.games.loom.events import RoundEnded
from sobremesa.games.loom.meta import MOST_ROUNDS
from sobremesa.games.loom.rules import LoomStory, order_from
from sobremesa.games.loom.state import LoomState


def end_round(story: LoomStory, now: int) -> None:
    """The sheet gets its column; then another round, one that decides a tie, or the end (LOO-16)."""
    story.tell(RoundEnded())
    state = story.state
    if state.tie_break:
        _end(story, _outcome_of_tie_break(state))
    elif not _is_last_round(state):
        begin_round(story, now)
    elif len(best := _best(state)) > 1:
        begin_tie_break(story, best, now)
    else:
        _end(story, _outcome(state, best))


def _is_last_round(state: LoomState) -> bool:
    """After the agreed rounds, or in the one in which somebody reaches the target; every match ends (LOO-18)."""
    if state.options.end == "rounds":
        return state.round >= state.options.rounds
    return state.round >= MOST_ROUNDS or any(player.points >= state.options.target for player in state.players)


def _best(state: LoomState) -> tuple[Seat, ...]:
    """The highest totals, from the one who would lead next to the right (LOO-18, LOO-19)."""
    assert state.leader is not None, "the lead has passed to the right"
    most = max(player.points for player in state.players)
    order = order_from(state.leader, len(state.players))
    return tuple(seat for seat in order if state.players[seat].points == most)


def _outcome(state: LoomState, winners: tuple[Seat, ...]) -> Outcome:
    points = tuple(player.points for player in state.players)
    options = state.options
    if options.end == "target" and not options.finish_round and max(points) >= options.target:
        return Outcome(points, winners, "LOO-18", text("loom-outcome-reached", points=max(points)))
    return Outcome(points, winners, "LOO-18", text("loom-outcome-won", points=max(points)))


def _outcome_of_tie_break(state: LoomState) -> Outcome:
    """Its best score wins, totals stay; several share (LOO-19)."""
    points = tuple(player.points for player in state.players)
    scores = {seat: entry.score.total for seat in state.order if (entry := state.players[seat].results[-1])}
    winners = tuple(sorted(seat for seat, scored in scores.items() if scored == max(scores.values())))
    said = "loom-outcome-shared" if len(winners) > 1 else "loom-outcome-tie-break"
    return Outcome(points, winners, "LOO-19", text(said, points=max(points), best=max(scores.values())))


def _end(story: LoomStory, outcome: Outcome) -> None:
    story.tell(MatchEnded(outcome))
    story.tell(SeedRevealed(story.state.chance.seed.hex()))
