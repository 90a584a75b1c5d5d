"""The colours of the table, as on the site by day (web/src/ui/theme.css)."""

from typing import TypeAlias

Colour: TypeAlias = str
"""Red, green and blue as `#rrggbb`."""

WHITE = "#ffffff"
BLACK = "#000000"
LINEN = "#efe6d5"
CLOTH = "#e5d8c1"
PAPER = "#fffaf0"
INK = "#2b1d14"
QUIET = "#655241"
EDGE = "#cbb896"
LINE = "#8a7358"
WALNUT = "#6b4226"
WOOD = "#a8713f"
FOIL = "#a3261d"
OLIVE = "#4a5a1c"
MUSTARD = "#f0c95c"
SKY = "#225a80"
PIECE = "#fdf3dc"
PIECE_EDGE = "#c9ab74"
SEATS = ("#a3261d", "#1f5f8b", "#8a2f6b", "#4a5a1c", "#8a4b08", "#4b3f9b", "#0d6157", "#5a4632")
"""One a seat; each has its shape too."""
