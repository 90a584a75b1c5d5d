"""Any word that the cards make; then the seat is done."""

from collections.abc import Sequence

from sobremesa.engine import Chance
from sobremesa.games.loom.actions import Done, Write
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.phases import Phase
from sobremesa.games.loom.search import best_words
from sobremesa.games.loom.view import LoomView


def words(game: Loom, view: LoomView, _chance: Chance) -> Sequence[Write | Done]:
    """Every word of the language that the seat has to write in."""
    if view.phase is not Phase.CREATION:
        return ()
    if view.own_word is not None:
        return [Done()]
    means = game.means(view)
    lexicon = game.lexicon if means.language == game.lexicon.language else game.other_lexicon
    found = best_words(game.edition, means, lexicon, lexicon.allowed(game.policy), count=0)
    return [Write(each.cards, each.wild) for each in found] or [Done()]
