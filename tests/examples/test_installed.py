"""A game and a bot come with `pip install`: to the lab, with bots, hints and analysis, and nothing here names them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import dedale
from dedale.bots import bots
from tests.examples.outside import install_examples
from tests.plugins import ask, python, seen

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parents[2]
HINT_AND_ANALYSIS = """
import json
import dedale
from dedale.bots import Budget, Seat, player
from dedale.bots.analysis import analyse
from dedale.bots.hints import hint
from dedale.core.table import Table
table = Table.new(dedale.game("pearls"), {"players": 2}, secret=bytes(16), seats=["Ada", "bot easy"])
told = hint(table, 0, budget=Budget(iterations=5))
easy = player("pearls", "easy")
while not table.over:
    table.play(table.turn, easy.choose(Seat(table.state, table.turn), table.dice()))
found = analyse(table.record, budget=Budget(iterations=5))
print(json.dumps([told.best.text, told.reasons, found.unit, sum(account.result for account in found.accounts)]))
"""


LEAVING = """
import dedale
from dedale.core.table import Table
from dedale.server.leaving import give_up
table = Table.new(dedale.game("pearls"), {"players": 3}, secret=bytes(16), seats=["Ada", "Bo", "Cy"])
give_up(table, 0, {1, 2}, "still")
print(table.seats)
"""

ADAPTED = """
import gymnasium, pyspiel
import dedale.adapters.gymnasium, dedale.adapters.openspiel
from dedale.adapters import pettingzoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
check_env(gymnasium.make("dedale/Pearls-v0", players=2, opponents="search:3").unwrapped, skip_render_check=True)
envs = gymnasium.make_vec("dedale/Pearls-v0", num_envs=5, players=3)
envs.reset(seed=1)
for _ in range(30):
    envs.step(envs.random_actions())
api_test(pettingzoo.env("pearls", players=2), num_cycles=50, verbose_progress=False)
pyspiel.random_sim_test(pyspiel.load_game("dedale_pearls(players=2)"), 1, True, False)
print("all four")
"""

CHECKED = """
import dedale
state = dedale.game("pearls").new(seed=1)
try:
    state.apply(5)
except dedale.IllegalAction as error:
    print(error)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("examples")
    install_examples(folder, folder / "site")
    return folder / "site"


def test_a_game_and_a_bot_come_with_their_packages(site: Path) -> None:
    ours = {name: bots(name) for name in dedale.games()}
    found, troubles = seen(site)
    for_any_game = ["random", "distracted", "careless", "search"]
    assert found == ours | {"pearls": for_any_game, "onirim": [*ours["onirim"], "hasty"]}
    assert troubles == []


def test_hints_and_analysis_work_with_the_bot_of_any_game(site: Path) -> None:
    text, reasons, unit, results = json.loads(ask(site, HINT_AND_ANALYSIS))
    assert text in ("dive", "surface")
    assert reasons == []
    assert (unit, results) == ("points", 1.0)


def test_a_seat_that_is_left_is_played_by_a_bot_that_there_is(site: Path) -> None:
    assert ask(site, LEAVING).strip() == "['bot hard', 'Bo', 'Cy']"


def test_every_adapter_has_it(site: Path) -> None:
    assert ask(site, ADAPTED).strip().endswith("all four")


def test_an_illegal_action_is_refused_where_that_is_asked_for(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEDALE_CHECK", "1")
    assert "'drop pearl-3' is not legal now." in ask(site, CHECKED)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("rates pearls water=murky,clear --bots random,hard", r"clear.*\n.*hard +12"),
        ("match pearls easy,random", r"easy – random"),
        ("rates onirim --bots hasty", r"hasty +12"),
    ],
)
def test_both_play_in_the_lab(site: Path, tmp_path: Path, command: str, said: str) -> None:
    where = ["--games", "12", "--executor", "threads", "--out", str(tmp_path / "out"), "--lang", "en"]
    done = python(site, "-m", "dedale.terminal.app", "lab", *command.split(), *where)
    assert done.returncode == 0, done.stderr
    assert re.search(said, done.stdout)


def test_no_line_of_dedale_names_them() -> None:
    sources = [
        path for path in (PROJECT / "src" / "dedale").rglob("*") if path.suffix in (".py", ".pxd", ".ftl", ".json")
    ]
    pages = [
        path for path in (PROJECT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".json", ".css")
    ]
    assert len(sources) > 300
    for path in [*sources, *pages]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\b(dedale_)?(pearls|hasty)\b", text, re.IGNORECASE), path
