"""`sobremesa words check`: is this a word, in this language and this game, and if not, why."""

from pathlib import Path
from typing import Any

import click
from rich.text import Text

from sobremesa.cli.opening import read_house
from sobremesa.cli.options import ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import open_console
from sobremesa.cli.spoken import loading
from sobremesa.cli.words.asking import POLICIES, echo_json, json_option, policy, shown
from sobremesa.editions.texts import LANGUAGES, Language, Texts
from sobremesa.lexicon import HouseWords, Judgement, Lexicon
from sobremesa.lexicon.category import labels

NOT_ALL_VALID = 1


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="WORD...")
@click.option("--lang", required=True, type=click.Choice(LANGUAGES), help="Language of the words.")
@click.option("--game", required=True, type=click.Choice(POLICIES), help="Whose rules decide.")
@click.option("--house", type=click.Path(path_type=Path), help="A list of the table's own words (+word, -word).")
@json_option
@ui_option
def check(
    *, words: tuple[str, ...], lang: str, game: str, house: Path | None, as_json: bool, ui: Language | None
) -> None:
    """Say whether each WORD is valid, and why. Exit code 0: all are; 1: some are not; 2: misuse."""
    say = texts(ui)
    with loading(say):
        house_words = read_house(house) if house else HouseWords()
        lexicon = Lexicon.load(lang)
        judgements = [lexicon.judge(word, policy(game), house_words) for word in words]
    if as_json:
        echo_json([in_json(judgement) for judgement in judgements])
    else:
        out = open_console(soft_wrap=True)
        for judgement in judgements:
            out.print(sentence(judgement, say))
    raise click.exceptions.Exit(0 if all(judgement.valid for judgement in judgements) else NOT_ALL_VALID)


def in_json(judgement: Judgement) -> dict[str, Any]:
    """A judgement for programs; `reason` is English, `reason_id` never changes."""
    return {
        "word": judgement.word,
        "valid": judgement.valid,
        "reason": judgement.reason.text,
        "reason_id": judgement.reason.value,
        "clause": judgement.clause,
        "categories": labels(judgement.categories),
        "written": list(judgement.written),
        "nearest": list(judgement.nearest),
    }


def sentence(judgement: Judgement, say: Texts) -> Text:
    """A judgement for people: the word, the verdict and its clause, how it is written, what is near."""
    style = "bold green" if judgement.valid else "bold red"
    line = Text()
    line.append("✓ " if judgement.valid else "✗ ", style)
    line.append(shown(judgement.word), "bold")
    line.append(f"  {say(f'words-reason-{judgement.reason.value}')}  ")
    line.append(judgement.clause, "dim")
    if judgement.written and judgement.word.strip().lower() not in judgement.written:
        line.append(f"  {say('words-written', forms=', '.join(judgement.written))}", "dim")
    if judgement.nearest:
        line.append(f"  {say('words-nearest', words=', '.join(judgement.nearest))}", "dim")
    return line
