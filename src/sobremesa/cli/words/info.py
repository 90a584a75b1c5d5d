"""`sobremesa words info`: what the dictionaries hold, under which licences, with which digest."""

from typing import Any

import click
from rich.table import Table

from sobremesa.cli.options import ui_option
from sobremesa.cli.saying import texts
from sobremesa.cli.screen import open_console
from sobremesa.cli.spoken import loading
from sobremesa.cli.words.asking import echo_json, json_option
from sobremesa.editions.texts import LANGUAGES, Language, Texts
from sobremesa.lexicon import Lexicon
from sobremesa.lexicon.location import words_folder


@click.command()
@click.option("--lang", type=click.Choice(LANGUAGES), help="One language only.")
@json_option
@ui_option
def info(*, lang: str | None, as_json: bool, ui: Language | None) -> None:
    """Show words by category, licence families with their counts, and digests."""
    say = texts(ui)
    with loading(say):
        lexicons = [Lexicon.load(language) for language in ([lang] if lang else LANGUAGES)]
    if as_json:
        echo_json([in_json(lexicon) for lexicon in lexicons])
        return
    for lexicon in lexicons:
        show(lexicon, say)


def in_json(lexicon: Lexicon) -> dict[str, Any]:
    """A lexicon's facts for programs."""
    manifest = lexicon.manifest
    families = {
        name: {"licence": facts.licence, "sources": facts.sources, "words": facts.words}
        for name, facts in manifest.families.items()
    }
    return {
        "language": manifest.language,
        "digest": manifest.digest,
        "folder": str(words_folder(manifest.language)),
        "words": manifest.words,
        "entries": manifest.entries,
        "meanings": manifest.meanings,
        "bytes": sum(facts.size for facts in manifest.files.values()),
        "categories": manifest.categories,
        "families": families,
    }


def show(lexicon: Lexicon, say: Texts) -> None:
    """A lexicon's facts for people."""
    manifest = lexicon.manifest
    out = open_console(soft_wrap=True)
    out.print(say("words-info-title", language=say(f"words-language-{manifest.language}"), words=manifest.words))
    out.print(say("words-info-digest", digest=manifest.digest))
    out.print(say("words-info-folder", folder=str(words_folder(manifest.language))))
    categories = Table(say("words-category"), say("words-count"), box=None)
    for label, count in manifest.categories.items():
        categories.add_row(say(f"words-category-{label.replace(' ', '-')}"), say("words-number", number=count))
    families = Table(say("words-family"), say("words-licence"), say("words-count"), say("words-sources"), box=None)
    for name, facts in manifest.families.items():
        families.add_row(name, facts.licence, say("words-number", number=facts.words), facts.sources)
    out.print(categories)
    out.print(families)
    out.print()
