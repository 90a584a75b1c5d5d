"""Everything that a seat may choose among when it is asked, from its view: what is offered is what is accepted."""

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
)
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.games.loom.phases import Phase, Question, Step
from sobremesa.games.loom.view import LoomView

Choices = tuple[Action, ...]

_DECKS: Choices = tuple(ChooseDeck(deck) for deck in Deck)


def choices_of(view: LoomView) -> Choices:
    """What a seat may answer now; words and more than one discarded card are too free to list."""
    if view.phase is Phase.VOTING:
        return _votes(view)
    return _answers(view) if view.is_waited_for else ()


def _answers(view: LoomView) -> Choices:
    match view.phase:
        case Phase.CENTRE:
            return _DECKS
        case Phase.DECKS:
            return _vowels(view.due)
        case Phase.STRATEGY_START | Phase.CREATION_START:
            return (Start(),)
        case Phase.STRATEGY:
            return (Ready(),)
        case Phase.PUTTING_BACK:
            return tuple(PutBack(kind) for kind in dict.fromkeys(view.strategy))
        case Phase.ACTIVATING:
            return tuple(Activate(kind) for kind in dict.fromkeys(view.strategy))
        case Phase.CREATION:
            return (Done(),)
    assert view.question is not None, "a card that is carried out asks for something"
    return _answers_to_card(view, view.question)


def _answers_to_card(view: LoomView, question: Question) -> Choices:
    match question.step:
        case Step.TARGET:
            return tuple(Target(rival) for rival in view.rivals)
        case Step.SHIELD:
            held = StrategyKind.SHIELD in view.strategy
            return (ShowShield(show=False), ShowShield(show=True)) if held else (ShowShield(show=False),)
        case Step.GIFT | Step.GIVE_UP:
            return tuple(Give(card) for card in view.hand)
        case Step.KIND:
            assert question.rival is not None, "a kind is named of a rival's letters"
            return tuple(NameKind(deck) for deck in Deck if deck in view.players[question.rival].letters)
        case Step.THROW:
            return tuple(Throw((card,)) for card in view.hand)
        case Step.DECKS:
            return _vowels(view.due)
        case Step.PICK:
            return tuple(Pick(card) for card in view.centre)
        case Step.DECK | Step.LAY | Step.REFILL:
            return _DECKS


def _vowels(count: int) -> Choices:
    return tuple(ChooseDecks(vowels) for vowels in range(count + 1))


def _votes(view: LoomView) -> Choices:
    """A vote may be changed until all have voted."""
    assert view.ballot is not None, "a vote is open"
    if view.seat not in view.ballot.voters:
        return ()
    return tuple(Vote(view.ballot.author, accept) for accept in (True, False))
