"""What a word, a use of cards or a purchase is worth: the points of the round, and what it leaves behind."""

from collections.abc import Iterator

import msgspec

from sobremesa.bots.golf.outlook import Outlook
from sobremesa.games.golf.actions import NO_CHOICE, Choice, Write
from sobremesa.games.golf.box import Box, Written, written
from sobremesa.games.golf.choosing import choices
from sobremesa.games.golf.events import Spelling, Verdict
from sobremesa.games.golf.scoring import score_of_empty_card, score_of_word
from sobremesa.games.golf.shop import purchase
from sobremesa.games.golf.spelling import Judge
from sobremesa.games.golf.view import GolfView
from sobremesa.games.golf.writing import checked_play


class Weighed(msgspec.Struct, frozen=True):
    """A word with its jokers and cards; no word is an empty card."""

    worth: float
    points: int
    cup: bool = False
    written: Written | None = None
    choice: Choice = NO_CHOICE

    @property
    def word(self) -> str:
        """In capitals; empty where there is none."""
        return self.written.play.word if self.written else ""

    @property
    def write(self) -> Write:
        """The action that hands it in."""
        return Write(self.word, self.written.play.path) if self.written else Write()


class Weighing:
    """One seat's choices in one round, measured alike."""

    def __init__(self, box: Box, outlook: Outlook, view: GolfView) -> None:
        assert view.seat is not None, "a bot sits at the table"
        self._box = box
        self._outlook = outlook
        self._view = view
        self._hand = view.hand
        self._coins = view.players[view.seat].coins

    def word(self, written: Written, choice: Choice) -> Weighed:
        """A word with these jokers and cards."""
        scored = score_of_word(self._box, written, choice)
        used = {use.kind for use in choice.cards}
        left = tuple(kind for kind in self._hand if kind not in used)
        points = scored.score.total
        return Weighed(points + scored.cup + self._left(left, points), points, scored.cup, written, choice)

    def empty(self) -> Weighed:
        """A card without a word (GOL-2)."""
        points = score_of_empty_card(self._view.card).score.total
        return Weighed(points + self._left(self._hand, points), points)

    def uses(self, written: Written) -> Iterator[Weighed]:
        """Every way to use cards on a word, each with the best jokers beside them."""
        return (self.word(written, choice) for choice in choices(self._box, written, self._hand))

    def best_use(self, written: Written) -> Weighed:
        """The use of cards that is worth most; of equals the first."""
        return max(self.uses(written), key=lambda each: each.worth)

    def written_word(self, judge: Judge, write: Write) -> Weighed:
        """A word as the dictionary will judge it, misspelt letters and all, at its best (GOL-20 to GOL-22)."""
        play = checked_play(self._view.card, self._view.options, write)
        if play is None:
            return self.empty()
        verdict: Verdict = judge.right(play.word) or judge.wrong(self._box, self._view.card, play, self._view.faces)
        if verdict.spelling is Spelling.NO_WORD:
            return self.empty()
        return self.best_use(written(self._view.card, play, self._view.faces, verdict))

    def purchase(self, kinds: tuple[str, ...]) -> float:
        """What cards bought now earn on the holes to come."""
        purse, hole = self._view.purse, self._view.round
        return self._outlook.of_purchase(purse, kinds, hole) - self._outlook.of_hand(self._hand, hole + 1)

    def coins_for(self, kinds: tuple[str, ...]) -> int:
        """How many coins it takes beside the round's money (GOL-17)."""
        return purchase(self._box.edition, self._view.purse, kinds).coins

    def _left(self, hand: tuple[str, ...], points: int) -> float:
        """How much better or worse the cards stand behind the shop than they did in hand."""
        hole = self._view.round
        after = self._outlook.before_shop(hand, max(0, points), self._coins, hole)
        return after - self._outlook.of_hand(self._hand, hole + 1)
