"""Creation: everybody forms one word in secret (LOO-9, LOO-10, LOO-14, LOO-22)."""

from sobremesa.engine.refusal import Refused
from sobremesa.games.loom.actions import Write
from sobremesa.games.loom.dealing import look
from sobremesa.games.loom.edition import LoomEdition
from sobremesa.games.loom.phases import Phase, Written
from sobremesa.games.loom.rules import LoomStory, ask
from sobremesa.games.loom.spelling import Means, best_cards, check_cards, check_word

LONGEST_WORD = 64
"""No word and no list of cards is longer; what is sent has bounds."""


def start_creation(story: LoomStory, now: int) -> None:
    """All form a word until time is over or all are done; in a tie-break they see their letters now (LOO-9, LOO-19)."""
    if story.state.tie_break:
        look(story)
    ask(story, Phase.CREATION, story.state.order, now, story.state.options.creation_seconds)


def checked_word(edition: LoomEdition, means: Means, write: Write, *, boosts: int, blasts: int) -> Written | None:
    """The cards of a word as they may be laid, None for no word, or `Refused` (LOO-14); no dictionary is asked."""
    if len(write.cards) > LONGEST_WORD or len(write.word) > LONGEST_WORD:
        raise Refused("LOO-14", "loo-14-too-long", most=LONGEST_WORD)
    if write.word and (write.cards or write.wild):
        raise Refused("LOO-22", "loo-22-cards-or-word")
    if write.word:
        return _typed(edition, means, write.word, boosts=boosts, blasts=blasts)
    if not write.cards and not write.wild:
        return None
    check_cards(edition, means, write.cards, write.wild)
    return Written(write.cards, write.wild)


def _typed(edition: LoomEdition, means: Means, word: str, *, boosts: int, blasts: int) -> Written:
    """The cards that keep LOO-10 and LOO-K12 and score most (LOO-22)."""
    check_word(edition, means, word)
    best = best_cards(edition, means, word, boosts=boosts, blasts=blasts)
    assert best is not None, "a word that may be formed has cards"
    return Written(*best)
