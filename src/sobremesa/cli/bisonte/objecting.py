"""One open question to the whole table after a play: does anybody object? (BIS-12, BIS-15)."""

from collections.abc import Sequence

from sobremesa.cli.bisonte.table import Table
from sobremesa.engine import Refusal, Seat
from sobremesa.games.bisonte.actions import LetStand, Object

_OBJECT = ("o", "object", "objeto", "objetar")


class Objections:
    """Asks once for all people who may object, and then answers for each of them in turn."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._turn = 0
        self._objector: Seat | None = None

    def first(self, waiting: Sequence[Seat]) -> Seat:
        """Who objects is heard before anybody lets the play stand; before that one seat is as good as another."""
        objector = self._objector if self._is_answered() else None
        return objector if objector is not None and objector in waiting else min(waiting)

    def answer(self, seat: Seat) -> Object | LetStand:
        """What this seat does, by what the table has said."""
        turn = self._table.match.state.turn
        if not self._is_answered():
            people = self._people()
            self._objector = self._ask_one(seat) if people == [seat] else self._ask_all(people)
            self._turn = turn
        return Object(turn=turn) if seat == self._objector else LetStand(turn=turn)

    def _is_answered(self) -> bool:
        return self._turn == self._table.match.state.turn

    def _people(self) -> list[Seat]:
        """The people who have not let the play stand yet."""
        people = self._table.seating.people
        return [seat for seat in self._table.match.state.waiting if seat in people]

    def _ask_one(self, seat: Seat) -> Seat | None:
        table, say = self._table, self._table.say
        while True:
            question = say("cli-bisonte-ask-one", name=table.mark(seat))
            answer = table.keyboard.ask(question, say("cli-bisonte-ask-one-hint")).casefold()
            if not answer:
                return None
            if answer in _OBJECT or self._named(answer) == seat:
                return seat
            table.keyboard.tell(say("cli-bisonte-ask-one-again"))

    def _ask_all(self, people: Sequence[Seat]) -> Seat | None:
        table, say = self._table, self._table.say
        names = " · ".join(f"{seat + 1} {table.mark(seat)}" for seat in people)
        while True:
            answer = table.keyboard.ask(say("cli-bisonte-ask-all"), say("cli-bisonte-ask-all-hint", names=names))
            if not answer:
                return None
            seat = self._named(answer.casefold())
            if seat in people:
                return seat
            refusal = None if seat is None else table.match.preview(seat, Object())
            if isinstance(refusal, Refusal):
                table.keyboard.refuse(refusal)
            else:
                table.keyboard.tell(say("cli-bisonte-ask-all-again", names=names))

    def _named(self, answer: str) -> Seat | None:
        """The seat of this number or this name."""
        for seat in range(len(self._table.match.state.players)):
            if answer in (str(seat + 1), self._table.seating.name(seat, self._table.say).casefold()):
                return seat
        return None
