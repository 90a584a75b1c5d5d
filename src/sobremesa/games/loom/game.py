"""The Letter Loom as a value: an edition, two lexicons and options, played by the clauses LOO-C1 to LOO-K18."""

from collections.abc import Mapping
from typing import ClassVar, Self

import msgspec

from sobremesa.engine import At, Meta, Offer, Pins, Preview, Seat, Sitter
from sobremesa.games.loom.actions import Action
from sobremesa.games.loom.agreeing import agrees
from sobremesa.games.loom.answering import answer, is_fair_choice, time_is_over
from sobremesa.games.loom.cards.aiming import is_fair_taking
from sobremesa.games.loom.dealing import (
    begin_round,
    check_box,
    choose_leader,
    is_fair_leader,
    is_fair_strategy,
    open_box,
)
from sobremesa.games.loom.decks import is_fair_letter
from sobremesa.games.loom.edition import LoomEdition
from sobremesa.games.loom.events import (
    ChoiceDrawn,
    DeckDrawn,
    Event,
    HandDrawn,
    LeaderChosen,
    StrategyDealt,
    is_told,
)
from sobremesa.games.loom.evolve import evolve
from sobremesa.games.loom.flow import go_on
from sobremesa.games.loom.meta import META, LoomOptions
from sobremesa.games.loom.offering import check, means_of, offers_of, preview_of
from sobremesa.games.loom.rules import LoomStory, Rules
from sobremesa.games.loom.spelling import Means
from sobremesa.games.loom.state import LoomState
from sobremesa.games.loom.view import LoomView, view_of
from sobremesa.games.loom.words import policy_of
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.policy import WordPolicy
from sobremesa.parts.boxed import BoxedGame
from sobremesa.parts.vote import who_judges


class Loom(BoxedGame[LoomEdition, LoomOptions, LoomState, Action, Event, LoomView]):
    """Two to eight players, a number of rounds or a score to reach."""

    meta: ClassVar[Meta] = META
    state_type = LoomState
    action_type = Action
    event_type = Event
    view_type = LoomView

    def __init__(
        self,
        edition: LoomEdition,
        lexicon: Lexicon,
        other_lexicon: Lexicon,
        options: Mapping[str, object] | None = None,
        house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
    ) -> None:
        super().__init__(edition, lexicon, options, house)
        self.other_lexicon = other_lexicon
        self.policy = self.policy_for(self.options)
        self._rules = Rules(edition, lexicon, other_lexicon, house)

    @property
    def pins(self) -> Pins:
        """The engine, the box, both lexicons and the house's words."""
        return msgspec.structs.replace(super().pins, other_lexicon=self.other_lexicon.digest)

    def check_box(self, seats: int) -> None:
        """Strategy cards for everybody, and a youngest player who sits at the table (LOO-2, LOO-S2)."""
        check_box(self.edition, self.options.youngest, seats)

    def with_house(self, house: HouseWords) -> Self:
        """The same game with the words of this house; box and dictionaries are shared."""
        return type(self)(self.edition, self.lexicon, self.other_lexicon, self._chosen, house)

    def policy_for(self, options: LoomOptions) -> WordPolicy:
        """LOO-17 with what the table has chosen."""
        return policy_of(options)

    def options_for(self, seats: tuple[Sitter, ...]) -> LoomOptions:
        """With two or more people the table judges words that the dictionary lacks, unless chosen (BUF-25)."""
        return msgspec.structs.replace(self.options, words=who_judges(self.options.words, seats))

    def set_up(self, story: LoomStory, now: int) -> None:
        """The box is opened, a leader found, and the first round begins."""
        open_box(self._rules, story)
        choose_leader(story)
        begin_round(story, now)

    def decide(self, state: LoomState, seat: Seat, action: Action, at: At) -> tuple[Event, ...]:
        """What follows from an action; the match goes on when the last seat has answered."""
        self.check_seat(state, seat)
        written = check(self._rules, view_of(state, seat), action)
        telling = self.story(state)
        answer(telling, seat, action, written)
        if not telling.state.waiting:
            go_on(self._rules, telling, at.received)
        return telling.events

    def elapse(self, state: LoomState, now: int) -> tuple[Event, ...]:
        """A deadline passes: timers end, the last words count, and chance chooses what nobody has (LOO-21)."""
        if state.deadline is None or now <= state.deadline:
            return ()
        telling = self.story(state)
        time_is_over(self._rules, telling)
        go_on(self._rules, telling, state.deadline)
        return telling.events

    def evolve(self, state: LoomState | None, event: Event) -> LoomState:
        """The state after an event."""
        return evolve(state, event)

    def view(self, state: LoomState, seat: Seat | None) -> LoomView:
        """What one seat may see."""
        return view_of(state, seat)

    def points(self, state: LoomState) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        return tuple(player.points for player in state.players)

    def told(self, event: Event, seat: Seat | None) -> Event | None:
        """Secret events are told to those they name, the sealed seed and what is drawn in secret to nobody."""
        return event if is_told(event, seat) else None

    def offers(self, view: LoomView) -> tuple[Offer[Action], ...]:
        """What a seat may do now."""
        return offers_of(self._rules, view)

    def preview(self, view: LoomView, action: Action) -> Preview:
        """What a word would score if it is one, or why it would be refused (LOO-14)."""
        return preview_of(self._rules, view, action)

    def agrees(self, state: LoomState, before: Event | None, event: Event) -> bool:
        """Whether the decks are those of the box, and what is told of a card is true."""
        return agrees(self.edition, state, before, event)

    def follows_from_draw(self, state: LoomState, event: Event) -> bool:
        """Whether what was drawn, dealt, taken or chosen by chance is what the draw says."""
        match event:
            case LeaderChosen():
                return is_fair_leader(state, event)
            case StrategyDealt():
                return is_fair_strategy(state, event)
            case DeckDrawn():
                return is_fair_letter(state, event)
            case HandDrawn():
                return is_fair_taking(state, event)
            case ChoiceDrawn():
                return is_fair_choice(state, event)
        return True

    def means(self, view: LoomView) -> Means:
        """What a seat may and must use for its word, for bots and hints."""
        return means_of(self._rules, view)
