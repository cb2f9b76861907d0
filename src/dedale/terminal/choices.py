"""The legal choices as a menu: a key for each, and the lines that list them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from dedale.terminal.density import CRAMPED, ROOMY, TIGHT
from dedale.terminal.ink import ink
from dedale.terminal.targets import target

COMMAND_KEYS = "?hlqrstux"
"""The keys of commands, which no choice may have."""

DIGITS = "123456789"
LETTERS = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMAND_KEYS)
_KEYS = [*DIGITS, *LETTERS, *LETTERS.upper()]

KEY_STYLE = "bold cyan"
_GAP = 3
_FEW = {ROOMY: 6, TIGHT: 3, CRAMPED: 3}
"""So many choices are listed one below the other; more than that in columns."""


@dataclass(frozen=True, slots=True)
class MenuChoice:
    """A key, the action it stands for, and what is written beside it."""

    key: str
    action: int
    label: Text


@dataclass(frozen=True, slots=True)
class Menu:
    """The choices of one decision: their keys, and the lines that show every one of them."""

    keys: dict[str, int]
    lines: list[Text] = field(default_factory=list)

    @property
    def answers(self) -> list[str]:
        """What may be typed, each of which says what is chosen without anything after it."""
        return list(self.keys)

    def action(self, key: str) -> int | None:
        """The action that a key stands for; capitals matter only where both forms are keys."""
        return self.keys.get(key, self.keys.get(key.lower()))

    def actions(self, line: str) -> list[int] | None:
        """The actions that a line of keys with spaces between them stands for; None if one of them is no key."""
        found = [self.action(key) for key in line.split()]
        return [action for action in found if action is not None] if found and None not in found else None


@dataclass(frozen=True, slots=True)
class Pool:
    """A set to be chosen, where the game asks for its members one by one in ascending order.

    A person picks them in any order, sees the whole set, and only then is it played.
    """

    counts: dict[int, int]
    """How many there are of each item to pick."""
    size: int
    """How many are picked in all; with `may_stop`, at most."""
    may_stop: bool = False
    first_shown: bool = False
    """Whether the set is shown once more, to be confirmed, before it is played."""

    def allows(self, picks: Sequence[int]) -> bool:
        """Whether these can be picked together."""
        return len(picks) <= self.size and all(picks.count(item) <= self.counts.get(item, 0) for item in picks)


@dataclass(frozen=True, slots=True)
class Tryout:
    """An action that is shown before it is played: what is asked then, and what may be tried in its place."""

    question: str
    others: Menu
    """Its lines say all that may be answered, besides the choices that come next: those play both."""


STOP = -1
"""In the menu of a pool: pick no more."""


def nth_key(index: int) -> str:
    """The key of the choice with this index: digits, letters, capitals, and after those numbers of two digits."""
    return _KEYS[index] if index < len(_KEYS) else str(10 + index - len(_KEYS))


def key_text(key: str) -> Text:
    """A key as it is shown."""
    return ink(key, KEY_STYLE)


def keyed(key: str, label: str | Text) -> Text:
    """A key with what it does, which can also be pointed at."""
    return target(key_text(key) + Text("  ") + (Text(label) if isinstance(label, str) else label), key)


def listed(labels: Sequence[tuple[int, Text]], width: int, room: int) -> Menu:
    """A menu of actions with their labels: one below the other, or in columns if they are many and short."""
    choices = [MenuChoice(nth_key(index), action, label) for index, (action, label) in enumerate(labels)]
    return Menu({choice.key: choice.action for choice in choices}, columns(choices, width, room))


def columns(choices: Sequence[MenuChoice], width: int, room: int) -> list[Text]:
    """The choices as lines no wider than this; a label that is too long goes on below itself."""
    cell = max(len(choice.key) + 2 + choice.label.cell_len for choice in choices) + _GAP
    across = 1 if len(choices) <= _FEW[room] else max(1, (width - 2 + _GAP) // cell)
    down = -(-len(choices) // across)
    lines = []
    for row in range(down):
        line = Text("  ")
        for choice in choices[row::down]:
            line.pad_right(2 + cell * (choices.index(choice) // down) - line.cell_len)
            line += keyed(choice.key, choice.label)
        lines += folded(line, width, hang=5)
    return lines


def folded(line: Text, width: int, hang: int) -> list[Text]:
    """A line cut between words to this width; what follows the first is indented."""
    if line.cell_len <= width:
        return [line]
    lines: list[Text] = []
    start, room = 0, width
    plain = line.plain
    while len(plain) - start > room:
        cut = plain.rfind(" ", start, start + room + 1)
        cut = start + room if cut <= start + (0 if lines else hang) else cut
        lines.append(line[start:cut])
        lines[-1].rstrip()
        start = cut + (plain[cut] == " ")
        room = width - hang
    lines.append(line[start:])
    return [lines[0], *(Text(" " * hang) + rest for rest in lines[1:])]
