"""Who may sit down, who starts, and what each draws."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from sobremesa.engine import Chance, Draw, Match, MatchBegan, Refused, Sitter, verify
from sobremesa.games.bisonte.actions import Pass
from sobremesa.games.bisonte.drawing import is_fair_rack, is_fair_start, next_to_draw
from sobremesa.games.bisonte.edition import BISONTE
from sobremesa.games.bisonte.ending import outcome_of
from sobremesa.games.bisonte.events import (
    BagDrawn,
    BagFilled,
    Phase,
    RackFilled,
    StartDrawn,
    StartSettled,
    TilesDrawn,
    TurnBegan,
)
from sobremesa.games.bisonte.evolve import evolve
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.meta import META
from sobremesa.games.bisonte.state import Player, StartTile
from sobremesa.parts.bag import draw_sizes, drawn
from tests.conformance.bisonte import bisonte as small
from tests.games.bisonte.boxes import (
    SPANISH,
    BisonteMatch,
    bisonte,
    edition,
    happened,
    known,
    lexicon,
    play,
    points,
    put,
    start,
)

PERSON, BOT = Sitter.PERSON, Sitter.BOT
ALIKE = "A20/1 *2/0"


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def test_bis_c1_all_tiles_of_the_box_are_in_the_bag_in_the_order_of_the_alphabet() -> None:
    (filled,) = happened(start(bisonte()), BagFilled)
    assert len(filled.tiles) == 102
    assert filled.tiles[-2:] == (BISONTE, BISONTE)
    kinds = list(dict.fromkeys(filled.tiles))
    assert kinds[:5] == ["A", "B", "C", "CH", "D"]
    assert kinds.index("Ñ") == kinds.index("N") + 1
    assert kinds.index("LL") == kinds.index("L") + 1
    assert kinds.index("RR") == kinds.index("R") + 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bis_c3_each_has_a_rack_of_seven_and_the_rest_is_in_the_bag(seats: int) -> None:
    """BIS-S1."""
    state = start(bisonte(), seats).state
    assert [len(player.rack) for player in state.players] == [7] * seats
    assert len(state.bag) == 102 - 7 * seats
    assert state.aside == ()
    everything = [*state.bag, *(tile for player in state.players for tile in player.rack)]
    assert Counter(everything) == Counter(edition().tiles)
    assert list(state.bag) == sorted(state.bag, key=edition().order)
    assert all(list(player.rack) == sorted(player.rack, key=edition().order) for player in state.players)


def to_draw(seats: int, *drawn: tuple[int, str]) -> int | None:
    """Who draws next for the start after these tiles."""
    match = start(bisonte(), seats)
    put(match, start=tuple(StartTile(seat, tile) for seat, tile in drawn))
    return next_to_draw(edition(), match.state)


def test_bis_s1_each_draws_one_tile_in_the_order_of_the_seats() -> None:
    assert to_draw(3) == 0
    assert to_draw(3, (0, "C")) == 1
    assert to_draw(3, (0, "C"), (1, "B")) == 2
    assert to_draw(3, (0, "C"), (1, "B"), (2, "Z")) is None


def test_bis_s1_a_bisonte_is_drawn_again_at_once() -> None:
    assert to_draw(2, (0, BISONTE)) == 0
    assert to_draw(2, (0, BISONTE), (0, BISONTE)) == 0
    assert to_draw(2, (0, BISONTE), (0, "Z")) == 1


def test_bis_s1_only_those_who_tie_for_nearest_draw_again() -> None:
    tied = ((0, "B"), (1, "A"), (2, "A"))
    assert to_draw(3, *tied) == 1
    assert to_draw(3, *tied, (1, "Z")) == 2
    assert to_draw(3, *tied, (1, "Z"), (2, "Y")) is None
    assert to_draw(3, *tied, (1, "Z"), (2, "Z")) == 1
    assert to_draw(3, (0, "A"), (1, "B"), (2, "B")) is None


def test_bis_s1_digraphs_have_their_place_in_the_alphabet() -> None:
    """CH after C, and not among the C's: it is no tie."""
    assert to_draw(2, (0, "CH"), (1, "C")) is None


def starter_of(match: BisonteMatch) -> int:
    """Who starts, told from the tiles alone."""
    order = edition().order
    rounds: dict[int, list[int]] = {}
    for each in happened(match, StartDrawn):
        if each.tile != BISONTE:
            rounds.setdefault(each.seat, []).append(order(each.tile))
    return min(rounds, key=lambda seat: rounds[seat])


