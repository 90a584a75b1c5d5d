"""The score of a play word by word: each letter with its value, each premium, and the clauses behind them (BIS-16)."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.cli.clauses import in_order
from sobremesa.cli.palette import GREEN, QUIET, VIOLET, colour_of_points, number, signed
from sobremesa.editions.texts import Texts
from sobremesa.engine import Line, Score

_TILES = ("bisonte-line-letter", "bisonte-line-bisonte")
_LETTER_FACTORS = {"bisonte-line-double-letter": "×2", "bisonte-line-treble-letter": "×3"}
_WORD_FACTORS = {"bisonte-line-double-word": "×2", "bisonte-line-treble-word": "×3", "bisonte-line-first-word": "×2"}


class WordScore(msgspec.Struct, frozen=True):
    """The lines of a score that belong to one word."""

    word: str
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        """What the word brings."""
        return sum(line.points for line in self.lines)


def word_scores(score: Score) -> Iterator[WordScore]:
    """The words of a play; a line that belongs to none, such as the bonus, is a word of its own without letters."""
    word, spelt = "", ""
    lines: list[Line] = []
    for line in score.lines:
        is_tile = line.text.id in _TILES
        if lines and (not _is_of_word(line) or (is_tile and spelt == word)):
            yield WordScore(word, tuple(lines))
            lines, spelt = [], ""
        word = str(line.text.args.get("word", ""))
        spelt += str(line.text.args["letter"]) if is_tile else ""
        lines.append(line)
    if lines:
        yield WordScore(word, tuple(lines))


def by_words(score: Score, say: Texts, total: str) -> Grid:
    """A row for each word: CASA  C3 A1 S1×2 A1 · ×2  +14, and the sum below."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=44)
    grid.add_column(justify="right")
    grid.add_column()
    for scored in word_scores(score):
        points = Text(signed(scored.points), colour_of_points(scored.points))
        clauses = " ".join(in_order({line.clause for line in scored.lines}))
        if scored.word:
            grid.add_row(Text(scored.word, "bold"), _spelt(scored.lines), points, Text(clauses, QUIET))
        else:
            grid.add_row("", Text(say.say(scored.lines[0].text), GREEN), points, Text(clauses, QUIET))
    sum_said = Text(number(score.total), f"bold {colour_of_points(score.total)}")
    grid.add_row(Text(total, "bold"), "", sum_said, "")
    return grid


def _is_of_word(line: Line) -> bool:
    return "word" in line.text.args


def _spelt(lines: Sequence[Line]) -> Text:
    """The tiles with their values, a factor behind each that a premium multiplies, and those of the whole word."""
    said = Text()
    factors = []
    for line in lines:
        name = line.text.id
        if name in _TILES:
            bisonte = name == "bisonte-line-bisonte"
            letter = str(line.text.args["letter"])
            said.append(" " if said else "").append(letter.lower() if bisonte else letter, VIOLET if bisonte else "")
            said.append(str(line.points), QUIET)
        elif name in _LETTER_FACTORS:
            said.append(_LETTER_FACTORS[name], GREEN)
        else:
            factors.append(_WORD_FACTORS[name])
    return said.append(f" · {' '.join(factors)}", GREEN) if factors else said
