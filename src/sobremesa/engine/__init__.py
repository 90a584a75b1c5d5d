"""What every game is, and what a match of one is made of."""

from sobremesa.engine.chance import Chance, Draw, commitment, shuffle_sizes, shuffled
from sobremesa.engine.codec import Codec
from sobremesa.engine.entry import Entry
from sobremesa.engine.events import LexiconReplaced, MatchBegan, MatchEnded, Pins, SeedRevealed, SeedSealed
from sobremesa.engine.fairness import Evidence, Unfair, verify
from sobremesa.engine.game import Game, Preview
from sobremesa.engine.match import Match
from sobremesa.engine.meta import Meta
from sobremesa.engine.moment import At
from sobremesa.engine.offer import Ask, Offer
from sobremesa.engine.options import Option, describe, read_options
from sobremesa.engine.outcome import Outcome
from sobremesa.engine.own_words import OwnWords
from sobremesa.engine.position import Position
from sobremesa.engine.refusal import Malformed, Refusal, Refused
from sobremesa.engine.score import Line, Score, line, score
from sobremesa.engine.seats import Seat, Sitter, people
from sobremesa.engine.text import Text, text
from sobremesa.engine.whole import Whole

__all__ = [
    "Ask",
    "At",
    "Chance",
    "Codec",
    "Draw",
    "Entry",
    "Evidence",
    "Game",
    "LexiconReplaced",
    "Line",
    "Malformed",
    "Match",
    "MatchBegan",
    "MatchEnded",
    "Meta",
    "Offer",
    "Option",
    "Outcome",
    "OwnWords",
    "Pins",
    "Position",
    "Preview",
    "Refusal",
    "Refused",
    "Score",
    "Seat",
    "SeedRevealed",
    "SeedSealed",
    "Sitter",
    "Text",
    "Unfair",
    "Whole",
    "commitment",
    "describe",
    "line",
    "people",
    "read_options",
    "score",
    "shuffle_sizes",
    "shuffled",
    "text",
    "verify",
]
