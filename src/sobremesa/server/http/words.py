"""One word at a time: in which games it is valid, by which clause, and what it means; no other word is ever shown."""

from dataclasses import replace
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import Parameter

from sobremesa.editions.texts import Language
from sobremesa.games import GAMES
from sobremesa.lexicon.category import labels
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
) -> WordTold:
    """For every game: whether it is valid and by which clause; who asks for many has to wait."""
    node = node_of(request)
    node.check_limit(Kind.WORD, visitor.id, visitor.address)
    games: list[Any] = [node.house.tables.shelf.game(Setting(game, language)) for game in GAMES]
    verdicts = tuple(_verdict(game, word) for game in games)
    for game in games:
        for index in game.lexicon.find(word, game.lexicon.folding(game.policy)) if _is_known(verdicts) else ():
            meaning = game.lexicon.meaning(index)
            if meaning is not None and meaning.senses:
                senses = tuple(SenseTold(sense.kind, sense.text) for sense in meaning.senses[:MOST_SENSES])
                return WordTold(word, language, verdicts, meaning.lemma, senses)
    return WordTold(word, language, verdicts)


def _verdict(game: Any, word: str) -> Verdict:
    # Nearest words are for a table at which the word was played; here they would be a search.
    judged = game.lexicon.judge(word, replace(game.policy, shows_nearest=False))
    return Verdict(game.meta.id, judged.valid, judged.reason, judged.clause, tuple(labels(judged.categories)))


def _is_known(verdicts: tuple[Verdict, ...]) -> bool:
    """Whether any dictionary has it in any category; a pattern such as `c?sa` is no word."""
    return any(verdict.categories for verdict in verdicts)


ROUTES = (word_told,)
