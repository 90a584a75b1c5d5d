"""The phases in their order, until one waits for somebody."""

from sobremesa.games.loom.creation import start_creation
from sobremesa.games.loom.dealing import deal, lay_centre
from sobremesa.games.loom.phases import Phase
from sobremesa.games.loom.rules import LoomStory, Rules
from sobremesa.games.loom.settling import end_round
from sobremesa.games.loom.showing import close_vote, show_words
from sobremesa.games.loom.strategy import activate_next, ask_to_put_back, carry_on, start_strategy


def go_on(rules: Rules, story: LoomStory, now: int) -> None:
    """What follows when all have answered; every case asks again, or ends the match (LOO-1 to LOO-19)."""
    match story.state.phase:
        case Phase.CENTRE:
            lay_centre(story, now)
        case Phase.DECKS:
            deal(story, now)
        case Phase.STRATEGY_START:
            start_strategy(story, now)
        case Phase.STRATEGY:
            ask_to_put_back(story, now)
        case Phase.PUTTING_BACK:
            activate_next(story, now)
        case Phase.ACTIVATING | Phase.CARRYING_OUT:
            carry_on(rules, story, now)
        case Phase.CREATION_START:
            start_creation(story, now)
        case Phase.CREATION:
            _show(rules, story, now)
        case Phase.VOTING:
            close_vote(rules, story)
            _show(rules, story, now)


def _show(rules: Rules, story: LoomStory, now: int) -> None:
    """Words until one is voted on; after the last the round is over (LOO-11, LOO-16)."""
    show_words(rules, story, now)
    if story.state.ballot is None:
        end_round(story, now)
