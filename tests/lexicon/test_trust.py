"""What players trust: samples of our own that the real lexicons must know, and what they must not take."""

from pathlib import Path

import pytest

from sobremesa.games.bisonte.words import POLICY as DICTIONARY
from sobremesa.games.buffet.words import POLICY as ANYTHING
from sobremesa.games.golf.words import POLICY as WORDS
from sobremesa.games.loom.words import POLICY as WEAVE
from sobremesa.lexicon import Category, Lexicon, MeaningKind, Reason, WordPolicy

SAMPLES = Path(__file__).parent / "samples"


def sample(name: str) -> list[str]:
    lines = (SAMPLES / f"{name}.txt").read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


CONJUGATED = sample("conjugated")
VOSEO = sample("voseo")
DIMINUTIVES = sample("diminutives")
WITH_PRONOUNS = sample("with-pronouns")
LOANWORDS = sample("loanwords")
MODERN_ENGLISH = sample("modern-english")
TWO_LETTERS_ENGLISH = sample("two-letters-english")
TWO_LETTERS_SPANISH = sample("two-letters-spanish")


def refused(lexicon: Lexicon, words: list[str], policy: WordPolicy) -> list[str]:
    return [word for word in words if not lexicon.judge(word, policy).valid]


@pytest.mark.parametrize("words", [CONJUGATED, VOSEO, TWO_LETTERS_SPANISH])
def test_spanish_forms_are_words_of_every_game(spanish: Lexicon, words: list[str]) -> None:
    """GOL-20, BIS-11: every form of these samples."""
    assert refused(spanish, words, WORDS) == []
    assert refused(spanish, words, DICTIONARY) == []


def test_spanish_diminutives_are_words_of_golf(spanish: Lexicon) -> None:
    """GOL-20; those that nobody lists (panecito) are made by rule, and a crossword's dictionary lacks them."""
    assert refused(spanish, DIMINUTIVES, WORDS) == []
    assert refused(spanish, DIMINUTIVES, DICTIONARY) == ["panecito"]
    assert spanish.judge("panecito", DICTIONARY).reason is Reason.DIMINUTIVE


def test_spanish_makes_other_diminutives_and_augmentatives_as_regularly(spanish: Lexicon) -> None:
    """GOL-20, BUF-24, LOO-17; those that no dictionary lists are no words of Bisonte (BIS-11)."""
    for policy in (WORDS, ANYTHING, WEAVE):
        assert refused(spanish, sample("regular-diminutives"), policy) == []
        assert refused(spanish, sample("augmentatives"), policy) == []
    for word, reason in (("florecica", Reason.DIMINUTIVE), ("perrazo", Reason.AUGMENTATIVE)):
        assert spanish.judge(word, DICTIONARY).reason is reason


@pytest.mark.parametrize("word", sample("never-made"))
def test_no_rule_makes_words_that_nobody_would_say(spanish: Lexicon, word: str) -> None:
    for policy in (WORDS, ANYTHING, WEAVE, DICTIONARY):
        assert not spanish.judge(word, policy).valid


def test_rules_make_as_many_words_as_measured(spanish: Lexicon) -> None:
    """Mostly plurals: about 5,000 bases with six diminutives each, and 3,600 with two augmentatives."""
    assert 30_000 < spanish.manifest.categories["diminutive"] < 37_000
    assert 6_500 < spanish.manifest.categories["augmentative"] < 8_000


def test_spanish_verbs_with_pronouns_are_words_of_golf(spanish: Lexicon) -> None:
    assert refused(spanish, WITH_PRONOUNS, WORDS) == []


def test_loanwords_in_use_are_words(spanish: Lexicon) -> None:
    assert refused(spanish, LOANWORDS, WORDS) == []


def test_modern_english_is_known(english: Lexicon) -> None:
    assert refused(english, MODERN_ENGLISH, WORDS) == []


def test_two_letter_words_of_english_are_known(english: Lexicon) -> None:
    """Three of the sample may be missing: lists differ on them."""
    assert len(refused(english, TWO_LETTERS_ENGLISH, DICTIONARY)) <= 3


@pytest.mark.parametrize(
    "word",
    [
        "km",
        "cm",
        "kg",
        "sr",
        "dr",
        "pp",
        "etc",
        "cpu",
        "ftp",
        "atm",
        "iva",
        "tv",
        "cd",
        "kw",
        "dm",
        "ej",
        "cf",
        "vs",
        "mm",
        "hg",
    ],
)
def test_short_symbols_are_no_spanish_words(spanish: Lexicon, word: str) -> None:
    assert not spanish.judge(word, DICTIONARY).valid


