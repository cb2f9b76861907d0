"""The figures of a row follow from its games."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from dedale.lab.batch import NO_WINNER
from dedale.lab.folder import Folder
from dedale.lab.intervals import mean_interval, wilson, wilson_of_deals
from dedale.lab.plan import Row, RunPlan, new_row
from dedale.lab.rates import rate_rows
from dedale.lab.tables import write_tables
from dedale.lab.tally import Tally, enough
from tests.lab.plans import played, rates


def tally_of(row: Row, *outcomes: int) -> Tally:
    tally = Tally(row)
    tally.add(played(*outcomes, row=row))
    return tally


def test_wins_have_a_rate_and_wilsons_interval() -> None:
    (one,) = tally_of(rates().rows[0], 1, 0, 1, 1).standings()
    assert (one.bot, one.games, one.value, one.par, one.turn_seconds) == ("random", 4, 0.75, None, None)
    assert (one.low, one.high) == wilson(0.75, 4)
    assert one.seconds == pytest.approx(0.004 / 20)
    assert one.decisions == 10


def test_partners_are_one_side_and_change_seats_with_the_same_deal() -> None:
    row = new_row("onirim", {"players": 2}, ("random", "random:5"))
    deals = [(1, 1), (0, 0)] * 20
    (one,) = tally_of(row, *(outcome for deal in deals for outcome in deal)).standings()
    assert (one.bot, one.seats, one.games, one.value, one.par) == ("random+random:5", 2, 80, 0.5, None)
    assert (one.low, one.high) == wilson_of_deals([sum(deal) for deal in deals], 2)
    assert one.low < wilson(0.5, 80)[0], "the games of a deal are alike"


def test_games_alone_have_a_mean_of_turns() -> None:
    (row,) = rate_rows("labyrinth", [], ["random"])
    (one,) = tally_of(row, 30, 50, 400).standings()
    assert one.value == 160
    assert (one.low, one.high) == mean_interval([30, 50, 400])
    assert one.unfinished == 1
    assert one.turn_seconds == pytest.approx(0.003 / 15)


def test_a_match_has_a_side_for_the_first_bot_and_one_for_each_other_name() -> None:
    row = new_row("labyrinth", {"players": 4}, ("random", "random:5", "random", "random:5"))
    first, budget, same = tally_of(row, 0, 0, 1, 3, 0, 2, NO_WINNER, NO_WINNER).standings()
    assert [(one.bot, one.seats, one.par) for one in (first, budget, same)] == [
        ("random", 1, 0.25),
        ("random:5", 2, 0.5),
        ("random", 1, 0.25),
    ]
    assert [one.value for one in (first, budget, same)] == [3 / 8, 2 / 8, 1 / 8]
    assert first.unfinished == 2
    assert (first.low, first.high) == wilson(3 / 8, 8)


def test_a_row_has_enough_with_all_its_games_or_a_narrow_interval() -> None:
    plan = rates(games=100, half_width=0.2)
    row = plan.rows[0]
    assert not enough(plan, Tally(row))
    assert not enough(plan, tally_of(row, *[1, 0] * 5))
    assert enough(plan, tally_of(row, *[1, 0] * 15))
    assert enough(rates(games=10), tally_of(row, *[1, 0] * 5))


def test_the_tables_say_what_made_them(tmp_path: Path) -> None:
    plan = RunPlan("rates", rates().rows, 7, 14, None, "dedale lab rates onirim --seed 7")
    with Folder(tmp_path, plan) as folder:
        write_tables(tmp_path, folder.note, folder.tallies())
        assert (tmp_path / "results.csv").read_text() == "\n"
        folder.add(0, 0, played(1, 0, 0, 1, 1, 0, 0))
        write_tables(tmp_path, folder.note, folder.tallies())
    with (tmp_path / "results.csv").open(newline="") as file:
        (line,) = csv.DictReader(file)
    assert (line["games"], line["value"], line["towers"], line["bot"]) == ("7", str(3 / 7), "no", "random")
    assert (line["seed"], line["command"], line["rules"]) == ("7", "dedale lab rates onirim --seed 7", "1")
    table = pq.read_table(tmp_path / "results.parquet")
    assert table.to_pylist()[0]["value"] == 3 / 7
    assert table.to_pylist()[0]["command"] == "dedale lab rates onirim --seed 7"
    games = pq.read_table(tmp_path / "games.parquet")
    assert games.column("outcome").to_pylist() == [1, 0, 0, 1, 1, 0, 0]
    for one in (table, games):
        made = json.loads(one.schema.metadata[b"dedale"])
        assert made == json.loads((tmp_path / "run.json").read_text())
        assert made["plan"]["seed"] == 7
    assert not list(tmp_path.glob("*.part"))
