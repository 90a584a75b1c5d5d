"""Keeping the peace: blocks and mutes are a person's own, reports go to an operator, and bans come from one."""

from collections.abc import Collection
from enum import StrEnum

from sqlalchemy import Connection

from sobremesa.server.addresses import subject
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.cleaning import clean_note
from sobremesa.server.people.ids import is_id, new_id
from sobremesa.server.people.signing import Signing
from sobremesa.storage.database import Database
from sobremesa.storage.people import persons, safety
from sobremesa.storage.people.persons import Person
from sobremesa.storage.people.safety import Ban, Report

_DAY = 24 * 60 * 60 * 1_000
_MOST_KEPT_AWAY = 1_000
_LONGEST_SAID = 4_000
_REPORTS_KEPT = 180 * _DAY


class Reason(StrEnum):
    """What a report is about."""

    CHAT = "chat"
    NAME = "name"
    CHEATING = "cheating"
    STALLING = "stalling"
    OTHER = "other"


class Safety:
    """Blocks, mutes, reports and bans."""

    def __init__(self, database: Database, signing: Signing) -> None:
        self._database = database
        self._signing = signing

    async def block(self, person: str, other: str, *, now: int) -> None:
        """From now on these two sit at no table together."""

        def add(at: Connection) -> None:
            whom = _keep_away(at, person, other, len(safety.blocked_by(at, person)))
            safety.block(at, person, whom, now)

        await self._database.run(add)

    async def unblock(self, person: str, other: str) -> None:
        """Take a block back."""
        if is_id(other):
            await self._database.run(lambda at: safety.unblock(at, person, _today(at, other)))

    async def mute(self, person: str, other: str, *, now: int) -> None:
        """From now on the one reads nothing of what the other writes."""

        def add(at: Connection) -> None:
            whom = _keep_away(at, person, other, len(safety.muted_by(at, person)))
            safety.mute(at, person, whom, now)

        await self._database.run(add)

    async def unmute(self, person: str, other: str) -> None:
        """Take a mute back."""
        if is_id(other):
            await self._database.run(lambda at: safety.unmute(at, person, _today(at, other)))

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Whom a person blocks."""
        return await self._database.look(lambda at: safety.blocked_by(at, person))

    async def muted_by(self, person: str) -> frozenset[str]:
        """Whom a person mutes."""
        return await self._database.look(lambda at: safety.muted_by(at, person))

    async def at_odds(self, person: str, others: Collection[str]) -> frozenset[str]:
        """Those of the others with whom a person sits at no table, whoever blocked whom."""
        return await self._database.look(lambda at: safety.at_odds(at, person, others))

    async def report(
        self, reporter: str, reported: str, reason: Reason, *, table: str | None, note: str, said: str, now: int
    ) -> str:
        """Tell an operator about somebody; `said` is the chat as it was, kept because it can be deleted. Its id."""
        report = new_id()

        def add(at: Connection) -> None:
            whom = _somebody_else(at, reporter, reported)
            evidence = "\n".join(clean_note(line) for line in (whom.name, *said[:_LONGEST_SAID].splitlines()))
            told = Report(report, reporter, whom.id, table, reason.value, clean_note(note), evidence, now)
            safety.add_report(at, told)

        await self._database.run(add)
        return report

    async def open_reports(self, *, most: int = 50) -> tuple[Report, ...]:
        """For the operator: what nobody has looked at, the oldest first."""
        return await self._database.look(lambda at: safety.open_reports(at, most=most))

    async def handle(self, report: str, *, now: int) -> bool:
        """The operator has looked at a report; whether it was open. Those handled half a year ago go."""

        def close(at: Connection) -> bool:
            safety.forget_reports(at, now - _REPORTS_KEPT)
            return is_id(report) and safety.handle_report(at, report, now)

        return await self._database.run(close)

    async def ban_person(self, person: str, *, days: int | None, reason: str, operator: str, now: int) -> Ban:
        """Keep a person out, for so many days or for good.

        Their sessions stay, so that whoever comes with one reads why they cannot come in.
        """

        def add(at: Connection) -> Ban:
            whom = _somebody_else(at, "", person).id
            ban = Ban(new_id(), whom, None, _until(days, now), clean_note(reason), clean_note(operator), now)
            safety.add_ban(at, ban)
            return ban

        return await self._database.run(add)

    async def ban_address(self, address: str, *, days: int | None, reason: str, operator: str, now: int) -> Ban:
        """Keep an address out, an IPv6 one with its /64; only its digest is kept."""
        ban = Ban(
            new_id(), None, self._digest(address), _until(days, now), clean_note(reason), clean_note(operator), now
        )
        await self._database.run(lambda at: safety.add_ban(at, ban))
        return ban

    async def unban(self, *, person: str | None = None, address: str | None = None, now: int) -> int:
        """Let a person or an address in again; how many bans that lifted."""
        digest = None if address is None else self._digest(address)

        def lift(at: Connection) -> int:
            known = _today(at, person) if person is not None and is_id(person) else None
            return safety.lift_bans(at, at=now, person=known, address=digest)

        return await self._database.run(lift)

    async def bans(self, *, now: int) -> tuple[Ban, ...]:
        """For the operator: all bans that hold."""
        return await self._database.look(lambda at: safety.bans_now(at, at=now))

    async def kept_out(self, visitors: Collection[tuple[str, str]], *, now: int) -> frozenset[tuple[str, str]]:
        """Those whom an operator keeps out, of visitors with their persons and the `subject` of their addresses."""
        held = await self.bans(now=now)
        people = {ban.person for ban in held if ban.person is not None}
        addresses = {ban.address for ban in held if ban.address is not None}
        return frozenset(
            (person, address)
            for person, address in visitors
            if person in people or (addresses and self._signing.address_digest(address) in addresses)
        )

    async def check(self, *, person: str | None = None, address: str | None = None, now: int) -> None:
        """`Denied` if an operator keeps this person or this address out."""
        ban = await self.find_ban(person=person, address=address, now=now)
        if ban is not None:
            raise denied_by(ban, now)

    async def find_ban(self, *, person: str | None = None, address: str | None = None, now: int) -> Ban | None:
        """The ban that keeps this person or this address out, if there is one."""
        digest = None if address is None else self._digest(address)
        return await self._database.look(lambda at: safety.ban_on(at, at=now, person=person, address=digest))

    def _digest(self, address: str) -> str:
        return self._signing.address_digest(subject(address))


def denied_by(ban: Ban, now: int) -> Denied:
    """What somebody hears who is kept out: why, and for how long."""
    if ban.until is None:
        return Denied(Denial.FORBIDDEN, "people-banned-for-good", reason=ban.reason)
    days = -(-(ban.until - now) // _DAY)
    return Denied(Denial.FORBIDDEN, "people-banned", reason=ban.reason, days=days, retry_after=ban.until - now)


def _keep_away(at: Connection, person: str, other: str, already: int) -> str:
    if already >= _MOST_KEPT_AWAY:
        raise Denied(Denial.FORBIDDEN, "people-too-many-kept-away", most=_MOST_KEPT_AWAY)
    return _somebody_else(at, person, other).id


def _somebody_else(at: Connection, person: str, other: str) -> Person:
    found = persons.find_person(at, _today(at, other)) if is_id(other) else None
    if found is None or found.id == person:
        raise Denied(Denial.GONE, "people-nobody")
    return found


def _today(at: Connection, person: str) -> str:
    """Who an id is today: what a guest did is the account's person's since they came along."""
    return persons.roots_of(at, [person]).get(person, person)


def _until(days: int | None, now: int) -> int | None:
    return None if days is None else now + days * _DAY
