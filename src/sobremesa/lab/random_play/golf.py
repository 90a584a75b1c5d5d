"""Any word of the dictionary on any line of the card."""

from collections.abc import Sequence

from sobremesa.engine import Chance
from sobremesa.games.golf.actions import Write
from sobremesa.games.golf.events import Phase
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.line import LEAST_LETTERS, line_shapes
from sobremesa.games.golf.view import GolfView

_TRIES = 400
"""So many words are drawn until one fits: of this many nearly always one does."""


def words(game: Golf, view: GolfView, chance: Chance) -> Sequence[Write]:
    """One word on one of its lines."""
    if view.phase is not Phase.WRITING:
        return ()
    allowed = game.vocabulary(form_at_least=0.0, lemma_at_least=0.0)
    lexicon, longest = game.lexicon, len(view.card.spaces)
    for number in chance.draw("word", (len(lexicon),) * _TRIES).values:
        if not allowed[number // 8] >> number % 8 & 1:
            continue
        word = game.policy.folding.fold(lexicon.key(number)).upper()
        if not LEAST_LETTERS <= len(word) <= longest:
            continue
        paths = list(line_shapes(view.card, len(word), neighbours=view.options.neighbours).values())
        if paths:
            return [Write(word, path) for path in paths]
    return ()
