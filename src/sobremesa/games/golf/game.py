"""Word Golf as a value: an edition, a lexicon and options, played by the clauses GOL-C1 to GOL-30."""

from collections.abc import Mapping
from typing import ClassVar, assert_never

import msgspec

from sobremesa import __version__
from sobremesa.engine import (
    At,
    Chance,
    Game,
    MatchBegan,
    MatchEnded,
    Meta,
    Offer,
    Outcome,
    Pins,
    Preview,
    Refused,
    Seat,
    SeedRevealed,
    SeedSealed,
    Sitter,
    commitment,
    read_options,
)
from sobremesa.games.golf.actions import Action, Buy, Choose, Draft, TakeBack, Vote, Write
from sobremesa.games.golf.box import Box
from sobremesa.games.golf.dealing import check_box, deal_holes, is_fair_deal, is_fair_throw, throw_dice
from sobremesa.games.golf.edition import HOLES, GolfEdition
from sobremesa.games.golf.events import SECRET, DiceThrown, Event, HolesDealt, Phase, TimeRanOut
from sobremesa.games.golf.evolve import evolve
from sobremesa.games.golf.judging import cast_vote, judge_words, open_vote
from sobremesa.games.golf.meta import META, GolfOptions
from sobremesa.games.golf.offering import offers_of, preview_of
from sobremesa.games.golf.rules import GolfStory, Rules, story
from sobremesa.games.golf.settling import buy, close_shop, make_choice, open_shop, outcome_of, score_round
from sobremesa.games.golf.spelling import Judge
from sobremesa.games.golf.state import GolfState
from sobremesa.games.golf.turns import check_turn
from sobremesa.games.golf.view import GolfView, view_of
from sobremesa.games.golf.words import POLICY
from sobremesa.games.golf.writing import keep_draft, show_words, take_back, write_word
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon


class Golf(Game[GolfState, Action, Event, GolfView]):
    """Nine holes, 1 to 6 players; alone one plays against Luis."""

    meta: ClassVar[Meta] = META
    action_type = Action
    event_type = Event
    view_type = GolfView

    def __init__(
        self,
        edition: GolfEdition,
        lexicon: Lexicon,
        options: Mapping[str, object] | None = None,
        house: HouseWords = HouseWords(),  # noqa: B008 - a frozen value
    ) -> None:
        if edition.language != lexicon.language:
            raise Refused("TAB-14", "tab-14-language", edition=edition.language, lexicon=lexicon.language)
        self.edition = edition
        self.lexicon = lexicon
        self.house = house
        self.options = read_options(GolfOptions, options or {})
        self._rules = Rules(edition, Judge(lexicon, house))

    @property
    def pins(self) -> Pins:
        """The engine, the box, the lexicon and the house's words."""
        edition = self.edition
        digests = {"edition_digest": edition.digest, "house_digest": self.house.digest}
        return Pins(__version__, edition.id, edition.language, self.lexicon.digest, **digests)

    def begin(self, seats: tuple[Sitter, ...], seed: bytes, now: int) -> tuple[Event, ...]:
        """The seed is sealed, holes are dealt, and the first throw is made."""
        self.meta.check_seats(len(seats))
        check_box(self.edition, len(seats), same=self.options.same_holes)
        sealed = SeedSealed(seed.hex())
        telling = story(evolve(None, sealed))
        telling.tell(
            MatchBegan(
                game=self.meta.id,
                seats=seats,
                options=msgspec.to_builtins(self._options_for(seats)),
                pins=self.pins,
                commitment=commitment(seed),
            )
        )
        deal_holes(self._rules, telling)
        throw_dice(self._rules, telling, now)
        return (sealed, *telling.events)

    def decide(self, state: GolfState, seat: Seat, action: Action, at: At) -> tuple[Event, ...]:
        """What follows from an action; simultaneous phases go on when the last seat is done."""
        if not 0 <= seat < len(state.players):
            raise Refused("TAB-13", "tab-13-no-such-seat", seat=seat + 1)
        check_turn(state.phase, state.round, action, waiting=seat in state.waiting)
        telling = story(state)
        self._carry_out(telling, seat, action)
        if not telling.state.waiting:
            self._go_on(telling, at.received)
        return telling.events

    def elapse(self, state: GolfState, now: int) -> tuple[Event, ...]:
        """A deadline passes: drafts count, no vote is a no, proposals stand, nothing is bought."""
        if state.deadline is None or now <= state.deadline:
            return ()
        telling = story(state)
        telling.tell(TimeRanOut(state.phase, state.waiting))
        self._go_on(telling, state.deadline)
        return telling.events

    def evolve(self, state: GolfState | None, event: Event) -> GolfState:
        """The state after an event."""
        return evolve(state, event)

    def view(self, state: GolfState, seat: Seat | None) -> GolfView:
        """What one seat may see."""
        return view_of(state, seat)

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

    def deadline(self, state: GolfState) -> int | None:
        """Until when the match waits at most."""
        return state.deadline

    def outcome(self, state: GolfState) -> Outcome | None:
        """How it ended, once it has."""
        return state.outcome

    def chance(self, state: GolfState) -> Chance:
        """The chance that is left."""
        return state.chance

    def follows_from_draw(self, state: GolfState, event: Event) -> bool:
        """Whether the cards dealt and the faces thrown are those of the draw."""
        match event:
            case HolesDealt():
                return is_fair_deal(self.edition, state, event)
            case DiceThrown():
                return is_fair_throw(self.edition, state, event)
        return True

    def vocabulary(self, *, form_at_least: float, lemma_at_least: float) -> bytes:
        """The words that somebody of this level knows and this table accepts, for the search (GOL-20)."""
        known = self.lexicon.allowed(POLICY, form_at_least=form_at_least, lemma_at_least=lemma_at_least)
        return self.lexicon.without(known, self.house.refused, POLICY.folding)

    def box(self, options: GolfOptions) -> Box:
        """Letter values and card kinds as a table's options have them, for bots and hints."""
        return self._rules.box_of(options)

    def _options_for(self, seats: tuple[Sitter, ...]) -> GolfOptions:
        """With two or more people the table judges words that the dictionary lacks, unless chosen (BUF-25)."""
        if self.options.words != "by-people":
            return self.options
        judge = "table" if seats.count(Sitter.PERSON) > 1 else "dictionary"
        return msgspec.structs.replace(self.options, words=judge)

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
