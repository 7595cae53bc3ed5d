"""Accounts over HTTP: making one, coming back to it, and what belongs to it; nothing here is for programs."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from perankh.server.accounts.passkeys import relying_party
from perankh.server.accounts.person import Person, folded_login
from perankh.server.accounts.protocol import (
    AccountInfo,
    Browser,
    Challenge,
    LogIn,
    LogInByPasskey,
    NewAccount,
    NewPasskey,
    NewPassword,
    NewProgram,
    PasskeyAdded,
    PasskeyInfo,
    PasskeyWish,
    ProgramAdded,
    ProgramInfo,
    Recovery,
    RecoveryCodes,
)
from perankh.server.api.asking import AnAsker, Asker, TheHouse
from perankh.server.api.people import me_as_told
from perankh.server.house import House
from perankh.server.protocol import Me

PasskeyId = Annotated[str, Meta(description="As the passkey calls itself.")]
ProgramId = Annotated[str, Meta(description="The number of the program.")]


class AccountApi(Controller):
    """The account of whoever asks."""

    path = "/api/me"
    tags = ("account",)

    @post("/account", summary="Make an account with a password")
    async def found(self, house: TheHouse, asker: AnAsker, data: JSONBody[NewAccount]) -> Response[RecoveryCodes]:
        """A guest keeps all games and seats. The recovery codes are shown this once."""
        asker.nobodys_program()
        asker.limit("account", asker.address)
        await house.accounts.check_new(data.login, data.password)  # before a stranger becomes a guest
        person = await asker.known_or_guest(data.name)
        codes = await house.accounts.found(person, data.login, data.password)
        return Response(RecoveryCodes(codes), cookies=asker.cookies)

    @get("/account", summary="How I may log in")
    async def info(self, house: TheHouse, asker: AnAsker) -> AccountInfo:
        """Nothing secret."""
        asker.limit("ask")
        return await house.accounts.info(asker.with_account())

    @put("/password", summary="Set another password", status_code=204)
    async def set_password(self, house: TheHouse, asker: AnAsker, data: JSONBody[NewPassword]) -> None:
        """All other browsers are logged out."""
        person = asker.with_account()
        asker.limit("log in", asker.address, person.id)
        await house.accounts.set_password(person, data.old, data.new, asker.session)

    @post("/recovery-codes", summary="Make new recovery codes")
    async def renew_codes(self, house: TheHouse, asker: AnAsker) -> RecoveryCodes:
        """Those before count no more; these are shown this once."""
        person = asker.with_account()
        asker.limit("account")
        return RecoveryCodes(await house.accounts.renew_codes(person))

    @get("/sessions", summary="Browsers in which I play")
    async def browsers(self, house: TheHouse, asker: AnAsker) -> list[Browser]:
        """Latest first."""
        asker.limit("ask")
        return await house.sessions.browsers_of(asker.known_person(), asker.session)

    @delete("/sessions", summary="Log out everywhere", status_code=204)
    async def log_out_everywhere(self, house: TheHouse, asker: AnAsker) -> Response[None]:
        """Here too. A guest who does so does not come back."""
        asker.limit("ask")
        await house.sessions.end_all(asker.known_person())
        return farewell(asker)


class PasskeysApi(Controller):
    """The passkeys of whoever asks."""

    path = "/api/me/passkeys"
    tags = ("account",)

    @post("/challenge", summary="Ask for a passkey", status_code=200)
    async def ask(self, house: TheHouse, asker: AnAsker, data: JSONBody[PasskeyWish]) -> Response[Challenge]:
        """What `navigator.credentials.create` needs. Whoever has no account yet names the login that it will have."""
        person = asker.nobodys_program()
        asker.limit("account", asker.address)
        login = None
        if person is None or person.kind == "guest":
            relying_party(asker.host)  # both before a stranger becomes a guest
            login = await house.accounts.free_login(data.login or "")
            person = await asker.known_or_guest(None)
        challenge = await house.keyring.ask_for_passkey(person, asker.host, login)
        return Response(challenge, cookies=asker.cookies)

    @post(summary="Add a passkey")
    async def add(self, house: TheHouse, asker: AnAsker, data: JSONBody[NewPasskey]) -> PasskeyAdded:
        """The first one makes a guest's account, without a password; recovery codes come with it, shown this once."""
        person = asker.known_person()
        asker.limit("account", asker.address)
        return await house.keyring.add(person, asker.host, data)

    @get(summary="My passkeys")
    async def passkeys(self, house: TheHouse, asker: AnAsker) -> list[PasskeyInfo]:
        """Oldest first."""
        asker.limit("ask")
        return await house.keyring.passkeys_of(asker.with_account())

    @delete("/{passkey:str}", summary="Throw a passkey away", status_code=204)
    async def throw_away(self, house: TheHouse, asker: AnAsker, passkey: FromPath[PasskeyId]) -> None:
        """The only way to log in is kept."""
        asker.limit("ask")
        await house.keyring.throw_away(asker.with_account(), passkey)


