"""One word at a time: in which games it is valid, by which clause, and what it means; no other word is ever shown."""

from dataclasses import replace
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import Parameter

from sobremesa.editions.texts import Language
from sobremesa.games import GAMES
from sobremesa.lexicon import Meaning
from sobremesa.lexicon.category import labels
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.http.visiting import Visitor, node_of
from sobremesa.server.limits import Kind
from sobremesa.table import Setting

LONGEST_WORD = 40
MOST_SENSES = 3


class Verdict(msgspec.Struct, frozen=True):
    """What a game says of a word, with the options that it has unless chosen."""

    game: str
    valid: bool
    reason: str
    """`valid`, or why not: `not-in-dictionary`, `proper-name` and the like."""
    clause: str
    categories: tuple[str, ...]


class SenseTold(msgspec.Struct, frozen=True):
    """One sense, told by a gloss, by synonyms, or by an English gloss."""

    kind: str
    text: str


class WordTold(msgspec.Struct, frozen=True):
    """A word as the dictionaries know it."""

    word: str
    language: Language
    verdicts: tuple[Verdict, ...]
    lemma: str = ""
    """The word under which its meaning is filed; empty where none is known."""
    senses: tuple[SenseTold, ...] = ()


@get("/api/words/{language:str}/{word:str}", tags=["words"], summary="Is this a word, and what does it mean?")
async def word_told(
    request: Request[Any, Any, Any],
    visitor: Visitor,
    language: Language,
    word: Annotated[str, Parameter(min_length=1, max_length=LONGEST_WORD)],
    game: Annotated[str, Parameter(max_length=20, description="Who reads the word; else any game does.")] = "",
) -> WordTold:
    """For every game: whether it is valid and by which clause; who asks for many has to wait.

    What it means is told as a game reads it: only where N is Ñ (GOL-20) may `cunado` be `cuñado`.
    """
    node = node_of(request)
    node.check_limit(Kind.WORD, visitor.id, visitor.address)
    games: dict[str, Any] = {each: node.house.tables.shelf.game(Setting(each, language)) for each in GAMES}
    if game and game not in games:
        raise Denied(Denial.GONE, "server-not-found")
    verdicts = tuple(_verdict(each, word) for each in games.values())
    meaning = _meaning([games[game]] if game else [*games.values()], word) if _is_known(verdicts) else None
    if meaning is None:
        return WordTold(word, language, verdicts)
    senses = tuple(SenseTold(sense.kind, sense.text) for sense in meaning.senses[:MOST_SENSES])
    return WordTold(word, language, verdicts, meaning.lemma, senses)


def _meaning(games: list[Any], word: str) -> Meaning | None:
    """As it is written first; then as one of the games reads it."""
    lexicon = games[0].lexicon
    readings = (None, *(lexicon.folding(game.policy) for game in games))
    found = (lexicon.meaning(index) for folding in readings for index in lexicon.find(word, folding))
    return next((meaning for meaning in found if meaning is not None and meaning.senses), None)


def _verdict(game: Any, word: str) -> Verdict:
    # Nearest words are for a table at which the word was played; here they would be a search.
    judged = game.lexicon.judge(word, replace(game.policy, shows_nearest=False))
    return Verdict(game.meta.id, judged.valid, judged.reason, judged.clause, tuple(labels(judged.categories)))


def _is_known(verdicts: tuple[Verdict, ...]) -> bool:
    """Whether any dictionary has it in any category; a pattern such as `c?sa` is no word."""
    return any(verdict.categories for verdict in verdicts)


ROUTES = (word_told,)
