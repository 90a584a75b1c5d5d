"""Which words Word Golf takes: all words of the language, no names and no acronyms (GOL-20)."""

from sobremesa.lexicon import Category, Enye, Folding, WordPolicy

# N and Ñ are one letter (GOL-20). No nearest words: nothing may help a player who is still writing (GOL-23).
POLICY = WordPolicy(
    clause="GOL-20",
    accepts=Category.COMMON | Category.DIMINUTIVE | Category.AUGMENTATIVE | Category.ENCLITIC,
    refuses=Category.PROPER_NAME | Category.ACRONYM | Category.BRAND | Category.ABBREVIATION | Category.FOREIGN,
    folding=Folding(Enye.FOLDED),
)
