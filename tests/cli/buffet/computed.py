"""Ids of texts that the terminal of Word Buffet puts together: a prefix, and what may follow it."""

from sobremesa.games.buffet.board import Side
from sobremesa.games.buffet.events import Fate

COMPUTED: dict[str, tuple[str, ...]] = {
    "cli-buffet-side-": tuple(side.value for side in Side),
    "cli-buffet-verdict-": tuple(fate.value for fate in Fate if fate is not Fate.NOT_VALID),
}
