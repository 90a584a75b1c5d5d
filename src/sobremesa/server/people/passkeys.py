"""Passkeys: a device shows who somebody is; nothing to remember, nothing that can be given away at the wrong door.

A challenge is a signed token with a short life, bound to what it is for, to the person and to the site. Answering one
uses it up on all nodes.
"""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from sobremesa.engine.refusal import Malformed
from sobremesa.server.denial import Denial, Denied
from sobremesa.server.people.accounts import add_login, arrived, next_epoch
from sobremesa.server.people.cleaning import clean_label
from sobremesa.server.people.devices import Device
from sobremesa.server.people.ids import digest_of
from sobremesa.server.people.names import read_login
from sobremesa.server.people.sessions import Sessions, Visit, known
from sobremesa.server.people.signing import Signing
from sobremesa.server.people.site import Site
from sobremesa.storage.database import Database
from sobremesa.storage.people import credentials, persons
from sobremesa.storage.people.credentials import Passkey

_ANSWERED_WITHIN = 5 * 60 * 1_000
_MOST = 20
_HOUSE = "Sobremesa"
_PURPOSE = "passkey"
_TRANSPORTS = {transport.value for transport in AuthenticatorTransport}
Use: TypeAlias = Literal["add", "sign-in", "prove"]
_NO_DEVICE = Device()


class Challenge(msgspec.Struct, frozen=True, array_like=True):
    """What the token of a challenge says."""

    use: Use
    person: str
    login: str
    site: str
    challenge: str
    issued: int


class Ceremony(msgspec.Struct, frozen=True):
    """What the browser is asked (`navigator.credentials`), and the token to send back with its answer."""

    options: dict[str, Any]
    challenge: str


