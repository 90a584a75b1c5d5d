"""Expansion of spelling dictionaries: suffixes twice over, prefixes, conditions, silent stems."""

from sobremesa.lexicon.build.readers.hunspell import Spelling, expand, parse_affixes

AFFIXES = parse_affixes(
    """
SET UTF-8
NEEDAFFIX !
NOSUGGEST %
SFX S Y 2
SFX S 0 s [aeo]
SFX S z ces z
SFX R Y 2
SFX R ar o ar
SFX R ar ando/É ar
SFX É Y 1
SFX É ando ándolo ando
PFX d Y 1
PFX d 0 des [^aeiou]
PFX x N 1
PFX x 0 ex .
"""
)


def forms(stem: str, flags: str) -> dict[str, tuple[str, ...]]:
    return {spelling.written: spelling.flags for spelling in expand(AFFIXES, stem, frozenset(flags))}


def test_a_stem_alone_is_a_form() -> None:
    assert forms("casa", "") == {"casa": ()}


def test_suffixes_follow_their_conditions() -> None:
    assert forms("casa", "S") == {"casa": (), "casas": ("S",)}
    assert forms("voz", "S") == {"voz": (), "voces": ("S",)}
    assert forms("club", "S") == {"club": ()}


def test_a_suffix_may_call_another() -> None:
    assert forms("cantar", "R") == {
        "cantar": (),
        "canto": ("R",),
        "cantando": ("R",),
        "cantándolo": ("R", "É"),
    }


def test_prefixes_cross_with_suffixes() -> None:
    assert forms("hielo", "Sd") == {
        "hielo": (),
        "hielos": ("S",),
        "deshielo": ("d",),
        "deshielos": ("S", "d"),
    }


def test_a_prefix_that_does_not_cross_stands_alone() -> None:
    assert forms("jefe", "Sx") == {"jefe": (), "jefes": ("S",), "exjefe": ("x",)}


def test_a_silent_stem_makes_nothing() -> None:
    assert forms("casa", "S!") == {}


def test_a_stem_that_checkers_never_suggest_says_so() -> None:
    assert [each.unsuggested for each in expand(AFFIXES, "casa", frozenset("S%"))] == [True, True]
    assert next(iter(expand(AFFIXES, "casa", frozenset()))) == Spelling("casa", "casa", (), unsuggested=False)
