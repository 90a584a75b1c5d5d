"""Strategy cards with which letters are given up or changed (LOO-K6, LOO-K10, LOO-K15)."""

from sobremesa.games.loom.cards.aiming import ask_shields, playing, touched
from sobremesa.games.loom.decks import can_draw
from sobremesa.games.loom.events import CardChosen, GivenUp, LettersGivenUp
from sobremesa.games.loom.phases import Into, Step
from sobremesa.games.loom.rules import GIVE_UP_SECONDS, Ask, LoomStory, Rules


def change_some(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K6: letters are discarded, then as many drawn, all decks chosen before any is seen."""
    card = playing(story)
    if not card.due:
        return Ask(Step.THROW, (card.seat,)) if story.state.players[card.seat].hand else None
    return None if card.drawn else Ask(Step.DECKS, (card.seat,), count=card.due)


def extra_card(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K10: one more letter from a deck of your choice."""
    card = playing(story)
    return Ask(Step.DECK, (card.seat,)) if not card.drawn and can_draw(story.state) else None


def one_less(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K15: every rival discards one letter of their own choice."""
    return give_up(story, Into.DISCARDS)


def give_up(story: LoomStory, into: Into) -> Ask | None:
    """All rivals choose at once and show together; only who is shielded is passed over (LOO-K15, LOO-K17)."""
    rivals = story.state.rivals(playing(story).seat)
    asked = ask_shields(story, rivals)
    if asked:
        return asked
    giving = [seat for seat in touched(story.state, rivals) if story.state.players[seat].hand]
    for seat in giving:
        hand = story.state.players[seat].hand
        if len(hand) == 1:
            story.tell(CardChosen((seat,), seat, hand[0]))
    secrets = story.state.secrets
    open_seats = tuple(seat for seat in giving if secrets[seat].card is None)
    if open_seats:
        return Ask(Step.GIVE_UP, open_seats, seconds=GIVE_UP_SECONDS)
    letters = ((seat, secrets[seat].card) for seat in giving)
    story.tell(LettersGivenUp(tuple(GivenUp(seat, card) for seat, card in letters if card is not None), into))
    return None
