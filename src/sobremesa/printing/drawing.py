"""Pages become a PDF: vectors and embedded fonts, true to size, the same bytes for the same pages."""

from io import BytesIO
from threading import Lock
from typing import Any

from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import FILL_EVEN_ODD, FILL_NON_ZERO, Canvas

from sobremesa.printing.marks import Clipped, Ink, Mark, Shape, Stamp, Words
from sobremesa.printing.outline import Steps
from sobremesa.printing.page import Document, Page
from sobremesa.printing.paper import Paper
from sobremesa.printing.typefaces import POINT, Face, typeface

MILLIMETRE = 1 / POINT
_FONTS = {face: f"Sobremesa-{face.value}" for face in Face}
_registering = Lock()
# Streams as they are, not spelt out in letters: a fifth smaller, and sooner written.
rl_config.useA85 = 0


def pdf(document: Document) -> bytes:
    """The document as a file."""
    _register_fonts()
    data = BytesIO()
    # Invariant: no hour and no chance in the file. With a font of its own to begin with it names no other.
    first = _FONTS[Face.SANS]
    canvas = Canvas(data, pageCompression=1, invariant=1, lang=document.language, initialFontName=first)
    canvas.setTitle(document.title)
    canvas.setCreator("Sobremesa")
    canvas.setAuthor("Sobremesa")
    canvas.setSubject("")
    pen = _Pen(canvas)
    for page in document.pages:
        pen.page(page)
    canvas.save()
    return data.getvalue()


def _register_fonts() -> None:
    """The library keeps fonts by name for the whole process."""
    with _registering:
        for face, name in _FONTS.items():
            if name not in pdfmetrics.getRegisteredFontNames():
                pdfmetrics.registerFont(TTFont(name, BytesIO(typeface(face).data)))


class _Pen:
    """Draws marks on a canvas whose y grows upwards, in points."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._height = 0.0
        self._stamps: dict[str, list[Stamp]] = {}

    def page(self, page: Page) -> None:
        """One page with all that is on it."""
        self._open(page.paper)
        self._keep_stamps((*page.marks, *(mark for piece in page.pieces for mark in piece.marks)))
        for piece in page.pieces:
            self._draw(piece.marks)
        self._draw(page.marks)
        self._canvas.showPage()

    def _open(self, paper: Paper) -> None:
        self._height = paper.height
        self._canvas.setPageSize((paper.width * MILLIMETRE, paper.height * MILLIMETRE))

    def _draw(self, marks: tuple[Mark, ...]) -> None:
        for mark in marks:
            match mark:
                case Shape():
                    self._shape(mark)
                case Words():
                    self._words(mark)
                case Clipped():
                    self._clipped(mark)
                case Stamp():
                    self._stamp(mark)

    def _shape(self, shape: Shape) -> None:
        canvas, ink = self._canvas, shape.ink
        canvas.saveState()
        self._take(ink)
        path = self._path(shape.steps)
        rule = FILL_EVEN_ODD if ink.is_hollow else FILL_NON_ZERO
        canvas.drawPath(path, stroke=int(ink.line is not None), fill=int(ink.fill is not None), fillMode=rule)
        canvas.restoreState()

    def _take(self, ink: Ink) -> None:
        canvas = self._canvas
        if ink.is_multiplied:
            canvas.setBlendMode("Multiply")
        if ink.fill is not None:
            canvas.setFillColor(HexColor(ink.fill))
        if ink.line is not None:
            canvas.setStrokeColor(HexColor(ink.line))
            canvas.setLineWidth(ink.width * MILLIMETRE)
            canvas.setLineCap(1)
            canvas.setLineJoin(1)
        if ink.dash:
            canvas.setDash([length * MILLIMETRE for length in ink.dash])

    def _path(self, steps: Steps) -> Any:
        path = self._canvas.beginPath()
        for step in steps:
            points = [self._across(at) if place % 2 == 0 else self._up(at) for place, at in enumerate(step)]
            match len(step):
                case 0:
                    path.close()
                case 2:
                    path.lineTo(*points)
                case 3:
                    path.moveTo(*points[:2])
                case _:
                    path.curveTo(*points)
        return path

    def _words(self, words: Words) -> None:
        canvas = self._canvas
        canvas.saveState()
        canvas.setFillColor(HexColor(words.colour))
        canvas.setFont(_FONTS[words.face], words.size)
        if words.turn:
            x, y = (self._across(words.box.centre[0]), self._up(words.box.centre[1]))
            canvas.translate(x, y)
            canvas.rotate(-words.turn)
            canvas.translate(-x, -y)
        for line in words.lines:
            canvas.drawString(self._across(line.x), self._up(line.y), line.text)
        canvas.restoreState()

    def _clipped(self, clipped: Clipped) -> None:
        self._canvas.saveState()
        self._canvas.clipPath(self._path(clipped.steps), stroke=0, fill=0, fillMode=FILL_NON_ZERO)
        self._draw(clipped.marks)
        self._canvas.restoreState()

    def _stamp(self, stamp: Stamp) -> None:
        canvas = self._canvas
        canvas.saveState()
        canvas.translate(self._across(stamp.x), self._up(stamp.y))
        canvas.rotate(-stamp.turn)
        canvas.doForm(self._kept_as(stamp))
        canvas.restoreState()

    def _keep_stamps(self, marks: tuple[Mark, ...]) -> None:
        """A picture is kept when a page first needs it, since none can be begun within a page's own drawing."""
        for mark in marks:
            if isinstance(mark, Clipped):
                self._keep_stamps(mark.marks)
            elif isinstance(mark, Stamp) and not self._kept_as(mark):
                self._keep(mark)

    def _kept_as(self, stamp: Stamp) -> str:
        """What a picture is called in the file, where pictures of one name may differ; nothing for a new one."""
        for place, each in enumerate(self._stamps.get(stamp.name, ())):
            if each.marks == stamp.marks:
                return f"{stamp.name}.{place}"
        return ""

    def _keep(self, stamp: Stamp) -> None:
        self._stamps.setdefault(stamp.name, []).append(stamp)
        height, self._height = self._height, 0.0
        self._canvas.beginForm(self._kept_as(stamp), lowerx=-1000, lowery=-1000, upperx=1000, uppery=1000)
        self._draw(stamp.marks)
        self._canvas.endForm()
        self._height = height

    def _across(self, x: float) -> float:
        return x * MILLIMETRE

    def _up(self, y: float) -> float:
        return (self._height - y) * MILLIMETRE
