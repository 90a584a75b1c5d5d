"""What several strategy cards have in common: a target, Shields, and letters taken blind (LOO-6, LOO-8, LOO-K2)."""

from collections.abc import Iterable

from sobremesa.engine.chance import Draw
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.conditions import has_shown, is_shielded
from sobremesa.games.loom.edition import Deck
from sobremesa.games.loom.events import BackTaken, CardPicked, HandDrawn, KindNamed, LetterTaken, TargetNamed
from sobremesa.games.loom.phases import Into, Step
from sobremesa.games.loom.rules import SHIELD_SECONDS, Ask, LoomStory
from sobremesa.games.loom.state import LoomState, Playing
from sobremesa.parts.bag import draw_sizes, drawn

_LABEL = "taken"


def playing(story: LoomStory) -> Playing:
    """The card that is being carried out."""
    assert story.state.playing is not None, "a card is in play"
    return story.state.playing


def aim(story: LoomStory) -> Ask | None:
    """A rival must be named, and may then show a Shield; a shielded one may be named (LOO-6, LOO-K2)."""
    card = playing(story)
    if card.target is None:
        rivals = story.state.rivals(card.seat)
        if len(rivals) > 1:
            return Ask(Step.TARGET, (card.seat,))
        story.tell(TargetNamed(rivals[0]))
    return ask_shields(story, (target(story),))


def target(story: LoomStory) -> Seat:
    """The rival that was named."""
    named = playing(story).target
    assert named is not None, "a card is aimed before it is carried out"
    return named


def ask_shields(story: LoomStory, attacked: Iterable[Seat]) -> Ask | None:
    """All who are attacked and have not activated are asked alike, with or without a Shield in hand (LOO-K2)."""
    state = story.state
    if state.options.shield != "reactive" or playing(story).shields_asked:
        return None
    seats = tuple(seat for seat in attacked if not has_shown(state.activated, seat))
    return Ask(Step.SHIELD, seats, seconds=SHIELD_SECONDS) if seats else None


def touched(state: LoomState, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Those of the seats that no Shield protects (LOO-K2)."""
    return tuple(seat for seat in seats if not is_shielded(state.activated, seat))


def kinds_held(state: LoomState, seat: Seat) -> tuple[Deck, ...]:
    """The kinds that a seat holds, as all see by the backs (LOO-8)."""
    return tuple(deck for deck in Deck if state.of_deck(state.players[seat].hand, deck))


def take_blind(story: LoomStory, rival: Seat, into: Into) -> Ask | None:
    """A kind is named, chance picks; nothing from who is shielded or holds nothing (LOO-8, LOO-K2)."""
    state, card = story.state, playing(story)
    kinds = kinds_held(state, rival)
    if rival in card.robbed or not kinds or not touched(state, (rival,)):
        return None
    if card.named is None:
        if len(kinds) > 1:
            return Ask(Step.KIND, (card.seat,), rival)
        story.tell(KindNamed(rival, kinds[0]))
    _take(story, rival, into)
    return None


def pick(story: LoomStory) -> Ask | None:
    """A card of the centre must be named; with an empty centre there is nothing to name (LOO-K12, LOO-K18)."""
    card, centre = playing(story), story.state.centre
    if card.picked is None and centre:
        if len(centre) > 1:
            return Ask(Step.PICK, (card.seat,))
        story.tell(CardPicked(centre[0]))
    return None


def is_fair_taking(state: LoomState, event: HandDrawn) -> bool:
    """Whether chance picked this letter among the rival's of the kind that was named (TAB-3)."""
    if state.playing is None or state.playing.named is None:
        return False
    cards = state.of_deck(state.players[event.rival].hand, state.playing.named)
    asked = (event.draw.label, event.draw.sizes) == (_LABEL, draw_sizes(1, len(cards)))
    return asked and event.card == _card(cards, event.draw)


def _take(story: LoomStory, rival: Seat, into: Into) -> None:
    """Who loses a letter learns which; the taker too, but not of one that is thrown out (LOO-8, LOO-K3)."""
    state, card = story.state, playing(story)
    assert card.named is not None, "a kind was named"
    cards = state.of_deck(state.players[rival].hand, card.named)
    draw = state.chance.draw(_LABEL, draw_sizes(1, len(cards)))
    taken = _card(cards, draw)
    to = {Into.HAND: (card.seat, rival), Into.DISCARDS: (rival,), Into.CENTRE: None}[into]
    story.tell(HandDrawn(card.seat, rival, taken, into, draw))
    story.tell(LetterTaken(to, card.seat, rival, taken, into))
    story.tell(BackTaken(card.seat, rival, card.named, into))


def _card(cards: tuple[int, ...], draw: Draw) -> int:
    taken, _ = drawn(cards, draw.values)
    return taken[0]
