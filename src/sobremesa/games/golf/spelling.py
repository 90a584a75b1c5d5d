"""Words judged: right, misspelt in some of their letters, or no word (GOL-20 to GOL-22)."""

from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.choosing import best_jokers
from sobremesa.games.golf.events import Play, Spelling, Verdict
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.line import LEAST_LETTERS
from sobremesa.games.golf.mistakes import Marks, Mistake, fewest_mistakes, marks_of, most_mistakes, ways_to_err
from sobremesa.games.golf.scoring import score_of_word
from sobremesa.games.golf.words import POLICY
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.policy import Reason

_NEVER = (0.0, 0.0)


def letters_of(text: str) -> str | None:
    """A word as it stands on a card: capitals, marks dropped, Ñ as N; None when it has anything but letters."""
    folded = POLICY.folding.fold(text.strip()).upper()
    return folded if folded.isascii() and (folded.isalpha() or not folded) else None


class Judge:
    """The dictionary with the house's own words on top."""

    def __init__(self, lexicon: Lexicon, house: HouseWords) -> None:
        self._lexicon = lexicon
        self._house = house

    def right(self, word: str) -> Verdict | None:
        """The verdict on a word that is spelt right (GOL-20)."""
        judgement = self._lexicon.judge(word, POLICY, self._house)
        if not judgement.valid:
            return None
        return Verdict(Spelling.VALID, judgement.written[0] if judgement.written else word.lower())

    def reason(self, word: str) -> Reason:
        """Why a word is right, or what the dictionary says against it."""
        return self._lexicon.judge(word, POLICY, self._house).reason

    def wrong(self, box: Box, card: HoleCard, play: Play, faces: tuple[str, ...]) -> Verdict:
        """What was meant, and which letters are wrong (GOL-21); or no word (GOL-22)."""
        word, reason = play.word, self.reason(play.word).value
        if reason == Reason.HOUSE_REFUSED.value:
            # It is spelt right, and the table has agreed that it does not count.
            return Verdict(Spelling.NO_WORD, reason=reason)
        likely, mistakes = self._likeliest(word)

        def order(reading: tuple[str, tuple[Mistake, ...]]) -> tuple[int, str, Marks]:
            """The highest score before cards, then the first in the alphabet, then the first letters."""
            marks = marks_of(reading[1])
            written = Written(card, play, faces, marks.misspelt, marks.extra)
            points = score_of_word(box, written, best_jokers(box, written)).score.total
            return -points, reading[0], marks

        readings = [(meant, slips) for meant in likely for slips in ways_to_err(word, meant, mistakes)]
        if not readings:
            return Verdict(Spelling.NO_WORD, reason=reason)
        meant, slips = min(readings, key=order)
        marks, right = marks_of(slips), self.right(meant)
        reading = right.reading if right else meant.lower()
        return Verdict(Spelling.MISSPELT, reading, marks.misspelt, reason, marks.extra, slips)

    def _likeliest(self, word: str) -> tuple[list[str], int]:
        """The words that take the fewest mistakes, of these the commonest; and how many mistakes that are."""
        for mistakes in range(1, most_mistakes(word) + 1):
            commonness = self._within(word, mistakes)
            if commonness:
                most = max(commonness.values())
                return [meant for meant, common in commonness.items() if common == most], mistakes
        return [], 0

    def _within(self, word: str, mistakes: int) -> dict[str, tuple[float, float]]:
        """How common each word within so many mistakes is: how often it is written, and how often any form of it."""
        found: dict[str, tuple[float, float]] = {}
        for index in self._lexicon.nearby(word, POLICY, most=mistakes):
            meant = POLICY.folding.fold(self._lexicon.key(index))
            if self._house.verdict(meant, POLICY.folding) is not False:
                found[meant.upper()] = max(found.get(meant.upper(), _NEVER), self._commonness(index))
        for accepted in self._house.accepted:
            meant = letters_of(accepted) or ""
            if self._is_agreed(meant) and fewest_mistakes(word, meant, mistakes) is not None:
                indices = self._lexicon.find(meant, POLICY.folding)
                found[meant] = max(map(self._commonness, indices), default=_NEVER)
        return found

    def _is_agreed(self, word: str) -> bool:
        """Whether the house accepts a word that may stand on a card (GOL-6)."""
        return len(word) >= LEAST_LETTERS and self._house.verdict(word.lower(), POLICY.folding) is True

    def _commonness(self, index: int) -> tuple[float, float]:
        return self._lexicon.frequency(index), self._lexicon.lemma_frequency(index)
