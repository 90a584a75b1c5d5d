"""What is wrong with a misspelt word, said letter by letter (GOL-21)."""

from sobremesa.engine.text import Text, text
from sobremesa.games.golf.mistakes import Marks, Mistake, Slip

_SAID = {
    Slip.WRONG: "golf-mistake-wrong",
    Slip.EXTRA: "golf-mistake-extra",
    Slip.MISSING: "golf-mistake-missing",
    Slip.MISSING_AT_END: "golf-mistake-missing-at-end",
    Slip.SWAPPED: "golf-mistake-swapped",
}


def mistakes_said(word: str, mistakes: tuple[Mistake, ...], marks: Marks) -> tuple[Text, ...]:
    """One text a mistake; where nobody says what was meant, the letters that are wrong and those that are too many."""
    if mistakes:
        return tuple(_mistake(word, mistake) for mistake in mistakes)
    said = []
    if marks.misspelt:
        said.append(text("golf-marked-misspelt", letters=_letters(word, marks.misspelt), count=len(marks.misspelt)))
    if marks.extra:
        said.append(text("golf-marked-extra", letters=_letters(word, marks.extra), count=len(marks.extra)))
    return tuple(said)


def _mistake(word: str, mistake: Mistake) -> Text:
    letters = 2 if mistake.slip is Slip.SWAPPED else 1
    written = word[mistake.at : mistake.at + letters]
    return text(_SAID[mistake.slip], letter=written, meant=mistake.meant)


def _letters(word: str, places: tuple[int, ...]) -> str:
    return ", ".join(word[place] for place in places)
