"""Routes that say what they take and give: Starlette's own, and what OpenAPI says of them, follow from that."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import dedale
from dedale.core.game import Json
from dedale.server.errors import malformed
from dedale.server.forms import Trouble

JSON = "application/json"
TEXT = "text/plain"
SVG = "image/svg+xml"
LINES = "application/x-ndjson"

REFUSALS = {
    403: "It may not be asked for",
    404: "No such table",
    409: "Not as the table is now",
    422: "The request cannot be carried out",
    429: "Too many requests",
    503: "The store does not answer, or the server is being stopped",
}
ALWAYS = (422, 429, 503)
"""What any route may answer."""

TypeForm: TypeAlias = Any
"""A type that msgspec reads: a class, a union, a list of something. Python has no type for these."""

Handler = Callable[[Request, Any], Awaitable[Struct | Response]]
"""Answers a request with this body, None where the route takes none: by a struct, or by an answer of its own."""


class Form(NamedTuple):
    """What a route gives: a status, and a body that is JSON of a type unless it is said to be something else."""

    type: TypeForm = str
    status: int = 200
    media: str = JSON
    about: str = "Done"


class Operation(NamedTuple):
    """A route."""

    method: str
    path: str
    handler: Handler
    takes: TypeForm
    """The type of the body in JSON; str for a plain text, None for no body."""
    gives: Form
    query: Mapping[str, TypeForm]
    """The parameters in the address, and their types."""
    refusals: Sequence[int]
    """The statuses of errors, besides those that any route may answer."""

    @property
    def about(self) -> str:
        return (self.handler.__doc__ or "").strip()

    def route(self) -> Route:
        async def answer(request: Request) -> Response:
            told = await self.handler(request, await self._body(request))
            return told if isinstance(told, Response) else json_of(told, self.gives.status)

        return Route(self.path, answer, methods=[self.method])

    async def _body(self, request: Request) -> Any:
        if self.takes is None:
            return None
        body = await request.body()
        if self.takes is str:
            try:
                return body.decode()
            except UnicodeDecodeError:
                raise malformed("a record is a text in UTF-8") from None
        try:
            return msgspec.json.decode(body, type=self.takes)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise malformed(str(error)[:200]) from None


def asked(request: Request, name: str, expected: TypeForm) -> Any:
    """A parameter in the address; None where it is missing. Raises Malformed."""
    try:
        return msgspec.convert(request.query_params.get(name), expected, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(f"{name}: {error}"[:200]) from None


def json_of(told: Struct, status: int = 200) -> Response:
    """A struct as an answer."""
    return Response(msgspec.json.encode(told), status, media_type=JSON)


def openapi(operations: Sequence[Operation]) -> Json:
    """What OpenAPI says of these routes."""
    types = [Trouble, *(one.gives.type for one in operations), *(one.takes for one in operations if one.takes)]
    types += [kind for one in operations for kind in one.query.values()]
    described, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = {_key(kind): schema for kind, schema in zip(types, described, strict=True)}
    paths: dict[str, Json] = {}
    for one in operations:
        paths.setdefault(one.path, {})[one.method.lower()] = _described(one, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dédale", "version": dedale.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _key(kind: TypeForm) -> str:
    return str(kind)


def _described(one: Operation, schemas: Mapping[str, Json]) -> Json:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", one.path)
    ]
    in_query = [
        {"name": name, "in": "query", "required": not _may_lack(kind), "schema": schemas[_key(kind)]}
        for name, kind in one.query.items()
    ]
    trouble = {"content": {JSON: {"schema": schemas[_key(Trouble)]}}}
    found: Json = {
        "summary": one.about,
        "parameters": in_path + in_query,
        "responses": {
            str(one.gives.status): {
                "description": one.gives.about,
                "content": {one.gives.media: {"schema": schemas[_key(one.gives.type)]}},
            },
            **{str(status): {"description": REFUSALS[status], **trouble} for status in (*one.refusals, *ALWAYS)},
        },
    }
    if one.takes is not None:
        media = TEXT if one.takes is str else JSON
        found["requestBody"] = {"required": True, "content": {media: {"schema": schemas[_key(one.takes)]}}}
    return found


def _may_lack(kind: TypeForm) -> bool:
    return type(None) in getattr(kind, "__args__", ())
