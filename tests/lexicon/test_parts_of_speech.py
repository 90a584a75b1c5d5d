"""What a form means is what it mostly stands for, in the real dictionaries."""

from dataclasses import replace

import pytest

from sobremesa.lexicon import Lexicon, Meaning, MeaningKind, Sense
from sobremesa.lexicon.part_of_speech import PartOfSpeech
from tests.lexicon.small import entry

# Written for these tests: forms that several words share, with the commonest as any speaker knows it.
SPANISH = """
has haber v; he haber v; hay haber v; haber haber v; fue ser v; son ser v; era ser v; sería ser v; va ir v
ve ver v; vi ver v
hecho hacer v; dicho decir v; visto ver v; pongo poner v; llama llamar v; mira mirar v; creo creer v
siento sentir v
sale salir v; saca sacar v; pasa pasar v; mata matar v; baila bailar v; compra comprar v; come comer v
dice decir v
casa casa n; casas casa n; cosa cosa n; traje traje n; cura cura n; copa copa n; vela vela n; calle calle n
río río n; sal sal n
juego juego n; trabajo trabajo n; viaje viaje n; corte corte n; vuelta vuelta n; marcha marcha n
raya raya n; sierra sierra n
bueno bueno a; alta alto a; fuerte fuerte a; joven joven a; tarde tarde r; mal mal r; cerca cerca r
luego luego r; bien bien r
como como f; para para f; sobre sobre f; bajo bajo f; entre entre f; una uno f; nada nada f; este este f
uno uno f; tres tres f
"""
ENGLISH = """
has have v; had have v; was be v; is be v; are be v; does do v; doing do v; saw see v; left leave v
felt feel v; found find v
said say v; made make v; went go v; ran run v; thought think v; rose rise v; lay lie v; fell fall v
led lead v; fed feed v
met meet v; won win v; lost lose v; meant mean v; stood stand v; spoke speak v; broke break v; drove drive v
leaves leave v
kept keep v; told tell v; got get v; running run v; bites bite v; hung hang v
men man n; mice mouse n; lives life n; knives knife n; wolves wolf n; ground ground n; wound wound n
works work n; light light n
song song n; houses house n; dogs dog n; bit bit n; shot shot n
golden golden a; dark dark a; right right a; well well r; back back r
as as f; in in f; at at f; he he f; it it f; us us f; who who f; or or f; will will f; can can f; may may f
might might f; must must f
"""


def rows(text: str) -> list[list[str]]:
    return [row.split() for row in text.replace("\n", ";").split(";") if row.strip()]


def meaning_of(lexicon: Lexicon, form: str) -> Meaning:
    """By the entry that is written just so: *río* and *rio* have the same letters."""
    (index,) = lexicon.find(form)
    assert form in [each.written for each in lexicon.entries(index)]
    meaning = lexicon.meaning(index)
    assert meaning is not None, form
    return meaning


@pytest.mark.parametrize(("form", "lemma", "part"), rows(SPANISH))
def test_a_spanish_form_means_what_it_mostly_stands_for(spanish: Lexicon, form: str, lemma: str, part: str) -> None:
    meaning = meaning_of(spanish, form)
    # A noun that no WordNet explains as one may be explained as the adjective of the same form.
    assert (meaning.lemma, meaning.part) == (lemma, part) or (part in "ar" and meaning.part in "ar")


@pytest.mark.parametrize(("form", "lemma", "part"), rows(ENGLISH))
def test_an_english_form_means_what_it_mostly_stands_for(english: Lexicon, form: str, lemma: str, part: str) -> None:
    meaning = meaning_of(english, form)
    assert (meaning.lemma, meaning.part) == (lemma, part)


def test_has_is_to_have_and_not_what_somebody_owns(spanish: Lexicon) -> None:
    told = meaning_of(spanish, "has").senses
    assert "ocurrir" in told[0].text
    assert not any("activo" in sense.text or "crédito" in sense.text for sense in told)


def test_as_is_a_word_of_grammar_and_not_arsenic(english: Lexicon) -> None:
    told = meaning_of(english, "as").senses
    assert [sense.kind for sense in told] == [MeaningKind.GLOSS]
    assert "arsenic" not in told[0].text


def test_a_verb_is_explained_by_no_noun() -> None:
    goods = Meaning("haber", (Sense(MeaningKind.GLOSS, "bienes", "own"),), PartOfSpeech.NOUN)
    parts = {"has": PartOfSpeech.VERB, "haberes": PartOfSpeech.NOUN, "haber": PartOfSpeech.VERB}
    told = [replace(entry(form, lemma="haber"), part=part) for form, part in parts.items()]
    lexicon = Lexicon.from_entries("es", told, meanings=[goods])
    found = {each.written: lexicon.meaning(lexicon.find(each.written)[0]) for each in told}
    assert found == {"has": None, "haber": None, "haberes": goods}


def test_nearly_all_frequent_words_still_have_a_meaning(spanish: Lexicon, english: Lexicon) -> None:
    for lexicon, least in ((spanish, 0.94), (english, 0.96)):
        frequent = [index for index in range(0, len(lexicon), 5) if lexicon.frequency(index) >= 3]
        words = [index for index in frequent if "common" in _labels(lexicon, index)]
        told = sum(lexicon.meaning(index) is not None for index in words)
        assert told >= least * len(words)


def _labels(lexicon: Lexicon, index: int) -> set[str]:
    return {category.label for each in lexicon.entries(index) for category in each.categories}
