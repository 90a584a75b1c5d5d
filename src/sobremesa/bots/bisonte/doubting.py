"""Whether to object to a play: by the words that one knows, and by what a mistake costs (BIS-12 to BIS-14)."""

from statistics import fmean

from sobremesa.bots.bisonte.habits import Habits
from sobremesa.engine.seats import Sitter
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.placing import Run, laid_by, runs_of
from sobremesa.games.bisonte.spelling import Judge
from sobremesa.games.bisonte.state import OpenPlay, TurnKind
from sobremesa.games.bisonte.view import BisonteView
from sobremesa.games.bisonte.words import POLICY
from sobremesa.lexicon.word_set import WordSet

_USUAL_TURN = 18
"""What a turn is worth to who has not played yet."""
_EXPERIENCE = 2
"""So many objections of this match weigh as much as what a level thinks of unknown words beforehand."""


class Doubts:
    """What a level thinks of others' words. It asks no dictionary: to object is how one asks it (BIS-12)."""

    def __init__(self, game: Bisonte, habits: Habits, known: WordSet) -> None:
        self._judge = Judge(game.edition, game.lexicon, game.house)
        self._lexicon = game.lexicon
        self._layout = game.edition.layout
        self._habits = habits
        self._known = known

    def doubted(self, view: BisonteView) -> str:
        """A word of the open play that it does not know, one that cannot be right first; empty if it knows them all."""
        unknown = [run for run in self._runs(view) if self._is_wrong(view, run) or not self._knows(view, run)]
        return max(unknown, key=lambda run: self._is_wrong(view, run)).word if unknown else ""

    def worth(self, view: BisonteView, word: str) -> float:
        """What an objection is expected to bring in points: the other's play undone, or one's own next turn lost."""
        play = open_play(view)
        sure = self._sure(view, play, word) if word else 0.0
        lost = 0.0 if self._is_last(view, play) else usual_turn(view)
        return sure * play.score.total - (1 - sure) * lost

    def _sure(self, view: BisonteView, play: OpenPlay, word: str) -> float:
        """How likely an unknown word is wrong: as this level thinks, and as objections in this match have turned out.

        Bots play no words but those of the dictionary, and who knows every word need not guess.
        """
        if self._habits.sure == 1 or any(run.word == word and self._is_wrong(view, run) for run in self._runs(view)):
            return 1.0
        if view.players[play.seat].sitter is Sitter.BOT:
            return 0.0
        outcomes = [turn.objection.upheld for turn in view.turns if turn.objection is not None]
        return (self._habits.sure * _EXPERIENCE + sum(outcomes)) / (_EXPERIENCE + len(outcomes))

    def _runs(self, view: BisonteView) -> tuple[Run, ...]:
        return runs_of(self._layout, view.board, laid_by(open_play(view).placements))

    def _is_wrong(self, view: BisonteView, run: Run) -> bool:
        """Whether anybody can see it: a digraph on two tiles, or a word that the table refuses (BIS-8, BIS-12)."""
        agreed = self._judge.agreed(run, split_digraphs=view.options.split_digraphs)
        return agreed is not None and not agreed.valid

    def _knows(self, view: BisonteView, run: Run) -> bool:
        if self._judge.agreed(run, split_digraphs=view.options.split_digraphs) is not None:
            return True
        numbers = self._lexicon.find(run.word.lower(), self._lexicon.folding(POLICY))
        return any(number in self._known for number in numbers)

    @staticmethod
    def _is_last(view: BisonteView, play: OpenPlay) -> bool:
        """Whether the match is over if the play stands: then a skip still owed costs nothing (BIS-14, BIS-21)."""
        return view.options.sudden_end and not view.bag and not view.players[play.seat].tiles


def open_play(view: BisonteView) -> OpenPlay:
    """The play that can be objected to."""
    assert view.open_play is not None, "there is a play to object to"
    return view.open_play


def usual_turn(view: BisonteView) -> float:
    """What this seat's turns have brought so far, on average."""
    own = [turn.score.total for turn in view.turns if turn.seat == view.seat and turn.kind is TurnKind.PLAY]
    return fmean([_USUAL_TURN, *own])
