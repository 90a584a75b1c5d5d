"""Spelling dictionaries: every form that a hunspell stem and affix file make, with the flags that made it."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from sobremesa.lexicon.build.archives import read_members

Flags = frozenset[str]
_NONE: Flags = frozenset()
_STEM = re.compile(r"^((?:\\/|[^/\s])+)(?:/(\S+))?")


class Spelling(NamedTuple):
    """A form, the stem it comes from, the affix flags on its way, and whether checkers never suggest it."""

    written: str
    stem: str
    flags: tuple[str, ...]
    unsuggested: bool


class Affix(NamedTuple):
    """Replaces `strip` by `add` at one end of words that fulfil `fits`; `then` are flags for more affixes."""

    strip: str
    add: str
    fits: Callable[[str], object] | None
    then: Flags


@dataclass(slots=True)
class Affixes:
    """An affix file, read."""

    suffixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    prefixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    crossing: dict[str, bool] = field(default_factory=dict)
    silent: set[str] = field(default_factory=set)  # flags of stems that are no words by themselves
    unsuggested: set[str] = field(default_factory=set)  # flags of stems that are offensive


def read_hunspell(archive: Path, base: str) -> Iterator[Spelling]:
    """Every form of the dictionary `base`.dic with its affix file `base`.aff."""
    contents = read_members(archive, [f"{base}.aff", f"{base}.dic"])
    affixes = parse_affixes(contents[f"{base}.aff"].decode("utf-8-sig"))
    for line in contents[f"{base}.dic"].decode("utf-8-sig").splitlines()[1:]:
        found = _STEM.match(line)
        if found:
            stem, flags = found.group(1).replace("\\/", "/"), frozenset(found.group(2) or "")
            yield from expand(affixes, stem, flags)


def parse_affixes(text: str) -> Affixes:
    """The rules of an affix file whose flags are single characters."""
    affixes = Affixes()
    for line in text.splitlines():
        fields = line.split()
        if not fields:
            continue
        if fields[0] in ("SFX", "PFX"):
            _read_rule(affixes, fields)
        elif fields[0] in ("NEEDAFFIX", "ONLYINCOMPOUND", "FORBIDDENWORD"):
            affixes.silent.add(fields[1])
        elif fields[0] == "NOSUGGEST":
            affixes.unsuggested.add(fields[1])
    return affixes


def _read_rule(affixes: Affixes, fields: list[str]) -> None:
    kind, flag = fields[:2]
    if flag not in affixes.crossing:
        affixes.crossing[flag] = fields[2] == "Y"
        return
    add, _, then = fields[3].partition("/")
    condition = fields[4] if len(fields) > 4 else "."
    rule = Affix(_plain(fields[2]), _plain(add), _condition(kind, condition), frozenset(then))
    (affixes.suffixes if kind == "SFX" else affixes.prefixes)[flag].append(rule)


def _plain(text: str) -> str:
    return "" if text == "0" else text


def _condition(kind: str, condition: str) -> Callable[[str], object] | None:
    if condition == ".":
        return None
    return re.compile(f"(?:{condition})$").search if kind == "SFX" else re.compile(condition).match


def expand(affixes: Affixes, stem: str, flags: Flags) -> Iterator[Spelling]:
    """The stem and all it makes: suffixes twice over, prefixes, and prefixes on suffixed forms."""
    if flags & affixes.silent:
        return
    unsuggested = bool(flags & affixes.unsuggested)
    seen: set[str] = set()
    for form, path in _forms(affixes, stem, flags):
        if form not in seen:
            seen.add(form)
            yield Spelling(form, stem, path, unsuggested)


def _forms(affixes: Affixes, stem: str, flags: Flags) -> Iterator[tuple[str, tuple[str, ...]]]:
    yield stem, ()
    suffixed = [(form, path, flags | then) for form, path, then in _suffixed_twice(affixes, stem, flags)]
    for form, path, _ in suffixed:
        yield form, path
    for form, flag, then in _prefixed(affixes, stem, flags):
        yield form, (flag,)
        for longer, suffix, _ in _suffixed(affixes, form, then):
            yield longer, (flag, suffix)
    for base, path, then in suffixed:
        if all(affixes.crossing[flag] for flag in path):
            for form, flag, _ in _prefixed(affixes, base, then):
                if affixes.crossing[flag]:
                    yield form, (*path, flag)


def _suffixed_twice(affixes: Affixes, stem: str, flags: Flags) -> Iterator[tuple[str, tuple[str, ...], Flags]]:
    for form, flag, then in _suffixed(affixes, stem, flags):
        yield form, (flag,), then
        for longer, second, more in _suffixed(affixes, form, then):
            yield longer, (flag, second), then | more


def _suffixed(affixes: Affixes, word: str, flags: Flags) -> Iterator[tuple[str, str, Flags]]:
    for flag in sorted(flags):
        for strip, add, fits, then in affixes.suffixes.get(flag, ()):
            if word.endswith(strip) and len(strip) < len(word) and (fits is None or fits(word)):
                yield word[: len(word) - len(strip)] + add, flag, then


def _prefixed(affixes: Affixes, word: str, flags: Flags) -> Iterator[tuple[str, str, Flags]]:
    for flag in sorted(flags):
        for strip, add, fits, then in affixes.prefixes.get(flag, ()):
            if word.startswith(strip) and (fits is None or fits(word)):
                yield add + word[len(strip) :], flag, then
