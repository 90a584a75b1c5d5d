"""Passkeys over HTTP, with a device in software, where browsers know them and where they do not."""

from typing import Any

import httpx
import pytest

from tests.e2e.serving import Server
from tests.e2e.test_accounts import PASSWORD, new_login, said
from tests.patience import PATIENCE
from tests.server.people.authenticator import Authenticator

pytestmark = pytest.mark.anyio


class Browser:
    """A browser on the same machine, which is a secure context, with a device at hand."""

    def __init__(self, house: Server, device: Authenticator) -> None:
        self.site = f"localhost:{house.port}"
        self.device = device
        self.http = httpx.AsyncClient(
            base_url=house.url, headers={"Host": self.site, "Origin": f"http://{self.site}"}, timeout=PATIENCE
        )

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def enter(self, name: str = "Ana") -> str:
        """A new guest; their id."""
        person: str = (await self.http.post("/api/me", json={"name": name})).json()["person"]["id"]
        return person

    async def proof(self) -> dict[str, Any]:
        """Show the device's passkey once more, as what needs it wants it."""
        asked = (await self.http.post("/api/account/proof/begin")).json()
        answer = self.device.get(asked["options"], f"http://{self.site}")
        return {"passkey": {"challenge": asked["challenge"], "answer": answer}}

    async def add(self, *, label: str = "Phone", **wish: Any) -> httpx.Response:
        """Add a passkey; the first answer that says no, or the last one."""
        asked = await self.http.post("/api/account/passkeys/begin", json=wish)
        if asked.status_code != 200:
            return asked
        answer = self.device.create(asked.json()["options"], f"http://{self.site}")
        made = {"challenge": asked.json()["challenge"], "answer": answer, "label": label}
        return await self.http.post("/api/account/passkeys", json=made)

    async def sign_in(self, **more: Any) -> httpx.Response:
        """Show the device's passkey."""
        asked = await self.http.post("/api/sign-in/passkey/begin")
        answer = self.device.get(asked.json()["options"], f"http://{self.site}")
        shown = {"challenge": asked.json()["challenge"], "answer": answer, **more}
        return await self.http.post("/api/sign-in/passkey", json=shown)


async def test_a_guest_gets_an_account_by_a_passkey_and_comes_in_with_it(house: Server) -> None:
    device, login = Authenticator(), new_login()
    async with Browser(house, device) as phone, Browser(house, device) as tablet:
        person = await phone.enter()
        added = await phone.add(login=login)
        assert added.status_code == 201, added.text
        assert added.json()["me"]["login"] == login
        assert len(added.json()["recovery_codes"]) == 10
        assert (await tablet.sign_in()).json()["person"] == {"id": person, "name": "Ana", "guest": False}
        ways = (await tablet.http.get("/api/account")).json()
        assert (ways["has_password"], ways["passkeys"], ways["offers_passkeys"]) == (False, 1, True)
        (listed,) = (await tablet.http.get("/api/account/passkeys")).json()
        assert (listed["label"], listed["site"]) == ("Phone", "localhost")
        assert listed["used_at"] is not None


async def test_a_guest_is_brought_along_by_a_passkey(house: Server) -> None:
    device = Authenticator()
    async with Browser(house, device) as phone, Browser(house, device) as tablet:
        person = await phone.enter()
        await phone.add(login=new_login())
        await tablet.enter("Somebody")
        before = dict(tablet.http.cookies)
        assert (await tablet.sign_in(bring_guest=True)).json()["person"]["id"] == person
        tablet.http.cookies.clear()
        tablet.http.cookies.update(before)
        assert (await tablet.http.get("/api/me")).status_code == 401


async def test_whoever_has_a_password_says_it_before_a_passkey_is_added(house: Server) -> None:
    async with Browser(house, Authenticator()) as phone:
        await phone.enter()
        opened = await phone.http.post("/api/account", json={"login": new_login(), "password": PASSWORD})
        assert opened.status_code == 201
        assert said(await phone.add()) == (403, "people-wrong-old-password")
        assert said(await phone.add(password="not the password")) == (403, "people-wrong-old-password")
        added = await phone.add(password=PASSWORD)
        assert (added.status_code, added.json()["recovery_codes"]) == (201, [])


