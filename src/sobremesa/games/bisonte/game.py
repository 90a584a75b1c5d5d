"""Bisonte as a value: an edition, a lexicon and options, played by the clauses BIS-C1 to BIS-26."""

from collections.abc import Mapping
from typing import ClassVar, assert_never

from sobremesa.engine import At, Meta, Offer, Preview, Seat, Sitter
from sobremesa.games.bisonte.actions import Action, Exchange, LetStand, Object, Pass, Play, Vote
from sobremesa.games.bisonte.course import begin_first_turn
from sobremesa.games.bisonte.drawing import (
    check_box,
    deal_racks,
    draw_for_start,
    fill_bag,
    is_fair_rack,
    is_fair_start,
)
from sobremesa.games.bisonte.edition import BisonteEdition
from sobremesa.games.bisonte.events import (
    HIDDEN,
    SECRET,
    BagDrawn,
    BagFilled,
    Event,
    Phase,
    StartDrawn,
    TilesDrawn,
    TimeRanOut,
)
from sobremesa.games.bisonte.evolve import evolve
from sobremesa.games.bisonte.meta import META, BisonteOptions
from sobremesa.games.bisonte.objecting import cast_vote, count_votes, let_stand, object_to, stand
from sobremesa.games.bisonte.offering import offers_of, preview_of
from sobremesa.games.bisonte.playing import exchange, make_play, pass_turn
from sobremesa.games.bisonte.rules import BisonteStory, Rules
from sobremesa.games.bisonte.state import BisonteState
from sobremesa.games.bisonte.turns import check_turn, standing_of
from sobremesa.games.bisonte.view import BisonteView, view_of
from sobremesa.games.bisonte.words import POLICY
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.parts.boxed import BoxedGame


class Bisonte(BoxedGame[BisonteEdition, BisonteOptions, BisonteState, Action, Event, BisonteView]):
    """Words that cross, 2 to 4 players."""

    meta: ClassVar[Meta] = META
    state_type = BisonteState
    action_type = Action
    event_type = Event
    view_type = BisonteView
    policy = POLICY

    def __init__(
        self,
        edition: BisonteEdition,
        lexicon: Lexicon,
        options: Mapping[str, object] | None = None,
        house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
    ) -> None:
        super().__init__(edition, lexicon, options, house)
        self._rules = Rules(edition, lexicon, house)

    def check_box(self, seats: int) -> None:
        """A rack for everybody."""
        check_box(self.edition, seats)

    def options_for(self, seats: tuple[Sitter, ...]) -> BisonteOptions:
        """As chosen; only at an old table does it depend on the bots whether plays are checked (BIS-12)."""
        options: BisonteOptions = META.read_options(self._chosen, bots=Sitter.BOT in seats)
        return options

    def set_up(self, story: BisonteStory, now: int) -> None:
        """The start is drawn for, racks are drawn, and the first turn begins."""
        fill_bag(self._rules, story)
        draw_for_start(self._rules, story)
        deal_racks(self._rules, story)
        begin_first_turn(story, now)

    def decide(self, state: BisonteState, seat: Seat, action: Action, at: At) -> tuple[Event, ...]:
        """What follows from an action, up to the next one that the match waits for."""
        self.check_seat(state, seat)
        check_turn(standing_of(state), seat, action)
        telling = self.story(state)
        if state.phase is Phase.OBJECTING and isinstance(action, Play | Exchange | Pass):
            # On wood the next player acts on, and by that the play stands for all (BIS-15).
            stand(self._rules, telling, at.received)
        self._carry_out(telling, seat, action, at.received)
        return telling.events

    def elapse(self, state: BisonteState, now: int) -> tuple[Event, ...]:
        """Once a deadline has passed, the play stands, the votes are counted or the turn is passed (BIS-15, BIS-26)."""
        if state.deadline is None or now <= state.deadline:
            return ()
        telling = self.story(state)
        telling.tell(TimeRanOut(state.phase, state.waiting))
        if state.phase is Phase.OBJECTING:
            stand(self._rules, telling, state.deadline)
        elif state.phase is Phase.VOTING:
            count_votes(self._rules, telling, state.deadline)
        else:
            pass_turn(self._rules, telling, state.on_turn, state.deadline, by_clock=True)
        return telling.events

    def evolve(self, state: BisonteState | None, event: Event) -> BisonteState:
        """The state after an event."""
        return evolve(state, event)

    def view(self, state: BisonteState, seat: Seat | None) -> BisonteView:
        """What one seat may see."""
        return view_of(state, seat)

    def points(self, state: BisonteState) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        return tuple(player.points for player in state.players)

    def told(self, event: Event, seat: Seat | None) -> Event | None:
        """Secret events are told to their own seat alone, the seed and the draws from the bag to nobody (TAB-2)."""
        if isinstance(event, HIDDEN) or (isinstance(event, SECRET) and event.seat != seat):
            return None
        return event

    def offers(self, view: BisonteView) -> tuple[Offer[Action], ...]:
        """What a seat may do now."""
        return offers_of(view)

    def preview(self, view: BisonteView, action: Action) -> Preview:
        """What an action would score if it stands, or why it would be refused (BIS-12)."""
        return preview_of(self._rules, view, action)

    def agrees(self, state: BisonteState, before: Event | None, event: Event) -> bool:
        """Whether the bag is filled from the box, and a seat is told of the tiles that it drew."""
        match event:
            case BagFilled():
                return event.tiles == self.edition.tiles
            case TilesDrawn():
                return isinstance(before, BagDrawn) and (before.seat, before.tiles) == (event.seat, event.tiles)
        return True

    def follows_from_draw(self, state: BisonteState, event: Event) -> bool:
        """Whether the tiles drawn are those of the draw."""
        match event:
            case StartDrawn():
                return is_fair_start(self.edition, state, event)
            case BagDrawn():
                return is_fair_rack(self.edition, state, event)
        return True

    def _carry_out(self, telling: BisonteStory, seat: Seat, action: Action, now: int) -> None:
        match action:
            case Play():
                make_play(self._rules, telling, seat, action, now)
            case Exchange():
                exchange(self._rules, telling, seat, action, now)
            case Pass():
                pass_turn(self._rules, telling, seat, now)
            case Object():
                object_to(self._rules, telling, seat, action, now)
            case LetStand():
                let_stand(self._rules, telling, seat, now)
            case Vote():
                cast_vote(self._rules, telling, seat, action, now)
            case _:
                assert_never(action)
