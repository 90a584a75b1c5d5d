"""Strategy: all look at their cards, put one back, and activate one after another (LOO-4 to LOO-7)."""

from sobremesa.games.loom.cards import CARDS
from sobremesa.games.loom.conditions import has_shown
from sobremesa.games.loom.dealing import look
from sobremesa.games.loom.decks import can_draw
from sobremesa.games.loom.events import CardCarriedOut
from sobremesa.games.loom.phases import Phase, Step
from sobremesa.games.loom.rules import Ask, LoomStory, Rules, ask, ask_for_card


def start_strategy(story: LoomStory, now: int) -> None:
    """All look at their cards until time is over or all are ready (LOO-4)."""
    look(story)
    ask(story, Phase.STRATEGY, story.state.order, now, story.state.options.strategy_seconds)


def ask_to_put_back(story: LoomStory, now: int) -> None:
    """Each puts one of three back, at the same time (LOO-5)."""
    ask(story, Phase.PUTTING_BACK, story.state.order, now)


def carry_on(rules: Rules, story: LoomStory, now: int) -> None:
    """The card in play goes on, then who has no letter draws one, then the next in order activates (LOO-6)."""
    if story.state.playing is not None:
        asked = CARDS[story.state.playing.kind](rules, story)
        if asked:
            ask_for_card(story, asked, now)
            return
        story.tell(CardCarriedOut())
    _refill(story, now)
    if not story.state.waiting:
        activate_next(story, now)


def activate_next(story: LoomStory, now: int) -> None:
    """From the leader to the right; when all have, the leader is to start the creation timer (LOO-6, LOO-9)."""
    state = story.state
    left = [seat for seat in state.order if not has_shown(state.activated, seat)]
    if left:
        ask(story, Phase.ACTIVATING, left[:1], now)
    else:
        ask(story, Phase.CREATION_START, state.order[:1], now)


def _refill(story: LoomStory, now: int) -> None:
    """Nobody is left without a letter in hand; a Wildcard is none (LOO-7)."""
    state = story.state
    empty = [seat for seat in state.order if not state.players[seat].hand]
    if empty and can_draw(state):
        ask_for_card(story, Ask(Step.REFILL, (empty[0],)), now)
