"""Sentences for ids: Fluent texts beside the engine, tables, editions, each game, its bot and whoever shows them."""

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.engine.refusal import Refusal
from sobremesa.engine.text import Text, text

Language: TypeAlias = Literal["es", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Texts:
    """Says things in one language."""

    def __init__(self, language: Language, sources: list[str]) -> None:
        self.language = language
        # Terminals show the invisible marks that isolate parameters; our parameters are words and numbers.
        self._bundle = FluentBundle([language], use_isolating=False)
        resources = [FluentResource(source) for source in sources]
        for resource in resources:
            self._bundle.add_resource(resource)
        self.ids = frozenset(entry.id.name for resource in resources for entry in resource.body if hasattr(entry, "id"))

    def say(self, said: Text) -> str:
        """The sentence for a text."""
        assert self._bundle.has_message(said.id), f"no text {said.id} in {self.language}"
        message = self._bundle.get_message(said.id)
        assert message.value is not None, f"text {said.id} in {self.language} says nothing"
        sentence, problems = self._bundle.format_pattern(message.value, dict(said.args))
        assert not problems, f"text {said.id} in {self.language}: {problems}"
        return str(sentence)

    def __call__(self, id: str, /, **args: str | int) -> str:  # noqa: A002 - the word of the field it fills
        """`texts("golf-name")`."""
        return self.say(text(id, **args))

    def refusal(self, refused: Refusal) -> str:
        """One sentence and the clause: «Esa letra ya está. GOL-4»."""
        return f"{self.say(refused.text)} {refused.clause}"


@lru_cache
def texts(language: Language, *packages: str) -> Texts:
    """The texts of engine, tables, editions, games and bots in one language, and of packages that ask for theirs."""
    return Texts(language, [source.read_text(encoding="utf-8") for source in sources(language, *packages)])


def sources(language: Language, *packages: str) -> tuple[Traversable, ...]:
    """The files that a language's texts are read from: `texts/` of each room that speaks, and of these packages."""
    package = files("sobremesa")
    names = (f"{language}.ftl", f"clauses.{language}.ftl")
    shared = [
        *(package / room for room in ("engine", "table", "editions")),
        *_within(package / "games"),
        *_within(package / "bots"),
    ]
    rooms = [*shared, *(files(each) for each in packages)]
    found = (room / "texts" / name for room in rooms for name in names)
    return tuple(source for source in found if source.is_file())


def _within(room: Traversable) -> list[Traversable]:
    """A room and all that stands in it, by name."""
    return [room, *sorted(room.iterdir(), key=lambda each: each.name)]
