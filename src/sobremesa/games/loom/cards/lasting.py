"""Strategy cards that lie in the row and hold for the rest of the round (LOO-K2, LOO-K4, LOO-K5, LOO-K14, LOO-K16)."""

from sobremesa.games.loom.cards.aiming import aim, ask_shields, playing
from sobremesa.games.loom.edition import StrategyKind
from sobremesa.games.loom.rules import Ask, LoomStory, Rules


def hold(_rules: Rules, _story: LoomStory) -> Ask | None:
    """LOO-K2, LOO-K5, LOO-K14: nobody is asked; `conditions` reads from the row what the card means."""
    return None


def other_language(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K4: all must form a word of the other language; a second one changes nothing, so that it attacks nobody."""
    row = story.state.activated
    if sum(each.kind is StrategyKind.OTHER_LANGUAGE for each in row) > 1:
        return None
    return ask_shields(story, story.state.rivals(playing(story).seat))


def blast(_rules: Rules, story: LoomStory) -> Ask | None:
    """LOO-K16: a rival of your choice loses 4 points; the row says who."""
    return aim(story)
