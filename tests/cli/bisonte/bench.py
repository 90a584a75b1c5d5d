"""A bench for Bisonte: a small board, a few words, and a match beside it that knows what can be played."""

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import TypeAlias

import msgspec
from click.testing import Result

from sobremesa.cli.bisonte.notation import start_said
from sobremesa.editions.bisonte import load_bisonte
from sobremesa.engine import Match, Sitter
from sobremesa.games.bisonte.actions import Action, LetStand, Pass, Placement, Play
from sobremesa.games.bisonte.edition import BISONTE, Placed
from sobremesa.games.bisonte.events import Event, Phase
from sobremesa.games.bisonte.game import Bisonte
from sobremesa.games.bisonte.placing import runs_of
from sobremesa.games.bisonte.search import best_plays, play_of
from sobremesa.games.bisonte.state import BisonteState
from sobremesa.games.bisonte.view import BisonteView
from sobremesa.lexicon import files
from sobremesa.lexicon.build.small import small_lexicon
from sobremesa.lexicon.category import Category
from sobremesa.lexicon.entry import Entry
from sobremesa.lexicon.lexicon import Lexicon
from sobremesa.lexicon.location import recipe_digest
from sobremesa.lexicon.meaning import Meaning, MeaningKind, Sense
from tests.cli.desk import Desk

BisonteMatch: TypeAlias = Match[BisonteState, Action, Event, BisonteView]

WORDS = {
    "es": "as ala alas asa asas aso la las lo los losa losas ocho ola olas os osa osas sal salas so sol sola solas",
    "en": "alas also as ass lass lasso loss sal salsa so sol sola solo solos",
}
MEANING = {"es": "cloruro de sodio", "en": "fifth note of a scale"}
TILES = {
    "es": {0: "*2", 1: "A6 S6 O4 L4", 3: "C2 H2", 5: "CH1"},
    "en": {0: "*1", 1: "A6 S6 O5 L4"},
}
BOX = """
id = "bench-{language}"
language = "{language}"
layout = "bench.toml"
rack = {rack}

[tiles]
"""
LAYOUT = '''
id = "bench"

[board]
drawing = """
T..d..T
.D...D.
..t.t..
d..*..d
..t.t..
.D...D.
T..d..T
"""
'''


def entries(language: str) -> list[Entry]:
    """The words of this bench as a dictionary has them."""
    return [Entry(word, frozenset({Category.COMMON}), word) for word in sorted(set(WORDS[language].split()))]


def write_words(cache: Path) -> None:
    """Small lexicons of both languages, where the program looks for them."""
    for language in WORDS:
        lemma = "sal" if language == "es" else "sol"
        meaning = Meaning(lemma, (Sense(MeaningKind.GLOSS, MEANING[language], "own"),))
        manifest, contents = small_lexicon(language, entries(language), {}, [meaning])
        folder = cache / "words" / recipe_digest()[:16] / language
        for name, content in (contents | {files.MANIFEST: msgspec.json.encode(manifest)}).items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)


class Bench(Desk):
    """Runs matches on a board of seven by seven."""

    def box_file(self, language: str, rack: int = 4) -> Path:
        """The box of this bench."""
        (self.folder / "bench.toml").write_text(LAYOUT, encoding="utf-8")
        tiles = "".join(f'{value} = "{written}"\n' for value, written in TILES[language].items())
        file = self.folder / f"bench-{language}.toml"
        file.write_text(BOX.format(language=language, rack=rack) + tiles, encoding="utf-8")
        return file

    def sit(
        self, language: str, *arguments: str, typed: Sequence[str], names: str = "Ana,Beto", seed: int = 1
    ) -> Result:
        """A match at this bench."""
        box = ("--lang", language, "--edition", str(self.box_file(language)), "--seed", f"{seed:x}", "--names", names)
        return self.run("play", "bisonte", "--piped", *box, *arguments, typed=typed)

    def seed_with(self, language: str, *tiles: str, but_not: str = "") -> int:
        """A seed by which whoever starts holds these tiles."""
        return next(seed for seed in range(1, 500) if self.mirror(language, seed=seed).holds(*tiles, but_not=but_not))

    def mirror(self, language: str, people: int = 2, seed: int = 1, **options: object) -> "Mirror":
        """The same match, to look into."""
        game = Bisonte(
            load_bisonte(self.box_file(language)),
            Lexicon.from_entries(language, entries(language)),
            {"clock": False, **options},
        )
        return Mirror(game, people, seed)


class Mirror:
    """A match that is played beside the terminal's, and what must be typed there for the same."""

    def __init__(self, game: Bisonte, people: int, seed: int) -> None:
        self.game = game
        self.match: BisonteMatch = Match.start(game, (Sitter.PERSON,) * people, seed=seed.to_bytes(32, "big"))

    def holds(self, *tiles: str, but_not: str = "") -> bool:
        """Whether whoever is on turn has these tiles."""
        return set(tiles) <= set(self.rack) and but_not not in self.rack

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.match.state.on_turn

    @property
    def rack(self) -> tuple[str, ...]:
        """The rack of whoever is on turn."""
        return self.match.state.players[self.seat].rack

    def best(self) -> Play | None:
        """The play of most points."""
        game, state = self.game, self.match.state
        allowed = game.vocabulary(form_at_least=0, lemma_at_least=0)
        found = best_plays(game.edition, game.lexicon, allowed, state.board, self.rack, count=1)
        if not found:
            return None
        return play_of(found[0].placements)

    def wrong(self) -> Play:
        """Two tiles of the rack across the centre that are no word."""
        centre, known = self.game.edition.layout.centre, WORDS[self.game.edition.language].split()
        letters = [tile for tile in self.rack if len(tile) == 1 and tile != BISONTE]
        pairs = (pair for pair in permutations(letters, 2) if "".join(pair) != "CH")
        pair = next(pair for pair in pairs if "".join(pair).lower() not in known)
        return Play((Placement(centre, pair[0]), Placement(centre + 1, pair[1])))

    def typed(self, play: Play) -> str:
        """How a play is typed: 8D casa."""
        layout, board = self.game.edition.layout, self.match.state.board
        laid = {each.cell: Placed(each.stands_for or each.tile, bool(each.stands_for)) for each in play.placements}
        run = runs_of(layout, board, laid)[0]
        tiles = zip(run.cells, run.tiles, strict=True)
        word = "".join(f"*{tile.tile}" if tile.bisonte and cell in laid else tile.tile for cell, tile in tiles)
        return f"{start_said(layout, run.cells)} {word}".lower()

    def act(self, action: Action) -> None:
        """Whoever is on turn does this."""
        self.match.act(self.seat, action, 0)

    def let_stand(self) -> None:
        """All others have nothing against the play."""
        for seat in self.match.state.waiting:
            self.match.act(seat, LetStand(), 0)

    def to_the_end(self, pass_word: str) -> list[str]:
        """What people type who always make the best play, and pass when there is none."""
        lines = []
        while self.match.outcome is None:
            play = self.best()
            if play is None:
                lines += ["", pass_word, "1"]
                self.act(Pass())
                continue
            lines += ["", self.typed(play), ""]
            self.act(play)
            if self.match.state.phase is Phase.OBJECTING:
                lines.append("")
                self.let_stand()
        return lines
