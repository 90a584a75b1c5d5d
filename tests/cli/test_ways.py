"""What hints tell a person to type is understood as just that move."""

import re
from collections.abc import Callable, Iterable
from io import StringIO
from itertools import permutations
from typing import Any

import msgspec
import pytest
from rich.console import Console

from sobremesa.bots.advice import Advice
from sobremesa.bots.golf.outlook import Outlook
from sobremesa.bots.golf.weighing import Weighing
from sobremesa.cli.front import Front
from sobremesa.cli.fronts import front_for
from sobremesa.cli.golf.lines import points_with_cards
from sobremesa.cli.golf.table import Table as GolfTable
from sobremesa.cli.keyboard import Keyboard
from sobremesa.cli.plain.front import PlainFront
from sobremesa.cli.saying import texts
from sobremesa.cli.seating import Seating
from sobremesa.cli.table import Table
from sobremesa.engine import Seat
from sobremesa.games.bisonte.actions import Exchange, Placement, Play
from sobremesa.games.golf import actions as golf
from sobremesa.games.golf.box import Written
from sobremesa.games.golf.events import Play as WordPlay
from sobremesa.games.golf.line import line_shapes
from sobremesa.games.golf.spelling import letters_of
from sobremesa.games.loom.actions import Done, Ready, Write
from tests.conformance.random_play import begun, kind_of, seats_of, walk
from tests.conformance.subject import AnyMatch
from tests.conformance.subjects import SUBJECTS

MOST_ANSWERS = 40
STEPS = 30


class Hand(Keyboard):
    """Types what it is told to, then Enter; what is asked for safety's sake it confirms."""

    def __init__(self, console: Console, typed: Iterable[str]) -> None:
        super().__init__(console, texts("es"), {})
        self.lines = list(typed)
        self._left = MOST_ANSWERS

    def _read(self, question: str, hint: str) -> str:
        self._left -= 1
        assert self._left, f"asked again and again: {question}"
        return self.lines.pop(0) if self.lines else ""

    def ask_yes(self, question: str, *, aside: bool = True) -> bool:
        return super().ask_yes(question, aside=aside) if self.lines else True


def laid(match: AnyMatch, seat: Seat, typed: Iterable[str] = ()) -> Table:
    """The table with one person at it."""
    seats = seats_of(match)
    levels = tuple(None if each == seat else "club" for each in range(seats))
    console = Console(file=StringIO(), width=80)
    return Table(match, Seating(("",) * seats, levels, "es"), console, Hand(console, typed), texts("es"))


def done_by(match: AnyMatch, seat: Seat, typed: Iterable[str], front: Callable[[Table], Front]) -> list[Any]:
    """All that is done when this is typed."""
    done: list[Any] = []
    done.append(front(laid(match, seat, typed)).ask(seat, done.append))
    return done


def meaning(match: AnyMatch, seat: Seat, action: Any) -> Any:
    """An action without what makes no difference: the order of tiles, which of like letters a joker is named by."""
    match action:
        case Play():
            return sorted(msgspec.structs.astuple(each) for each in action.placements)
        case Exchange():
            return sorted(action.tiles)
        case golf.Choose():
            return match.preview(seat, action), sorted(use.kind for use in action.choice.cards)
        case Write():
            return match.preview(seat, action)
        case golf.Write() | golf.Draft():
            return letters_of(action.word), action.path
    fields = {"round", "turn", "question"}
    return kind_of(action), {
        name: value for name, value in msgspec.structs.asdict(action).items() if name not in fields
    }


@pytest.mark.parametrize(
    ("name", "front"),
    [*((name, front_for) for name in SUBJECTS if "bisonte with" not in name), ("golf in en", PlainFront)],
)
def test_what_is_typed_for_a_move_is_that_move(name: str, front: Callable[[Table], Front]) -> None:
    subject = SUBJECTS[name]
    match, random = begun(subject, subject.seats[0], 7)
    kinds = set()
    for _, (seat, action) in zip(range(STEPS), walk(subject, match, random), strict=False):
        view = match.view(seat)
        way = front(laid(match, seat)).way(view, action)
        if isinstance(action, Ready | Done):
            assert way.typed == ("",)
            continue
        kinds.add(kind_of(action))
        if way.typed[0] == "" and len(way.typed) > 1:
            assert not view.options.clock, "only who plays on after a play answers two questions"
            continue
        done = done_by(match, seat, way.typed, front)
        assert meaning(match, seat, action) in [meaning(match, seat, each) for each in done], (action, way)
    assert len(kinds) > 1


def test_a_tile_of_two_letters_at_the_beginning_of_a_word_has_nothing_before_it_to_be_parted_from() -> None:
    """BIS-8: a dot parts two tiles that are no digraph."""
    match, _ = begun(SUBJECTS["bisonte in es"], 2, 7)
    table = laid(match, 0)
    word = Play((Placement(112, "CH"), Placement(113, "O"), Placement(114, "C"), Placement(115, "H")))
    assert front_for(table).way(match.view(0), word).typed == ("8H [ch]oc.h",)


def test_a_hint_names_the_cards_that_its_points_need() -> None:
    """GOL-9, GOL-29: cards are chosen at a later question."""
    match, _ = begun(SUBJECTS["golf in en"], 2, 7)
    table, view = laid(match, 0), match.view(0)
    hand = ("AEIOU", "LNRST")
    player = msgspec.structs.replace(view.players[0], hand=hand)
    view = msgspec.structs.replace(view, players=(player, *view.players[1:]), faces=("Q",) * len(view.faces))
    path = next(iter(line_shapes(view.card, 3, neighbours=view.options.neighbours).values()))
    front, box = front_for(table), GolfTable.laid(table).box

    def told(points: int) -> str:
        return front.afterwards(view, Advice(golf.Write("TEN", path), 0.0, (), "TEN", points))

    best = points_with_cards(box, view, "TEN", path)
    assert told(best).startswith("y luego elige: [AEIOU] → E, [LNRST] → ")
    bare = points_with_cards(box, msgspec.structs.replace(view, players=view.players[1:] * 2), "TEN", path)
    assert told(bare) == ""


def test_of_cards_that_bring_as_many_points_a_hint_names_those_that_the_bot_means() -> None:
    """GOL-29: the ones it can spare."""
    match, _ = begun(SUBJECTS["golf in en"], 2, 7)
    table, view = laid(match, 0), match.view(0)
    player = msgspec.structs.replace(view.players[0], hand=("LNRST", "AEIOU", "HJQVYZ"))
    view = msgspec.structs.replace(view, players=(player, *view.players[1:]), faces=("B",) * len(view.faces), round=5)
    front, box = front_for(table), GolfTable.laid(table).box
    weighing = Weighing(box, Outlook(box.edition), view)
    path = next(iter(line_shapes(view.card, 4, neighbours=view.options.neighbours).values()))
    first_was_meant = []
    for letters in permutations("LRZHU", 4):
        word = "".join(letters)
        written = Written(view.card, WordPlay(word, path), view.faces)
        meant = weighing.best_use(written)
        told = front.afterwards(view, Advice(golf.Write(word, path), meant.worth, (), word, meant.points))
        assert re.findall(r"\[(\w+)\]", told) == [use.kind for use in meant.choice.cards], word
        first = next(each for each in weighing.uses(written) if each.points == meant.points)
        first_was_meant.append(first == meant)
    assert not all(first_was_meant)
