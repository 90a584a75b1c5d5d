"""Word Buffet as a value: an edition, a lexicon and options, played by the clauses BUF-C1 to BUF-34."""

from collections.abc import Mapping
from typing import ClassVar, assert_never

import msgspec

from sobremesa.engine import At, Meta, Offer, Preview, Seat, SeedSealed, Sitter
from sobremesa.games.buffet.actions import Action, Announce, Call, GiveUp, Place, Ready, Say, Show, Vote
from sobremesa.games.buffet.edition import BuffetEdition
from sobremesa.games.buffet.ending import get_ready
from sobremesa.games.buffet.events import AntPlaced, BoardLaid, Event, PathTraced, Phase, TimeRanOut
from sobremesa.games.buffet.evolve import evolve
from sobremesa.games.buffet.laying import is_fair_board, lay_board
from sobremesa.games.buffet.marking import cast_vote, count_votes, mark_on, show_nothing, show_path
from sobremesa.games.buffet.meta import META, BuffetOptions
from sobremesa.games.buffet.offering import offers_of, preview_of
from sobremesa.games.buffet.placing import is_fair_placement, place_ant, place_by_chance
from sobremesa.games.buffet.rules import BuffetStory, Rules
from sobremesa.games.buffet.saying import say_word
from sobremesa.games.buffet.scoring import score_of
from sobremesa.games.buffet.searching import announce, begin_round, end_search, give_up, open_search
from sobremesa.games.buffet.spelling import Judge
from sobremesa.games.buffet.state import BuffetState
from sobremesa.games.buffet.turns import check_turn
from sobremesa.games.buffet.view import BuffetView, view_of
from sobremesa.games.buffet.words import policy_of
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.policy import WordPolicy
from sobremesa.parts.boxed import BoxedGame
from sobremesa.parts.vote import who_judges


class Buffet(BoxedGame[BuffetEdition, BuffetOptions, BuffetState, Action, Event, BuffetView]):
    """Two to four colonies race over 225 cells."""

    meta: ClassVar[Meta] = META
    state_type = BuffetState
    action_type = Action
    event_type = Event
    view_type = BuffetView

    def __init__(
        self,
        edition: BuffetEdition,
        lexicon: Lexicon,
        options: Mapping[str, object] | None = None,
        house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
    ) -> None:
        super().__init__(edition, lexicon, options, house)
        self.policy = self.policy_for(self.options)
        self._rules = Rules(edition, Judge(lexicon, house))

    def policy_for(self, options: BuffetOptions) -> WordPolicy:
        """BUF-24 with what the table has chosen."""
        return policy_of(options)

    def options_for(self, seats: tuple[Sitter, ...]) -> BuffetOptions:
        """With two or more people the table judges words that the dictionary lacks, unless chosen (BUF-25)."""
        return msgspec.structs.replace(self.options, words=who_judges(self.options.words, seats))

    def set_up(self, story: BuffetStory, now: int) -> None:
        """The board is laid, and the first countdown starts."""
        lay_board(self._rules, story)
        begin_round(story, now)

    def decide(self, state: BuffetState, seat: Seat, action: Action, at: At) -> tuple[Event, ...]:
        """What follows from an action; a phase goes on when nobody is left to wait for."""
        self.check_seat(state, seat)
        waits, searches = seat in state.waiting, seat in state.searching
        gave_up = state.has_given_up(seat)
        check_turn(state.phase, state.round, action, waiting=waits, searching=searches, gave_up=gave_up)
        telling = self.story(state)
        self._carry_out(telling, seat, action, at)
        self._go_on(telling, at.received)
        return telling.events

    def action_if_absent(self, state: BuffetState, seat: Seat) -> Action | None:
        """The next countdown does not wait for somebody who is away (BUF-34)."""
        return Ready() if state.phase is Phase.RESTING and seat in state.waiting else None

    def elapse(self, state: BuffetState, now: int) -> tuple[Event, ...]:
        """A deadline passes: the search opens or ends, no vote is a no, chance places, the next round begins."""
        if state.deadline is None or now <= state.deadline:
            return ()
        telling = self.story(state)
        if state.phase is Phase.COUNTDOWN:
            open_search(telling, state.deadline)
        else:
            telling.tell(TimeRanOut(state.phase, state.waiting))
            self._run_out(telling, state.phase, state.deadline)
        return telling.events

    def evolve(self, state: BuffetState | None, event: Event) -> BuffetState:
        """The state after an event."""
        return evolve(state, event)

    def view(self, state: BuffetState, seat: Seat | None) -> BuffetView:
        """What one seat may see."""
        return view_of(state, seat)

    def points(self, state: BuffetState) -> tuple[int, ...]:
        """What each seat would score if the match ended here (BUF-26 to BUF-31)."""
        return tuple(score_of(state.ground, seat, stack).total for seat, stack in enumerate(state.stacks))

    def told(self, event: Event, seat: Seat | None) -> Event | None:
        """A traced path is told to its own seat alone until it is shown, the sealed seed to nobody."""
        if isinstance(event, SeedSealed) or (isinstance(event, PathTraced) and event.seat != seat):
            return None
        return event

    def offers(self, view: BuffetView) -> tuple[Offer[Action], ...]:
        """What a seat may do now."""
        return offers_of(view)

    def preview(self, view: BuffetView, action: Action) -> Preview:
        """Whether an action would be refused; the dictionary is not asked (BUF-7)."""
        return preview_of(view, action, self.edition.language)

    def follows_from_draw(self, state: BuffetState, event: Event) -> bool:
        """Whether the board and the cells that chance picked are those of the draw."""
        match event:
            case BoardLaid():
                return is_fair_board(self.edition, state, event)
            case AntPlaced():
                return is_fair_placement(state, event)
        return True

    def _carry_out(self, telling: BuffetStory, seat: Seat, action: Action, at: At) -> None:
        match action:
            case Announce() | Call():
                announce(telling, seat, action, at)
            case GiveUp():
                give_up(telling, seat, at)
            case Say():
                say_word(self._rules, telling, seat, action, at.received)
            case Show():
                show_path(self._rules, telling, seat, action, at.received)
            case Vote():
                cast_vote(telling, seat, action)
            case Place():
                place_ant(telling, seat, action)
            case Ready():
                get_ready(telling, seat)
            case _:
                assert_never(action)

    def _go_on(self, telling: BuffetStory, now: int) -> None:
        """The next step, where nobody is waited for any more."""
        state = telling.state
        if state.phase in (Phase.COUNTDOWN, Phase.SEARCH) and not state.searching:
            end_search(telling)
        elif state.phase is Phase.VOTING and not state.waiting:
            count_votes(telling)
        elif state.phase is Phase.RESTING and not state.waiting:
            begin_round(telling, now)
        mark_on(self._rules, telling, now)

    def _run_out(self, telling: BuffetStory, phase: Phase, now: int) -> None:
        """What time itself does in a phase that waits (TAB-11)."""
        match phase:
            case Phase.SEARCH:
                end_search(telling)
            case Phase.SAYING | Phase.SHOWING:
                show_nothing(telling)
            case Phase.VOTING:
                count_votes(telling)
            case Phase.PLACING:
                place_by_chance(telling)
            case _:
                begin_round(telling, now)
        mark_on(self._rules, telling, now)
