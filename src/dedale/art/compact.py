"""Shortens drawings: path data absolute or relative, whichever is shorter, with no needless character."""

from __future__ import annotations

import re
from typing import NamedTuple

STEPS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
"""How many numbers a command takes."""

TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")


class PathForm(NamedTuple):
    """One way to write a command: its text, its letter, its numbers as texts."""

    text: str
    letter: str
    numbers: list[str]


def compact(svg: str, digits: int = 1) -> str:
    """A drawing with all its paths shortened."""
    svg = re.sub(r' d="([^"]+)"', lambda m: f' d="{shorter(m[1], digits)}"', svg)
    return re.sub(r'="(-?)0\.(\d+)"', r'="\1.\2"', svg)


def shorter(d: str, digits: int = 1) -> str:
    """Path data, shortened.

    >>> shorter("M 10 10 L 20 10 L 20.04 30 Z")
    'M10 10H20V30z'
    """
    tokens, i, out, last = TOKEN.findall(d), 0, "", ""
    x = y = start_x = start_y = 0.0
    command = ""
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            out, last, x, y = out + "z", "z", start_x, start_y
            continue
        values = [float(token) for token in tokens[i : i + STEPS[kind]]]
        i += STEPS[kind]
        base = _base(kind, x, y)
        absolute = [value + at * relative for value, at in zip(values, base, strict=True)]
        if kind == "L" and digits < 3:
            flat = [abs(round(a, digits) - round(b, digits)) < 10**-6 for a, b in zip(absolute, (x, y), strict=True)]
            if flat[1] and not flat[0]:
                kind, absolute, base = "H", absolute[:1], [x]
            elif flat[0] and not flat[1]:
                kind, absolute, base = "V", absolute[1:], [y]
        form = _shortest(kind, absolute, base, out, last, digits)
        out, last = out + form.text, form.letter
        x, y = _end(kind, form, x, y)
        if kind == "M":
            start_x, start_y, command = x, y, "l" if relative else "L"
    return out


def _base(kind: str, x: float, y: float) -> list[float]:
    """What a relative command's numbers count from."""
    if kind in "HV":
        return [x if kind == "H" else y]
    if kind == "A":
        return [0, 0, 0, 0, 0, x, y]
    return [x, y] * (STEPS[kind] // 2)


def _shortest(kind: str, absolute: list[float], base: list[float], out: str, last: str, digits: int) -> PathForm:
    forms = []
    relative = [a - b for a, b in zip(absolute, base, strict=True)]
    for letter, values in ((kind, absolute), (kind.lower(), relative)):
        numbers = [_number(value, digits) for value in values]
        implied = letter == last or (last, letter) in (("M", "L"), ("m", "l"))
        text = _joined(numbers, out) if implied and out else letter + _joined(numbers, letter)
        forms.append(PathForm(text, letter, numbers))
    return min(forms, key=lambda form: len(form.text))


def _end(kind: str, form: PathForm, x: float, y: float) -> tuple[float, float]:
    """Where the pen stands after a command as it was written, so that rounding does not add up."""
    end = [float(number) for number in form.numbers]
    dx, dy = (x, y) if form.letter.islower() else (0.0, 0.0)
    if kind == "H":
        return end[0] + dx, y
    if kind == "V":
        return x, end[0] + dy
    return end[-2] + dx, end[-1] + dy


def _number(x: float, digits: int) -> str:
    text = f"{x:.{digits}f}"
    if digits:
        text = text.rstrip("0").rstrip(".")
    if text.startswith(("0.", "-0.")):
        text = text.replace("0.", ".", 1)
    return "0" if text in ("-0", "-", "") else text


def _joined(numbers: list[str], before: str) -> str:
    """Numbers written after a text, with a space only where one is needed."""
    out = before
    for text in numbers:
        fraction_before = "." in re.split(r"[ ,A-Za-z-]", out)[-1]
        glued = text[0] == "-" or (text[0] == "." and fraction_before) or out[-1:].isalpha() or not out
        out += text if glued else " " + text
    return out[len(before) :]
