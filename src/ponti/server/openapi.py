"""The description of the HTTP interface for programs: every answer that an operation can give, errors included."""

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import ponti

_ERROR: Final = {
    "type": "object",
    "required": ["error"],
    "additionalProperties": False,
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "clause", "words"],
            "additionalProperties": False,
            "properties": {
                "code": {"type": "string", "pattern": "^[a-z_]+$"},
                "clause": {"type": "string"},
                "words": {"type": "string", "minLength": 1},
            },
        }
    },
}
_MEANINGS: Final = {
    400: "The request cannot be understood, or asks for what cannot be.",
    401: "Only for somebody who has said who they are.",
    403: "Not allowed to the one who asks.",
    404: "There is no such thing.",
    409: "It does not fit what is the case now.",
    413: "Too long.",
    429: "Too many requests; the header Retry-After says when to come again.",
    503: "The database is not there.",
}
_ALWAYS: Final = (400, 503)
_OF_TABLES: Final = (403, 404, 409)
_OF_PERSONS: Final = (401,)
_OF_CHANGES: Final = (401, 403, 404, 409, 413, 429)


def describe(app: FastAPI) -> None:
    """Have ``/api/openapi.json`` tell all answers. Nothing is added to operations that describe themselves wholly."""

    def made() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=ponti.__version__, routes=app.routes)
            for path, operations in schema["paths"].items():
                for method, operation in operations.items():
                    _complete(operation, path, method)
            schema.setdefault("components", {}).setdefault("schemas", {})["Error"] = _ERROR
            for name in ("HTTPValidationError", "ValidationError"):  # FastAPI's own, which we never send
                schema["components"]["schemas"].pop(name, None)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = made  # type: ignore[method-assign]


def _complete(operation: dict[str, Any], path: str, method: str) -> None:
    answers: dict[str, Any] = operation["responses"]
    answers.pop("422", None)
    codes = {*_ALWAYS}
    if "{id}" in path:
        codes |= {*_OF_TABLES}
    if path.startswith("/api/me"):
        codes |= {*_OF_PERSONS}
    if method != "get":
        codes |= {*_OF_CHANGES}
    for code in sorted(codes):
        content = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
        answers.setdefault(str(code), {"description": _MEANINGS[code], "content": content})
