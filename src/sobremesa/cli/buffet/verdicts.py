"""What became of a word that was checked, and which cells got an ant (BUF-15 to BUF-19, BUF-25)."""

from rich.text import Text

from sobremesa.cli.buffet.cells import cells_said
from sobremesa.cli.judgements import meaning_said, reason_said
from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, RED
from sobremesa.editions.texts import Texts
from sobremesa.engine import Refused
from sobremesa.games.buffet.events import Fate, Fault, Verdict, WordChecked
from sobremesa.games.buffet.ground import check_path
from sobremesa.games.buffet.view import BuffetView
from sobremesa.games.buffet.words import POLICY
from sobremesa.lexicon.lexicon import Lexicon

_SIGNS = {
    Fate.VALID: ("✓", GREEN),
    Fate.VOTED: ("✓", GREEN),
    Fate.NOT_VALID: ("✗", RED),
    Fate.COVERED: ("~", MUSTARD),
}


def verdict_said(event: WordChecked, view: BuffetView, say: Texts) -> Text:
    """A verdict in one sentence, with its sign and its clause."""
    sign, style = _SIGNS[event.verdict.fate]
    said = _sentence(event, view, say)
    return Text().append(f"{sign} ", f"bold {style}").append(said, style).append(f" {event.verdict.clause}", QUIET)


def ants_said(event: WordChecked, say: Texts) -> Text:
    """The cells that got an ant, how many are special, and why some got none."""
    parts = [say("cli-buffet-ants", ants=len(event.cells), cells=cells_said(event.cells))]
    if event.special:
        parts.append(say("cli-buffet-ants-special", ants=event.special))
    without = [cell for cell in event.path if cell not in event.cells]
    if without and event.verdict.clause == "BUF-19":
        parts.append(say("cli-buffet-ants-short", cells=cells_said(without)))
    elif without:
        parts.append(say("cli-buffet-ants-covered", cells=cells_said(without)))
    return Text(" · ".join(parts))


def meaning_of(lexicon: Lexicon, verdict: Verdict, say: Texts) -> str:
    """What a word of the dictionary means."""
    if verdict.fate is not Fate.VALID:
        return ""
    return meaning_said(lexicon, verdict.reading, POLICY.folding, say)


def _sentence(event: WordChecked, view: BuffetView, say: Texts) -> str:
    verdict = event.verdict
    if verdict.fate is not Fate.NOT_VALID:
        return say(f"cli-buffet-verdict-{verdict.fate.value}", word=event.word, reading=verdict.reading)
    if verdict.fault is not Fault.NONE:
        return _fault(event, view, say)
    if not event.path:
        return say("cli-buffet-no-path")
    if verdict.clause == "BUF-25":
        return say("cli-buffet-voted-down", word=event.word)
    if verdict.reason:
        said = "cli-buffet-ruled-out" if verdict.clause == "BUF-24" else "cli-buffet-no-word"
        return say(said, word=event.word, reason=reason_said(verdict.reason, say))
    return _fault_of_path(event, view, say)


def _fault(event: WordChecked, view: BuffetView, say: Texts) -> str:
    """What is wrong with a word that was called by its number (BUF-16)."""
    match event.verdict.fault:
        case Fault.BAD_PATH:
            return _fault_of_path(event, view, say)
        case Fault.NOT_SAID:
            return say("cli-buffet-not-said")
        case Fault.NOT_SHOWN:
            return say("cli-buffet-no-path")
        case Fault.OTHER_LETTERS:
            return say("cli-buffet-other-letters", word=event.word)
    return say("cli-buffet-other-length", word=event.word)


def _fault_of_path(event: WordChecked, view: BuffetView, say: Texts) -> str:
    """What is wrong with the path; matches from before faults were told have only that (BUF-16)."""
    try:
        check_path(view.ground, event.seat, event.path, view.options.least_letters)
    except Refused as refused:
        return say("cli-buffet-bad-path", fault=say.say(refused.refusal.text))
    return say("cli-buffet-other-length", word=event.word)
