"""Bots at a table of Word Buffet: their times, and whole matches within the rules."""

import pytest
from msgspec.structs import replace

from sobremesa.bots import LEVELS, Company, Pace, bot_for, company_of, play_out
from sobremesa.bots.buffet.habits import habit_of
from sobremesa.bots.buffet.mind import Thought, ideas, settled
from sobremesa.bots.buffet.outlook import Judged
from sobremesa.editions.buffet import load_buffet
from sobremesa.engine import Chance, Match, Sitter
from sobremesa.games.buffet.actions import Announce, Call, GiveUp
from sobremesa.games.buffet.board import CELLS
from sobremesa.games.buffet.events import Announced, GaveUp, Phase, SearchOpened
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.search import words_on
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.games.buffet.boxes import BuffetMatch

KNOWN = (
    "ala amo ante aro arte as asa ase casa coro cosa dar de don dos el en era es esa eso este ir la lo loro luna mano "
    "mar mas masa mesa mi no nota ola oro osa oso pan para paso pera peso rama ramo rana rata remo rosa ropa sal san "
    "sano sea ser seta si sol son sopa tan te tela tema tierra tino toma tono topo tos tras tren un una uno va ve"
)


def small(ants: int = 9, **options: object) -> Buffet:
    """Our own tiles, few ants and few words: a short match."""
    words = dict.fromkeys(KNOWN.split(), 6.0)
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in words]
    box = replace(load_buffet("es"), ants=(ants, ants, ants), special_ants=2)
    return Buffet(box, Lexicon.from_entries("es", entries, frequencies=words), options)


def first_search(game: Buffet, seed: int = 1) -> BuffetMatch:
    match: BuffetMatch = Match.start(game, (Sitter.BOT,) * 2, seed=seed.to_bytes(32, "big"))
    assert match.deadline is not None
    match.tick(match.deadline + 1)
    return match


def chances(count: int) -> list[Chance]:
    return [Chance(bytes([number]) * 32) for number in range(count)]


def test_a_search_takes_a_persons_time_and_ends_before_the_limit() -> None:
    """BUF-10: at the least some seconds, at the most what the table allows."""
    view = first_search(small()).view(0)
    for level in LEVELS:
        times = [bot_for(small(), level).thinks(view, chance) for chance in chances(8)]
        assert all(3_000 < time < 60_000 for time in times)
        assert len(set(times)) > 4
    hurried = first_search(small(search_seconds=6)).view(0)
    for level in LEVELS:
        assert all(bot_for(small(), level).thinks(hurried, chance) <= 6_000 for chance in chances(3))


def test_nobody_sees_a_word_sooner_than_eyes_can_follow_it() -> None:
    game = small()
    known = game.vocabulary(form_at_least=0, lemma_at_least=0)
    met = []
    for number, chance in enumerate(chances(6)):
        ground = first_search(game, number).view(0).ground
        found = words_on(ground, 0, game.lexicon, known, weights=(0,) * CELLS)
        met += [idea for level in LEVELS for idea in ideas(found, game.lexicon, habit_of(level), chance, 60_000)]
    assert met
    assert all(1_500 + 500 * len(idea.path) <= idea.at <= 60_000 for idea in met)


def test_a_stronger_bot_searches_no_longer() -> None:
    view = first_search(small()).view(0)
    means = [sum(bot_for(small(), level).thinks(view, chance) for chance in chances(8)) for level in LEVELS]
    assert means[3] < means[2] < means[1]


@pytest.mark.parametrize("level", LEVELS)
def test_once_the_sand_runs_a_bot_announces_before_it_has_run_out(level: str) -> None:
    """BUF-9: it hears a number after two seconds, and reacts as a person would."""
    view = first_search(small()).view(0)
    heard = view.opened + 2_000
    pressed = replace(view, announced=(Announced(1, 4, heard, 0, heard, heard + 30_000, None),), ends=heard + 30_000)
    for chance in chances(4):
        time = bot_for(small(), level).thinks(pressed, chance)
        assert 2_300 < time < 32_000


def test_the_time_and_the_word_belong_together() -> None:
    """The same view and chance: the same plan, however often and by whomever of that level it is asked."""
    view = first_search(small()).view(0)
    for chance in chances(3):
        one, other = bot_for(small(), "club"), bot_for(small(), "club")
        assert one.thinks(view, chance) == other.thinks(view, chance)
        action = one.choose(view, (), chance)
        assert action == other.choose(view, (), chance) == one.choose(view, (), chance)
        assert isinstance(action, Announce | GiveUp)


def thoughts(*worths: float) -> list[Thought]:
    """Words worth so much, one a second."""
    return [
        Thought(1000 * second, (second,), Judged(worth, 0, 0, 0, 1, 0, 9, 0)) for second, worth in enumerate(worths, 1)
    ]


