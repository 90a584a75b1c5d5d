"""Ids of texts that the terminal of the Letter Loom puts together: a prefix, and what may follow it."""

from sobremesa.games.loom.edition import LANGUAGES, Colour, Deck
from sobremesa.games.loom.phases import Spelling

_DECKS = tuple(deck.value for deck in Deck)

COMPUTED: dict[str, tuple[str, ...]] = {
    "cli-loom-a-": _DECKS,
    "cli-loom-colour-": (*(colour.value for colour in Colour), "any"),
    "cli-loom-language-": LANGUAGES,
    "cli-loom-renewed-": _DECKS,
    "cli-loom-verdict-": tuple(spelling.value for spelling in Spelling),
}
