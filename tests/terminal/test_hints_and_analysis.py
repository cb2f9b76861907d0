"""Hints at the table and the analysis after it: what is shown, that it fits, and what goes wrong with a sentence."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

import dedale
from dedale.bots import Judge
from dedale.bots.analysis import FORCED, analyse
from dedale.core.errors import FileTrouble, StillRunning
from dedale.core.events import HintTaken
from dedale.core.table import Table
from dedale.terminal.analysis import analyse_file, analysis_lines
from dedale.terminal.curve import MARKS
from dedale.terminal.game_screen import game_screen
from dedale.terminal.play import LEFT, Sitting
from dedale.words import words
from tests.bots.recorded_games import KINDS, played, table_of
from tests.bots.stub_judges import HashJudge, PlayoutJudge
from tests.terminal.driver import run
from tests.terminal.windows import SmallWindow

pytestmark = pytest.mark.slow


class ScriptedWindow(SmallWindow):
    """A window whose person answers what the test says; what was shown before each answer is kept."""

    def __init__(self, language: str, answers: Sequence[str]) -> None:
        super().__init__(words(language))
        self._answers = list(answers)
        self._written: list[str] = []
        self.screens: list[str] = []

    def write(self, lines: Any) -> None:
        self._written += [line.plain for line in lines]

    def ask(
        self,
        prompt: str | Text,
        keys: Collection[str] | None = None,
        *,
        free: bool = False,
        pages: tuple[str, str] | None = None,
    ) -> str:
        self.screens.append("\n".join(self._written))
        self._written = []
        return self._answers.pop(0)


@pytest.fixture
def judged_by(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Put a judge in the place of the experts."""

    def put(judge: Judge) -> None:
        for module in ("dedale.bots.hints.hint", "dedale.bots.analysis.analyse"):
            monkeypatch.setattr(sys.modules[module], "judge_of", lambda _game: judge)

    return put


def sit(table: Table, language: str, answers: Sequence[str], folder: Path) -> list[str]:
    """Sit at a table and answer; the screens."""
    window = ScriptedWindow(language, answers)
    looks = game_screen(table.game, window.words, window.glyphs, table.seats)
    assert Sitting(table, looks, window, folder / "game.txt").play() == LEFT
    return window.screens


@pytest.mark.parametrize(("language", "best"), [("en", "Best: "), ("fr", "Le mieux\u00a0: ")])
@pytest.mark.parametrize(("game", "options"), [("onirim", {}), ("labyrinth", {"players": 1, "cards": 2})])
def test_a_hint_is_shown_below_the_choices_and_noted(
    game: str, options: dict[str, Any], language: str, best: str, judged_by: Any, tmp_path: Path
) -> None:
    judged_by(HashJudge(-100.0 if game == "labyrinth" else 1.0))
    table = table_of(game, options)
    before, after = sit(table, language, ["h", "q"], tmp_path)
    assert best not in before
    assert best in " ".join(after.split()).replace(" :", "\u00a0:")
    assert [event for event in table.record.events if isinstance(event, HintTaken)] == [HintTaken(0)]
    assert table.assisted
    assert "\nhint 1\n" in (tmp_path / "game.txt").read_text()


def test_what_was_begun_is_let_go_for_a_hint(judged_by: Any, tmp_path: Path) -> None:
    judged_by(HashJudge())
    table = table_of("labyrinth", {"players": 2, "cards": 2, "first": 0})
    screens = sit(table, "en", ["", "nb 0", "h", "q"], tmp_path)
    assert "This is the board after" in screens[2]
    assert "This is the board after" not in screens[3]
    assert "Best: " in screens[3]


def test_a_hint_does_not_change_the_game(judged_by: Any, tmp_path: Path) -> None:
    judged_by(PlayoutJudge(samples=2, games=2))
    table = table_of("onirim", {"players": 2, "talk": "silent"})
    before = table.state.to_json()
    sit(table, "en", ["", "h", "h", "q"], tmp_path)
    assert table.state.to_json() == before
    assert table.hints == [2, 0]


def over(game: str, options: dict[str, Any], seats: Sequence[str] | None = None) -> Table:
    """A game played at random to its end, or given up."""
    table = played(game, options, most=150)
    if not table.over:
        table.resign(table.turn)
    if seats is not None:
        table.record.timeline.names[:] = seats
    return table


