"""What somebody wants printed."""

from enum import StrEnum

import msgspec

from sobremesa.editions.texts import Language, Texts
from sobremesa.editions.texts import texts as shared
from sobremesa.printing.paper import A4, Paper

PACKAGE = "sobremesa.printing"
"""Where this room's texts are."""


class Leaflet(StrEnum):
    """Whether the rules are printed too."""

    WITH = "with"
    WITHOUT = "without"
    ONLY = "only"


class Job(msgspec.Struct, frozen=True):
    """In which language, on which paper, for how many, and what only some games ask."""

    language: Language
    paper: Paper = A4
    players: int | None = None
    """None for the whole box; else what depends on how many play is printed for so many."""
    leaflet: Leaflet = Leaflet.WITH
    is_plain: bool = False
    """Word Buffet without the red noise."""
    code: str = ""
    """The set, of Word Buffet and Word Golf: which deal it is."""
    address: str = ""
    """Where the same set opens online, for a QR code."""
    is_other_box: bool = False
    """Not the one that houses play in this language: there the same code deals something else."""

    @property
    def say(self) -> Texts:
        """Everything that is printed, in its language."""
        return shared(self.language, PACKAGE)
