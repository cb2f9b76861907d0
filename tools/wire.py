"""Writes the types of the page (`web/src/wire.ts`), the tables of `docs/protocol.md` and the version of the wire.

All are made from `server/messages.py`, `server/forms.py` and what these hold.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, UNSET, Struct, structs
from msgspec import inspect as types

import dedale
from dedale.bots.analysis import report
from dedale.core.message import Message, Player
from dedale.core.options import Option
from dedale.labyrinth import view as labyrinth
from dedale.labyrinth.tiles import CORNERS
from dedale.onirim import view as onirim
from dedale.server import forms, messages, replay
from dedale.server.api import Api
from dedale.server.routes import TEXT, Operation
from dedale.words import table_log
from dedale.words.names import LEVELS

PROJECT = Path(__file__).resolve().parents[1]
PAGE = PROJECT / "web" / "src" / "wire.ts"
DOCS = PROJECT / "docs" / "protocol.md"
VERSION = PROJECT / "src" / "dedale" / "server" / "wire_version.py"

ON_THE_PAGE = {
    forms.RateInfo: "Rate",
    forms.Seated: "SeatToken",
    forms.TableInfo: "PublicTable",
    forms.Trouble: "Fault",
    labyrinth.TileView: "Tile",
    labyrinth.View: "LabyrinthView",
    messages.HintGiven: "Hint",
    table_log.Line: "LogLine",
    messages.ScreenView: "Screen<V extends View = View>",
    messages.SeatInfo: "Seat",
    onirim.View: "OnirimView",
}
"""What the page calls what is called otherwise here."""

NARROWER = {
    (labyrinth.View, "game"): '"labyrinth"',
    (labyrinth.View, "options"): "LabyrinthOptions",
    (labyrinth.View, "colours"): "Pawn[]",
    (messages.ScreenView, "view"): "V",
    (onirim.View, "game"): '"onirim"',
    (onirim.View, "options"): "OnirimOptions",
    (replay.Frame, "view"): "View",
    (replay.Frame, "question"): "Saying",
    (replay.Replay, "result"): "Saying",
    (replay.Replay, "chosen"): "Saying",
    (table_log.Line, "words"): "Saying",
    (messages.Choice, "words"): "Saying",
    (messages.ScreenView, "question"): "Saying",
    (messages.Snapshot, "result"): "Saying | null",
    (messages.Update, "result"): "Saying | null",
    (report.Analysis, "unit"): '"points" | "turns"',
    (report.JudgedChoice, "label"): 'Label | "forced" | ""',
    (forms.Review, "sums"): "Sums[]",
}
"""Fields of which the page knows more than their type says here."""

NOT_KEPT = {(replay.Replay, name) for name in ("options", "chosen", "together")}
"""What a game lacks that was kept before these were told."""

HEAD = """/** What travels between page and server. Made from the server's messages by `make docs`: change those. */

/** The version of all this: a server that speaks another one tells the page so. */
export const WIRE = "{version}";

/** What every view has; a game's own table knows what else is in it. */
export interface View {{
  game: string;
  seat: number | null;
  turn: number;
  kind: string;
  legal: number[];
}}

/** Whatever game the server has, and whatever language the page. */
export type GameName = string;
export type Language = string;

/** Somebody at the table; `name` where they are not called as whoever sits there now. */
export interface Player {{
  seat: number;
  name?: string;
}}

/** What a person will read: a message of the catalogue, and what is set into it (dedale.core.message). */
export type Message = [id: string, args?: Record<string, Argument>];
export type Argument = string | number | Message | Player;

/** What is to be said; of a game that was kept before this was data, the words themselves. */
export type Saying = Message | string;

/** Cards are codes of two letters, such as "rs"; counts go by code. */
export type Counts = Record<string, number>;

/** What a choice is called that lost something. */
export type Label = "inaccuracy" | "mistake" | "blunder";

/** The parts of a result, rounded so that they still add up: points, or turns. */
export type Sums = Record<"start" | "luck" | "own" | "others" | "result" | "noise", number>;

