"""What every node needs sooner or later, done once in the process that all of them are forked from."""

from sobremesa.cli import operator, saying, serve
from sobremesa.editions.texts import LANGUAGES
from sobremesa.server import app
from sobremesa.server.saying import texts
from sobremesa.storage.postgres import store as postgres
from sobremesa.storage.sqlite import store as sqlite
from tests.migrated import copy_of_tables

__all__ = ["app", "operator", "postgres", "serve", "sqlite"]

for language in LANGUAGES:
    saying.texts(language)
    texts(language)
# Of every node that is forked, rather than by each of them.
sqlite.upgrade = copy_of_tables()  # type: ignore[assignment,attr-defined]
