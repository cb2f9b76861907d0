"""docs/strength.md is made by one command, from the results that are there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dedale.bots import bot
from dedale.bots.labyrinth import BOTS as LABYRINTH_BOTS
from dedale.bots.onirim import BOTS as ONIRIM_BOTS
from dedale.bots.rates import Rate, measured_rates, read_rates
from dedale.core.options import OptionValues
from dedale.lab.folder import Folder
from dedale.lab.strength import chosen_sections, section_plan
from dedale.lab.strength_page import write_page
from dedale.lab.study import sections
from dedale.terminal.app import run
from tests.lab.plans import played

pytestmark = pytest.mark.slow

ALL_BOTS = {"onirim": ("simple", "fast", "expert"), "labyrinth": ("greedy", "planner", "lite", "expert")}


@pytest.fixture
def every_bot(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A bot without weights or search under every name that the page measures."""
    bot.cache_clear()
    for game, bots in (("onirim", ONIRIM_BOTS), ("labyrinth", LABYRINTH_BOTS)):
        for name in ALL_BOTS[game]:
            monkeypatch.setitem(bots, name, bots["random"])
    yield
    bot.cache_clear()


def fill(results: Path, name: str, *outcomes: int) -> None:
    """Results of a part in which every row went like this."""
    plan = section_plan(name, most=len(outcomes))
    with Folder(results / name, plan) as folder:
        for number, row in enumerate(plan.rows):
            for batch in range(plan.batches(row)):
                wanted = plan.batch(row, batch)
                folder.add(number, batch, played(*outcomes[wanted.first : wanted.first + wanted.count], row=row))


def test_the_parts_measure_what_the_page_promises(every_bot: None) -> None:
    plans = {name: section_plan(name) for name in sections()}
    for name in ("onirim-simple", "onirim-fast"):
        assert len({str(row.options) for row in plans[name].rows}) == 108
    assert len(plans["onirim-expert"].rows) == 15
    assert {row.bots for row in plans["onirim-expert"].rows} == {("expert:5ms",)}
    assert [(row.bots[0], row.options["towers"]) for row in plans["onirim-ceiling"].rows] == [
        ("expert:100ms", "no"),
        ("expert:200ms", "yes"),
    ]
    assert plans["onirim-ceiling"].games == 300
    assert plans["onirim-base"].games == 20_000
    assert [row.bots[1:] for row in plans["labyrinth-four"].rows] == [("planner",) * 3, ("greedy",) * 3]
    assert {row.options["turn_limit"] for row in plans["labyrinth-two"].rows} == {400}
    assert plans["onirim-fast"].command == "dedale lab strength --only onirim-fast"
    assert section_plan("onirim-fast", 3, 50).command == "dedale lab strength --only onirim-fast --games 50 --seed 3"
    assert chosen_sections(["onirim-fast", "labyrinth-two"]) == ["labyrinth-two", "onirim-fast"]
    assert chosen_sections(None) == list(sections())


def test_without_results_every_part_says_how_to_make_it(tmp_path: Path) -> None:
    rates, page = write_page(tmp_path / "results", tmp_path / "docs")
    assert read_rates(rates) == []
    text = page.read_text(encoding="utf-8")
    for name in sections():
        assert f"*{name} has not been measured yet: `dedale lab strength --only {name}` does it.*" in text
    assert "<!--" not in text
    assert not (tmp_path / "docs/images").exists()


