"""A print as somebody sees it who has the file alone: pixels and text, by millimetres of the page."""

from functools import cached_property
from typing import Any

import pypdfium2
from PIL import Image

from sobremesa.printing import Job, Leaflet, pdf
from sobremesa.printing.page import Document
from sobremesa.printing.paper import Box

PIXELS = 8
"""A millimetre, about 200 dots an inch."""
_POINTS = 72 / 25.4


class Rendered:
    """The PDF of a document, read again."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.data = pdf(document)
        self._pages: dict[int, Image.Image] = {}

    @cached_property
    def _file(self) -> Any:
        return pypdfium2.PdfDocument(self.data)

    def picture(self, page: int, box: Box) -> Image.Image:
        """What is printed on a box of a page."""
        if page not in self._pages:
            self._pages[page] = self._file[page].render(scale=PIXELS / _POINTS).to_pil().convert("RGB")
        left, upper, right, lower = (round(edge * PIXELS) for edge in (box.x, box.y, box.right, box.bottom))
        return self._pages[page].crop((left, upper, right, lower))

    def text(self, page: int, box: Box | None = None) -> str:
        """What a program reads on a page, or on a box of it, without blanks."""
        read = self._file[page].get_textpage()
        if box is None:
            found = read.get_text_range()
        else:
            height = self.document.pages[page].paper.height
            left, right = box.x * _POINTS, box.right * _POINTS
            found = read.get_text_bounded(left, (height - box.bottom) * _POINTS, right, (height - box.y) * _POINTS)
        return "".join(str(found).split())

    def pages(self, title: str) -> list[int]:
        """The pages of this title."""
        return [number for number, page in enumerate(self.document.pages) if page.title == title]


def job(**changed: Any) -> Job:
    """Pieces alone, in Spanish, on A4, unless something else is asked."""
    return Job(**{"language": "es", "leaflet": Leaflet.WITHOUT, **changed})
