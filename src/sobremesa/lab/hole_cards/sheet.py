"""All hole cards on one sheet, drawn as SVG: paper cards on linen, to be looked at before anybody plays them."""

from collections.abc import Iterator, Sequence
from html import escape

from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind

COLUMNS = 6
WIDTH, HEIGHT, GAP = 180, 206, 14
STEP = 29
HEAD = 42
ROOM_AROUND = 64
"""A space's own width and what its arrow needs."""

_STYLE = """
text { font-family: Rockwell, 'Roboto Slab', 'DejaVu Serif', Georgia, serif; fill: #3b2f26 }
.paper { fill: #fbf6ea; stroke: #cdbfa6 }
.green { fill: #e3e8cf }
.plain { fill: #fffdf7; stroke: #6b5a49; stroke-width: 1.4 }
.sand { fill: #f7edcf; stroke: #a98643; stroke-width: 1.4 }
.dune { fill: #e6cd8c }
.grain { fill: #a98643 }
.ring { fill: none; stroke: #5d6b26; stroke-width: 2.4 }
.twice { font-size: 9.5px; fill: #4c581f; text-anchor: middle; font-weight: bold }
.arrow { fill: #b3271e }
.pole { stroke: #3b2f26; stroke-width: 1.5; stroke-linecap: round }
.hole { font-size: 21px; font-weight: bold }
.par { font-size: 10.5px; text-anchor: end }
.name { font-size: 11.5px }
.other { font-size: 9.5px; fill: #7a6a58 }
"""

_SYMBOLS = """<defs>
<circle id="plain" r="11" class="plain"/>
<g id="double"><circle r="11" class="plain"/><circle r="13" class="ring"/></g>
<path id="bunker" class="dune"
d="M-15.5-2c-1-9 6-14 13-13.5 4 .3 5-2 9-.5 7 2.5 9.5 8 9 15-.5 8-6 15-15 15.5-9 .5-15-7-16-16.5z"/>
<g id="obstacle"><circle r="11" class="sand"/><g class="grain">
<circle cx="-4" cy="-4" r="1"/><circle cx="3" cy="-6" r="1"/>
<circle cx="6" cy="1" r="1"/><circle cx="-1" cy="6" r="1"/><circle cx="-6" cy="2" r="1"/>
<circle cx="1" cy="0" r="1"/></g></g>
<path id="arrow" class="arrow" d="M-13 0l-9-6.5v4h-6v5h6v4z"/>
<g id="flag"><path class="pole" d="M-3 7V-8"/><path class="arrow" d="M-2.3-8.5l9.5 3.6-9.5 3.6z"/></g>
</defs>"""


def sheet(cards: Sequence[HoleCard], language: str, second_language: str) -> str:
    """One SVG picture of the cards, with their names in two languages."""
    rows = -(-len(cards) // COLUMNS)
    width = COLUMNS * (WIDTH + GAP) + GAP
    height = rows * (HEIGHT + GAP) + GAP
    drawn = "\n".join(
        f'<g transform="translate({GAP + number % COLUMNS * (WIDTH + GAP)} '
        f'{GAP + number // COLUMNS * (HEIGHT + GAP)})">{"".join(_card(card, language, second_language))}</g>'
        for number, card in enumerate(cards)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">\n<style>{_STYLE}</style>\n'
        f'{_SYMBOLS}\n<rect width="{width}" height="{height}" fill="#ded3bf"/>\n{drawn}\n</svg>\n'
    )


def _card(card: HoleCard, language: str, second_language: str) -> Iterator[str]:
    yield f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="9"/>'
    yield f'<text class="hole" x="12" y="28">{card.hole}</text>'
    yield f'<text class="name" x="32" y="20">{escape(card.name(language))}</text>'
    yield f'<text class="other" x="32" y="33">{escape(card.name(second_language))}</text>'
    yield f'<text class="par" x="{WIDTH - 12}" y="20">P{card.par}</text>'
    yield f'<text class="par other" x="{WIDTH - 12}" y="33">{escape(card.id)}</text>'
    yield f'<g transform="{_placing(card)}">'
    for space in card.spaces:
        yield f'<circle class="green" cx="{space.x * STEP}" cy="{space.y * STEP}" r="20"/>'
    for space in card.spaces:
        if space.kind is SpaceKind.OBSTACLE:
            yield _use("bunker", space)
    for space in card.spaces:
        yield from _space(space)
    yield _use("arrow", card.spaces[card.start], f" rotate({_free_side(card)})")
    yield _use("flag", card.spaces[card.flag])
    yield "</g>"


def _placing(card: HoleCard) -> str:
    """The drawing in the middle of the card, as large as it may be."""
    across, down = ((count - 1) * STEP for count in card.size())
    room = HEIGHT - HEAD
    scale = min(1.25, WIDTH / (across + ROOM_AROUND), room / (down + ROOM_AROUND))
    x = min(space.x for space in card.spaces) * STEP + across / 2
    y = min(space.y for space in card.spaces) * STEP + down / 2
    return f"translate({WIDTH / 2:g} {HEAD + room / 2:g}) scale({scale:.3g}) translate({-x:g} {-y:g})"


def _space(space: Space) -> Iterator[str]:
    yield _use(space.kind.value, space)
    if space.kind is SpaceKind.DOUBLE:
        yield f'<text class="twice" x="{space.x * STEP}" y="{space.y * STEP + 3.5:g}">×2</text>'


def _use(symbol: str, space: Space, turn: str = "") -> str:
    return f'<use href="#{symbol}" transform="translate({space.x * STEP} {space.y * STEP}){turn}"/>'


def _free_side(card: HoleCard) -> int:
    """From where the start's arrow comes, in degrees from the left: the side with the most room."""
    start = card.spaces[card.start]
    points = {(space.x - start.x, space.y - start.y) for space in card.spaces}
    sides = {0: (-1, 0), 90: (0, -1), 180: (1, 0), 270: (0, 1)}

    def crowd(turn: int) -> tuple[int, int]:
        x, y = sides[turn]
        beside = {(x, y), (x + y, y + x), (x - y, y - x)}
        return (x, y) in points, len(points & beside)

    return min(sides, key=crowd)
