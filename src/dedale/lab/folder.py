"""A folder of results: what was to be played, and every batch that was, so that a run can stop and go on.

`run.json` says what the run is and what made it. `batches.jsonl` is only ever added to, a line
for each batch played; what a kill left of a line is dropped. The tables are made from these two.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

import dedale
from dedale.core.errors import FileTrouble
from dedale.core.files import write_text
from dedale.lab.batch import Played
from dedale.lab.errors import BadResults, OtherRun, damaged_line
from dedale.lab.plan import RunPlan
from dedale.lab.tally import Tally, enough

FORMAT = 1
RUN, BATCHES = "run.json", "batches.jsonl"


class MadeWith(msgspec.Struct, frozen=True):
    """What made the results: everything that the games follow from besides the plan."""

    dedale: str
    rules: dict[str, int]
    bots: dict[str, str]
    """For each game a fingerprint of its bots, their weights included."""
    python: str
    system: str


class Note(msgspec.Struct, frozen=True):
    """The content of `run.json`."""

    format: int
    plan: RunPlan
    made: MadeWith


class _Line(msgspec.Struct, frozen=True):
    row: int
    batch: int
    played: Played
    check: str = ""


class Folder:
    """The results of one run, open to be added to."""

    def __init__(self, path: Path, plan: RunPlan) -> None:
        """Begin these results, or go on with them. Raises OtherRun, BadResults or FileTrouble and changes nothing."""
        self.path = path
        self.note = Note(FORMAT, plan, made_now(plan))
        try:
            path.mkdir(parents=True, exist_ok=True)
            fresh = all(_says_nothing(file) for file in path.iterdir())
        except OSError as error:
            raise _cannot_write(path, error) from None
        if not fresh:
            if not (path / RUN).exists():
                raise OtherRun(
                    "lab-folder-strange",
                    f"The folder {str(path)!r} holds something else than results of the lab; choose another --out. "
                    "Nothing was changed.",
                    folder=str(path),
                )
            _check_same(path, read_note(path), self.note)
        self.batches, whole = read_batches(path, plan)
        try:
            self._file: IO[bytes] = (path / BATCHES).open("ab")
        except OSError as error:
            raise _cannot_write(path, error) from None
        self._lock()
        self._file.truncate(whole)
        write_text(path / RUN, msgspec.json.format(msgspec.json.encode(self.note)).decode() + "\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, row: int, batch: int, played: Played) -> None:
        """Keep a batch."""
        self.batches[row, batch] = played
        self._file.write(_text(_Line(row, batch, played)))
        self._file.flush()

    def tallies(self) -> list[Tally]:
        """What the rows have come to."""
        return count(self.note.plan, self.batches)

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # not on every system; there, nobody keeps two runs out of one folder
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise OtherRun(
                "lab-folder-busy",
                f"Another run is adding to {str(self.path)!r} now; wait for its end, or choose another --out.",
                folder=str(self.path),
            ) from None


def _says_nothing(file: Path) -> bool:
    """Whether a file is what a run leaves that was stopped before it had begun."""
    return file.suffix == ".part" or (file.name == BATCHES and file.stat().st_size == 0)


def made_now(plan: RunPlan) -> MadeWith:
    """What makes results here and now."""
    games = sorted({row.game for row in plan.rows})
    return MadeWith(
        dedale=dedale.__version__,
        rules={game: dedale.game(game).version for game in games},
        bots={game: _fingerprint(game) for game in games},
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
    )


def read_note(path: Path) -> Note:
    """What the results in a folder are. Raises BadResults if it holds none."""
    file = path / RUN
    try:
        return msgspec.json.decode(file.read_bytes(), type=Note)
    except (FileNotFoundError, NotADirectoryError):
        raise BadResults(
            "lab-no-results",
            f"There are no results of the lab in {str(path)!r}; check the name of the folder.",
            folder=str(path),
        ) from None
    except OSError as error:
        raise FileTrouble(
            "file-unreadable", f"The file {str(file)!r} cannot be read: {error}.", name=str(file)
        ) from None
    except msgspec.DecodeError as error:
        raise BadResults(
            "lab-run-damaged",
            f"The file {str(file)!r} is damaged, or written by another version of the lab ({error}); "
            "put it back from a copy, or choose another --out.",
            file=str(file),
            why=str(error),
        ) from None


def read_batches(path: Path, plan: RunPlan) -> tuple[dict[tuple[int, int], Played], int]:
    """The batches of a folder that the plan still wants, by row and number; and the length of the whole lines."""
    found: dict[tuple[int, int], Played] = {}
    whole = 0
    for line, size in _lines(path):
        whole += size
        if line.row < len(plan.rows):
            row = plan.rows[line.row]
            wanted = plan.batch(row, line.batch)
            if len(line.played.outcomes) == wanted.count:
                found[line.row, line.batch] = line.played
    return found, whole


def read_tallies(path: Path) -> tuple[Note, list[Tally]]:
    """The results in a folder, row by row."""
    note = read_note(path)
    batches, _ = read_batches(path, note.plan)
    return note, count(note.plan, batches)


def count(plan: RunPlan, batches: Mapping[tuple[int, int], Played]) -> list[Tally]:
    """The batches of each row added up in their order, up to the first that is missing or not needed."""
    tallies = [Tally(row) for row in plan.rows]
    for number, tally in enumerate(tallies):
        batch = 0
        while not enough(plan, tally) and (played := batches.get((number, batch))):
            tally.add(played)
            batch += 1
    return tallies


def _lines(path: Path) -> Iterator[tuple[_Line, int]]:
    file = path / BATCHES
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return
    except OSError as error:
        raise FileTrouble(
            "file-unreadable", f"The file {str(file)!r} cannot be read: {error}.", name=str(file)
        ) from None
    for number, text in enumerate(data.splitlines(keepends=True), start=1):
        if not text.endswith(b"\n"):
            return
        try:
            line = msgspec.json.decode(text, type=_Line)
        except msgspec.DecodeError:
            line = None
        if line is None or _text(_Line(line.row, line.batch, line.played)) != text:
            raise damaged_line(file, number)
        yield line, len(text)


def _text(line: _Line) -> bytes:
    """A line with its check: the hash of the line without it."""
    body = msgspec.json.encode(line)
    check = blake2b(body, digest_size=6, person=b"dedale lab").hexdigest()
    return msgspec.json.encode(msgspec.structs.replace(line, check=check)) + b"\n"


def _fingerprint(game: str) -> str:
    """A hash of everything that the bots of a game are made of."""
    bots = Path(dedale.__file__).parent / "bots"
    hashed = blake2b(digest_size=8)
    for file in sorted((bots / game).rglob("*")):
        if file.is_file() and file.suffix not in _BUILT and "__pycache__" not in file.parts:
            hashed.update(f"{file.relative_to(bots).as_posix()} {file.stat().st_size}\n".encode())
            hashed.update(file.read_bytes())
    return hashed.hexdigest()


_BUILT = {".pyc", ".so", ".pyd", ".c", ".cpp"}


def _check_same(path: Path, there: Note, here: Note) -> None:
    """Refuse results of another run: say what differs."""
    facts: list[tuple[str, object, object]] = [
        ("kind", there.plan.kind, here.plan.kind),
        ("seed", there.plan.seed, here.plan.seed),
        ("dedale", there.made.dedale, here.made.dedale),
        ("rules", there.made.rules, here.made.rules),
        ("code of the bots", there.made.bots, here.made.bots),
    ]
    for number in range(max(len(there.plan.rows), len(here.plan.rows))):
        old, new = (msgspec.to_builtins(note.plan.rows[number : number + 1]) for note in (there, here))
        facts.append((f"row {number + 1}", *_difference(old, new)))
    for what, old, new in facts:
        if old != new:
            raise OtherRun(
                "lab-other-run",
                f"The folder {str(path)!r} holds another run: its {what} is {old}, and that of this run is {new}. "
                "Choose another --out; nothing was changed.",
                folder=str(path),
                what=what,
                there=str(old),
                here=str(new),
            )


def _difference(old: list[dict[str, object]], new: list[dict[str, object]]) -> tuple[object, object]:
    """The first entry in which two rows differ, in both; rows that are missing are None."""
    if not old or not new:
        return old[0] if old else None, new[0] if new else None
    for entry in old[0]:
        if old[0][entry] != new[0][entry]:
            return {entry: old[0][entry]}, {entry: new[0][entry]}
    return None, None


def _cannot_write(path: Path, error: OSError) -> FileTrouble:
    reason = error.strerror or str(error)
    return FileTrouble("file-unwritable", f"The folder {str(path)!r} cannot be written: {reason}.", name=str(path))
