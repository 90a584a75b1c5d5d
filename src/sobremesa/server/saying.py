"""All that the house says to people: the texts of engine and games, and its own."""

from sobremesa.editions import texts as shared
from sobremesa.editions.texts import LANGUAGES, Language, Texts

PACKAGE = "sobremesa.server"


def texts(language: Language) -> Texts:
    """Every sentence in this language."""
    return shared.texts(language, PACKAGE)


def language_of(accepted: str) -> Language:
    """The first language of a browser's wishes that we speak; English where there is none."""
    for wish in accepted.split(","):
        name = wish.partition(";")[0].strip().casefold()[:2]
        for language in LANGUAGES:
            if name == language:
                return language
    return "en"
