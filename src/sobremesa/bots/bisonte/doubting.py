"""Whether to object to a play: how sure one is that a word is wrong, and what a mistake costs (BIS-13, BIS-14)."""

from statistics import fmean

from sobremesa.bots.bisonte.habits import Habits
from sobremesa.bots.pace import share
from sobremesa.engine.chance import Chance
from sobremesa.games.bisonte.events import WordVerdict
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.placing import laid_by, runs_of
from sobremesa.games.bisonte.spelling import SPLIT_DIGRAPH, Judge
from sobremesa.games.bisonte.state import OpenPlay, TurnKind
from sobremesa.games.bisonte.view import BisonteView
from sobremesa.games.bisonte.words import POLICY

_USUAL_TURN = 18
"""What a turn is worth to who has not played yet."""


class Doubts:
    """What a level thinks of others' words."""

    def __init__(self, game: Bisonte, habits: Habits, allowed: bytes) -> None:
        self._judge = Judge(game.edition, game.lexicon, game.house)
        self._lexicon = game.lexicon
        self._layout = game.edition.layout
        self._habits = habits
        self._allowed = allowed

    def doubted(self, view: BisonteView, chance: Chance) -> str:
        """The first word of the open play that it thinks is wrong; empty where it thinks of none.

        A word that it knows is right. Of others it has a sense, which is the dictionary's verdict as far as chance
        lets it be right.
        """
        for verdict in self._verdicts(view):
            if verdict.reason != SPLIT_DIGRAPH and self._knows(verdict.word):
                continue
            feels_wrong = not verdict.valid
            if share(chance, f"sense/{verdict.word}") >= self._habits.senses:
                feels_wrong = not feels_wrong
            if feels_wrong:
                return verdict.word
        return ""

    def worth(self, view: BisonteView, word: str) -> float:
        """What an objection is expected to bring in points: the other's play undone, or one's own next turn lost."""
        play = open_play(view)
        sure = self._habits.sure if word else 0.0
        lost = 0.0 if self._is_last(view, play) else usual_turn(view)
        return sure * play.score.total - (1 - sure) * lost

    def _verdicts(self, view: BisonteView) -> list[WordVerdict]:
        laid = laid_by(open_play(view).placements)
        runs = runs_of(self._layout, view.board, laid)
        return [self._judge.verdict(run, split_digraphs=view.options.split_digraphs) for run in runs]

    def _knows(self, word: str) -> bool:
        numbers = self._lexicon.find(word.lower(), self._lexicon.folding(POLICY))
        return any(self._allowed[number // 8] >> number % 8 & 1 for number in numbers)

    @staticmethod
    def _is_last(view: BisonteView, play: OpenPlay) -> bool:
        """Whether the match is over if the play stands: then a skip still owed costs nothing (BIS-14, BIS-21)."""
        return not view.bag and not view.players[play.seat].tiles and not view.options.play_on


def open_play(view: BisonteView) -> OpenPlay:
    """The play that can be objected to."""
    assert view.open_play is not None, "there is a play to object to"
    return view.open_play


def usual_turn(view: BisonteView) -> float:
    """What this seat's turns have brought so far, on average."""
    own = [turn.score.total for turn in view.turns if turn.seat == view.seat and turn.kind is TurnKind.PLAY]
    return fmean([_USUAL_TURN, *own])
