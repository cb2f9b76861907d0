"""The HTTP API. What it does is done in `tables`; the socket does the rest."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

import dedale
from dedale.server.analyses import Analyses
from dedale.server.catalogue import catalogue_json
from dedale.server.errors import OtherRules, malformed, too_many
from dedale.server.forms import (
    DealInfo,
    GameInfo,
    Health,
    Invitation,
    Join,
    Made,
    NewTable,
    Replayed,
    Seated,
    SeatState,
    TableInfo,
    Trouble,
)
from dedale.server.json_response import json_response
from dedale.server.kept import in_language, kept_game, replay_of
from dedale.server.lan import invitation_svg
from dedale.server.languages import words_asked
from dedale.server.limits import Gate
from dedale.server.live import LiveTable
from dedale.server.registry import TableRegistry
from dedale.server.replay import replay
from dedale.server.reviews import lines
from dedale.server.settings import Settings
from dedale.server.tables import join_table, make_table, read_record, table_from_record
from dedale.server.thinking import Purpose, Thinking
from dedale.server.uncancelled import uncancelled
from dedale.words import Words

Language = Annotated[str, Header(alias="accept-language")]

REFUSALS: dict[int | str, dict[str, Any]] = {
    422: {"model": Trouble, "description": "The request cannot be carried out"},
    429: {"model": Trouble, "description": "Too many requests"},
    503: {"model": Trouble, "description": "The store does not answer, or the server is being stopped"},
}
NO_TABLE: dict[int | str, dict[str, Any]] = {404: {"model": Trouble, "description": "No such table"}}
SVG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}, "description": "The QR code"}}
NOT_OVER: dict[int | str, dict[str, Any]] = {409: {"model": Trouble, "description": "The game is not over"}}
NEWS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/x-ndjson": {}}, "description": "How far it has got, line by line; the analysis last"}
}


def _guest(request: Request) -> str:
    """On whose account something is done."""
    return request.client.host if request.client else ""


def make_api(
    registry: TableRegistry, thinking: Thinking, analyses: Analyses, gate: Gate, settings: Settings
) -> APIRouter:
    """The routes."""
    api = APIRouter(prefix="/api", responses=REFUSALS)

    def may_make(request: Request) -> None:
        if not gate.tables.take(_guest(request)):
            raise too_many()

    @api.get("/health")
    async def health() -> Health:
        """Whether the server and its store answer."""
        await registry.log.check()
        return Health(status="ok", version=dedale.__version__, lan=settings.lan)

    @api.get("/games", responses={200: {"model": list[GameInfo]}}, response_class=Response)
    async def games(request: Request, language: Language = "") -> Response:
        """The games, their options and levels, and measured win rates."""
        return json_response(request, catalogue_json(words_asked(language).language))

    @api.post("/tables", status_code=201, responses=NO_TABLE | {403: {"model": Trouble}})
    async def new_table(request: Request, wish: NewTable) -> Made:
        """Make a table."""
        may_make(request)
        return await uncancelled(make_table(registry, wish, _guest(request)))

    @api.get("/tables/{code}", responses=NO_TABLE, response_model=TableInfo)
    async def table(request: Request, code: str, language: Language = "") -> TableInfo | Response:
        """What anyone may know of a table."""
        try:
            live = await registry.table(code, _guest(request))
        except OtherRules as other:
            kept = in_language((await kept_game(registry.log, code, other)).table, words_asked(language).language)
            return Response(bytes(kept), media_type="application/json")
        async with live.lock:
            return table_info(live, words_asked(language))

    @api.post("/tables/{code}/join", responses=NO_TABLE | {409: {"model": Trouble, "description": "No seat is open"}})
    async def join(request: Request, code: str, wish: Join) -> Seated:
        """Sit down in an open seat."""
        may_make(request)
        return await uncancelled(join_table(registry, code, wish, _guest(request)))

    @api.get(
        "/tables/{code}/record",
        responses=NO_TABLE | NOT_OVER | {200: {"content": {"text/plain": {}}}},
        response_class=Response,
    )
    async def record(request: Request, code: str) -> Response:
        """The record of a game that is over."""
        try:
            live = await registry.table(code, _guest(request))
        except OtherRules as other:
            return PlainTextResponse((await kept_game(registry.log, code, other)).record)
        async with live.lock:
            return PlainTextResponse(live.table.export())

    @api.get(
        "/tables/{code}/replay",
        responses=NO_TABLE | NOT_OVER | {200: {"model": Replayed}},
        response_class=Response,
    )
    async def see_again(
        request: Request, code: str, seat: Annotated[int | None, Query(ge=0, le=7)] = None, language: Language = ""
    ) -> Response:
        """Every position of a game that is over, as a seat or a watcher saw it."""
        guest, words = _guest(request), words_asked(language)
        try:
            live = await registry.table(code, guest)
        except OtherRules as other:
            return json_response(request, replay_of(await kept_game(registry.log, code, other), seat, words.language))
        async with live.lock:
            text, seats = live.table.export(), live.seats(words)
        body = await thinking.think(
            guest, Purpose.REPLAY, lambda: msgspec.json.encode(replay(code, text, seat, words, seats))
        )
        return json_response(request, body)

    @api.get("/tables/{code}/analysis", responses=NO_TABLE | NOT_OVER | NEWS, response_class=Response)
    async def look_through(request: Request, code: str, language: Language = "") -> Response:
        """What of a game that is over was luck and what was choice; thought out while somebody waits for it."""
        live, words = await registry.table(code, _guest(request)), words_asked(language)
        async with live.lock:
            text = live.table.export()
        news = analyses.watch(_guest(request), text)
        first = await anext(news)
        return StreamingResponse(lines(news, first, words), media_type="application/x-ndjson")

    @api.post(
        "/records",
        status_code=201,
        openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def import_record(request: Request) -> Made:
        """A table from the text of a record."""
        may_make(request)
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise malformed("a record is a text in UTF-8") from None
        record = await thinking.think(_guest(request), Purpose.RECORD, lambda: read_record(text))
        return await uncancelled(table_from_record(registry, record))

    @api.get("/invitation", responses=SVG, response_class=Response)
    async def invitation(request: Request, link: Annotated[str, Query(max_length=300)]) -> Response:
        """The QR code of a link of this server that holds no token."""
        if "#" in link:
            raise malformed("a link with a token is sent in the body of a POST")
        return _qr(request, link)

    @api.post("/invitation", responses=SVG, response_class=Response)
    async def private_invitation(request: Request, wish: Invitation) -> Response:
        """The QR code of any link of this server."""
        return _qr(request, wish.link)

    def _qr(request: Request, link: str) -> Response:
        own = [f"{scheme}://{request.headers.get('host', '')}{settings.prefix}" for scheme in ("http", "https")]
        svg = invitation_svg(link, [*own, *([settings.lan] if settings.lan else [])])
        return Response(svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})

    return api


def table_info(live: LiveTable, words: Words) -> TableInfo:
    """What anyone may know of a table."""
    record = live.table.record
    shown = live.around(words)
    seats = [
        SeatState(name=one.name, kind=one.kind, level=one.level, here=one.here, gave_up=one.gave_up)
        for one in shown.seats
    ]
    return TableInfo(
        table=live.code,
        game=record.game.name,
        options=record.game.options_json(record.options),
        seats=seats,
        over=record.over,
        commitment=record.commitment,
        deal=DealInfo(**msgspec.structs.asdict(shown.deal)),
        undo=record.timeline.undo,
        leaving=shown.leaving,
        watchers=shown.watchers,
        created=live.stored.created,
    )