def test_the_page_has_the_figures_their_games_their_times_and_their_command(every_bot: None, tmp_path: Path) -> None:
    fill(tmp_path, "onirim-simple", *[1, 0, 0, 0] * 10)
    fill(tmp_path, "onirim-fast", *[1, 1, 1, 1] * 10)
    fill(tmp_path, "onirim-expert", *[1, 1, 1, 0] * 10)
    fill(tmp_path, "labyrinth-two", *[0, 0, 0, 1] * 10)
    fill(tmp_path, "labyrinth-solo", 30, 40, 400, 50)
    *images, _rates, page = write_page(tmp_path, tmp_path / "docs")
    text = page.read_text(encoding="utf-8")
    assert "In 108 of 108 combinations the interval of `fast` lies wholly above that of `simple`." in text
    time = "200\u00a0µs"
    assert f"| Lost! · Ruins · Dreams 6 | 25.0 | 14.2 to 40.2 | {time} | 100.0 | 91.2 to 100.0 | {time} |" in text
    assert "| Book | two, silent | `expert:5ms` | 40 | 75.0 | 59.8 to 85.8 |" in text
    assert text.count("| below |") == 15
    assert "`dedale lab strength --only onirim-fast --games 40`" in text
    assert "40 games a row, seed 1, Dédale" in text
    assert "| `expert:48` | `planner` | 40 | 75.0 |" in text
    assert "| base game | solo | `planner` | 4 | 130.0 |" in text
    assert "*labyrinth-four has not been measured yet" in text
    assert {image.name for image in images} == {
        f"strength-{name}.svg" for name in ("onirim-every", "onirim-expert", "labyrinth-two", "labyrinth-solo")
    }
    for image in images:
        assert f"](images/{image.name})" in text


def test_the_rates_of_every_combination_are_written_as_data(every_bot: None, tmp_path: Path) -> None:
    fill(tmp_path, "onirim-simple", *[1, 0, 0, 0] * 10)
    fill(tmp_path, "onirim-expert", *[1, 1, 1, 0] * 10)
    *_, rates, _page = write_page(tmp_path, tmp_path / "docs")
    found = read_rates(rates)
    assert len([rate for rate in found if rate.bot == "simple"]) == 108
    assert len([rate for rate in found if rate.bot == "expert:5ms"]) == 15
    base: OptionValues = {"players": 1, "book": "no", "towers": "no", "dreams": 0, "talk": "open"}
    assert found[0] == Rate("onirim", base, "simple", "wins", 40, 0.25, 0.1419, 0.4019)


def test_the_rates_that_the_package_ships_are_those_of_the_page() -> None:
    page = Path(__file__).parents[2] / "docs/strength.json"
    assert measured_rates("onirim") + measured_rates("labyrinth") == read_rates(page)
    assert {rate.bot for rate in measured_rates("onirim")} == {"simple", "fast", "expert:5ms"}
    assert len(measured_rates("onirim")) == 2 * 108 + 15
    assert {rate.measure for rate in measured_rates("labyrinth")} == {"turns"}


def test_doubtful_combinations_are_named(every_bot: None, tmp_path: Path) -> None:
    fill(tmp_path, "onirim-simple", *[1, 0] * 4)
    fill(tmp_path, "onirim-fast", *[1, 0] * 4)
    text = write_page(tmp_path, tmp_path / "docs")[-1].read_text(encoding="utf-8")
    assert "In 0 of 108 combinations" in text
    assert "not in: base game, solo; " in text


def test_the_command_measures_the_parts_asked_for_and_writes_the_page(
    every_bot: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    options = ["--only", "labyrinth-others,onirim-base", "--games", "2", "--executor", "threads", "--lang", "en"]
    assert run(["lab", "strength", *options]) == 0
    first = capsys.readouterr()
    assert [line.split(",")[0] for line in first.err.splitlines() if ", rows:" in line] == [
        "labyrinth-others",
        "onirim-base",
    ]
    assert first.out.splitlines()[-2:] == ["docs/strength.json", "docs/strength.md"]
    assert sorted(folder.name for folder in (tmp_path / "results/strength").iterdir()) == [
        "labyrinth-others",
        "onirim-base",
    ]
    text = (tmp_path / "docs/strength.md").read_text(encoding="utf-8")
    assert "`dedale lab strength --only onirim-base --games 2`" in text
    assert "onirim-fast has not been measured yet" in text
    (tmp_path / "docs/strength.md").unlink()
    assert run(["lab", "strength", "--write-only", "--lang", "en"]) == 0
    assert (tmp_path / "docs/strength.md").read_text(encoding="utf-8") == text
