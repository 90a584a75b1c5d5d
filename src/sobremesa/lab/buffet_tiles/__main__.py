"""Look at the letter tiles of a box: their figures on random boards, or a search for new ones."""

from pathlib import Path
from random import Random

import click

from sobremesa.editions.buffet import load_buffet
from sobremesa.games.buffet.edition import BuffetEdition
from sobremesa.lab.box import load_box
from sobremesa.lab.buffet_tiles.boards import measure, random_boards
from sobremesa.lab.buffet_tiles.design import design
from sobremesa.lab.buffet_tiles.known import all_words, known_words, tree_of
from sobremesa.lab.buffet_tiles.letters import letters_of, shuffled
from sobremesa.lab.buffet_tiles.report import edition_text, figures_table, letters_line, tiles_table
from sobremesa.lexicon.lexicon import LANGUAGES, Lexicon

MOVES = {"es": 100_000, "en": 60_000}
"""With these and the seed below the shipped tiles were made."""
DESIGN_SEED = 1
BOARDS_SEED = 2026
"""Boards on which tiles are judged; the design itself sees no board at all."""

NAMES = {"es": "Spanish", "en": "English"}


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.option("--edition", default="es", show_default=True, help="A box ('es', 'en') or an edition file.")
@click.option("--boards", default=200, show_default=True, type=click.IntRange(1), help="How many random boards.")
@click.option("--seed", default=BOARDS_SEED, show_default=True, help="Which random boards.")
@click.option(
    "--all-words", "every", is_flag=True, help="Count every word of the dictionary, not those that people know."
)
@click.pass_context
def main(context: click.Context, edition: str, boards: int, seed: int, *, every: bool) -> None:
    """Letter tiles of Word Buffet; without a command, their figures beside the same letters shuffled on each tile."""
    if context.invoked_subcommand is not None:
        return
    box = load_box(load_buffet, edition)
    lexicon = Lexicon.load(box.language)
    words = all_words(lexicon) if every else known_words(lexicon)
    tree = tree_of(words)
    kinds = {"designed": box.tiles, "shuffled": shuffled(box.tiles, Random(seed))}  # noqa: S311 - figures, no secret
    figures = {name: measure(random_boards(tiles, boards, seed), words, tree) for name, tiles in kinds.items()}
    click.echo(f"{len(words)} words, {boards} boards of seed {seed}\n{letters_line(box.tiles)}\n")
    click.echo("\n".join(figures_table(figures)) + "\n")
    click.echo("\n".join(tiles_table(figures["designed"])))


@main.command("design")
@click.argument("language", type=click.Choice(LANGUAGES))
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--moves", type=click.IntRange(0), help="How many swaps to try; else as many as for our own box.")
@click.option("--seed", default=DESIGN_SEED, show_default=True, help="Another seed gives other tiles.")
def design_box(language: str, file: Path, moves: int | None, seed: int) -> None:
    """Search for twelve tiles in a LANGUAGE and write them to an edition FILE."""
    words = known_words(Lexicon.load(language))
    tried = MOVES[language] if moves is None else moves
    tiles = design(language, letters_of(language, words), words, tree_of(words), seed=seed, moves=tried)
    heading = [f"The box of Word Buffet in {NAMES[language]} (BUF-C1 to BUF-C3). Copy this file to make your own."]
    file.write_text(edition_text(BuffetEdition(f"buffet-{language}", language, tiles), heading), encoding="utf-8")


if __name__ == "__main__":
    main()
