"""A game that comes in a box: an edition, a lexicon, options and house words, and what all such games do alike."""

from abc import abstractmethod
from collections.abc import Mapping
from copy import copy
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from sobremesa import __version__
from sobremesa.engine import (
    Chance,
    Game,
    MatchBegan,
    Outcome,
    Pins,
    Refused,
    Seat,
    SeedSealed,
    Sitter,
    commitment,
)
from sobremesa.engine.story import Story
from sobremesa.lexicon.folding import Folding
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.policy import WordPolicy
from sobremesa.lexicon.word_set import WordSet
from sobremesa.parts.edition import Edition
from sobremesa.parts.own_words import carried


class Standing(Protocol):
    """A match between two events, as far as every game has it."""

    @property
    def chance(self) -> Chance:
        """The chance that is left."""

    @property
    def options(self) -> Any:
        """The options of the match."""

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where."""

    @property
    def deadline(self) -> int | None:
        """Until when it waits at most."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""


BoxT = TypeVar("BoxT", bound=Edition)
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=Standing)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


class BoxedGame(Game[StateT, ActionT, EventT, ViewT], Generic[BoxT, OptionsT, StateT, ActionT, EventT, ViewT]):
    """The rules stand in the games; here is what they are played with, and how a match of any of them begins."""

    policy: WordPolicy
    """Which words it takes."""

    def __init__(
        self,
        edition: BoxT,
        lexicon: Lexicon,
        options: Mapping[str, object] | None = None,
        house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
    ) -> None:
        if edition.language != lexicon.language:
            raise Refused("TAB-14", "tab-14-language", edition=edition.language, lexicon=lexicon.language)
        self.edition = edition
        self.lexicon = lexicon
        self.house = house
        self._chosen = options or {}
        self.options: OptionsT = self.meta.read_options(self._chosen)
        self._for_matches: dict[OptionsT, Self] = {}

    @property
    def pins(self) -> Pins:
        """The engine, the box, the lexicon and the house's words."""
        box = self.edition
        digests = {"edition_digest": box.digest, "house_digest": self.house.digest}
        return Pins(__version__, box.id, box.language, self.lexicon.digest, **digests)

    @property
    def folding(self) -> Folding:
        """Which letters it takes for the same."""
        return self.lexicon.folding(self.policy)

    def check_players(self, count: int) -> None:
        """`Refused` when so many cannot play this game, or not with this box (TAB-14)."""
        self.meta.check_seats(count)
        self.check_box(count)

    def begin(self, seats: tuple[Sitter, ...], seed: bytes, now: int) -> tuple[EventT, ...]:
        """The seed is sealed and committed to, and the match is set up (TAB-3, TAB-14)."""
        self.check_players(len(seats))
        sealed: Any = SeedSealed(seed.hex())
        began: Any = MatchBegan(
            game=self.meta.id,
            seats=seats,
            options=msgspec.to_builtins(self.options_for(seats)),
            pins=self.pins,
            commitment=commitment(seed),
            words=carried(self.house),
        )
        story = self.story(self.evolve(None, sealed))
        story.tell(began)
        self.set_up(story, now)
        return (sealed, *story.events)

    @abstractmethod
    def options_for(self, seats: tuple[Sitter, ...]) -> OptionsT:
        """The options with what depends on who sits down."""

    def with_house(self, house: HouseWords) -> Self:
        """The same game with the words of this house; box and dictionary are shared."""
        return type(self)(self.edition, self.lexicon, self._chosen, house)

    def policy_for(self, options: OptionsT) -> WordPolicy:
        """Which words a match with these options takes."""
        return self.policy

    def for_match(self, state: StateT) -> Self:
        """Bots, hints and the coach know the words that the rules of this match take (TAB-8)."""
        options: OptionsT = state.options
        policy = self.policy_for(options)
        if not state.sitters or policy == self.policy:
            return self  # before `MatchBegan` a state has no options of its own
        if options not in self._for_matches:
            game = copy(self)
            game.options, game.policy = options, policy
            self._for_matches[options] = game
        return self._for_matches[options]

    def check_box(self, seats: int) -> None:
        """`Refused` when so many cannot play with this box (TAB-14)."""

    @abstractmethod
    def set_up(self, story: Story[StateT, EventT], now: int) -> None:
        """Tell the match until it first waits for somebody."""

    def story(self, state: StateT) -> Story[StateT, EventT]:
        """An empty story that goes on from this state."""
        return Story(state, self.evolve)

    def check_seat(self, state: StateT, seat: Seat) -> None:
        """`Refused` when there is no such seat (TAB-13)."""
        if not 0 <= seat < len(state.sitters):
            raise Refused("TAB-13", "tab-13-no-such-seat", seat=seat + 1)

    def deadline(self, state: StateT) -> int | None:
        """Until when the match waits at most."""
        return state.deadline

    def outcome(self, state: StateT) -> Outcome | None:
        """How it ended, once it has."""
        return state.outcome

    def chance(self, state: StateT) -> Chance:
        """The chance that is left."""
        return state.chance

    def vocabulary(self, *, form_at_least: float, lemma_at_least: float) -> bytes:
        """The words that are known this well and that this table accepts, as a bitset."""
        return self.known_words(form_at_least=form_at_least, lemma_at_least=lemma_at_least).bits

    def known_words(
        self, *, form_at_least: float, lemma_at_least: float, everyday: bool = False, polite: bool = False
    ) -> WordSet:
        """The words that somebody of this level knows and this table accepts, for the search.

        Everybody knows the words that the table has agreed on; the search finds those that some dictionary lists.
        `polite` leaves out those that offend, even where the table accepts them.
        """
        known = self.lexicon.allowed(
            self.policy,
            form_at_least=form_at_least,
            lemma_at_least=lemma_at_least,
            everyday=everyday,
            polite=polite,
        )
        return self.lexicon.with_house(known, self.house, self.folding, polite=polite)