@pytest.mark.parametrize("number", range(40))
def test_bis_s1_the_letter_nearest_to_a_starts(number: int) -> None:
    """A round of those who tied goes before any other, so the lists of places compare as the rule does."""
    match = start(bisonte(), 4, seed=seed(number))
    (settled,) = happened(match, StartSettled)
    assert settled.seat == starter_of(match) == match.state.on_turn == match.state.starter
    (began,) = happened(match, TurnBegan)
    assert began.seat == settled.seat
    assert match.view(None).start == match.state.start


def test_bis_s1_drawn_tiles_stay_out_until_the_start_is_settled() -> None:
    """Each draw is from a bag with one tile less."""
    for number in range(30):
        match = start(bisonte(), 4, seed=seed(number))
        sizes = [drawn.draw.sizes for drawn in happened(match, StartDrawn)]
        assert sizes == [(102 - place,) for place in range(len(sizes))]
        assert happened(match, BagDrawn)[0].draw.sizes == tuple(range(102, 95, -1))


def test_bis_s1_where_the_bag_runs_out_the_first_of_the_tied_starts() -> None:
    match = start(bisonte("casa", edition(ALIKE)), 3)
    assert len(happened(match, StartDrawn)) == 22
    assert match.state.starter == 0
    assert len(match.state.bag) == 22 - 3 * 7


def test_bis_s1_racks_are_drawn_from_the_starter_on_and_only_their_number_is_open() -> None:
    for number in range(8):
        match = start(bisonte(), 3, seed=seed(number))
        starter = match.state.starter
        assert starter is not None
        order = [(starter + step) % 3 for step in range(3)]
        assert [drawn.seat for drawn in happened(match, BagDrawn)] == order
        assert [drawn.seat for drawn in happened(match, TilesDrawn)] == order
        assert happened(match, RackFilled) == [
            RackFilled(seat, 7, 102 - 7 * (place + 1)) for place, seat in enumerate(order)
        ]


@pytest.mark.parametrize(
    ("sitters", "chosen", "words"),
    [
        ((PERSON, PERSON), {}, "objection"),
        ((PERSON, BOT), {}, "objection"),
        ((PERSON, BOT), {"words": "checked"}, "checked"),
        ((PERSON, PERSON), {"words": "table"}, "table"),
        # An old choice, which tables that were opened before still have.
        ((PERSON, PERSON), {"words": "by-bots"}, "objection"),
        ((PERSON, BOT), {"words": "by-bots"}, "checked"),
        ((BOT, PERSON, PERSON), {"words": "by-bots"}, "checked"),
    ],
)
def test_bis_12_others_object_unless_another_way_is_chosen(
    sitters: tuple[Sitter, ...], chosen: dict[str, object], words: str
) -> None:
    match = start(Bisonte(edition(), lexicon("casa"), chosen), sitters)
    assert match.state.options.words == words
    (began,) = happened(match, MatchBegan)
    assert began.options["words"] == words


@pytest.mark.parametrize(
    ("old", "sudden_end", "ends_by_proof"),
    [
        ({"words": "checked", "play_on": False, "auto_end": False}, True, False),
        ({"words": "checked", "play_on": True, "auto_end": False}, False, False),
        ({"words": "objection", "play_on": True, "auto_end": True}, False, True),
        ({"words": "objection", "play_on": False, "auto_end": False}, True, False),
    ],
)
def test_bis_21_old_matches_and_tables_keep_what_their_options_meant(
    old: dict[str, str | bool], sudden_end: bool, ends_by_proof: bool
) -> None:
    """BIS-12, BIS-22: in the log of a match, and as the choice of a table."""
    begun = start(Bisonte(edition(), lexicon("casa"), old)).state
    began = MatchBegan("bisonte", begun.sitters, {**old, "clock": True}, bisonte().pins, "")
    for state in (begun, evolve(begun, began)):
        assert (state.options.words, state.options.sudden_end) == (old["words"], sudden_end)
        assert state.options.ends_by_proof is ends_by_proof


def test_bis_21_a_match_that_was_kept_under_the_old_options_is_still_the_same_match() -> None:
    """BIS-24: its events say what the racks cost and brought, and that a player without tiles ended it."""
    game = small("es", small=True, words="objection").make()
    match = Match.load(game, (Path(__file__).parent / "old-match.jsonl").read_text(encoding="utf-8"))
    assert match.state.options.sudden_end
    assert (match.state.ended_by, points(match), match.outcome) == ("BIS-21", (46, 7, 19), outcome_of(match.state))
    assert verify(match.game, match.events) == ()


