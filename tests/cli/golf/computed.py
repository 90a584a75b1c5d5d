"""Ids of texts that the terminal of Word Golf puts together: a prefix, and what may follow it."""

from sobremesa.games.golf.events import Spelling

COMPUTED: dict[str, tuple[str, ...]] = {
    "cli-golf-watched-": ("luis-beaten", "luis-cups", "luis-draw", "luis-wins"),
    "cli-golf-verdict-": tuple(spelling.value for spelling in Spelling),
}
