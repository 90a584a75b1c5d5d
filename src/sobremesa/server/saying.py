"""All that the house says to people: the texts of engine and games, those of printed sheets, and its own."""

from sobremesa.editions import texts as shared
from sobremesa.editions.texts import LANGUAGES, Language, Texts
from sobremesa.printing.job import PACKAGE as PRINTING

PACKAGE = "sobremesa.server"


def texts(language: Language) -> Texts:
    """Every sentence in this language."""
    return shared.texts(language, PRINTING, PACKAGE)


def language_of(accepted: str) -> Language:
    """The first language of a browser's wishes that we speak; English where there is none."""
    for wish in accepted.split(","):
        name = wish.partition(";")[0].strip().casefold()[:2]
        for language in LANGUAGES:
            if name == language:
                return language
    return "en"
