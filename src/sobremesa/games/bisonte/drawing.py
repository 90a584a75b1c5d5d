"""Tiles out of the bag: for the start, for the racks, and after a turn (BIS-S1, BIS-7)."""

from collections.abc import Sequence

from sobremesa.engine.chance import Draw
from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition
from sobremesa.games.bisonte.events import BagDrawn, BagFilled, Phase, RackFilled, StartDrawn, StartSettled, TilesDrawn
from sobremesa.games.bisonte.rules import BisonteStory, Rules
from sobremesa.games.bisonte.state import BisonteState, StartTile
from sobremesa.parts.bag import draw_sizes, drawn


def check_box(edition: BisonteEdition, seats: int) -> None:
    """`Refused` when the bag cannot fill so many racks (BIS-S1, TAB-14)."""
    most = edition.most_players()
    if seats > most:
        raise Refused("TAB-14", "tab-14-seats", count=seats, least=2, most=most)


def fill_bag(rules: Rules, story: BisonteStory) -> None:
    """All tiles of the box (BIS-C1)."""
    story.tell(BagFilled(rules.edition.tiles))


def draw_for_start(rules: Rules, story: BisonteStory) -> None:
    """One tile each, and again while some tie for nearest to A; then the tiles go back (BIS-S1)."""
    while (seat := next_to_draw(rules.edition, story.state)) is not None:
        state = story.state
        draw = state.chance.draw(_start_label(state), (len(state.bag),))
        story.tell(StartDrawn(seat, draw, state.bag[draw.values[0]]))
    nearest, _ = _standing(rules.edition, len(story.state.players), story.state.start)
    story.tell(StartSettled(nearest[0]))


def next_to_draw(edition: BisonteEdition, state: BisonteState) -> Seat | None:
    """Who draws a tile for the start now; nobody once one is nearest, or when the bag has run out."""
    _, missing = _standing(edition, len(state.players), state.start)
    return missing[0] if missing and state.bag else None


def deal_racks(rules: Rules, story: BisonteStory) -> None:
    """Each draws a rack, whoever starts first (BIS-S1)."""
    while (seat := _next_without_rack(story.state)) is not None:
        fill_rack(rules, story, seat)


def fill_rack(rules: Rules, story: BisonteStory, seat: Seat) -> None:
    """A seat draws until its rack is full or the bag is empty (BIS-7)."""
    state = story.state
    sizes = _rack_sizes(rules.edition, state, seat)
    if sizes:
        draw = state.chance.draw(_rack_label(state, seat), sizes)
        taken, left = drawn(state.bag, draw.values)
        story.tell(BagDrawn(seat, draw, taken))
        story.tell(TilesDrawn(seat, taken))
        story.tell(RackFilled(seat, len(taken), len(left)))


def is_fair_start(edition: BisonteEdition, state: BisonteState, event: StartDrawn) -> bool:
    """Whether this tile is what such a draw takes, and it was for this seat to draw (TAB-3)."""
    asked = (event.draw.label, event.draw.sizes) == (_start_label(state), (len(state.bag),))
    due = state.starter is None and event.seat == next_to_draw(edition, state)
    return asked and due and event.tile == state.bag[event.draw.values[0]]


def is_fair_rack(edition: BisonteEdition, state: BisonteState, event: BagDrawn) -> bool:
    """Whether these tiles are what such a draw takes, and it was for this seat to draw so many (TAB-3)."""
    if event.seat != _drawer(state):
        return False
    sizes = _rack_sizes(edition, state, event.seat)
    asked = (event.draw.label, event.draw.sizes) == (_rack_label(state, event.seat), sizes)
    return asked and bool(sizes) and event.tiles == _taken(state, event.draw)


def _standing(
    edition: BisonteEdition, seats: int, start: Sequence[StartTile]
) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who may still start, and who of them has no tile yet in this round of drawing; a Bisonte is none (BIS-S1)."""
    nearest = tuple(range(seats))
    shown: dict[Seat, int] = {}
    for each in start:
        if each.tile != BISONTE:
            shown[each.seat] = edition.order(each.tile)
        if len(shown) == len(nearest):
            nearest = tuple(seat for seat in nearest if shown.get(seat) == min(shown.values()))
            shown = {}
    missing = tuple(seat for seat in nearest if seat not in shown)
    return nearest, missing if len(nearest) > 1 else ()


def _next_without_rack(state: BisonteState) -> Seat | None:
    starter = state.starter or 0
    order = (*range(starter, len(state.players)), *range(starter))
    return next((seat for seat in order if not state.players[seat].rack), None)


def _drawer(state: BisonteState) -> Seat | None:
    """Whose rack may be filled now: in the deal the next in order, later who has just had the turn."""
    if state.starter is None or state.phase not in (Phase.OPENING, Phase.PLAYING):
        return None
    return _next_without_rack(state) if state.phase is Phase.OPENING else state.on_turn


def _rack_sizes(edition: BisonteEdition, state: BisonteState, seat: Seat) -> tuple[int, ...]:
    return draw_sizes(edition.rack - len(state.players[seat].rack), len(state.bag))


def _taken(state: BisonteState, draw: Draw) -> tuple[str, ...]:
    taken, _ = drawn(state.bag, draw.values)
    return taken


def _start_label(state: BisonteState) -> str:
    return f"start/{len(state.start) + 1}"


def _rack_label(state: BisonteState, seat: Seat) -> str:
    return f"rack/{seat + 1}/{state.turn}"
