"""Strategy cards that take letters from rivals' hands (LOO-K1, LOO-K3, LOO-K7, LOO-K8, LOO-K9, LOO-K11)."""

from sobremesa.games.loom.cards.aiming import aim, ask_shields, playing, take_blind, target, touched
from sobremesa.games.loom.events import BackGiven, CardChosen, CardsSeen, HandsSwapped, LetterGiven
from sobremesa.games.loom.phases import Into, Step
from sobremesa.games.loom.rules import Ask, LoomStory, Rules


def swap(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K1: one of yours for one of theirs, yours chosen first, theirs from what they held before."""
    asked = aim(story)
    if asked:
        return asked
    state, seat, rival = story.state, playing(story).seat, target(story)
    hand = state.players[seat].hand
    if not hand or not state.players[rival].hand or not touched(state, (rival,)):
        return None
    if state.secrets[seat].card is None:
        if len(hand) > 1:
            return Ask(Step.GIFT, (seat,), rival)
        story.tell(CardChosen((seat,), seat, hand[0]))
    asked = take_blind(story, rival, Into.HAND)
    if asked is None:
        gift = story.state.secrets[seat].card
        assert gift is not None, "the gift was chosen first"
        story.tell(LetterGiven((seat, rival), seat, rival, gift))
        story.tell(BackGiven(seat, rival, state.deck_of(gift)))
    return asked


def throw_one_out(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K3: a rival's letter is discarded; only the rival learns which."""
    return aim(story) or take_blind(story, target(story), Into.DISCARDS)


def swap_all(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K7: two whole hands of letters change places; a Wildcard in play stays (LOO-8)."""
    asked = aim(story)
    if asked is None and touched(story.state, (target(story),)):
        seat, rival = playing(story).seat, target(story)
        story.tell(HandsSwapped(seat, rival))
        for each in (seat, rival):
            player = story.state.players[each]
            story.tell(CardsSeen((each,), each, player.hand, player.strategy))
    return asked


def steal_one(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K8: a rival's letter is yours."""
    return aim(story) or take_blind(story, target(story), Into.HAND)


def for_all(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K9: a rival's letter is laid in the centre."""
    return aim(story) or take_blind(story, target(story), Into.CENTRE)


def great_robbery(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K11: one letter from every rival, in order; only who is shielded is passed over."""
    rivals = story.state.rivals(playing(story).seat)
    asked = ask_shields(story, rivals)
    for rival in rivals:
        asked = asked or take_blind(story, rival, Into.HAND)
    return asked
