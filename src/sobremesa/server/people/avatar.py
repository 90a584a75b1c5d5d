"""An avatar of one's own: a tile in a colour of the table, with an initial and a shape, for ever the same."""

from hashlib import blake2b
from xml.sax.saxutils import escape

PAPER = "#fffefb"
# Letters of paper can be read on all of them; the edge of paper sets the tile off from walnut at night.
COLOURS = {
    "red foil": "#b3261e",
    "mustard": "#8a6100",
    "olive": "#566b18",
    "sky": "#2268ad",
    "walnut": "#8f5220",
    "ink": "#51565c",
}
_TILE = '<rect x="3" y="3" width="94" height="94" rx="18" fill="{colour}" stroke="{paper}" stroke-width="3"/>'
# Each is drawn about (0, 0) within 10 units, in the order of the seats: ● ★ ♥ ◆ ▲ ■ ☾ ♣.
SHAPES = (
    '<circle r="9"/>',
    '<path d="M0-10 2.6-3.4 9.6-3.1 4.1 1.3 6 8.1 0 4.2-6 8.1-4.1 1.3-9.6-3.1-2.6-3.4Z"/>',
    '<path d="M0 9C-13-1-8-9-4-9-1.5-9 0-6.5 0-5.5 0-6.5 1.5-9 4-9 8-9 13-1 0 9Z"/>',
    '<path d="M0-10 8 0 0 10-8 0Z"/>',
    '<path d="M0-9 9.5 7.5H-9.5Z"/>',
    '<path d="M-8-8H8V8H-8Z"/>',
    '<path d="M3-9A9 9 0 1 0 8.5 4 7.5 7.5 0 0 1 3-9Z"/>',
    '<path d="M-1 3-2.5 9H2.5L1 3ZM0-9a4 4.3 0 1 0 .1 0ZM-4.6-2.5a4.3 4.3 0 1 0 .1 0ZM4.6-2.5a4.3 4.3 0 1 0 .1 0Z"/>',
)


def draw_avatar(person: str, name: str) -> str:
    """An SVG picture: colour and shape come from the id, which stays, and the initial from the name."""
    number = int.from_bytes(blake2b(person.encode("utf-8", "replace"), digest_size=8).digest(), "big")
    colour = tuple(COLOURS.values())[number % len(COLOURS)]
    shape = SHAPES[number // len(COLOURS) % len(SHAPES)]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-hidden="true">'
        + _TILE.format(colour=colour, paper=PAPER)
        + f'<g fill="{PAPER}"><text x="46" y="66" font-family="Zilla Slab, Rockwell, serif" font-weight="700"'
        + f' font-size="52" text-anchor="middle">{escape(initial(name))}</text>'
        + f'<g transform="translate(79 78) scale(1.2)">{shape}</g></g></svg>'
    )


def avatar_version(name: str) -> str:
    """Another one for another name: as long as it is the same, so is the picture."""
    return blake2b(name.encode("utf-8", "replace"), digest_size=6).hexdigest()


def initial(name: str) -> str:
    """The first letter or digit of a name, as a capital; a middle dot for who has none."""
    first = next((letter for letter in name if letter.isalnum()), None) or next(
        (letter for letter in name if letter.isprintable() and not letter.isspace()), "·"
    )
    return first.upper()[0]
