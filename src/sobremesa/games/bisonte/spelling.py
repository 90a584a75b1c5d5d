"""Runs of tiles judged by the dictionary (BIS-3, BIS-8, BIS-11)."""

from collections.abc import Sequence
from itertools import pairwise

from sobremesa.engine.refusal import Refused
from sobremesa.games.bisonte.edition import BisonteEdition
from sobremesa.games.bisonte.events import WordVerdict
from sobremesa.games.bisonte.placing import Run
from sobremesa.games.bisonte.words import POLICY
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.policy import Reason

SPLIT_DIGRAPH = "split-digraph"
"""The reason against a run that the dictionary is not even asked about."""


class Judge:
    """The dictionary with the house's own words on top, and the digraphs of the box."""

    def __init__(self, edition: BisonteEdition, lexicon: Lexicon, house: HouseWords) -> None:
        self._digraphs = frozenset(edition.digraphs)
        self._lexicon = lexicon
        self._house = house

    def verdict(self, run: Run, *, split_digraphs: bool) -> WordVerdict:
        """Whether a run is a word; two tiles never spell a digraph that has its own, unless allowed (BIS-8)."""
        if not split_digraphs and self.is_split(run):
            return WordVerdict(run.word, valid=False, reason=SPLIT_DIGRAPH)
        judgement = self._lexicon.judge(run.word.lower(), POLICY, self._house)
        return WordVerdict(run.word, judgement.valid, judgement.reason.value)

    def is_split(self, run: Run) -> bool:
        """Whether two tiles of a run spell a digraph of which the box has a tile (BIS-8)."""
        return any(one.tile + other.tile in self._digraphs for one, other in pairwise(run.tiles))

    def agreed(self, run: Run, *, split_digraphs: bool) -> WordVerdict | None:
        """What all know of a run without a dictionary: digraphs, and words that the table agreed on (BIS-8, BIS-12)."""
        folding = self._lexicon.folding(POLICY)
        agreed = self._house.verdict(folding.fold(run.word.lower()), folding)
        is_split = not split_digraphs and self.is_split(run)
        return None if agreed is None and not is_split else self.verdict(run, split_digraphs=split_digraphs)

    def check(self, runs: Sequence[Run], *, split_digraphs: bool) -> None:
        """`Refused` when a run is no word, where the dictionary is asked at once (BIS-12)."""
        verdicts = [self.verdict(run, split_digraphs=split_digraphs) for run in runs]
        for verdict in verdicts:
            if verdict.reason == SPLIT_DIGRAPH:
                raise Refused("BIS-8", "bis-8-split-digraph", word=verdict.word)
        agreed = [verdict.word for verdict in verdicts if verdict.reason == Reason.HOUSE_REFUSED]
        if agreed:
            raise Refused("BIS-3", "bis-3-table-refused", count=len(agreed), words=", ".join(agreed))
        wrong = [verdict.word for verdict in verdicts if not verdict.valid]
        if wrong:
            raise Refused("BIS-3", "bis-3-no-word", count=len(wrong), words=", ".join(wrong))