async def test_a_passkey_is_removed_with_a_proof_but_never_the_last_way_in(house: Server) -> None:
    async with Browser(house, Authenticator(counts=False)) as phone:
        await phone.enter()
        await phone.add(login=new_login())
        await phone.add(label="Tablet", **await phone.proof())
        first, second = (each["id"] for each in (await phone.http.get("/api/account/passkeys")).json())

        async def remove(key: str, proof: dict[str, Any]) -> httpx.Response:
            return await phone.http.post(f"/api/account/passkeys/{key}/removal", json=proof)

        assert said(await remove(first, {})) == (403, "people-show-passkey")
        proof = await phone.proof()
        assert (await remove(first, proof)).status_code == 204
        assert said(await remove(second, proof)) == (403, "people-challenge-over"), "a proof is good once"
        assert said(await remove(first, await phone.proof())) == (404, "people-no-such-passkey")
        assert said(await remove(second, await phone.proof())) == (403, "people-last-way-in")
        (left,) = (await phone.http.get("/api/account/passkeys")).json()
        assert (left["id"], left["label"]) == (second, "Tablet")


async def test_a_stolen_session_alone_takes_no_account_over(house: Server) -> None:
    device = Authenticator()
    async with Browser(house, device) as phone, Browser(house, Authenticator()) as thief:
        await phone.enter()
        await phone.add(login=new_login())
        thief.http.cookies.update(phone.http.cookies)
        (key,) = (await phone.http.get("/api/account/passkeys")).json()
        asked: dict[str, dict[str, Any]] = {
            "/api/account/passkeys/begin": {},
            f"/api/account/passkeys/{key['id']}/removal": {},
            "/api/account/password": {"new": PASSWORD},
            "/api/account/recovery-codes": {},
            "/api/me/tokens": {"name": "bot", "scopes": ["play"]},
            "/api/me/deletion": {},
        }
        for path, body in asked.items():
            assert said(await thief.http.post(path, json=body)) == (403, "people-show-passkey"), path
        # Whoever has the passkey sets a password; from then on that is what is asked for.
        changed = await phone.http.post("/api/account/password", json={"new": PASSWORD, **await phone.proof()})
        assert changed.status_code == 200, changed.text
        removal = f"/api/account/passkeys/{key['id']}/removal"
        assert (await phone.http.post(removal, json={"password": PASSWORD})).status_code == 204
        assert (await thief.http.get("/api/me")).status_code == 401


async def test_an_answer_is_taken_once_and_from_nobody_else(house: Server) -> None:
    device = Authenticator()
    async with Browser(house, device) as phone, Browser(house, device) as other:
        await phone.enter()
        await other.enter("Other")
        asked = (await phone.http.post("/api/account/passkeys/begin", json={"login": new_login()})).json()
        answer = device.create(asked["options"], f"http://{phone.site}")
        made = {"challenge": asked["challenge"], "answer": answer, "label": "Phone"}
        assert said(await other.http.post("/api/account/passkeys", json=made)) == (403, "people-challenge-over")
        assert (await phone.http.post("/api/account/passkeys", json=made)).status_code == 201
        assert said(await phone.http.post("/api/account/passkeys", json=made)) == (403, "people-challenge-over")


async def test_passkeys_are_not_offered_where_browsers_do_not_know_them(house: Server) -> None:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as browser:
        await browser.post("/api/me", json={"name": "Ana"})
        assert (await browser.get("/api/account")).json()["offers_passkeys"] is False
        for path, body in (("account/passkeys/begin", {"login": new_login()}), ("sign-in/passkey/begin", None)):
            assert said(await browser.post(f"/api/{path}", json=body)) == (403, "people-passkeys-not-here")


@pytest.mark.parametrize("answer", [{}, {"id": 7}, {"id": "AAAA", "response": []}, {"id": "é", "rawId": None}])
async def test_an_answer_that_is_none_is_turned_away(house: Server, answer: dict[str, Any]) -> None:
    async with Browser(house, Authenticator()) as phone:
        asked = (await phone.http.post("/api/sign-in/passkey/begin")).json()
        shown = {"challenge": asked["challenge"], "answer": answer}
        assert said(await phone.http.post("/api/sign-in/passkey", json=shown)) == (401, "people-passkey-unknown")
        forged = {"challenge": "nobody.signed-this", "answer": answer}
        assert said(await phone.http.post("/api/sign-in/passkey", json=forged)) == (400, "people-challenge-unfit")
