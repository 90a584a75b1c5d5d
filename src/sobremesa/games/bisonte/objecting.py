"""After a play others may object to it; then it stands or is undone (BIS-12 to BIS-15)."""

from sobremesa.engine.seats import Seat
from sobremesa.games.bisonte.course import go_on
from sobremesa.games.bisonte.drawing import fill_rack
from sobremesa.games.bisonte.events import (
    ObjectionMade,
    ObjectionOpened,
    PlayLetStand,
    PlayScored,
    PlayUndone,
    WordVerdict,
)
from sobremesa.games.bisonte.placing import runs_of
from sobremesa.games.bisonte.rules import OBJECTION_SECONDS, BisonteStory, Rules, deadline_after
from sobremesa.games.bisonte.state import BisonteState, OpenPlay


def open_window(story: BisonteStory, now: int) -> None:
    """All others may object or let the play stand (BIS-15)."""
    state = story.state
    others = tuple(seat for seat in range(len(state.players)) if seat != state.on_turn)
    story.tell(ObjectionOpened(others, deadline_after(state, now, 1000 * OBJECTION_SECONDS)))


def let_stand(rules: Rules, story: BisonteStory, seat: Seat, now: int) -> None:
    """A seat has nothing against the play; the window closes with the last of them (BIS-15)."""
    story.tell(PlayLetStand(seat))
    if not story.state.waiting:
        stand(rules, story, now)


def object_to(rules: Rules, story: BisonteStory, seat: Seat, now: int) -> None:
    """The dictionary decides at once: the play is undone (BIS-13), or the objector owes a turn (BIS-14)."""
    verdicts = _verdicts(rules, story.state)
    upheld = not all(verdict.valid for verdict in verdicts)
    author = story.state.on_turn
    story.tell(ObjectionMade(seat, upheld, verdicts))
    if upheld:
        story.tell(PlayUndone(author))
        go_on(rules, story, now)
    else:
        stand(rules, story, now)


def stand(rules: Rules, story: BisonteStory, now: int) -> None:
    """The play counts, its player draws, and only then the next turn begins (BIS-7, BIS-15)."""
    play = _open(story.state)
    story.tell(PlayScored(play.seat, play.score))
    fill_rack(rules, story, play.seat)
    go_on(rules, story, now)


def _verdicts(rules: Rules, state: BisonteState) -> tuple[WordVerdict, ...]:
    """What the dictionary says to every word that the play made or changed (BIS-13)."""
    laid = {placement.cell: state.board[placement.cell] for placement in _open(state).placements}
    runs = runs_of(rules.edition.layout, state.board, laid)
    return tuple(rules.judge.verdict(run, split_digraphs=state.options.split_digraphs) for run in runs)


def _open(state: BisonteState) -> OpenPlay:
    assert state.open_play is not None, "a window is open on a play alone"
    return state.open_play
