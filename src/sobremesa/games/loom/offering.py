"""What a seat may do now, and what it would score, from its view alone; no dictionary is asked (LOO-14)."""

from sobremesa.engine.game import Preview
from sobremesa.engine.offer import Ask, Offer
from sobremesa.engine.refusal import Refused
from sobremesa.engine.score import Score
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.actions import Action, Throw, Write
from sobremesa.games.loom.choices import choices_of
from sobremesa.games.loom.conditions import blasts_on, boosts_of, has_activated, language_of, lasting_blasts
from sobremesa.games.loom.creation import LONGEST_WORD, checked_word
from sobremesa.games.loom.edition import QU, StrategyKind, letters_of
from sobremesa.games.loom.phases import Phase, Written
from sobremesa.games.loom.rules import Rules
from sobremesa.games.loom.scoring import score_of_no_word, score_word
from sobremesa.games.loom.spelling import Means
from sobremesa.games.loom.turns import check_choice, check_turn
from sobremesa.games.loom.view import LoomView

Offers = tuple[Offer[Action], ...]


def offers_of(rules: Rules, view: LoomView) -> Offers:
    """The kinds of action that this seat may take now."""
    choices = choices_of(view)
    if not choices:
        return ()
    asks: tuple[Ask, ...] = ()
    if isinstance(choices[0], Throw):
        asks = (Ask("cards", 1, len(view.hand), among=view.hand),)
    offer: Offer[Action] = Offer(_name(choices[0]), choices, asks)
    return (_writing(rules, view), offer) if view.phase is Phase.CREATION else (offer,)


def means_of(rules: Rules, view: LoomView) -> Means:
    """What this seat may and must use for its word (LOO-10, LOO-K4, LOO-K5, LOO-K12)."""
    seat = _seat(view)
    return Means(
        centre=view.centre,
        hand=view.hand,
        wildcard=has_activated(view.activated, seat, StrategyKind.WILDCARD),
        duties=view.own_duties,
        language=language_of(view.activated, seat, rules.language, rules.other_language),
    )


def check(rules: Rules, view: LoomView, action: Action) -> Written | None:
    """`Refused` when this seat may not do that now; else the cards of the word, if it is one (TAB-5, TAB-13)."""
    if view.seat is None:
        raise Refused("TAB-13", "tab-13-spectator")
    check_turn(view, action)
    if not isinstance(action, Write):
        check_choice(view, action)
        return None
    boosts, blasts = _changes(view)
    return checked_word(rules.edition, means_of(rules, view), action, boosts=boosts, blasts=blasts)


def preview_of(rules: Rules, view: LoomView, action: Action) -> Preview:
    """What a word would score if it is one and nobody shows it before, or the refusal (LOO-14)."""
    try:
        written = check(rules, view, action)
    except Refused as refused:
        return refused.refusal
    if not isinstance(action, Write):
        return Score()
    if written is None:
        return score_of_no_word(lasting_blasts(view.options, view.activated, _seat(view)))
    boosts, blasts = _changes(view)
    return score_word(rules.edition, written.cards, boosts=boosts, blasts=blasts)


def _changes(view: LoomView) -> tuple[int, int]:
    return boosts_of(view.activated, _seat(view)), blasts_on(view.activated, _seat(view))


def _writing(rules: Rules, view: LoomView) -> Offer[Action]:
    """A word as cards, or typed (LOO-22), in letters of its language (LOO-K4); nothing of either takes a word back."""
    means = means_of(rules, view)
    within_reach = (*means.centre, *means.own)
    letters = letters_of(means.language)
    cards = Ask("cards", 0, len(within_reach), among=within_reach)
    wild = Ask("wild", 0, len(QU), among=letters if means.wildcard else ())
    return Offer("write", (Write(),), (cards, wild, Ask("word", 0, LONGEST_WORD, among=letters)))


def _name(action: Action) -> str:
    return str(action.__struct_config__.tag)


def _seat(view: LoomView) -> Seat:
    assert view.seat is not None, "a spectator forms no word"
    return view.seat
