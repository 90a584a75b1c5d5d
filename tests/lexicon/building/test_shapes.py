"""What the shape of a word tells: diminutives, pronouns, borrowed spelling, Roman numerals."""

import pytest

from sobremesa.lexicon.build import shapes


@pytest.mark.parametrize(
    ("word", "genders", "expected"),
    [
        ("casa", "a", {"casita", "casitas"}),
        ("amigo", "o", {"amiguito", "amiguitos"}),
        ("vaca", "a", {"vaquita", "vaquitas"}),
        ("taza", "a", {"tacita", "tacitas"}),
        ("problema", "o", {"problemita", "problemitas"}),
        ("elefante", "o", {"elefantito", "elefantitos"}),
        ("puente", "o", {"puentecito", "puentecitos", "puentito", "puentitos"}),
        ("pan", "o", {"panecito", "panecitos", "pancito", "pancitos"}),
        ("camion", "o", {"camioncito", "camioncitos"}),
        ("luz", "a", {"lucecita", "lucecitas", "lucita", "lucitas"}),
        ("lapiz", "o", {"lapicito", "lapicitos"}),
        ("rio", "o", set()),
        ("club", "o", set()),
    ],
)
def test_spanish_makes_diminutives_by_rule(word: str, genders: str, expected: set[str]) -> None:
    assert set(shapes.regular_diminutives(word, genders)) == expected


@pytest.mark.parametrize(
    ("small", "base"),
    [
        ("casita", "casa"),
        ("amiguita", "amiga"),
        ("florcita", "flor"),
        ("vaquitas", "vaca"),
        ("cabecita", "cabeza"),
        ("cochecito", "coche"),
        ("lucecita", "luz"),
        ("cuerpecito", "cuerpo"),
        ("jueguecito", "juego"),
        ("noviecita", "novia"),
    ],
)
def test_a_diminutive_leads_to_its_base(small: str, base: str) -> None:
    assert base in set(shapes.diminutive_bases(small))


@pytest.mark.parametrize(("word", "stranger"), [("amanita", "aman"), ("astrocito", "astro"), ("cabecita", "cabo")])
def test_what_only_looks_like_a_diminutive_does_not_lead_there(word: str, stranger: str) -> None:
    assert stranger not in set(shapes.diminutive_bases(word))


def test_a_diminutive_is_stressed_on_its_ending() -> None:
    assert shapes.may_be_diminutive("lineíta")
    assert shapes.may_be_diminutive("casita")
    assert not shapes.may_be_diminutive("séquito")
    assert not shapes.may_be_diminutive("tácita")


def test_pronouns_are_seen_at_the_end_of_verbs() -> None:
    assert shapes.enclitic_base("decirselo") == "decir"
    assert shapes.enclitic_base("mirandome") == "mirando"
    assert shapes.enclitic_base("casa") is None
    assert {"dame", "da"} <= set(shapes.imperative_bases("damelo"))


@pytest.mark.parametrize("word", ["whisky", "show", "hobby", "kiwi", "pizza", "software"])
def test_borrowed_words_look_borrowed(word: str) -> None:
    assert shapes.BORROWED.search(word)


@pytest.mark.parametrize("word", ["casa", "zoos", "deshielo", "trashumante", "ley"])
def test_spanish_words_do_not(word: str) -> None:
    assert not shapes.BORROWED.search(word)


def test_roman_numerals() -> None:
    assert shapes.ROMAN.match("xviii")
    assert not shapes.ROMAN.match("vivo")
