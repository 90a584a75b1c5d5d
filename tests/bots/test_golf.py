"""A bot for Word Golf plays from its view alone, within the rules and its vocabulary."""

from itertools import pairwise

import msgspec
import pytest

from sobremesa.bots import LEVELS, GolfBot, bot_for, level_of
from sobremesa.bots.golf.habits import habit_of
from sobremesa.editions.golf import load_golf
from sobremesa.engine import Chance, Offer, Sitter
from sobremesa.games.golf.actions import Action, Buy, CardUse, Choice, Choose, Write
from sobremesa.games.golf.edition import GolfEdition
from sobremesa.games.golf.events import Phase, Play, Spelling, Verdict
from sobremesa.games.golf.game import Golf
from sobremesa.games.golf.line import fault_of_line
from sobremesa.games.golf.view import GolfView
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.house import HouseWords
from sobremesa.lexicon.lexicon import Lexicon
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
    totals,
    write_all,
)

CHANCE = Chance(bytes(32))


def choose(game: Golf, match: GolfMatch, seat: int, level: str = "expert", chance: Chance = CHANCE) -> Action:
    """What a bot in this seat does now."""
    return GolfBot(game, level_of(level)).choose(match.view(seat), match.offers(seat), chance)


def graded(frequencies: dict[str, float], box: GolfEdition) -> Golf:
    """A game whose dictionary knows how common its words are."""
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in frequencies]
    return Golf(box, Lexicon.from_entries("es", entries, frequencies=frequencies))


def with_hand(known: str, *kinds: str, faces: str = "ESCHO•", marks: str = HOLE_5) -> tuple[Golf, GolfMatch]:
    """The second round of two players, the first of whom holds these cards."""
    game = golf(known, edition(faces, marks, pars=(-20,) * 9), words="dictionary")
    match = start(game)
    write_all(match, "", "")
    match.act(0, Buy(kinds))
    leave_shop(match)
    return game, match


def test_the_expert_writes_the_word_that_scores_most() -> None:
    """GOL-7 to GOL-14."""
    game = golf("hechizo huecos caos eso", edition(cards=HOLE_5))
    match = start(game)
    action = choose(game, match, 0)
    assert isinstance(action, Write)
    assert action.word == "HECHIZO"
    match.act(0, action)
    assert match.view(0).own_play is not None


def test_a_bot_that_knows_no_word_hands_in_an_empty_card() -> None:
    """GOL-2."""
    game = golf("murciélago")
    assert choose(game, start(game), 0) == Write()


def test_a_bot_keeps_to_its_vocabulary() -> None:
    game = graded({"cacha": 1.0, "cosa": 6.0}, edition("CHASO•", "....."))
    match = start(game)
    words = {name: choose(game, match, 0, name) for name in ("child", "expert")}
    assert [action.word for action in words.values() if isinstance(action, Write)] == ["COSA", "CACHA"]


def test_a_stronger_bot_recalls_and_looks_at_no_less_than_a_weaker_one() -> None:
    habits = [habit_of(name) for name in LEVELS]
    for weaker, stronger in pairwise(habits):
        assert stronger.recalls_one_in <= weaker.recalls_one_in
        assert stronger.strays >= weaker.strays
    assert habits[-1].recalls_one_in == 1, "the strongest takes the very best word"


def test_a_weaker_bot_takes_a_word_it_knows_and_not_always_the_best() -> None:
    game = graded(dict.fromkeys(["casa", "cosa", "saco", "caso", "asco", "osa"], 7.0), edition("CHASO•", "...."))
    match = start(game)
    bots = {name: GolfBot(game, level_of(name)) for name in LEVELS}
    best = [found.play.word for found in bots["expert"].words(match.view(0), 6)]
    for name, bot in bots.items():
        chances = [Chance(bytes([n]) * 32) for n in range(30)]
        actions = [bot.choose(match.view(0), match.offers(0), chance) for chance in chances]
        chosen = {action.word for action in actions if isinstance(action, Write)}
        assert chosen <= set(best)
        assert (chosen == {best[0]}) is (name == "expert")


