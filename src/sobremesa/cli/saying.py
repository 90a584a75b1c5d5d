"""All that the command line says: the texts of engine and games, and its own."""

from importlib.resources.abc import Traversable

from sobremesa.cli.language import guess_language
from sobremesa.editions import texts as shared
from sobremesa.editions.texts import Language, Texts

PACKAGES = ("sobremesa.cli", "sobremesa.cli.words")
"""Where the command line has texts of its own."""


def texts(language: Language | None = None) -> Texts:
    """Every sentence in this language, else in the one that the environment names."""
    return shared.texts(language or guess_language(), *PACKAGES)


def sources(language: Language) -> tuple[Traversable, ...]:
    """The files that these sentences are read from."""
    return shared.sources(language, *PACKAGES)
