"""The HTTP side of people: names and colours, pass-phrases, where they want to be told of their turns."""

from io import BytesIO
from typing import Final

import segno
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from ponti.core.game import Json
from ponti.server import people_messages as messages
from ponti.server.errors import TableError
from ponti.server.limits import Kind, Limiter, address_of
from ponti.server.messages import read
from ponti.server.notices import Notices
from ponti.server.people import People, sign_in_key
from ponti.server.push import Subscription
from ponti.store.data import Person, Push

router: Final = APIRouter()

_INK: Final = "#1f2d37"
_QUIET: Final = 4
"""Modules of white around a QR code, without which cameras do not find it."""


@router.get("/me")
async def show_me(request: Request) -> Response:
    """Who this browser is."""
    return await _me(request, await person_of(request))


@router.post("/me", openapi_extra=messages.body(messages.ME))
async def name_me(request: Request) -> Response:
    """Become a guest, or take another name or colour."""
    wanted = read(messages.ME, await request.body())
    person = await person_of(request)
    limit(request, "guests" if person is None else "changes", person)
    if person is None:
        return await _me(request, await _people(request).add(wanted.name, wanted.colour), is_new=True)
    return await _me(request, await _people(request).change(person, wanted.name, wanted.colour))


@router.get("/me/colours")
async def list_colours(request: Request) -> Response:
    """Colours that nobody has."""
    colours: list[Json] = [*await _people(request).free_colours()]
    return JSONResponse({"colours": colours})


@router.post("/me/passphrase", openapi_extra=messages.body(messages.NEW_PASSPHRASE))
async def set_passphrase(request: Request) -> Response:
    """Keep a pass-phrase, so that the person can sign in elsewhere."""
    wanted = read(messages.NEW_PASSPHRASE, await request.body())
    person = await known_person(request)
    limit(request, "logins", person)
    return await _me(request, await _people(request).set_passphrase(person, wanted.passphrase), is_new=True)


@router.post("/login", openapi_extra=messages.body(messages.LOGIN))
async def log_in(request: Request) -> Response:
    """Come back as somebody with a pass-phrase."""
    wanted = read(messages.LOGIN, await request.body())
    _limiter(request).take("logins", address_of(request), f"name:{sign_in_key(wanted.name)}")
    return await _me(request, await _people(request).sign_in(wanted.name, wanted.passphrase), is_new=True)


@router.post("/logout", openapi_extra=messages.body(messages.LOGOUT))
async def log_out(request: Request) -> Response:
    """Leave this browser, or all."""
    wanted = read(messages.LOGOUT, await request.body())
    person = await person_of(request)
    if person is not None and wanted.everywhere:
        await _people(request).sign_out_everywhere(person)
    response = await _me(request, None)
    _people(request).cookies.take(response, is_secure(request))
    return response


@router.post("/me/webhook", openapi_extra=messages.body(messages.NEW_WEBHOOK))
async def set_webhook(request: Request) -> Response:
    """Have an address told of turns."""
    wanted = read(messages.NEW_WEBHOOK, await request.body())
    person = await known_person(request)
    limit(request, "changes", person)
    if wanted.url:
        await _notices(request).check_webhook(wanted.url)
    return await _me(request, await _people(request).set_webhook(person, wanted.url or None))


@router.post("/push", status_code=204, openapi_extra=messages.body(messages.NEW_PUSH))
async def subscribe(request: Request) -> Response:
    """Have this browser told of turns."""
    wanted = read(messages.NEW_PUSH, await request.body())
    person = await known_person(request)
    limit(request, "changes", person)
    subscription = Subscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    await _notices(request).subscribe(Push(subscription.endpoint, person.id, subscription.p256dh, subscription.auth))
    return Response(status_code=204)


@router.post("/push/forget", status_code=204, openapi_extra=messages.body(messages.OLD_PUSH))
async def unsubscribe(request: Request) -> Response:
    """Have this browser told no more. Whoever knows its secret address may say so."""
    wanted = read(messages.OLD_PUSH, await request.body())
    limit(request, "changes", None)
    await _notices(request).unsubscribe(wanted.endpoint)
    return Response(status_code=204)


@router.post("/qr", openapi_extra=messages.body(messages.CODE), response_class=Response)
async def draw_code(request: Request) -> Response:
    """A text as a QR code. It is posted, so that secret links stand in no server's log."""
    wanted = read(messages.CODE, await request.body())
    limit(request, "changes", None)
    picture = BytesIO()
    segno.make(wanted.text, error="m", micro=False).save(
        picture, kind="svg", border=_QUIET, dark=_INK, light="#fff", omitsize=True, xmldecl=False
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


# -- for other routes -----------------------------------------------------------------------------------------------


async def person_of(request: Request) -> Person | None:
    """Who asks; None for strangers."""
    return await _people(request).of(request)


async def known_person(request: Request) -> Person:
    """Who asks. Raises ``person_needed`` for strangers."""
    person = await person_of(request)
    if person is None:
        raise TableError("person_needed", 401)
    return person


def limit(request: Request, kind: Kind, person: Person | None) -> None:
    """Count a request for the address that it comes from, and for the person. Raises ``TooManyRequests``."""
    keys = [address_of(request)] if person is None else [address_of(request), f"person:{person.id}"]
    _limiter(request).take(kind, *keys)


def is_secure(request: Request) -> bool:
    """Whether the browser came by https."""
    return request.url.scheme == "https"


async def _me(request: Request, person: Person | None, is_new: bool = False) -> Response:
    notices = _notices(request)
    response = JSONResponse({
        "person": None if person is None else _person_json(person, notices),
        "push_key": notices.push_key,
        "webhooks": notices.has_webhooks,
    })  # fmt: skip
    cookies = _people(request).cookies
    given = cookies.read(request.cookies)
    if person is not None and (is_new or (given is not None and given.is_old)):
        cookies.give(response, person.id, person.epoch, is_secure(request))
    return response


def _person_json(person: Person, notices: Notices) -> dict[str, Json]:
    return {
        "id": person.id,
        "name": person.name,
        "colour": person.colour,
        "has_passphrase": person.passphrase_hash is not None,
        "webhook": person.webhook,
        "webhook_secret": notices.webhook_secret(person),
    }


def _people(request: Request) -> People:
    people: People = request.app.state.people
    return people


def _notices(request: Request) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


def _limiter(request: Request) -> Limiter:
    limiter: Limiter = request.app.state.limiter
    return limiter
