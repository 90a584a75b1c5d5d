"""Regular inflection for our own words: plurals, the four forms of an adjective, and whole conjugations."""

from collections.abc import Iterator

_VOWELS = "aeiouáéíóú"
_PLAIN = str.maketrans("áéíóú", "aeiou")

# Endings of regular verbs in -ar, voseo too; new verbs of Spanish are all of this kind.
_BEFORE_A = (
    "o ás as a á amos áis an aba abas ábamos abais aban aste ó asteis aron aré arás ará aremos aréis arán aría arías"
    " aríamos aríais arían ara aras áramos arais aran ase ases ásemos aseis asen are ares áremos areis aren ad ando"
    " ado ada ados adas"
)
_BEFORE_E = "é e es emos éis en"
_SPELT_BEFORE_E = (("c", "qu"), ("gu", "gü"), ("g", "gu"), ("z", "c"))


def plural(language: str, noun: str) -> str:
    """The plural that the rule makes; nouns that go another way are written out."""
    return _spanish_plural(noun) if language == "es" else _with_s(noun)


def _spanish_plural(noun: str) -> str:
    if noun[-1] in _VOWELS:
        return noun + "s"
    if noun[-1] == "z":
        return noun[:-1] + "ces"
    return noun[:-2] + noun[-2].translate(_PLAIN) + noun[-1] + "es"  # choripán, choripanes


def _with_s(word: str) -> str:
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    if word.endswith("y") and word[-2] not in _VOWELS:
        return word[:-1] + "ies"
    return word + "s"


def genders(adjective: str) -> Iterator[str]:
    """The other three forms of a Spanish adjective in -o."""
    stem = adjective.removesuffix("o")
    yield from (f"{stem}a", f"{stem}os", f"{stem}as")


def verb_forms(language: str, verb: str) -> Iterator[str]:
    """Every form of a regular verb but the infinitive."""
    return _spanish_forms(verb) if language == "es" else _english_forms(verb)


def _spanish_forms(verb: str) -> Iterator[str]:
    stem = verb.removesuffix("ar")
    if stem == verb:
        raise ValueError(f"{verb!r} is no verb in -ar: its forms must be written out.")
    yield from (stem + ending for ending in _BEFORE_A.split())
    for ending, spelt in _SPELT_BEFORE_E:
        if stem.endswith(ending):
            stem = stem.removesuffix(ending) + spelt
            break
    yield from (stem + ending for ending in _BEFORE_E.split())


def _english_forms(verb: str) -> Iterator[str]:
    yield _with_s(verb)
    if verb.endswith("e"):
        stem = verb if verb.endswith("ee") else verb[:-1]
        yield from (f"{verb}d", f"{stem}ing")
    elif verb.endswith("y") and verb[-2] not in _VOWELS:
        yield from (f"{verb[:-1]}ied", f"{verb}ing")
    else:
        doubled = verb + verb[-1] if _doubles(verb) else verb
        yield from (f"{doubled}ed", f"{doubled}ing")


def _doubles(verb: str) -> bool:
    """Vlog, vlogged: one consonant after one vowel."""
    return verb[-1] in "bgmnprt" and verb[-2] in _VOWELS and verb[-3] not in _VOWELS
