"""Small boxes of Word Golf for tests: cards that are one row of spaces, dice that always fall the same way."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from sobremesa.engine import Match, Sitter
from sobremesa.games.golf.actions import NO_CHOICE, Action, Buy, Choice, Choose, Write
from sobremesa.games.golf.box import Box, Written
from sobremesa.games.golf.edition import GolfEdition, WildcardKind
from sobremesa.games.golf.events import Event, Phase, Play, RoundScore
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.hole import HoleCard, Space, SpaceKind
from sobremesa.games.golf.scoring import score_of_word
from sobremesa.games.golf.state import GolfState
from sobremesa.games.golf.view import GolfView
from sobremesa.lexicon.category import Category, separate
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon

GolfMatch: TypeAlias = Match[GolfState, Action, Event, GolfView]

SEED = bytes(range(32))
VOWELS, LIGHT, MIDDLE, HEAVY = "AEIOU", "LNRST", "BCDFGMP", "HJQVYZ"
KINDS = (
    WildcardKind(VOWELS, cost=2, count=6),
    WildcardKind(LIGHT, cost=3, count=6),
    WildcardKind(MIDDLE, cost=4, count=6),
    WildcardKind(HEAVY, cost=5, count=6),
)
VALUES = dict.fromkeys(VOWELS + LIGHT, 1) | dict.fromkeys(MIDDLE, 2) | dict.fromkeys(HEAVY, 3)
PARS = (3, 3, 3, 3, 4, 4, 5, 5, 6)
EXAMPLE = "ESCHO•"
"""The one throw that fits both examples of the rulebook."""
HOLE_5 = "...2x.."
"""Its card: seven spaces, the fourth a double, the fifth an obstacle."""

_KIND_OF_MARK = {".": SpaceKind.PLAIN, "x": SpaceKind.OBSTACLE, "2": SpaceKind.DOUBLE}
_COPIES = "abcdef"


def row(marks: str, *, hole: int = 5, par: int = 4, name: str = "row") -> HoleCard:
    """Spaces side by side: `.` plain, `x` obstacle, `2` double; from the leftmost to the rightmost."""
    spaces = tuple(Space(place, 0, _KIND_OF_MARK[mark]) for place, mark in enumerate(marks))
    return HoleCard(name, hole, par, spaces, start=0, flag=len(spaces) - 1)


def course(marks: str = "....", *, copies: int = 6, pars: Sequence[int] = PARS) -> tuple[HoleCard, ...]:
    """The same row for every hole, as often as wanted."""
    return tuple(
        row(marks, hole=hole, par=par, name=f"{hole}{copy}")
        for hole, par in enumerate(pars, 1)
        for copy in _COPIES[:copies]
    )


def edition(
    faces: str = EXAMPLE,
    cards: Iterable[HoleCard] | str = "....",
    *,
    coins: int = 12,
    kinds: tuple[WildcardKind, ...] = KINDS,
    pars: Sequence[int] = PARS,
    language: str = "es",
) -> GolfEdition:
    """A box whose dice have one face six times."""
    return GolfEdition(
        id="test",
        language=language,
        dice=tuple(face * 6 for face in faces),
        values=VALUES,
        joker_value=1,
        kinds=kinds,
        coins=coins,
        cards=course(cards, pars=pars) if isinstance(cards, str) else tuple(cards),
    )


def lexicon(words: str | Iterable[str] = "", *, language: str = "es", **others: Category) -> Lexicon:
    """A dictionary of these common words, `casa:5.5` with its frequency, and of others with their own category."""
    listed = words.split() if isinstance(words, str) else words
    common = dict.fromkeys(listed) if not isinstance(words, str) else dict(map(_with_frequency, listed))
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in common]
    entries += [Entry(word, separate(category), word) for word, category in others.items()]
    frequencies = {word: frequency for word, frequency in common.items() if frequency is not None}
    return Lexicon.from_entries(language, entries, frequencies=frequencies)


def _with_frequency(listed: str) -> tuple[str, float | None]:
    word, _, frequency = listed.partition(":")
    return word, float(frequency) if frequency else None


def golf(
    known: str | Iterable[str] = "casa",
    /,
    box: GolfEdition | None = None,
    *,
    house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
    **options: Any,
) -> Golf:
    """A game with a small dictionary."""
    return Golf(box or edition(), lexicon(known), options, house)


def start(game: Golf, seats: int | tuple[Sitter, ...] = 2, *, now: int = 0, seed: bytes = SEED) -> GolfMatch:
    """A match that has begun."""
    return Match.start(game, seats, seed=seed, now=now)


def path_of(card: HoleCard, word: str) -> tuple[int, ...]:
    """The first spaces of a row, one a letter, but the last letter on the flag."""
    return (*range(len(word) - 1), card.flag) if word else ()


def handed_in(match: GolfMatch, seat: int, word: str) -> Write:
    """The action that hands in a word; no word is an empty card."""
    return Write(word, path_of(match.view(seat).card, word))


def write_all(match: GolfMatch, *words: str) -> None:
    """Every seat hands in its word."""
    for seat, word in enumerate(words):
        match.act(seat, handed_in(match, seat, word))


def choose_all(match: GolfMatch) -> None:
    """Every seat that is asked takes what the table proposes."""
    if match.state.phase is Phase.SCORING:
        for seat in match.state.waiting:
            match.act(seat, Choose(match.state.proposals[seat]))


def leave_shop(match: GolfMatch) -> None:
    """Every seat that is asked buys nothing."""
    if match.state.phase is Phase.SHOPPING:
        for seat in match.state.waiting:
            match.act(seat, Buy())


def play_round(match: GolfMatch, *words: str) -> None:
    """A round in which nobody uses or buys a card."""
    write_all(match, *words)
    choose_all(match)
    leave_shop(match)


def play_to_end(match: GolfMatch, *words: str) -> None:
    """The same words in every round that is left."""
    while match.outcome is None:
        play_round(match, *words)


def totals(match: GolfMatch, seat: int) -> list[int]:
    """The scores of a seat, round by round."""
    return [scored.score.total for scored in match.state.players[seat].rounds]


def happened(match: GolfMatch, kind: type) -> list[object]:
    """All events of a kind, in order."""
    return [entry.event for entry in match.events if isinstance(entry.event, kind)]


def box_of(faces: str = EXAMPLE, *, everywhere: bool = True) -> Box:
    """What scoring needs to know of the box."""
    return Box(edition(faces), joker_everywhere=everywhere)


def word_on(
    marks: str,
    word: str,
    faces: str = EXAMPLE,
    *,
    misspelt: tuple[int, ...] = (),
    extra: tuple[int, ...] = (),
    par: int = 4,
) -> Written:
    """A word on a row card beside these dice."""
    card = row(marks, par=par)
    return Written(card, Play(word, path_of(card, word)), tuple(faces), misspelt, extra)


def scored(
    written: Written, jokers: Iterable[int] = (), choice: Choice = NO_CHOICE, *, everywhere: bool = True
) -> RoundScore:
    """The score of a word with these jokers, or with a whole choice."""
    chosen = choice if choice is not NO_CHOICE else Choice(tuple(jokers))
    return score_of_word(box_of(everywhere=everywhere), written, chosen)
