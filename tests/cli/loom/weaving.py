"""A desk for the Letter Loom: boxes with one vowel, one consonant and chosen strategy cards, and what is typed."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from click.testing import Result

from sobremesa.games.loom.edition import StrategyKind
from sobremesa.lexicon import files
from sobremesa.lexicon.build.small import small_lexicon
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.location import recipe_digest
from sobremesa.lexicon.meaning import Meaning, MeaningKind, Sense
from tests.cli.desk import Desk

WORDS = {"es": "as asa asas saa cosa", "en": "as asa ass asas sass saa"}
MEANING = {"es": "la carta más alta", "en": "to the same degree"}

BOX = """
id = "weave-{language}"
language = "{language}"

[vowels]
A = {{ value = 2, orange = 40 }}

[consonants]
S = {{ value = 4, {colour} = 40 }}

[strategy]
"""


def write_words(cache: Path) -> None:
    """Small lexicons of both languages, where the program looks for them."""
    for language, words in WORDS.items():
        entries = [Entry(word, frozenset({Category.COMMON}), word) for word in words.split()]
        meaning = Meaning("as", (Sense(MeaningKind.GLOSS, MEANING[language], "own"),))
        manifest, contents = small_lexicon(language, entries, {}, [meaning])
        folder = cache / "words" / recipe_digest()[:16] / language
        for name, content in (contents | {files.MANIFEST: msgspec.json.encode(manifest)}).items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)


class Loom(Desk):
    """Runs matches of one round in which every vowel is an orange A and every consonant an S."""

    def box_file(self, language: str, kinds: Sequence[StrategyKind], colour: str = "green") -> Path:
        """A box with just these strategy cards."""
        strategy = "".join(f"{kind.value} = {40 if kind in kinds else 0}\n" for kind in StrategyKind)
        file = self.folder / f"weave-{language}.toml"
        file.write_text(BOX.format(language=language, colour=colour) + strategy, encoding="utf-8")
        return file

    def weave(
        self,
        language: str,
        *arguments: str,
        typed: Sequence[str],
        kinds: Sequence[StrategyKind] = (StrategyKind.BOOST,),
        names: str = "Ana,Beto",
        colour: str = "green",
        rounds: int = 1,
        seed: int = 1,
    ) -> Result:
        """A match that the first seat begins to lead."""
        box = ("--lang", language, "--edition", str(self.box_file(language, kinds, colour)), "--seed", str(seed))
        options = ("--option", f"rounds={rounds}", "--youngest", names.split(",", maxsplit=1)[0])
        return self.run("play", "loom", "--piped", *box, *options, "--names", names, *arguments, typed=typed)


DEALT = ["", "vcvcc", "vcc", "", "vcc"]
"""Ana lays A S A S S and chooses A S S, and so does Beto."""
LOOKED = [*DEALT, "1", "", "1", "1"]
"""Beto puts a card back; Ana puts one back and says which she plays."""
PLAYED = [*LOOKED, "", "1"]
"""Beto plays one too; nothing is asked by either card."""


def formed(beto: str, ana: str) -> list[str]:
    """Both hand in a word, who leads last."""
    return ["", beto, "", "", ana, ""]
