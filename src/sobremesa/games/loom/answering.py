"""An answer is carried out, whether a seat has given it or time has (LOO-21)."""

from typing import assert_never

from sobremesa.engine.seats import Seat
from sobremesa.games.loom.actions import (
    Action,
    Activate,
    ChooseDeck,
    ChooseDecks,
    Done,
    Give,
    NameKind,
    Pick,
    PutBack,
    Ready,
    ShowShield,
    Start,
    Target,
    Throw,
    Vote,
    Write,
)
from sobremesa.games.loom.choices import choices_of
from sobremesa.games.loom.decks import draw_letter, draw_letters, lay_in_centre
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.games.loom.events import (
    BacksThrown,
    CardActivated,
    CardChosen,
    CardPicked,
    ChoiceDrawn,
    DecksChosen,
    KindNamed,
    LeftToChance,
    LettersThrown,
    SeatReady,
    StrategyPutBack,
    TargetNamed,
    TimeRanOut,
    VoteCast,
    WordWritten,
)
from sobremesa.games.loom.phases import UNANSWERED, Step, Written
from sobremesa.games.loom.rules import LoomStory, Rules
from sobremesa.games.loom.state import LoomState
from sobremesa.games.loom.view import view_of

_LABEL = "choice"
_SECRET = (ChooseDecks, PutBack, Give, Throw)
"""What others do not hear of when it is chosen."""


def answer(story: LoomStory, seat: Seat, action: Action, written: Written | None) -> None:
    """What a seat has chosen happens; then the seat is no longer waited for, unless it may still go on."""
    if isinstance(action, Write):
        story.tell(WordWritten((seat,), seat, written))
        return
    _carry_out(story, seat, action)
    if seat in story.state.waiting:
        story.tell(SeatReady(seat))


def time_is_over(rules: Rules, story: LoomStory) -> None:
    """What was not chosen in time: by a rule where there is one, else by chance (LOO-21)."""
    state = story.state
    story.tell(TimeRanOut(state.phase, state.waiting))
    if state.phase in UNANSWERED:
        return
    for seat in state.waiting:
        answer(story, seat, _by_rule(rules, story.state, seat) or _by_chance(story, seat), None)


def is_fair_choice(state: LoomState, event: ChoiceDrawn) -> bool:
    """Whether chance chose this among what the seat could have chosen, and only once (TAB-3)."""
    lots = _lots(state, event.seat)
    asked = (event.draw.label, event.draw.sizes) == (_LABEL, _sizes(lots))
    return asked and event.seat not in state.fated and event.action == lots[sum(event.draw.values)]


def _by_rule(rules: Rules, state: LoomState, seat: Seat) -> Action | None:
    """No Shield is shown; the lowest letter is given up, of equals the first in alphabet and colour (LOO-K15)."""
    step = state.question.step if state.question else None
    if step is Step.SHIELD:
        return ShowShield(show=False)
    if step is Step.GIVE_UP:
        return Give(min(state.players[seat].hand, key=rules.edition.rank))
    return None


def _by_chance(story: LoomStory, seat: Seat) -> Action:
    lots = _lots(story.state, seat)
    draw = story.state.chance.draw(_LABEL, _sizes(lots))
    action = lots[sum(draw.values)]
    to = (seat,) if isinstance(action, _SECRET) else None
    story.tell(ChoiceDrawn(seat, draw, action))
    story.tell(LeftToChance(to, seat, action))
    return action


def _lots(state: LoomState, seat: Seat) -> tuple[Action, ...]:
    """What chance chooses among; of strategy cards every single one, so that two of a kind are two (LOO-21)."""
    held = state.players[seat].strategy
    match choices_of(view_of(state, seat)):
        case (PutBack(), *_):
            return tuple(PutBack(kind) for kind in held)
        case (Activate(), *_):
            return tuple(Activate(kind) for kind in held)
        case choices:
            return choices


def _sizes(lots: tuple[Action, ...]) -> tuple[int, ...]:
    """One draw among all lots; for the decks of several cards one for each card, vowel or consonant (LOO-2)."""
    match lots:
        case (ChooseDecks(), *decks):
            return (len(Deck),) * len(decks)
    return (len(lots),)


def _carry_out(story: LoomStory, seat: Seat, action: Action) -> None:  # noqa: C901, PLR0912 - one case an action
    match action:
        case ChooseDeck():
            _use_deck(story, seat, action)
        case ChooseDecks():
            _use_decks(story, seat, action.vowels)
        case PutBack():
            story.tell(StrategyPutBack((seat,), seat, action.kind))
        case Activate():
            story.tell(CardActivated(seat, action.kind))
        case Target():
            story.tell(TargetNamed(action.seat))
        case NameKind():
            rival = story.state.question.rival if story.state.question else None
            assert rival is not None, "a kind is named of a rival's letters"
            story.tell(KindNamed(rival, action.deck))
        case Give():
            story.tell(CardChosen((seat,), seat, action.card))
        case Throw():
            _throw(story, seat, action)
        case Pick():
            story.tell(CardPicked(action.card))
        case ShowShield():
            if action.show:
                story.tell(CardActivated(seat, StrategyKind.SHIELD, reaction=True))
        case Vote():
            story.tell(VoteCast(seat, action.seat, action.accept, action.abstain))
        case Start() | Ready() | Done() | Write():
            pass
        case _:
            assert_never(action)


def _use_deck(story: LoomStory, seat: Seat, action: ChooseDeck) -> None:
    """A card for the centre, or a letter for the seat (LOO-1, LOO-7, LOO-K10, LOO-K13)."""
    question = story.state.question
    if question is None or question.step is Step.LAY:
        lay_in_centre(story, action.deck)
    else:
        draw_letter(story, seat, action.deck)


def _use_decks(story: LoomStory, seat: Seat, vowels: int) -> None:
    """Kept until all have chosen when cards are dealt; drawn at once for letters that were changed (LOO-2, LOO-K6)."""
    question = story.state.question
    if question is None:
        story.tell(DecksChosen((seat,), seat, vowels))
    else:
        draw_letters(story, seat, question.count, vowels)


def _throw(story: LoomStory, seat: Seat, action: Throw) -> None:
    """Letters go face down to the discards (LOO-K6)."""
    cards = tuple(sorted(action.cards))
    story.tell(LettersThrown((seat,), seat, cards))
    story.tell(BacksThrown(seat, tuple(story.state.deck_of(card) for card in cards)))
