"""Letters drawn from the two decks, and what happens when one runs out (LOO-3)."""

from sobremesa.engine.chance import Draw
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.edition import Deck
from sobremesa.games.loom.events import BackDrawn, CentreLaid, DeckDrawn, DeckRenewed, LetterDrawn
from sobremesa.games.loom.rules import LoomStory
from sobremesa.games.loom.state import LoomState
from sobremesa.parts.bag import draw_sizes, drawn

_LABEL = "letter"


def can_draw(state: LoomState) -> bool:
    """Whether any letter is left in a deck or its discards (LOO-3)."""
    return bool(state.vowels or state.consonants or state.discards)


def lay_in_centre(story: LoomStory, deck: Deck) -> None:
    """One card face up in the centre (LOO-1)."""
    card = _draw(story, deck, None)
    if card is not None:
        story.tell(CentreLaid(card))


def draw_letter(story: LoomStory, seat: Seat, deck: Deck, *, face_down: bool = False) -> None:
    """One letter for a seat, which sees it unless it lies face down (LOO-2, LOO-7)."""
    card = _draw(story, deck, seat, face_down=face_down)
    if card is not None:
        story.tell(LetterDrawn(() if face_down else (seat,), seat, card, face_down))
        story.tell(BackDrawn(seat, story.state.deck_of(card)))


def draw_letters(story: LoomStory, seat: Seat, count: int, vowels: int, *, face_down: bool = False) -> None:
    """Several letters, all decks chosen before any is seen (LOO-2, LOO-K6)."""
    for place in range(count):
        draw_letter(story, seat, Deck.VOWEL if place < vowels else Deck.CONSONANT, face_down=face_down)


def is_fair_letter(state: LoomState, event: DeckDrawn) -> bool:
    """Whether this card is what such a draw takes from its deck (TAB-3)."""
    deck = state.deck(state.deck_of(event.card))
    asked = (event.draw.label, event.draw.sizes) == (_LABEL, draw_sizes(1, len(deck)))
    return asked and event.card == _card(deck, event.draw)


def _draw(story: LoomStory, deck: Deck, seat: Seat | None, *, face_down: bool = False) -> int | None:
    serving = _serving(story, deck)
    if serving is None:
        return None
    cards = story.state.deck(serving)
    draw = story.state.chance.draw(_LABEL, draw_sizes(1, len(cards)))
    card = _card(cards, draw)
    story.tell(DeckDrawn(seat, card, draw, face_down))
    return card


def _card(cards: tuple[int, ...], draw: Draw) -> int:
    taken, _ = drawn(cards, draw.values)
    return taken[0]


def _serving(story: LoomStory, deck: Deck) -> Deck | None:
    """The deck, made anew from its discards if it has run out; else the other one; else none (LOO-3).

    This round's discards are used only where there are no others.
    """
    other = Deck.CONSONANT if deck is Deck.VOWEL else Deck.VOWEL
    for each in (deck, other):
        if not story.state.deck(each) and story.state.discarded(each):
            story.tell(DeckRenewed(each, this_round=not story.state.discarded_before(each)))
        if story.state.deck(each):
            return each
    return None
