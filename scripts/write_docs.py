"""Writes the pages of docs/ that come from the code: the rules of each game, clause by clause, and its options."""

from pathlib import Path

from sobremesa.editions.texts import LANGUAGES, Language, Texts, texts
from sobremesa.engine import Meta, Option
from sobremesa.games.golf.meta import META

ROOT = Path(__file__).resolve().parent.parent
CLAUSES = {
    "golf": {
        "box": [f"C{number}" for number in range(1, 6)],
        "set-up": ["S1", "S2"],
        "round": range(1, 7),
        "score": [*range(7, 17), 29],
        "shop": [17, 18, 30, 19],
        "words": range(20, 24),
        "end": [24],
        "solo": range(25, 29),
    }
}
HEADINGS: dict[Language, dict[str, str]] = {
    "en": {
        "box": "In the box",
        "set-up": "Setting up",
        "round": "A round",
        "score": "Score of a round",
        "shop": "The shop",
        "words": "Words",
        "end": "The end",
        "solo": "Alone: beat Luis",
        "options": "Options of a table",
        "header": "| option | what it does | unless chosen | what fits | clause |",
    },
    "es": {
        "box": "En la caja",
        "set-up": "Preparación",
        "round": "Una ronda",
        "score": "Puntaje de una ronda",
        "shop": "La tienda",
        "words": "Palabras",
        "end": "El final",
        "solo": "En solitario: vencer a Luis",
        "options": "Opciones de la mesa",
        "header": "| opción | qué hace | si no se elige | qué puede ser | cláusula |",
    },
}


def pages() -> dict[Path, str]:
    """Every generated page and what it says."""
    return {
        ROOT / "docs" / "games" / f"{META.id}{'' if language == 'en' else '.' + language}.md": rules_page(
            META, language
        )
        for language in LANGUAGES
    }


def rules_page(meta: Meta, language: Language) -> str:
    """The rules of a game in one language."""
    say, headings = texts(language), HEADINGS[language]
    parts = [f"# {say(f'{meta.id}-name')}", say(f"{meta.id}-summary")]
    for section, numbers in CLAUSES[meta.id].items():
        clauses = [f"{meta.clauses}-{number}" for number in numbers]
        parts += [f"## {headings[section]}", "\n".join(f"- **{each}** {say(each.lower())}" for each in clauses)]
    rows = [_row(meta, option, say) for option in meta.described_options]
    table = "\n".join([headings["header"], "| --- | --- | --- | --- | --- |", *rows])
    return "\n\n".join([*parts, f"## {headings['options']}", table]) + "\n"


def _row(meta: Meta, option: Option, say: Texts) -> str:
    cells = (f"`{option.name}`", say(meta.option_text(option)), _plain(option.default), option.fits, option.clause)
    return f"| {' | '.join(cells)} |"


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    for path, page in pages().items():
        path.write_text(page, encoding="utf-8")
