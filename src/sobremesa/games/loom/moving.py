"""Cards on their way between decks, hands, centre and discards: bookkeeping alone."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from sobremesa.engine.seats import Seat
from sobremesa.games.loom import events as told
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.games.loom.events import Event
from sobremesa.games.loom.phases import Into
from sobremesa.games.loom.state import LoomState
from sobremesa.parts.bag import less

_ORDER = {kind: place for place, kind in enumerate(StrategyKind)}


def put_back(deck: Iterable[StrategyKind], kinds: Iterable[StrategyKind]) -> tuple[StrategyKind, ...]:
    """Strategy cards in the order of their clauses, which says nothing of a shuffled deck."""
    return tuple(sorted((*deck, *kinds), key=_ORDER.__getitem__))


def moved(state: LoomState, event: Event) -> LoomState:  # noqa: C901, PLR0912 - one case an event, no case with a twist
    """The state after cards have moved; what all see of a secret move moves nothing itself."""
    match event:
        case told.BoxOpened():
            decks = {"vowels": event.vowels, "consonants": event.consonants, "vowel_count": len(event.vowels)}
            return replace(state, strategy_deck=event.strategy, **decks)
        case told.DeckRenewed():
            return _renewed(state, event)
        case told.DeckDrawn():
            return _drawn(_out_of_deck(state, event.card), event)
        case told.StrategyDealt():
            left = less(state.strategy_deck, event.kinds)
            return _with_player(replace(state, strategy_deck=left), event.seat, face_down_strategy=event.kinds)
        case told.CardsSeen():
            seen = {"hand": event.hand, "strategy": event.strategy}
            return _with_player(state, event.seat, **seen, face_down=(), face_down_strategy=())
        case told.StrategyPutBack():
            held = less(state.players[event.seat].strategy, (event.kind,))
            after = _with_player(state, event.seat, strategy=held)
            return replace(after, strategy_deck=put_back(state.strategy_deck, (event.kind,)))
        case told.HandDrawn():
            return _arrived(_out_of_hand(state, event.rival, (event.card,)), event.seat, event.card, event.into)
        case told.LetterGiven():
            return _into_hand(_out_of_hand(state, event.seat, (event.card,)), event.rival, event.card)
        case told.HandsSwapped():
            hand, other = state.players[event.seat].hand, state.players[event.rival].hand
            return _with_player(_with_player(state, event.seat, hand=other), event.rival, hand=hand)
        case told.LettersThrown():
            return _discard(_out_of_hand(state, event.seat, event.cards), event.cards)
        case told.LettersGivenUp():
            return _given_up(state, event)
        case told.CentreSwept():
            return replace(_discard(state, state.centre, seen=True), centre=(), duties=())
        case told.CentreTaken():
            return _into_hand(_out_of_centre(state, event.card), event.seat, event.card)
    return state


def _with_player(state: LoomState, seat: Seat, **changes: Any) -> LoomState:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def _out_of_deck(state: LoomState, card: int) -> LoomState:
    if state.deck_of(card) is Deck.VOWEL:
        return replace(state, vowels=_without(state.vowels, (card,)))
    return replace(state, consonants=_without(state.consonants, (card,)))


def _drawn(state: LoomState, event: told.DeckDrawn) -> LoomState:
    if event.seat is None:
        return replace(state, centre=(*state.centre, event.card))
    if event.face_down:
        down = (*state.players[event.seat].face_down, event.card)
        return _with_player(state, event.seat, face_down=down)
    return _into_hand(state, event.seat, event.card)


def _renewed(state: LoomState, event: told.DeckRenewed) -> LoomState:
    deck = event.deck
    back = state.discarded(deck) if event.this_round else state.discarded_before(deck)
    renewed = tuple(sorted((*state.deck(deck), *back)))
    piles = {"discards": state.discards, "discarded_now": state.discarded_now, "face_up": state.face_up}
    left = {name: _without(pile, back) for name, pile in piles.items()}
    return replace(state, **left, **{"vowels" if deck is Deck.VOWEL else "consonants": renewed})


def _out_of_hand(state: LoomState, seat: Seat, cards: Sequence[int]) -> LoomState:
    return _with_player(state, seat, hand=_without(state.players[seat].hand, cards))


def _into_hand(state: LoomState, seat: Seat, card: int) -> LoomState:
    return _with_player(state, seat, hand=tuple(sorted((*state.players[seat].hand, card))))


def _out_of_centre(state: LoomState, card: int) -> LoomState:
    """A duty on a card ends when it leaves the centre (LOO-K12)."""
    duties = tuple(duty for duty in state.duties if duty.card != card)
    return replace(state, centre=_without(state.centre, (card,)), duties=duties)


def _discard(state: LoomState, cards: Sequence[int], *, seen: bool = False) -> LoomState:
    face_up = tuple(sorted((*state.face_up, *cards))) if seen else state.face_up
    now = (*state.discarded_now, *cards)
    return replace(state, discards=tuple(sorted((*state.discards, *cards))), discarded_now=now, face_up=face_up)


def _arrived(state: LoomState, seat: Seat, card: int, into: Into) -> LoomState:
    match into:
        case Into.HAND:
            return _into_hand(state, seat, card)
        case Into.DISCARDS:
            return _discard(state, (card,))
        case Into.CENTRE:
            return replace(state, centre=(*state.centre, card))


def _given_up(state: LoomState, event: told.LettersGivenUp) -> LoomState:
    cards = tuple(letter.card for letter in event.letters)
    for letter in event.letters:
        state = _out_of_hand(state, letter.seat, (letter.card,))
    if event.into is Into.CENTRE:
        return replace(state, centre=(*state.centre, *cards))
    return _discard(state, cards, seen=True)


def _without(cards: Sequence[int], gone: Iterable[int]) -> tuple[int, ...]:
    taken = set(gone)
    return tuple(card for card in cards if card not in taken)
