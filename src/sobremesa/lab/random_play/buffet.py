"""Any word that can be traced on the board."""

from collections.abc import Sequence

from sobremesa.engine import Chance
from sobremesa.games.buffet.actions import Announce, Call, Say, Show
from sobremesa.games.buffet.events import Phase
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.search import paths_of, words_on
from sobremesa.games.buffet.view import BuffetView


def words(game: Buffet, view: BuffetView, _chance: Chance) -> Sequence[Announce | Call | Say | Show]:
    """Every word; where a number is called first the length of each, then words of that length, then their paths."""
    if view.seat is None or view.phase not in (Phase.SEARCH, Phase.SAYING, Phase.SHOWING):
        return ()
    if view.phase is Phase.SHOWING:
        return [Show(path) for path in paths_of(view.ground, view.seat, view.said)]
    allowed = game.vocabulary(form_at_least=0.0, lemma_at_least=0.0)
    found = words_on(view.ground, view.seat, game.lexicon, allowed, shortest=view.options.least_letters)
    if view.phase is Phase.SAYING:
        return [Say(view.ground.word(path)) for _, path in found if len(path) == view.letters_called]
    if view.options.call_first:
        return [Call(len(path)) for _, path in found]
    return [Announce(path) for _, path in found]
