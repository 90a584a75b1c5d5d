"""The files of a lexicon on disk: their names, their manifest, and how they are opened and checked."""

import hashlib
import mmap
from collections.abc import Iterable
from pathlib import Path

import msgspec

FORMAT = 2
MANIFEST = "manifest.json"
GRAPH = "words.graph"
CLASSES = "words.classes"
FORM_ZIPF = "words.form-zipf"
LEMMA_ZIPF = "words.lemma-zipf"
EVERYDAY = "words.everyday"
ENTRY_INDEX = "entries.index"
ENTRIES = "entries.data"
MEANING_INDEX = "meanings.index"
MEANINGS = "meanings.data"
CROSSWORD = "words.crossword"
"""The crossword index of the words that a dictionary lists: made of the others, and no part of the digest."""
FILES = (GRAPH, CLASSES, FORM_ZIPF, LEMMA_ZIPF, EVERYDAY, ENTRY_INDEX, ENTRIES, MEANING_INDEX, MEANINGS)


class LexiconDamaged(ValueError):  # noqa: N818 - what is wrong, not that something is
    """The files are not a lexicon, or not a whole one."""


class LexiconMissing(FileNotFoundError):  # noqa: N818 - what is wrong, not that something is
    """There is no lexicon where one was looked for."""


class FileFacts(msgspec.Struct, frozen=True):
    """What a file must be."""

    size: int
    sha256: str


class FamilyFacts(msgspec.Struct, frozen=True):
    """A licence family: its terms, its sources, and how many words its own graph holds."""

    licence: str
    sources: str
    words: int


class Manifest(msgspec.Struct, frozen=True):
    """What a lexicon's folder says of itself; `classes` lists the entry categories behind each class number."""

    format: int
    language: str
    words: int
    entries: int
    meanings: int
    categories: dict[str, int]
    classes: list[list[int]]
    family_names: list[str]
    families: dict[str, FamilyFacts]
    files: dict[str, FileFacts]
    digest: str
    derived: dict[str, FileFacts] = {}
    """Files that the compiled kernel made of the others; without it there are none."""


def facts(content: bytes) -> FileFacts:
    """Size and digest of a file's content."""
    return FileFacts(len(content), hashlib.sha256(content).hexdigest())


def joint_digest(files: dict[str, FileFacts]) -> str:
    """One digest over the names and contents of all files."""
    lines = (f"{name} {files[name].size} {files[name].sha256}\n" for name in sorted(files))
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a lexicon's folder."""
    try:
        content = (folder / MANIFEST).read_bytes()
    except FileNotFoundError:
        raise LexiconMissing(f"There is no lexicon in {folder}: run `sobremesa words build`.") from None
    try:
        manifest = msgspec.json.decode(content, type=Manifest)
    except msgspec.MsgspecError:
        raise LexiconDamaged(_again(f"The manifest of the lexicon in {folder} cannot be read")) from None
    if manifest.format != FORMAT:
        raise LexiconDamaged(_again(f"The lexicon in {folder} has format {manifest.format}, not {FORMAT}"))
    if set(FILES) - manifest.files.keys() or joint_digest(manifest.files) != manifest.digest:
        raise LexiconDamaged(_again(f"The manifest of the lexicon in {folder} contradicts itself"))
    return manifest


def map_file(folder: Path, name: str, size: int) -> memoryview:
    """A file's content, mapped into memory, when it has the size that the manifest states."""
    try:
        with (folder / name).open("rb") as file:
            if file.seek(0, 2) != size:
                raise LexiconDamaged(_again(f"{name} of the lexicon in {folder} is not {size} bytes long"))
            return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if size else b"")
    except FileNotFoundError:
        raise LexiconDamaged(_again(f"{name} of the lexicon in {folder} is missing")) from None


def check_files(folder: Path, names: Iterable[str] = ()) -> str:
    """The digest of a lexicon whose files are all what the manifest says; LexiconDamaged names the first not."""
    manifest = read_manifest(folder)
    every = manifest.files | manifest.derived
    for name in names or sorted(every):
        stated = every[name]
        content = map_file(folder, name, stated.size)
        if hashlib.sha256(content).hexdigest() != stated.sha256:
            raise LexiconDamaged(_again(f"{name} of the lexicon in {folder} does not fit its digest"))
    return manifest.digest


def _again(problem: str) -> str:
    return f"{problem}: run `sobremesa words build`."
