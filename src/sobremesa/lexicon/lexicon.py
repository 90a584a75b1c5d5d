"""A language's words, mapped from files: membership, entries, frequencies, meanings, judgements, search."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Self

from sobremesa.lexicon import bits, files, judging
from sobremesa.lexicon.alphabet import Alphabet, alphabet
from sobremesa.lexicon.category import LISTED, NOTHING, UNLISTED, Category, join
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.folding import Enye, Folding
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.judgement import Judgement
from sobremesa.lexicon.judging import LONGEST_WORD
from sobremesa.lexicon.location import words_folder
from sobremesa.lexicon.mapping import map_file
from sobremesa.lexicon.meaning import Meaning, filed_under
from sobremesa.lexicon.part_of_speech import PartOfSpeech
from sobremesa.lexicon.policy import WordPolicy, without_repeats
from sobremesa.lexicon.querying import BLANK, Query
from sobremesa.lexicon.records import unpack_entries, unpack_meaning
from sobremesa.lexicon.search import Graph, build_index
from sobremesa.lexicon.search.crossword import Words
from sobremesa.lexicon.search.nearby import Nearby
from sobremesa.lexicon.search.steps import Steps
from sobremesa.lexicon.word_set import OwnWordSet, WordSet

LANGUAGES = ("es", "en")
_ZIPF_STEPS = 32
_NO_HOUSE = HouseWords()
_LISTED = WordPolicy("", LISTED, UNLISTED, Folding())


class Lexicon:
    """The words of one language. Words are numbers: a place in the sorted order of their keys."""

    def __init__(self, manifest: files.Manifest, contents: dict[str, memoryview]) -> None:
        self.manifest = manifest
        self.language: str = manifest.language
        self.digest: str = manifest.digest
        self.alphabet: Alphabet = alphabet(manifest.language)
        self.graph = Graph(contents[files.GRAPH])
        self.graph_buffer: memoryview = contents[files.GRAPH]  # for searches that take single steps
        self._steps = Steps(self.graph_buffer)
        self._classes = contents[files.CLASSES].cast("H")
        self._forms = contents[files.FORM_ZIPF]
        self._lemmas = contents[files.LEMMA_ZIPF]
        self._everyday = bytes(contents[files.EVERYDAY])
        self._entry_index = contents[files.ENTRY_INDEX].cast("I")
        self._entries = contents[files.ENTRIES]
        self._meaning_index = contents[files.MEANING_INDEX].cast("I")
        self._meanings = contents[files.MEANINGS]
        self._crossword = contents.get(files.CROSSWORD)
        self._check_sizes()
        self._remembered = lru_cache(maxsize=256)(self._find_allowed)
        self._indexed = lru_cache(maxsize=16)(self._find_index)

    @classmethod
    def load(cls, language: str, directory: Path | None = None) -> Self:
        """The lexicon of a language in a folder, by default the one that `sobremesa words build` made."""
        if language not in LANGUAGES:
            raise ValueError(f"There is no lexicon of {language!r}; there are {', '.join(LANGUAGES)}.")
        folder = words_folder(language) if directory is None else directory
        manifest = files.read_manifest(folder)
        if manifest.language != language:
            raise files.LexiconDamaged(f"The lexicon in {folder} is of {manifest.language}, not {language}.")
        wanted = {name: manifest.files[name] for name in files.FILES} | manifest.derived
        contents = {name: map_file(folder, name, stated.size) for name, stated in wanted.items()}
        try:
            return cls(manifest, contents)
        except (ValueError, TypeError) as error:
            raise files.LexiconDamaged(f"The lexicon in {folder} is damaged: {error}") from None

    @classmethod
    def from_entries(
        cls,
        language: str,
        entries: Iterable[Entry],
        *,
        frequencies: dict[str, float] | None = None,
        meanings: Iterable[Meaning] = (),
    ) -> Self:
        """A small lexicon in memory, for tests and tables of their own; frequencies are Zipf values by form."""
        from sobremesa.lexicon.build.small import small_lexicon  # noqa: PLC0415 — building is not for every user

        manifest, contents = small_lexicon(language, entries, frequencies or {}, meanings)
        return cls(manifest, {name: memoryview(content) for name, content in contents.items()})

    def _check_sizes(self) -> None:
        words = len(self.graph)
        sizes = (len(self._classes), len(self._forms), len(self._lemmas), len(self._entry_index) - 1)
        is_fit = len(self._everyday) == (words + 7) // 8
        if any(size != words for size in sizes) or not is_fit or len(self._meaning_index) % 2:
            raise ValueError("its files do not belong together.")

    def __len__(self) -> int:
        return len(self.graph)

    def folding(self, policy: WordPolicy) -> Folding:
        """How a policy reads words of this language; English has no ñ to keep (BUF-24: all marks are dropped)."""
        return policy.folding if self.language == "es" else Folding(Enye.FOLDED)

    def find(self, word: str, folding: Folding | None = None) -> Sequence[int]:
        """The numbers of the words that are written so; under Golf's folding N also finds Ñ."""
        folding = folding or Folding(Enye.KEPT if self.language == "es" else Enye.FOLDED)
        if folding.enye is Enye.FOLDED and "ñ" in self.alphabet.letters:
            pattern = folding.pattern(self.alphabet, word)
            return () if pattern is None or "?" in word or "." in word else self.graph.match(pattern)
        key = self.alphabet.encode(folding.fold(word))
        index = self.graph.index(key) if key else -1
        return () if index < 0 else (index,)

    def key(self, index: int) -> str:
        """The folded word of a number."""
        return self.alphabet.decode(self.graph.key(index))

    def entries(self, index: int) -> tuple[Entry, ...]:
        """The entries of a word, common ones first, the most frequent way to write it before others."""
        return unpack_entries(self.key(index), self.packed_entries(index), self.manifest.family_names)

    def judged_entries(self, index: int) -> tuple[Entry, ...]:
        """The entries by which a word is judged: all but names that only repeat its acronym."""
        entries = self.entries(index)
        masks = [join(entry.categories) for entry in entries]
        judged = without_repeats(masks)
        return tuple(entry for entry, mask in zip(entries, masks, strict=True) if mask in judged)

    def packed_entries(self, index: int) -> bytes:
        """The entries of a word as they stand in the files."""
        return bytes(self._entries[self._entry_index[index] : self._entry_index[index + 1]])

    def frequency(self, index: int) -> float:
        """How often the form is written, on the Zipf scale; 0 for never."""
        return self._forms[index] / _ZIPF_STEPS

    def lemma_frequency(self, index: int) -> float:
        """How often the form or its lemma is written, whichever is more; this grades vocabularies."""
        return self._lemmas[index] / _ZIPF_STEPS

    def is_everyday(self, index: int) -> bool:
        """Whether dictionaries agree on the word, so that its frequency tells how well it is known."""
        return bool(self._everyday[index // 8] >> index % 8 & 1)

    def meaning(self, index: int) -> Meaning | None:
        """What a word means as its commonest part of speech; an inflected form reaches the meaning of its lemma."""
        for entry in self.entries(index):
            for word, part in filed_under(entry.written, entry.lemma, entry.part):
                for place in self.find(word):
                    meaning = self._meaning_at(place, word, part)
                    if meaning is not None:
                        return meaning
            if entry.part is PartOfSpeech.FUNCTION:
                return None  # what is rarer than `como`, a town for one, does not explain it
        return None

    def _meaning_at(self, index: int, lemma: str, part: PartOfSpeech) -> Meaning | None:
        """The meaning filed under a word with exactly this lemma (`cafe` is not `café`) and part of speech."""
        numbers = self._meaning_index[::2]
        first = bisect_left(numbers, index)
        while numbers[first] == index:
            start, end = self._meaning_index[2 * first + 1], self._meaning_index[2 * first + 3]
            meaning = unpack_meaning(bytes(self._meanings[start:end]))
            if meaning.lemma == lemma and meaning.part is part:
                return meaning
            first += 1
        return None

    def meanings(self) -> Iterator[tuple[int, Meaning]]:
        """Every meaning with the number of the word that it is filed under, in the order of the files."""
        for at in range(0, len(self._meaning_index) - 2, 2):
            start, end = self._meaning_index[at + 1], self._meaning_index[at + 3]
            yield self._meaning_index[at], unpack_meaning(bytes(self._meanings[start:end]))

    def allowed(
        self,
        policy: WordPolicy,
        *,
        form_at_least: float = 0.0,
        lemma_at_least: float = 0.0,
        everyday: bool = False,
        polite: bool = False,
    ) -> bytes:
        """The words that a policy admits and that are known well enough, as a bitset for the kernel; cached.

        `everyday` leaves out those on which dictionaries do not agree, `polite` those that offend in any reading.
        """
        return self._remembered(policy, form_at_least, lemma_at_least, everyday=everyday, polite=polite)

    def _find_allowed(
        self, policy: WordPolicy, form_at_least: float, lemma_at_least: float, *, everyday: bool, polite: bool
    ) -> bytes:
        unsaid = Category.OFFENSIVE if polite else NOTHING
        admitted = bytes(
            any(map(policy.admits, without_repeats(masks))) and not any(mask & unsaid for mask in masks)
            for masks in self.manifest.classes
        )
        allowed = bits.pack_bits(bytes(map(admitted.__getitem__, self._classes)))
        if everyday:
            allowed = bits.both(allowed, self._everyday)
        for levels, least in ((self._forms, form_at_least), (self._lemmas, lemma_at_least)):
            if least > 0:
                allowed = bits.both(allowed, bits.at_least(bytes(levels), round(least * _ZIPF_STEPS)))
        return allowed

    def with_house(self, allowed: bytes, house: HouseWords, folding: Folding, *, polite: bool = False) -> WordSet:
        """A set of words as a house changes it: without those it refuses, with those it accepts if the graph has them.

        `polite` leaves out accepted ones that offend in any reading.
        """
        accepted = {index for word in house.accepted for index in self.find(word, folding)}
        refused = {index for word in house.refused for index in self.find(word, folding)}
        before = WordSet(allowed)
        added = (index for index in accepted - refused if index not in before and not (polite and self._offends(index)))
        removed = (index for index in refused if index in before)
        return WordSet(allowed, tuple(sorted(added)), tuple(sorted(removed)))

    def _offends(self, index: int) -> bool:
        """Whether a word offends in any reading."""
        return any(mask & Category.OFFENSIVE for mask in self.manifest.classes[self._classes[index]])

    def crossword(self, allowed: bytes) -> Words:
        """These words as a crossword search wants them; cached, but for those of a single table."""
        return self._within_shared_index(allowed) if isinstance(allowed, OwnWordSet) else self._indexed(allowed)

    def _find_index(self, allowed: bytes) -> Words:
        """The index on disk serves all words that a dictionary lists, and most of them; others get one in memory.

        To look up each word found takes up to twice as long as an index of a small vocabulary, which is built in less
        than half a second.
        """
        listed = self.allowed(_LISTED)
        if self._crossword and bits.are_most(allowed, listed):
            return Words(self.graph_buffer, allowed, self._crossword, is_whole=allowed == listed)
        return Words(self.graph_buffer, allowed, build_index(self.graph_buffer, allowed))

    def _within_shared_index(self, allowed: OwnWordSet) -> Words:
        """No index is built for a single table: each word found is looked up in its set."""
        listed = self._crossword if bits.are_within(allowed, self.allowed(_LISTED)) else None
        return Words(self.graph_buffer, allowed, listed or self._index_of_all, is_whole=False)

    @cached_property
    def _index_of_all(self) -> bytes:
        """For tables that accept words that no dictionary lists: 12 MB and two seconds for Spanish, once."""
        return build_index(self.graph_buffer, bits.pack_bits(bytes([1]) * len(self)))

    def judge(self, word: str, policy: WordPolicy, house: HouseWords = _NO_HOUSE) -> Judgement:
        """Whether a word is valid under a policy, and why."""
        return judging.judge(self, word, policy, house)

    def search(self, query: Query) -> list[int]:
        """The words a query asks for, in alphabetical order, at most its limit."""
        allowed = self.allowed(query.policy, form_at_least=query.form_at_least, lemma_at_least=query.lemma_at_least)
        folding = self.folding(query.policy)
        if query.pattern:
            pattern = folding.pattern(self.alphabet, query.pattern)
            if pattern is None or not query.shortest <= len(pattern) <= query.longest:
                return []
            return list(self.graph.match(pattern, allowed, query.limit))
        counts, blanks, classes = self._rack(query, folding)
        return list(self.graph.spell(counts, blanks, classes, query.shortest, query.longest, allowed, query.limit))

    def nearby(self, word: str, policy: WordPolicy, *, most: int) -> dict[int, int]:
        """The words of a policy that take at most so many mistakes to write like this, each with how many it takes."""
        folding = self.folding(policy)
        written = folding.pattern(self.alphabet, word)
        if written is None or len(written) > LONGEST_WORD:
            return {}
        return Nearby(self._steps, written, self.allowed(policy), most=most).search()

    def _rack(self, query: Query, folding: Folding) -> tuple[bytes, int, bytes]:
        """Letters as counts a slot; without letters everything can be spelt."""
        classes = folding.classes(self.alphabet)
        counts = bytearray(len(self.alphabet.letters))
        if not query.letters:
            return bytes(counts), query.longest, classes
        folded = folding.fold(query.letters)
        key = self.alphabet.encode(folded.replace(BLANK, ""))
        if key is None:
            raise ValueError(f"{query.letters!r} has characters that are no letters of the language.")
        for letter in key:
            counts[classes[letter]] += 1
        return bytes(counts), folded.count(BLANK), classes
