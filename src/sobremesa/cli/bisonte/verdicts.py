"""What the dictionary says of the words of a play when somebody objects (BIS-13)."""

from rich.text import Text

from sobremesa.cli.judgements import meaning_said, reason_said
from sobremesa.cli.palette import GREEN, RED
from sobremesa.editions.texts import Texts
from sobremesa.games.bisonte.events import WordVerdict
from sobremesa.games.bisonte.objecting import VOTED
from sobremesa.games.bisonte.spelling import SPLIT_DIGRAPH
from sobremesa.games.bisonte.words import POLICY
from sobremesa.lexicon.lexicon import Lexicon


def verdict_said(verdict: WordVerdict, say: Texts) -> Text:
    """Says that a word is valid, by the dictionary or by a vote, or why it is not."""
    if verdict.reason == VOTED:
        return Text().append("✓ ", f"bold {GREEN}").append(say("cli-bisonte-known-word", word=verdict.word))
    if verdict.valid:
        return Text().append("✓ ", f"bold {GREEN}").append(say("cli-bisonte-is-word", word=verdict.word))
    if verdict.reason == SPLIT_DIGRAPH:
        said = f"{say('bis-8-split-digraph', word=verdict.word)} BIS-8"
    else:
        reason = reason_said(verdict.reason, say)
        said = say("cli-bisonte-no-such-word", word=verdict.word, reason=reason)
    return Text().append("✗ ", f"bold {RED}").append(said)


def meaning_of(lexicon: Lexicon, word: str, say: Texts) -> str:
    """The most usual sense of a word that stands; nothing where the dictionary has none."""
    return meaning_said(lexicon, word.lower(), POLICY.folding, say)
