"""Who may do what, and when (TAB-13); what is asked for must be among what can be chosen."""

from msgspec.structs import replace

from sobremesa.engine.refusal import Refused
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
from sobremesa.games.loom.phases import Phase, Step
from sobremesa.games.loom.view import LoomView

_PLACES: dict[type, frozenset[Phase | Step]] = {
    ChooseDeck: frozenset({Phase.CENTRE, Step.DECK, Step.LAY, Step.REFILL}),
    ChooseDecks: frozenset({Phase.DECKS, Step.DECKS}),
    Start: frozenset({Phase.STRATEGY_START, Phase.CREATION_START}),
    Ready: frozenset({Phase.STRATEGY}),
    PutBack: frozenset({Phase.PUTTING_BACK}),
    Activate: frozenset({Phase.ACTIVATING}),
    Target: frozenset({Step.TARGET}),
    NameKind: frozenset({Step.KIND}),
    Give: frozenset({Step.GIFT, Step.GIVE_UP}),
    Throw: frozenset({Step.THROW}),
    Pick: frozenset({Step.PICK}),
    ShowShield: frozenset({Step.SHIELD}),
    Write: frozenset({Phase.CREATION}),
    Done: frozenset({Phase.CREATION}),
    Vote: frozenset({Phase.VOTING}),
}


def check_turn(view: LoomView, action: Action) -> None:
    """`Refused` when an action does not belong here, or this seat has nothing to do, or not among these (TAB-13)."""
    if view.phase is Phase.OVER:
        raise Refused("TAB-13", "tab-13-over")
    action.check_round(view.round)
    place = view.question.step if view.question else view.phase
    if place not in _PLACES[type(action)] or action.question not in (0, view.asked):
        raise Refused("TAB-13", "tab-13-other-phase")
    if isinstance(action, Write | Done) and view.seat in view.order and not view.is_waited_for:
        raise Refused("LOO-9", "loo-9-done")
    if isinstance(action, Vote):
        _check_vote(view, action)
    elif not view.is_waited_for:
        raise Refused("TAB-13", "tab-13-nothing-to-do")


def check_choice(view: LoomView, action: Action) -> None:
    """`Refused` when what was chosen is not there to be chosen."""
    if isinstance(action, Throw):
        _check_thrown(view, action)
    elif not isinstance(action, Vote) and replace(action, round=0, question=0) not in choices_of(view):
        raise _no_such_choice(view, action)


def _check_vote(view: LoomView, vote: Vote) -> None:
    assert view.ballot is not None, "a vote is open"
    if vote.seat != view.ballot.author:
        raise Refused("LOO-17", "loo-17-not-disputed", seat=vote.seat + 1)
    if view.seat not in view.ballot.voters:
        raise Refused("LOO-17", "loo-17-no-vote")


def _check_thrown(view: LoomView, throw: Throw) -> None:
    """One or more of one's own letters, each once (LOO-K6)."""
    if not throw.cards or len(set(throw.cards)) < len(throw.cards) or not set(throw.cards) <= set(view.hand):
        raise Refused("LOO-K6", "loo-k6-own-letters")


def _no_such_choice(view: LoomView, action: Action) -> Refused:
    match action:
        case ChooseDecks():
            most = len(choices_of(view)) - 1
            clause = _clause_of_card(view) if view.playing else "LOO-2"
            return Refused(clause, "loo-2-so-many-vowels", vowels=action.vowels, most=most)
        case PutBack():
            return Refused("LOO-5", "loo-5-not-held")
        case Activate():
            return Refused("LOO-6", "loo-6-not-held")
        case Target():
            return Refused("LOO-6", "loo-6-no-such-rival", seat=action.seat + 1)
        case NameKind():
            return Refused("LOO-8", "loo-8-none-of-that-kind")
        case Give():
            return Refused(_clause_of_card(view), "loo-14-not-yours")
        case Pick():
            return Refused(_clause_of_card(view), "loo-k12-not-in-centre")
    assert isinstance(action, ShowShield), "any other action has all its choices listed"
    return Refused("LOO-K2", "loo-k2-no-shield")


def _clause_of_card(view: LoomView) -> str:
    assert view.playing is not None, "a strategy card asks"
    return view.playing.kind.clause
