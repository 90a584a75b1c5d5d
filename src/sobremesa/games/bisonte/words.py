"""Which words Bisonte takes: what a dictionary lists, in any inflection (BIS-11)."""

from sobremesa.lexicon import Enye, Folding, WordPolicy
from sobremesa.lexicon.category import LISTED, UNLISTED

# No nearest words: after an upheld objection the tiles are back on the rack (BIS-13), and a word would be a hint.
POLICY = WordPolicy(
    clause="BIS-11",
    accepts=LISTED,
    refuses=UNLISTED,
    folding=Folding(Enye.KEPT),
)
