"""The word graph, native and Python, against `set`, `dict` and marisa-trie: `python -m benchmarks.word_graph`.

Every contender answers the same questions in a process of its own, which tells how much memory it takes. The
words are those of the installed lexicon, or made-up ones where none is installed. Questions come in
each one's own form (keys for the graphs, strings for the others); the graphs answer with numbers of words, the
others with words. The answers are compared.
"""

import argparse
import gc
import json
import mmap
import os
import random
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from itertools import chain, combinations, combinations_with_replacement
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from sobremesa.lexicon.alphabet import Alphabet, alphabet
from sobremesa.lexicon.lexicon import Lexicon

MADE_UP_WORDS = 640_000
QUESTIONS = 50_000
RACKS = 300
TILES = 7
SHORTEST = 2
BLANKS = (0, 1, 2)
SECONDS_A_TASK = 1.5


class Contender(Protocol):
    """Something that holds words, built into a directory and loaded from there."""

    def build(self, words: Sequence[str], directory: Path) -> None: ...
    def load(self, directory: Path) -> None: ...
    def questions(self, words: list[str]) -> list[Any]: ...
    def lookup(self) -> Callable[[Any], Any]: ...
    def spell(self, rack: str, blanks: int) -> int | None: ...


class WordGraph:
    """The numbered word graph of one kernel, over a mapped file."""

    def __init__(self, kernel: str, letters: Alphabet) -> None:
        self._kernel = import_module(kernel)
        self._name = f"{kernel}.graph"
        self._letters = letters
        self._classes = bytes(range(len(letters.letters)))

    def build(self, words: Sequence[str], directory: Path) -> None:
        keys = sorted(key for word in words if (key := self._letters.encode(word)))
        (directory / self._name).write_bytes(self._kernel.build_graph(keys))

    def load(self, directory: Path) -> None:
        with (directory / self._name).open("rb") as file:
            self._graph = self._kernel.Graph(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))

    def questions(self, words: list[str]) -> list[Any]:
        return [self._letters.encode(word) for word in words]

    def lookup(self) -> Callable[[Any], Any]:
        index: Callable[[Any], int] = self._graph.index
        return index

    def spell(self, rack: str, blanks: int) -> int:
        counts = bytes(map(rack.count, self._letters.letters))
        longest = len(rack) + blanks
        return len(self._graph.spell(counts, blanks, self._classes, SHORTEST, longest))


class PlainSet:
    """A Python set of strings; it can't be asked by letters."""

    def build(self, words: Sequence[str], directory: Path) -> None:
        (directory / "set.txt").write_text("\n".join(words), encoding="utf-8")

    def load(self, directory: Path) -> None:
        self._words = set((directory / "set.txt").read_text(encoding="utf-8").splitlines())

    def questions(self, words: list[str]) -> list[Any]:
        return words

    def lookup(self) -> Callable[[Any], Any]:
        return self._words.__contains__

    def spell(self, rack: str, blanks: int) -> None:
        return None


class PlainDict:
    """A Python dict from sorted letters to words, asked for every choice of tiles."""

    def __init__(self, letters: Alphabet) -> None:
        self._letters = letters.letters

    def build(self, words: Sequence[str], directory: Path) -> None:
        (directory / "dict.txt").write_text("\n".join(words), encoding="utf-8")

    def load(self, directory: Path) -> None:
        self._words: defaultdict[str, list[str]] = defaultdict(list)
        for word in (directory / "dict.txt").read_text(encoding="utf-8").splitlines():
            self._words["".join(sorted(word))].append(word)

    def questions(self, words: list[str]) -> list[Any]:
        return [("".join(sorted(word)), word) for word in words]

    def lookup(self) -> Callable[[Any], Any]:
        words = self._words.get
        return lambda question: question[1] in words(question[0], ())

    def spell(self, rack: str, blanks: int) -> int:
        choices = set(chain.from_iterable(self._choices(rack, blanks)))
        found = [word for letters in choices for word in self._words.get("".join(letters), ())]
        return len(found)

    def _choices(self, rack: str, blanks: int) -> Iterator[Iterable[tuple[str, ...]]]:
        for blank_letters in combinations_with_replacement(self._letters, blanks):
            tiles = sorted((*rack, *blank_letters))
            for length in range(SHORTEST, len(tiles) + 1):
                yield combinations(tiles, length)


