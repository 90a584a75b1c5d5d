"""Regular inflection of our own words."""

import pytest

from sobremesa.lexicon.build.inflection import genders, plural, verb_forms


@pytest.mark.parametrize(
    ("language", "noun", "expected"),
    [
        ("es", "pupusa", "pupusas"),
        ("es", "mangú", "mangús"),
        ("es", "choripán", "choripanes"),
        ("es", "feroz", "feroces"),
        ("en", "meme", "memes"),
        ("en", "sesh", "seshes"),
        ("en", "enby", "enbies"),
        ("en", "playboy", "playboys"),
    ],
)
def test_plurals_go_by_rule(language: str, noun: str, expected: str) -> None:
    assert plural(language, noun) == expected


def test_an_adjective_has_three_more_forms() -> None:
    assert list(genders("cheto")) == ["cheta", "chetos", "chetas"]


def test_a_spanish_verb_has_all_its_forms_voseo_too() -> None:
    forms = set(verb_forms("es", "laburar"))
    assert {"laburo", "laburás", "laburá", "laburamos", "laburé", "laburáramos", "laburando", "laburadas"} <= forms
    assert "laburar" not in forms


@pytest.mark.parametrize(
    ("verb", "form"),
    [("clicar", "cliqué"), ("rapear", "rapeé"), ("viralizar", "viralice"), ("pagar", "paguen"), ("fraguar", "fragüe")],
)
def test_the_sound_of_a_stem_stays_before_e(verb: str, form: str) -> None:
    assert form in set(verb_forms("es", verb))


def test_other_conjugations_must_be_written_out() -> None:
    with pytest.raises(ValueError, match="no verb in -ar"):
        list(verb_forms("es", "curtir"))


@pytest.mark.parametrize(
    ("verb", "forms"),
    [
        ("vlog", ["vlogs", "vlogged", "vlogging"]),
        ("vape", ["vapes", "vaped", "vaping"]),
        ("gamify", ["gamifies", "gamified", "gamifying"]),
        ("cosplay", ["cosplays", "cosplayed", "cosplaying"]),
        ("catfish", ["catfishes", "catfished", "catfishing"]),
        ("livestream", ["livestreams", "livestreamed", "livestreaming"]),
    ],
)
def test_an_english_verb_has_three_more_forms(verb: str, forms: list[str]) -> None:
    assert list(verb_forms("en", verb)) == forms
