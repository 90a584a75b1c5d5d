"""Bisonte for the conformance suite: small words, random placements, exchanges, passes and objections."""

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import Any

import msgspec

from sobremesa.editions.bisonte import load_bisonte
from sobremesa.engine import Seat
from sobremesa.games.bisonte.actions import Exchange, LetStand, Object, Pass, Placement, Play, Vote
from sobremesa.games.bisonte.edition import BISONTE, BisonteEdition, Layout, Placed, TileKind
from sobremesa.games.bisonte.events import Phase
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.placing import neighbours
from sobremesa.games.bisonte.search import FoundPlay, play_of, plays
from sobremesa.games.bisonte.state import BisonteState
from sobremesa.games.bisonte.turns import bag_after, next_player
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from tests.conformance.subject import AnyMatch, Subject

WORDS = {
    "es": "sol ola casa cosa caña mesa sal te rosa osa asa ese los las le lo la se su no al el en un es de coche calle "
    "ser ver oro ira aro ir ni si mi tu yo ya da di va voy ir red sed pan ti me ley rey ajo era eso esa ama uno una",
    "en": "sun sea house horse bed salt gold at it in on no so to as is an do go he hen ten net set sit tin tan eat "
    "we me my by be or of if up us am pa ma ad ox hi ha oh ah ho lo la re fa ti do pi mu nu id ed et el em en ex",
}
SMALL_LAYOUT = Layout("small", ("T..d..T", ".D...D.", "..t.t..", "d..*..d", "..t.t..", ".D...D.", "T..d..T"))
SMALL_TILES = {
    "es": "A5 E4 O3 S3 L3 C2 N2 D1 CH1 Ñ1 R1 T1 U1 *1",
    "en": "A4 E4 O3 S3 T3 N3 I2 H1 D1 G1 U1 *1",
}


@cache
def lexicon(language: str) -> Lexicon:
    entries = [Entry(word, frozenset({Category.COMMON}), word, frozenset()) for word in WORDS[language].split()]
    return Lexicon.from_entries(language, entries)


@cache
def allowed(game: Bisonte) -> bytes:
    return game.vocabulary(form_at_least=0, lemma_at_least=0)


@cache
def small_box(language: str) -> BisonteEdition:
    """A few tiles on a small board, so that a match comes to the end of its bag."""
    kinds = [(each.rstrip("0123456789"), each) for each in SMALL_TILES[language].split()]
    counted = [
        TileKind(tile, int(each.removeprefix(tile)), 0 if tile == BISONTE else len(tile)) for tile, each in kinds
    ]
    return BisonteEdition("small", language, tuple(counted), SMALL_LAYOUT, rack=4)


def _game(match: AnyMatch) -> Bisonte:
    assert isinstance(match.game, Bisonte)
    return match.game


def act(match: AnyMatch, seat: Seat, random: Random) -> Any:
    state: BisonteState = match.state
    if state.phase is Phase.VOTING:
        return Vote(random.random() < 0.5, turn=state.turn)
    if state.phase is Phase.OBJECTING and not (seat == next_player(state) and random.random() < 0.5):
        return Object() if random.random() < 0.25 else LetStand(turn=state.turn)
    chosen = random.random()
    bag = bag_after(len(state.bag), state.open_play)
    if chosen < 0.1 and bag:
        rack = state.players[seat].rack
        return Exchange(tuple(random.sample(rack, random.randint(1, min(len(rack), bag)))))
    if chosen > 0.97:
        return Pass(turn=state.turn)
    known = _known_play(match, seat, random) if chosen < 0.45 else None
    return known or _any_play(match, seat, random) or Pass()


def _known_play(match: AnyMatch, seat: Seat, random: Random) -> Play | None:
    """One of the plays that the dictionary has."""
    game, state = _game(match), match.state
    split = state.options.split_digraphs
    rack = state.players[seat].rack
    found = plays(game.edition, game.lexicon, allowed(game), state.board, rack, split_digraphs=split)
    some = _along_the_lines(game.edition, state.board, found)[:20]
    if not some:
        return None
    return play_of(random.choice(some).placements)


