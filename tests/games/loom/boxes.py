"""A small box, small dictionaries, and a table that can be laid as a test needs it."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar

import pytest
from msgspec.structs import replace

from sobremesa.engine import At, Match, Offer, Preview, Refusal, Refused, Sitter
from sobremesa.games.loom.actions import Action, Activate, ChooseDeck, ChooseDecks, Done, PutBack, Ready, Start, Write
from sobremesa.games.loom.edition import Card, Colour, Deck, LoomEdition, StrategyKind
from sobremesa.games.loom.events import Event
from sobremesa.games.loom.game import Loom
from sobremesa.games.loom.phases import Phase
from sobremesa.games.loom.state import LoomState, Player
from sobremesa.games.loom.view import LoomView
from sobremesa.lexicon.category import Category, separate
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.parts.bag import less

LoomMatch: TypeAlias = Match[LoomState, Action, Event, LoomView]
EventT = TypeVar("EventT")

SEED = bytes(range(32))
K = StrategyKind
VOWEL, CONSONANT = Deck.VOWEL, Deck.CONSONANT
SPANISH = "casa cosa cosas asa as caña masa sol sal la no es se son"
ENGLISH = "cat sat on so no sol las cosa tan"

_VALUES = {"A": 2, "E": 2, "I": 2, "O": 2, "U": 4, "Z": 10, "Ñ": 12, "QU": 12}
_LETTERS = ("A", "E", "I", "O", "U", "C", "D", "L", "M", "N", "Ñ", "P", "QU", "R", "S", "T", "Z")
_COLOURS = {colour.value[0]: colour for colour in Colour}


def box(language: str = "es", strategy: Mapping[StrategyKind, int] | None = None) -> LoomEdition:
    """Each letter once in each colour: A E I O 2, Z 10, Ñ and QU 12, the others 4."""
    cards = tuple(Card(each, _VALUES.get(each, 4), colour, each in "AEIOU") for each in _LETTERS for colour in Colour)
    return LoomEdition("test", language, cards, dict(strategy or dict.fromkeys(K, 3)))


BOX = box()
_NUMBERS = {f"{card.letter}{card.colour.value[0]}": number for number, card in enumerate(BOX.cards)}


def cards(names: str) -> tuple[int, ...]:
    """`cards("Co Ag")`: the orange C and the green A; the colours are o, g, b, y."""
    return tuple(_NUMBERS[name] for name in names.split())


def card(name: str) -> int:
    """One card."""
    return _NUMBERS[name]


def names(numbers: Sequence[int]) -> str:
    """The names of cards, in their order."""
    return " ".join(f"{BOX.card(number).letter}{BOX.card(number).colour.value[0]}" for number in numbers)


@cache
def lexicon(language: str = "es", words: str = "", **others: Category) -> Lexicon:
    """A dictionary of common words, and of others with their own category."""
    common = (words or (SPANISH if language == "es" else ENGLISH)).split()
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in dict.fromkeys(common)]
    entries += [Entry(word, separate(category), word) for word, category in others.items()]
    return Lexicon.from_entries(language, entries)


def loom(
    edition: LoomEdition = BOX,
    *,
    house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
    **options: Any,
) -> Loom:
    """A game whose first leader is the first seat, by the dictionary unless said otherwise."""
    other = "en" if edition.language == "es" else "es"
    chosen = {"youngest": 1, "words": "dictionary", **options}
    return Loom(edition, lexicon(edition.language), lexicon(other), chosen, house)


class Desk:
    """A match whose state can be laid out: it decides and evolves like any other."""

    def __init__(self, game: Loom, state: LoomState) -> None:
        self.game = game
        self.state = state
        self.now = 0
        self.log: list[Event] = []

    def act(self, seat: int, action: Action, now: int | None = None) -> tuple[Event, ...]:
        self.now = self.now if now is None else now
        return self._apply(self.game.decide(self.state, seat, action, At(self.now)))

    def tick(self) -> tuple[Event, ...]:
        """The deadline passes."""
        assert self.state.deadline is not None
        self.now = self.state.deadline
        assert self.game.elapse(self.state, self.now) == (), "at the deadline itself there is still time"
        return self._apply(self.game.elapse(self.state, self.now + 1))

    def refused(self, seat: int, action: Action) -> Refusal:
        """The refusal of an action, which the preview tells alike."""
        with pytest.raises(Refused) as refused:
            self.game.decide(self.state, seat, action, At(self.now))
        assert self.preview(seat, action) == refused.value.refusal
        return refused.value.refusal

    def view(self, seat: int | None = None) -> LoomView:
        return self.game.view(self.state, seat)

    def preview(self, seat: int, action: Action) -> Preview:
        return self.game.preview(self.view(seat), action)

    def offers(self, seat: int | None) -> tuple[Offer[Action], ...]:
        return self.game.offers(self.view(seat))

    def choices(self, seat: int) -> list[Action]:
        return [choice for offer in self.offers(seat) for choice in offer.choices]

    def hand(self, seat: int) -> str:
        return names(self.state.players[seat].hand)

    @property
    def centre(self) -> str:
        return names(self.state.centre)

    @property
    def step(self) -> str:
        return self.state.question.step if self.state.question else self.state.phase

    def happened(self, kind: type[EventT]) -> list[EventT]:
        return [event for event in self.log if isinstance(event, kind)]

    def told(self, seat: int | None, kind: type[EventT]) -> list[EventT]:
        """The events of a kind that a seat hears of."""
        return [event for event in self.happened(kind) if self.game.told(event, seat) is not None]  # type: ignore[arg-type]

    def _apply(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.log += events
        return events


def desk(
    hands: Sequence[str] = ("Ao So To", "Eo Ro No", "Oo Do Lo"),
    centre: str = "Co Ag Sg Ab Mo",
    strategy: Sequence[Sequence[StrategyKind]] = (),
    *,
    game: Loom | None = None,
    vowels: str | None = None,
    consonants: str | None = None,
    discards: str = "",
    phase: Phase = Phase.ACTIVATING,
    **options: Any,
) -> Desk:
    """A round in which cards were put back and the first seat is to activate; seats 0, then the last down to 1."""
    made = game or loom(**options)
    state = Match.start(made, len(hands), seed=SEED).state
    held = [tuple(kinds) or (K.BOOST, K.BOOST) for kinds in (*strategy, *((),) * (len(hands) - len(strategy)))]
    players = tuple(Player(hand=tuple(sorted(cards(hand))), strategy=kinds) for hand, kinds in zip(hands, held))  # noqa: B905
    out = {*cards(centre), *cards(discards), *(number for player in players for number in player.hand)}
    left = [number for number in range(len(BOX.cards)) if number not in out]
    changes: dict[str, Any] = {
        "vowels": tuple(each for each in left if each < 20) if vowels is None else tuple(sorted(cards(vowels))),
        "consonants": tuple(e for e in left if e >= 20) if consonants is None else tuple(sorted(cards(consonants))),
        "discards": tuple(sorted(cards(discards))),
        "strategy_deck": less(state.strategy_deck, (kind for kinds in held for kind in kinds)),
        "waiting": (0,) if phase in (Phase.CENTRE, Phase.ACTIVATING, Phase.CREATION_START) else state.order,
    }
    laid = replace(state, centre=cards(centre), players=players, phase=phase, question=None, **changes)
    return Desk(made, laid)


def activate(table: Desk, *kinds: StrategyKind) -> None:
    """Seats activate in their turn."""
    for kind in kinds:
        table.act(table.state.waiting[0], Activate(kind))


def begun(seats: int | tuple[Sitter, ...] = 2, **options: Any) -> Desk:
    """A match from its beginning."""
    game = loom(**options)
    match = Match.start(game, seats, seed=SEED)
    table = Desk(game, match.state)
    table.log = [entry.event for entry in match.events]
    return table


def lay_centre(table: Desk) -> None:
    """The leader lays five consonants, all choose one vowel each."""
    while table.state.phase is Phase.CENTRE:
        table.act(table.state.waiting[0], ChooseDeck(CONSONANT))


def deal(table: Desk, vowels: int = 1) -> None:
    """The centre is laid and all have chosen their decks."""
    lay_centre(table)
    for seat in table.state.waiting:
        table.act(seat, ChooseDecks(vowels))


def to_activation(table: Desk) -> None:
    """All have put back the first of their cards."""
    deal(table)
    table.act(table.state.waiting[0], Start())
    for action in (Ready(), None):
        for seat in table.state.waiting:
            table.act(seat, action or PutBack(table.state.players[seat].strategy[0]))


def create(table: Desk, *words: str | None) -> None:
    """The creation timer starts and each seat writes its word, typed, or none; then all are done."""
    if table.state.phase is Phase.CREATION_START:
        table.act(table.state.waiting[0], Start())
    for seat, word in enumerate(words):
        if word:
            table.act(seat, Write(word=word))
    for seat in table.state.waiting:
        table.act(seat, Done())


def creating(
    hands: Sequence[str] = ("Ao So To", "Eo Ro No", "Oo Do Lo"), centre: str = "Co Ag Sg Ab Mo", **options: Any
) -> Desk:
    """A round in which all may write now, with no card in the row."""
    table = desk(hands, centre, phase=Phase.CREATION_START, **options)
    table.act(0, Start())
    return table
