"""Which senses and synonyms are told."""

from sobremesa.lexicon.build.meanings import english_meanings, spanish_meanings
from sobremesa.lexicon.build.readers.multiwordnet import SpanishSynset, SpanishWordNet
from sobremesa.lexicon.build.readers.wordnet import Synset, WordNet
from sobremesa.lexicon.build.slurs import find_slurs


def test_a_sense_that_is_a_slur_is_not_told_and_a_synonym_must_be_sayable() -> None:
    synsets = {
        "n#1": SpanishSynset("n#1", ("negro", "infamia"), "", ""),
        "n#2": SpanishSynset("n#2", ("negro", "negrura", "blackness"), "", ""),
    }
    spanish = SpanishWordNet(synsets, {"negro": ("n#1", "n#2")})
    (meaning,) = spanish_meanings(spanish, {"n#1"}, {"negrura", "infamia"}.__contains__)
    assert [sense.text for sense in meaning.senses] == ["negrura"]


def test_a_name_is_told_only_where_there_is_no_other_sense() -> None:
    synsets = {
        "n#1": Synset("n#1", 18, ("farmer",), "who works a farm", (), ()),
        "n#2": Synset("n#2", 18, ("Farmer",), "a man of that name", ("n#1",), ()),
    }
    wordnet = WordNet(synsets, {"farmer": ("n#1", "n#2"), "fannie": ("n#2",)}, {})
    told = {meaning.lemma: [sense.text for sense in meaning.senses] for meaning in english_meanings(wordnet)}
    assert told == {"farmer": ["who works a farm"], "fannie": ["a man of that name"]}


def test_wordnet_says_which_senses_offend() -> None:
    synsets = {
        "n#1": Synset("n#1", 10, ("ethnic_slur",), "", (), ()),
        "n#2": Synset("n#2", 18, ("bad",), "", (), ("n#1",)),
        "n#3": Synset("n#3", 18, ("good",), "", (), ()),
    }
    assert find_slurs(WordNet(synsets, {}, {})) == {"n#2"}
