"""Who is the youngest: a person who is marked while the table gathers, and leads the first round (LOO-S2)."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.engine import MatchBegan, Refused
from sobremesa.games.loom.events import LeaderChosen
from sobremesa.games.loom.game import Loom
from sobremesa.table import Phase, Setting, is_same, open_rematch, open_table, view_table
from sobremesa.table import commands as ask
from sobremesa.table.events import YoungestMarked
from tests.games.loom.boxes import BOX, lexicon
from tests.table.evening import OPENED, Evening, counting, gathered, names, playing
from tests.table.shelf import LEVELS


class LoomShelf:
    """A shelf with a small box of the Letter Loom on it."""

    def game(self, setting: Setting) -> Loom:
        return Loom(BOX, lexicon("es"), lexicon("en"), setting.options)

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def takes_turns(self, game: str) -> bool:
        return False


def weaving(seats: dict[str, int], **options: Any) -> Evening:
    """A table of the Letter Loom for five; the host sits down first and then moves, if need be."""
    evening = Evening(Setting("loom", "es", dict(options), seats=5), shelf=LoomShelf())
    for person, seat in seats.items():
        if evening.state.seat_of(person) != seat:
            evening.do(person, ask.Sit(seat))
    return evening


def leader(evening: Evening) -> LeaderChosen:
    """Who leads the first round of the match that has begun."""
    chosen = [entry.event for step in evening.steps for entry in step.entries if isinstance(entry.event, LeaderChosen)]
    assert len(chosen) == 1
    return chosen[0]


@pytest.mark.parametrize(
    ("seats", "leads"),
    [
        ({"ana": 0, "beto": 1, "carla": 2}, 1),
        ({"ana": 0, "carla": 2, "beto": 4}, 2),
        ({"ana": 3, "beto": 1}, 0),
    ],
)
def test_LOO_S2_the_person_who_is_marked_leads_however_seats_are_numbered(seats: dict[str, int], leads: int) -> None:
    evening = weaving(seats)
    evening.do("ana", ask.MarkYoungest("beto"))
    assert evening.state.youngest == view_table(evening.state, "carla").youngest == "beto"
    evening.start()
    assert leader(evening) == LeaderChosen(leads)
    assert evening.state.seats[leads].person == "beto"
    assert is_same(evening.read_back(), evening.state)


def test_LOO_S2_the_leader_is_drawn_where_nobody_is_marked() -> None:
    evening = weaving({"ana": 0, "beto": 3})
    evening.start()
    assert leader(evening).draw is not None


def test_LOO_S2_the_mark_goes_with_the_person_and_not_with_the_seat() -> None:
    evening = weaving({"ana": 0, "beto": 1, "carla": 2})
    evening.do("ana", ask.MarkYoungest("beto"))
    evening.do("beto", ask.Sit(4))
    evening.do("ana", ask.SeatBot(1, "club"))
    evening.start()
    assert leader(evening) == LeaderChosen(3)


@pytest.mark.parametrize("how", ["stands up", "is sent away", "is away"])
def test_LOO_S2_the_mark_is_gone_with_the_person(how: str) -> None:
    evening = weaving({"ana": 0, "beto": 1, "carla": 2})
    evening.do("carla", ask.MarkYoungest("beto"))
    if how == "stands up":
        evening.do("beto", ask.StandUp())
    elif how == "is sent away":
        evening.do("ana", ask.ClearSeat(1))
    else:
        evening.leave("beto")
    assert evening.state.youngest == ""
    evening.do("dora", ask.Sit(1))
    evening.start()
    assert leader(evening).draw is not None


def test_LOO_S2_somebody_elses_leaving_changes_nothing() -> None:
    evening = weaving({"ana": 0, "beto": 1, "carla": 2})
    evening.do("ana", ask.MarkYoungest("beto"))
    evening.do("carla", ask.StandUp())
    assert evening.state.youngest == "beto"


def test_LOO_S2_another_one_may_be_marked_and_the_mark_taken_back() -> None:
    evening = gathered("ana", "beto")
    step = evening.do("beto", ask.MarkYoungest("beto"))
    assert step.events == (YoungestMarked("beto"),)
    evening.do("ana", ask.MarkYoungest("ana"))
    assert evening.state.youngest == "ana"
    evening.do("beto", ask.MarkYoungest())
    assert evening.state.youngest == ""


def test_marking_calls_no_start_off_and_leaves_all_ready() -> None:
    evening = gathered("ana", "beto")
    evening.do("beto", ask.SayReady())
    evening.do("ana", ask.Start())
    evening.do("beto", ask.MarkYoungest("beto"))
    assert evening.phase() is Phase.STARTING
    assert evening.state.seats[1].ready


@pytest.mark.parametrize("marked", ["dora", "casual", "nobody"])
def test_LOO_S2_only_a_person_at_the_table_is_marked(marked: str) -> None:
    evening = gathered("ana", "beto", bots=1)
    assert evening.refusal("ana", ask.MarkYoungest(marked)) == ("TAB-13", "tab-13-youngest-not-here")


def test_LOO_S2_a_bot_is_not_marked_not_even_one_of_a_persons_own() -> None:
    evening = gathered("ana", "beto")
    holder = replace(evening.state.seats[1], bot=True)
    evening.state = replace(evening.state, seats=(evening.state.seats[0], holder))
    assert evening.refusal("ana", ask.MarkYoungest("beto")) == ("TAB-13", "tab-13-youngest-not-here")


def test_only_those_who_sit_here_mark_somebody_and_only_before_the_start() -> None:
    """TAB-13."""
    assert gathered("ana", "beto").refusal("eva", ask.MarkYoungest("ana")) == ("TAB-13", "tab-13-spectator")
    assert playing("ana", "beto").refusal("ana", ask.MarkYoungest("ana")) == ("TAB-13", "tab-13-started")


def test_a_game_that_does_not_ask_who_is_the_youngest_refuses_the_mark() -> None:
    """TAB-13."""
    evening = gathered("ana", "beto", options={"company": True})
    assert evening.refusal("ana", ask.MarkYoungest("beto")) == ("TAB-13", "tab-13-no-youngest")


def test_TAB_14_no_host_names_a_seat_as_the_youngest() -> None:
    """LOO-S2: a number of a seat is never chosen."""
    evening = gathered("ana", "beto")
    setting = counting(options={"youngest": 2})
    assert evening.refusal("ana", ask.ChangeSetting(setting)) == ("TAB-14", "tab-14-unknown-option")
    with pytest.raises(Refused, match="TAB-14") as refused:
        open_table(evening.house, setting, "ana", OPENED)
    assert refused.value.refusal.text.args["known"] == "polite, company, small, stubborn"


def test_LOO_S2_a_number_that_an_older_table_has_is_not_looked_at() -> None:
    """TAB-14: it hung where fewer sat down than the number says."""
    for marked, expected in (("", None), ("beto", LeaderChosen(1))):
        evening = weaving({"ana": 0, "beto": 1})
        older = replace(evening.state.setting, options={"youngest": 5, "rounds": 2})
        evening.state = replace(evening.state, setting=older)
        if marked:
            evening.do("ana", ask.MarkYoungest(marked))
        evening.start()
        assert evening.phase() is Phase.PLAYING
        if expected is None:
            assert leader(evening).draw is not None
        else:
            assert leader(evening) == expected
        began = next(entry.event for entry in evening.steps[-1].entries if isinstance(entry.event, MatchBegan))
        assert began.options["rounds"] == 2


def test_LOO_S2_the_youngest_is_still_the_youngest_at_a_rematch() -> None:
    evening = gathered("ana", "beto", bots=1)
    evening.do("ana", ask.MarkYoungest("beto"))
    evening.start()
    evening.roll("ana", times=9)
    assert evening.phase() is Phase.ENDED
    again = open_rematch(evening.house, evening.state, table="first", host="ana", now=evening.now)
    assert again.state.youngest == "beto"
    assert names(again.step)[-1] == "youngest-marked"
    older = replace(evening.state, setting=replace(evening.state.setting, options={"youngest": 3, "polite": True}))
    assert open_rematch(evening.house, older, table="first", host="ana", now=0).state.setting.options == {
        "polite": True
    }
    gone = replace(evening.state, seats=(evening.state.seats[0], replace(evening.state.seats[1], gone=True)))
    assert open_rematch(evening.house, gone, table="first", host="ana", now=0).state.youngest == ""


def test_TAB_14_the_refusal_of_an_unknown_option_does_not_offer_the_seat_of_the_youngest() -> None:
    """LOO-S2: a host cannot choose it."""
    with pytest.raises(Refused) as refused:
        open_table(Evening(shelf=LoomShelf()).house, Setting("loom", "es", {"nope": True}), "ana", OPENED)
    assert (refused.value.refusal.clause, refused.value.refusal.text.id) == ("TAB-14", "tab-14-unknown-option")
    known = str(refused.value.refusal.text.args["known"]).split(", ")
    assert "youngest" not in known
    assert known == [option.name for option in Loom.meta.described_options]
