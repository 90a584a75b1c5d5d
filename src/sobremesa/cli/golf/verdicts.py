"""What became of a word, and why the dictionary does not have it (GOL-20 to GOL-22)."""

from rich.text import Text

from sobremesa.cli.golf.voting import marks_said
from sobremesa.cli.judgements import meaning_said, reason_said
from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, RED
from sobremesa.editions.texts import Texts
from sobremesa.games.golf.events import Play, Spelling, Verdict
from sobremesa.games.golf.words import POLICY
from sobremesa.lexicon.lexicon import Lexicon

_VERDICTS = {
    Spelling.EMPTY: ("·", QUIET, "GOL-2"),
    Spelling.VALID: ("✓", GREEN, "GOL-20"),
    Spelling.VOTED: ("✓", GREEN, "GOL-22"),
    Spelling.MISSPELT: ("~", MUSTARD, "GOL-21"),
    Spelling.NO_WORD: ("✗", RED, "GOL-22"),
}


def verdict_said(play: Play | None, verdict: Verdict, say: Texts) -> Text:
    """A verdict in one sentence, with its sign and its clause."""
    sign, style, clause = _VERDICTS[verdict.spelling]
    word = play.word if play else ""
    marked = verdict.spelling is Spelling.MISSPELT and not verdict.reading
    said = say(
        "cli-golf-verdict-marked" if marked else f"cli-golf-verdict-{verdict.spelling.value}",
        word=word,
        reading=verdict.reading,
        reason=reason_said(verdict.reason, say),
        said=marks_said(say, word, verdict.mistakes, verdict.marks),
    )
    return Text().append(f"{sign} ", f"bold {style}").append(said, style).append(f" {clause}", QUIET)


def meaning_of(lexicon: Lexicon, verdict: Verdict, say: Texts) -> str:
    """What the word means that was played, or that a misspelt one was meant to be."""
    if verdict.spelling not in (Spelling.VALID, Spelling.MISSPELT) or not verdict.reading:
        return ""
    return meaning_said(lexicon, verdict.reading, POLICY.folding, say)
