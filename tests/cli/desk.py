"""A desk to play at in tests: a small box, a few words, and what is typed."""

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec
from click.testing import CliRunner, Result

from sobremesa.cli import main
from sobremesa.lexicon import files
from sobremesa.lexicon.build.small import small_lexicon
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.location import recipe_digest
from sobremesa.lexicon.meaning import Meaning, MeaningKind, Sense

WORDS = {
    "es": "coches coche hechos hueco huecos eches cocho ocho seis casa choza chozas oh os eche cosecho cocción año",
    "en": "echoes chose shoes cheese echo hose she he so home chess coaches hooch ohms",
}
ACRONYMS = {"es": "OEA", "en": "ESO"}
MEANINGS = {
    "es": Meaning("coche", (Sense(MeaningKind.GLOSS, "vehículo de cuatro ruedas", "own"),)),
    "en": Meaning("echo", (Sense(MeaningKind.GLOSS, "a sound that comes back", "own"),)),
}

BOX = """
id = "desk-{language}"
language = "{language}"
course = "course.toml"
dice = ["EEEEEE", "SSSSSS", "CCCCCC", "HHHHHH", "OOOOOO", "••••••"]
joker-value = 1
coins = 12

[values]
1 = "AEIOULNRST"
2 = "BCDFGMP"
3 = "HJQVYZ"
"""
KINDS = (("AEIOU", 2), ("LNRST", 3), ("BCDFGMP", 4), ("HJQVYZ", 5))
WILDCARD = """
[[wildcard]]
letters = "{letters}"
cost = {cost}
count = 6
"""
HOLE = '''
[[hole]]
id = "{hole}{copy}"
hole = {hole}
name = {{ es = "El banco", en = "The Bench" }}
drawing = """
>o  o  2
 ~  o !o
"""
'''
CROSSING = "1 5 4 2 3 6"
"""On the desk's card the third piece of this line cuts its first."""
FULL = "COCHES"
"""Six letters that the dice show: a hole in one on every hole, and nothing to choose. In English: ECHOES."""


def write_words(cache: Path) -> None:
    """Small lexicons where the program looks for them."""
    for language, words in WORDS.items():
        entries = [Entry(word, frozenset({Category.COMMON}), word) for word in words.split()]
        entries += [Entry(word, frozenset({Category.ACRONYM}), word) for word in ACRONYMS[language].split()]
        manifest, contents = small_lexicon(language, entries, {}, [MEANINGS[language]])
        folder = cache / "words" / recipe_digest()[:16] / language
        for name, content in (contents | {files.MANIFEST: msgspec.json.encode(manifest)}).items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            # Another file each time, as a build makes: what is mapped of the one before must not be cut.
            (folder / name).unlink(missing_ok=True)
            (folder / name).write_bytes(content)


def write_box(folder: Path) -> None:
    """A box in which every throw and every card is the same, in both languages."""
    wildcards = "".join(WILDCARD.format(letters=letters, cost=cost) for letters, cost in KINDS)
    for language in WORDS:
        (folder / f"{language}.toml").write_text(BOX.format(language=language) + wildcards, encoding="utf-8")
    holes = "".join(HOLE.format(hole=hole, copy=copy) for hole in range(1, 10) for copy in "ab")
    (folder / "course.toml").write_text(f"pars = [3, 3, 3, 3, 4, 4, 5, 5, 6]\n{holes}", encoding="utf-8")


class Desk:
    """Runs the program with what is typed, in a folder of its own."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self._cache = cache

    def environment(self, columns: int = 80, lines: int = 40) -> dict[str, str]:
        """All that the program reads of its surroundings."""
        return {
            "SOBREMESA_CACHE": str(self._cache),
            "SOBREMESA_DATA": str(self.data),
            "COLUMNS": str(columns),
            "LINES": str(lines),
            "LANG": "C.UTF-8",
            "LC_ALL": "",
            "LC_MESSAGES": "",
            "TERM": "xterm-256color",
            "PATH": os.environ["PATH"],
        }

    def box(self, language: str) -> tuple[str, ...]:
        """Arguments for the box of this desk."""
        return ("--lang", language, "--edition", str(self.folder / f"{language}.toml"), "--seed", "1")

    def run(self, *arguments: str, typed: Sequence[str] = (), columns: int = 80) -> Result:
        """The program with these arguments, and these lines typed one after the other."""
        text = "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(main, arguments, input=text, env=self.environment(columns))

    def play(self, language: str, *arguments: str, typed: Sequence[str] = (), columns: int = 80) -> Result:
        """A match with the desk's box and typed answers."""
        return self.run("play", "golf", "--piped", *self.box(language), *arguments, typed=typed, columns=columns)

    def resume(self, match: str, *arguments: str, typed: Sequence[str] = ()) -> Result:
        """A match that is gone on with."""
        return self.run("play", "golf", "--piped", "--resume", match, *arguments, typed=typed)

    @property
    def matches(self) -> list[Path]:
        """The matches that are kept."""
        return sorted((self.data / "matches").glob("*.match"))


def solo(word: str, rounds: int = 9) -> list[str]:
    """Write the word, hand it in, read the score, leave the shop: so many times."""
    return [word, "", "", ""] * rounds
