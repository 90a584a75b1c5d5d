"""What the dictionary says of a word once it is checked; nobody asks it before (BUF-7, BUF-24)."""

from sobremesa.games.buffet.words import POLICY
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.policy import Reason


class Judge:
    """The dictionary with the house's own words on top."""

    def __init__(self, lexicon: Lexicon, house: HouseWords) -> None:
        self._lexicon = lexicon
        self._house = house

    def reading(self, word: str) -> str | None:
        """How a word is written, or None when it is no word (BUF-24)."""
        judgement = self._lexicon.judge(word, POLICY, self._house)
        if not judgement.valid:
            return None
        return judgement.written[0] if judgement.written else word.lower()

    def reason(self, word: str) -> Reason:
        """Why a word is right, or what the dictionary says against it."""
        return self._lexicon.judge(word, POLICY, self._house).reason
