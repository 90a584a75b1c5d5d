"""The games: one folder each, and none knows another. What one may know without their rules is listed here."""

from sobremesa.engine.meta import Meta
from sobremesa.games.golf.meta import META as GOLF

METAS: tuple[Meta, ...] = (GOLF,)
GAMES = tuple(meta.id for meta in METAS)
