"""A bot for the Letter Loom plays from its view alone, within the rules and its vocabulary."""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any

import pytest

from sobremesa.bots import LEVELS, Company, Pace, bot_for, play_out
from sobremesa.engine import Chance, Match, Sitter
from sobremesa.games.loom.actions import Activate, ChooseDeck, Done, Give, Pick, ShowShield, Start, Target, Write
from sobremesa.games.loom.edition import StrategyKind
from sobremesa.games.loom.phases import Phase
from tests.bots.loom_tables import known
from tests.games.loom.boxes import CONSONANT, VOWEL, Desk, activate, box, card, cards, creating, desk

K = StrategyKind
CHANCE = Chance(bytes(32))
BOT, PERSON = Sitter.BOT, Sitter.PERSON
TABLES: list[dict[str, Any]] = [
    {"rounds": 2, "seats": 2},
    {"rounds": 1, "seats": 3, "shield": "reactive", "repeated": "maker"},
    {"end": "target", "target": 40, "seats": 3, "finish_round": True, "repeated": "less-4"},
    {"end": "target", "target": 40, "seats": 2, "creation_seconds": 10, "strategy_seconds": 10},
    {"rounds": 1, "seats": 8, "shield": "reactive"},
    {"rounds": 2, "seats": 4, "clock": False, "blast_needs_word": True},
    {"rounds": 1, "seats": 6, "names": False, "loanwords": False, "foreign": True},
    {"rounds": 3, "seats": 2, "shield": "reactive", "youngest": 2},
    {"rounds": 1, "seats": 5, "words": "table"},
]


def choose(table: Desk, seat: int, level: str = "expert", chance: Chance = CHANCE) -> Any:
    """What a bot in this seat does now."""
    return bot_for(table.game, level).choose(table.view(seat), table.offers(seat), chance)


def played(game: Any, levels: Sequence[str], sitter: Sitter, seed: int, pace: Pace) -> Match[Any, Any, Any, Any]:
    bots = {seat: bot_for(game, level) for seat, level in enumerate(levels)}
    match = Match.start(game, (sitter,) * len(levels), seed=seed.to_bytes(32, "big"))
    play_out(match, Company(bots, pace))
    return match


@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("language", ["es", "en"])
def test_no_move_is_refused_whatever_the_table_has_agreed_on(number: int, language: str) -> None:
    """LOO-1 to LOO-22, with all options and seat numbers; a few words make votes and rounds without a word."""
    chosen = dict(TABLES[number])
    levels = list(islice(cycle(LEVELS), number, number + chosen.pop("seats")))
    game = known(box(language, dict.fromkeys(K, 2)), **{"words": "by-people", "youngest": 0, **chosen})
    pace = Pace.HUMAN if chosen.get("clock", True) else Pace.INSTANT
    match = played(game, levels, PERSON if "words" in chosen else BOT, number, pace)
    assert match.outcome is not None


def test_the_same_seed_gives_the_same_match() -> None:
    """What comes to mind is drawn from the match's own chance."""
    game = known(rounds=1)
    first, second = (played(game, ["expert", "child"], BOT, 7, Pace.HUMAN) for _ in range(2))
    assert first.save() == second.save()


def test_the_expert_writes_the_word_that_scores_most_and_is_done() -> None:
    """LOO-9, LOO-12: SAL all in green is doubled."""
    table = creating(["Lg Ay Oy", "Eo Ro No"], "Sg Ag Co Oo Mb", game=known())
    assert choose(table, 0) == Write(cards=cards("Sg Ag Lg"))
    table.act(0, choose(table, 0))
    assert choose(table, 0) == Done()


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_no_word_is_done(level: str) -> None:
    """LOO-9, LOO-15: nothing can be made of these letters."""
    assert choose(creating(["Zo Zg Zy", "Eo Ro No"], game=known()), 0, level) == Done()


def test_a_word_that_somebody_may_show_before_is_worth_less() -> None:
    """LOO-13: who leads is shown first and is thought to find CASA; who comes after looks for another."""
    table = creating(["Ab Ag Eo Eg Io Ig Oo Og", "Ay"], "Cg Ao Sb", game=known())
    leader, other = (bot_for(table.game, "expert").advise(table.view(seat), table.offers(seat), 9) for seat in (0, 1))
    assert [advice.worth for advice in leader] == [advice.points for advice in leader]
    assert any(advice.points is not None and advice.worth < advice.points for advice in other)


