"""The board, the stacks and the nests, and what a table may choose."""

import msgspec
import pytest
from msgspec.structs import replace

from sobremesa.engine import Match, Refused, verify
from sobremesa.games.buffet.board import Side, lay
from sobremesa.games.buffet.events import BoardLaid, Phase
from sobremesa.games.buffet.game import Buffet
from sobremesa.games.buffet.meta import META, BuffetOptions
from sobremesa.games.buffet.state import Stack
from sobremesa.lexicon.house import HouseWords
from tests.games.buffet.boxes import BOT, PERSON, SEED, BuffetMatch, buffet, edition, happened, lexicon, start


def begun(number: int, seats: int = 2) -> BuffetMatch:
    return Match.start(buffet(), seats, seed=number.to_bytes(32, "big"))


def test_BUF_S1_nine_of_the_twelve_tiles_are_laid_each_turned_its_way() -> None:
    """BUF-C1: so the board has nine foods."""
    match = begun(1)
    (laid,) = happened(match, BoardLaid)
    tiles = {tile.id: tile for tile in edition().tiles}
    assert len(set(laid.tiles)) == 9
    assert laid.tiles == match.state.tiles
    assert laid.turns == match.state.turns
    assert laid.letters == lay([tiles[name] for name in laid.tiles], laid.turns).letters
    assert len(match.state.board.foods) == 9
    assert (laid.draw.label, laid.draw.sizes) == ("board", (12, 11, 10, 9, 8, 7, 6, 5, 4, *(4,) * 9))


def test_BUF_S1_every_tile_and_every_turn_comes_up() -> None:
    """BUF-C2: tiles are known by their names."""
    boards = [happened(begun(number), BoardLaid)[0] for number in range(30)]
    assert {name for laid in boards for name in laid.tiles} == {tile.id for tile in edition().tiles}
    assert {turn for laid in boards for turn in laid.turns} == {0, 1, 2, 3}
    assert len({laid.letters for laid in boards}) == 30


@pytest.mark.parametrize("change", ["letters", "tiles", "turns", "ants", "special_ants"])
def test_TAB_3_a_board_that_is_not_the_draws_is_found(change: str) -> None:
    match = begun(3)
    match.tick(10**9)
    assert verify(match.game, match.events) == ()
    entries = list(match.events)
    place = next(place for place, entry in enumerate(entries) if isinstance(entry.event, BoardLaid))
    laid = entries[place].event
    assert isinstance(laid, BoardLaid)
    other = {
        "letters": "X" + laid.letters[1:],
        "tiles": laid.tiles[::-1],
        "turns": laid.turns[::-1],
        "ants": laid.ants + 1,
        "special_ants": laid.special_ants + 1,
    }
    entries[place] = replace(entries[place], event=replace(laid, **{change: other[change]}))
    assert [found.number for found in verify(match.game, entries)][:1] == [place]


def test_TAB_3_a_second_board_is_found() -> None:
    match = begun(3)
    state = match.state
    (laid,) = happened(match, BoardLaid)
    assert not match.game.follows_from_draw(state, laid)
    assert match.game.follows_from_draw(replace(state, stacks=()), laid)
    for draw in (replace(laid.draw, label="other"), replace(laid.draw, sizes=(12,) * 18)):
        assert not match.game.follows_from_draw(replace(state, stacks=()), replace(laid, draw=draw))


def test_a_board_with_a_cell_too_few_is_no_board() -> None:
    """TAB-8: a transcript that somebody has changed is refused when it is read."""
    (laid,) = happened(begun(1), BoardLaid)
    with pytest.raises(ValueError, match="letters"):
        BoardLaid(laid.draw, laid.tiles, laid.turns, laid.letters[1:], 40, 5)


