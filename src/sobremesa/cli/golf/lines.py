"""Lines that are proposed to a player: the best one for a word, without cards and with them."""

from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.choosing import best_choice
from sobremesa.games.golf.events import Play, RoundScore
from sobremesa.games.golf.line import Path, line_shapes
from sobremesa.games.golf.scoring import score_of_word
from sobremesa.games.golf.search import throw_of
from sobremesa.games.golf.view import GolfView


def best_line(box: Box, view: GolfView, word: str) -> Path | None:
    """The line on which a word scores most before cards; None when the card has none for so many letters."""
    found = throw_of(box, view.card, view.faces, neighbours=view.options.neighbours).best_line(word)
    return None if found is None else found.play.path


def best_line_with_cards(box: Box, view: GolfView, word: str, other: Path) -> Path | None:
    """A line on which the cards in hand would bring more than on the other one, if there is such a line."""
    if not view.hand:
        return None
    shapes = line_shapes(view.card, len(word), neighbours=view.options.neighbours)
    best = max(shapes.values(), key=lambda path: points_with_cards(box, view, word, path))
    gains = points_with_cards(box, view, word, best) > points_with_cards(box, view, word, other)
    return best if gains else None


def points_with_cards(box: Box, view: GolfView, word: str, path: Path) -> int:
    """What a word would bring on a line with the best jokers and cards."""
    written = Written(view.card, Play(word, path), view.faces)
    return worth(score_of_word(box, written, best_choice(box, written, view.hand)))


def worth(scored: RoundScore) -> int:
    """Points at the end: the score, and one for a cup (GOL-24)."""
    return scored.score.total + scored.cup


def line_said(path: Path) -> str:
    """The spaces of a line in order, as they are numbered on the card."""
    return "-".join(str(place + 1) for place in path)
