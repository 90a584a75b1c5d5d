"""What the readers of TOML and of its types say, in words of our own."""

import re

from sobremesa.engine.text import Text, text

_PLACED = re.compile(r"(?P<problem>.*?)(?: - at `(?:key in )?\$\.?(?P<path>[^`]*)`)?", re.DOTALL)
_TYPES = (
    (re.compile(r"Object contains unknown field `(?P<key>[^`]*)`"), "edition-unknown-key"),
    (re.compile(r"Object missing required field `(?P<key>[^`]*)`"), "edition-missing-key"),
    (re.compile(r"Expected `(?P<expected>\w+)`, got `(?P<given>\w+)`"), "edition-wrong-type"),
    (re.compile(r"Expected `array` of length (?P<length>\d+), got (?P<given>\d+)"), "edition-wrong-length"),
    (re.compile(r"Expected `int` >= (?P<least>-?\d+)"), "edition-too-little"),
    (re.compile(r"Expected `int` <= (?P<most>-?\d+)"), "edition-too-much"),
)
_TOML = (
    (re.compile(r"Illegal character '\\n'"), "edition-toml-line-end"),
    (re.compile(r"(?:Illegal|Found invalid) character (?P<character>.*)"), "edition-toml-character"),
    (re.compile(r"Invalid statement"), "edition-toml-statement"),
    (re.compile(r"Invalid initial character for a key part"), "edition-toml-key"),
    (re.compile(r"Expected newline or end of document after a statement"), "edition-toml-rest"),
    (re.compile(r"Expected '=' after a key in a key/value pair"), "edition-toml-equals"),
    (re.compile(r"Expected (?P<end>'\]{1,2}') at the end of an? (?:table|array) declaration"), "edition-toml-header"),
    (re.compile(r"Unterminated string|Expected \"'+\""), "edition-toml-quotes"),
    (re.compile(r"Unescaped '\\' in a string"), "edition-toml-backslash"),
    (re.compile(r"Invalid hex value|Escaped character is not a Unicode scalar value"), "edition-toml-code"),
    (re.compile(r"Invalid value"), "edition-toml-value"),
    (re.compile(r"Invalid date or datetime"), "edition-toml-date"),
    (re.compile(r"Unclosed array"), "edition-toml-array"),
    (re.compile(r"Unclosed inline table"), "edition-toml-inline"),
    (re.compile(r"Cannot overwrite a value"), "edition-toml-twice"),
    (re.compile(r"Duplicate inline table key .*"), "edition-toml-twice"),
    (re.compile(r"Cannot declare .* twice"), "edition-toml-table-twice"),
    (re.compile(r"Cannot (?:redefine|mutate immutable) namespace .*"), "edition-toml-table-twice"),
)


def not_toml(message: str) -> Text:
    """Why a text is not TOML."""
    return _in_own_words(message, _TOML) or text("edition-toml", detail=within_sentence(message))


def wrong_data(message: str) -> tuple[Text, str]:
    """Why data is not of its type, and the path to it: `tile[2].id`."""
    parts = _PLACED.fullmatch(message)
    problem, path = (parts["problem"], parts["path"] or "") if parts else (message, "")
    return _in_own_words(problem, _TYPES) or text("edition-wrong-data", detail=within_sentence(problem)), path


def within_sentence(message: str) -> str:
    """The words of somebody else inside a sentence of ours."""
    said = message.rstrip(".")
    return said[:1].lower() + said[1:]


def _in_own_words(message: str, known: tuple[tuple[re.Pattern[str], str], ...]) -> Text | None:
    for pattern, name in known:
        if found := pattern.fullmatch(message):
            return text(name, **found.groupdict())
    return None
