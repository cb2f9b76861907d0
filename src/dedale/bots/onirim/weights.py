"""The weights of the nets, as files: a line of JSON that says what they are, then the numbers.

A number is a float of 16 bits; the numbers are compressed, and the first line holds their hash.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from pathlib import Path

import msgspec

from dedale.bots.onirim.net import WEIGHTS, Net
from dedale.core.errors import BadWeights

FORMAT = 1
"""Moves when the inputs or the layers do."""

FOLDER = Path(__file__).with_name("weights")


class WeightsNote(msgspec.Struct, forbid_unknown_fields=True):
    """How a file of weights came to be."""

    format: int
    group: str
    games: int
    seed: int
    seconds: float
    """Of one core."""
    version: str
    commit: str
    command: str
    digest: str = ""
    won: list[float] = []
    """The share of the same deals won after each round of the training."""


def path_of(group: str, folder: Path = FOLDER) -> Path:
    """Where the weights of a group lie."""
    return folder / f"{group}.weights"


def write(path: Path, numbers: list[float], note: WeightsNote) -> None:
    """Write weights and the note on them; a file is there whole or not at all."""
    packed = zlib.compress(struct.pack(f"<{len(numbers)}e", *numbers), 9)
    note.digest = hashlib.sha256(packed).hexdigest()
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(note) + b"\n" + packed)
    new.replace(path)


def read(path: Path) -> tuple[list[float], WeightsNote]:
    """The weights in a file, and the note on them. Raises BadWeights for a file that is none."""
    try:
        first, _, packed = path.read_bytes().partition(b"\n")
    except OSError as trouble:
        raise _bad(path, "cannot be read") from trouble
    try:
        note = msgspec.json.decode(first, type=WeightsNote)
    except msgspec.MsgspecError as trouble:
        raise _bad(path, "is no file of weights") from trouble
    if note.format != FORMAT:
        raise _bad(path, f"has format {note.format}, and this version reads format {FORMAT}")
    if hashlib.sha256(packed).hexdigest() != note.digest:
        raise _bad(path, "is damaged: its numbers do not fit the hash in its first line")
    numbers = zlib.decompress(packed)
    if len(numbers) != 2 * WEIGHTS:
        raise _bad(path, f"holds {len(numbers) // 2} numbers, and the net takes {WEIGHTS}")
    return list(struct.unpack(f"<{WEIGHTS}e", numbers)), note


def net_of(group: str, folder: Path = FOLDER) -> Net:
    """A net with the weights of a group."""
    net = Net()
    net.set_numbers(read(path_of(group, folder))[0])
    return net


def _bad(path: Path, trouble: str) -> BadWeights:
    return BadWeights(
        "weights",
        f"The file of weights {path.name} {trouble}; install Dédale again, or train it with `dedale lab train`.",
        file=path.name,
        trouble=trouble,
    )
