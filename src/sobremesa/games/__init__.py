"""The games: one folder each, and none knows another. What one may know without their rules is listed here."""

from sobremesa.engine.meta import Meta
from sobremesa.games.bisonte.meta import META as BISONTE
from sobremesa.games.buffet.meta import META as BUFFET
from sobremesa.games.golf.meta import META as GOLF
from sobremesa.games.loom.meta import META as LOOM

METAS: tuple[Meta, ...] = (BUFFET, GOLF, BISONTE, LOOM)
GAMES = tuple(meta.id for meta in METAS)
