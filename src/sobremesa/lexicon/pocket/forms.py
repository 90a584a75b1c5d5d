"""How forms reach the headword of their meaning, one graph a licence family, in the browser's graph of words.

The class of a form says what to do with it: (which + 1, how many letters to drop, letters to add ...) leads to the
headword, the which-th of those filed under the key. (0,) says that the form means none of what is filed under its key.
A form that is not listed means the first that is filed under its key, if anything is.
"""

from collections.abc import Iterable, Mapping

from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.meaning import filed_under
from sobremesa.lexicon.part_of_speech import PartOfSpeech
from sobremesa.lexicon.pocket.entries import Known, Word
from sobremesa.lexicon.pocket.graph import Class, pack_graph
from sobremesa.lexicon.pocket.meanings import headword
from sobremesa.lexicon.pocket.words import family_order

_GIVES_LEMMAS = "freeling"
_NOTHING: Class = (0,)


def form_files(
    lexicon: Lexicon, words: Iterable[Word], filed: Mapping[bytes, list[str]]
) -> dict[str, tuple[int, bytes]]:
    """How many forms a family's file holds, and the file, by family."""
    names = _order(lexicon)
    keys = {head: key for key, heads in filed.items() for head in heads}
    given: dict[str, list[tuple[bytes, Class]]] = {name: [] for name in names}
    for word in words:
        entry, head = _reached(word, keys)
        if head != next(iter(filed.get(word.key, ())), ""):
            rule = _rule(word.key, keys[head], filed[keys[head]].index(head)) if head else _NOTHING
            given[_family(lexicon, names, entry)].append((word.key, rule))
    letters = len(lexicon.alphabet.letters)
    return {name: (len(forms), pack_graph(forms, letters)) for name, forms in given.items() if forms}


def _order(lexicon: Lexicon) -> list[str]:
    """FreeLing gives the lemma of every form that it knows."""
    return sorted(family_order(lexicon), key=lambda name: name != _GIVES_LEMMAS)


def _reached(word: Word, keys: Mapping[str, bytes]) -> tuple[Known, str]:
    """The entry by which a word reaches a meaning, and its headword; empty where it reaches none (Lexicon.meaning)."""
    for entry in word.entries:
        for lemma, part in filed_under(entry.written, entry.lemma, entry.part):
            head = headword(lemma, part)
            if head in keys:
                return entry, head
        if entry.part is PartOfSpeech.FUNCTION:
            break
    return word.entries[0], ""


def _rule(key: bytes, target: bytes, which: int) -> Class:
    alike = 0
    while key[: alike + 1] == target[: alike + 1] and alike < min(len(key), len(target)):
        alike += 1
    return (which + 1, len(key) - alike, *target[alike:])


def _family(lexicon: Lexicon, names: Iterable[str], entry: Known) -> str:
    return next(name for name in names if entry.families >> lexicon.manifest.family_names.index(name) & 1)
