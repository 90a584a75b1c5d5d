"""A bot for Word Buffet plays from its view alone: for food, for nests, against its rivals, and in time."""

from collections.abc import Mapping
from pathlib import Path as File

import msgspec
import pytest
from msgspec.structs import replace

import sobremesa.bots.buffet
from sobremesa.bots import LEVELS, BuffetBot, bot_for
from sobremesa.engine import Chance
from sobremesa.games.buffet.actions import Action, Announce, Call, GiveUp, Place, Ready, Say, Show, Vote
from sobremesa.games.buffet.events import Announced, AntPlaced, GaveUp, PathShown, PathTraced, Phase, WordSaid
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.ground import Ant
from sobremesa.games.buffet.state import Stack
from sobremesa.games.buffet.view import BuffetView
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.games.buffet.boxes import OPEN, BuffetMatch, Path, ants, at, edition, opened, search, start

CHANCE = Chance(bytes(32))
SOL = (at(0, 8), at(1, 7), at(1, 6))
"""It touches the food of the northern tile."""
MESA = (at(0, 5), at(1, 4), at(0, 4), at(0, 3))
"""It touches nothing."""
PAN = (at(14, 6), at(14, 7), at(14, 8))
"""In front of the southern nest."""
WORDS: Mapping[str, Path] = {"SOL": SOL, "MESA": MESA, "PAN": PAN}


def buffet(words: str = "sol mesa pan", **options: object) -> Buffet:
    """A game whose words everybody knows."""
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in words.split()]
    return Buffet(
        edition(), Lexicon.from_entries("es", entries, frequencies=dict.fromkeys(words.split(), 6.0)), options
    )


def bot(game: Buffet, level: str = "expert") -> BuffetBot:
    made = bot_for(game, level)
    assert isinstance(made, BuffetBot)
    return made


def searching(game: Buffet, words: Mapping[str, Path] = WORDS, seats: int = 2) -> BuffetMatch:
    return opened(game, seats, words=words)


def choose(game: Buffet, view: BuffetView, level: str = "expert", chance: Chance = CHANCE) -> Action:
    return bot(game, level).choose(view, game.offers(view), chance)


def later(view: BuffetView, on_board: dict[int, Ant]) -> BuffetView:
    """The same search in the second round, with these ants."""
    return replace(view, ants=on_board, round=2)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_the_food_rather_than_the_longer_word(level: str) -> None:
    """BUF-26, BUF-28."""
    game = buffet()
    assert choose(game, searching(game).view(0), level) == Announce(SOL)


def test_a_bot_reaches_a_rival_nest() -> None:
    """BUF-29."""
    game = buffet()
    view = later(searching(game).view(0), ants(0, (at(13, 5), *SOL)))
    assert choose(game, view) == Announce(PAN)


def test_the_expert_closes_a_food_to_its_rival() -> None:
    """BUF-26: the southern rival stands before a food of which one letter is free; ours touches it already."""
    game = buffet("sol mar")
    south = at(7, 7)
    words = {"SOL": (at(6, 5), at(7, 6), at(8, 5)), "MAR": (at(6, 6), at(5, 7), at(6, 8))}
    mine = ants(0, (at(6, 7), at(5, 6), at(4, 5), at(5, 5), at(7, 8)))
    rivals = ants(1, (at(8, 7) + 15, at(8, 6) + 15, at(9, 5))) | ants(1, (at(8, 8),))
    view = later(searching(game, words).view(0), mine | rivals | ants(0, (south + 15,)))
    advice = {each.word: each for each in bot(game).advise(view, game.offers(view), 9)}
    assert any(reason.id == "bot-buffet-denial" for reason in advice["SOL"].reasons)
    assert advice["SOL"].worth > advice["MAR"].worth


def test_a_bot_keeps_to_its_vocabulary() -> None:
    words = {"sol": 6.0, "mesa": 1.0}
    entries = [Entry(word, frozenset({Category.COMMON}), word) for word in words]
    game = Buffet(edition(), Lexicon.from_entries("es", entries, frequencies=words))
    view = searching(game, {"MESA": MESA}).view(0)
    assert choose(game, view, "casual") == GiveUp()
    assert choose(game, view, "expert") == Announce(MESA)


def test_who_finds_nothing_gives_up() -> None:
    """BUF-10."""
    game = buffet("luz")
    assert choose(game, searching(game).view(0)) == GiveUp()


