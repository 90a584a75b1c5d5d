"""Whether what seats were told of cards is what the hidden draws say (TAB-3)."""

from sobremesa.games.loom.dealing import contents_of
from sobremesa.games.loom.edition import LoomEdition
from sobremesa.games.loom.events import (
    BackDrawn,
    BoxOpened,
    CardsSeen,
    CentreLaid,
    ChoiceDrawn,
    DeckDrawn,
    Event,
    HandDrawn,
    LeftToChance,
    LetterDrawn,
    LetterTaken,
)
from sobremesa.games.loom.moving import put_back
from sobremesa.games.loom.state import LoomState


def agrees(edition: LoomEdition, state: LoomState, before: Event | None, event: Event) -> bool:
    """An event that tells of a hidden one stands right after it."""
    match event, before:
        case BoxOpened(), _:
            return event == contents_of(edition)
        case CardsSeen(), _:
            player = state.players[event.seat]
            strategy = put_back(player.strategy, player.face_down_strategy)
            return (event.hand, event.strategy) == (player.letters, strategy)
        case CentreLaid(), DeckDrawn():
            return before.seat is None and before.card == event.card
        case LetterDrawn(), DeckDrawn():
            return (before.seat, before.card, before.face_down) == (event.seat, event.card, event.face_down)
        case BackDrawn(), LetterDrawn():
            return (before.seat, state.deck_of(before.card)) == (event.seat, event.deck)
        case LetterTaken(), HandDrawn():
            taken = (before.seat, before.rival, before.card, before.into)
            return taken == (event.seat, event.rival, event.card, event.into)
        case LeftToChance(), ChoiceDrawn():
            return (before.seat, before.action) == (event.seat, event.action)
    return not isinstance(event, (CentreLaid, LetterDrawn, BackDrawn, LetterTaken, LeftToChance))
