"""The screens of Labyrinth: every one fits 80 by 24, says what it must, and shows a seat nothing of another's cards."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.text import Text

from dedale.core.game import OVER
from dedale.core.table import Table
from dedale.labyrinth.game import GAME, Labyrinth
from dedale.labyrinth.solving import tile_text
from dedale.labyrinth.tiles import TREASURES
from dedale.labyrinth.view import View
from dedale.terminal.game_screen import GameScreen, game_screen
from dedale.terminal.news import TurnNews
from dedale.terminal.players import Players
from dedale.terminal.screen import Screen
from dedale.words import words
from tests.terminal.driver import Game
from tests.terminal.labyrinth_players import play_turn
from tests.terminal.pseudo import COLOUR, PseudoTerminal
from tests.terminal.windows import SmallWindow

pytestmark = pytest.mark.slow

COMMANDS = ("help", "treasures", "log", "undo", "save", "resign", "quit")
WRONG = ("zz" * 15, "w4 9", "h9", "a1", "nb 0", "g7")


def shown(looks: GameScreen, window: SmallWindow, view: Any, news: list[str], notes: list[str]) -> list[Text]:
    """The lines of the screen at a decision; the choices only if the viewer is the one to decide."""
    commands = [("?", window.words(f"ui-command-{name}")) for name in COMMANDS]
    return Screen(
        view,
        status=looks.status(view, 100),
        question=looks.question(view),
        choices=(lambda room, width: looks.menu(view, width, room).lines) if view.legal else None,
        commands=commands,
        news=news,
        notes=notes,
    ).lines(looks, window)


def fits(lines: list[Text]) -> bool:
    return len(lines) <= 23 and max(line.cell_len for line in lines) <= 80


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "options",
    [{"players": players, "young": young} for players in (1, 2, 3, 4) for young in (False, True)]
    + [{"players": 4, "turn_limit": 400}],
    ids=lambda options: "-".join(map(str, options.values())),
)
def test_every_screen_fits_a_small_window(options: dict[str, Any], language: str, luck: Random) -> None:
    window = SmallWindow(words(language))
    table = Table.new(GAME, options)
    looks = game_screen(GAME, window.words, window.glyphs, table.seats)
    story = TurnNews(table, looks, Players(table))
    for step in range(60):
        if table.over:
            break
        seat = table.turn
        view = table.view(seat)
        assert isinstance(view, View)
        news = story.news(seat)
        assert fits(shown(looks, window, view, news, []))
        wrong = WRONG[step // 2 % len(WRONG)]  # at a push, then at a move
        assert fits(shown(looks, window, view, news, [looks.refusal(view, wrong)]))
        assert fits(shown(looks, window, table.view(None), news, []))
        action = luck.choice(view.legal)
        if view.kind == "push":
            assert fits(trial_lines(table, looks, window, action, [looks.refusal(view, "zz" * 15, view)]))
        story.shown(seat)
        table.play(seat, action)
        story.follow()


def trial_lines(table: Table, looks: GameScreen, window: SmallWindow, action: int, notes: list[str]) -> list[Text]:
    """The screen while a push is tried."""
    seat = table.turn
    before, after = table.view(seat), table.state.clone()
    after.play(action)
    trial = looks.trial(before, action, 38)
    assert trial is not None
    return Screen(
        after.view(seat),
        status=looks.status(before, 100),
        question=trial.question,
        standing=before,
        choices=lambda *_: trial.others.lines,
        commands=[("?", window.words(f"ui-command-{name}")) for name in COMMANDS],
        notes=notes,
    ).lines(looks, window)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_screen_is_the_same_whatever_the_others_cards_are(players: int, luck: Random) -> None:
    window = SmallWindow(words("en"))
    options = {"players": players, "cards": 2}
    state = GAME.new(options, luck.getrandbits(32))
    looks = game_screen(GAME, window.words, window.glyphs)
    differ = 0
    while differ < 200:
        if state.turn == OVER:
            state = GAME.new(options, luck.getrandbits(32))
        for seat in (*range(players), None):
            other = state.sample(seat, luck.getrandbits(32))
            differ += other.to_json() != state.to_json()
            screens = [
                [
                    *shown(looks, window, one.view(seat), [], []),
                    *looks.piles(one.view(seat), 80),
                ]
                for one in (state, other)
            ]
            assert [line.plain for line in screens[0]] == [line.plain for line in screens[1]]
        state.play(luck.choice(state.legal()))


def test_the_own_card_is_shown_and_no_other(luck: Random) -> None:
    window = SmallWindow(words("en"))
    state = GAME.new({"players": 4}, luck.getrandbits(32))
    looks = game_screen(GAME, window.words, window.glyphs)
    for seat in range(4):
        view = state.view(seat)
        target = view.targets[seat]
        said = "\n".join(line.plain for line in shown(looks, window, view, [], []))
        sought = re.findall(r"You seek:  (\w)  (.+)", said)
        assert [name for _, name in sought] == [window.words(f"treasure-{target}")]
        brackets = re.findall(r"\((\w)\)", said)
        assert set(brackets) <= {sought[0][0]}


def test_the_panel_tells_what_each_has_found() -> None:
    window = SmallWindow(words("en"))
    looks = game_screen(GAME, window.words, window.glyphs)
    position = {"found": [["owl", "rat"], ["bat"], []], "current": ["genie", "skull", "map"], "seat": 1}
    state = start(position, players=3, cards=3)
    said = "\n".join(line.plain for line in shown(looks, window, state.view(1), [], []))
    assert " R Player 1  2/3" in said
    assert "▸Y Player 2  1/3" in said
    assert " B Player 3  0/3" in said
    assert "You seek:  a  skull" in said
    home = start({"found": [["owl"], []], "current": [None, "skull"], "seat": 0}, players=2, cards=1)
    assert "Go home: a1" in "\n".join(line.plain for line in shown(looks, window, home.view(0), [], []))


def start(position: dict[str, Any], **options: Any) -> Labyrinth:
    """A position on a board of its own."""
    dealt = GAME.new(options, 5).view(None)
    loose = [cell % 7 % 2 == 1 or cell // 7 % 2 == 1 for cell in range(49)]
    tiles = [tile_text(tile) if free else None for tile, free in zip(dealt.tiles, loose, strict=True)]
    return GAME.start(
        {"tiles": tiles, "extra": tile_text(dealt.extra), "pawns": ["a1", "g1", "g7"][: options["players"]]} | position,
        options,
        1,
    )


def test_the_curtain_hides_every_card_and_falls_at_every_turn(tmp_path: Path, luck: Random) -> None:
    file = tmp_path / "game.txt"
    names = re.compile("|".join(words("en")(f"treasure-{treasure}") for treasure in TREASURES))
    curtains = turns = 0
    with Game(tmp_path, "labyrinth", "--players", "3", "--save", str(file)) as game:
        for _ in range(20):
            if "Pass the keyboard" in game.screen:
                curtains += 1
                after_the_answer = game.screen.partition("Pass the keyboard")[2]
                assert not names.search(after_the_answer)
                assert "┌" not in after_the_answer
                game.answer("")
            else:
                turns += 1
                play_turn(game, file, luck)
    assert curtains == turns == 10


@pytest.mark.parametrize("options", [["--young"], ["--players", "1"]], ids=["young", "alone"])
def test_without_secrets_there_is_no_curtain(options: list[str], tmp_path: Path, luck: Random) -> None:
    file = tmp_path / "game.txt"
    with Game(tmp_path, "labyrinth", *options, "--save", str(file)) as game:
        for _ in range(6):
            play_turn(game, file, luck)
        assert "Pass the keyboard" not in "".join(game.screens)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_real_terminal_every_screen_fits_and_colour_says_nothing_alone(language: str, tmp_path: Path) -> None:
    options = ["play", "labyrinth", "--players", "4", "--young", "--first", "1", "--deal", "51", "--lang", language]
    lines = ["w4 2", "+", "zzz", "y", "g7", ".", "e4 1", "nb 1", ".", "sd 0", "u", "sd 1", ".", "r", "n"]
    with (
        PseudoTerminal(tmp_path, *options) as coloured,
        PseudoTerminal(tmp_path, *options, env={"NO_COLOR": "1"}) as plain,
    ):
        assert COLOUR.search(coloured.raw)
        for line in lines:
            assert not COLOUR.search(plain.raw)
            assert coloured.screen == plain.screen
            asked = "/n)" in plain.screen  # a question is asked below the screen
            assert len(plain.screen.splitlines()) <= 24 + asked, plain.screen
            assert max(map(len, plain.screen.splitlines())) <= 80, plain.screen
            coloured.answer(line)
            plain.answer(line)


def test_a_narrow_window_has_the_panel_below_the_board(tmp_path: Path) -> None:
    with PseudoTerminal(
        tmp_path, "play", "labyrinth", "--players", "1", "--deal", "7", lines=60, columns=60
    ) as terminal:
        lines = terminal.screen.splitlines()
        assert max(map(len, lines)) <= 60
        board_ends = next(number for number, line in enumerate(lines) if re.match(r" +a +sb", line))
        seeks = next(number for number, line in enumerate(lines) if "You seek" in line)
        assert seeks > board_ends


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_of_a_game_fits_too(language: str, tmp_path: Path) -> None:
    options = ["--players", "4", "--young", "--first", "1", "--turn-limit", "1", "--lang", language]
    with PseudoTerminal(tmp_path, "play", "labyrinth", *options) as terminal:
        terminal.answer("nb 0")
        terminal.answer(".")
        assert "nobody wins" in terminal.screen or "personne ne gagne" in terminal.screen
        assert re.search("[0-9a-f]{32}", terminal.screen)
        lines = terminal.screen.splitlines()
        assert len(lines) <= 24
        assert max(map(len, lines)) <= 80
        assert re.search(r"R 0,\s", terminal.screen)
        terminal.answer("q")
        assert terminal.code == 0
