"""A game at a terminal: shows each decision, reads the answer, and plays it at the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.text import Text

from dedale.bots.analysis import Analysis
from dedale.bots.hints import hint
from dedale.core.errors import DedaleError, FileTrouble
from dedale.core.events import Action
from dedale.core.facts import FAIR
from dedale.core.game import Seat, State, View
from dedale.core.table import Table
from dedale.terminal.analysis import analysis_lines, looked_through
from dedale.terminal.choices import STOP, Menu, Pool, Tryout, nth_key
from dedale.terminal.curtain import Curtain
from dedale.terminal.density import ROOMY
from dedale.terminal.game_screen import GameScreen
from dedale.terminal.news import TurnNews
from dedale.terminal.players import Players
from dedale.terminal.rules import help_pages
from dedale.terminal.saves import save, shown
from dedale.terminal.screen import Screen, titled
from dedale.terminal.window import Window, printable
from dedale.words import error_words
from dedale.words.games import game_words
from dedale.words.hints import hint_words
from dedale.words.names import name_words
from dedale.words.players import ending_words
from dedale.words.table_log import TableLog

AGAIN, NEW, LEFT = "again", "new", "left"
"""How a sitting can end: play the same deal again, play another, or leave."""


class Sitting:
    """One game, from where the table stands until its players leave.

    What is put together before it is played, a spell with all that it costs or a push that is only tried, is begun
    on a copy of the state: the table hears of it when it is whole.
    """

    def __init__(self, table: Table, looks: GameScreen, window: Window, path: Path) -> None:
        self._table = table
        self._looks = looks
        self._window = window
        self._words = window.words
        self._path = path
        self._players = Players(table)
        self._news = TurnNews(table, looks, self._players)
        self._curtain = Curtain(window, looks, self._players.people)
        self._begun: list[int] = []
        self._picks: list[int] = []
        self._notes: list[str] = []
        self._analysis: Analysis | None = None
        self._thinker: int | None = None
        """The bot that is said to think, where that is said once for all its choices in a row."""
        self._asking = True
        """Whether somebody who watches bots is asked to go on after each of their choices."""
        self.unsaved: str | None = None
        """Why the game is not being saved; None as long as it is."""

    def note(self, sentence: str) -> None:
        """Say something on the next screen."""
        self._notes.append(sentence)

    def play(self) -> str:
        """Play until the players leave: AGAIN, NEW or LEFT. Raises InputEnded."""
        self._save()
        while True:
            if self._table.over:
                answer = self._end()
            elif self._players.is_bot(self._table.turn):
                answer = self._let_bot_decide()
            else:
                answer = self._decide()
            if answer is not None:
                return answer

    def _decide(self) -> str | None:
        """One decision of the seat whose turn it is."""
        seat = self._table.turn
        self._thinker = None
        self._curtain.pass_to(self._table, seat)
        state = self._table.state.clone()
        for action in self._begun:
            state.play(action)
        view = state.view(seat)
        trial = self._trial()
        pool = None if trial else self._looks.pool(view)
        self._show(view, pool, trial)
        menu = self._menu(view, pool, ROOMY, self._window.width)
        answers = [*menu.answers, *self._commands(view)]
        answers += [self._words("ui-yes-key"), "y", *trial.others.answers] if trial else []
        line = self._window.ask(self._prompt(seat), answers)
        self._notes = []
        if line in self._commands(view):
            return self._command(line, view)
        chosen = menu.actions(line)
        unclear = bool(trial and chosen and trial.others.actions(line))
        if trial and not unclear and self._judge(trial, line):
            return None
        if chosen and pool:
            self._pick(state, pool, chosen, line)
        elif chosen and not unclear:
            self._choose(state, chosen, line)
        elif line:
            self.note(self._looks.refusal(view, _shortened(line), self._table.view(seat) if trial else None))
        return None

    def _let_bot_decide(self) -> str | None:
        """One decision of a bot. Whoever is at the keyboard looks on; where only bots play, whoever watches goes on."""
        seat = self._table.turn
        watched = not self._players.people
        thinking = self._words("ui-thinking", player=self._bot_words(seat))
        if self._window.live:
            self._show_waiting(thinking)
        elif not watched and self._thinker != seat:
            self._window.say(thinking)
        self._thinker = seat
        self._table.play(seat, self._players.choose())
        self._news.follow()
        self._save()
        return self._watch() if watched and not self._table.over else None

    def _watch(self) -> str | None:
        """What a bot has just done, for somebody who watches; through pipes nothing is asked."""
        keys = {
            "n": "next",
            "e": "to-end",
            "?": "help",
            "x": self._looks.piles_name,
            "l": "log",
            "s": "save",
            "q": "quit",
        }
        commands = {key: self._words(f"ui-command-{name}") for key, name in keys.items()}
        view = self._table.view(None)
        while self._asking:
            next_one = self._words("ui-next-to-decide", player=self._bot_words(self._table.turn))
            self._show_waiting(next_one, commands if self._window.live else {})
            line = self._window.ask(self._words("ui-prompt-watch"), commands) if self._window.live else "n"
            self._notes = []
            if line in ("", "n", "e"):
                self._asking = line != "e"
                break
            if line not in commands:
                self.note(self._words("ui-not-a-choice", text=_shortened(line)))
            elif (answer := self._command(line, view)) is not None:
                return answer
        self._news.shown(None)
        return None

    def _bot_words(self, seat: int) -> str:
        """Which bot plays a seat."""
        return name_words(self._words, self._table.seats[seat], seat + 1, full=True)

    def _show_waiting(self, question: str, commands: Mapping[str, str] | None = None) -> None:
        """The table while a bot is to decide, with the eyes of whoever is at the keyboard."""
        viewer = self._curtain.looking
        view = self._table.view(viewer)
        screen = Screen(
            view,
            status=self._looks.status(view, self._looks.turns(self._table.record) + 1),
            question=question,
            commands=list((commands or {}).items()),
            news=self._news.news(viewer),
            notes=self._notes,
            log=lambda: self._sentences(viewer),
        )
        self._window.show(lambda: screen.lines(self._looks, self._window))

    def _menu(self, view: View, pool: Pool | None, room: int, width: int) -> Menu:
        if pool:
            return self._looks.pool_menu(view, pool, self._picks, width, room)
        return self._looks.menu(view, width, room)

    def _trial(self, width: int | None = None) -> Tryout | None:
        """What is being tried, if something is."""
        if len(self._begun) != 1:
            return None
        view = self._table.view(self._table.turn)
        return self._looks.trial(view, self._begun[0], self._window.width if width is None else width)

    def _judge(self, trial: Tryout, line: str) -> bool:
        """Play what is being tried, or try something else; whether the line said to do so."""
        if line.lower() in (self._words("ui-yes-key"), "y"):
            self._play(self._table.turn)
            return True
        others = trial.others.actions(line)
        if others:
            self._begun = []
            self._choose(self._table.state.clone(), others, line)
        return bool(others)

    def _choices(self, view: View, pool: Pool | None, room: int, width: int) -> list[Text]:
        trial = self._trial(width)
        return trial.others.lines if trial else self._menu(view, pool, room, width).lines

    def _show(self, view: View, pool: Pool | None, trial: Tryout | None) -> None:
        screen = Screen(
            view,
            status=self._looks.status(view, self._looks.turns(self._table.record) + 1),
            question=trial.question if trial else self._looks.question(view),
            standing=self._table.view(self._table.turn) if trial else None,
            choices=lambda room, width: self._choices(view, pool, room, width),
            commands=list(self._commands(view).items()),
            news=[] if self._begun else self._news.news(self._table.turn),
            notes=[*self._hints(view, pool), *self._notes],
            log=lambda: self._sentences(self._table.turn),
        )
        self._window.show(lambda: screen.lines(self._looks, self._window))

    def _hints(self, view: View, pool: Pool | None) -> list[str]:
        """How several choices are made at once, and what was picked so far."""
        example = f"{nth_key(1)} {nth_key(0)}"
        if pool and self._picks:
            named = self._looks.picks_words(view, self._picks)
            return [self._words("ui-chosen-so-far", count=len(self._picks), size=pool.size, cards=named)]
        if self._window.live:  # there each key is an answer
            return [self._words("ui-choose-keys", size=pool.size)] if pool and not pool.may_stop else []
        if pool and not pool.may_stop:
            return [self._words("ui-choose", size=pool.size, example=example)]
        return [self._words("ui-several", example=example)] if pool or view.kind in self._looks.in_rows else []

    def _prompt(self, seat: int) -> str:
        if len(self._table.seats) == 1:
            return self._words("ui-prompt")
        return self._words("ui-prompt-player", player=self._looks.player(seat))

    def _commands(self, view: View) -> dict[str, str]:
        """The commands that there are now, by key."""
        keys = {"?": "help", "h": "hint", "x": self._looks.piles_name, "l": "log", "u": "undo", "s": "save"}
        if self._looks.stops(view) and not self._table.stops[self._table.turn]:
            keys["t"] = self._looks.stop_name
        keys |= {"r": "resign", "q": "quit"}
        return {key: self._words(f"ui-command-{name}") for key, name in keys.items()}

    def _command(self, key: str, view: View) -> str | None:
        match key:
            case "?":
                topics = self._looks.topics(self._table.game.options_json(self._table.record.options))
                self._window.page(lambda: help_pages(self._looks, self._window, view, topics))
            case "h":
                self._analyse() if self._table.over else self._hint()
            case "x":
                self._window.page(lambda: self._looks.piles(view, self._window.width))
            case "l":
                self._window.page(self._log)
            case "u":
                self._undo()
            case "s":
                self._save_as()
            case "t":
                self._table.ask_stop(self._table.turn)
                self.note(self._words(f"ui-command-{self._looks.stop_name}.asked"))
            case "r":
                if self._window.confirm(self._words("ui-resign")):
                    self._begun = self._picks = []
                    self._table.resign(self._table.turn)
                    self._save()
            case _:
                return self._quit()
        return None

    def _hint(self) -> None:
        """A hint for whoever is to decide, about the decision as the table has it."""
        self._begun, self._picks = [], []
        seat = self._table.turn
        view = self._table.view(seat)
        if self._window.live:
            self._show_waiting(self._words("ui-hint-thinking"))
        try:
            found = hint(self._table, seat)
        except DedaleError as error:
            self.note(error_words(self._words, error))
            return
        self._notes += map(self._words.say, hint_words(found, view))
        self._save()

    def _analyse(self) -> None:
        """Look through the game that is over. Ctrl-C stops only that."""
        if self._analysis is None:
            self._window.clear()
            try:
                self._analysis = looked_through(self._table.record, self._window)
            except KeyboardInterrupt:
                self.note(self._words("ui-analysis-stopped"))
            except DedaleError as error:
                self.note(error_words(self._words, error))
        found = self._analysis
        if found is not None:
            self._window.page(lambda: analysis_lines(found, self._looks, self._window))

    def _pick(self, state: State, pool: Pool, chosen: list[int], line: str) -> None:
        """Add to the set; when it is whole, play it."""
        stopped = chosen[-1] == STOP
        picks = [*self._picks, *(chosen[:-1] if stopped else chosen)]
        if STOP in picks or not pool.allows(picks):
            self.note(self._words("ui-not-in-order", text=_shortened(line)))
            return
        self._picks = picks
        if len(picks) < pool.size and not stopped:
            return
        view = state.view(state.turn)
        named = self._looks.picks_words(view, picks)
        self._picks = []
        if pool.first_shown and not self._window.confirm(self._words("ui-pay-all", cards=named)):
            self._begun = []
            self.note(self._words("ui-kept"))
            return
        self._choose(state, self._looks.picks_actions(view, picks), line)

    def _choose(self, state: State, actions: list[int], line: str) -> None:
        """Play these choices one after the other, all of them or none; a spell waits until it is paid."""
        seat = state.turn
        doomed = False
        for action in actions:
            if state.turn != seat or action not in state.legal():
                self.note(self._words("ui-not-in-order", text=_shortened(line)))
                return
            doomed = doomed or self._looks.dooms(state, action)
            state.play(action)
        if doomed and not self._window.confirm(self._words("ui-doom")):
            self._begun = []
            self.note(self._words("ui-kept"))
            return
        self._begun += actions
        pool = self._looks.pool(state.view(seat)) if state.turn == seat else None
        if self._trial() is None and (pool is None or not pool.first_shown):
            self._play(seat)

    def _play(self, seat: int) -> None:
        """Play at the table what was begun."""
        actions, self._begun = self._begun, []
        self._news.shown(seat)
        for action in actions:
            self._table.play(seat, action)
        self._news.follow()
        self._save()

    def _undo(self) -> None:
        """Take back the last pick, or what is not played yet, or the last choice that a person made."""
        if self._picks:
            self._picks.pop()
            return
        if self._begun:
            self._begun = []
            return
        people = self._players.people
        chosen = [
            event.seat
            for event in self._table.record.live
            if isinstance(event, Action) and event.chosen and event.seat in people
        ]
        try:
            self._table.undo(chosen[-1] if chosen else self._table.turn)
        except DedaleError as error:
            self.note(error_words(self._words, error))
            return
        self._news.forget()
        self._analysis = None
        self.note(self._words("ui-undone"))
        self._save()

    def _log(self) -> list[Text]:
        """All that happened, as the seat that looks may know it, the latest first."""
        seat = None if self._table.over or self._players.is_bot(self._table.turn) else self._table.turn
        lines = [line for sentence in self._sentences(seat) for line in self._window.wrapped(sentence)]
        return titled(
            self._words("ui-log-title"), lines or self._window.wrapped(self._words("ui-log-empty")), self._window
        )

    def _sentences(self, seat: Seat) -> list[str]:
        """The log as this seat may know it, the latest first."""
        log = TableLog(self._table, seat, typed=True).lines
        return [self._words.say(line.words, seat, self._table.seats) for line in reversed(log)]

    def _save(self) -> None:
        """Keep the game; if that fails, say so once and play on."""
        try:
            save(self._table, self._path)
        except FileTrouble as error:
            if self.unsaved is None:
                self.unsaved = error_words(self._words, error)
                self.note(self._words("ui-not-saved", why=self.unsaved))
        else:
            self.unsaved = None

    def _save_as(self) -> None:
        """Keep the game in a file of the player's choice as well."""
        name = self._window.ask(self._words("ui-save-path", path=shown(self._path)))
        path = Path(name).expanduser() if name else self._path
        taken = path != self._path and path.exists()
        if taken and not self._window.confirm(self._words("ui-overwrite", path=shown(path))):
            return
        try:
            save(self._table, path)
        except FileTrouble as error:
            self.note(error_words(self._words, error))
        else:
            self.note(self._words("ui-saved", path=shown(path)))

    def _quit(self) -> str | None:
        if self.unsaved and not self._table.over and not self._window.confirm(self._words("ui-quit-unsaved")):
            return None
        return LEFT

    def _end(self) -> str | None:
        """The end of the game: how it came out, and what to do next."""
        view = self._table.view(None)
        keys = {"?": "help", "h": "analysis", "l": "log", "x": self._looks.piles_name, "s": "save"}
        keys |= {"a": "again", "n": "new", "q": "quit"}
        resigned = self._table.record.timeline.resigned is not None
        if self._players.people and not resigned and self._table.record.undo != FAIR:
            keys = {"u": "undo"} | keys
        commands = {key: self._words(f"ui-command-{name}") for key, name in keys.items()}
        screen = Screen(
            view,
            status=self._looks.status(view, self._looks.turns(self._table.record)),
            question=self.result(),
            news=self._news.news(self._last_person()),
            choices=lambda _, width: self._closing_lines(width),
            commands=list(commands.items()),
            notes=self._notes,
            log=lambda: self._sentences(None),
        )
        self._window.show(lambda: screen.lines(self._looks, self._window))
        line = self._window.ask(self._words("ui-prompt"), commands)
        self._notes = []
        if line in ("a", "n"):
            return AGAIN if line == "a" else NEW
        if line in commands:
            return self._command(line, view)
        if line:
            self.note(self._words("ui-not-a-choice", text=_shortened(line)))
        return None

    def result(self) -> str:
        """How the game came out."""
        told = game_words(self._table.game.name).result_words(self._table.view(None), self._table.returns())
        return self._words.say(ending_words(self._table.record.timeline, told), names=self._table.seats)

    def closing(self) -> list[str]:
        """What there is to say after the end: how far it went, and how to have the same deal again."""
        secret = self._table.proof().secret
        view = self._table.view(None)
        lines = [self._looks.counts(view, self._table.record)]
        if secret is not None:
            lines.append(self._words("ui-deal", secret=secret.hex()))
        return lines

    def _closing_lines(self, width: int) -> list[Text]:
        """What there is to say after the end; beside a table without a margin."""
        indent = int(width == self._window.width)
        return [line for told in self.closing() for line in self._window.wrapped(told, indent=indent, width=width)]

    def _last_person(self) -> Seat:
        """Who looks at the end: the person who made the last move, or was last at the keyboard; else a spectator."""
        moves = [event.seat for event in self._table.record.live if isinstance(event, Action)]
        return moves[-1] if moves and not self._players.is_bot(moves[-1]) else self._curtain.looking


def _shortened(line: str) -> str:
    return printable(line if len(line) <= 30 else line[:29] + "…")
