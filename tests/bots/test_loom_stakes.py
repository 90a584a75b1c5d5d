"""What repeats, Blasts and a target are worth to the bot for the Letter Loom (LOO-13, LOO-15, LOO-18)."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.bots import bot_for, level_of
from sobremesa.bots.loom.mind import WIN, Mind, Vocabulary, rivals_vocabulary
from sobremesa.bots.loom.words import weigh_word
from sobremesa.bots.loom.world import imagine
from sobremesa.editions.texts import texts
from sobremesa.engine import Chance
from sobremesa.games.loom.actions import Activate, Done, Write
from sobremesa.games.loom.edition import StrategyKind
from sobremesa.games.loom.phases import Activated
from sobremesa.games.loom.search import Found
from tests.bots.loom_tables import known
from tests.games.loom.boxes import BOX, Desk, cards, creating, desk

K = StrategyKind
CHANCE = Chance(bytes(32))
FOR_100: dict[str, Any] = {"end": "target", "target": 100}


def sure(table: Desk, *, points: tuple[int, ...] = ()) -> Desk:
    """All letters but those in hands have been seen, so that everybody knows what the others hold."""
    hidden = {card for player in table.state.players for card in player.hand}
    seen = tuple(card for card in range(len(BOX.cards)) if card not in hidden and card not in table.state.centre)
    totals = points or (0,) * len(table.state.players)
    players = tuple(replace(player, points=each) for player, each in zip(table.state.players, totals, strict=True))
    table.state = replace(table.state, face_up=seen, players=players)
    return table


def blasted(table: Desk, seat: int, times: int = 1) -> Desk:
    """So many Blasts lie in the row against a seat."""
    table.state = replace(table.state, activated=(Activated(1 - seat, K.BLAST, seat),) * times)
    return table


def choose(table: Desk, seat: int) -> Any:
    return bot_for(table.game, "expert").choose(table.view(seat), table.offers(seat), CHANCE)


def advise(table: Desk, seat: int) -> Any:
    return bot_for(table.game, "expert").advise(table.view(seat), table.offers(seat), 9)


def rate(table: Desk, seat: int, action: Any) -> Any:
    return bot_for(table.game, "expert").rate(table.view(seat), table.offers(seat), action)


def mind(table: Desk, seat: int) -> Mind:
    vocabulary = Vocabulary(table.game, level_of("expert"))
    return Mind(table.view(seat), vocabulary, rivals_vocabulary(table.game), looks_at_rivals=True)


def worth(table: Desk, *, times: float) -> float:
    """What CASA, worth 12, is worth to the second seat when so many are thought to show it before."""
    found = Found("CASA", cards("Co Ao Sg Ag"), "", 12)
    return weigh_word(mind(table, 1), found, {"CASA": times}).worth


@pytest.mark.parametrize(
    ("repeated", "once", "twice", "perhaps"),
    [("flat", -4, -4, 4), ("less-4", 8, 8, 10), ("maker", 8, 4, 10)],
)
def test_a_repeat_is_weighed_as_the_table_counts_it(repeated: str, once: int, twice: int, perhaps: int) -> None:
    """LOO-13."""
    table = creating(("Ao So", "Ab Sb"), "Co Ag Sg", game=known(repeated=repeated))
    assert [worth(table, times=times) for times in (0.0, 1.0, 2.0, 0.5)] == [12, once, twice, perhaps]


@pytest.mark.parametrize(("repeated", "writes"), [("flat", False), ("less-4", True), ("maker", True)])
def test_a_word_that_is_surely_shown_before_is_not_written_where_it_costs_points(repeated: str, writes: bool) -> None:
    """LOO-13: both can make nothing but AS, worth 6."""
    table = sure(creating(("So", "Sg"), "Ao", game=known(repeated=repeated)))
    assert isinstance(choose(table, 0), Write)
    assert isinstance(choose(table, 1), Write if writes else Done)


def test_a_word_that_costs_less_than_none_is_written_under_a_blast() -> None:
    """LOO-15: AS worth 6 less two Blasts is −2, no word is −8."""
    always = blasted(sure(creating(("So", "Zg"), "Ag", game=known())), 0, times=2)
    assert isinstance(choose(always, 0), Write)
    needed = blasted(sure(creating(("So", "Zg"), "Ag", game=known(blast_needs_word=True))), 0, times=2)
    assert choose(needed, 0) == Done()


@pytest.mark.parametrize("language", ["es", "en"])
def test_no_word_and_a_word_that_is_none_are_rated_with_their_blasts(language: Any) -> None:
    """LOO-15."""
    table = blasted(creating(("So Ao", "Zg"), "Ag", game=known()), 0)
    nothing, wrong = rate(table, 0, Write()), rate(table, 0, Write(cards=cards("So Ao Ag")))
    assert (nothing.points, nothing.worth, wrong.points, wrong.worth) == (-4, -4.0, -4, -4.0)
    assert [each.id for each in nothing.reasons] == ["bot-loom-no-word", "bot-loom-blasted"]
    assert [each.id for each in wrong.reasons] == ["bot-loom-not-valid", "bot-loom-blasted"]
    assert "4" in texts(language).say(nothing.reasons[1])
    plain = rate(creating(("So Ao", "Zg"), "Ag", game=known()), 0, Write())
    assert (plain.points, [each.id for each in plain.reasons]) == (0, ["bot-loom-no-word"])


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_word_that_reaches_the_target_wins_and_says_so(language: Any) -> None:
    """LOO-18."""
    table = sure(creating(("So", "Zg"), "Ao", game=known(**FOR_100)), points=(88, 0))
    (best,) = advise(table, 0)
    assert (best.points, best.worth) == (12, 12 + WIN)
    assert "bot-loom-reaches" in [reason.id for reason in best.reasons]
    assert all(texts(language).say(reason)[-1] == "." for reason in best.reasons)


@pytest.mark.parametrize(
    ("options", "points"), [(FOR_100, 87), ({**FOR_100, "finish_round": True}, 88), ({"rounds": 3, "target": 10}, 88)]
)
def test_a_word_that_does_not_win_at_once_is_worth_its_points(options: dict[str, Any], points: int) -> None:
    """LOO-18."""
    table = sure(creating(("So", "Zg"), "Ao", game=known(**options)), points=(points, 0))
    assert [each.worth for each in advise(table, 0)] == [12.0]


@pytest.mark.parametrize(("points", "won"), [((88, 88), -WIN), ((0, 88), WIN), ((88, 0), -WIN), ((0, 0), 0.0)])
def test_who_shows_first_wins_where_several_can_reach_the_target(points: tuple[int, int], won: float) -> None:
    """LOO-18: the second seat shows last; both can make a word of 12."""
    table = sure(creating(("So", "Sg"), "Ao Ag", game=known(**FOR_100)), points=points)
    (world,) = imagine(BOX, table.view(1), CHANCE, 1)
    assert mind(table, 1).won(world) == won
    assert mind(table, 0).won(world) == (WIN if points[0] else -WIN if points[1] else 0.0)


def test_a_blast_that_keeps_a_rival_from_the_target_is_what_is_played() -> None:
    """LOO-18, LOO-K16: without a target a Boost is worth as much."""
    held = [(K.BOOST, K.SWAP), (K.BOOST, K.BLAST)]
    for options, least in ((FOR_100, WIN), ({}, 0.0)):
        table = sure(desk(("So", "Sg"), "Ab", held, game=known(**options)), points=(96, 50))
        table.state = replace(table.state, waiting=(1,), activated=(Activated(0, K.EXTRA_CARD),))
        blast, boost = (rate(table, 1, Activate(kind)).worth for kind in (K.BLAST, K.BOOST))
        assert (blast - boost >= least) if least else (abs(blast - boost) < WIN / 2)
        if least:
            assert choose(table, 1) == Activate(K.BLAST)


def test_what_a_card_says_it_does_is_told_in_points_and_not_in_wins() -> None:
    """LOO-18: a won match makes a card worth more, not a word longer."""
    held = [(K.BOOST, K.SWAP), (K.BOOST, K.BLAST)]
    table = sure(desk(("So", "Sg"), "Ab", held, game=known(**FOR_100)), points=(94, 50))
    table.state = replace(table.state, waiting=(1,))
    for advice in advise(table, 1):
        for reason in advice.reasons:
            assert all(not isinstance(value, int) or value < WIN / 2 for value in reason.args.values())
