"""Prints to be tested: each is made once, and its PDF is read again as somebody sees it who has the file alone."""

import ctypes
from collections.abc import Iterator
from functools import cache, cached_property
from io import BytesIO
from itertools import islice
from typing import Any, NamedTuple

import pypdfium2
import pypdfium2.raw
import zxingcpp
from pypdf import PdfReader

from sobremesa.editions.texts import Language
from sobremesa.printing import PAPERS, Job, Leaflet, document, pdf
from sobremesa.printing.marks import Words, words_in
from sobremesa.printing.page import Document
from sobremesa.printing.paper import Box

POINTS = 72 / 25.4
KINDS: tuple[tuple[Language, str], ...] = (("es", "a4"), ("en", "letter"))
"""Both languages and both papers."""
CODE = "K7M2QX"


class Character(NamedTuple):
    """A character of a PDF, and what its ink covers."""

    sign: str
    box: Box


class Print:
    """A document, and its file read again."""

    def __init__(self, made: Document) -> None:
        self.document = made
        self._seen: dict[tuple[int, int], Any] = {}
        self._texts: dict[int, Any] = {}
        self._characters: dict[int, tuple[Character, ...]] = {}

    @cached_property
    def data(self) -> bytes:
        """The PDF."""
        return pdf(self.document)

    @cached_property
    def reader(self) -> PdfReader:
        """The PDF as it is built."""
        return PdfReader(BytesIO(self.data))

    @cached_property
    def file(self) -> Any:
        """The PDF, opened."""
        return pypdfium2.PdfDocument(self.data)

    def text(self, page: int, box: Box | None = None) -> str:
        """What a program reads on a page, or within a box of it, without blanks."""
        height = self.document.pages[page].paper.height
        around = box or self.document.pages[page].paper.box
        edges = (around.x, height - around.bottom, around.right, height - around.y)
        found = self._text(page).get_text_bounded(*(edge * POINTS for edge in edges))
        return "".join(str(found).split())

    def _text(self, page: int) -> Any:
        """The text of a page, which is found once."""
        if page not in self._texts:
            self._texts[page] = self.file[page].get_textpage()
        return self._texts[page]

    def characters(self, page: int) -> tuple[Character, ...]:
        """Everything that is written on a page."""
        if page not in self._characters:
            self._characters[page] = tuple(self._written(page))
        return self._characters[page]

    def _written(self, page: int) -> Iterator[Character]:
        """In the order of drawing, which a reader changes where texts stand beside each other."""
        read, raw = self._text(page), pypdfium2.raw
        opened, height = read.page, self.document.pages[page].paper.height
        objects = (raw.FPDFPage_GetObject(opened.raw, place) for place in range(raw.FPDFPage_CountObjects(opened.raw)))
        drawn = {address(each): place for place, each in enumerate(objects)}

        def order(place: int) -> int:
            return drawn.get(address(raw.FPDFText_GetTextObject(read.raw, place)), -1)

        for place in sorted(range(read.count_chars()), key=order):
            sign = chr(raw.FPDFText_GetUnicode(read.raw, place))
            if not sign.isspace() and sign.isprintable():
                left, bottom, right, top = (edge / POINTS for edge in read.get_charbox(place))
                yield Character(sign, Box(left, height - top, right - left, top - bottom))

    def written(self, page: int) -> Iterator[tuple[Words, tuple[Character, ...]]]:
        """Every text of a page with the characters that are read of it: a file has them in the order of drawing."""
        found = iter(self.characters(page))
        drawn = self.document.pages[page]
        marks = (*(mark for piece in drawn.pieces for mark in piece.marks), *drawn.marks)
        for words in words_in(marks):
            signs = "".join(words.text.split())
            read = tuple(islice(found, len(signs)))
            assert "".join(each.sign for each in read) == signs
            yield words, read
        assert next(found, None) is None

    def pixels(self, page: int, box: Box, a_millimetre: int) -> Any:
        """What is printed on a box of a page."""
        asked = page, a_millimetre
        if asked not in self._seen:
            self._seen[asked] = self.file[page].render(scale=a_millimetre / POINTS).to_pil().convert("RGB")
        left, upper, right, lower = (round(edge * a_millimetre) for edge in (box.x, box.y, box.right, box.bottom))
        return self._seen[asked].crop((left, upper, right, lower))


def scanned(data: bytes, page: int = 0) -> list[str]:
    """What a camera reads in the QR codes of a page of a PDF."""
    with pypdfium2.PdfDocument(data) as file:
        seen = file[page].render(scale=5 / POINTS).to_pil().convert("L")
    return [code.text for code in zxingcpp.read_barcodes(seen)]


def address(handle: Any) -> int:
    """What tells objects of a file apart."""
    return ctypes.cast(handle, ctypes.c_void_p).value or 0


def pieces_alone(**changed: Any) -> Job:
    """In Spanish, on A4, the whole box without rules, unless something else is asked."""
    return Job(**{"language": "es", "leaflet": Leaflet.WITHOUT, **changed})


@cache
def printed(game: str, language: Language = "es", paper: str = "a4", leaflet: Leaflet = Leaflet.WITH) -> Print:
    """The whole box, with a set where the game has sets."""
    code = CODE if game in ("golf", "buffet") else ""
    address = f"https://casa.example/new/{game}?set={code}&language={language}" if code else ""
    job = Job(language=language, paper=PAPERS[paper], leaflet=leaflet, code=code, address=address)
    return Print(document(game, job))
