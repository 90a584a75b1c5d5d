"""A seat that nobody plays does the least that the rules allow, and every match comes to its end (TAB-15)."""

from random import Random
from typing import Any

import pytest

from sobremesa.bots import LEVELS, Bot, Company, Pace, stand_in_for
from sobremesa.bots.least import LEAST
from sobremesa.engine import Chance, Match, Refused, Seat, Sitter
from sobremesa.games.bisonte.actions import LetStand, Pass
from sobremesa.games.bisonte.events import TurnPassed
from sobremesa.games.buffet.actions import Call, GiveUp, Place, Ready, Say, Show
from sobremesa.games.buffet.events import Phase as BuffetPhase
from sobremesa.games.golf.actions import Buy, Choose, Draft, Write
from sobremesa.games.golf.events import Phase as GolfPhase
from sobremesa.games.loom.actions import Activate, Done, Give, ShowShield
from sobremesa.games.loom.actions import Write as LoomWrite
from sobremesa.games.loom.edition import StrategyKind
from tests.bots.fakes import fake_bots
from tests.conformance.subject import AnyGame, AnyMatch
from tests.conformance.subjects import LANGUAGES, MAKERS
from tests.games.bisonte.boxes import bisonte, known, play
from tests.games.buffet.boxes import buffet, open_search
from tests.games.golf.boxes import golf, handed_in, start, write_all
from tests.games.loom.boxes import Desk, activate, creating, desk

CHANCE = Chance(bytes(32))
HOUR = 3_600_000


def least(game: AnyGame) -> Bot[Any, Any]:
    """Who plays where bots are refused."""
    return stand_in_for(game, "")


def choice(match: AnyMatch, seat: Seat) -> object:
    """What it does in this seat."""
    return Company({seat: least(match.game)}).choose(match.position, seat)


def choice_without_chance(match: AnyMatch, seat: Seat, monkeypatch: pytest.MonkeyPatch) -> object:
    """What it does in this seat where it may leave nothing to chance."""
    with monkeypatch.context() as patched:
        patched.delattr(Chance, "draw")
        return least(match.game).choose(match.view(seat), match.offers(seat), CHANCE)


def choice_at(table: Desk, seat: Seat) -> object:
    """What it does at a table of the Loom."""
    return least(table.game).choose(table.view(seat), table.offers(seat), CHANCE)


def test_it_is_no_level_that_anybody_could_choose() -> None:
    """TAB-14."""
    game = golf()
    assert least(game).level is LEAST
    assert LEAST.name not in LEVELS
    with pytest.raises(Refused):
        stand_in_for(game, LEAST.name)
    assert stand_in_for(game, "child").level.name == "child"


def test_TAB_6_in_bisonte_it_passes_and_lets_every_play_stand() -> None:
    match = known(bisonte("casa", words="objection"), ("CASA", "E"))
    assert choice(match, 0) == Pass()
    play(match, 0, "CASA", 8, 8)
    assert choice(match, 1) == LetStand()


def test_TAB_15_in_buffet_it_gives_up_places_as_chance_has_it_and_is_ready() -> None:
    match = Match.start(buffet(), 2, seed=bytes(32))
    open_search(match)
    assert choice(match, 0) == GiveUp()
    match.act(0, GiveUp())
    match.act(1, GiveUp())
    for seat in match.state.row_one:
        assert match.state.phase is BuffetPhase.PLACING
        placed = choice(match, seat)
        assert isinstance(placed, Place)
        assert placed.cell in match.state.ground.placeable(seat)
        match.act(seat, placed)
    assert match.state.phase is BuffetPhase.RESTING
    assert choice(match, 0) == Ready()


def test_BUF_33_it_has_no_word_for_a_number_that_was_called_and_no_path_for_a_word_that_was_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match.start(buffet(call_first=True), 2, seed=bytes(32))
    open_search(match)
    match.act(0, Call(4))
    match.act(1, GiveUp())
    assert choice_without_chance(match, 0, monkeypatch) == Say()
    match.act(0, Say("casa"))
    assert choice_without_chance(match, 0, monkeypatch) == Show()


def test_TAB_15_in_golf_it_hands_in_an_empty_card_takes_what_is_proposed_and_buys_nothing() -> None:
    """GOL-2, GOL-29, GOL-30."""
    match = start(golf("casa"))
    assert choice(match, 0) == Write()
    write_all(match, "casa", "casa")
    for seat in match.state.waiting:
        assert choice(match, seat) == Choose(match.state.proposals[seat])
        match.act(seat, Choose(match.state.proposals[seat]))
    assert match.state.phase is GolfPhase.SHOPPING
    assert choice(match, match.state.waiting[0]) == Buy()


def test_GOL_2_a_draft_that_may_stand_is_handed_in_and_no_other() -> None:
    match = start(golf("casa"))
    word = handed_in(match, 0, "casa")
    match.act(0, Draft(word.word, word.path))
    assert choice(match, 0) == word
    match.act(0, Draft("cas", (2, 1)))
    assert choice(match, 0) == Write()


