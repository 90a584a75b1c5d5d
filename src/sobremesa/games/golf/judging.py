"""Words that are shown are judged: by the dictionary, by the table's vote, or as misspelt (GOL-20 to GOL-22)."""

from collections.abc import Sequence

from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat, Sitter
from sobremesa.games.golf.actions import NO_CHOICE, Vote
from sobremesa.games.golf.box import Written, written
from sobremesa.games.golf.choosing import best_jokers, has_choice
from sobremesa.games.golf.events import SeatReady, Spelling, Verdict, VoteCast, VoteOpened, WordsJudged
from sobremesa.games.golf.rules import CHOICE_SECONDS, GolfStory, Rules, deadline_after
from sobremesa.games.golf.state import GolfState
from sobremesa.parts.vote import VOTE_SECONDS, is_accepted, is_open_to_vote, voters


def open_vote(rules: Rules, story: GolfStory, now: int) -> None:
    """The people vote on every word that the dictionary lacks, where the table judges and has people to vote."""
    state = story.state
    unknown = [
        seat
        for seat, play in enumerate(state.shown)
        if play is not None and state.options.words == "table" and is_open_to_vote(rules.judge.reason(play.word))
    ]
    disputed = tuple(seat for seat in unknown if voters(state.sitters, seat))
    waiting = {voter for seat in disputed for voter in voters(state.sitters, seat)}
    if disputed:
        reasons = tuple(rules.judge.reason(play.word).value for play in state.shown_by(disputed))
        deadline = deadline_after(state, now, VOTE_SECONDS)
        story.tell(VoteOpened(disputed, tuple(sorted(waiting)), deadline, reasons))


def cast_vote(story: GolfStory, seat: Seat, vote: Vote) -> None:
    """One vote; it may be changed until all have voted."""
    state = story.state
    check_vote(state.sitters, state.disputed, seat, vote)
    story.tell(VoteCast(seat, vote.seat, vote.accept))
    if seat in state.waiting and not open_ballots(story.state, seat):
        story.tell(SeatReady(seat))


def check_vote(sitters: Sequence[Sitter], disputed: Sequence[Seat], voter: Seat, vote: Vote) -> None:
    """`Refused` when there is no vote on that word, or none for this seat (GOL-22)."""
    if vote.seat not in disputed:
        raise Refused("GOL-22", "gol-22-not-disputed", seat=vote.seat + 1)
    if voter not in voters(sitters, vote.seat):
        raise Refused("GOL-22", "gol-22-no-vote")


def open_ballots(state: GolfState, voter: Seat) -> tuple[Seat, ...]:
    """The disputed words on which a seat may still vote for the first time."""
    return tuple(
        seat
        for seat in state.disputed
        if voter in voters(state.sitters, seat) and voter not in state.votes.get(seat, {})
    )


def judge_words(rules: Rules, story: GolfStory, now: int) -> None:
    """The verdicts, and the step in which jokers and cards are chosen begins (GOL-29)."""
    state = story.state
    seats = range(len(state.players))
    verdicts = tuple(_verdict(rules, state, seat) for seat in seats)
    words = [scored_word(state, seat, verdicts[seat]) for seat in seats]
    box = rules.box(state)
    proposals = tuple(best_jokers(box, word) if word else NO_CHOICE for word in words)
    waiting = tuple(seat for seat, word in enumerate(words) if word and has_choice(word, state.players[seat].hand))
    story.tell(WordsJudged(verdicts, proposals, waiting, deadline_after(state, now, CHOICE_SECONDS)))


def scored_word(state: GolfState, seat: Seat, verdict: Verdict) -> Written | None:
    """The word as it is scored; None where the card scores as empty (GOL-2, GOL-22)."""
    play = state.shown[seat]
    if play is None or verdict.spelling is Spelling.NO_WORD:
        return None
    return written(state.card(seat), play, state.faces, verdict)


def _verdict(rules: Rules, state: GolfState, seat: Seat) -> Verdict:
    play = state.shown[seat]
    if play is None:
        return Verdict(Spelling.EMPTY)
    right = rules.judge.right(play.word)
    if right is not None:
        return right
    if is_accepted(state.votes.get(seat, {}).values(), len(voters(state.sitters, seat))):
        return Verdict(Spelling.VOTED, play.word.lower())
    return rules.judge.wrong(rules.box(state), state.card(seat), play, state.faces)
