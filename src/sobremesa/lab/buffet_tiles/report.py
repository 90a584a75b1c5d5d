"""The figures of tiles as lines of text: a table a language, and a drawing a tile."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from sobremesa.games.buffet.edition import FOOD, BuffetEdition, Tile
from sobremesa.lab.buffet_tiles.boards import COUNTED, Figures
from sobremesa.lab.buffet_tiles.letters import VOWELS

HEADING = (
    f"| tiles | {' | '.join(f'{length} letters' for length in COUNTED)} | poorest nest "
    "| dead cells | richest tile to poorest |\n"
    f"| --- | {'--: | ' * len(COUNTED)}--: | --: | --: |"
)


def figures_table(figures: Mapping[str, Figures]) -> Iterator[str]:
    """One row for each kind of tiles: the median of a nest (the least of any) by length; then all lengths together."""
    yield HEADING
    for name, found in figures.items():
        counts = " | ".join(f"{found.median_of(length):g} ({found.least_of(length)})" for length in COUNTED)
        yield f"| {name} | {counts} | {found.least} | {found.dead:.2%} | {found.spread:.2f} |"


def tiles_table(figures: Figures) -> Iterator[str]:
    """The mean number of words in front of a nest, tile by tile."""
    means = figures.by_tile()
    yield f"| {' | '.join(means)} |"
    yield f"| {' | '.join('--:' for _ in means)} |"
    yield f"| {' | '.join(f'{count:.0f}' for count in means.values())} |"


def letters_line(tiles: Sequence[Tile]) -> str:
    """How often each letter is on the tiles, vowels first, the most frequent before others."""
    counts = Counter("".join("".join(tile.rows) for tile in tiles).replace(FOOD, ""))
    ordered = sorted(counts.items(), key=lambda each: (each[0] not in VOWELS, -each[1], each[0]))
    return " ".join(f"{letter}{count}" for letter, count in ordered)


def edition_text(edition: BuffetEdition, heading: Sequence[str]) -> str:
    """An edition as a file that a person can edit."""
    lines = [*(f"# {line}" for line in heading), ""]
    lines += [f'id = "{edition.id}"', f'language = "{edition.language}"', ""]
    lines += [
        "# Ants a player with 2, 3 and 4 players, and special ants a player (BUF-S2).",
        f"ants = {list(edition.ants)}",
    ]
    lines += [f"special-ants = {edition.special_ants}", ""]
    lines += ["# Five rows of five capital letters without marks; * is the food, which never lies on the rim (BUF-C1)."]
    for tile in edition.tiles:
        rows = "\n".join(" ".join(row) for row in tile.rows)
        lines += ["[[tile]]", f'id = "{tile.id}"', 'rows = """', rows, '"""', ""]
    return "\n".join(lines[:-1]) + "\n"
