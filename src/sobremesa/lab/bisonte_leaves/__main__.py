"""Train values of leaves by self-play, write them for the bot, and show what they are worth."""

import os
from pathlib import Path

import click

import sobremesa.bots.bisonte
from sobremesa.bots.bisonte.leaves import LeaveTable
from sobremesa.bots.bisonte.trained import TABLES
from sobremesa.editions import load_bisonte
from sobremesa.lab.bisonte_leaves.strength import duels, proof
from sobremesa.lab.bisonte_leaves.training import Course, train
from sobremesa.lab.bisonte_leaves.writing import module_text, value_lines

EDITIONS = {"es": "es-102", "es-plain": "es-plain", "en": "en-102"}
"""The box by which each table is trained."""
MODULE = Path(sobremesa.bots.bisonte.__file__).parent / "trained.py"

_cores = click.option("--cores", default=os.cpu_count() or 1, show_default=True, type=click.IntRange(1))


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """What tiles left on a rack of Bisonte are worth."""


@main.command("train")
@click.option("--table", "tables", multiple=True, type=click.Choice(list(EDITIONS)), help="All, unless some are named.")
@click.option("--matches", default=700, show_default=True, type=click.IntRange(1), help="How many a generation.")
@click.option("--draws", default=10, show_default=True, type=click.IntRange(1), help="Racks drawn in every position.")
@click.option("--generations", default=2, show_default=True, type=click.IntRange(1))
@click.option("--duels", "contests", default=200, show_default=True, help="Matches of a generation against the last.")
@click.option("--seed", default=1, show_default=True)
@click.option("--file", default=MODULE, type=click.Path(dir_okay=False, path_type=Path), help="Where to write them.")
@_cores
def train_tables(
    *,
    tables: tuple[str, ...],
    matches: int,
    draws: int,
    generations: int,
    contests: int,
    seed: int,
    file: Path,
    cores: int,
) -> None:
    """Play, learn, and write the values of the last generation; others stay as they are."""
    trained = dict(TABLES)
    for name in tables or EDITIONS:
        course = Course(EDITIONS[name], matches, draws, seed)
        trained[name] = _generations(name, course, generations, contests, cores)
    file.write_text(module_text(trained), encoding="utf-8")


@main.command("show")
@click.argument("table", type=click.Choice(list(EDITIONS)))
def show_table(table: str) -> None:
    """The values as the bot has them."""
    click.echo("\n".join(value_lines(load_bisonte(EDITIONS[table]), TABLES[table])))


@main.command("prove")
@click.option("--matches", default=400, show_default=True, type=click.IntRange(2))
@_cores
def prove_tables(matches: int, cores: int) -> None:
    """Experts with these values against experts with none, seats swapped."""
    for name, edition in EDITIONS.items():
        click.echo(f"{name}: {proof(edition, matches=matches, cores=cores)}")


def _generations(name: str, course: Course, generations: int, contests: int, cores: int) -> LeaveTable:
    table: LeaveTable | None = None
    for generation in range(1, generations + 1):
        fitted = train(course, generation, table, cores)
        click.echo(
            f"{name}, generation {generation}: {course.matches} matches, {fitted.rows} leaves, a turn is worth "
            f"{fitted.mean:.2f} ± {fitted.spread:.1f}, {fitted.explained:.1%} of it explained by the leave"
        )
        if contests >= 2:
            strength = duels(course.edition, fitted.table, table, matches=contests, seed=course.seed, cores=cores)
            click.echo(f"{name}, generation {generation} against the last: {strength}")
        table = fitted.table
    assert table is not None, "there is at least one generation"
    return table


if __name__ == "__main__":
    main()