@pytest.mark.parametrize("word", ["mr", "dr", "kg", "km", "tv", "uk", "cd", "mph", "lbs", "ft", "hz", "zn", "hg"])
def test_short_symbols_are_no_english_words(english: Lexicon, word: str) -> None:
    assert not english.judge(word, DICTIONARY).valid


@pytest.mark.parametrize("word", ["zn", "hz", "hg", "br", "cs"])
def test_chemistry_is_no_name_either(spanish: Lexicon, english: Lexicon, word: str) -> None:
    """BUF-24 takes names, but a symbol is none."""
    assert not spanish.judge(word, ANYTHING).valid
    assert not english.judge(word, ANYTHING).valid


@pytest.mark.parametrize(
    "word", ["españa", "juan", "pedro", "madrid", "google", "london", "texas", "york", "martínez", "microsoft"]
)
def test_names_are_no_words(spanish: Lexicon, word: str) -> None:
    assert not spanish.judge(word, DICTIONARY).valid


@pytest.mark.parametrize(
    "word", ["paris", "eric", "texas", "london", "monday", "jesus", "microsoft", "boston", "joseph"]
)
def test_names_are_no_english_words(english: Lexicon, word: str) -> None:
    assert not english.judge(word, DICTIONARY).valid


@pytest.mark.parametrize("word", ["energia", "atencion", "transtorno", "absorver", "cer", "extrangero", "vírgen"])
def test_misspelt_words_are_not_listed_as_written(spanish: Lexicon, word: str) -> None:
    """`energia` is played for energía, whose accent need not be written; the dictionary writes only that."""
    written = [entry.written for index in spanish.find(word) for entry in spanish.entries(index)]
    assert word not in written


@pytest.mark.parametrize("word", ["an", "ad", "is", "co", "com", "dj", "boe", "rut", "huk", "tri"])
def test_fragments_are_no_short_spanish_words(spanish: Lexicon, word: str) -> None:
    """Two or three letters that one careless source lists."""
    assert not spanish.judge(word, DICTIONARY).valid


@pytest.mark.parametrize("word", ["alan", "allen", "portland", "josue", "marion", "mallorca", "aguilera", "eurovision"])
def test_a_name_with_a_stray_accent_is_still_a_name(spanish: Lexicon, word: str) -> None:
    """One list writes allén and pórtland."""
    assert spanish.judge(word, WORDS).reason is Reason.PROPER_NAME


@pytest.mark.parametrize("word", ["approach", "countries", "release", "baseball", "out", "sir", "insight"])
def test_english_in_a_spanish_dictionary_is_foreign(spanish: Lexicon, word: str) -> None:
    """LOO-17; a short one is no abbreviation for being English."""
    assert spanish.judge(word, WEAVE).reason is Reason.FOREIGN


@pytest.mark.parametrize(
    "words",
    [
        "laburás laburábamos guasapeé wasapear whatsappear tuiteemos cliqué chatearon hackeada vapeás viralizó",
        "selfi wasap espóiler posverdad zasca cuñadismo poliamor ébola cubrebocas desescalada metaverso ciberataque",
        "chévere bacán chamba guagua cuate finde porfa celu bondi pochoclo remís choripanes chilango michelada pupusas",
        "polola sopaipilla chibolo parce tuanis asere gurises quilombero perroflauta calimocho flipante pintxo tiguere",
        "clínicamente laboralmente jodidamente altísimas facilísimo queridísima riquísimos jovencísima",
        "florecilla pobrecillo vidilla sentadilla mamacita papacito noviecita jueguecito amanita",
    ],
)
def test_what_speakers_of_either_side_of_the_ocean_say_is_known(spanish: Lexicon, words: str) -> None:
    assert refused(spanish, words.split(), WORDS) == []


def test_english_of_late_is_known_in_all_its_forms(english: Lexicon) -> None:
    words = "vlogged crowdfunds livestreaming doomscrolling upvoted retconned speedruns pescatarians incel photoshopped"
    more = "emojis hashtags microplastics screenshotted unfollows noobs mocktail situationship nana ki dino nazis"
    assert refused(english, [*words.split(), *more.split()], WORDS) == []


@pytest.mark.parametrize("word", ["inc", "pls", "ppl"])
def test_abbreviations_are_refused_even_where_names_are_taken(english: Lexicon, word: str) -> None:
    """BUF-24."""
    assert english.judge(word, ANYTHING).reason is Reason.ABBREVIATION


