"""What a bot knows and reckons: the words of its level in both languages, and what worlds are worth to its seat."""

from collections.abc import Mapping

from sobremesa.bots.levels import Level, level_of, words_of, words_of_another_language
from sobremesa.bots.loom.habits import habit_of
from sobremesa.bots.loom.world import World, weights
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.search import Found, best_words
from sobremesa.games.loom.spelling import Means
from sobremesa.games.loom.view import LoomView

_RIVALS = "club"
"""What rivals are thought to know."""


class Vocabulary:
    """The words that a level knows, by language: fewer of the other one (LOO-K4)."""

    def __init__(self, game: Loom, level: Level) -> None:
        self.game = game
        more = habit_of(level).other_language
        foreign = words_of_another_language(game, game.other_lexicon, level, more)
        self._allowed = {game.lexicon.language: words_of(game, level), game.other_lexicon.language: foreign}
        self._lexicons = {each.language: each for each in (game.lexicon, game.other_lexicon)}

    def best(self, means: Means, changes: tuple[int, int], count: int) -> list[Found]:
        """The best words known for these cards, best first."""
        lexicon, allowed = self._lexicons[means.language], self._allowed[means.language]
        boosts, blasts = changes
        return best_words(self.game.edition, means, lexicon, allowed, boosts=boosts, blasts=blasts, count=count)


class Mind:
    """One question: the seat that thinks, what it knows, and every word that it has looked for already."""

    def __init__(self, view: LoomView, own: Vocabulary, rivals: Vocabulary, *, looks_at_rivals: bool) -> None:
        assert view.seat is not None, "a spectator has nothing to decide"
        self.view = view
        self.seat: Seat = view.seat
        self.game = own.game
        self.own = own
        self.rivals = rivals
        self.sway: Mapping[Seat, float] = weights(view)
        self._watched = self.sway if looks_at_rivals else {}
        self._found: dict[tuple[bool, Means, tuple[int, int]], Found | None] = {}

    def best(self, world: World, seat: Seat) -> Found | None:
        """A seat's best word in a world; None when it has none."""
        means = world.means(seat, self.game.lexicon.language, self.game.other_lexicon.language)
        question = seat == self.seat, means, world.changes(seat)
        if question not in self._found:
            vocabulary = self.own if seat == self.seat else self.rivals
            self._found[question] = next(iter(vocabulary.best(means, question[2], 1)), None)
        return self._found[question]

    def points(self, world: World, seat: Seat) -> int:
        """What a seat's best word scores in a world; no word is better than a negative one (LOO-15)."""
        found = self.best(world, seat)
        return max(0, found.points) if found else 0

    def worth(self, world: World) -> float:
        """One's own points less those of rivals, each as much as it matters."""
        others = sum(weight * self.points(world, rival) for rival, weight in self._watched.items())
        return self.points(world, self.seat) - others


def rivals_vocabulary(game: Loom) -> Vocabulary:
    """What rivals are thought to know."""
    return Vocabulary(game, level_of(_RIVALS))
