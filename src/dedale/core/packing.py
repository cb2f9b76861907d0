"""A state as bytes, for pickles, caches and other processes; and as a short text, for `repr`.

What a state holds is sealed with the key that a program shares with the processes it starts through
`multiprocessing`. Bytes with that seal are believed at once; all others are checked as a saved state is.
"""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from dedale.core.errors import BadPosition
from dedale.core.game import CHANCE, OVER, Json, game
from dedale.core.reading import refuse

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

SEAL = 16
"""The length of a seal."""

MOST = 4096
"""No state holds more bytes."""


class Packed(Protocol):
    """A state that can be packed."""

    def to_json(self) -> Json:
        """Everything."""


S = TypeVar("S", bound=Packed)
S_co = TypeVar("S_co", bound=Packed, covariant=True)


class Unpacks(Protocol[S_co]):
    """A game with such states."""

    name: str
    version: int

    def from_json(self, data: Mapping[str, object]) -> S_co:
        """The state that `to_json` described, checked."""


def pack(name: str, version: int, contents: bytes) -> bytes:
    """What a state of a game holds, as bytes that `unpack` takes."""
    return _head(name, version) + _seal(contents) + contents


def shown(name: str, state: Any, contents: bytes) -> str:
    """The `repr` of a state: what it is in a few words, and behind a colon all that `unpack` needs."""
    if state.turn == OVER:
        about = "over"
    elif state.turn == CHANCE:
        about = f"{state.kind} by chance"
    else:
        about = f"{state.kind}, seat {state.turn + 1} of {state.seats}"
    return f"dedale.game({name!r}).unpack('{about}: {b85encode(zlib.compress(contents, 9)).decode()}')"


def unpack(rules: Unpacks[S], packed: object, made_from: Callable[[bytes], S]) -> S:
    """The state in those bytes, or in that text. What this program did not seal itself is checked."""
    if isinstance(packed, str):
        contents, believed = _contents_of_text(packed), False
    else:
        contents, believed = _contents_of(packed, rules.name, rules.version)
    state = made_from(contents)
    if not believed:
        _check(rules, state)
    return state


def unpacked(name: str, packed: bytes) -> object:
    """What a pickle of a state calls."""
    found: Any = game(name)
    return found.unpack(packed)


def _head(name: str, version: int) -> bytes:
    return f"{name} {version} ".encode()


def _seal(contents: bytes) -> bytes:
    return blake2b(contents, key=_current_process()().authkey[:64], digest_size=SEAL).digest()


@cache
def _current_process() -> Callable[[], BaseProcess]:
    from multiprocessing.process import current_process  # here, for it is slower than all of `import dedale`

    return current_process


def _contents_of(packed: object, name: str, version: int) -> tuple[bytes, bool]:
    """What is in the bytes, and whether they have our own seal."""
    if not isinstance(packed, bytes):
        raise refuse("the packed state", f"expected bytes or a text, found {type(packed).__name__}")
    head = _head(name, version)
    if not packed.startswith(head):
        found = packed[:24].split(b" ")
        if found[0] == name.encode() and len(found) > 1 and found[1].isdigit():
            raise BadPosition(
                "state-version",
                f"This state was packed by version {found[1].decode()} of the rules and this is version {version}; "
                "replay its record instead, or open it with the program that packed it.",
                version=found[1].decode(),
                expected=version,
            )
        raise refuse("the packed state", f"expected bytes that `pack` of a state of {name} made")
    contents = packed[len(head) + SEAL :]
    return contents, compare_digest(packed[len(head) : len(head) + SEAL], _seal(contents))


def _contents_of_text(packed: str) -> bytes:
    try:
        return zlib.decompressobj().decompress(b85decode(packed.rpartition(": ")[2]), MOST)
    except (ValueError, zlib.error):
        raise refuse("the packed state", "expected a text that `repr` of a state shows") from None


def _check(rules: Unpacks[S], state: S) -> None:
    """Believe a state only if, saved and read back, it is the same."""
    try:
        same = rules.from_json(state.to_json()) == state
    except BadPosition:
        raise
    except (ArithmeticError, LookupError, TypeError, ValueError):
        same = False
    if not same:
        raise refuse("the packed state", "these bytes are damaged, or no state of the game; pack it again")