def test_a_single_ant_that_touches_a_food_may_be_better_than_a_word() -> None:
    """BUF-20, BUF-27: the rival's word ends the match, and from row 1 a food is in reach."""
    game = buffet("mesa")
    view = later(searching(game).view(0), ants(0, (at(0, 6),)))
    poor = replace(view.players[1], stack=Stack(2, 5), searching=False)
    heard = Announced(1, 9, OPEN + 9, 0, OPEN + 9, OPEN + 30_009, OPEN + 30_159)
    short = replace(view.players[0], stack=Stack(1, 5))
    view = replace(view, players=(short, poor), announced=(heard,), ends=heard.ends)
    assert choose(game, replace(view, players=(view.players[0], poor))) == Announce(MESA)
    rich = replace(view.players[0], stack=Stack(40, 5))
    assert choose(game, replace(view, players=(rich, poor))) == GiveUp()


def test_from_row_one_the_ant_goes_to_the_food() -> None:
    """BUF-20, BUF-26."""
    game = buffet()
    match = searching(game)
    search(match, MESA, ())
    assert match.state.phase is Phase.PLACING
    action = choose(game, match.view(1))
    assert isinstance(action, Place)
    assert action.cell in {at(14, 5), at(14, 6), at(14, 7), at(14, 8), at(14, 9)}
    view = replace(match.view(1), ants=ants(1, (at(14, 7),)))
    action = choose(game, view)
    assert isinstance(action, Place)
    assert action.cell in {at(13, 7), at(11, 7), at(12, 6), at(12, 8)}


def test_a_bot_is_ready_after_a_rest_and_asked_nothing_in_a_countdown() -> None:
    """BUF-1, BUF-34."""
    game = buffet()
    match = start(game, words=WORDS)
    with pytest.raises(AssertionError, match="countdown"):
        choose(game, match.view(0))
    search(match, SOL, PAN)
    assert match.state.phase is Phase.RESTING
    assert choose(game, match.view(0)) == Ready()
    assert 500 < bot(game).thinks(match.view(0), CHANCE) < 15_000


def showing(game: Buffet, word: str, words: Mapping[str, Path] = WORDS) -> BuffetMatch:
    """The north seat has called this word's number and said it; the other has given up."""
    match = opened(game, words=words)
    match.act(0, Call(len(word)))
    match.act(1, GiveUp())
    match.act(0, Say(word))
    assert match.state.phase is Phase.SHOWING
    return match


def test_where_numbers_are_called_first_a_bot_calls_says_and_shows() -> None:
    """BUF-7, BUF-17: it says another word of that length when a rival has covered the first."""
    game = buffet("sol mar mesa", call_first=True)
    words = {"SOL": SOL, "MAR": (at(0, 5), at(1, 5), at(2, 5)), "MESA": (at(14, 5), at(13, 5), at(12, 5), at(11, 5))}
    match = opened(game, words=words)
    assert choose(game, match.view(0)) == Call(3)
    match.act(0, Call(3))
    match.act(1, Call(4))
    assert choose(game, match.view(1)) == Say("MESA")
    match.act(1, Say("mesa"))
    assert choose(game, match.view(1)) == Show(words["MESA"])
    match.act(1, Show(words["MESA"]))
    assert match.state.phase is Phase.SAYING
    assert choose(game, match.view(0)) == Say("SOL")
    covered = replace(match.view(0), ants={cell: Ant(1, 1) for cell in SOL})
    assert choose(game, covered) == Say("MAR")
    match.act(0, Say("mar"))
    assert choose(game, match.view(0)) == Show(words["MAR"]), "what was said is shown, and nothing better"


def test_a_bot_shows_the_best_path_of_a_word_and_none_where_there_is_none() -> None:
    """BUF-7: also when it takes over from a person who has said a word that the bot does not know."""
    game = buffet(call_first=True)
    assert choose(game, showing(game, "sol").view(0)) == Show(SOL)
    by_food, away = (at(0, 5), at(1, 6), at(1, 7)), (at(0, 5), at(0, 4), at(0, 3))
    letters = {"ZVY": by_food, "VY": away[1:]}
    unknown = showing(game, "zvy", letters)
    assert choose(game, unknown.view(0)) == Show(by_food)
    view, offers = unknown.view(0), unknown.offers(0)
    hints = bot(game).advise(view, offers, 9)
    assert [hint.action for hint in hints] == [Show(by_food), Show(away)], "whether it is a word no hint tells"
    assert [bot(game).rate(view, offers, hint.action) for hint in hints] == list(hints)
    assert choose(game, showing(game, "zzz", letters).view(0)) == Show()


