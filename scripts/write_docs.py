"""Writes what comes from the code: pages of rules, schemas of the server, and types of the web client."""

import json
from collections.abc import Iterator
from pathlib import Path

from scripts import boxes, typescript, word_policies
from sobremesa.editions.clauses import sections
from sobremesa.editions.texts import LANGUAGES, Language, Texts, texts
from sobremesa.engine import Meta, Option
from sobremesa.games import METAS
from sobremesa.protocol.schema import schema
from sobremesa.server.app import describe

ROOT = Path(__file__).resolve().parent.parent
OPTIONS: dict[Language, tuple[str, str]] = {
    "en": ("Options of a table", "| option | what it does | unless chosen | what fits | clause |"),
    "es": ("Opciones de la mesa", "| opción | qué hace | si no se elige | qué puede ser | cláusula |"),
}

ENDINGS: dict[Language, str] = {"en": ".md", "es": ".es.md"}


def pages() -> dict[Path, str]:
    """Every generated file and what it says."""
    written: dict[str, str] = {}
    for language in LANGUAGES:
        ending = ENDINGS[language]
        written |= {f"{meta.id}{ending}": rules_page(meta, language) for meta in METAS}
        written[f"table{ending}"] = "\n\n".join(_rules("table", "engine", language)) + "\n"
    rules = {ROOT / "docs" / "games" / name: page for name, page in written.items()}
    types = {ROOT / "web" / "src" / "protocol" / name: module for name, module in typescript.modules().items()}
    reference = ROOT / "docs" / "reference"
    return (
        rules
        | types
        | {
            reference / "openapi.json": _json(describe()),
            reference / "protocol.schema.json": _json(schema()),
            ROOT / "web" / "src" / "companion" / "boxes.json": boxes.written(),
            ROOT / "web" / "src" / "companion" / "words" / "policies.json": word_policies.module(),
        }
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def rules_page(meta: Meta, language: Language) -> str:
    """The rules of a game in one language, and its options."""
    say, (heading, header) = texts(language), OPTIONS[language]
    rows = [_row(meta, option, say) for option in meta.described_options]
    table = "\n".join([header, "| --- | --- | --- | --- | --- |", *rows])
    parts = [*_rules(meta.id, f"games/{meta.id}", language), f"## {heading}", table, "\n".join(_choices(meta, say))]
    return "\n\n".join(part for part in parts if part) + "\n"


def _rules(name: str, room: str, language: Language) -> Iterator[str]:
    """A title, then sections and clauses in the order of a room's clause texts."""
    say = texts(language)
    yield f"# {say(f'{name}-name')}"
    yield say(f"{name}-summary")
    for section in sections(room, language):
        yield from [f"## {section.heading}"] if section.heading else []
        yield "\n".join(f"- **{clause.upper()}** {say(clause)}" for clause in section.clauses)


def _choices(meta: Meta, say: Texts) -> Iterator[str]:
    """What each choice of an option means."""
    for option in meta.described_options:
        for choice in option.choices:
            yield f"- `{option.name}={choice}`: {say(meta.choice_text(option, choice))}"


def _row(meta: Meta, option: Option, say: Texts) -> str:
    cells = (f"`{option.name}`", say(meta.option_text(option)), _plain(option.default), option.fits, option.clause)
    return f"| {' | '.join(cells)} |"


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    for path, page in pages().items():
        path.write_text(page, encoding="utf-8")