def test_the_same_view_and_chance_give_the_same_action() -> None:
    game = graded(dict.fromkeys(["casa", "cosa", "saco", "caso"], 7.0), edition("CHASO•", "...."))
    match = start(game)
    assert choose(game, match, 0, "child") == choose(game, match, 0, "child")


def test_a_bot_writes_a_line_that_the_options_allow() -> None:
    """GOL-5."""
    game = golf("casas os", edition("COTT••", "2xx2.x2"), neighbours=True)
    match = start(game)
    assert choose(game, match, 0) == Write(), "no word reaches from neighbour to neighbour"
    match = start(golf("casas os", edition("COTT••", "2xx2.x2")))
    action = choose(game, match, 0)
    assert isinstance(action, Write)
    assert fault_of_line(match.view(0).card, action.path, neighbours=False) is None


def test_a_bot_uses_a_card_that_earns_what_a_card_is_worth() -> None:
    """GOL-9."""
    game, match = with_hand("hechizo", HEAVY)
    write_all(match, "hechizo", "")
    assert choose(game, match, 0) == Choose(Choice((4,), (CardUse(HEAVY, 5),)))


def test_a_bot_that_does_not_plan_keeps_a_card_that_would_earn_less() -> None:
    """GOL-9."""
    game, match = with_hand("chato", LIGHT, marks=".....")
    write_all(match, "chato", "")
    assert choose(game, match, 0, "casual") == Choose(match.view(0).proposals[0])


def test_the_expert_spends_a_card_that_the_round_pays_for_again_and_keeps_it_where_it_does_not() -> None:
    """GOL-9, GOL-17: before the last hole, at par -20 the shop sells it again, at par 20 there is no money."""
    for par, cards in ((-20, 1), (20, 0)):
        game, match = with_hand("pecho", MIDDLE, marks=".......")
        write_all(match, "pecho", "")
        view = match.view(0)
        hole = msgspec.structs.replace(view.card, par=par)
        player = msgspec.structs.replace(view.players[0], cards=(hole,) * 9)
        seen = msgspec.structs.replace(view, round=8, players=(player, *view.players[1:]))
        action = bot_for(game, "expert").choose(seen, match.offers(0), CHANCE)
        assert isinstance(action, Choose)
        assert len(action.choice.cards) == cards


def test_in_the_last_round_a_bot_uses_every_card_that_earns_anything() -> None:
    """GOL-9."""
    game, match = with_hand("chato", LIGHT, marks=".....")
    write_all(match, "chato", "")
    last = msgspec.structs.replace(match.view(0), round=9)
    action = bot_for(game, "expert").choose(last, match.offers(0), CHANCE)
    assert isinstance(action, Choose)
    assert [use.kind for use in action.choice.cards] == [LIGHT]


def test_without_cards_a_bot_takes_the_best_jokers() -> None:
    """GOL-29."""
    game = golf("hechizo", edition(cards=HOLE_5))
    match = start(game)
    write_all(match, "hechizo", "")
    assert choose(game, match, 0) == Choose(Choice((4,)))


@pytest.mark.parametrize(
    ("par", "kinds"),
    [(0, (VOWELS, LIGHT)), (3, (VOWELS,)), (1, (MIDDLE,)), (-4, (VOWELS, LIGHT, MIDDLE)), (-9, (LIGHT, MIDDLE, HEAVY))],
)
def test_in_the_shop_a_casual_bot_buys_as_many_cards_as_it_can_then_the_dearest(
    par: int, kinds: tuple[str, ...]
) -> None:
    """GOL-17, GOL-18."""
    game = golf("casa", edition("CASTER", pars=(par,) * 9))
    match = start(game)
    write_all(match, "casa", "")
    assert totals(match, 0) == [5 - par]
    assert choose(game, match, 0, "casual") == Buy(kinds)


