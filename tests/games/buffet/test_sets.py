"""A match on the board of a printed set (BUF-S1)."""

import pytest
from msgspec.structs import replace

from sobremesa.editions.buffet import load_buffet
from sobremesa.engine import Entry, Match, MatchBegan, Refused, verify
from sobremesa.engine.sets import chance_of_set
from sobremesa.games.buffet.events import BoardLaid, Event
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.laying import board_of_set
from tests.games.buffet.boxes import BuffetMatch, buffet, edition, happened, lexicon

CODE, OTHER = "K7M2QX", "H4P9ZT"
PRINTED = [
    ("es", "7 8 6 5 2 3 4 10 12", "212231211"),
    ("en", "7 8 6 5 2 3 4 10 12", "212231211"),
]
"""What this code lays in each language."""


def begun(code: str, seed: int = 1, seats: int = 2) -> BuffetMatch:
    return Match.start(buffet(set=code), seats, seed=seed.to_bytes(32, "big"))


def over(code: str) -> BuffetMatch:
    match = begun(code)
    match.tick(10**9)
    return match


def laid(match: BuffetMatch) -> BoardLaid:
    (event,) = happened(match, BoardLaid)
    assert isinstance(event, BoardLaid)
    return event


def forged(match: BuffetMatch, kind: type[Event], **changes: object) -> list[Entry[Event]]:
    return [
        replace(entry, event=replace(entry.event, **changes)) if isinstance(entry.event, kind) else entry
        for entry in match.events
    ]


def faults(match: BuffetMatch, entries: list[Entry[Event]]) -> list[str]:
    return [found.text.id for found in verify(match.game, entries)]


def test_BUF_S1_one_code_lays_one_board_whatever_the_seed_and_however_many_play() -> None:
    boards = [laid(begun(CODE, seed, seats)) for seed, seats in ((1, 2), (2, 2), (3, 4))]
    assert len({(board.tiles, board.turns, board.letters) for board in boards}) == 1
    assert laid(begun(OTHER)).letters != boards[0].letters


def test_BUF_S1_the_board_of_a_code_can_be_known_before_a_match() -> None:
    known, event = board_of_set(edition(), CODE), laid(begun(CODE))
    assert (known.tiles, known.turns, known.letters) == (event.tiles, event.turns, event.letters)


@pytest.mark.parametrize(("language", "tiles", "turns"), PRINTED)
def test_BUF_S1_a_set_that_was_printed_is_laid_the_same_for_ever(language: str, tiles: str, turns: str) -> None:
    board = board_of_set(load_buffet(language), CODE)
    assert (" ".join(board.tiles), "".join(map(str, board.turns))) == (tiles, turns)


def test_the_event_says_which_set_was_laid() -> None:
    assert (laid(begun(CODE)).set, laid(begun("")).set) == (CODE, "")
    assert laid(begun(CODE)).draw == chance_of_set(CODE).draw("board", laid(begun("")).draw.sizes)


def test_what_comes_after_the_board_comes_from_the_secret_seed() -> None:
    """TAB-3: a code is public, so nothing but the board may follow from it."""
    chances = [begun(CODE, seed).state.chance for seed in (1, 2)]
    assert chances[0].seed != chances[1].seed
    assert all(chance.seed != chance_of_set(CODE).seed for chance in chances)
    assert chances[0].counter == begun("").state.chance.counter, "no draw is made twice"


def test_TAB_3_a_match_on_a_set_is_fair() -> None:
    match = over(CODE)
    assert verify(match.game, match.events) == ()


def test_TAB_3_another_board_than_the_sets_is_found() -> None:
    match = over(CODE)
    assert "unfair-set" in faults(match, forged(match, BoardLaid, draw=laid(begun(OTHER)).draw))
    assert "unfair-shown" in faults(match, forged(match, BoardLaid, letters="X" * 225))


def test_TAB_3_a_set_that_the_table_did_not_choose_is_found() -> None:
    match, other = over(""), laid(begun(OTHER))
    changes = {"draw": other.draw, "tiles": other.tiles, "turns": other.turns, "letters": other.letters}
    assert faults(match, forged(match, BoardLaid, **changes, set=OTHER)) == ["unfair-shown"]


def test_TAB_3_a_board_by_chance_where_the_table_chose_a_set_is_found() -> None:
    match, by_chance = over(CODE), laid(over(""))
    changes = {"draw": by_chance.draw, "tiles": by_chance.tiles, "turns": by_chance.turns}
    entries = forged(match, BoardLaid, **changes, letters=by_chance.letters, set="")
    assert faults(match, entries) == ["unfair-shown"]


def test_TAB_14_a_code_is_understood_as_it_is_typed_and_kept_as_it_is_printed() -> None:
    match = begun("k7m-2qx")
    assert match.state.options.set == CODE
    (began,) = happened(match, MatchBegan)
    assert isinstance(began, MatchBegan)
    assert began.options["set"] == CODE


@pytest.mark.parametrize("value", ["K7M2Q", "K7M2QU", 123456, True, None, ["K7M2QX"]])
def test_TAB_14_what_is_no_code_is_refused(value: object) -> None:
    with pytest.raises(Refused, match="TAB-14"):
        Buffet(edition(), lexicon(), {"set": value})


def test_TAB_8_a_match_from_before_there_were_sets_is_read_as_dealt_by_chance() -> None:
    match = over("")
    old = match.save().replace(',"set":""', "").replace('"set":"",', "")
    assert '"set"' not in old
    again = Match.load(match.game, old)
    assert (again.state, verify(again.game, again.events)) == (match.state, ())
