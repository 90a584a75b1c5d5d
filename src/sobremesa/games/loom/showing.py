"""Words are shown from the leader to the right, judged, voted on and scored one by one (LOO-11 to LOO-17)."""

from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.conditions import blasts_on, boosts_of, language_of, lasting_blasts
from sobremesa.games.loom.events import VoteOpened, WordJudged, WordShown
from sobremesa.games.loom.phases import Result, Shown, Spelling
from sobremesa.games.loom.rules import LoomStory, Rules, deadline_after
from sobremesa.games.loom.scoring import score_of_invalid_word, score_of_no_word, score_word
from sobremesa.games.loom.spelling import spell
from sobremesa.games.loom.state import LoomState
from sobremesa.games.loom.words import POLICY
from sobremesa.lexicon.judgement import Judgement
from sobremesa.parts.vote import VOTE_SECONDS, is_open_to_vote, voters


def show_words(rules: Rules, story: LoomStory, now: int) -> None:
    """One word after another, until one is put to the vote, all are judged, or the match is won (LOO-11 to LOO-18)."""
    if is_reached(story.state):
        return
    for seat in story.state.order[len(story.state.shown) :]:
        shown = _shown(rules, story.state, seat)
        story.tell(WordShown(shown))
        if not _is_judged(rules, story, shown, now):
            return
        if is_reached(story.state):
            return


def close_vote(rules: Rules, story: LoomStory) -> None:
    """The word is valid when more than half of the people at the table know it (LOO-17)."""
    shown, ballot = story.state.shown[-1], story.state.ballot
    assert ballot is not None, "a vote was open"
    judgement = rules.judge(shown.word, shown.language, story.state.options)
    _settle(rules, story, shown, judgement, voted=ballot.accepted)


def is_reached(state: LoomState) -> bool:
    """Whether the word judged last has brought its player to the target, which wins the match at once (LOO-18)."""
    options = state.options
    if options.end != "target" or options.finish_round or state.tie_break or not state.results:
        return False
    last = state.results[-1]
    return state.players[last.shown.seat].points + last.score.total >= options.target


def _shown(rules: Rules, state: LoomState, seat: Seat) -> Shown:
    """The last word entered; a language even where there is none (LOO-9, LOO-K4)."""
    language = language_of(state.activated, seat, rules.language, rules.other_language)
    written = state.secrets[seat].written
    if written is None:
        return Shown(seat, language=language)
    word = spell(rules.edition, written.cards, written.wild)
    return Shown(seat, word, written.cards, written.wild, language)


def _voters(state: LoomState, seat: Seat, judgement: Judgement | None) -> tuple[Seat, ...]:
    """Who votes: nobody on no word, on a valid one, on one the house refuses, or where the dictionary decides."""
    if judgement is None or state.options.words != "table" or not is_open_to_vote(judgement.reason):
        return ()
    return voters(state.sitters, seat)


def _is_judged(rules: Rules, story: LoomStory, shown: Shown, now: int) -> bool:
    """The word is judged at once, or the people at the table are asked first (LOO-17).

    A word that was valid this round in the same language is valid again, without a second vote.
    """
    known = [result for result in _earlier(story.state, shown.word) if result.shown.language == shown.language]
    if known:
        _tell_valid(rules, story, shown, known[0].spelling, known[0].reading)
        return True
    judgement = rules.judge(shown.word, shown.language, story.state.options) if shown.word else None
    who = _voters(story.state, shown.seat, judgement)
    if judgement is not None and who:
        deadline = deadline_after(story.state, now, VOTE_SECONDS)
        story.tell(VoteOpened(shown.seat, judgement.reason.value, who, deadline))
        return False
    _settle(rules, story, shown, judgement, voted=False)
    return True


def _settle(rules: Rules, story: LoomStory, shown: Shown, judgement: Judgement | None, *, voted: bool) -> None:
    blasts = lasting_blasts(story.state.options, story.state.activated, shown.seat)
    if judgement is None:
        story.tell(WordJudged(Result(shown, Spelling.NONE, score_of_no_word(blasts))))
    elif judgement.valid or voted:
        spelling = Spelling.VALID if judgement.valid else Spelling.VOTED
        reading = judgement.written[0] if judgement.valid and judgement.written else shown.word.lower()
        _tell_valid(rules, story, shown, spelling, reading)
    else:
        score = score_of_invalid_word(blasts)
        story.tell(WordJudged(Result(shown, Spelling.INVALID, score, reason=judgement.reason.value)))


def _tell_valid(rules: Rules, story: LoomStory, shown: Shown, spelling: Spelling, reading: str) -> None:
    """A word that is valid in the language that its player owes; only such a word can be a repeat (LOO-13, LOO-14)."""
    earlier = len(_earlier(story.state, shown.word))
    score = _score(rules, story.state, shown, earlier)
    story.tell(WordJudged(Result(shown, spelling, score, reading)))


def _score(rules: Rules, state: LoomState, shown: Shown, earlier: int) -> Score:
    """A valid word's points, with what the row and earlier words of this round do to them (LOO-12, LOO-13)."""
    return score_word(
        rules.edition,
        shown.cards,
        boosts=boosts_of(state.activated, shown.seat),
        blasts=blasts_on(state.activated, shown.seat),
        earlier=earlier,
        repeated=state.options.repeated,
    )


def _earlier(state: LoomState, word: str) -> tuple[Result, ...]:
    """The results that have shown this word, letter by letter, as a valid one in any language (LOO-13)."""
    valid = (result for result in state.results if result.spelling in (Spelling.VALID, Spelling.VOTED))
    return tuple(result for result in valid if POLICY.folding.fold(result.shown.word) == POLICY.folding.fold(word))
