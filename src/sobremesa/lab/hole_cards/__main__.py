"""Look at the hole cards of an edition: figures, a picture, a casual player's scores, or a search for better ones."""

from pathlib import Path

import click

from sobremesa.editions import load_golf
from sobremesa.editions.golf.drawing import draw
from sobremesa.lab.box import load_box
from sobremesa.lab.hole_cards.casual import COMES_TO_MIND, estimate
from sobremesa.lab.hole_cards.report import report, report_of_scores
from sobremesa.lab.hole_cards.search import candidates, points_of
from sobremesa.lab.hole_cards.sheet import sheet


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.option("--edition", default="es", show_default=True, help="A box ('es', 'en') or an edition file.")
@click.pass_context
def main(context: click.Context, edition: str) -> None:
    """Hole cards of Word Golf; without a command, the figures of every card."""
    context.obj = edition
    if context.invoked_subcommand is None:
        for line in report(load_box(load_golf, edition), "en"):
            click.echo(line)


@main.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.pass_obj
def picture(edition: str, file: Path) -> None:
    """Draw all cards on one sheet, as an SVG FILE."""
    file.write_text(sheet(load_box(load_golf, edition).cards, "es", "en"), encoding="utf-8")


@main.command()
@click.argument("words", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--throws", default=40, show_default=True, help="How many throws of the dice.")
@click.option("--share", default=COMES_TO_MIND, show_default=True, help="Which share of the words comes to mind.")
@click.option("--neighbours", is_flag=True, help="Play with the option of the same name.")
@click.pass_obj
def casual(edition: str, words: Path, throws: int, share: float, *, neighbours: bool) -> None:
    """What a casual player scores who knows these WORDS, one a line in capitals without accents."""
    box = load_box(load_golf, edition)
    known = [word for line in words.read_text(encoding="utf-8").splitlines() if (word := line.strip())]
    for line in report_of_scores(box, estimate(box, known, throws=throws, share=share, neighbours=neighbours)):
        click.echo(line)


@main.command()
@click.argument("silhouette")
@click.option("--doubles", default=1, show_default=True, type=click.IntRange(1, 2))
@click.option("--obstacles", default=1, show_default=True, type=click.IntRange(0, 3))
@click.option("--show", default=5, show_default=True, help="How many of the best.")
def search(silhouette: str, doubles: int, obstacles: int, show: int) -> None:
    """Try every start, flag, double and obstacle on a SILHOUETTE such as '.o./ooo/.o.'."""
    for candidate in candidates(points_of(silhouette), doubles, obstacles)[:show]:
        click.echo(f"{draw(candidate.card)}\n{candidate.promise}\n")


if __name__ == "__main__":
    main()
