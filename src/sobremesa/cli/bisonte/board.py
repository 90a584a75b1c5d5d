"""The board with its premiums and tiles, and a rack; each sign can be read without colours."""

from collections.abc import Collection, Iterable, Mapping

from rich.text import Text

from sobremesa.cli.bisonte.notation import column_said
from sobremesa.cli.palette import MUSTARD, QUIET, RED, ROSE, SKY, TEAL, VIOLET, WALNUT
from sobremesa.editions.texts import Texts
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Layout, Placed

_LETTER_STYLES = {2: SKY, 3: TEAL}
_WORD_STYLES = {2: ROSE, 3: RED}
_EMPTY = "·"


def draw_board(layout: Layout, board: Mapping[int, Placed], fresh: Collection[int], say: Texts) -> Text:
    """Columns by letters, rows by numbers; the tiles on `fresh` squares stand in brackets."""
    names = "".join(f" {column_said(column)} " for column in range(layout.side))
    lines = [Text(f"  {names}".rstrip(), QUIET, no_wrap=True)]
    for row in range(layout.side):
        cells = range(row * layout.side, (row + 1) * layout.side)
        lines.append(_row(layout, board, frozenset(fresh), cells, say))
    return Text("\n").join(lines)


def _row(layout: Layout, board: Mapping[int, Placed], fresh: frozenset[int], cells: range, say: Texts) -> Text:
    line = Text(no_wrap=True).append(f"{cells[0] // layout.side + 1:>2}", QUIET)
    was_fresh = False
    for cell in cells:
        is_fresh = cell in fresh and cell in board
        line.append(_bracket(was_fresh, is_fresh), MUSTARD)
        line.append_text(_square(layout, cell, board.get(cell), say, is_fresh=is_fresh))
        was_fresh = is_fresh
    return line.append("]" if was_fresh else "", MUSTARD)


def _bracket(before: bool, after: bool) -> str:  # noqa: FBT001 - what stands to the left and to the right
    return " " if before == after else "]" if before else "["


def _square(layout: Layout, cell: int, placed: Placed | None, say: Texts, *, is_fresh: bool) -> Text:
    """Two characters: a tile, a premium (2P, 3L), the centre, or nothing."""
    if placed is not None:
        letters = placed.tile.lower() if placed.bisonte else placed.tile
        colour = VIOLET if placed.bisonte else MUSTARD if is_fresh else ""
        return Text(letters.ljust(2), f"bold {colour}".strip())
    word, letter = layout.word_factor(cell), layout.letter_factor(cell)
    if word > 1:
        return Text(f"{word}{say('cli-bisonte-word-sign')}", _WORD_STYLES[word])
    if letter > 1:
        return Text(f"{letter}{say('cli-bisonte-letter-sign')}", _LETTER_STYLES[letter])
    return Text((BISONTE if cell == layout.centre else _EMPTY).ljust(2), QUIET)


def tiles_said(tiles: Iterable[str], box: BisonteEdition) -> Text:
    """Tiles with their values in one line: A1 CH5."""
    return Text(" ").join(Text.assemble((tile, "bold"), (str(box.value_of(tile)), QUIET)) for tile in tiles)


def draw_tiles(tiles: Iterable[str], box: BisonteEdition) -> Text:
    """Tiles in a row, each with its value on its lower edge; * is a Bisonte (BIS-C1)."""
    rows = [Text(no_wrap=True) for _ in range(3)]
    for tile in tiles:
        style = f"bold {VIOLET}" if tile == BISONTE else "bold"
        rows[0].append("╭───╮", WALNUT)
        rows[1].append("│", WALNUT).append(f" {tile}".ljust(3), style).append("│", WALNUT)
        rows[2].append(f"╰{str(box.value_of(tile)).center(3, '─')}╯", WALNUT)
    return Text("\n").join(rows)