/** What a table shows, whether all of it was told anew or not. */
export type Shown = Omit<Snapshot, "type" | "kept">;
"""


def page() -> str:
    """The types of the page."""
    return HEAD.format(version=version()) + "".join(f"\n{block}\n" for block in _blocks())


def version_module() -> str:
    """The version for the server."""
    return f'"""The version of the wire, made from the messages by `make docs`."""\n\nWIRE = "{version()}"\n'


@cache
def version() -> str:
    """A short name of the wire as it is: it changes with every type of it, and with no comment."""
    bare = re.sub(r"/\*\*.*?\*/\n?", "", "\n".join(_blocks()), flags=re.DOTALL)
    return blake2b(re.sub(r"\s+", " ", bare).encode(), digest_size=6).hexdigest()


def docs(text: str) -> str:
    """The page of docs with its tables as they should be."""
    for name, rows in (("http", _http()), ("from-page", _from_page()), ("to-page", _to_page())):
        begin, end = f"<!-- {name}: made by `make docs` -->\n", f"<!-- /{name} -->\n"
        head, _, rest = text.partition(begin)
        _, _, tail = rest.partition(end)
        text = head + begin + "".join(f"{row}\n" for row in rows) + end + tail
    return text


# The types


@cache
def _blocks() -> tuple[str, ...]:
    sent = _reached([messages.FromPage, *(one.takes for one in _operations() if isinstance(one.takes, type))])
    told = _reached([messages.ToPage, onirim.View, labyrinth.View, *(one.gives.type for one in _operations())])
    every = {**told, **sent}
    return (
        _union("Level", map(_literal, LEVELS)),
        _union("Leaving", map(_literal, get_args(messages.Leaving))),
        _union("Pawn", map(_literal, CORNERS)),
        *(_options(name) for name in ("onirim", "labyrinth")),
        _choices("onirim", "labyrinth"),
        *(_interface(struct, optional=struct in sent and struct not in told) for struct in every.values()),
        _union("NewSeat", map(_plain_name, get_args(forms.NewSeat))),
        _union("Request", map(_plain_name, get_args(messages.Request))),
        _union("FromPage", map(_plain_name, get_args(messages.FromPage))),
        _union("ToPage", map(_plain_name, get_args(messages.ToPage))),
    )


def _union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} = {' | '.join(members)};"


def _options(game: str) -> str:
    """The options of a game, each as narrow as its choices."""
    lines = [f"  {one.name}: {_option_type(one)};" for one in dedale.game(game).facts.options]
    return "\n".join([f"export interface {game.capitalize()}Options {{", *lines, "}"])


def _choices(*games: str) -> str:
    """All that may be chosen for each option, the usual first: a page has to ask before the server has answered."""
    lines = ["/** What may be chosen for the options of our games, the usual first, until the server tells. */"]
    lines += ["export const CHOICES: Record<GameName, Record<string, readonly unknown[]>> = {"]
    for game in games:
        told = [f"    {one.name}: {json.dumps(one.choices)}," for one in dedale.game(game).facts.options]
        lines += [f"  {game}: {{", *told, "  },"]
    return "\n".join([*lines, "};"])


def _option_type(option: Option) -> str:
    if option.kind == "flag":
        return "boolean"
    if option.kind == "one_each":
        return "Pawn[] | null" if option.choices == tuple(CORNERS) else "string[] | null"
    if option.kind == "choice" or option.default is not None:
        return " | ".join(map(_literal, sorted(option.values, key=str)))
    return "number | null"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _reached(roots: Iterable[Any]) -> dict[type, type]:
    """Every struct that these hold, in the order in which they are met."""
    found: dict[type, type] = {}

    def visit(kind: types.Type) -> None:
        if isinstance(kind, types.NamedTupleType) or (isinstance(kind, types.StructType) and kind.cls is Player):
            return  # they stand in the head
        if isinstance(kind, types.StructType):
            if kind.cls in found:
                return
            found[kind.cls] = kind.cls
            for field in kind.fields:
                visit(field.type)
        for name in ("types", "item_types"):
            for inner in getattr(kind, name, ()):
                visit(inner)
        for name in ("item_type", "key_type", "value_type", "type"):
            if isinstance(inner := getattr(kind, name, None), types.Type):
                visit(inner)

    for root in roots:
        visit(types.type_info(root))
    return found


def _interface(struct: type[Struct], *, optional: bool) -> str:
    told = types.type_info(struct)
    assert isinstance(told, types.StructType)
    comments = _comments(struct)
    lines = [*_comment(_about(struct)), f"export interface {_name(struct)} {{"]
    if told.tag_field:
        lines.append(f"  {told.tag_field}: {_literal(told.tag)};")
    for field in told.fields:
        lines += [f"  {line}" for line in _comment(comments.get(field.name, ""))]
        kind = NARROWER.get((struct, field.name)) or _type(field.type)
        left_out = told.cls.__struct_config__.omit_defaults and not field.required
        if left_out and field.default is None:
            kind = kind.removesuffix(" | null")
        may_lack = left_out or _may_be_unset(struct, field.name) or (optional and not field.required)
        lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {kind};")
    return "\n".join([*lines, "}"])


def _may_be_unset(struct: type[Struct], name: str) -> bool:
    declared = {field.name: field.default for field in structs.fields(struct)}
    return declared[name] is UNSET or (struct, name) in NOT_KEPT


def _type(kind: types.Type) -> str:
    match kind:
        case types.Metadata():
            return _type(kind.type)
        case types.StructType():
            return _plain_name(kind.cls)
        case types.NamedTupleType() if kind.cls is Message:
            return "Message"
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "unknown"
        case types.LiteralType():
            return " | ".join(map(_literal, kind.values))
        case types.ListType() | types.VarTupleType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case types.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case types.UnionType():
            members = dict.fromkeys(map(_type, kind.types))
            told = " | ".join(members)
            return told.replace("string | number | Message | Player", "Argument")
    raise TypeError(f"The page has no type for {kind}.")


def _name(struct: type) -> str:
    names: dict[Any, str] = {**ON_THE_PAGE}
    return names.get(struct, struct.__name__)


def _plain_name(struct: type) -> str:
    return _name(struct).partition("<")[0]


def _about(struct: type) -> str:
    return " ".join((inspect.getdoc(struct) or "").split())


def _comment(text: str) -> list[str]:
    return [f"/** {text.replace('None', 'null')} */"] if text else []


@cache
def _comments(struct: type) -> dict[str, str]:
    """What is said of the fields of a struct, those that it has from others too."""
    found: dict[str, str] = {}
    for one in reversed(struct.__mro__):
        if not issubclass(one, Struct) or one is Struct:
            continue
        [body] = ast.parse(textwrap.dedent(inspect.getsource(one))).body
        assert isinstance(body, ast.ClassDef)
        for field, said in zip(body.body, body.body[1:], strict=False):
            match field, said:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[name] = " ".join(text.split())
    return found


# The tables


@cache
def _operations() -> list[Operation]:
    nothing: Any = None
    return Api(nothing, nothing, nothing, nothing, nothing).operations()


def _http() -> Iterator[str]:
    yield "| | body | answer | |"
    yield "|---|---|---|---|"
    for one in _operations():
        query = "?" + "&".join(f"{name}=…" for name in one.query) if one.query else ""
        path = one.path.replace("{code}", "CODE") + query
        takes = "a text" if one.takes is str else _fields(one.takes) if one.takes else ""
        gives = _fields(one.gives.type) if isinstance(one.gives.type, type) and one.gives.type is not str else ""
        answer = gives or {TEXT: "a text"}.get(one.gives.media, f"`{one.gives.media}`")
        if one.path == "/api/games":
            answer = f"a list of {_fields(forms.GameInfo)}"
        status = "" if one.gives.status == 200 else f"{one.gives.status} "
        yield f"| `{one.method} {path}` | {takes} | {status}{answer} | {one.about} |"
    yield "| `GET /api/openapi.json` | | | All this as OpenAPI. |"


def _from_page() -> Iterator[str]:
    return _messages(get_args(messages.FromPage))


def _to_page() -> Iterator[str]:
    return _messages(get_args(messages.ToPage))


def _messages(every: Iterable[type[Struct]]) -> Iterator[str]:
    yield "| `type` | fields | |"
    yield "|---|---|---|"
    for struct in every:
        yield f"| `{struct.__struct_config__.tag}` | {_fields(struct)} | {_about(struct)} |"


def _fields(struct: type[Struct]) -> str:
    told = types.type_info(struct)
    assert isinstance(told, types.StructType)
    return ", ".join(
        f"`{field.encode_name}`" + ("" if field.required and field.default is NODEFAULT else "?")
        for field in told.fields
    )


def main(arguments: list[str]) -> int:
    """Write all of it, or with `--check` say whether it is as it should be."""
    wanted = {PAGE: page(), VERSION: version_module(), DOCS: docs(DOCS.read_text(encoding="utf-8"))}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(PROJECT)} is not as the messages are; say: make docs")
        return bool(stale)
    for path in stale:
        path.write_text(wanted[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
