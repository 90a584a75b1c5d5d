"""Writes the pages of docs/ that come from the code: the rules of each game, clause by clause, and its options."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast

from sobremesa.editions.texts import LANGUAGES, Language, Texts, texts
from sobremesa.engine import Meta, Option
from sobremesa.games import METAS

ROOT = Path(__file__).resolve().parent.parent
OPTIONS: dict[Language, tuple[str, str]] = {
    "en": ("Options of a table", "| option | what it does | unless chosen | what fits | clause |"),
    "es": ("Opciones de la mesa", "| opción | qué hace | si no se elige | qué puede ser | cláusula |"),
}


def pages() -> dict[Path, str]:
    """Every generated page and what it says."""
    games = ROOT / "docs" / "games"
    endings: dict[Language, str] = {"en": ".md", "es": ".es.md"}
    return {
        games / f"{meta.id}{endings[language]}": rules_page(meta, language) for meta in METAS for language in LANGUAGES
    }


def rules_page(meta: Meta, language: Language) -> str:
    """The rules of a game in one language."""
    say, (heading, header) = texts(language), OPTIONS[language]
    rows = [_row(meta, option, say) for option in meta.described_options]
    table = "\n".join([header, "| --- | --- | --- | --- | --- |", *rows])
    title = [f"# {say(f'{meta.id}-name')}", say(f"{meta.id}-summary")]
    return "\n\n".join([*title, *_clauses(meta, language, say), f"## {heading}", table]) + "\n"


def _clauses(meta: Meta, language: Language, say: Texts) -> Iterator[str]:
    """The sections and clauses of a game, in the order of its clause texts."""
    source = files("sobremesa") / "games" / meta.id / "texts" / f"clauses.{language}.ftl"
    section: list[str] = []
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            yield from ["\n".join(section)] if section else []
            section = []
            yield f"## {entry.content}"
        elif isinstance(entry, ast.Message):
            section.append(f"- **{entry.id.name.upper()}** {say(entry.id.name)}")
    yield "\n".join(section)


def _row(meta: Meta, option: Option, say: Texts) -> str:
    cells = (f"`{option.name}`", say(meta.option_text(option)), _plain(option.default), option.fits, option.clause)
    return f"| {' | '.join(cells)} |"


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    for path, page in pages().items():
        path.write_text(page, encoding="utf-8")
