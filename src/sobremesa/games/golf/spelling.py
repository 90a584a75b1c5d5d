"""Words judged: right, voted in, misspelt in the way that is best for the player, or no word (GOL-20 to GOL-22)."""

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.choosing import best_jokers
from sobremesa.games.golf.events import Play, Spelling, Verdict
from sobremesa.games.golf.hole import HoleCard
from sobremesa.games.golf.scoring import score_of_word
from sobremesa.games.golf.words import POLICY
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.policy import Reason

LEAST_MISSPELT = 4
TWO_CHANGES_FROM = 7


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
        """The reading that scores most before cards, then the first in the alphabet (GOL-21); or no word (GOL-22)."""

        def order(verdict: Verdict) -> tuple[int, str, tuple[int, ...]]:
            written = Written(card, play, faces, verdict.misspelt)
            points = score_of_word(box, written, best_jokers(box, written)).score.total
            return -points, verdict.reading, verdict.misspelt

        best = min(self._readings(play.word), key=order, default=Verdict(Spelling.NO_WORD))
        right = self.right(best.reading) if best.reading else None
        return replace(best, reading=right.reading if right else best.reading, reason=self.reason(play.word).value)

    def _readings(self, word: str) -> Iterator[Verdict]:
        if len(word) < LEAST_MISSPELT:
            return
        changes = 2 if len(word) >= TWO_CHANGES_FROM else 1
        for places in combinations(range(len(word)), changes):
            pattern = "".join("?" if place in places else letter for place, letter in enumerate(word))
            for meant in self._words_like(pattern):
                wrong = tuple(place for place in places if meant[place] != word[place])
                yield Verdict(Spelling.MISSPELT, meant, wrong)
        for place in range(len(word)):
            for meant in self._words_like(word[:place] + word[place + 1 :]):
                yield Verdict(Spelling.MISSPELT, meant, (place,))

    def _words_like(self, pattern: str) -> Iterator[str]:
        """The words of the dictionary and of the house that fit, as they stand on a card."""
        alphabet, folding = self._lexicon.alphabet, POLICY.folding
        masks = folding.pattern(alphabet, pattern)
        if masks is not None:
            for index in self._lexicon.graph.match(masks, self._lexicon.allowed(POLICY)):
                folded = folding.fold(alphabet.decode(self._lexicon.graph.key(index)))
                if self._house.verdict(folded, folding) is not False:
                    yield folded.upper()
        for accepted in self._house.accepted:
            word = letters_of(accepted)
            if word is not None and _fits(word, pattern) and self._house.verdict(word.lower(), folding):
                yield word


def _fits(word: str, pattern: str) -> bool:
    pairs = zip(word, pattern, strict=False)
    return len(word) == len(pattern) and all(wanted in ("?", letter) for letter, wanted in pairs)
