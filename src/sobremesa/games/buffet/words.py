"""Which words Word Buffet takes: any word in use, names and acronyms too (BUF-24)."""

from sobremesa.lexicon import Category, Enye, Folding, WordPolicy

# No nearest words: the letters stay on the table for the next round, and another word would be a hint.
POLICY = WordPolicy(
    clause="BUF-24",
    accepts=Category.COMMON
    | Category.DIMINUTIVE
    | Category.AUGMENTATIVE
    | Category.ENCLITIC
    | Category.LOANWORD
    | Category.PROPER_NAME
    | Category.ACRONYM,
    refuses=Category.ABBREVIATION | Category.FOREIGN,
    folding=Folding(Enye.KEPT),
)
