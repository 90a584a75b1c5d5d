"""What happened, told to everybody at the table: rounds, strategy cards, words, verdicts and scores."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from sobremesa.cli.judgements import meaning_said, reason_said
from sobremesa.cli.loom.moves import Moves
from sobremesa.cli.loom.seats import seats_grid
from sobremesa.cli.loom.sheet import score_sheet
from sobremesa.cli.loom.table import Table
from sobremesa.cli.palette import GREEN, MUSTARD, QUIET, RED, number
from sobremesa.cli.scores import itemised
from sobremesa.games.loom.events import (
    Asked,
    BackDrawn,
    BackGiven,
    BacksThrown,
    BackTaken,
    CardActivated,
    CardCarriedOut,
    CentreLaid,
    CentreSwept,
    CentreTaken,
    DutyLaid,
    Event,
    HandsSwapped,
    LettersGivenUp,
    LetterTaken,
    RoundBegan,
    RoundEnded,
    TargetNamed,
    VoteCast,
    VoteOpened,
    WordJudged,
)
from sobremesa.games.loom.phases import Into, Phase, Result, Spelling, Step
from sobremesa.games.loom.words import POLICY

_VERDICTS = {
    Spelling.NONE: ("·", QUIET, "LOO-15"),
    Spelling.VALID: ("✓", GREEN, "LOO-17"),
    Spelling.VOTED: ("✓", GREEN, "LOO-17"),
    Spelling.INVALID: ("✗", RED, "LOO-15"),
}
_OF_CARDS = (
    CardActivated,
    TargetNamed,
    LetterTaken,
    BackTaken,
    BackGiven,
    HandsSwapped,
    BacksThrown,
    LettersGivenUp,
    CentreSwept,
    CentreLaid,
    CentreTaken,
    DutyLaid,
)
"""Steps of a card, and cards of the centre, which lie on the table that everybody is shown."""
_OF_OTHERS = (Step.SHIELD, Step.GIVE_UP)
"""What a card asks of others than the one who has played it: these must hear of it first."""


class Narrator:
    """Tells public events as they come.

    While a person's strategy card is carried out, its steps are kept, so that whoever plays it keeps the keyboard;
    they are told when it is done, or when others are asked for something.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._moves = Moves(table)
        self._held: list[Text] = []
        self._in_play = False
        self._dealt: tuple[int, set[int]] = (0, set())
        self._round = 0
        self._last: list[Result] = []
        self._last_round = 0
        self.tellers: dict[type, Callable[..., None]] = {
            **dict.fromkeys(self._moves.lines, self._move),
            RoundBegan: self._round_began,
            Asked: self._asked,
            CardCarriedOut: self._carried_out,
            VoteOpened: self._vote_opened,
            VoteCast: self._vote_cast,
            WordJudged: self._word_judged,
            RoundEnded: self._round_ended,
        }

    def remember(self, event: Event) -> None:
        """The steps of the card in play, and the scores of this round."""
        self._moves.remember(event)
        match event:
            case RoundBegan():
                self._round = event.round
                self._in_play = False
                self._held.clear()
            case CardActivated():
                self._in_play = True
            case CardCarriedOut():
                self._in_play = False
            case WordJudged():
                self._last = [*(self._last if self._last_round == self._round else []), event.result]
                self._last_round = self._round
        if self._table.holds_back and self._in_play and type(event) in self._moves.lines:
            self._held += self._moves.lines_of(event)

    def says(self, event: Event) -> bool:
        """What is told now; at a table where people are asked the steps of a card are told together."""
        if isinstance(event, Asked):
            return self._says_asked(event)
        if isinstance(event, BackDrawn) and self._is_dealt(event):
            return False
        if self._table.holds_back:
            return not isinstance(event, _OF_CARDS) and not (self._in_play and type(event) in self._moves.lines)
        if isinstance(event, BackTaken):
            return event.into is not Into.CENTRE
        return not isinstance(event, CardCarriedOut) and not getattr(event, "face_down", False)

    def show_last(self) -> set[str]:
        """The last words with their scores again; the clauses behind them."""
        for result in self._last:
            self._verdict(result)
        return {line.clause for result in self._last for line in result.score.lines}

    def _says_asked(self, event: Asked) -> bool:
        """Who looks back sees the table when cards are dealt and when all cards are played."""
        if self._table.holds_back:
            return event.question is not None and event.question.step in _OF_OTHERS
        return event.phase in (Phase.STRATEGY_START, Phase.CREATION_START)

    def _is_dealt(self, event: BackDrawn) -> bool:
        """Whether a card was dealt at the beginning of a round; the table shows those (LOO-2)."""
        events = self._table.match.events
        if self._dealt[0] != len(events):
            dealt, dealing = set(), False
            for entry in events:
                if isinstance(entry.event, RoundBegan | Asked):
                    dealing = isinstance(entry.event, RoundBegan) or entry.event.phase in (Phase.CENTRE, Phase.DECKS)
                elif isinstance(entry.event, BackDrawn) and dealing:
                    dealt.add(id(entry.event))
            self._dealt = (len(events), dealt)
        return id(event) in self._dealt[1]

    def _print(self, said: RenderableType) -> None:
        self._table.console.print(said)

    def _move(self, event: Event) -> None:
        for line in self._moves.lines_of(event):
            self._print(line)

    def _flush(self) -> None:
        for line in self._held:
            self._print(line)
        self._held.clear()

    def _round_began(self, _event: RoundBegan) -> None:
        self._table.console.print()
        self._print(Rule(Text(self._table.heading(self._table.match.view(None)), "bold"), style=QUIET))

    def _asked(self, _event: Asked) -> None:
        if self._table.holds_back:
            self._flush()
            return
        view = self._table.match.view(None)
        self._print(seats_grid(self._table, view))
        self._print(self._table.cards(view))

    def _carried_out(self, _event: CardCarriedOut) -> None:
        self._flush()

    def _vote_opened(self, event: VoteOpened) -> None:
        word = self._table.match.state.shown[-1].word if self._table.match.state.shown else ""
        said = self._table.say("cli-vote-opened", word=word, reason=reason_said(event.reason, self._table.say))
        self._print(self._table.marked(event.seat).append(f"  {said}", MUSTARD).append(" LOO-17", QUIET))

    def _vote_cast(self, event: VoteCast) -> None:
        said = self._table.say("cli-vote-yes" if event.accept else "cli-vote-no", who=self._table.person(event.voter))
        self._print(self._table.marked(event.voter).append(f"  {said}"))

    def _word_judged(self, event: WordJudged) -> None:
        self._verdict(event.result)

    def _verdict(self, result: Result) -> None:
        say, shown = self._table.say, result.shown
        sign, style, clause = _VERDICTS[result.spelling]
        reason = reason_said(result.reason, say)
        told = {"word": shown.word, "reading": result.reading, "reason": reason, "points": number(result.score.total)}
        said = say(f"cli-loom-verdict-{result.spelling.value}", **told)
        line = self._table.marked(shown.seat).append(f"  {sign} ", f"bold {style}").append(said, style)
        self._print(line.append(f" {clause}", QUIET))
        if meaning := self._meaning(result):
            self._print(Padding(Text(meaning, QUIET), (0, 0, 0, 2)))
        # Without a valid word there is a sum only where a Blast takes points (LOO-15).
        if result.spelling in (Spelling.VALID, Spelling.VOTED) or len(result.score.lines) > 1:
            self._print(Padding(itemised(result.score, say, say("cli-score")), (0, 0, 0, 2)))

    def _meaning(self, result: Result) -> str:
        game = self._table.game
        if result.spelling is not Spelling.VALID:
            return ""
        lexicon = game.lexicon if result.shown.language == game.lexicon.language else game.other_lexicon
        return meaning_said(lexicon, result.reading, POLICY.folding, self._table.say)

    def _round_ended(self, _event: RoundEnded) -> None:
        self._print(score_sheet(self._table, self._table.match.view(None)))
        if self._table.match.outcome is None:
            self._table.pause()
