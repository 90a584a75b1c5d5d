"""Any play of the rack, whatever it scores."""

from collections.abc import Sequence

from sobremesa.engine import Chance
from sobremesa.games.bisonte.actions import Play
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.search import play_of, plays
from sobremesa.games.bisonte.view import BisonteView


def words(game: Bisonte, view: BisonteView, _chance: Chance) -> Sequence[Play]:
    """Every play by the dictionary."""
    if view.phase is not Phase.PLAYING or view.seat != view.on_turn:
        return ()
    allowed = game.vocabulary(form_at_least=0.0, lemma_at_least=0.0)
    split = view.options.split_digraphs
    found = plays(game.edition, game.lexicon, allowed, view.board, view.rack, split_digraphs=split)
    return [play_of(each.placements) for each in found]
