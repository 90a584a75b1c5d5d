"""An edition's pieces on sheets of paper: pages as values, and the PDF that is drawn from them."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sobremesa.printing.error import PrintingError
from sobremesa.printing.job import PACKAGE, Job, Leaflet
from sobremesa.printing.paper import A4, LETTER, PAPERS, Paper

if TYPE_CHECKING:
    from sobremesa.printing.binding import document
    from sobremesa.printing.drawing import pdf
    from sobremesa.printing.games import PRINTED

__all__ = [
    "A4",
    "LETTER",
    "PACKAGE",
    "PAPERS",
    "PRINTED",
    "Job",
    "Leaflet",
    "Paper",
    "PrintingError",
    "document",
    "pdf",
]

_LATER = {"document": "binding", "pdf": "drawing", "PRINTED": "games"}


def __getattr__(name: str) -> Any:
    """Whoever only says texts of this room, as every command does, waits for neither fonts nor PDF to load."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
