"""What the dictionary says of a word once it is checked; nobody asks it before (BUF-7, BUF-24)."""

from sobremesa.games.buffet.meta import BuffetOptions
from sobremesa.games.buffet.words import POLICY, policy_of
from sobremesa.lexicon.alphabet import alphabet
from sobremesa.lexicon.folding import Enye, Folding
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.judgement import Judgement
from sobremesa.lexicon.lexicon import Lexicon


def letters_of(text: str, language: str) -> str | None:
    """A word as its letters stand on the tiles, marks dropped; None when it has anything but letters (BUF-24)."""
    folding = POLICY.folding if language == "es" else Folding(Enye.FOLDED)
    folded = folding.fold(text.strip())
    return None if alphabet(language).encode(folded) is None else folded.upper()


class Judge:
    """The dictionary with the house's own words on top."""

    def __init__(self, lexicon: Lexicon, house: HouseWords) -> None:
        self._lexicon = lexicon
        self._house = house

    def judge(self, word: str, options: BuffetOptions) -> Judgement:
        """Whether a word counts at this table, and what the dictionary says of it (BUF-24)."""
        return self._lexicon.judge(word, policy_of(options), self._house)
