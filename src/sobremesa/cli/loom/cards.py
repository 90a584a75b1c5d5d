"""Letter cards as they are drawn: number, letter, value and colour, each colour with its short name."""

from collections.abc import Sequence
from itertools import zip_longest

import msgspec
from rich.text import Text

from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, WALNUT
from sobremesa.editions.texts import Texts
from sobremesa.games.loom.edition import WILD, Colour, LoomEdition
from sobremesa.games.loom.scoring import WILD_VALUE

DUTY = "!"
"""Stands beside the number of a card that must be used (LOO-K12)."""

_STYLES = {Colour.ORANGE: WALNUT, Colour.GREEN: GREEN, Colour.BLACK: "", Colour.YELLOW: MUSTARD}
_CARD = 6
"""Columns of a card with the gap after it."""
_GAP = 3
"""Columns between two blocks of cards, beyond that."""


class Label(msgspec.Struct, frozen=True):
    """A card with what it is called by above it."""

    name: str
    card: int


class Block(msgspec.Struct, frozen=True):
    """Cards that lie together, under a title."""

    title: str
    cards: tuple[Label, ...]


def letter_said(box: LoomEdition, say: Texts, number: int) -> str:
    """A letter card in words: E naranja (2)."""
    card = box.card(number)
    return f"{say('loom-line-card', letter=card.letter, colour=card.colour.value)} ({card.value})"


def letters_said(box: LoomEdition, say: Texts, numbers: Sequence[int]) -> str:
    """Several letter cards in words."""
    return " · ".join(letter_said(box, say, number) for number in numbers)


def draw_blocks(box: LoomEdition, say: Texts, blocks: Sequence[Block], width: int) -> Text:
    """Blocks side by side where there is room, else one below the other, each in as many rows as it needs."""
    rows = [_block_rows(box, say, block, width) for block in blocks]
    wide = sum(max(_CARD * len(block.cards), len(block.title)) for block in blocks) + _GAP * (len(blocks) - 1)
    if wide <= width:
        return Text("\n").join(_beside([row[0] for row in rows]))
    return Text("\n").join(line for block in rows for row in block for line in row)


def _beside(blocks: Sequence[list[Text]]) -> list[Text]:
    """The lines of several blocks joined, each block as wide as its widest line."""
    *left, last = blocks
    padded = []
    for block in left:
        wide = max(len(line) for line in block) + _GAP
        padded.append([line + Text(" " * (wide - len(line))) for line in block])
    return [Text().join(parts) for parts in zip_longest(*padded, last, fillvalue=Text())]


def _block_rows(box: LoomEdition, say: Texts, block: Block, width: int) -> list[list[Text]]:
    """Rows of cards with the title above the first."""
    room = max(1, width // _CARD)
    chunks = [block.cards[start : start + room] for start in range(0, len(block.cards), room)] or [()]
    rows = [_row(box, say, chunk) for chunk in chunks]
    rows[0].insert(0, Text(block.title, "bold"))
    return rows


def _row(box: LoomEdition, say: Texts, labels: Sequence[Label]) -> list[Text]:
    if not labels:
        return [Text("—", QUIET)]
    drawn = [_card(box, say, label) for label in labels]
    return [Text(" ").join(lines) for lines in zip(*drawn, strict=True)]


def _card(box: LoomEdition, say: Texts, label: Label) -> list[Text]:
    """Five lines of five columns."""
    if label.card == WILD:
        letter, value, style, colour = "*", WILD_VALUE, QUIET, "any"
    else:
        card = box.card(label.card)
        letter, value, style, colour = card.letter, card.value, _STYLES[card.colour], card.colour.value
    return [
        Text(f"{label.name:^5}", "bold" if label.name.endswith(DUTY) else QUIET),
        Text("╭───╮", style),
        Text("│", style).append(f"{letter:^3}", "bold").append("│"),
        Text(f"╰{value:─^3}╯", style),
        Text(f"{say(f'cli-loom-colour-{colour}'):^5}", style),
    ]
