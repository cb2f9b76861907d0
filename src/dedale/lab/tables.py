"""Results as data: a line for each figure and a line for each game, as CSV and Parquet.

Every line of the figures holds the options, the versions, the seed and the command that made it;
the Parquet files hold the whole of `run.json` too, under the key `dedale` of their metadata.
"""

from __future__ import annotations

import csv
import io
import secrets
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from dedale.core.errors import FileTrouble
from dedale.core.files import write_text
from dedale.core.options import OptionValue
from dedale.lab.folder import Note
from dedale.lab.tally import Tally

RESULTS, GAMES = "results", "games"


def write_tables(path: Path, note: Note, tallies: list[Tally]) -> None:
    """Write `results.csv`, `results.parquet` and `games.parquet`, each whole or not at all."""
    lines = result_lines(note, tallies)
    write_text(path / f"{RESULTS}.csv", _csv(lines))
    _write_parquet(path / f"{RESULTS}.parquet", note, pa.Table.from_pylist(lines))
    _write_parquet(path / f"{GAMES}.parquet", note, _games(tallies))


def result_lines(note: Note, tallies: list[Tally]) -> list[dict[str, object]]:
    """A line for each side of each row that has been played."""
    options = list(dict.fromkeys(option for tally in tallies for option in tally.row.options))
    return [
        {
            "row": number,
            "game": tally.row.game,
            **{option: _cell(tally.row.options.get(option)) for option in options},
            "bots": " ".join(tally.row.bots),
            "measure": tally.row.measure,
            **msgspec.structs.asdict(standing),
            "seed": note.plan.seed,
            "dedale": note.made.dedale,
            "rules": note.made.rules[tally.row.game],
            "bots_fingerprint": note.made.bots[tally.row.game],
            "python": note.made.python,
            "system": note.made.system,
            "command": note.plan.command,
        }
        for number, tally in enumerate(tallies, start=1)
        for standing in tally.standings()
    ]


def _games(tallies: list[Tally]) -> pa.Table:
    """A line for each game: its row and number, its deal, how it ended and how many decisions it took."""
    columns: dict[str, list[int]] = {name: [] for name in ("row", "game", "deal", "outcome", "decisions")}
    for number, tally in enumerate(tallies, start=1):
        columns["row"] += [number] * tally.games
        columns["game"] += range(1, tally.games + 1)
        columns["deal"] += [1 + game // len(tally.row.bots) for game in range(tally.games)]
        columns["outcome"] += tally.outcomes
        columns["decisions"] += tally.lengths
    return pa.table({name: pa.array(values, pa.int32()) for name, values in columns.items()})


def _csv(lines: list[dict[str, object]]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(lines[0]) if lines else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return text.getvalue()


def _write_parquet(name: Path, note: Note, table: pa.Table) -> None:
    described = table.replace_schema_metadata({"dedale": msgspec.json.encode(note)})
    part = name.with_name(f".{name.name}.{secrets.token_hex(4)}.part")
    try:
        pq.write_table(described, part)
        part.replace(name)
    except OSError as error:
        raise FileTrouble(
            "file-unwritable", f"The file {str(name)!r} cannot be written: {error}.", name=str(name)
        ) from None
    finally:
        part.unlink(missing_ok=True)


def _cell(value: OptionValue) -> OptionValue:
    return " ".join(value) if isinstance(value, list) else value
