"""Words that players trust: alphabets, folding, lexicons with categories and meanings, and search among them."""

from sobremesa.lexicon.alphabet import ENGLISH, SPANISH, SPANISH_DIGRAPHS, Alphabet, alphabet
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.files import LexiconDamaged, LexiconMissing
from sobremesa.lexicon.folding import Enye, Folding
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.judgement import Judgement
from sobremesa.lexicon.lexicon import LANGUAGES, Lexicon
from sobremesa.lexicon.meaning import Meaning, MeaningKind, Sense
from sobremesa.lexicon.policy import Reason, WordPolicy
from sobremesa.lexicon.querying import Query

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "SPANISH",
    "SPANISH_DIGRAPHS",
    "Alphabet",
    "Category",
    "Entry",
    "Enye",
    "Folding",
    "HouseWords",
    "Judgement",
    "Lexicon",
    "LexiconDamaged",
    "LexiconMissing",
    "Meaning",
    "MeaningKind",
    "Query",
    "Reason",
    "Sense",
    "WordPolicy",
    "alphabet",
]
