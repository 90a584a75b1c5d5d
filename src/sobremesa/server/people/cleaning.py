"""What people write, made fit to be shown to others: no tricks with invisible, reversed or towering characters."""

import unicodedata
from itertools import groupby

from sobremesa.engine.refusal import Malformed

LONGEST_NAME = 24
LONGEST_CHAT = 300
LONGEST_LABEL = 40
LONGEST_NOTE = 1_000
_MOST_MARKS = 3
# Nobody types more than this many code points for one letter that is seen, whatever the script.
_LARGEST_LETTER = 8
# Controls, formats (direction, joiners, zero width), halves of characters, private use, unassigned.
_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn"}
# Blanks that Unicode counts as letters, marks or symbols.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
# With a letter they make one: accents, enclosing signs, vowel signs; and skin tones after a face.
_MARKS = {"Mn", "Mc", "Me"}
_SKIN_TONES = range(0x1F3FB, 0x1F400)


def clean_name(written: str) -> str:
    """A name of 1 to 24 letters as seen; joiners go too, so that joined emoji come apart."""
    return _fitting(written, LONGEST_NAME, empty="people-name-empty", too_long="people-name-too-long")


def clean_chat(written: str) -> str:
    """A line of chat of 1 to 300 letters as seen."""
    return _fitting(written, LONGEST_CHAT, empty="people-chat-empty", too_long="people-chat-too-long")


def clean_label(written: str) -> str:
    """What a person calls a passkey or a token: 1 to 40 letters as seen."""
    return _fitting(written, LONGEST_LABEL, empty="people-label-empty", too_long="people-label-too-long")


def clean_note(written: str) -> str:
    """What a person tells an operator in a report; it may be nothing, and what is too long is cut."""
    return _cleaned(written[: LONGEST_NOTE * 2])[:LONGEST_NOTE]


def count_letters(text: str) -> int:
    """Letters as seen: marks and skin tones belong to the letter before."""
    return sum(not _joins(letter) for letter in text)


def _fitting(written: str, longest: int, *, empty: str, too_long: str) -> str:
    if len(written) > longest * _LARGEST_LETTER:
        raise Malformed(too_long, most=longest)
    cleaned = _cleaned(written)
    if not cleaned:
        raise Malformed(empty)
    if count_letters(cleaned) > longest:
        raise Malformed(too_long, most=longest)
    return cleaned


def _cleaned(written: str) -> str:
    spaced = " ".join(written.split())
    kept = "".join(letter for letter in spaced if not _dropped(letter))
    composed = unicodedata.normalize("NFC", kept)
    words = (_without_towers(word) for word in composed.split())
    return " ".join(word for word in words if word)


def _without_towers(word: str) -> str:
    """At most three marks on a letter, and none on nothing: they would climb onto what stands before."""
    letters: list[str] = []
    for mark, run in groupby(word, _is_mark):
        if not mark:
            letters.extend(run)
        elif letters:
            letters.extend(list(run)[:_MOST_MARKS])
    return "".join(letters)


def _dropped(letter: str) -> bool:
    return letter in _BLANK or unicodedata.category(letter) in _DROPPED


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in _MARKS


def _joins(letter: str) -> bool:
    return _is_mark(letter) or ord(letter) in _SKIN_TONES