def test_tab_14_an_old_option_with_a_value_that_it_never_had_is_refused() -> None:
    for old in ({"play_on": "yes"}, {"auto_end": 1}, {"words": "by-people"}):
        with pytest.raises(Refused, match="TAB-14"):
            bisonte(**old)


def test_tab_14_a_dictionary_of_another_language_is_refused() -> None:
    with pytest.raises(Refused, match="tab-14-language"):
        Bisonte(edition(), lexicon("casa", "en"))


def test_tab_14_a_bag_that_does_not_fill_the_racks_is_refused() -> None:
    """BIS-S1: 22 tiles are enough for three, but not for four."""
    game = bisonte("casa", edition(ALIKE))
    assert len(start(game, 3).state.players) == 3
    with pytest.raises(Refused, match="TAB-14") as refused:
        start(game, 4)
    assert refused.value.refusal.text.args == {"count": 4, "least": 2, "most": 3}


@pytest.mark.parametrize("seats", [1, 5])
def test_tab_14_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(Refused, match="tab-14-seats"):
        start(bisonte(), seats)


def test_tab_14_an_option_that_does_not_exist_or_fit_is_refused() -> None:
    with pytest.raises(Refused, match="tab-14-unknown-option"):
        bisonte(minuets=3)
    for options in ({"minutes": 0}, {"minutes": 181}, {"turn_seconds": -1}, {"words": "maybe"}):
        with pytest.raises(Refused, match="tab-14-bad-value"):
            bisonte(**options)


def test_a_table_that_chooses_nothing_has_what_the_clauses_say() -> None:
    """BIS-8, BIS-12, BIS-15, BIS-21, BIS-22, BIS-26."""
    chosen = start(Bisonte(edition(), lexicon("casa")), 2).state.options
    assert (chosen.words, chosen.clock, chosen.minutes, chosen.turn_seconds) == ("objection", True, 25, 0)
    assert (chosen.split_digraphs, chosen.sudden_end, chosen.auto_end) == (False, False, "by-words")
    assert not chosen.ends_by_proof


def test_the_match_is_pinned_to_its_box_and_its_words() -> None:
    game = bisonte()
    assert (game.pins.edition, game.pins.language) == ("test", "es")
    assert game.pins.edition_digest == edition().digest != edition(SPANISH.replace("A12", "A11")).digest


def played_out(number: int = 5) -> BisonteMatch:
    match = start(bisonte(), 2, seed=seed(number))
    while match.outcome is None:
        match.act(match.state.on_turn, Pass())
    return match


def test_tab_3_every_draw_can_be_checked_afterwards() -> None:
    match = played_out()
    assert verify(match.game, match.events) == ()


def forged(match: BisonteMatch, kind: type, nth: int = 0, **changes: object) -> int:
    """How many faults there are when one event of a kind is another."""
    places = [place for place, entry in enumerate(match.events) if isinstance(entry.event, kind)]
    entries = list(match.events)
    entry = entries[places[nth]]
    entries[places[nth]] = msgspec.structs.replace(entry, event=msgspec.structs.replace(entry.event, **changes))
    return len(verify(match.game, entries))


def redrawn(match: BisonteMatch, kind: type, nth: int, label: str, sizes: tuple[int, ...]) -> Draw:
    event = happened(match, kind)[nth]
    return Chance(match.state.chance.seed, event.draw.counter).draw(label, sizes)


def test_tab_3_other_tiles_than_the_draw_gave_are_found() -> None:
    match = played_out()
    assert forged(match, StartDrawn, tile="A" if happened(match, StartDrawn)[0].tile != "A" else "E")
    assert forged(match, BagDrawn, tiles=("A",) * 7)


def test_tab_3_a_draw_for_another_seat_is_found() -> None:
    """BIS-S1: neither for the start nor for a rack may one seat draw in place of another."""
    match = played_out()
    first = happened(match, StartDrawn)[0].seat
    assert forged(match, StartDrawn, seat=1 - first)
    assert forged(match, BagDrawn, seat=1 - happened(match, BagDrawn)[0].seat)