def test_TAB_15_in_the_loom_it_writes_nothing_and_what_was_written_stands() -> None:
    """LOO-9."""
    table = creating()
    assert choice_at(table, 0) == Done()
    table.act(0, LoomWrite(word="casa"))
    assert choice_at(table, 0) == Done()
    assert table.state.secrets[0].written is not None


def test_LOO_21_it_leaves_to_chance_what_it_must_choose() -> None:
    table = desk(strategy=[(StrategyKind.BOOST, StrategyKind.BLAST)])
    bot, chances = least(table.game), [Chance(bytes([number]) * 32) for number in range(20)]
    chosen = {bot.choose(table.view(0), table.offers(0), chance) for chance in chances}
    assert chosen == {Activate(StrategyKind.BOOST), Activate(StrategyKind.BLAST)}


def test_LOO_K15_it_gives_its_lowest_letter() -> None:
    table = desk(strategy=[(StrategyKind.ONE_LESS, StrategyKind.BOOST)])
    activate(table, StrategyKind.ONE_LESS)
    for seat in (1, 2):
        hand = table.state.players[seat].hand
        assert choice_at(table, seat) == Give(min(hand, key=table.game.edition.rank))


def test_LOO_K2_it_shows_no_shield() -> None:
    held = (StrategyKind.SHIELD, StrategyKind.BOOST)
    table = desk(strategy=[(StrategyKind.GREAT_ROBBERY, StrategyKind.BOOST), held, held], shield="reactive")
    activate(table, StrategyKind.GREAT_ROBBERY)
    assert choice_at(table, 1) == ShowShield(show=False)


@pytest.mark.parametrize("game", MAKERS)
def test_it_takes_a_moment_as_people_see_it_and_none_in_a_simulation(game: str) -> None:
    match: AnyMatch = Match.start(MAKERS[game]("es").make(), 2, seed=bytes(32))
    if match.state.waiting == ():
        match.tick(match.deadline + 1)  # type: ignore[operator]
    bots = dict.fromkeys(range(2), least(match.game))
    slow, quick = Company(bots, Pace.HUMAN).next(match.position), Company(bots).next(match.position)
    assert slow is not None
    assert quick is not None
    assert quick.at == match.now
    assert 500 < slow.at - match.now < 3_000


def test_it_has_no_advice_and_everything_is_the_same_to_it() -> None:
    game = golf("casa")
    match = start(game)
    bot, view, offers = least(game), match.view(0), match.offers(0)
    assert bot.advise(view, offers, 3) == ()
    assert bot.rate(view, offers, Write()).worth == bot.rate(view, offers, handed_in(match, 0, "casa")).worth == 0
    assert bot.decision(view) == fake_bots({})(game, "club").wait(view)


def test_TAB_6_a_seat_is_passed_for_turn_after_turn_while_the_others_play() -> None:
    match: AnyMatch = Match.start(bisonte("casa cosa", words="checked"), 2, seed=bytes(32))
    company = Company({0: least(match.game), 1: stand_in_for(match.game, "expert")})
    while company.step(match):
        pass
    passed = {entry.event.seat for entry in match.events if isinstance(entry.event, TurnPassed)}
    assert 0 in passed
    assert match.outcome is not None
    assert match.outcome.points[0] <= 0


@pytest.mark.parametrize("clock", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MAKERS)
@pytest.mark.parametrize("pace", [Pace.HUMAN, Pace.INSTANT])
def test_TAB_11_a_match_in_which_nobody_does_more_than_the_least_ends(
    game: str, language: str, clock: bool, pace: Pace
) -> None:
    subject = MAKERS[game](language, clock=clock)
    rules = subject.make()
    bot = least(rules)
    for number, seats in enumerate(subject.seats):
        sitters = tuple(Sitter.BOT if seat % 3 == 2 else Sitter.PERSON for seat in range(seats))
        match: AnyMatch = Match.start(rules, sitters, seed=number.to_bytes(32, "big"))
        company, steps = Company(dict.fromkeys(range(seats), bot), pace), 0
        while company.step(match):
            steps += 1
            assert steps <= subject.longest
        assert match.outcome is not None
        assert match.now < HOUR


@pytest.mark.parametrize("clock", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MAKERS)
def test_TAB_11_a_match_in_which_one_seat_does_the_least_ends(game: str, language: str, clock: bool) -> None:
    subject = MAKERS[game](language, clock=clock)
    rules = subject.make()
    for number in range(4):
        random = Random(number)
        seats = random.choice([count for count in subject.seats if count > 1])
        match: AnyMatch = Match.start(rules, seats, seed=number.to_bytes(32, "big"))
        company, steps = Company({random.randrange(seats): least(rules)}), 0
        while match.outcome is None:
            people = [seat for seat in match.state.waiting if seat not in company]
            if company.next(match.position) is not None or not people:
                assert company.step(match)
            else:
                seat = random.choice(people)
                match.act(seat, subject.act(match, seat, random))
            steps += 1
            assert steps <= 2 * subject.longest