@pytest.mark.parametrize(
    ("held", "expected"),
    [((K.WILDCARD, K.FOR_ALL), K.WILDCARD), ((K.BLAST, K.SWAP), K.BLAST)],
)
def test_the_expert_activates_what_does_most(held: tuple[StrategyKind, ...], expected: StrategyKind) -> None:
    """LOO-6, with a word in hand already."""
    table = desk(["Lo Ao So", "Eo Oo No"], "Co Ag Sg Ab Mo", [held], game=known())
    assert choose(table, 0) == Activate(expected)


def test_the_letter_that_no_word_needs_is_given_up() -> None:
    """LOO-K15: Z serves nothing."""
    table = desk(["Ab Eo", "Lg Zo"], "So Ag Mo", [(K.ONE_LESS, K.BOOST)], game=known())
    activate(table, K.ONE_LESS)
    for level in ("casual", "club", "expert"):
        assert choose(table, 1, level) == Give(card("Zo"))


def test_the_card_that_rivals_cannot_use_is_the_one_i_say() -> None:
    """LOO-K12: no word has the Z."""
    table = desk(["Ao So To", "Lb Ab So"], "Co Ag Zg Ab Mo", [(K.THE_ONE_I_SAY, K.BOOST)], game=known())
    activate(table, K.THE_ONE_I_SAY)
    assert choose(table, 0) == Pick(card("Zg"))


def test_a_shielded_rival_is_not_aimed_at() -> None:
    """LOO-K2, LOO-K16."""
    table = desk(strategy=[(K.SHIELD, K.BOOST), (K.BOOST, K.BOOST), (K.BLAST, K.BOOST)], game=known())
    activate(table, K.SHIELD, K.BLAST)
    for level in ("club", "expert"):
        assert choose(table, 2, level) == Target(1)


def test_a_shield_is_shown_against_an_attack_that_costs_more_than_it_is_worth() -> None:
    """LOO-K2 with the option `reactive`: without its L there is no SAL."""
    held = [(K.STEAL_ONE, K.BOOST), (K.SHIELD, K.FOR_ALL)]
    table = desk(["Ao To", "Lb"], "Sg Ab Zo", held, game=known(shield="reactive"))
    activate(table, K.STEAL_ONE)
    assert choose(table, 1) == ShowShield(show=True)


def test_two_vowels_to_three_consonants_are_laid() -> None:
    """LOO-1."""
    for centre, expected in (("Co So", VOWEL), ("Ao Eo So", CONSONANT)):
        table = desk(centre=centre, phase=Phase.CENTRE)
        for level in LEVELS:
            assert choose(table, 0, level) == ChooseDeck(expected)


def test_a_bot_has_no_advice_on_a_vote_and_no_vote_on_its_own_word() -> None:
    """LOO-17: whoever asks a bot all the same has made a mistake."""
    table = creating(["Ao So To", "Eo Ro No"], words="table")
    table.act(0, Write(cards=cards("To Sg")))
    for seat in (0, 1):
        table.act(seat, Done())
    assert table.state.phase is Phase.VOTING
    assert bot_for(table.game, "expert").advise(table.view(1), table.offers(1), 3) == ()
    with pytest.raises(AssertionError, match="no bot is asked while the match is voting"):
        choose(table, 0)


def test_thinking_takes_a_share_of_the_timers_by_level() -> None:
    """LOO-C3: never past a timer's end, and not the same for all."""
    table = creating()
    times = {level: bot_for(table.game, level).thinks(table.view(0), CHANCE) for level in LEVELS}
    assert len(set(times.values())) == len(LEVELS)
    assert all(10_000 < time < 60_000 for time in times.values())


def test_starting_is_no_decision_to_advise_on() -> None:
    table = desk(phase=Phase.CREATION_START)
    bot = bot_for(table.game, "expert")
    assert bot.advise(table.view(0), table.offers(0), 3) == ()
    assert bot.choose(table.view(0), table.offers(0), CHANCE) == Start()
