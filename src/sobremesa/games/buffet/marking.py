"""Markers are checked from the top of the chart: words are shown, judged, voted on and covered with ants."""

from collections.abc import Sequence

from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.actions import Show, Vote
from sobremesa.games.buffet.ending import end_round
from sobremesa.games.buffet.events import (
    Fate,
    Fault,
    PathShown,
    Phase,
    Verdict,
    VoteCast,
    VoteOpened,
    WordChecked,
)
from sobremesa.games.buffet.ground import check_cells, check_path
from sobremesa.games.buffet.placing import ask_for_placement
from sobremesa.games.buffet.rules import BuffetStory, Rules, deadline_after
from sobremesa.games.buffet.saying import ask_for_word
from sobremesa.games.buffet.state import BuffetState, Stack
from sobremesa.games.buffet.words import exclusion
from sobremesa.parts.vote import VOTE_SECONDS, Ballot, is_open_to_vote, voters


def mark_on(rules: Rules, story: BuffetStory, now: int) -> None:
    """One marker after another, row 1 last, until somebody is waited for (BUF-13, BUF-20, BUF-23)."""
    while story.state.phase is Phase.MARKING:
        state = story.state
        if state.order:
            _take_marker(rules, story, now)
        elif state.row_one:
            ask_for_placement(story, now)
        else:
            end_round(story, now)


def _take_marker(rules: Rules, story: BuffetStory, now: int) -> None:
    """The word that was traced is shown; a seat that has only called a number is asked for its word (BUF-14)."""
    state = story.state
    seat = state.order[0]
    if state.options.call_first:
        ask_for_word(story, now)
    else:
        _show(rules, story, seat, state.paths[seat], now)


def show_path(rules: Rules, story: BuffetStory, seat: Seat, show: Show, now: int) -> None:
    """A path for the word that was said; on the board it may be wrong in any way (BUF-7, BUF-16)."""
    check_cells(show.path)
    _show(rules, story, seat, show.path, now)


def show_nothing(story: BuffetStory) -> None:
    """Time is up and no word was said, or no path of it shown: not valid (BUF-33)."""
    state = story.state
    fault = Fault.NOT_SAID if state.phase is Phase.SAYING else Fault.NOT_SHOWN
    story.tell(WordChecked(state.order[0], state.said, (), Verdict(Fate.NOT_VALID, "BUF-33", fault=fault)))


def _show(rules: Rules, story: BuffetStory, seat: Seat, path: tuple[int, ...], now: int) -> None:
    story.tell(PathShown(seat, path, story.state.ground.word(path)))
    state = story.state
    fault = _fault(state, seat, path)
    if fault:
        _check(story, fault)
    elif all(cell in state.ants for cell in path):
        _check(story, Verdict(Fate.COVERED, "BUF-18"))
    else:
        _ask_the_dictionary(rules, story, now)


def _fault(state: BuffetState, seat: Seat, path: tuple[int, ...]) -> Verdict | None:
    """What a shown path breaks, if anything; what was traced on announcing breaks nothing (BUF-16)."""
    if not path:
        return Verdict(Fate.NOT_VALID, "BUF-16", fault=Fault.NOT_SHOWN)
    # In matches from before a word was said first nothing has been said, and any path of that length will do.
    if state.said and state.ground.word(path) != state.said:
        return Verdict(Fate.NOT_VALID, "BUF-16", fault=Fault.OTHER_LETTERS)
    if len(path) != state.letters_of(seat):
        return Verdict(Fate.NOT_VALID, "BUF-16", fault=Fault.OTHER_LENGTH)
    try:
        check_path(state.ground, seat, path, state.options.least_letters)
    except Refused as refused:
        return Verdict(Fate.NOT_VALID, refused.refusal.clause, fault=Fault.BAD_PATH)
    return None


def _ask_the_dictionary(rules: Rules, story: BuffetStory, now: int) -> None:
    """A word of the dictionary is valid; on another the table votes, where it judges (BUF-24, BUF-25)."""
    state = story.state
    assert state.shown is not None, "a word is judged once it is shown"
    word, seat = state.shown.word, state.shown.seat
    judged = rules.judge.judge(word, state.options)
    excluded = exclusion(state.options, judged)
    electorate = voters(state.sitters, seat) if state.options.words == "table" else ()
    if judged.valid:
        _mark(story, Fate.VALID, judged.written[0] if judged.written else word.lower())
    elif excluded is not None:
        _check(story, Verdict(Fate.NOT_VALID, "BUF-24", reason=excluded.value))
    elif electorate and is_open_to_vote(judged.reason):
        story.tell(VoteOpened(seat, electorate, judged.reason.value, deadline_after(state, now, VOTE_SECONDS)))
    else:
        _check(story, Verdict(Fate.NOT_VALID, "BUF-16", reason=judged.reason.value))


def cast_vote(story: BuffetStory, seat: Seat, vote: Vote) -> None:
    """One vote; it may be changed until all have voted (BUF-25)."""
    check_vote(story.state.ballot, seat, vote)
    story.tell(VoteCast(seat, vote.seat, vote.accept, vote.abstain))


def check_vote(ballot: Ballot | None, voter: Seat, vote: Vote) -> None:
    """`Refused` when there is no vote on that word, or none for this seat (BUF-25)."""
    if ballot is None or vote.seat != ballot.author:
        raise Refused("BUF-25", "buf-25-not-disputed", seat=vote.seat + 1)
    if voter not in ballot.voters:
        raise Refused("BUF-25", "buf-25-no-vote")


def count_votes(story: BuffetStory) -> None:
    """The word counts when more than half of the people at the table know it (BUF-25)."""
    state = story.state
    assert state.ballot is not None, "votes are counted when a ballot is open"
    assert state.shown is not None, "a word is voted on once it is shown"
    if state.ballot.accepted:
        _mark(story, Fate.VOTED, state.shown.word.lower())
    else:
        _check(story, Verdict(Fate.NOT_VALID, "BUF-25", reason=state.reason))


def _mark(story: BuffetStory, fate: Fate, reading: str) -> None:
    """An ant on every free cell of the word while the stack lasts (BUF-15, BUF-17, BUF-19)."""
    state = story.state
    assert state.shown is not None, "a word is marked once it is shown"
    free = tuple(cell for cell in state.shown.path if cell not in state.ants)
    stack = state.stacks[state.shown.seat]
    clause = _how_marked(state.shown.path, free, stack)
    _check(story, Verdict(fate, clause, reading), free[: stack.ants])


def _how_marked(path: Sequence[int], free: Sequence[int], stack: Stack) -> str:
    if stack.ants < len(free):
        return "BUF-19"
    return "BUF-17" if len(free) < len(path) else "BUF-15"


def _check(story: BuffetStory, verdict: Verdict, cells: tuple[int, ...] = ()) -> None:
    """A word that was said first is checked under that name, whatever its path spells (BUF-16)."""
    state = story.state
    assert state.shown is not None, "a word is checked once it is shown"
    special = max(0, len(cells) - state.stacks[state.shown.seat].ordinary)
    word = state.said or state.shown.word
    story.tell(WordChecked(state.shown.seat, word, state.shown.path, verdict, cells, special))
