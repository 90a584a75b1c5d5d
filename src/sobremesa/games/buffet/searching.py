"""A round begins and all search: the countdown, announcements and their race, the hourglass, giving up."""

from sobremesa.engine.moment import At
from sobremesa.engine.refusal import Refused
from sobremesa.engine.seats import Seat
from sobremesa.games.buffet.actions import Announce, Call
from sobremesa.games.buffet.chart import by_length, row_one_of
from sobremesa.games.buffet.events import Announced, GaveUp, PathTraced, RoundBegan, SearchEnded, SearchOpened
from sobremesa.games.buffet.ground import Ground, check_path
from sobremesa.games.buffet.meta import BuffetOptions
from sobremesa.games.buffet.rules import COUNTDOWN_SECONDS, MOST_CREDIT, SAND_SECONDS, BuffetStory, deadline_after
from sobremesa.games.buffet.state import BuffetState


def begin_round(story: BuffetStory, now: int) -> None:
    """The countdown starts; without a clock nobody counts, and the search opens at once (BUF-1)."""
    state = story.state
    story.tell(RoundBegan(state.round + 1, deadline_after(state, now, COUNTDOWN_SECONDS)))
    if not state.options.clock:
        open_search(story, now)


def open_search(story: BuffetStory, now: int) -> None:
    """All search, at most so long if nobody announces anything (BUF-1, BUF-10)."""
    seconds = story.state.options.search_seconds
    ends = deadline_after(story.state, now, seconds) if seconds else None
    story.tell(SearchOpened(now, ends, _closes(ends)))


def announce(story: BuffetStory, seat: Seat, announced: Announce | Call, at: At) -> None:
    """A number for all to hear, and for the seat alone the path, which nobody has judged (BUF-7, BUF-8)."""
    state = story.state
    check_announcement(state.ground, state.options, seat, announced)
    credit = max(0, min(at.credit, MOST_CREDIT)) if state.options.clock else 0
    credited = max(state.opened, at.received - credit)
    _check_time(state, credited)
    if isinstance(announced, Announce):
        story.tell(PathTraced(seat, announced.path))
    # An announcement that was received later may have been made earlier, and then that one turned the hourglass.
    first = min((credited, *(event.credited for event in state.announced)))
    ends = deadline_after(state, first, SAND_SECONDS)
    story.tell(Announced(seat, letters_in(announced), at.received, credit, credited, ends, _closes(ends)))


def check_announcement(ground: Ground, options: BuffetOptions, seat: Seat, announced: Announce | Call) -> None:
    """`Refused` when it breaks a rule that has nothing to do with words (BUF-2 to BUF-7, BUF-12)."""
    if isinstance(announced, Announce):
        if options.call_first:
            raise Refused("BUF-7", "buf-7-call-first")
        check_path(ground, seat, announced.path, options.least_letters)
    else:
        if not options.call_first:
            raise Refused("BUF-7", "buf-7-trace")
        _check_number(announced.letters, options.least_letters, len(ground.available))


def letters_in(announced: Announce | Call) -> int:
    """The number of letters that an announcement tells."""
    return len(announced.path) if isinstance(announced, Announce) else announced.letters


def give_up(story: BuffetStory, seat: Seat, at: At) -> None:
    """To row 1, for good; no hourglass is turned (BUF-10)."""
    story.tell(GaveUp(seat, at.received))


def end_search(story: BuffetStory) -> None:
    """The chart: the longest word first, within a row the earlier one; then row 1 (BUF-11, BUF-13)."""
    state = story.state
    story.tell(SearchEnded(tuple(event.seat for event in by_length(state.announced)), row_one_of(state)))


def _check_number(letters: int, least: int, most: int) -> None:
    if letters < least:
        raise Refused("BUF-12", "buf-12-too-short", least=least)
    if letters > most:
        raise Refused("BUF-4", "buf-4-too-long", most=most)


def _check_time(state: BuffetState, credited: int) -> None:
    if state.ends is not None and credited > state.ends:
        if state.announced:
            raise Refused("BUF-9", "buf-9-sand-ran-out")
        raise Refused("BUF-10", "buf-10-limit-passed")


def _closes(ends: int | None) -> int | None:
    """A while after the sand, so that what was announced in time can still come in (TAB-4)."""
    return None if ends is None else ends + MOST_CREDIT
