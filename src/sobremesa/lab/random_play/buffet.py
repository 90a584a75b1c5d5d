"""Any word that can be traced on the board."""

from collections.abc import Sequence

from sobremesa.engine import Chance
from sobremesa.games.buffet.actions import Announce, Call, Show
from sobremesa.games.buffet.events import Phase
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.search import words_on
from sobremesa.games.buffet.view import BuffetView


def words(game: Buffet, view: BuffetView, _chance: Chance) -> Sequence[Announce | Call | Show]:
    """Every word; where a number is called first, the length of each, and later the paths of that length."""
    if view.seat is None or view.phase not in (Phase.SEARCH, Phase.SHOWING):
        return ()
    allowed = game.vocabulary(form_at_least=0.0, lemma_at_least=0.0)
    found = words_on(view.ground, view.seat, game.lexicon, allowed, shortest=view.options.least_letters)
    if view.phase is Phase.SHOWING:
        return [Show(path) for _, path in found if len(path) == view.letters_called]
    if view.options.call_first:
        return [Call(len(path)) for _, path in found]
    return [Announce(path) for _, path in found]