def _along_the_lines(
    edition: BisonteEdition, board: Mapping[int, Placed], found: Iterable[FoundPlay]
) -> list[FoundPlay]:
    """Rows before columns, by the first square that touches what is there: kept matches were played in this order."""
    layout = edition.layout
    touching = {cell for laid in board for cell in neighbours(layout, laid)} - board.keys() or {layout.centre}

    def order(play: FoundPlay) -> Any:
        cells = [cell for cell, _ in play.placements]
        row, column = divmod(cells[0], layout.side)
        beside = [cell for cell in (cells[0] - 1, cells[0] + 1) if cell in board]
        is_column = all(cell // layout.side != row for cell in cells[1:] or beside)
        first = min(touching.intersection(cells))
        tiles = [(edition.order(placed.tile), placed.bisonte) for _, placed in play.placements]
        return is_column, column if is_column else row, first, -cells[0], tiles

    return sorted(found, key=order)


def _any_play(match: AnyMatch, seat: Seat, random: Random) -> Play | None:
    """Any tiles where they may lie, whatever they spell."""
    edition, state = _game(match).edition, match.state
    if state.options.words == "checked":
        return None
    tiles = random.sample(state.players[seat].rack, min(random.randint(1, 5), len(state.players[seat].rack)))
    layout = edition.layout
    step = random.choice((1, layout.side))
    if not state.board:
        free = [layout.centre + place * step for place in range(len(tiles))]
    else:
        first = random.choice(sorted(state.board))
        beside = [cell for cell in neighbours(layout, first) if cell not in state.board]
        if not beside:
            return None
        start = random.choice(beside)
        last = (start // layout.side + 1) * layout.side if step == 1 else layout.side**2
        free = [cell for cell in range(start, last, step) if cell not in state.board]
    if len(free) < len(tiles) or (not state.board and len(tiles) < 2):
        return None
    said = random.choice(edition.stands_for)
    pairs = zip(free, tiles, strict=False)
    return Play(tuple(Placement(cell, tile, said if tile == BISONTE else "") for cell, tile in pairs))


def act_wrongly(match: AnyMatch, seat: Seat, random: Random) -> Any:
    state: BisonteState = match.state
    wrong: list[Any] = [
        "junk",
        Play(()),
        Play((Placement(0, "QQ"),)),
        Play((Placement(-1, BISONTE),)),
        Play((Placement(10**6, "A"), Placement(0, "A"))),
        Play((Placement(3, BISONTE, "x" * 500),)),
        Exchange(()),
        Exchange(("A",) * 50),
        Exchange(("QQ",)),
        Pass(turn=10**6),
        Object(turn=10**6),
        Play(placements=None),  # type: ignore[arg-type]
        Exchange(tiles=(7,)),  # type: ignore[arg-type]
    ]
    if state.phase is not Phase.OBJECTING:
        wrong += [Object(), LetStand()]
    if state.phase is not Phase.VOTING:
        wrong += [Vote(accept=True)]
    elif seat == state.objector:
        wrong += [Vote(accept=True), Vote(accept=False)]
    if seat != state.on_turn and state.options.clock:
        wrong += [Pass(), Exchange(state.players[seat].rack[:1] if 0 <= seat < len(state.players) else ())]
    return random.choice(wrong)


def with_other_secrets(state: BisonteState, seat: Seat | None, random: Random) -> BisonteState:
    """The tiles of the others and of the bag, dealt anew; at the end the racks lie open (BIS-24)."""
    if state.ended_by:
        return state
    hidden = [tile for each, player in enumerate(state.players) if each != seat for tile in player.rack]
    pool = [*hidden, *state.bag]
    random.shuffle(pool)
    players = []
    for each, player in enumerate(state.players):
        rack = player.rack if each == seat else tuple(pool.pop() for _ in player.rack)
        players.append(msgspec.structs.replace(player, rack=rack))
    chance = msgspec.structs.replace(state.chance, seed=random.randbytes(32))
    return msgspec.structs.replace(state, players=tuple(players), bag=tuple(pool), chance=chance)


def is_kept_from(event: Any, seat: Seat | None) -> bool:
    """What is drawn and what is exchanged is its own seat's; the seed and the draws are nobody's (TAB-2)."""
    secret = type(event).__name__ in {"TilesDrawn", "TilesLaidDown"}
    return type(event).__name__ in {"SeedSealed", "BagDrawn"} or (secret and event.seat != seat)


def conserved(state: BisonteState) -> Any:
    on_board = (BISONTE if placed.bisonte else placed.tile for placed in state.board.values())
    racks = (tile for player in state.players for tile in player.rack)
    return sorted([*on_board, *racks, *state.bag, *state.aside])


def bisonte(language: str, *, small: bool = False, **options: object) -> Subject:
    chosen = ", ".join([*(["a small box"] if small else []), *(f"{name}={value}" for name, value in options.items())])
    return Subject(
        name=f"bisonte in {language}" + (f" with {chosen}" if chosen else ""),
        make=lambda: Bisonte(small_box(language) if small else load_bisonte(language), lexicon(language), options),
        seats=range(2, 5),
        act=act,
        act_wrongly=act_wrongly,
        waits_for=lambda state: state.waiting,
        with_other_secrets=with_other_secrets,
        is_kept_from=is_kept_from,
        conserved=conserved,
        longest=102 * 12 * 4,
    )
