"""An edition's pieces on sheets of paper: pages as values, and the PDF that is drawn from them."""

from sobremesa.printing.document import document
from sobremesa.printing.drawing import pdf
from sobremesa.printing.error import PrintingError
from sobremesa.printing.games import PRINTED
from sobremesa.printing.job import PACKAGE, Job, Leaflet
from sobremesa.printing.paper import A4, LETTER, PAPERS, Paper

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
