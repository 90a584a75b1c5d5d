"""Words of a lexicon and what people write instead of them: the same ones for the same seed."""

import random
from collections.abc import Callable, Iterator

from sobremesa.lexicon import Lexicon

Spoiler = Callable[[random.Random, str, str], str]
"""What is made of a word, with the letters of its language at hand."""
_MARKS = "\u0300\u0301\u0303\u0308\u0327"
# fmt: off
ODD = (
    "", " ", "a", "ñ", "y", "c?sa", "ca.a", "casa!", "ca sa", " casa\t", "\x1fcasa\x85", "\ufeffcasa", "\u3000casa",
    "CAÑÓN", "cañon", "can\u0303o\u0301n", "canon", "PINGÜINO", "ñoño", "NINO", "niño", "nin\u0303o", "l'eau",
    "straße", "ﬁn", "œuvre", "ŒUVRE", "æon", "Ærø", "İstanbul", "ΣΟΦΟΣ", "naïve", "façade", "résumé", "no\u20ddche",
    "ca\ufe0fsa", "ca\u0345sa", "ca\u200dsa", "casa\u0301\u0302\u0303", "🦬", "casa🦬", "\u202ecasa", "nu\0ll",
    "n" * 24, "ñ" * 24, "a" * 64, "a" * 65, "casa" * 16, "casa" * 17, "á" * 64, "🦬" * 65, "dámelo", "dimelo",
)
# fmt: on
"""What is hardly a word, or is written in a way that has to be read rightly."""


def some_words(lexicon: Lexicon, count: int, seed: int) -> list[str]:
    """Words as the dictionary writes them, some of each part of it; no two of them are the same word."""
    chance = random.Random(seed)
    return [chance.choice(lexicon.entries(index)).written for index in chance.sample(range(len(lexicon)), count)]


def near_words(lexicon: Lexicon, count: int, seed: int) -> list[str]:
    """What is one change away from a word and is none itself, each once: a change may well lead to another word."""
    chance = random.Random(seed)
    found: dict[str, None] = {}
    while len(found) < count:
        spoilt = chance.choice(_SPOILERS)(chance, _word(lexicon, chance), "".join(lexicon.alphabet.letters))
        if not lexicon.find(spoilt):
            found[spoilt] = None
    return list(found)


def other_ways(lexicon: Lexicon, count: int, seed: int) -> list[str]:
    """Words as people write them: in capitals, with a mark more, N for Ñ; most are words still. And the `ODD` ones."""
    chance = random.Random(seed)
    return [*ODD, *(chance.choice(_WAYS)(chance, _word(lexicon, chance), "") for _ in range(count - len(ODD)))]


def _word(lexicon: Lexicon, chance: random.Random) -> str:
    return chance.choice(lexicon.entries(chance.randrange(len(lexicon)))).written


def _place(chance: random.Random, word: str) -> int:
    return chance.randrange(len(word))


def _spoilers() -> Iterator[Spoiler]:
    yield lambda chance, word, letters: word[: (at := _place(chance, word))] + chance.choice(letters) + word[at + 1 :]
    yield lambda chance, word, letters: word[: (at := _place(chance, word))] + word[at + 1 :]
    yield lambda chance, word, letters: word[: (at := _place(chance, word))] + chance.choice(letters) + word[at:]
    yield lambda chance, word, letters: word[: (at := _place(chance, word))] + word[at : at + 2][::-1] + word[at + 2 :]
    yield lambda chance, word, letters: word.replace("n", "ñ") if chance.random() < 0.5 else word.replace("ñ", "n")
    yield lambda chance, word, letters: word + chance.choice(("s", "es", "ed", "ing", "ito", "lo", "mente", "."))


def _ways() -> Iterator[Spoiler]:
    yield (
        lambda chance, word, letters: word[: (at := _place(chance, word)) + 1] + chance.choice(_MARKS) + word[at + 1 :]
    )
    yield lambda chance, word, letters: word.upper()
    yield lambda chance, word, letters: word.title()
    yield lambda chance, word, letters: word.replace("ñ", "n")
    yield lambda chance, word, letters: f" {word}\t"


_SPOILERS, _WAYS = tuple(_spoilers()), tuple(_ways())
