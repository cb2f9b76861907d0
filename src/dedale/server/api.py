"""The HTTP API. What it does is done in `tables`; the socket does the rest."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

import dedale
from dedale.server.analyses import Analyses
from dedale.server.catalogue import catalogue_json
from dedale.server.errors import OtherRules, malformed, too_many
from dedale.server.forms import GameInfo, Health, Invitation, Join, Link, Made, News, NewTable, Seated, TableInfo
from dedale.server.json_response import json_response
from dedale.server.kept import in_language, kept_game, replay_of
from dedale.server.lan import invitation_svg
from dedale.server.languages import words_asked
from dedale.server.limits import Gate
from dedale.server.live import LiveTable
from dedale.server.messages import SeatNumber
from dedale.server.registry import TableRegistry
from dedale.server.replay import Replay, replay
from dedale.server.reviews import lines
from dedale.server.routes import JSON, LINES, SVG, TEXT, Form, Handler, Operation, TypeForm, asked
from dedale.server.settings import Settings
from dedale.server.tables import join_table, make_table, read_record, table_from_record
from dedale.server.thinking import Purpose, Thinking
from dedale.server.uncancelled import uncancelled
from dedale.words.catalogue import brought_source, languages

Language = Annotated[str, Meta(max_length=20)]

QR = Form(str, media=SVG, about="The QR code")


def _guest(request: Request) -> str:
    """On whose account something is done."""
    return request.client.host if request.client else ""


def _language(request: Request) -> str:
    """The language of what an earlier version has kept in words; now all is said by the reader."""
    return words_asked(request.headers.get("accept-language", "")).language


class Api:
    """What the routes do."""

    def __init__(
        self, registry: TableRegistry, thinking: Thinking, analyses: Analyses, gate: Gate, settings: Settings
    ) -> None:
        self._registry = registry
        self._thinking = thinking
        self._analyses = analyses
        self._gate = gate
        self._settings = settings

    def operations(self) -> list[Operation]:
        """Every route."""
        table = "/api/tables/{code}"
        return [
            _get("/api/health", self.health, Form(Health)),
            _get("/api/games", self.games, Form(list[GameInfo])),
            _get("/api/words/{code}", self.words, Form(str, media=TEXT), language=Language),
            _post("/api/tables", self.new_table, NewTable, Form(Made, 201), 403, 404),
            _get(table, self.table, Form(TableInfo), 404),
            _post(f"{table}/join", self.join, Join, Form(Seated), 403, 404, 409),
            _get(f"{table}/record", self.record, Form(str, media=TEXT), 404, 409),
            _get(f"{table}/replay", self.replay, Form(Replay), 404, 409, seat=SeatNumber | None),
            _get(f"{table}/analysis", self.analysis, Form(News, media=LINES, about="A line for each news"), 404, 409),
            _post("/api/records", self.bring_record, str, Form(Made, 201)),
            _get("/api/invitation", self.invitation, QR, link=Link),
            _post("/api/invitation", self.private_invitation, Invitation, QR),
        ]

    async def health(self, _request: Request, _: None) -> Health:
        """Whether the server and its store answer."""
        await self._registry.log.check()
        return Health(status="ok", version=dedale.__version__, lan=self._settings.lan)

    async def games(self, request: Request, _: None) -> Response:
        """The games, their options and levels, and measured win rates."""
        return json_response(request, catalogue_json())

    async def words(self, request: Request, _: None) -> Response:
        """The words that a game brings which no page has of itself, as Fluent; empty where it brings none."""
        language: str = asked(request, "language", Language)
        source = brought_source(_code(request), language) if language in languages() else None
        return PlainTextResponse(source or "")

    async def new_table(self, request: Request, wish: NewTable) -> Made:
        """Make a table."""
        self._may_make(request)
        return await uncancelled(make_table(self._registry, wish, _guest(request)))

    async def table(self, request: Request, _: None) -> TableInfo | Response:
        """What anyone may know of a table."""
        try:
            live = await self._table(request)
        except OtherRules as other:
            kept = await kept_game(self._registry.log, _code(request), other)
            return Response(bytes(in_language(kept.table, _language(request))), media_type=JSON)
        async with live.lock:
            return table_info(live)

    async def join(self, request: Request, wish: Join) -> Seated:
        """Sit down in an open seat, or in the one that an invitation is to."""
        self._may_make(request)
        return await uncancelled(join_table(self._registry, _code(request), wish, _guest(request)))

    async def record(self, request: Request, _: None) -> Response:
        """The record of a game that is over."""
        try:
            live = await self._table(request)
        except OtherRules as other:
            return PlainTextResponse((await kept_game(self._registry.log, _code(request), other)).record)
        async with live.lock:
            return PlainTextResponse(live.table.export())

    async def replay(self, request: Request, _: None) -> Response:
        """Every position of a game that is over, as a seat or a watcher saw it."""
        seat: int | None = asked(request, "seat", SeatNumber | None)
        try:
            live = await self._table(request)
        except OtherRules as other:
            kept = await kept_game(self._registry.log, _code(request), other)
            return json_response(request, replay_of(kept, seat, _language(request)))
        async with live.lock:
            text, seats = live.table.export(), live.seats()
        body = await self._thinking.think(
            _guest(request),
            Purpose.REPLAY,
            lambda: msgspec.json.encode(replay(live.code, text, seat, seats)),
        )
        return json_response(request, body)

    async def analysis(self, request: Request, _: None) -> Response:
        """What of a game that is over was luck and what was choice; thought out while somebody waits for it."""
        live = await self._table(request)
        async with live.lock:
            text = live.table.export()
        news = self._analyses.watch(_guest(request), text)
        first = await anext(news)
        return StreamingResponse(lines(news, first), media_type=LINES)

    async def bring_record(self, request: Request, text: str) -> Made:
        """A table from the text of a record."""
        self._may_make(request)
        record = await self._thinking.think(_guest(request), Purpose.RECORD, lambda: read_record(text))
        return await uncancelled(table_from_record(self._registry, record))

    async def invitation(self, request: Request, _: None) -> Response:
        """The QR code of a link of this server that holds no token."""
        link: str = asked(request, "link", Link)
        if "#" in link:
            raise malformed("a link with a token is sent in the body of a POST")
        return self._qr(request, link)

    async def private_invitation(self, request: Request, wish: Invitation) -> Response:
        """The QR code of any link of this server."""
        return self._qr(request, wish.link)

    async def _table(self, request: Request) -> LiveTable:
        return await self._registry.table(_code(request), _guest(request))

    def _may_make(self, request: Request) -> None:
        if not self._gate.tables.take(_guest(request)):
            raise too_many()

    def _qr(self, request: Request, link: str) -> Response:
        host, lan = request.headers.get("host", ""), self._settings.lan
        own = [f"{scheme}://{host}{self._settings.prefix}" for scheme in ("http", "https")]
        svg = invitation_svg(link, [*own, *([lan] if lan else [])])
        return Response(svg, media_type=SVG, headers={"cache-control": "no-store"})


def _get(path: str, handler: Handler, gives: Form, *refusals: int, **query: TypeForm) -> Operation:
    return Operation("GET", path, handler, None, gives, query, refusals)


def _post(path: str, handler: Handler, takes: TypeForm, gives: Form, *refusals: int) -> Operation:
    return Operation("POST", path, handler, takes, gives, {}, refusals)


def _code(request: Request) -> str:
    return str(request.path_params["code"])


def table_info(live: LiveTable) -> TableInfo:
    """What anyone may know of a table."""
    record = live.table.record
    shown = live.around()
    return TableInfo(
        table=live.code,
        game=record.game.name,
        options=record.game.options_json(record.options),
        seats=shown.seats,
        over=record.over,
        commitment=record.commitment,
        deal=shown.deal,
        undo=record.timeline.undo,
        leaving=shown.leaving,
        watchers=shown.watchers,
        created=live.stored.created,
    )