def test_advice_where_numbers_are_called_first_says_words_and_then_their_paths() -> None:
    """BUF-7, BUF-16: a word that cannot be shown, or another path than that of the word, is worth row 1."""
    game = buffet(call_first=True)
    match = opened(game, words=WORDS)
    match.act(0, Call(3))
    match.act(1, GiveUp())
    expert, view, offers = bot(game), match.view(0), match.offers(0)
    (saying,) = expert.advise(view, offers, 9)
    assert (saying.action, saying.word) == (Say("SOL"), "SOL")
    assert expert.rate(view, offers, Say("SOL")) == saying
    row_one = expert.rate(view, offers, Say())
    for word in ("PAN", "XXX", "ZZZ"):
        rated = expert.rate(view, offers, Say(word))
        assert (rated.worth, [reason.id for reason in rated.reasons]) == (row_one.worth, ["bot-buffet-no-word"])
    match.act(0, Say("sol"))
    view, offers = match.view(0), match.offers(0)
    (shown,) = expert.advise(view, offers, 9)
    assert (shown.action, shown.worth) == (Show(SOL), saying.worth)
    assert expert.rate(view, offers, Show(SOL)) == shown
    assert expert.rate(view, offers, Show(MESA)).worth == row_one.worth
    assert expert.rate(view, offers, Show()).worth == row_one.worth


def test_advice_is_sorted_and_measured_alike() -> None:
    game = buffet()
    view = searching(game).view(0)
    expert, offers = bot(game), game.offers(view)
    advice = expert.advise(view, offers, 9)
    assert advice[0].action == Announce(SOL)
    assert {each.action for each in advice} == {Announce(SOL), Announce(MESA), GiveUp()}
    assert [each.worth for each in advice] == sorted((each.worth for each in advice), reverse=True)
    assert [expert.rate(view, offers, each.action) for each in advice] == list(advice)
    assert (advice[0].word, advice[0].points) == ("SOL", 2)
    assert expert.advise(view, offers, 1) == advice[:1]


def test_a_path_that_is_no_word_is_worth_row_one() -> None:
    """BUF-16."""
    game = buffet()
    view = searching(game).view(0)
    expert, offers = bot(game), game.offers(view)
    rated = expert.rate(view, offers, Announce((at(0, 6), at(0, 7))))
    assert rated.worth == expert.rate(view, offers, GiveUp()).worth
    assert [reason.id for reason in rated.reasons] == ["bot-buffet-no-word"]


def test_numbers_cells_and_the_rest_are_rated_too() -> None:
    game = buffet(call_first=True)
    match = opened(game, words=WORDS)
    expert, view, offers = bot(game), match.view(0), match.offers(0)
    best = expert.advise(view, offers, 1)[0]
    assert best.action == Call(3)
    assert expert.rate(view, offers, Call(3)) == best
    assert expert.rate(view, offers, Call(7)).worth == expert.rate(view, offers, GiveUp()).worth
    assert expert.rate(view, offers, Ready()).worth == expert.rate(view, offers, Vote(1, accept=True)).worth == 0
    search_of_one = searching(buffet())
    search(search_of_one, MESA, ())
    cells = bot(buffet()).advise(search_of_one.view(1), search_of_one.offers(1), 3)
    assert [type(each.action) for each in cells] == [Place] * 3
    assert expert.advise(search_of_one.view(0), (), 3) == ()


def test_it_tells_the_decision_behind_an_event() -> None:
    expert, calling = bot(buffet()), bot(buffet(call_first=True))
    assert expert.turn_of(PathTraced(1, SOL)) == (1, Announce(SOL))
    assert expert.turn_of(PathShown(1, SOL, "SOL")) is None
    assert calling.turn_of(PathShown(1, SOL, "SOL")) == (1, Show(SOL))
    assert calling.turn_of(WordSaid(1, "SOL")) == (1, Say("SOL"))
    assert expert.turn_of(AntPlaced(0, 5, special=False)) == (0, Place(5))
    assert expert.turn_of(GaveUp(0, 9)) == (0, GiveUp())
    assert expert.turn_of("something else") is None


def test_a_view_that_went_over_the_wire_is_enough() -> None:
    """TAB-2: what a rival has traced makes no difference either."""
    game = buffet()
    match = searching(game)
    view = msgspec.json.decode(msgspec.json.encode(match.view(0)), type=BuffetView)
    assert choose(game, view) == choose(game, match.view(0)) == choose(game, match.view(0))


def test_every_reason_has_a_sentence_in_both_languages() -> None:
    folder = File(sobremesa.bots.buffet.__file__).parent
    source = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    for language in ("es", "en"):
        sentences = (folder / "texts" / f"{language}.ftl").read_text("utf-8")
        ids = {line.split(" =")[0] for line in sentences.splitlines() if line.startswith("bot-")}
        assert ids == {part.split('"')[0] for part in source.split('text("')[1:]}
