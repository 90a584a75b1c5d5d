"""People at the door: guests, accounts, passkeys, tokens, blocks and bans; no framework's types come in here."""

from sobremesa.server.people.accounts import Opened, WaysIn
from sobremesa.server.people.avatar import draw_avatar
from sobremesa.server.people.cleaning import clean_chat
from sobremesa.server.people.names import find_login
from sobremesa.server.people.passkeys import Ceremony, key_name
from sobremesa.server.people.passwords import Passwords
from sobremesa.server.people.people import People
from sobremesa.server.people.safety import Reason
from sobremesa.server.people.sessions import MAX_AGE, Visit
from sobremesa.server.people.site import Site
from sobremesa.server.people.tokens import Bearer, NewToken, Scope

__all__ = [
    "MAX_AGE",
    "Bearer",
    "Ceremony",
    "NewToken",
    "Opened",
    "Passwords",
    "People",
    "Reason",
    "Scope",
    "Site",
    "Visit",
    "WaysIn",
    "clean_chat",
    "draw_avatar",
    "find_login",
    "key_name",
]
