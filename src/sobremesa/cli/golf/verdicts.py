"""What became of a word, and why the dictionary does not have it (GOL-20 to GOL-22)."""

from rich.text import Text

from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, RED
from sobremesa.editions.texts import Texts
from sobremesa.games.golf.events import Play, Spelling, Verdict
from sobremesa.lexicon import Reason

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
    said = say(
        f"cli-verdict-{verdict.spelling.value}",
        word=play.word if play else "",
        reading=verdict.reading,
        reason=reason_said(verdict.reason, say),
    )
    return Text().append(f"{sign} ", f"bold {style}").append(said, style).append(f" {clause}", QUIET)


def reason_said(reason: str, say: Texts) -> str:
    """Why the dictionary does not have a word, as a part of a sentence: an acronym, a proper name."""
    # Whoever changes a saved match by hand may write anything here.
    known = reason if reason in {each.value for each in Reason} else Reason.NOT_IN_DICTIONARY.value
    return say(f"words-reason-{known}")
