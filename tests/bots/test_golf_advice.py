"""What a Golf bot advises, how it rates any move, how long it thinks, and which events are turns."""

import msgspec
import pytest

from sobremesa.bots import GolfBot, level_of
from sobremesa.bots.golf.outlook import Outlook
from sobremesa.editions import load_golf
from sobremesa.editions.texts import texts
from sobremesa.engine import Chance, Sitter
from sobremesa.games.golf.actions import Buy, CardUse, Choice, Choose, TakeBack, Write
from sobremesa.games.golf.edition import HOLES, WildcardKind
from sobremesa.games.golf.events import ChoiceMade, Play, Purchase, PurchaseMade, SeatReady, WordWritten
from sobremesa.games.golf.shop import MOST_CARDS
from tests.games.golf.boxes import (
    HEAVY,
    HOLE_5,
    LIGHT,
    MIDDLE,
    VOWELS,
    GolfMatch,
    edition,
    golf,
    leave_shop,
    start,
    write_all,
)

KNOWN = "hechizo huecos coche eso"
CHANCES = [Chance(bytes([number]) * 32) for number in range(20)]


def rounds(known: str = KNOWN, level: str = "expert", *, hand: tuple[str, ...] = ()) -> tuple[GolfBot, GolfMatch]:
    """A match in its second round, the first seat with cards if it holds any."""
    game = golf(known, edition(cards=HOLE_5, pars=(-20, *(4,) * 8)), words="dictionary")
    match = start(game, (Sitter.BOT, Sitter.BOT))
    write_all(match, "", "")
    if hand:
        match.act(0, Buy(hand))
    leave_shop(match)
    return GolfBot(game, level_of(level)), match


def ids(match: GolfMatch, bot: GolfBot) -> list[str]:
    """The reasons of the best advice."""
    return [each.id for each in bot.advise(match.view(0), match.offers(0), 1)[0].reasons]


def test_the_best_words_come_first_with_what_they_score() -> None:
    """GOL-7 to GOL-15."""
    bot, match = rounds()
    advice = bot.advise(match.view(0), match.offers(0), 3)
    assert (advice[0].word, advice[0].points) == ("HECHIZO", 10)
    assert [each.worth for each in advice] == sorted((each.worth for each in advice), reverse=True)
    assert len(advice) == 3


def test_a_word_is_advised_for_its_letters_doubles_jokers_cards_and_cup() -> None:
    """GOL-7 to GOL-15."""
    bot, match = rounds(hand=(HEAVY,))
    assert ids(match, bot) == [
        "bot-golf-cup", "bot-golf-dear", "bot-golf-double", "bot-golf-card", "bot-golf-joker", "bot-golf-obstacle"
    ]  # fmt: skip


def test_every_reason_has_a_sentence_in_both_languages() -> None:
    bot, match = rounds(hand=(HEAVY, VOWELS))
    offered = [*bot.advise(match.view(0), match.offers(0), 9), bot.rate(match.view(0), (), Write())]
    write_all(match, "hechizo", "eso")
    offered += bot.advise(match.view(0), match.offers(0), 9)
    match.act(0, Choose())
    offered += bot.advise(match.view(0), match.offers(0), 20)
    for said in (texts("es"), texts("en")):
        for reason in (reason for each in offered for reason in each.reasons):
            assert said(reason.id, **reason.args) != reason.id
    assert {reason.id for each in offered for reason in each.reasons} >= {
        "bot-golf-keep", "bot-golf-empty", "bot-golf-shop", "bot-golf-shop-nothing"
    }  # fmt: skip


def test_a_choice_without_jokers_or_cards_is_said_to_spend_none() -> None:
    """GOL-29."""
    bot, match = rounds()
    write_all(match, "hechizo", "eso")
    assert [reason.id for reason in bot.rate(match.view(0), (), Choose()).reasons] == ["bot-golf-no-help"]


def test_no_move_is_rated_better_than_the_best_advice() -> None:
    bot, match = rounds(hand=(HEAVY,))
    best = bot.advise(match.view(0), match.offers(0), 9)
    assert [bot.rate(match.view(0), (), each.action).worth for each in best] == [each.worth for each in best]
    assert bot.rate(match.view(0), (), Write()).worth < best[-1].worth
    match.act(0, best[0].action)
    write_all(match, best[0].word)
    match.act(1, Write())
    choices = bot.advise(match.view(0), match.offers(0), 9)
    assert choices[0].action == Choose(Choice((4,), (CardUse(HEAVY, 5),)))
    assert bot.rate(match.view(0), (), Choose()).worth < choices[0].worth


@pytest.mark.parametrize("par", [-20, 4, 20])
def test_a_word_is_worth_as_much_in_advice_as_when_it_is_rated(par: int) -> None:
    """GOL-9, GOL-17: also where there is less money for the shop than is common, so that a card is better kept."""
    bot, match = rounds("pecho choza eso", hand=(MIDDLE,))
    view, offers = match.view(0), match.offers(0)
    hole = msgspec.structs.replace(view.card, par=par)
    player = msgspec.structs.replace(view.players[0], cards=(hole,) * HOLES)
    view = msgspec.structs.replace(view, round=HOLES - 1, players=(player, *view.players[1:]))
    advice = bot.advise(view, offers, 9)
    rated = [bot.rate(view, offers, each.action) for each in advice]
    assert [(each.worth, each.points) for each in rated] == [(each.worth, each.points) for each in advice]
    assert [each.worth for each in rated] == sorted((each.worth for each in rated), reverse=True)
    assert bot.choose(view, offers, CHANCES[0]) == advice[0].action


