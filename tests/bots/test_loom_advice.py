"""What the bot for the Letter Loom says of moves: the same measure for all, with reasons that have words."""

from typing import Any

import pytest

from sobremesa.bots import LEVELS, bot_for
from sobremesa.editions.texts import texts
from sobremesa.games.loom.actions import Activate, ChooseDecks, Done, Give, PutBack, ShowShield, Throw, Write
from sobremesa.games.loom.edition import StrategyKind
from sobremesa.games.loom.events import (
    CardActivated,
    DecksChosen,
    LettersThrown,
    RoundEnded,
    StrategyPutBack,
    WordWritten,
)
from sobremesa.games.loom.phases import Phase, Written
from tests.bots.loom_tables import known
from tests.games.loom.boxes import Desk, activate, cards, creating, desk

K = StrategyKind


def advise(table: Desk, seat: int, count: int = 9, level: str = "expert") -> Any:
    return bot_for(table.game, level).advise(table.view(seat), table.offers(seat), count)


def rate(table: Desk, seat: int, action: Any) -> Any:
    return bot_for(table.game, "expert").rate(table.view(seat), table.offers(seat), action)


def tables() -> list[tuple[Desk, int]]:
    """A question of every kind that there is something to say of."""
    kinds = (K.SWAP, K.CHANGE_SOME, K.STEAL_ONE, K.EXTRA_CARD, K.MINE_ALONE, K.GREAT_ROBBERY, K.NEW_CENTRE)
    asking = [(desk(strategy=[(kind, K.BOOST)], game=known()), 0) for kind in kinds]
    for (table, _), kind in zip(asking, kinds, strict=True):
        activate(table, kind)
    giving = desk(strategy=[(K.ALL_TO_THE_CENTRE, K.BOOST)], game=known())
    activate(giving, K.ALL_TO_THE_CENTRE)
    shield = desk(strategy=[(K.GREAT_ROBBERY, K.BOOST), (K.SHIELD, K.BOOST)], game=known(shield="reactive"))
    activate(shield, K.GREAT_ROBBERY)
    return [
        *asking,
        (giving, 1),
        (shield, 1),
        (desk(strategy=[(K.BOOST, K.SWAP)], game=known()), 0),
        (desk(strategy=[(K.BOOST, K.SWAP, K.SHIELD)], phase=Phase.PUTTING_BACK, game=known()), 0),
        (desk(centre="Co Ao", phase=Phase.CENTRE, game=known()), 0),
        (desk(phase=Phase.DECKS, game=known()), 1),
        (creating(game=known()), 0),
    ]


def test_advice_is_best_first_and_rated_alike() -> None:
    """What a move costs is the difference to the best, by one measure."""
    for table, seat in tables():
        advice = advise(table, seat)
        assert advice
        worths = [each.worth for each in advice]
        assert worths == sorted(worths, reverse=True)
        assert [rate(table, seat, each.action) for each in advice] == list(advice)


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_reason_is_a_sentence_in_both_languages(language: Any) -> None:
    say = texts(language).say
    for table, seat in tables():
        for advice in advise(table, seat):
            assert advice.reasons
            for reason in advice.reasons:
                assert say(reason)[-1] == "."


def test_any_word_can_be_rated_typed_or_in_cards() -> None:
    """LOO-14, LOO-15, LOO-22: what is no word, or cannot be made, is worth nothing."""
    table = creating(["Lg Ay Oy", "Eo Ro No"], "Sg Ag Co Oo Mb", game=known(zipf=3.0))
    assert rate(table, 0, Write(word="sal")).points == 20
    assert rate(table, 0, Write(cards=cards("Sg Ag Lg"))).word == "SAL"
    assert rate(table, 0, Write(cards=cards("Lg Mb"))).worth == 0
    assert rate(table, 0, Write(word="zzz")).worth == 0
    assert rate(table, 0, Write()).worth == 0


def test_hints_keep_to_the_words_of_a_level() -> None:
    """A word in a million is nothing for a child."""
    table = creating(["Lg Ay Oy", "Eo Ro No"], "Sg Ag Co Oo Mb", game=known(zipf=3.0))
    assert advise(table, 0, level="expert")
    assert advise(table, 0, level="child") == ()


def test_the_turns_that_the_coach_speaks_of() -> None:
    bot = bot_for(desk().game, LEVELS[0])
    numbers = cards("Sg Ag")
    turns = {
        WordWritten((0,), 0, Written(numbers)): Write(cards=numbers),
        WordWritten((0,), 0, None): Write(),
        CardActivated(0, K.BOOST): Activate(K.BOOST),
        CardActivated(0, K.SHIELD, reaction=True): ShowShield(show=True),
        StrategyPutBack((0,), 0, K.SWAP): PutBack(K.SWAP),
        DecksChosen((0,), 0, 2): ChooseDecks(2),
        LettersThrown((0,), 0, numbers): Throw(numbers),
    }
    assert {event: bot.turn_of(event) for event in turns} == {event: (0, action) for event, action in turns.items()}
    assert bot.turn_of(RoundEnded()) is None


def test_the_harm_of_giving_a_letter_away_is_told() -> None:
    """LOO-K15: L is needed for SAL, Z for nothing."""
    table = desk(["Ab Eo", "Lg Zo"], "So Ag Mo", [(K.ONE_LESS, K.BOOST)], game=known())
    activate(table, K.ONE_LESS)
    best, *_, worst = advise(table, 1)
    assert (best.action, best.reasons[0].id) == (Give(*cards("Zo")), "bot-loom-no-change")
    assert worst.reasons[0].id == "bot-loom-worse-word"


def test_what_is_not_offered_is_worth_nothing() -> None:
    """The coach may ask for anything; a spectator is told nothing."""
    table = desk(strategy=[(K.BOOST, K.SWAP)], game=known())
    for action in (Activate(K.SHIELD), PutBack(K.BOOST), Write(word="sal"), Throw(cards("Ao")), Done()):
        assert rate(table, 0, action).worth == 0
    assert bot_for(table.game, "expert").rate(table.view(None), table.offers(None), Activate(K.BOOST)).worth == 0
    assert advise(table, 1) == ()