@pytest.mark.parametrize(("players", "count"), [(2, 40), (3, 35), (4, 30)])
def test_BUF_S2_everybody_takes_so_many_ants_and_five_special_ones(players: int, count: int) -> None:
    """BUF-C3."""
    assert start(seats=players).state.stacks == (Stack(count, 5),) * players


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (2, (Side.NORTH, Side.SOUTH)),
        (3, (Side.NORTH, Side.EAST, Side.SOUTH)),
        (4, (Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST)),
    ],
)
def test_BUF_S3_nests_lie_in_the_order_of_the_seats(players: int, sides: tuple[Side, ...]) -> None:
    match = start(seats=players)
    assert tuple(player.side for player in match.view(None).players) == sides


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_TAB_14_it_is_a_game_for_two_to_four(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        Match.start(buffet(), seats, seed=SEED)
    assert refused.value.refusal.text.args == {"count": seats, "least": 2, "most": 4}


def test_TAB_14_the_options_and_what_they_are_unless_chosen() -> None:
    """BUF-7, BUF-10, BUF-12, BUF-24, BUF-25, BUF-34."""
    chosen = {"call_first": False, "least_letters": 2, "words": "by-people", "acronyms": "known", "names": True}
    assert msgspec.to_builtins(BuffetOptions()) == {
        **chosen,
        "lens": True,
        "clock": True,
        "search_seconds": 180,
        "set": "",
    }
    clauses = {option.name: option.clause for option in META.described_options}
    assert clauses == {
        "call_first": "BUF-7",
        "least_letters": "BUF-12",
        "words": "BUF-25",
        "acronyms": "BUF-24",
        "names": "BUF-24",
        "lens": "BUF-34",
        "clock": "TAB-11",
        "search_seconds": "BUF-10",
        "set": "BUF-S1",
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("least_letters", 1),
        ("least_letters", 4),
        ("search_seconds", -1),
        ("search_seconds", 3601),
        ("words", "nobody"),
        ("acronyms", True),
        ("acronyms", "some"),
        ("names", "yes"),
        ("clock", "yes"),
        ("lenses", True),
    ],
)
def test_TAB_14_what_does_not_fit_is_refused(name: str, value: object) -> None:
    with pytest.raises(Refused, match="TAB-14"):
        Buffet(edition(), lexicon(), {name: value})


def test_TAB_14_the_ends_of_what_fits_do() -> None:
    for name, value in (("least_letters", 2), ("least_letters", 3), ("search_seconds", 0), ("search_seconds", 3600)):
        assert getattr(Buffet(edition(), lexicon(), {name: value}).options, name) == value


def test_TAB_14_a_box_and_a_dictionary_of_different_languages_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        Buffet(edition(language="en"), lexicon("casa"))
    assert refused.value.refusal.text.args == {"edition": "en", "lexicon": "es"}


@pytest.mark.parametrize(
    ("seats", "judges"),
    [((PERSON, PERSON), "table"), ((PERSON, BOT), "dictionary"), ((BOT, PERSON, PERSON), "table")],
)
def test_BUF_25_with_two_or_more_people_the_table_judges(seats: tuple[object, ...], judges: str) -> None:
    assert start(seats=seats).state.options.words == judges  # type: ignore[arg-type]
    assert start(buffet(words="dictionary"), seats).state.options.words == "dictionary"  # type: ignore[arg-type]


def test_a_match_pins_what_it_is_played_with() -> None:
    """TAB-8."""
    house = HouseWords(accepted=frozenset({"ñam"}))
    game = buffet(house=house)
    pins = game.pins
    assert (pins.edition, pins.language, pins.lexicon) == ("test", "es", game.lexicon.digest)
    assert (pins.edition_digest, pins.house_digest) == (game.edition.digest, house.digest)


def test_a_match_begins_with_the_countdown_of_the_first_round() -> None:
    """BUF-1."""
    match = start(now=500)
    assert (match.state.phase, match.state.round, match.deadline) == (Phase.COUNTDOWN, 1, 3_500)


def test_BUF_24_the_vocabulary_of_a_table_lacks_what_its_house_refuses() -> None:
    game = buffet("casa mesa", house=HouseWords(refused=frozenset({"MESA"})))
    known = game.vocabulary(form_at_least=0, lemma_at_least=0)
    numbers = {word: game.lexicon.find(word)[0] for word in ("casa", "mesa")}
    assert {word: known[number // 8] >> number % 8 & 1 for word, number in numbers.items()} == {"casa": 1, "mesa": 0}
    assert not any(game.vocabulary(form_at_least=1, lemma_at_least=0)), "nobody has ever written these words"
    assert not any(game.vocabulary(form_at_least=0, lemma_at_least=1))
