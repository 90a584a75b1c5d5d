"""The steps of a round as lines: who played which card, and which letters went where."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from sobremesa.cli.loom.cards import letters_said
from sobremesa.cli.loom.table import Table
from sobremesa.cli.palette import MUSTARD, QUIET
from sobremesa.engine import Seat
from sobremesa.games.loom import events as told
from sobremesa.games.loom.edition import Deck, StrategyKind
from sobremesa.games.loom.events import Event
from sobremesa.games.loom.phases import Into
from sobremesa.games.loom.spelling import spell
from sobremesa.games.loom.view import InPlay


def card_said(table: Table, seat: Seat, kind: StrategyKind) -> Text:
    """A strategy card that is played, with what it does."""
    line = table.marked(seat).append("  ▸ ", QUIET)
    line.append(table.say(f"loom-card-{kind.value}"), f"bold {MUSTARD}")
    return line.append(f"  {table.say(f'loom-card-{kind.value}-text')}").append(f" {kind.clause}", QUIET)


def in_play_said(table: Table, card: InPlay) -> Text:
    """The card that is being carried out, with whom or what it is about."""
    line = card_said(table, card.seat, card.kind)
    if card.target is not None:
        line.append("  → ", QUIET).append(table.marked(card.target))
    if card.picked is not None:
        line.append("  → ", QUIET).append(letters_said(table.box, table.say, (card.picked,)), "bold")
    return line


class Moves:
    """A line or more for each step; signs and nouns, so that they fit whoever is spoken of."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._leader: Seat = 0
        self._player: Seat = 0
        self._shielded: set[Seat] = set()
        self.lines: dict[type, Callable[[Any], list[Text]]] = {
            told.TimeRanOut: self._time_ran_out,
            told.LeftToChance: self._left_to_chance,
            told.CentreLaid: self._centre_laid,
            told.DeckRenewed: self._deck_renewed,
            told.BackDrawn: self._back_drawn,
            told.CardActivated: self._activated,
            told.TargetNamed: self._target_named,
            told.BackTaken: self._back_taken,
            told.LetterTaken: self._letter_taken,
            told.BackGiven: self._back_given,
            told.HandsSwapped: self._hands_swapped,
            told.BacksThrown: self._backs_thrown,
            told.LettersGivenUp: self._given_up,
            told.CentreSwept: self._swept,
            told.CentreTaken: self._centre_taken,
            told.DutyLaid: self._duty_laid,
            told.DecksChosen: self._decks_chosen,
            told.LetterDrawn: self._letter_drawn,
            told.CardsSeen: self._cards_seen,
            told.StrategyPutBack: self._put_back,
            told.CardChosen: self._card_chosen,
            told.LetterGiven: self._letter_given,
            told.LettersThrown: self._letters_thrown,
            told.WordWritten: self._word_written,
        }

    def remember(self, event: Event) -> None:
        """Who leads, whose card is in play, and who is shielded."""
        match event:
            case told.RoundBegan():
                self._leader = self._player = event.order[0]
                self._shielded.clear()
            case told.CardActivated():
                if not event.reaction:
                    self._player = event.seat
                if event.kind is StrategyKind.SHIELD:
                    self._shielded.add(event.seat)

    def lines_of(self, event: Event) -> list[Text]:
        """What is told of a step."""
        return self.lines[type(event)](event)

    def _line(self, seat: Seat, said: str, clause: str = "") -> list[Text]:
        line = self._table.marked(seat).append(f"  {said}")
        return [line.append(f" {clause}", QUIET) if clause else line]

    def _say(self, id: str, /, **args: str | int) -> str:  # noqa: A002 - the word of the field it fills
        return self._table.say(id, **args)

    def _letters(self, *cards: int) -> str:
        return letters_said(self._table.box, self._table.say, cards)

    def _back(self, deck: Deck) -> str:
        return self._say(f"cli-loom-a-{deck.value}")

    # What all see.

    def _time_ran_out(self, _event: told.TimeRanOut) -> list[Text]:
        return [Text(self._say("cli-loom-time-ran-out"), MUSTARD)]

    def _left_to_chance(self, event: told.LeftToChance) -> list[Text]:
        return self._line(event.seat, self._say("cli-loom-left-to-chance"), "LOO-21")

    def _centre_laid(self, event: told.CentreLaid) -> list[Text]:
        return self._line(self._player, self._say("cli-loom-to-centre", letters=self._letters(event.card)))

    def _deck_renewed(self, event: told.DeckRenewed) -> list[Text]:
        said = self._say(f"cli-loom-renewed-{event.deck.value}")
        return [Text().append(said, QUIET).append(" LOO-3", QUIET)]

    def _back_drawn(self, event: told.BackDrawn) -> list[Text]:
        return self._line(event.seat, self._say("cli-loom-drawn", letter=self._back(event.deck)))

    def _activated(self, event: told.CardActivated) -> list[Text]:
        return [card_said(self._table, event.seat, event.kind)]

    def _target_named(self, event: told.TargetNamed) -> list[Text]:
        line = self._table.marked(self._player).append("  → ", QUIET).append(self._table.marked(event.target))
        if event.target in self._shielded:
            line.append(f"  {self._say('cli-loom-shielded')}", MUSTARD).append(" LOO-K2", QUIET)
        return [line]

    def _back_taken(self, event: told.BackTaken) -> list[Text]:
        """What goes to the centre is told with its letter."""
        if event.into is Into.CENTRE:
            return []
        rival, letter = self._table.mark(event.rival), self._back(event.deck)
        if event.into is Into.DISCARDS:
            return self._line(event.rival, self._say("cli-loom-to-discards", letters=letter))
        return self._line(event.seat, self._say("cli-loom-from", letter=letter, name=rival))

    def _letter_taken(self, event: told.LetterTaken) -> list[Text]:
        """Open where it goes to the centre; else only who looks back hears of it."""
        letter = self._letters(event.card)
        if event.into is Into.HAND:
            return self._line(event.seat, self._say("cli-loom-from", letter=letter, name=self._table.mark(event.rival)))
        name = "cli-loom-to-centre" if event.into is Into.CENTRE else "cli-loom-to-discards"
        return self._line(event.rival, self._say(name, letters=letter))

    def _back_given(self, event: told.BackGiven) -> list[Text]:
        said = self._say("cli-loom-to", letter=self._back(event.deck), name=self._table.mark(event.rival))
        return self._line(event.seat, said)

    def _hands_swapped(self, event: told.HandsSwapped) -> list[Text]:
        return self._line(event.seat, self._say("cli-loom-swapped", name=self._table.mark(event.rival)))

    def _backs_thrown(self, event: told.BacksThrown) -> list[Text]:
        return self._line(
            event.seat, self._say("cli-loom-to-discards", letters=", ".join(map(self._back, event.decks)))
        )

    def _given_up(self, event: told.LettersGivenUp) -> list[Text]:
        name = "cli-loom-to-centre" if event.into is Into.CENTRE else "cli-loom-to-discards"
        each = [self._line(given.seat, self._say(name, letters=self._letters(given.card))) for given in event.letters]
        return [line for lines in each for line in lines] or [Text(self._say("cli-loom-nothing-happens"), QUIET)]

    def _swept(self, _event: told.CentreSwept) -> list[Text]:
        return self._line(self._player, self._say("cli-loom-swept"))

    def _centre_taken(self, event: told.CentreTaken) -> list[Text]:
        return self._line(event.seat, self._say("cli-loom-from-centre", letter=self._letters(event.card)))

    def _duty_laid(self, event: told.DutyLaid) -> list[Text]:
        return self._line(event.by, self._say("cli-loom-duty-laid", letter=self._letters(event.card)))

    # What only those hear who look back from a seat, or on all that was hidden.

    def _decks_chosen(self, event: told.DecksChosen) -> list[Text]:
        return self._line(event.seat, self._say("cli-loom-vowels-chosen", vowels=event.vowels))

    def _letter_drawn(self, event: told.LetterDrawn) -> list[Text]:
        return self._line(event.seat, self._say("cli-loom-drawn", letter=self._letters(event.card)))

    def _cards_seen(self, event: told.CardsSeen) -> list[Text]:
        cards = ", ".join(self._say(f"loom-card-{kind.value}") for kind in event.strategy)
        line = self._table.marked(event.seat).append(f"  {self._letters(*event.hand)}")
        return [line.append(f"  {cards}", QUIET) if cards else line]

    def _put_back(self, event: told.StrategyPutBack) -> list[Text]:
        card = self._say(f"loom-card-{event.kind.value}")
        return self._line(event.seat, self._say("cli-loom-put-back", card=card), "LOO-5")

    def _card_chosen(self, event: told.CardChosen) -> list[Text]:
        return self._line(event.seat, self._say("cli-loom-chosen", letter=self._letters(event.card)))

    def _letter_given(self, event: told.LetterGiven) -> list[Text]:
        said = self._say("cli-loom-to", letter=self._letters(event.card), name=self._table.mark(event.rival))
        return self._line(event.seat, said)

    def _letters_thrown(self, event: told.LettersThrown) -> list[Text]:
        return self._line(event.seat, self._say("cli-loom-to-discards", letters=self._letters(*event.cards)))

    def _word_written(self, event: told.WordWritten) -> list[Text]:
        if event.written is None:
            return self._line(event.seat, "—")
        return self._line(event.seat, spell(self._table.box, event.written.cards, event.written.wild))
