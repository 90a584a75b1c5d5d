"""Words that are shown are judged: by the dictionary, by the table's vote, or as misspelt (GOL-20 to GOL-22)."""

from sobremesa.engine.seats import Seat
from sobremesa.games.golf.actions import NO_CHOICE
from sobremesa.games.golf.box import Written, written
from sobremesa.games.golf.choosing import best_jokers, has_choice
from sobremesa.games.golf.events import Spelling, Verdict, WordsJudged
from sobremesa.games.golf.rules import CHOICE_SECONDS, GolfStory, Rules, deadline_after
from sobremesa.games.golf.state import GolfState
from sobremesa.games.golf.voting import electorate, outcome_of_vote


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
    # A vote that was opened before the table proposed anything has no readings in its event.
    reading = state.reading(seat) or rules.judge.wrong(rules.box(state), state.card(seat), play, state.faces)
    if seat not in state.disputed:
        return reading
    return outcome_of_vote(play.word, reading, state.votes.get(seat, {}), electorate(state, seat))
