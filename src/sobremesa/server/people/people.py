"""Everything about people in one hand, for whoever answers requests."""

from collections.abc import Sequence

from sobremesa.server.people.accounts import Accounts
from sobremesa.server.people.passkeys import Passkeys
from sobremesa.server.people.passwords import Passwords
from sobremesa.server.people.safety import Safety
from sobremesa.server.people.sessions import Sessions
from sobremesa.server.people.signing import Signing
from sobremesa.server.people.tokens import Tokens
from sobremesa.storage.database import Database
from sobremesa.storage.people import persons

_GUESTS_KEPT = 400 * 24 * 60 * 60 * 1_000
_AT_A_TIME = 100


class People:
    """The services, over one database: `sessions`, `accounts`, `passkeys`, `tokens`, `safety`."""

    def __init__(self, database: Database, *, secrets: Sequence[str] = (), passwords: Passwords | None = None) -> None:
        self._database = database
        self._passwords = passwords or Passwords()
        self.signing = Signing(database, secrets)
        self.sessions = Sessions(database, self.signing)
        self.accounts = Accounts(database, self.sessions, self._passwords)
        self.passkeys = Passkeys(database, self.sessions, self.signing)
        self.tokens = Tokens(database)
        self.safety = Safety(database, self.signing)

    async def start(self, *, now: int) -> None:
        """Before the first request, and every hour."""
        await self.signing.load(now)

    async def names_of(self, people: Sequence[str]) -> dict[str, str]:
        """What these people are called; nobody knows the name of who is deleted."""
        return await self._database.look(lambda at: persons.names_of(at, people))

    async def forget_guests(self, *, now: int) -> int:
        """Forget some guests whose cookies ended more than a month ago; how many. Call it every hour."""
        before = now - _GUESTS_KEPT
        gone = await self._database.look(lambda at: persons.guests_not_seen_since(at, before, most=_AT_A_TIME))
        for guest in gone:
            await self._database.run(lambda at, guest=guest: persons.delete_person(at, guest, now))  # type: ignore[misc]
        return len(gone)

    async def forget_sessions(self, *, now: int) -> int:
        """Forget some sessions whose cookies are too old; how many. Call it every hour."""
        return await self.sessions.forget_old(now=now)

    def close(self) -> None:
        """When the house closes."""
        self._passwords.close()
