"""Writes `docs/notation.md` from the code: card codes, chance outcomes, and every decision with its actions.

python tools/notation.py           write the file
python tools/notation.py --check   say whether the file is current
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from dedale.onirim.cards import CODE_OF, CODES, COLOUR_LETTERS, copies
from dedale.onirim.decisions import ACTION_OF, ANSWERS, DECISIONS
from dedale.onirim.game import GAME
from dedale.onirim.towers import SIDES

FILE = Path(__file__).resolve().parents[1] / "docs" / "notation.md"

COLOURS = dict(zip(COLOUR_LETTERS, ("red", "blue", "green", "brown"), strict=True))
SYMBOLS = {"s": "sun", "m": "moon", "k": "key"}


def notation() -> str:
    """The whole file."""
    return "\n".join([*_cards(), *_outcomes(), *_decisions()]) + "\n"


def _cards() -> Iterator[str]:
    yield "# The notation of Onirim"
    yield ""
    yield "Written by `tools/notation.py` from the code; do not edit it by hand."
    yield ""
    yield "## Cards"
    yield ""
    yield "The number is the card's own, and also the answer wherever a decision names a card."
    yield "The letter of a colour comes first:"
    yield ", ".join(f"`{letter}` {name}" for letter, name in COLOURS.items()) + "."
    yield ""
    yield "| number | code | card | in play |"
    yield "|---|---|---|---|"
    for number, code in enumerate(CODES):
        yield f"| {number} | `{code}` | {_card(code)} | {_in_play(number)} |"
    yield ""


def _card(code: str) -> str:
    first, second = code[0], code[1]
    if code in ("xn", "xh"):
        return {"xn": "Nightmare", "xh": "Happy Dream"}[code]
    if first == "p":
        return f"Premonition {second}"
    colour = COLOURS[first]
    if second in SYMBOLS:
        return f"Chamber, {colour} {SYMBOLS[second]}"
    if second.isdigit():
        left, right = SIDES[COLOUR_LETTERS.index(first)][int(second) - 3].split("/")
        return f"Tower, {colour} {second}, left side {_side(left)}, right side {_side(right)}"
    return f"{'Door' if second == 'd' else 'Goal'}, {colour}"


def _side(symbols: str) -> str:
    return " and ".join(SYMBOLS[symbol] for symbol in symbols if symbol in SYMBOLS) or "nothing"


def _in_play(number: int) -> str:
    code = CODES[number]
    if code.endswith("g"):
        return "2 with the Book"
    if code.startswith("p"):
        return "1 with the Dreams"
    base, whole = copies(number, False, False), copies(number, True, True)
    return str(base) if base == whole else f"{whole} with the {'Dreams' if code == 'xh' else 'Towers'}"


def _outcomes() -> Iterator[str]:
    yield "## Chance outcomes"
    yield ""
    yield "An outcome is the number of the card that comes, and its text is the card's code."
    yield ""
    yield "| kind | when | outcomes |"
    yield "|---|---|---|"
    cards, goals, premonitions = "`rs` … `n5`, 0 to 29", "`rg` … `ng`, 30 to 33", "`p1` … `p8`, 34 to 41"
    yield f"| `draw` | a card is drawn, or dealt | {cards} |"
    yield f"| `look` | a player looks at a card at the top or the bottom of the deck | {cards} |"
    yield f"| `reveal` | the top card is turned over for everybody to see | {cards} |"
    yield f"| `goal` | the next Goal is laid out | {goals} |"
    yield f"| `premonition` | a Premonition is turned face up | {premonitions} |"
    yield ""


def _decisions() -> Iterator[str]:
    yield "## Decisions"
    yield ""
    yield f"An action is a number from 0 to {len(GAME.actions) - 1}: the base of its kind of decision plus the number"
    yield "of the answer. Numbers never depend on the options."
    yield "Where every card could be named, the list goes from `rs` to `n5` in the order of the table above."
    yield f"A table passes by itself where nobody asked for a stop: {_listed(sorted(GAME.passes))}."
    yield ""
    yield "| kind | base | answers |"
    yield "|---|---|---|"
    for kind, texts in ANSWERS.items():
        yield f"| [`{kind}`](#{kind}) | {ACTION_OF[texts[0]]} | {len(texts)} |"
    for about in DECISIONS.values():
        yield ""
        yield f"### {about.name}"
        yield ""
        yield about.asks
        yield ""
        yield "| actions | texts |"
        yield "|---|---|"
        yield from _actions(ANSWERS[about.name])


def _actions(texts: list[str]) -> Iterator[str]:
    """One line for each text, or for all that differ only in the card they name."""
    for _, group in groupby(texts, key=lambda text: re.sub(r"\S+$", "", text) if _names_a_card(text) else text):
        run = list(group)
        ids = [ACTION_OF[text] for text in run]
        if len(run) == 1:
            yield f"| {ids[0]} | `{run[0]}` |"
        else:
            stem = run[0].rsplit(" ", 1)[0]
            codes = [text.rsplit(" ", 1)[1] for text in run]
            yield f"| {ids[0]} to {ids[-1]} | `{stem}` followed by {_codes(codes)} |"


def _names_a_card(text: str) -> bool:
    return text.rsplit(" ", 1)[-1] in CODE_OF


def _codes(codes: list[str]) -> str:
    return "every card, `rs` to `n5`" if len(codes) == 30 else " ".join(f"`{code}`" for code in codes)


def _listed(actions: Iterable[int]) -> str:
    return ", ".join(f"`{GAME.text(action)}` ({action})" for action in actions)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Writes docs/notation.md from the code.")
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    chosen = parser.parse_args(arguments)
    text = notation()
    if not chosen.check:
        FILE.write_text(text)
    elif not FILE.exists() or FILE.read_text() != text:
        print("docs/notation.md is not current: write it anew with `make docs`.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
