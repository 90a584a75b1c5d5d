"""Colours of the table that can be read on paper and by lamp light: each has contrast 4.5 on white and on black."""

RED = "#d14139"
MUSTARD = "#9a6c00"
OLIVE = "#657d1f"
GREEN = "#328532"
SKY = "#2f77be"
VIOLET = "#a94ebc"
TEAL = "#0e8282"
ROSE = "#ce3b78"
WALNUT = "#a8652a"
QUIET = "#757575"

COLOURS = (RED, MUSTARD, OLIVE, GREEN, SKY, VIOLET, TEAL, ROSE, WALNUT, QUIET)

# A seat is a colour and a shape, never colour alone.
_SEATS = (("●", RED), ("★", MUSTARD), ("♥", ROSE), ("◆", SKY), ("▲", OLIVE), ("■", VIOLET), ("☾", TEAL), ("♣", GREEN))


def shape_of(seat: int) -> str:
    """The shape of a seat."""
    return _SEATS[seat][0]


def colour_of(seat: int) -> str:
    """The colour of a seat."""
    return _SEATS[seat][1]


def colour_of_points(points: int) -> str:
    """Green for what adds, red for what takes away, quiet for nothing."""
    return GREEN if points > 0 else RED if points < 0 else QUIET


def signed(points: int) -> str:
    """Points with their sign: +3, −4, 0."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """A number with a real minus sign."""
    return str(points).replace("-", "−")