def test_tab_3_another_label_or_another_number_of_tiles_is_found() -> None:
    match = played_out()
    for kind, sizes in ((StartDrawn, (102,)), (BagDrawn, tuple(range(102, 95, -1)))):
        assert forged(match, kind, draw=redrawn(match, kind, 0, "again", sizes))
        label = happened(match, kind)[0].draw.label
        assert forged(match, kind, draw=redrawn(match, kind, 0, label, (*sizes, 90)))


def test_tab_3_a_draw_that_nobody_had_to_make_is_found() -> None:
    """A full rack draws nothing, and nobody draws for the start once it is settled."""
    match = played_out()
    entries = list(match.events)
    place = next(n for n, entry in enumerate(entries) if isinstance(entry.event, TurnBegan))
    counter = len(happened(match, StartDrawn)) + len(happened(match, BagDrawn))
    seat = happened(match, TurnBegan)[0].seat
    chance = Chance(match.state.chance.seed, counter)
    nothing = BagDrawn(seat, chance.draw(f"rack/{seat + 1}/1", ()), ())
    number = len(match.state.start) + 1
    again = chance.draw(f"start/{number}", (len(match.state.bag),))
    late = StartDrawn(0, again, match.state.bag[again.values[0]])
    for event in (nothing, late):
        entry = msgspec.structs.replace(entries[place], event=event)
        assert verify(match.game, [*entries[: place + 1], entry, *entries[place + 1 :]])


def test_tab_3_nobody_draws_for_a_start_that_is_settled_though_it_was_a_tie() -> None:
    """BIS-S1: the bag had run out, and now it has tiles again."""
    box = edition(ALIKE)
    match = start(bisonte("casa", box), 3)
    state = match.state
    draw = state.chance.draw(f"start/{len(state.start) + 1}", (len(state.bag),))
    late = StartDrawn(2, draw, state.bag[draw.values[0]])
    assert next_to_draw(box, state) == 2
    assert not is_fair_start(box, state, late)
    put(match, starter=None)
    assert is_fair_start(box, match.state, late)


def rack_drawn(match: BisonteMatch, count: int) -> BagDrawn:
    """What seat 0 would draw now."""
    state = match.state
    draw = state.chance.draw(f"rack/1/{state.turn}", draw_sizes(count, len(state.bag)))
    return BagDrawn(0, draw, drawn(state.bag, draw.values)[0])


def test_tab_3_no_rack_is_filled_before_the_start_is_settled() -> None:
    """BIS-S1."""
    match = start(bisonte(), 2)
    put(match, phase=Phase.OPENING, starter=None, bag=edition().tiles, players=(Player(), Player()))
    event = rack_drawn(match, 7)
    assert not is_fair_rack(edition(), match.state, event)
    put(match, starter=0)
    assert is_fair_rack(edition(), match.state, event)
    put(match, starter=1)
    assert not is_fair_rack(edition(), match.state, event)


def test_tab_3_no_rack_is_filled_while_others_may_object_or_after_the_end() -> None:
    """BIS-15."""
    match = known(bisonte(words="objection"), ["CASAEEE", "EEEEEEE"])
    play(match, 0, "CASA", 8, 8)
    event = rack_drawn(match, 4)
    for phase, fair in ((Phase.OBJECTING, False), (Phase.OVER, False), (Phase.PLAYING, True)):
        put(match, phase=phase)
        assert is_fair_rack(edition(), match.state, event) is fair


def test_tab_3_every_draw_says_what_it_is_for_so_that_old_matches_can_be_checked_for_ever() -> None:
    match = start(bisonte(), 3)
    labels = [each.draw.label for each in happened(match, StartDrawn)]
    assert labels == [f"start/{number}" for number in range(1, len(labels) + 1)]
    assert sorted(each.draw.label for each in happened(match, BagDrawn)) == ["rack/1/1", "rack/2/1", "rack/3/1"]


def test_tab_3_what_chance_had_no_part_in_is_never_unfair() -> None:
    match = start(bisonte(), 2)
    assert match.game.follows_from_draw(match.state, TurnBegan(0, None)) is True


def test_tab_14_two_to_four_play_and_every_option_names_its_clause() -> None:
    """BIS-8, BIS-12, BIS-21, BIS-22, BIS-26."""
    assert (META.least_seats, META.most_seats, META.takes_turns) == (2, 4, True)
    assert {option.name: option.clause for option in META.described_options} == {
        "words": "BIS-12",
        "split_digraphs": "BIS-8",
        "sudden_end": "BIS-21",
        "auto_end": "BIS-22",
        "clock": "TAB-11",
        "minutes": "BIS-26",
        "turn_seconds": "BIS-26",
    }
