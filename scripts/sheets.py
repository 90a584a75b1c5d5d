"""One page of every game's print as a picture for the guide, so that what is shown there is what is printed."""

from pathlib import Path

import pypdfium2
from PIL import Image

from sobremesa.engine.sets import EXAMPLE
from sobremesa.printing import Job, document, pdf
from sobremesa.printing.page import Document, Page

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
SHOWN = {"golf": "hole", "buffet": "tile", "bisonte": "board", "loom": "consonant"}
"""For each game the kind of piece that its picture shows."""
DOTS = 3.0
"""A millimetre: names and letters can be read, small print cannot."""
COLOURS = 128


def picture(game: str) -> Image.Image:
    """The page on which most pieces of the kind lie, and the most different ones."""
    made = document(game, Job(language="en", code=EXAMPLE if game in ("buffet", "golf") else ""))
    number = max(range(len(made.pages)), key=lambda number: _worth(made.pages[number], SHOWN[game]))
    alone = Document(made.title, made.language, made.pages[number : number + 1])
    with pypdfium2.PdfDocument(pdf(alone)) as file:
        seen: Image.Image = file[0].render(scale=DOTS * 25.4 / 72).to_pil().convert("RGB")
    return seen.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)


def _worth(page: Page, kind: str) -> tuple[int, int]:
    """How many of the kind lie on it, and how many different words are read there."""
    pieces = [piece for piece in page.pieces if piece.kind == kind and piece.side == "front"]
    return len(pieces), len({words.text for piece in pieces for words in piece.words})


if __name__ == "__main__":
    for game in SHOWN:
        file = FOLDER / f"sheet-{game}.png"
        picture(game).save(file, optimize=True)
        print(f"{file.name}: {file.stat().st_size // 1000} kB")
