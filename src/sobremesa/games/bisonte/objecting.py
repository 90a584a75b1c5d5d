"""After a play others may object to it; then it stands or is undone (BIS-12 to BIS-15)."""

from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.bisonte.actions import Object, Vote
from sobremesa.games.bisonte.course import go_on
from sobremesa.games.bisonte.drawing import fill_rack
from sobremesa.games.bisonte.events import (
    ObjectionMade,
    ObjectionOpened,
    PlayLetStand,
    PlayScored,
    PlayUndone,
    VoteCast,
    VoteOpened,
    WordVerdict,
)
from sobremesa.games.bisonte.placing import Run, runs_of
from sobremesa.games.bisonte.rules import OBJECTION_SECONDS, BisonteStory, Rules, deadline_after
from sobremesa.games.bisonte.state import BisonteState, OpenPlay
from sobremesa.parts.vote import VOTE_SECONDS, voters

VOTED = "voted"
"""The reason for a word that the people at the table know (BIS-12)."""


def open_window(story: BisonteStory, now: int) -> None:
    """All others may object or let the play stand (BIS-15)."""
    state = story.state
    others = tuple(seat for seat in range(len(state.players)) if seat != state.on_turn)
    story.tell(ObjectionOpened(others, deadline_after(state, now, OBJECTION_SECONDS)))


def let_stand(rules: Rules, story: BisonteStory, seat: Seat, now: int) -> None:
    """A seat has nothing against the play; the window closes with the last of them (BIS-15)."""
    story.tell(PlayLetStand(seat))
    if not story.state.waiting:
        stand(rules, story, now)


def object_to(rules: Rules, story: BisonteStory, seat: Seat, objection: Object, now: int) -> None:
    """The people vote first where the table has agreed on that; else the dictionary decides at once (BIS-12).

    The objector votes no, unless it is a bot that plays for a person (BUF-25).
    """
    state = story.state
    if _is_voted_on(rules, state, seat):
        deadline = deadline_after(state, now, VOTE_SECONDS)
        people = voters(state.sitters, state.on_turn)
        who = tuple(each for each in people if each != seat) if objection.abstain else people
        story.tell(VoteOpened(seat, who, deadline))
    else:
        _settle(rules, story, seat, _verdicts(rules, state), now)


def cast_vote(rules: Rules, story: BisonteStory, seat: Seat, vote: Vote, now: int) -> None:
    """One vote; it may be changed until all have voted (BIS-12, BUF-25)."""
    story.tell(VoteCast(seat, story.state.on_turn, vote.accept, vote.abstain))
    if not story.state.waiting:
        count_votes(rules, story, now)


def count_votes(rules: Rules, story: BisonteStory, now: int) -> None:
    """What most people know is valid; on anything else the dictionary is asked (BIS-12, BUF-25)."""
    state = story.state
    assert state.ballot is not None, "votes are counted when a ballot is open"
    assert state.objector is not None, "somebody has objected"
    verdicts = _voted(rules, state) if state.ballot.accepted else _verdicts(rules, state)
    _settle(rules, story, state.objector, verdicts, now)


def _settle(rules: Rules, story: BisonteStory, seat: Seat, verdicts: tuple[WordVerdict, ...], now: int) -> None:
    """The play is undone (BIS-13), or it stands and the objector owes a turn (BIS-14)."""
    upheld = not all(verdict.valid for verdict in verdicts)
    author = story.state.on_turn
    story.tell(ObjectionMade(seat, upheld, verdicts, voted=story.state.ballot is not None))
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


def _is_voted_on(rules: Rules, state: BisonteState, objector: Seat) -> bool:
    """Whether there is a voter: of several people, one who neither made the play nor objected (BIS-12).

    What the table agreed on before the start is settled, and so are digraphs (BIS-8): nobody votes on these.
    """
    people = voters(state.sitters, state.on_turn)
    others = [seat for seat in people if seat != objector]
    if state.options.words != "table" or state.sitters.count(Sitter.PERSON) == 1 or not others:
        return False
    agreed = [rules.judge.agreed(run, split_digraphs=state.options.split_digraphs) for run in _runs(rules, state)]
    return None in agreed and False not in [verdict.valid for verdict in agreed if verdict is not None]


def _verdicts(rules: Rules, state: BisonteState) -> tuple[WordVerdict, ...]:
    """What the dictionary says to every word that the play made or changed (BIS-13)."""
    split = state.options.split_digraphs
    return tuple(rules.judge.verdict(run, split_digraphs=split) for run in _runs(rules, state))


def _voted(rules: Rules, state: BisonteState) -> tuple[WordVerdict, ...]:
    """What was agreed beforehand, and of the other words that the people know them: no dictionary is asked."""
    split = state.options.split_digraphs
    return tuple(
        rules.judge.agreed(run, split_digraphs=split) or WordVerdict(run.word, valid=True, reason=VOTED)
        for run in _runs(rules, state)
    )


def _runs(rules: Rules, state: BisonteState) -> tuple[Run, ...]:
    """Every run that the open play made or changed."""
    laid = {placement.cell: state.board[placement.cell] for placement in _open(state).placements}
    return runs_of(rules.edition.layout, state.board, laid)


def _open(state: BisonteState) -> OpenPlay:
    assert state.open_play is not None, "a window is open on a play alone"
    return state.open_play