@pytest.mark.parametrize(
    ("letters", "count", "spanish", "english"),
    [
        ("B", 1, "Usas una letra cara de los dados: B.", "You use a dear letter of the dice: B."),
        ("B, H", 2, "Usas letras caras de los dados: B, H.", "You use dear letters of the dice: B, H."),
    ],
)
def test_dear_letters_are_told_once_each(letters: str, count: int, spanish: str, english: str) -> None:
    args: dict[str, str | int] = {"letters": letters, "count": count}
    assert (texts("es")("bot-golf-dear", **args), texts("en")("bot-golf-dear", **args)) == (spanish, english)


def test_no_card_is_kept_for_another_hole_on_the_last_one() -> None:
    """GOL-9: the ids of all reasons there."""
    bot, match = rounds("pecho choza eso", hand=(MIDDLE,))
    view, offers = match.view(0), match.offers(0)
    player = msgspec.structs.replace(view.players[0], cards=(msgspec.structs.replace(view.card, hole=HOLES),) * HOLES)
    last = msgspec.structs.replace(view, round=HOLES, players=(player, *view.players[1:]))
    said = [reason.id for advice in bot.advise(last, offers, 9) for reason in advice.reasons]
    assert said
    assert "bot-golf-keep" not in said


def test_a_word_that_is_none_is_rated_as_an_empty_card_and_a_misspelt_one_by_its_right_letters() -> None:
    """GOL-21, GOL-22."""
    bot, match = rounds()
    path = (0, 1, 2, 3, 4, 5, 6)
    none = bot.rate(match.view(0), (), Write("zzzzzzz", path))
    assert none.worth == bot.rate(match.view(0), (), Write()).worth
    assert none.reasons[0].id == "bot-golf-no-word"
    misspelt = bot.rate(match.view(0), (), Write("hechiza", path))
    assert misspelt.reasons[0].id == "bot-golf-misspelt"
    assert none.worth < misspelt.worth < bot.rate(match.view(0), (), Write("hechizo", path)).worth


def test_a_level_advises_only_words_that_it_knows() -> None:
    bot, match = rounds(level="child")
    (only,) = bot.advise(match.view(0), match.offers(0), 3)
    assert only.action == Write(), "in a dictionary without frequencies a child knows nothing"


def test_nothing_is_advised_where_nothing_is_asked() -> None:
    """TAB-13, GOL-22."""
    bot, match = rounds()
    assert bot.advise(match.view(None), (), 3) == ()
    assert bot.rate(match.view(0), (), TakeBack()).worth == 0
    write_all(match, "eso", "eso")
    assert bot.advise(match.view(0), (), 3) == ()


@pytest.mark.parametrize("level", ["child", "casual", "club", "expert"])
def test_a_bot_is_done_before_the_clock_and_takes_its_time(level: str) -> None:
    """GOL-2."""
    bot, match = rounds(level=level)
    times = [bot.thinks(match.view(0), chance) for chance in CHANCES]
    assert len(set(times)) > 10
    assert all(15_000 <= time <= 108_000 for time in times)


def test_a_bot_hurries_once_all_others_have_written() -> None:
    bot, match = rounds()
    before = bot.thinks(match.view(0), CHANCES[1])
    match.act(1, Write())
    assert bot.thinks(match.view(0), CHANCES[1]) < before


def test_a_fuller_hand_takes_longer_to_choose_and_more_money_longer_to_spend() -> None:
    """GOL-29, GOL-30."""
    times = []
    for hand in ((), (HEAVY, VOWELS)):
        bot, match = rounds(hand=hand)
        write_all(match, "hechizo", "eso")
        times.append(bot.thinks(match.view(0), CHANCES[0]))
        match.act(0, Choose(match.state.proposals[0]))
        assert 1_000 < bot.thinks(match.view(0), CHANCES[0]) < 45_000
    assert times[0] < times[1] < 45_000


def test_words_choices_and_purchases_are_turns() -> None:
    bot, _ = rounds()
    choice = Choice((1,), (CardUse(LIGHT, 2),))
    assert bot.turn_of(WordWritten(1, Play("ESO", (0, 1, 6)))) == (1, Write("ESO", (0, 1, 6)))
    assert bot.turn_of(WordWritten(0, None)) == (0, Write())
    assert bot.turn_of(ChoiceMade(2, choice)) == (2, Choose(choice))
    assert bot.turn_of(PurchaseMade(0, Purchase((LIGHT,), 1))) == (0, Buy((LIGHT,)))
    assert bot.turn_of(SeatReady(0)) is None


def test_cards_are_worth_something_until_the_last_hole() -> None:
    """GOL-9, GOL-19."""
    outlook = Outlook(load_golf("es"))
    kinds = tuple(kind.letters for kind in load_golf("es").kinds)
    assert all(outlook.of_hand((kind,), HOLES) > 0 for kind in kinds)
    assert outlook.of_hand(kinds[:MOST_CARDS], HOLES + 1) == outlook.before_shop(kinds[:1], 9, 0, HOLES) == 0
    assert outlook.of_hand(kinds[:2], 5) == outlook.of_hand(kinds[1::-1], 5)


def test_kinds_that_were_never_measured_are_worth_what_they_cost() -> None:
    """GOL-C5: another box may have other kinds."""
    kinds = (WildcardKind("AB", cost=2, count=6), WildcardKind("CD", cost=4, count=6))
    outlook = Outlook(edition(kinds=kinds))
    assert 0 < outlook.of_hand(("AB",), 5) < outlook.of_hand(("CD",), 5) < outlook.of_hand(("AB", "CD"), 5)
