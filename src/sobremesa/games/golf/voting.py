"""The people of a table vote on a word that the dictionary lacks: right, misspelt, or no word (GOL-22)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.golf.actions import Answer, Vote
from sobremesa.games.golf.events import Play, SeatReady, Spelling, Verdict, VoteCast, VoteOpened
from sobremesa.games.golf.mistakes import Marks, most_mistakes
from sobremesa.games.golf.rules import GolfStory, Rules, deadline_after
from sobremesa.games.golf.state import GolfState
from sobremesa.parts.vote import VOTE_SECONDS, is_accepted, is_open_to_vote, voters


def open_vote(rules: Rules, story: GolfStory, now: int) -> None:
    """The people vote on every word that the dictionary lacks, where the table judges; not alone with bots (GOL-22)."""
    state = story.state
    if state.options.words != "table" or state.sitters.count(Sitter.PERSON) < 2:
        return
    unknown = [
        seat
        for seat, play in enumerate(state.shown)
        if play is not None and is_open_to_vote(rules.judge.reason(play.word))
    ]
    disputed = tuple(seat for seat in unknown if voters(state.sitters, seat))
    waiting = {voter for seat in disputed for voter in voters(state.sitters, seat)}
    if disputed:
        box = rules.box(state)
        readings = tuple(
            rules.judge.wrong(box, state.card(seat), play, state.faces)
            for seat, play in zip(disputed, state.shown_by(disputed), strict=True)
        )
        reasons = tuple(reading.reason for reading in readings)
        deadline = deadline_after(state, now, VOTE_SECONDS)
        story.tell(VoteOpened(disputed, tuple(sorted(waiting)), deadline, reasons, readings))


def cast_vote(story: GolfStory, seat: Seat, vote: Vote) -> None:
    """One vote; it may be changed until all have voted."""
    state = story.state
    check_vote(state.sitters, state.disputed, state.shown, seat, vote)
    answer = vote.answer
    story.tell(VoteCast(seat, vote.seat, answer.accept, answer.misspelt, answer.extra, vote.abstain))
    if seat in state.waiting and (vote.abstain or not open_ballots(story.state, seat)):
        story.tell(SeatReady(seat))


def check_vote(
    sitters: Sequence[Sitter], disputed: Sequence[Seat], shown: Sequence[Play | None], voter: Seat, vote: Vote
) -> None:
    """`Refused` when there is no vote on that word or none for this seat, or it has no such letters (GOL-22)."""
    if vote.seat not in disputed:
        raise Refused("GOL-22", "gol-22-not-disputed", seat=vote.seat + 1)
    if voter not in voters(sitters, vote.seat):
        raise Refused("GOL-22", "gol-22-no-vote")
    play = shown[vote.seat]
    assert play is not None, "an empty card is not disputed"
    _check_marks(play.word, vote)


def _check_marks(word: str, vote: Vote) -> None:
    """As many mistakes as a word of this length may have, each in a letter that it has (GOL-21)."""
    marked = [*vote.misspelt, *vote.extra]
    if not marked:
        return
    if vote.accept:
        raise Refused("GOL-22", "gol-22-right-or-misspelt")
    if len(set(marked)) < len(marked):
        raise Refused("GOL-22", "gol-22-marked-twice")
    for place in marked:
        if not 0 <= place < len(word):
            raise Refused("GOL-22", "gol-22-no-such-letter", place=place + 1, letters=len(word))
    most = most_mistakes(word)
    if vote.answer.marks.mistakes > most:
        raise Refused("GOL-21", "gol-21-too-many-mistakes", letters=len(word), most=most)


def open_ballots(state: GolfState, voter: Seat) -> tuple[Seat, ...]:
    """The disputed words on which a seat may still vote for the first time."""
    return tuple(
        seat
        for seat in state.disputed
        if voter in voters(state.sitters, seat) and voter not in state.votes.get(seat, {})
    )


def electorate(state: GolfState, author: Seat) -> int:
    """How many people beside its author a word is put to: not those for whom a bot plays (GOL-22, BUF-25)."""
    answers = state.votes.get(author, {})
    asked = voters(state.sitters, author)
    return sum(seat in answers or seat not in state.abstaining for seat in asked)


def outcome_of_vote(word: str, reading: Verdict, answers: Mapping[Seat, Answer], voters: int) -> Verdict:
    """What a word is after the vote, its author counting as one that knows it (BUF-25).

    Right, if more than half of the people say so; else misspelt, if right and misspelt together are more than half;
    else no word. A voter that does not answer does not know the word: what the table proposes stands for that voter,
    as it does in the other steps of scoring (GOL-29), and where nobody is left to vote.
    """
    if not voters:
        return reading
    known = [answer.accept for answer in answers.values()]
    if is_accepted(known, voters):
        return Verdict(Spelling.VOTED, word.lower())
    silent = voters - len(answers)
    marks = Counter({reading.marks: silent} if reading.marks and silent else {})
    for _, answer in sorted(answers.items()):
        if answer.marks:
            marks[answer.marks] += 1
    if not marks or not is_accepted([True] * (sum(known) + marks.total()), voters):
        return Verdict(Spelling.NO_WORD, reason=reading.reason)
    return _misspelt(_commonest(marks, reading.marks), reading)


def _commonest(marks: Counter[Marks], proposed: Marks) -> Marks:
    """The commonest mark; of equals what the table proposes, then the one of the first seat."""
    most = max(marks.values())
    equals = [each for each, count in marks.items() if count == most]
    return proposed if proposed in equals else equals[0]


def _misspelt(marks: Marks, reading: Verdict) -> Verdict:
    """The table's own reading where the vote confirms it; other marks are told without one."""
    if marks == reading.marks:
        return reading
    return Verdict(Spelling.MISSPELT, "", marks.misspelt, reading.reason, marks.extra)
