"""What the shape of a word tells: diminutives, pronouns, borrowed spelling, Roman numerals."""

import pytest

from sobremesa.lexicon.build import shapes


@pytest.mark.parametrize(
    ("word", "genders", "expected"),
    [
        ("casa", "a", "casita casilla casica"),
        ("amigo", "o", "amiguito amiguillo amiguico"),
        ("vaca", "a", "vaquita vaquilla vaquica"),
        ("taza", "a", "tacita tacilla tacica"),
        ("problema", "o", "problemita problemilla problemica"),
        ("elefante", "o", "elefantito elefantillo elefantico"),
        ("puente", "o", "puentecito puentito puentecillo puentillo puentecico puentico"),
        ("puerta", "a", "puertita puertilla puertica puertecita puertecilla puertecica"),
        ("juego", "o", "jueguito jueguillo jueguico jueguecito jueguecillo jueguecico"),
        ("guerra", "a", "guerrita guerrilla guerrica"),
        ("pan", "o", "panecito pancito panecillo pancillo panecico pancico"),
        ("flor", "a", "florecita florcita florecilla florcilla florecica florcica"),
        ("corazon", "o", "corazoncito corazoncillo corazoncico"),
        ("pez", "o", "pececito pecito pececillo pecillo pececico pecico"),
        ("lapiz", "o", "lapicito lapicillo lapicico"),
        ("silla", "a", "sillita sillica"),
        ("artista", "oa", "artistita artistilla artistica"),
        ("rio", "o", ""),
        ("club", "o", ""),
    ],
)
def test_spanish_makes_diminutives_by_rule(word: str, genders: str, expected: str) -> None:
    """In -ito, -illo and -ico alike, each with its plural."""
    singular = expected.split()
    assert set(shapes.regular_diminutives(word, genders)) == {*singular, *(f"{each}s" for each in singular)}


@pytest.mark.parametrize(
    ("word", "genders", "expected"),
    [
        ("perro", "o", "perrazo"),
        ("mano", "a", "manaza"),
        ("ojo", "o", "ojazo"),
        ("coche", "o", "cochazo"),
        ("camion", "o", "camionazo"),
        ("problema", "o", "problemazo"),
        ("artista", "oa", "artistazo artistaza"),
        ("plaza", "a", ""),
        ("cruce", "o", ""),
        ("parque", "o", ""),
        ("cancion", "a", ""),
        ("temperatura", "a", ""),
        ("dia", "o", ""),
    ],
)
def test_spanish_makes_augmentatives_by_rule(word: str, genders: str, expected: str) -> None:
    singular = expected.split()
    assert set(shapes.regular_augmentatives(word, genders)) == {*singular, *(f"{each}s" for each in singular)}


@pytest.mark.parametrize("word", ["perro", "cancion", "mariposa", "ojo"])
def test_a_short_word_may_be_made_small(word: str) -> None:
    assert shapes.may_be_made_small(word)


@pytest.mark.parametrize("word", ["reunificacion", "estructuracion", "pe", "inteligibilidad"])
def test_a_long_word_may_not(word: str) -> None:
    assert not shapes.may_be_made_small(word)


def test_an_adjective_that_says_where_something_belongs_is_not_made_small() -> None:
    assert all(map(shapes.may_be_made_small_as_adjective, ("gordo", "suave", "bonita")))
    assert not any(
        map(shapes.may_be_made_small_as_adjective, ("postal", "posible", "reactivo", "publica", "maravilloso"))
    )


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
