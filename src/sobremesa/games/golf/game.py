"""Word Golf as a value: an edition, a lexicon and options, played by the clauses GOL-C1 to GOL-30."""

from collections.abc import Mapping
from typing import ClassVar, assert_never

import msgspec

from sobremesa.engine import At, MatchEnded, Meta, Offer, Preview, Seat, SeedRevealed, SeedSealed, Sitter
from sobremesa.games.golf.actions import Action, Buy, Choose, Draft, TakeBack, Vote, Write
from sobremesa.games.golf.box import Box
from sobremesa.games.golf.dealing import check_box, deal_holes, is_fair_deal, is_fair_throw, throw_dice
from sobremesa.games.golf.edition import HOLES, GolfEdition
from sobremesa.games.golf.events import SECRET, DiceThrown, Event, HolesDealt, Phase, TimeRanOut
from sobremesa.games.golf.evolve import evolve
from sobremesa.games.golf.judging import judge_words
from sobremesa.games.golf.meta import META, GolfOptions
from sobremesa.games.golf.offering import offers_of, preview_of
from sobremesa.games.golf.rules import GolfStory, Rules
from sobremesa.games.golf.settling import buy, close_shop, make_choice, open_shop, outcome_of, score_round
from sobremesa.games.golf.spelling import Judge
from sobremesa.games.golf.state import GolfState
from sobremesa.games.golf.turns import check_turn
from sobremesa.games.golf.view import GolfView, view_of
from sobremesa.games.golf.voting import cast_vote, open_vote
from sobremesa.games.golf.words import POLICY
from sobremesa.games.golf.writing import keep_draft, show_words, take_back, write_word
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.parts.boxed import BoxedGame
from sobremesa.parts.vote import who_judges


class Golf(BoxedGame[GolfEdition, GolfOptions, GolfState, Action, Event, GolfView]):
    """Nine holes, 1 to 6 players; alone one plays against Luis."""

    meta: ClassVar[Meta] = META
    state_type = GolfState
    action_type = Action
    event_type = Event
    view_type = GolfView
    policy = POLICY

    def __init__(
        self,
        edition: GolfEdition,
        lexicon: Lexicon,
        options: Mapping[str, object] | None = None,
        house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
    ) -> None:
        super().__init__(edition, lexicon, options, house)
        self._rules = Rules(edition, Judge(lexicon, house))

    def check_box(self, seats: int) -> None:
        """A card of each hole and of each kind a player, unless all play the same holes (GOL-S1, GOL-S2)."""
        check_box(self.edition, seats, same=self.options.same_holes)

    def options_for(self, seats: tuple[Sitter, ...]) -> GolfOptions:
        """With two or more people the table judges words that the dictionary lacks, unless chosen (BUF-25)."""
        return msgspec.structs.replace(self.options, words=who_judges(self.options.words, seats))

    def set_up(self, story: GolfStory, now: int) -> None:
        """Holes are dealt, and the first throw is made."""
        deal_holes(self._rules, story)
        throw_dice(self._rules, story, now)

    def decide(self, state: GolfState, seat: Seat, action: Action, at: At) -> tuple[Event, ...]:
        """What follows from an action; simultaneous phases go on when the last seat is done."""
        self.check_seat(state, seat)
        check_turn(state.phase, state.round, action, waiting=seat in state.waiting)
        telling = self.story(state)
        self._carry_out(telling, seat, action)
        if not telling.state.waiting:
            self._go_on(telling, at.received)
        return telling.events

    def elapse(self, state: GolfState, now: int) -> tuple[Event, ...]:
        """A deadline passes: drafts count, what the table proposes stands, nothing is bought."""
        if state.deadline is None or now <= state.deadline:
            return ()
        telling = self.story(state)
        telling.tell(TimeRanOut(state.phase, state.waiting))
        self._go_on(telling, state.deadline)
        return telling.events

    def evolve(self, state: GolfState | None, event: Event) -> GolfState:
        """The state after an event."""
        return evolve(state, event)

    def view(self, state: GolfState, seat: Seat | None) -> GolfView:
        """What one seat may see."""
        return view_of(state, seat)

    def points(self, state: GolfState) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        return tuple(player.points for player in state.players)

    def told(self, event: Event, seat: Seat | None) -> Event | None:
        """Secret events are told to their own seat alone, the sealed seed to nobody."""
        if isinstance(event, SeedSealed) or (isinstance(event, SECRET) and event.seat != seat):
            return None
        return event

    def offers(self, view: GolfView) -> tuple[Offer[Action], ...]:
        """What a seat may do now."""
        return offers_of(self.box(view.options), view)

    def preview(self, view: GolfView, action: Action) -> Preview:
        """What an action would score if the word is spelt right, or why it would be refused (GOL-23)."""
        return preview_of(self.box(view.options), view, action)

    def follows_from_draw(self, state: GolfState, event: Event) -> bool:
        """Whether the cards dealt and the faces thrown are those of the draw."""
        match event:
            case HolesDealt():
                return is_fair_deal(self.edition, state, event)
            case DiceThrown():
                return is_fair_throw(self.edition, state, event)
        return True

    def box(self, options: GolfOptions) -> Box:
        """Letter values and card kinds as a table's options have them, for bots and hints."""
        return self._rules.box_of(options)

    def _carry_out(self, telling: GolfStory, seat: Seat, action: Action) -> None:
        match action:
            case Write():
                write_word(telling, seat, action)
            case Draft():
                keep_draft(telling, seat, action)
            case TakeBack():
                take_back(telling, seat)
            case Vote():
                cast_vote(telling, seat, action)
            case Choose():
                make_choice(self._rules, telling, seat, action)
            case Buy():
                buy(self._rules, telling, seat, action)
            case _:
                assert_never(action)

    def _go_on(self, telling: GolfStory, now: int) -> None:
        """The phases in their order, until one waits for somebody (GOL-1, GOL-29, GOL-30)."""
        phase = telling.state.phase
        if phase is Phase.WRITING:
            show_words(telling)
            open_vote(self._rules, telling, now)
            if telling.state.phase is Phase.VOTING:
                return
        if phase in (Phase.WRITING, Phase.VOTING):
            judge_words(self._rules, telling, now)
            if telling.state.waiting:
                return
        if phase is not Phase.SHOPPING:
            score_round(self._rules, telling)
            if telling.state.round == HOLES:
                telling.tell(MatchEnded(outcome_of(telling.state)))
                telling.tell(SeedRevealed(telling.state.chance.seed.hex()))
                return
            open_shop(self._rules, telling, now)
            if telling.state.waiting:
                return
        close_shop(telling)
        throw_dice(self._rules, telling, now)
