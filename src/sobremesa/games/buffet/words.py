"""Which words Word Buffet takes: any word in use, names and acronyms as the table chooses (BUF-24)."""

from dataclasses import replace

from sobremesa.games.buffet.meta import BuffetOptions
from sobremesa.lexicon import Category, Enye, Folding, Judgement, Reason, WordPolicy
from sobremesa.parts.vote import is_open_to_vote

# No nearest words: the letters stay on the table for the next round, and another word would be a hint.
POLICY = WordPolicy(
    clause="BUF-24",
    accepts=Category.COMMON
    | Category.DIMINUTIVE
    | Category.AUGMENTATIVE
    | Category.ENCLITIC
    | Category.LOANWORD
    | Category.PROPER_NAME
    | Category.KNOWN_ACRONYM,
    refuses=Category.ABBREVIATION | Category.FOREIGN,
    folding=Folding(Enye.KEPT),
)
"""The words of a table that has changed nothing."""

_ACRONYMS = {
    "known": Category.KNOWN_ACRONYM,
    "all": Category.ACRONYM | Category.KNOWN_ACRONYM,
    "none": Category(0),
}


def policy_of(options: BuffetOptions) -> WordPolicy:
    """BUF-24 with what the table has chosen; `POLICY` when it has changed nothing."""
    accepts = POLICY.accepts & ~_ACRONYMS["all"] | _ACRONYMS[options.acronyms]
    return replace(POLICY, accepts=accepts if options.names else accepts & ~Category.PROPER_NAME)


def exclusion(options: BuffetOptions, judged: Judgement) -> Reason | None:
    """The kind of word that the table has left out and that this invalid word is: there is nothing to vote on.

    Where names do not count, a name that is also an acronym (Elisa) is voted on as an acronym, like other acronyms.
    """
    if judged.reason is Reason.ACRONYM:
        return Reason.ACRONYM if options.acronyms == "none" else None
    if options.names or Category.PROPER_NAME not in judged.categories or not is_open_to_vote(judged.reason):
        return None
    return Reason.BRAND if judged.reason is Reason.BRAND else Reason.PROPER_NAME  # Versailles is not only foreign