@pytest.mark.parametrize(
    ("language", "game", "options"), [("fr" if at % 2 else "en", *kind) for at, kind in enumerate(KINDS)]
)
def test_the_analysis_fits_and_tells_every_choice(language: str, game: str, options: dict[str, Any]) -> None:
    table = over(game, options)
    judge = HashJudge(-30.0, -5.0) if options.get("players") == 1 and game == "labyrinth" else HashJudge()
    found = analyse(table.record, judge=judge)
    window = SmallWindow(words(language))
    lines = [line.plain for line in analysis_lines(found, game_screen(table.game, window.words, window.glyphs), window)]
    assert max(map(len, lines)) <= 80
    told = [line.split()[0] for line in lines if line[:6].strip().isdecimal() and line.lstrip()[:1].isdecimal()]
    steps = [str(choice.step) for choice in found.choices if choice.label != FORCED]
    assert set(steps) <= set(told)
    named = {choice.label for choice in found.choices if choice.label in MARKS}
    assert named
    for label in named:
        assert any(window.words(f"label-{label}") in line for line in lines)


def test_the_curve_rises_and_falls_with_the_value() -> None:
    table = over("onirim", {})
    found = analyse(table.record, judge=HashJudge())
    window = SmallWindow(words("en"))
    lines = [line.plain for line in analysis_lines(found, game_screen(table.game, window.words, window.glyphs), window)]
    top = next(at for at, line in enumerate(lines) if line.startswith("  100 "))
    chart = [line[6:].ljust(80) for line in lines[top : top + 6]]
    levels = " ▁▂▃▄▅▆▇█"
    heights = [sum(levels.index(row[column]) for row in chart) for column in range(73)]
    points = [point.values[0] for point in found.curve]
    shown = [round(48 * points[column * len(points) // 73]) for column in range(73)]
    assert len(points) > 73
    assert heights == shown


def test_people_are_told_about_themselves_and_not_about_bots() -> None:
    for seats, headed in ((["", "bot hard"], ["Player 1"]), (["bot easy", "bot hard"], ["Bot 1", "Bot 2"])):
        table = over("labyrinth", {"players": 2, "cards": 1, "turn_limit": 10}, seats)
        window = SmallWindow(words("en"))
        looks = game_screen(table.game, window.words, window.glyphs, seats)
        lines = [line.plain for line in analysis_lines(analyse(table.record, judge=HashJudge()), looks, window)]
        assert [line.strip() for line in lines if line.strip() in ("Player 1", "Bot 1", "Bot 2")] == headed


def test_the_end_of_a_game_offers_the_analysis(judged_by: Any, tmp_path: Path) -> None:
    judge = HashJudge()
    judged_by(judge)
    table = over("onirim", {})
    screens = sit(table, "en", ["h", "", "q", "h", "q", "q"], tmp_path)
    assert " h analysis" in screens[0]
    assert "The game looked through" in screens[1]
    assert "Your chances to win in the course of" in screens[1] + screens[2]
    assert " h analysis" in screens[3]
    assert "The game looked through" in screens[4]
    asked = len(judge.asked)
    analyse(table.record, judge=judge)
    assert len(judge.asked) == 2 * asked, "it was looked through once and shown twice"


def test_an_analysis_that_is_stopped_leads_back_to_the_end(judged_by: Any, tmp_path: Path) -> None:
    class Stopped:
        def judge(self, seat: object, budget: object, seed: int) -> Any:
            raise KeyboardInterrupt

    judged_by(Stopped())
    screens = sit(over("onirim", {}), "en", ["h", "q"], tmp_path)
    assert "The analysis was stopped." in screens[1]


def test_a_saved_record_is_looked_through(judged_by: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    judged_by(HashJudge())
    file = tmp_path / "game.txt"
    file.write_text(over("onirim", {"players": 2}).export())
    analyse_file(words("fr"), str(file), colour=False)
    said = capsys.readouterr().out
    assert "La partie passée en revue" in said
    assert "Joueur 2" in said


def test_only_a_game_that_is_over_is_looked_through(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played("onirim", {}, most=3).export(owner=True))
    with pytest.raises(StillRunning):
        analyse_file(words("en"), str(file), colour=False)
    with pytest.raises(FileTrouble):
        analyse_file(words("en"), str(tmp_path / "nothing.txt"), colour=False)
    done = run(tmp_path, "analyse", str(file), "--lang", "fr")
    assert done.returncode == 1
    assert done.stderr.startswith("L’analyse d’une partie en cours trahit")
    assert run(tmp_path, "analyse").stderr.startswith("No game has been saved yet")


@pytest.mark.parametrize("game", dedale.games())
def test_a_judge_that_is_missing_is_told_in_a_sentence(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def nobody(name: str) -> Judge:
        raise dedale.UnknownGame("unknown-bot", "There is nobody.", name="expert", game=name, known="random")

    monkeypatch.setattr(sys.modules["dedale.bots.hints.hint"], "judge_of", nobody)
    table = table_of(game, {"players": 1})
    screens = sit(table, "en", ["h", "q"], tmp_path)
    assert "There is no bot called “expert”" in " ".join(screens[1].split())
    assert table.hints == [0]
