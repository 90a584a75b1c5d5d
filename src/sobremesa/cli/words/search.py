"""`sobremesa words search`: words by pattern, by letters with blanks, by length, by how well they are known."""

import unicodedata
from typing import Any

import click
from rich.text import Text

from sobremesa.cli.options import FiniteRange, ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import open_console
from sobremesa.cli.spoken import MISUSE, give_up, loading
from sobremesa.cli.words.asking import POLICIES, echo_json, json_option, policy
from sobremesa.editions.texts import LANGUAGES, Language, Texts
from sobremesa.lexicon import Lexicon, MeaningKind, Query
from sobremesa.lexicon.category import labels
from sobremesa.lexicon.querying import LONGEST

WILD = "?."
"""Signs for any letter in a pattern."""
MANY = 200
ORDERS = ("frequency", "alphabet", "length")


@click.command()
@click.argument("pattern", default="")
@click.option("--letters", default="", help="Letters to spell with; ? is a blank: casa??")
@click.option("--lang", required=True, type=click.Choice(LANGUAGES), help="Language of the words.")
@click.option("--game", default="bisonte", show_default=True, type=click.Choice(POLICIES), help="Whose rules decide.")
@click.option("--min", "shortest", default=2, show_default=True, type=click.IntRange(2, LONGEST), help="Least length.")
@click.option("--max", "longest", default=LONGEST, type=click.IntRange(2, LONGEST), help="Greatest length.")
@click.option("--known", default=0.0, type=FiniteRange(0, 8), help="Least Zipf value of the word's lemma.")
@click.option("--seen", default=0.0, type=FiniteRange(0, 8), help="Least Zipf value of the form itself.")
@click.option("--order", default="frequency", show_default=True, type=click.Choice(ORDERS), help="What comes first.")
@click.option("--limit", default=50, show_default=True, type=click.IntRange(0), help="At most so many; 0 for all.")
@click.option("--meaning", "with_meaning", is_flag=True, help="Say what each word means.")
@json_option
@ui_option
def search(
    *,
    pattern: str,
    letters: str,
    lang: str,
    game: str,
    shortest: int,
    longest: int,
    known: float,
    seen: float,
    order: str,
    limit: int,
    with_meaning: bool,
    as_json: bool,
    ui: Language | None,
) -> None:
    """Find words. In PATTERN ? is any letter: c?sa. Without PATTERN and --letters: all words of a length."""
    say = texts(ui)
    if not all(letter.isalpha() or letter in WILD for letter in unicodedata.normalize("NFC", pattern)):
        give_up(say("words-bad-pattern", mark=WILD[0], point=WILD[1]), MISUSE)
    if shortest > longest:
        give_up(say("words-bad-lengths", shortest=shortest, longest=longest), MISUSE)
    with loading(say):
        lexicon = Lexicon.load(lang)
        query = Query(policy(game), pattern, letters, shortest, longest, form_at_least=seen, lemma_at_least=known)
        found = ordered(lexicon, lexicon.search(query), order)
        chosen = found[:limit] if limit else found
    if as_json:
        echo_json([in_json(lexicon, index, with_meaning=with_meaning) for index in chosen])
        return
    show([line(lexicon, index, say if with_meaning else None) for index in chosen])
    click.echo(say("words-found", shown=len(chosen), found=len(found)), err=True)


def show(lines: list[tuple[str, str]]) -> None:
    """In colour where somebody reads them; more than anybody reads are printed plainly, which is far quicker."""
    out = open_console(soft_wrap=True)
    if out.is_terminal and len(lines) <= MANY:
        for forms, rest in lines:
            out.print(Text.assemble((forms, "bold"), rest))
    elif lines:
        click.echo("\n".join(forms + rest for forms, rest in lines))


def ordered(lexicon: Lexicon, found: list[int], order: str) -> list[int]:
    """The words found, the best known or the longest first; `found` is in alphabetical order."""
    if order == "frequency":
        return sorted(found, key=lambda index: -max(lexicon.frequency(index), 0.0))
    if order == "length":
        return sorted(found, key=lambda index: -len(lexicon.key(index)))
    return found


def in_json(lexicon: Lexicon, index: int, *, with_meaning: bool) -> dict[str, Any]:
    """A word for programs."""
    entries = lexicon.entries(index)
    row: dict[str, Any] = {
        "word": lexicon.key(index),
        "written": [entry.written for entry in entries],
        "categories": labels(frozenset().union(*(entry.categories for entry in entries))),
        "frequency": round(lexicon.frequency(index), 2),
        "lemma_frequency": round(lexicon.lemma_frequency(index), 2),
    }
    meaning = lexicon.meaning(index) if with_meaning else None
    if meaning is not None:
        row["meaning"] = [{"kind": str(sense.kind), "text": sense.text} for sense in meaning.senses]
    return row


def line(lexicon: Lexicon, index: int, say: Texts | None) -> tuple[str, str]:
    """A word for people: its forms; then how often it is written and, if it shall be said, what it means."""
    forms = ", ".join(entry.written for entry in lexicon.entries(index))
    often = f"  {lexicon.frequency(index):.1f}"
    meaning = lexicon.meaning(index) if say is not None else None
    if say is None or meaning is None:
        return forms, often
    first = meaning.senses[0]
    note = f"{say('words-in-english')} " if first.kind is MeaningKind.ENGLISH_GLOSS else ""
    sign = "≈ " if first.kind is MeaningKind.SYNONYMS else ""
    return forms, f"{often}  {note}{sign}{first.text}"