class ProgramsApi(Controller):
    """The programs of whoever asks."""

    path = "/api/me/programs"
    tags = ("programs",)

    @post(summary="Let a program play")
    async def add(self, house: TheHouse, asker: AnAsker, data: JSONBody[NewProgram]) -> ProgramAdded:
        """Its token is shown this once; everybody sees that a program sits there."""
        person = asker.with_account()
        asker.limit("program")
        return await house.programs.add(person, data.name)

    @get(summary="My programs")
    async def programs(self, house: TheHouse, asker: AnAsker) -> list[ProgramInfo]:
        """Oldest first."""
        asker.limit("ask")
        return await house.programs.programs_of(asker.with_account())

    @delete("/{program:str}", summary="Let a program play no more", status_code=204)
    async def revoke(self, house: TheHouse, asker: AnAsker, program: FromPath[ProgramId]) -> None:
        """At once; a bot of the house takes over where it sits."""
        asker.limit("ask")
        await house.programs.revoke(asker.with_account(), program)


class SessionsApi(Controller):
    """Coming and going."""

    path = "/api/sessions"
    tags = ("account",)

    @post(summary="Log in")
    async def log_in(self, house: TheHouse, asker: AnAsker, data: JSONBody[LogIn]) -> Response[Me]:
        """With login and password; what is wrong about them is not told."""
        limit_log_in(asker, data.login)
        return await welcome(house, asker, await house.accounts.with_password(data.login, data.password))

    @post("/recovery", summary="Log in with a recovery code")
    async def recover(self, house: TheHouse, asker: AnAsker, data: JSONBody[Recovery]) -> Response[Me]:
        """The code is used up, the password is the new one, and all other browsers are logged out."""
        limit_log_in(asker, data.login)
        return await welcome(house, asker, await house.accounts.recover(data.login, data.code, data.password))

    @post("/passkey/challenge", summary="Ask to log in with a passkey", status_code=200)
    async def ask(self, house: TheHouse, asker: AnAsker) -> Challenge:
        """What `navigator.credentials.get` needs; no login is asked for."""
        asker.nobodys_program()
        asker.limit("log in", asker.address)
        return await house.keyring.ask_for_signature(asker.host)

    @post("/passkey", summary="Log in with a passkey")
    async def log_in_by_passkey(self, house: TheHouse, asker: AnAsker, data: JSONBody[LogInByPasskey]) -> Response[Me]:
        """With what the browser has signed."""
        asker.nobodys_program()
        asker.limit("log in", asker.address)
        return await welcome(house, asker, await house.keyring.signed_by(asker.host, data))

    @delete(summary="Log out", status_code=204)
    async def log_out(self, house: TheHouse, asker: AnAsker) -> Response[None]:
        """In this browser. A guest who does so does not come back."""
        asker.nobodys_program()
        asker.limit("ask")
        await house.sessions.end(asker.session)
        return farewell(asker)


def limit_log_in(asker: Asker, login: str) -> None:
    """Nobody guesses for long, neither from one address nor at one login."""
    asker.nobodys_program()
    asker.limit("log in", asker.address, f"login {folded_login(login)}")


async def welcome(house: House, asker: Asker, person: Person) -> Response[Me]:
    """Somebody has logged in: whoever was in this browser before is there no more."""
    await house.sessions.end(asker.session)
    asker.keep_cookie(await house.sessions.begin(person, asker.device))
    asker.person = person
    return Response(me_as_told(asker), cookies=asker.cookies)


def farewell(asker: Asker) -> Response[None]:
    """Nobody is in this browser any more."""
    asker.keep_cookie("")
    return Response(None, status_code=204, cookies=asker.cookies)