class MarisaTrie:
    """A marisa trie over a mapped file, asked for one beginning after another."""

    def __init__(self, letters: Alphabet) -> None:
        self._module = import_module("marisa_trie")
        self._letters = letters.letters

    def build(self, words: Sequence[str], directory: Path) -> None:
        self._module.Trie(words).save(str(directory / "words.marisa"))

    def load(self, directory: Path) -> None:
        self._trie = self._module.Trie().mmap(str(directory / "words.marisa"))

    def questions(self, words: list[str]) -> list[Any]:
        return words

    def lookup(self) -> Callable[[Any], Any]:
        contains: Callable[[Any], bool] = self._trie.__contains__
        return contains

    def spell(self, rack: str, blanks: int) -> int:
        found: list[str] = []
        self._descend("", {letter: rack.count(letter) for letter in self._letters}, blanks, found)
        return len(found)

    def _descend(self, beginning: str, left: dict[str, int], blanks: int, found: list[str]) -> None:
        for letter in self._letters:
            is_blank = not left[letter]
            longer = beginning + letter
            if (is_blank and not blanks) or next(self._trie.iterkeys(longer), None) is None:
                continue
            if len(longer) >= SHORTEST and longer in self._trie:
                found.append(longer)
            left[letter] -= not is_blank
            self._descend(longer, left, blanks - is_blank, found)
            left[letter] += not is_blank


CONTENDERS: dict[str, Callable[[Alphabet], Contender]] = {
    "graph, native": lambda letters: WordGraph("sobremesa.lexicon._kernel", letters),
    "graph, Python twin": lambda letters: WordGraph("sobremesa.lexicon.search.twin", letters),
    "set": lambda _: PlainSet(),
    "dict of sorted letters": PlainDict,
    "marisa-trie": MarisaTrie,
}


def made_up_words(count: int, letters: Alphabet) -> list[str]:
    """Stems of random syllables with the endings of a verb; the same ones every time."""
    chance = random.Random("made-up words")
    onsets = ["b", "c", "ch", "d", "f", "g", "l", "ll", "m", "n", "ñ", "p", "r", "s", "t", "tr", "v", "z"]
    rests = ("a", "an", "e", "en", "i", "o", "or", "u")
    syllables = [onset + rest for onset in onsets if letters.encode(onset) for rest in rests]
    endings = ["", "r", "s", "do", "da", "dos", "das", "ndo", "ba", "bas", "ban", "mos", "ra", "ran", "ria"]
    words: set[str] = set()
    while len(words) < count:
        stem = "".join(chance.choices(syllables, k=chance.choice((1, 2, 2, 3, 3, 4))))
        words.update(stem + ending for ending in chance.sample(endings, k=chance.randint(1, len(endings))))
    return sorted(words)


def words_of(language: str) -> tuple[str, list[str]]:
    """The words of the installed lexicon and what they are, or made-up ones."""
    try:
        lexicon = Lexicon.load(language)
    except FileNotFoundError:
        return "made-up words", made_up_words(MADE_UP_WORDS, alphabet(language))
    keys = map(lexicon.graph.key, range(len(lexicon.graph)))
    return f"words of the lexicon '{language}'", list(map(lexicon.alphabet.decode, keys))


