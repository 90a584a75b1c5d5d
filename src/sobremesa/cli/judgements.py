"""What the dictionary says of a word that was played: why it lacks it, or what it means."""

from sobremesa.editions.texts import Texts
from sobremesa.lexicon import Reason
from sobremesa.lexicon.folding import Folding
from sobremesa.lexicon.lexicon import Lexicon

LONGEST_MEANING = 140


def reason_said(reason: str, say: Texts) -> str:
    """Why the dictionary does not have a word, as a part of a sentence: an acronym, a proper name."""
    # Whoever changes a saved match by hand may write anything here.
    known = reason if reason in {each.value for each in Reason} else Reason.NOT_IN_DICTIONARY.value
    return say(f"words-reason-{known}")


def meaning_said(lexicon: Lexicon, reading: str, folding: Folding, say: Texts) -> str:
    """The most usual sense of a word in one line; nothing where there is none."""
    # A misspelt word's reading has no ñ: what it could be is found as the game reads it.
    words = (*lexicon.find(reading), *lexicon.find(reading, folding))
    found = (lexicon.meaning(word) for word in words)
    meaning = next((each for each in found if each is not None and each.senses), None)
    if meaning is None:
        return ""
    first = meaning.senses[0]
    sense = first.text if len(first.text) <= LONGEST_MEANING else first.text[: LONGEST_MEANING - 1].rstrip() + "…"
    return say(f"cli-meaning-{first.kind.value.replace(' ', '-')}", lemma=meaning.lemma, sense=sense)