def test_the_expert_buys_what_earns_most_on_the_holes_to_come() -> None:
    """GOL-17, GOL-18: with money for the dearest three it takes them."""
    game = golf("casa", edition("CASTER", pars=(-9,) * 9))
    match = start(game)
    write_all(match, "casa", "")
    bought = choose(game, match, 0)
    assert isinstance(bought, Buy)
    assert len(bought.kinds) == 3
    assert HEAVY in bought.kinds


def test_no_bot_is_asked_to_vote() -> None:
    """GOL-22."""
    game = golf("casa")
    match = start(game, (Sitter.PERSON, Sitter.PERSON, Sitter.BOT))
    write_all(match, "zzzz", "casa", "casa")
    assert match.state.phase is Phase.VOTING
    with pytest.raises(AssertionError, match="voting"):
        choose(game, match, 2)


def test_a_bot_sees_its_own_view_and_what_is_offered_alone() -> None:
    """TAB-2: what another has written makes no difference."""
    game = golf("casa cosa", edition("CASTO•"))
    actions = []
    for word in ("casa", "zzzz"):
        match = start(game)
        write_all(match, word)
        actions.append(choose(game, match, 1))
    assert actions[0] == actions[1]


WORDS = "casa cosa mesa sol mar luz pan río árbol hoja piedra camino noche día hechizo huecos cocción ala uva ir ser"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 3])
def test_bots_play_whole_matches_within_the_rules(level: str, seats: int) -> None:
    """TAB-13."""
    game = graded(dict.fromkeys(WORDS.split(), 6.0), load_golf("es"))
    match = start(game, (Sitter.BOT,) * seats)
    bot = GolfBot(game, level_of(level))
    while match.outcome is None:
        seat = match.state.waiting[0]
        key = CHANCE.child(f"bot/{seat}/{len(match.events)}")
        match.act(seat, bot.choose(match.view(seat), match.offers(seat), key))
    assert match.state.round == 9
    assert all(len(player.rounds) == 9 for player in match.state.players)


def test_a_bot_asks_nothing_of_the_game_but_its_view() -> None:
    """TAB-2: a view that went over the wire is enough."""
    game = golf("casa", edition("CASTO•"))
    match = start(game)
    view = msgspec.json.decode(msgspec.json.encode(match.view(0)), type=GolfView)
    offers: tuple[Offer[Action], ...] = game.offers(view)
    assert bot_for(game, "expert").choose(view, offers, CHANCE) == choose(game, match, 0)


def test_a_card_that_earns_little_is_kept_beside_one_that_earns_much() -> None:
    """The bot uses the cards that pay, not all or none."""
    game = golf("zas", edition("CCCCCC", "2.."))
    match = start(game, 1)
    write_all(match, "zas")
    view = match.view(0)
    holding = msgspec.structs.replace(view.players[0], hand=(HEAVY, LIGHT), waiting=True)
    verdicts, proposals = (Verdict(Spelling.VALID, "zas"),), (Choice(),)
    seen = msgspec.structs.replace(
        view, round=1, phase=Phase.SCORING, players=(holding,), shown=(Play("ZAS", (0, 1, 2)),), verdicts=verdicts,
        proposals=proposals,
    )  # fmt: skip
    assert bot_for(game, "casual").choose(seen, (), CHANCE) == Choose(Choice(cards=(CardUse(HEAVY, 0),)))


def test_a_bot_does_not_write_a_word_that_the_house_refuses() -> None:
    words, box = "casa cosas", edition("CASOOO", "....")
    assert isinstance(first := choose(golf(words, box), start(golf(words, box), 1), 0), Write)
    assert first.word == "CASA"
    strict = golf(words, box, house=HouseWords(refused=frozenset({"casa"})))
    assert choose(strict, start(strict, 1), 0) == Write()
