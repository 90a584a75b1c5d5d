"""Which lemma and part of speech a form mostly stands for, where a dictionary knows several.

Frequency lists count forms, not readings: `vino` is wine or came. What tells them apart is the rest of each paradigm.
*Venir* is frequent in forms that nothing else has (`viene`, `venía`), and so many of its forms are of this tense and
person; *vino* is as frequent as `vinos` lets expect. Expectation maximisation does that sum for all forms at once.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from sobremesa.lexicon.part_of_speech import PartOfSpeech

_ROUNDS = 8
_LEAST = 1e-9
"""A lemma that nobody writes keeps so much, lest it be nothing for ever."""
_PARTS = {"N": PartOfSpeech.NOUN, "V": PartOfSpeech.VERB, "A": PartOfSpeech.ADJECTIVE, "R": PartOfSpeech.ADVERB}
_RATHER_ADJECTIVE = 2
# Of two that are as common, which is only so where neither has other forms, the better explained one.
_BEFORE = (
    PartOfSpeech.UNKNOWN,
    PartOfSpeech.FUNCTION,
    PartOfSpeech.VERB,
    PartOfSpeech.NOUN,
    PartOfSpeech.ADJECTIVE,
    PartOfSpeech.ADVERB,
)

Lexeme = tuple[str, PartOfSpeech]
Reading = tuple[Lexeme, str]
"""A word, and the shape in which it is read: a tense and person, a number, a gender."""


@lru_cache(maxsize=4096)
def part_and_shape(tag: str) -> tuple[PartOfSpeech, str]:
    """What a tag of FreeLing says of a form; an interjection's part is unknown, for WordNet has none."""
    part = _PARTS.get(tag[0], PartOfSpeech.UNKNOWN if tag[0] == "I" else PartOfSpeech.FUNCTION)
    match part:
        case PartOfSpeech.VERB:
            return part, "V" + tag[2:7]
        case PartOfSpeech.NOUN:
            return part, "N" + tag[3]
        case PartOfSpeech.ADJECTIVE:
            return part, "A" + tag[3:5]
        case _:
            return part, tag[0]


def _paradigm(shape: str) -> str:
    """Shapes that share out a lemma's forms: grande has two, rojo four, lunes one."""
    if shape[0] == "A":
        return "AC" if shape[1] == "C" else "A"
    return "NN" if shape == "NN" else shape[0]


@dataclass(slots=True)
class Readings:
    """Every form with its readings, and how the frequency of the ambiguous ones is shared out."""

    _of: dict[str, tuple[Reading, ...]] = field(default_factory=dict)
    _lexemes: dict[Lexeme, float] = field(default_factory=dict)
    _shapes: dict[str, float] = field(default_factory=dict)

    def add(self, written: str, lemma: str, tag: str) -> None:
        """One reading of a form; an interjection is one only where the form is nothing else (*cuenta*)."""
        part, shape = part_and_shape(tag)
        known = self._of.get(written, ())
        if not part:
            self._of.setdefault(written, (((lemma, part), shape),))
        elif known and not known[0][0][1]:
            self._of[written] = (((lemma, part), shape),)
        else:
            self._of[written] = (*known, ((lemma, part), shape))

    def settle(self, zipf: Callable[[str], float]) -> Iterator[tuple[str, Lexeme]]:
        """The commonest reading of every form, given how often forms are written."""
        certain: list[tuple[float, Reading]] = []
        shared: list[tuple[float, tuple[Reading, ...]]] = []
        for written, found in self._of.items():
            often = zipf(written)
            if often > 0 and len(found) == 1:
                certain.append((10**often, found[0]))
            elif often > 0:
                shared.append((10**often, found))
        start = [(often / len(found), each) for often, found in shared for each in found]
        known = _counted(certain, {}, {})
        self._take(_counted(start, *known))
        for _ in range(_ROUNDS):
            self._take(_counted(self._expected(shared), *known))
        for written, found in self._of.items():
            yield written, found[0][0] if len(found) == 1 else self._commonest(found)

    def _expected(self, shared: list[tuple[float, tuple[Reading, ...]]]) -> Iterator[tuple[float, Reading]]:
        for often, found in shared:
            weights = [self._weight(each) for each in found]
            total = 0.0
            for weight in weights:
                total += weight
            for weight, each in zip(weights, found, strict=True):
                yield often * weight / total, each

    def _take(self, counted: tuple[dict[Lexeme, float], dict[str, float]]) -> None:
        """How frequent each lexeme is, and what part of a paradigm each shape is."""
        self._lexemes, shapes = counted
        paradigms: dict[str, float] = {}
        for shape, often in shapes.items():
            paradigms[_paradigm(shape)] = paradigms.get(_paradigm(shape), 0.0) + often
        self._shapes = {shape: often / paradigms[_paradigm(shape)] for shape, often in shapes.items()}

    def _weight(self, each: Reading) -> float:
        lexeme, shape = each
        return (self._lexemes.get(lexeme, 0.0) + _LEAST) * (self._shapes.get(shape, 0.0) + _LEAST)

    def _commonest(self, found: tuple[Reading, ...]) -> Lexeme:
        """The commonest part of speech first, then the commonest lemma of that part."""
        lexemes: dict[Lexeme, float] = {}
        parts: dict[PartOfSpeech, float] = {}
        for each in found:
            lexeme, weight = each[0], self._weight(each)
            lexemes[lexeme] = lexemes.get(lexeme, 0.0) + weight
            parts[lexeme[1]] = parts.get(lexeme[1], 0.0) + weight
        if PartOfSpeech.ADJECTIVE in parts:  # fuerte, francés: its forms are the noun's, which tells them apart badly
            parts[PartOfSpeech.ADJECTIVE] *= _RATHER_ADJECTIVE
        best = max(parts, key=lambda part: (parts[part], _BEFORE.index(part)))
        return max(sorted(each for each in lexemes if each[1] is best), key=lambda each: lexemes[each])


def _counted(
    shares: "Iterator[tuple[float, Reading]] | list[tuple[float, Reading]]",
    lexemes: Mapping[Lexeme, float],
    shapes: Mapping[str, float],
) -> tuple[dict[Lexeme, float], dict[str, float]]:
    """Shares by lexeme and by shape, added to those that are certain; not with `sum`, which Python 3.12 changed."""
    by_lexeme, by_shape = dict(lexemes), dict(shapes)
    for often, (lexeme, shape) in shares:
        by_lexeme[lexeme] = by_lexeme.get(lexeme, 0.0) + often
        by_shape[shape] = by_shape.get(shape, 0.0) + often
    return by_lexeme, by_shape