@pytest.mark.parametrize("word", ["obama", "macri", "chris", "steve", "gandalf", "pikachu", "petersburgo"])
def test_names_that_everybody_knows_are_names(spanish: Lexicon, word: str) -> None:
    """BUF-24."""
    assert spanish.judge(word, ANYTHING).valid
    assert spanish.judge(word, WORDS).reason is Reason.PROPER_NAME


@pytest.mark.parametrize(
    ("word", "lemma"),
    [
        ("amanita", "amanita"),
        ("mosquito", "mosquito"),
        ("séquito", "séquito"),
        ("pirita", "pirita"),
        ("cabecita", "cabeza"),
        ("banco", "banco"),
    ],
)
def test_a_word_is_explained_by_its_own_lemma(spanish: Lexicon, word: str, lemma: str) -> None:
    """What ends in -ita is not always a diminutive: an amanita has nothing to do with Amán."""
    (index,) = spanish.find(word)
    assert lemma in [entry.lemma for entry in spanish.entries(index)]
    assert "amán" not in [entry.lemma for entry in spanish.entries(index)]


def test_no_meaning_insults(spanish: Lexicon) -> None:
    (index,) = spanish.find("negro")
    meaning = spanish.meaning(index)
    assert meaning is not None
    assert "mierda" not in " ".join(sense.text for sense in meaning.senses)


def test_people_do_not_crowd_out_the_meaning_of_a_word(english: Lexicon) -> None:
    (index,) = english.find("farmers")
    meaning = english.meaning(index)
    assert meaning is not None
    assert [sense.text for sense in meaning.senses] == ["a person who operates a farm"]


def test_verb_forms_and_diminutives_are_known_as_such(spanish: Lexicon) -> None:
    for word, category in (
        ("corrieron", Category.VERB_FORM),
        ("casita", Category.DIMINUTIVE),
        ("hacerlo", Category.ENCLITIC),
        ("whisky", Category.LOANWORD),
        ("mierda", Category.OFFENSIVE),
        ("Sevilla", Category.PLACE),
        ("Lucía", Category.PERSON),
    ):
        (index,) = spanish.find(word)
        assert any(category in entry.categories for entry in spanish.entries(index)), word


def test_levels_of_vocabulary_are_about_as_large_as_measured(spanish: Lexicon, english: Lexicon) -> None:
    """Forms whose lemma reaches a Zipf value; bots choose their words by it."""
    expected = {
        ("es", 4.5): 28_000,
        ("es", 3.0): 148_000,
        ("es", 2.0): 256_000,
        ("en", 3.0): 44_000,
        ("en", 2.0): 84_000,
    }
    for (language, zipf), count in expected.items():
        lexicon = spanish if language == "es" else english
        found = int.from_bytes(lexicon.allowed(DICTIONARY, lemma_at_least=zipf), "little").bit_count()
        assert 0.85 * count < found < 1.25 * count, (language, zipf, found)


def test_lexicons_are_as_large_as_measured(spanish: Lexicon, english: Lexicon) -> None:
    assert spanish.manifest.categories["common"] > 640_000
    assert spanish.manifest.categories["enclitic"] > 58_000
    assert english.manifest.categories["common"] > 257_000


@pytest.mark.parametrize("word", ["casa", "corrieron", "niñas", "perros", "libro", "ovni", "comíamos", "azul"])
def test_frequent_spanish_words_have_a_meaning(spanish: Lexicon, word: str) -> None:
    (index,) = spanish.find(word)
    meaning = spanish.meaning(index)
    assert meaning is not None
    assert meaning.senses[0].text


def test_an_english_gloss_of_a_spanish_word_says_so(spanish: Lexicon) -> None:
    kinds: set[MeaningKind] = set()
    for index in range(0, len(spanish), 97):
        meaning = spanish.meaning(index)
        if meaning:
            kinds.update(sense.kind for sense in meaning.senses)
    assert kinds == set(MeaningKind)


@pytest.mark.parametrize(
    ("word", "lemma"),
    [("houses", "house"), ("ran", "run"), ("mice", "mouse"), ("golden", "golden"), ("London", "london")],
)
def test_english_forms_reach_the_gloss_of_their_lemma(english: Lexicon, word: str, lemma: str) -> None:
    (index,) = english.find(word)
    meaning = english.meaning(index)
    assert meaning is not None
    assert meaning.lemma == lemma
    assert {sense.kind for sense in meaning.senses} == {MeaningKind.GLOSS}
