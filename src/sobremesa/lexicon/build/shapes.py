"""What the shape of a folded word tells: Roman numerals, abbreviations, foreign spelling, diminutives."""

import re
from collections.abc import Iterable, Iterator

ROMAN = re.compile(r"^(?=[ivxlcdm])m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$")
VOWEL = re.compile("[aeiou]")
ENGLISH_VOWEL = re.compile("[aeiouy]")

# Spellings that Spanish has only in words it borrowed.
BORROWED = re.compile(
    r"[kw]|(?<!de)(?<!tra)sh|th|ph|ck|ss|tt|pp|bb|gg|zz|mm|ff|ght|^s[bcdfgklmnpqtv]"
    r"|..[bcfghkmpqtv]$|[^aeiou]y$|ees?$|(?<!z)oo[a-z]$"
)
_ENCLITIC = re.compile(
    r"^(.*(?:ar|er|ir|ando|iendo|yendo))"
    r"(?:(?:me|te|se|nos|os)?(?:lo|la|le|los|las|les)|se|me|te|nos|os)$"
)
_FIRST_PRONOUNS = ("me", "te", "se", "nos", "os")
_LAST_PRONOUNS = ("me", "te", "se", "nos", "os", "lo", "la", "le", "los", "las", "les")
_SYLLABLE = re.compile("[aeiou]+")
_DIMINUTIVE = re.compile(r"^(.{2,})it([oa])s?$")
_SMALL = ("it", "ill", "ic")
"""Perrito everywhere, perrillo in the south of Spain, perrico in Aragon, Murcia, Cuba and Colombia."""
_DIPHTHONG = re.compile("ie|ue|ei|i$")
_GROWS = re.compile("[bcdfghjlmnñprstvy][oae]$|[jlnr]$")
"""Perrazo, manaza, camionazo, relojazo; not plazaza, which lisps twice, nor parquazo, which is misspelt."""
_RELATIONAL = re.compile("(?:ble|al|iv[oa]|ic[oa]|ari[oa]|nte|or)$")
_BROKEN = re.compile("(?:ie|[^gq]ue|^ue|ei)[^aeiou]+[oa]$")
_STRESSED_BEFORE = re.compile("[áéóú]|í(?!t[oa]s?$)")


def enclitic_base(folded: str) -> str | None:
    """The infinitive or gerund before a pronoun."""
    found = _ENCLITIC.match(folded)
    return found.group(1) if found else None


def imperative_bases(folded: str) -> Iterator[str]:
    """What may be an imperative before one or two pronouns: dame and da of damelo."""
    bare = [folded.removesuffix(last) for last in _LAST_PRONOUNS if folded.endswith(last)]
    yield from bare
    for form in bare:
        yield from (form.removesuffix(first) for first in _FIRST_PRONOUNS if form.endswith(first))


def diminutive_bases(folded: str) -> Iterator[str]:
    """Words of which this may be the diminutive, folded: casita, florcita, panecito, amiguita, cabecita."""
    found = _DIMINUTIVE.match(folded)
    if found is None:
        return
    stem, gender = found.groups()
    for each in sorted({stem, re.sub("qu$", "c", stem), re.sub("gu$", "g", stem), re.sub("c$", "z", stem)}):
        yield from (each + ending for ending in (gender, "e", "o", "a"))
        if each[-1] in "lszj":
            yield each  # papelito; but amanita has nothing to do with amán, whose diminutive takes a c
    if stem.endswith("c") and stem[-2] in "nrley":
        yield stem[:-1]  # florcita, cochecito
    if stem.endswith("ec"):
        yield from _bases_before_ec(stem[:-2], gender)


def _bases_before_ec(root: str, gender: str) -> Iterator[str]:
    """Panecito of pan, lucecita of luz, madrecita of madre, cuerpecito of cuerpo, noviecita of novia."""
    for each in sorted({root, re.sub("gu$", "g", root), re.sub("c$", "z", root)}):
        yield each + "e"
        if len(_SYLLABLE.findall(each)) == 1 and each[-1] in "lnrsz":
            yield each
        if _DIPHTHONG.search(each):
            yield each + gender


def may_be_diminutive(written: str) -> bool:
    """Diminutives are stressed on their ending: séquito is none of seco."""
    return not _STRESSED_BEFORE.search(written)


def may_be_made_small(folded: str) -> bool:
    """Whether a noun or adjective is short enough; cancioncilla, but of longer words in -ción nobody makes one."""
    syllables = len(_SYLLABLE.findall(folded))
    return len(folded) >= 3 and syllables <= (2 if folded.endswith(("cion", "sion")) else 4)


def may_be_made_small_as_adjective(folded: str) -> bool:
    """Of adjectives those that say how something is; *postal* and *reactivo* say what it belongs to."""
    return len(_SYLLABLE.findall(folded)) <= 3 and not _RELATIONAL.search(folded)


def regular_diminutives(folded: str, genders: Iterable[str]) -> Iterator[str]:
    """The diminutives that Spanish makes by rule of a singular noun or adjective, without accents."""
    for gender in genders:
        ending = folded[-1] if folded[-1] in "oa" else gender
        for stem in _small_stems(folded):
            for suffix in _SMALL:
                if not (suffix == "ill" and stem.endswith("ll")):  # sillita, but nobody says sillilla
                    yield f"{stem}{suffix}{ending}"
                    yield f"{stem}{suffix}{ending}s"


def _small_stems(folded: str) -> tuple[str, ...]:
    last, stem = folded[-1], folded[:-1]
    is_short = len(_SYLLABLE.findall(folded)) <= (2 if last == "e" else 1)
    if not stem or (last in "oae" and stem[-1] in "aeiou"):
        return ()
    if last in "oa":
        small = _spelt_before_i(stem)
        is_broken = len(_SYLLABLE.findall(folded)) == 2 and _BROKEN.search(folded)  # puertecita beside puertita
        return (small, small + "ec") if is_broken else (small,)
    if last == "e":
        return (stem + "ec", _spelt_before_i(stem)) if is_short else (_spelt_before_i(stem),)
    if last in "nr":
        return (folded + "ec", folded + "c") if is_short else (folded + "c",)
    if last == "z":
        return (stem + "cec", stem + "c") if is_short else (stem + "c",)
    if last == "l":
        return (folded + "ec", folded + "c") if is_short else (folded,)
    return ()


def regular_augmentatives(folded: str, genders: Iterable[str]) -> Iterator[str]:
    """The augmentatives in -azo and -aza that Spanish makes by rule of a singular noun, without accents.

    Those in -ón are not made by rule: they change gender and meaning (caja, cajón; rata, ratón), and those that people
    say stand in dictionaries. Long words and those that lisp already (cabeza) have none.
    """
    stem = folded[:-1] if folded[-1] in "oae" else folded
    is_short = len(_SYLLABLE.findall(folded)) <= 3
    if not is_short or len(stem) < 2 or not _GROWS.search(folded) or folded.endswith(("ce", "ge", "cion", "sion")):
        return
    for gender in genders:
        yield f"{stem}az{gender}"
        yield f"{stem}az{gender}s"


def _spelt_before_i(stem: str) -> str:
    """Keeps the sound of a stem before i: vaca, vaquita; amiga, amiguita; taza, tacita."""
    for ending, spelt in (("c", "qu"), ("gu", "gü"), ("g", "gu"), ("z", "c")):
        if stem.endswith(ending):
            return stem[: -len(ending)] + spelt
    return stem