def test_a_bot_is_content_sooner_with_a_word_that_stands_out() -> None:
    """BUF-7: nobody has to announce the first word found, but time is as good to the rivals."""
    habit = replace(habit_of("expert"), seconds_a_word=1.0, haste=0.3)
    usual = (2, 8, 5, 3, 7, 4, 6, 5)
    assert settled(thoughts(*usual, *usual, *usual), habit, 24_000) == 24_000
    assert 9_000 <= settled(thoughts(*usual, 14, *usual, *usual), habit, 24_000) <= 12_000
    assert settled(thoughts(*usual, 14, *usual), habit, 5_000) == 5_000
    assert settled(thoughts(5, 5, 5, 5, 5, 5), habit, 24_000) == 4_000
    assert settled([], habit, 9_000) == 9_000


OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"call_first": True},
    {"least_letters": 3, "lens": False},
    {"clock": False},
    {"clock": False, "call_first": True, "words": "table"},
    {"search_seconds": 3},
    {"search_seconds": 0, "words": "dictionary"},
    {"search_seconds": 1, "call_first": True, "least_letters": 3},
)


@pytest.mark.parametrize(("seats", "pace"), [(2, Pace.HUMAN), (3, Pace.QUICK), (4, Pace.INSTANT)])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_bots_play_whole_matches_within_the_rules(number: int, seats: int, pace: Pace) -> None:
    """TAB-13: nothing is refused, whatever the table chose, two to four at it."""
    game = small(7, **OPTIONS[number])
    levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(seats)]
    match = Match.start(game, (Sitter.BOT,) * seats, seed=bytes([number]) * 32)
    play_out(match, company_of(game, levels, pace))
    assert match.outcome is not None


def test_a_match_of_bots_replays() -> None:
    """TAB-3: the times too come from the match's chance."""
    game = small()
    logs = []
    for _ in range(2):
        match = Match.start(game, (Sitter.BOT,) * 2, seed=bytes(range(32)))
        play_out(match, company_of(game, ["expert", "child"], Pace.HUMAN))
        logs.append(match.save())
    assert logs[0] == logs[1]


def test_bots_at_a_human_pace_are_heard_at_human_times() -> None:
    """BUF-9: never at once, never after the sand."""
    match = Match.start(small(20), (Sitter.BOT,) * 3, seed=bytes(range(32)))
    play_out(match, Company({seat: bot_for(match.game, "club") for seat in range(3)}, Pace.HUMAN))
    opened = 0
    heard = []
    for entry in match.events:
        if isinstance(entry.event, SearchOpened):
            opened = entry.event.opened
        if isinstance(entry.event, Announced):
            heard.append(entry.event.received - opened)
    assert heard
    assert all(1_500 < time < 90_000 for time in heard)
    assert match.state.phase is Phase.OVER


@pytest.mark.parametrize("after", [35_000, 40_000, 40_001, 40_150])
@pytest.mark.parametrize("pace", Pace)
def test_a_bot_that_comes_late_to_a_search_announces_in_time_or_not_at_all(after: int, pace: Pace) -> None:
    """BUF-9: a match goes on from a file; the sand runs out after 40 seconds, the search closes a little later."""
    game = small(call_first=True)
    match: BuffetMatch = Match.start(game, (Sitter.PERSON, Sitter.PERSON, Sitter.BOT), seed=bytes(32))
    match.tick(3_001)
    opened = match.state.opened
    match.act(0, Call(4), opened + 10_000)
    match.act(1, GiveUp(), opened + after)
    company = company_of(game, (None, None, "expert"), pace)
    while match.state.phase is Phase.SEARCH:
        assert company.step(match)
    heard = [entry.event.seat for entry in match.events if isinstance(entry.event, Announced | GaveUp)]
    assert heard == ([0, 1, 2] if after <= 40_000 else [0, 1])


@pytest.mark.parametrize("clock", [True, False])
def test_at_a_quick_pace_too_a_bot_takes_a_moment_to_react(clock: bool) -> None:
    """BUF-9: a number is heard after three seconds, and no answer comes at once."""
    game = small(call_first=True, clock=clock)
    for seed in range(4):
        match: BuffetMatch = Match.start(game, (Sitter.PERSON, Sitter.BOT), seed=bytes([seed]) * 32)
        match.tick(3_001)
        company = company_of(game, (None, "child"), Pace.QUICK)
        before = company.next(match.position)
        assert before is not None
        heard = match.state.opened + 3_000
        assert before.at > heard + 125
        match.act(0, Call(4), heard)
        due = company.next(match.position)
        assert due is not None
        assert heard + 125 <= due.at <= before.at


def test_a_mind_that_is_forgotten_at_once_is_none_the_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread may clear what a bot remembers between two lines."""

    class Forgetful(dict[object, object]):
        def __setitem__(self, key: object, value: object) -> None:
            self.clear()

    view, chance = first_search(small()).view(0), chances(1)[0]
    bot, forgetful = bot_for(small(), "club"), bot_for(small(), "club")
    monkeypatch.setattr(forgetful, "_memory", Forgetful())
    assert forgetful.choose(view, (), chance) == bot.choose(view, (), chance)