def ask_about(words: Sequence[str], letters: Alphabet) -> dict[str, list[str]]:
    """Words to look up, half of them with a changed letter, and racks of letters as frequent as in words."""
    chance = random.Random("questions")
    present = chance.choices(words, k=QUESTIONS // 2)
    changed = [word[:-1] + chance.choice(letters.letters) + word[-1] for word in present]
    lookups = chance.sample(present + changed, k=2 * len(present))
    racks = ["".join(chance.choice(word) for word in chance.choices(words, k=TILES)) for _ in range(RACKS)]
    return {"lookups": lookups, "racks": racks}


def resident_bytes() -> int:
    """The memory of this process that is in use now (Linux)."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def measure(name: str, language: str, directory: Path) -> dict[str, Any]:
    """All figures of one contender, in this process."""
    asked = json.loads((directory / "questions.json").read_text(encoding="utf-8"))
    contender = CONTENDERS[name](alphabet(language))
    questions = contender.questions(asked["lookups"])
    gc.collect()
    before = resident_bytes()
    start = perf_counter()
    contender.load(directory)
    loaded = perf_counter() - start
    rounds = [time_lookups(contender, questions) for _ in range(3)]
    spelt = {str(blanks): time_spelling(contender, asked["racks"], blanks) for blanks in BLANKS}
    gc.collect()
    return {
        "load": loaded,
        "memory": resident_bytes() - before,
        "lookup": min(seconds for seconds, _ in rounds) / len(questions),
        "present": rounds[0][1],
        "spelt": spelt,
    }


def time_lookups(contender: Contender, questions: list[Any]) -> tuple[float, int]:
    lookup = contender.lookup()
    start = perf_counter()
    answers = list(map(lookup, questions))
    seconds = perf_counter() - start
    # A graph answers with the number of the word, -1 for none; the others with true or false.
    return seconds, sum(answer is True or (answer is not False and answer >= 0) for answer in answers)


def time_spelling(contender: Contender, racks: list[str], blanks: int) -> dict[str, Any]:
    """Seconds a rack over as many racks as the time allows, and what each of them spells."""
    found: list[int | None] = []
    start = perf_counter()
    for rack in racks:
        found.append(contender.spell(rack, blanks))
        if perf_counter() - start > SECONDS_A_TASK:
            break
    return {"seconds": (perf_counter() - start) / len(found), "found": found}


def compare(source: str, words: Sequence[str], language: str) -> Iterator[str]:
    """The table, line by line, as the figures come in."""
    letters = alphabet(language)
    yield f"{len(words):,} {source}; words from {TILES} tiles and blanks; Python {sys.version.split()[0]}"
    headings = "".join(f"{f'blanks: {blanks}':>12}" for blanks in BLANKS)
    yield f"{'':24}{'build':>9}{'load':>11}{'memory':>10}{'lookup':>10}{headings}"
    with tempfile.TemporaryDirectory() as folder:
        directory = Path(folder)
        asked = json.dumps(ask_about(words, letters))
        (directory / "questions.json").write_text(asked, encoding="utf-8")
        results: list[dict[str, Any]] = []
        for name, make in CONTENDERS.items():
            try:
                contender = make(letters)
            except ImportError as missing:
                yield f"{name:24}  not here: {missing}"
                continue
            start = perf_counter()
            contender.build(words, directory)
            built = perf_counter() - start
            results.append(in_own_process(name, language, directory))
            yield row(name, built, results[-1])
        check_agreement(results)


def in_own_process(name: str, language: str, directory: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.word_graph", "--language", language]
    answer = subprocess.run(
        [*command, "--measure", name, "--directory", str(directory)], stdout=subprocess.PIPE, check=True
    )
    figures: dict[str, Any] = json.loads(answer.stdout)
    return figures


def row(name: str, built: float, figures: dict[str, Any]) -> str:
    cells = (
        f"{name:24}{built:>7.2f} s{figures['load'] * 1e3:>8.2f} ms{figures['memory'] / 1e6:>7.1f} MB"
        f"{figures['lookup'] * 1e6:>7.2f} µs"
    )
    for spelt in figures["spelt"].values():
        can_spell = spelt["found"][0] is not None
        cells += f"{spelt['seconds'] * 1e6:>9,.0f} µs" if can_spell else f"{'–':>12}"
    return cells


def check_agreement(results: list[dict[str, Any]]) -> None:
    """Every contender found as many words as the first, for all racks that both had time for."""
    for figures in results[1:]:
        assert figures["present"] == results[0]["present"]
        for blanks, spelt in figures["spelt"].items():
            common = zip(spelt["found"], results[0]["spelt"][blanks]["found"], strict=False)
            assert all(found in {expected, None} for found, expected in common)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=["es", "en"], default="es")
    parser.add_argument("--measure", choices=[*CONTENDERS], help=argparse.SUPPRESS)
    parser.add_argument("--directory", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(measure(arguments.measure, arguments.language, arguments.directory)))
        return
    source, words = words_of(arguments.language)
    for line in compare(source, words, arguments.language):
        print(line, flush=True)


if __name__ == "__main__":
    main()
