"""Strategy cards that change the centre (LOO-K12, LOO-K13, LOO-K17, LOO-K18)."""

from sobremesa.games.loom.cards.aiming import ask_shields, pick, playing
from sobremesa.games.loom.cards.giving import give_up
from sobremesa.games.loom.decks import can_draw
from sobremesa.games.loom.events import CentreSwept, CentreTaken, DutyLaid
from sobremesa.games.loom.phases import Into, Step
from sobremesa.games.loom.rules import CENTRE_CARDS, Ask, LoomStory, Rules


def the_one_i_say(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K12: all rivals must use a card of the centre; with an empty centre nothing happens."""
    asked = pick(story)
    if asked:
        return asked
    card = playing(story)
    if card.picked is None:
        return None
    asked = ask_shields(story, story.state.rivals(card.seat))
    if asked is None:
        story.tell(DutyLaid(card.picked, card.seat))
    return asked


def new_centre(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K13: the whole centre is discarded, and five new ones laid, however many there were."""
    if not playing(story).swept:
        story.tell(CentreSwept())
    if len(story.state.centre) < CENTRE_CARDS and can_draw(story.state):
        return Ask(Step.LAY, (playing(story).seat,))
    return None


def all_to_the_centre(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K17: every rival lays one letter of their own choice in the centre."""
    return give_up(story, Into.CENTRE)


def mine_alone(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K18: one letter card of the centre is yours; the centre is not refilled."""
    asked = pick(story)
    card = playing(story)
    if asked is None and card.picked is not None:
        story.tell(CentreTaken(card.seat, card.picked))
    return asked
