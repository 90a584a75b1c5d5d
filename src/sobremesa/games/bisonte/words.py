"""Which words Bisonte takes: what a dictionary lists, in any inflection (BIS-11)."""

from sobremesa.lexicon import Category, Enye, Folding, WordPolicy

# A verb with pronouns (dámelo) and a diminutive made by rule are no words of a dictionary.
# No nearest words: after an upheld objection the tiles are back on the rack (BIS-13), and a word would be a hint.
POLICY = WordPolicy(
    clause="BIS-11",
    accepts=Category.COMMON,
    refuses=Category.PROPER_NAME
    | Category.ACRONYM
    | Category.BRAND
    | Category.ABBREVIATION
    | Category.FOREIGN
    | Category.ENCLITIC,
    folding=Folding(Enye.KEPT),
)
