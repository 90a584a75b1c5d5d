"""What a bot knows and reckons: the words of its level in both languages, and what worlds are worth to its seat."""

from collections.abc import Mapping

from sobremesa.bots.levels import Level, level_of, words_of, words_of_another_language
from sobremesa.bots.loom.habits import habit_of
from sobremesa.bots.loom.world import World, weights
from sobremesa.engine.seats import Seat
from sobremesa.games.loom.conditions import Row, lasting_blasts
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.scoring import STEP
from sobremesa.games.loom.search import Found, best_words
from sobremesa.games.loom.spelling import Means
from sobremesa.games.loom.view import LoomView
from sobremesa.lexicon.word_set import WordSet

WIN = 40.0
"""What it is worth to win a match at once, in points; that a rival does costs as much."""
_RIVALS = "club"
"""What rivals are thought to know."""


class Vocabulary:
    """The words that a level knows, by language: fewer of the other one (LOO-K4)."""

    def __init__(self, game: Loom, level: Level) -> None:
        self.game = game
        more = habit_of(level).other_language
        foreign = WordSet(words_of_another_language(game, game.other_lexicon, level, more))
        self._known = {game.lexicon.language: words_of(game, level), game.other_lexicon.language: foreign}
        self._lexicons = {each.language: each for each in (game.lexicon, game.other_lexicon)}

    def best(self, means: Means, changes: tuple[int, int], count: int) -> list[Found]:
        """The best words known for these cards, best first."""
        lexicon, allowed = self._lexicons[means.language], self._known[means.language].bits
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
        """What a seat's best word scores in a world; no word may be better than one that costs points (LOO-15)."""
        found, without = self.best(world, seat), points_without_word(self.view, world.row, seat)
        return max(without, found.points) if found else without

    def worth(self, world: World) -> float:
        """One's own points less those of rivals, each as much as it matters."""
        others = sum(weight * self.points(world, rival) for rival, weight in self._watched.items())
        return self.points(world, self.seat) - others

    def won(self, world: World) -> float:
        """What it is worth that somebody wins at once: the first in showing order to reach the target (LOO-18)."""
        if not is_won_at_once(self.view):
            return 0.0
        for seat in self.view.order:
            watched = seat == self.seat or seat in self._watched
            if watched and self.view.players[seat].points + self.points(world, seat) >= self.view.options.target:
                return WIN if seat == self.seat else -WIN
        return 0.0


def is_won_at_once(view: LoomView) -> bool:
    """Whether the first to reach the target in this round has won the match (LOO-18)."""
    return view.options.end == "target" and not view.options.finish_round and not view.tie_break


def points_without_word(view: LoomView, row: Row, seat: Seat) -> int:
    """What a seat without a word scores: nothing, less the Blasts on it (LOO-15)."""
    return -STEP * lasting_blasts(view.options, row, seat)


def rivals_vocabulary(game: Loom) -> Vocabulary:
    """What rivals are thought to know."""
    return Vocabulary(game, level_of(_RIVALS))