class Passkeys:
    """Adds, uses and removes passkeys."""

    def __init__(self, database: Database, sessions: Sessions, signing: Signing) -> None:
        self._database = database
        self._sessions = sessions
        self._signing = signing

    async def begin_adding(self, person: str, site: Site, *, now: int, login: str | None = None) -> Ceremony:
        """Ask for a new passkey; a guest gives the login that their account will have."""
        _offered(site)
        found = known(await self._database.look(lambda at: persons.find_person(at, person)))
        chosen = read_login(login or "")[0] if found.guest else (found.login or "")
        kept = await self._database.look(lambda at: credentials.passkeys_of(at, person))
        if len(kept) >= _MOST:
            raise Denied(Denial.FORBIDDEN, "people-too-many-passkeys", most=_MOST)
        challenge = secrets.token_bytes(32)
        options = generate_registration_options(
            rp_id=site.domain,
            rp_name=_HOUSE,
            user_id=person.encode(),
            user_name=chosen,
            user_display_name=found.name,
            challenge=challenge,
            timeout=_ANSWERED_WITHIN,
            authenticator_selection=AuthenticatorSelectionCriteria(
                # Found without a login, so that none has to be asked for and none can be tried out.
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each.id) for each in kept],
        )
        token = self._token("add", site, challenge, now, person=person, login=chosen if found.guest else "")
        return Ceremony(options_to_json_dict(options), token)

    async def finish_adding(
        self,
        person: str,
        site: Site,
        challenge: str,
        answer: Mapping[str, Any],
        *,
        label: str,
        now: int,
        device: Device = _NO_DEVICE,
    ) -> Visit:
        """Keep the passkey that the browser made; a guest has an account, and another session, from now on."""
        asked = self._asked("add", challenge, site, now, person=person)
        called = clean_label(label)
        try:
            verified = verify_registration_response(
                credential=dict(answer),
                expected_challenge=_bytes_of(asked.challenge),
                expected_rp_id=site.domain,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception:  # whatever is wrong with it, it is no answer
            raise Denied(Denial.FORBIDDEN, "people-passkey-unfit") from None
        key = Passkey(
            id=verified.credential_id,
            person=person,
            public_key=verified.credential_public_key,
            sign_count=verified.sign_count,
            transports=_transports(answer),
            site=site.domain,
            label=called,
            created_at=now,
        )

        def keep(at: Connection) -> Visit:
            _spend(at, asked, now)
            if asked.login:
                add_login(at, person, *read_login(asked.login), now)
            if not credentials.add_passkey(at, key):
                raise Denied(Denial.TAKEN, "people-passkey-known")
            if asked.login:
                return self._sessions.begin(at, next_epoch(at, person, now), device, now=now)
            return Visit(known(persons.find_person(at, person)))

        return await self._database.run(keep)

    async def begin_sign_in(self, site: Site, *, now: int) -> Ceremony:
        """Ask for any passkey of this site; the device knows whose it is."""
        _offered(site)
        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(
            rp_id=site.domain,
            challenge=challenge,
            timeout=_ANSWERED_WITHIN,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return Ceremony(options_to_json_dict(options), self._token("sign-in", site, challenge, now))

    async def finish_sign_in(
        self,
        site: Site,
        challenge: str,
        answer: Mapping[str, Any],
        *,
        now: int,
        guest: str | None = None,
        device: Device = _NO_DEVICE,
    ) -> Visit:
        """In with a passkey; `guest`, the one whose session asks, is brought along if given."""
        asked = self._asked("sign-in", challenge, site, now)
        key, counted = await self._shown(asked, site, answer)

        def enter(at: Connection) -> Visit:
            _use(at, asked, key, counted, now)
            return self._sessions.begin(at, arrived(at, key.person, guest=guest, now=now), device, now=now)

        return await self._database.run(enter)

    async def begin_proof(self, person: str, site: Site, *, now: int) -> Ceremony:
        """Ask somebody who is signed in for one of their passkeys, for what a session alone may not do."""
        _offered(site)
        kept = await self._database.look(lambda at: credentials.passkeys_of(at, person))
        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(
            rp_id=site.domain,
            challenge=challenge,
            timeout=_ANSWERED_WITHIN,
            allow_credentials=[PublicKeyCredentialDescriptor(id=each.id) for each in kept],
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return Ceremony(options_to_json_dict(options), self._token("prove", site, challenge, now, person=person))

    async def prove(self, person: str, site: Site, challenge: str, answer: Mapping[str, Any], *, now: int) -> None:
        """`Denied` unless this is one of the person's passkeys, shown for this challenge and not before."""
        asked = self._asked("prove", challenge, site, now, person=person)
        key, counted = await self._shown(asked, site, answer)
        if key.person != person:
            raise Denied(Denial.FORBIDDEN, "people-passkey-unknown")
        await self._database.run(lambda at: _use(at, asked, key, counted, now))

    async def _shown(self, asked: Challenge, site: Site, answer: Mapping[str, Any]) -> tuple[Passkey, int]:
        """The passkey that was shown for what was asked, and the count that it has reached."""
        why = Denial.FORBIDDEN if asked.use == "prove" else Denial.SIGNED_OUT
        shown = _bytes_of(answer.get("id"))
        key = await self._database.look(lambda at: credentials.find_passkey(at, shown))
        if key is None or key.site != site.domain or not _is_theirs(answer, key.person):
            raise Denied(why, "people-passkey-unknown")
        try:
            verified = verify_authentication_response(
                credential=dict(answer),
                expected_challenge=_bytes_of(asked.challenge),
                expected_rp_id=site.domain,
                expected_origin=site.origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.sign_count,
                require_user_verification=True,
            )
        except Exception:  # whatever is wrong with it, it is no answer
            raise Denied(why, "people-passkey-unknown") from None
        return key, verified.new_sign_count

    async def listed(self, person: str) -> tuple[Passkey, ...]:
        """The passkeys of a person, the oldest first; `key_name` is how each is named in an address."""
        return await self._database.look(lambda at: credentials.passkeys_of(at, person))

    async def remove(self, person: str, key: str) -> None:
        """Take a passkey away; never the last way in."""

        def take(at: Connection) -> None:
            # Two removals at once wait for each other here, so that each sees what the other left.
            persons.hold(at, person)
            if not credentials.remove_passkey(at, person, _bytes_of(key)):
                raise Denied(Denial.GONE, "people-no-such-passkey")
            if credentials.password_of(at, person) is None and not credentials.passkeys_of(at, person):
                raise Denied(Denial.FORBIDDEN, "people-last-way-in")

        await self._database.run(take)

    def _token(self, use: Use, site: Site, challenge: bytes, now: int, *, person: str = "", login: str = "") -> str:
        said = Challenge(use, person, login, site.origin, key_name(challenge), now)
        return self._signing.sign(_PURPOSE, msgspec.to_builtins(said))

    def _asked(self, use: Use, token: str, site: Site, now: int, *, person: str = "") -> Challenge:
        """What was asked; `Denied` if it was something else, somebody else, elsewhere, or too long ago.

        The clock may have been put back since: then it was asked a little in the future.
        """
        try:
            asked = msgspec.convert(self._signing.read(_PURPOSE, token), Challenge)
        except msgspec.ValidationError:
            raise Malformed("people-challenge-unfit") from None
        same = (asked.use, asked.person, asked.site) == (use, person, site.origin)
        if not same or not site.offers_passkeys or abs(now - asked.issued) > _ANSWERED_WITHIN:
            raise Denied(Denial.FORBIDDEN, "people-challenge-over")
        return asked


def key_name(key: bytes) -> str:
    """A passkey's id as browsers and addresses write it."""
    return urlsafe_b64encode(key).decode().rstrip("=")


def _offered(site: Site) -> None:
    if not site.offers_passkeys:
        raise Denied(Denial.FORBIDDEN, "people-passkeys-not-here")


def _spend(at: Connection, asked: Challenge, now: int) -> None:
    if not credentials.spend_challenge(at, digest_of(asked.challenge), until=asked.issued + _ANSWERED_WITHIN, at=now):
        raise Denied(Denial.FORBIDDEN, "people-challenge-over")


def _use(at: Connection, asked: Challenge, key: Passkey, counted: int, now: int) -> None:
    """Use up a challenge, and note the count of the passkey that answered it."""
    _spend(at, asked, now)
    if not credentials.used_passkey(at, key.id, before=key.sign_count, sign_count=counted, at=now):
        raise Denied(Denial.SIGNED_OUT, "people-passkey-unknown")


def _bytes_of(name: object) -> bytes:
    """Bytes as browsers write them; rubbish is no passkey's id."""
    if not isinstance(name, str) or not name.isascii():
        return b""
    try:
        return urlsafe_b64decode(name + "=" * (-len(name) % 4))
    except ValueError:
        return b""


def _is_theirs(answer: Mapping[str, Any], person: str) -> bool:
    """A device that says whose key it is must be right."""
    response = answer.get("response")
    handle = response.get("userHandle") if isinstance(response, Mapping) else None
    return not handle or _bytes_of(handle) == person.encode()


def _transports(answer: Mapping[str, Any]) -> tuple[str, ...]:
    response = answer.get("response")
    told = response.get("transports") if isinstance(response, Mapping) else None
    listed = told if isinstance(told, list) else []
    return tuple(sorted({each for each in listed if isinstance(each, str) and each in _TRANSPORTS}))
