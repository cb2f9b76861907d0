"""docs/strength.md, written from the results that are there: the text beside this file, with tables in its marks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import dedale
from dedale.bots.rates import Rate, rates_text
from dedale.core.files import write_text
from dedale.lab.figures import decimal, duration, elo, elo_interval, interval, percent, whole
from dedale.lab.folder import RUN, Note, read_tallies
from dedale.lab.labels import side, variant, versus, who_plays
from dedale.lab.plot import plot
from dedale.lab.strength import section_command
from dedale.lab.study import sections
from dedale.lab.tally import Standing, Tally
from dedale.words import words

SAY = words("en")
PAGE = "strength.md"
RATES = "strength.json"
_MARK = re.compile(r"^<!-- (\S+)(?: (beside|of) (.+))? -->$", re.MULTILINE)
"""A part; a part beside another in the same variants; or the variants down and several parts across."""


class Measured:
    """The results of a part."""

    def __init__(self, name: str, note: Note, tallies: Sequence[Tally]) -> None:
        self.name = name
        self.note = note
        self.tallies = [tally for tally in tallies if tally.games]

    def caption(self) -> str:
        """How many games, by what, and how to have them again."""
        made = self.note.made
        return (
            f"{_games(self.tallies)} a row, seed {self.note.plan.seed}, Dédale {made.dedale}, "
            f"Python {made.python} on {made.system}: `{self.note.plan.command}`"
        )


def write_page(results: Path, docs: Path) -> list[Path]:
    """Write the page and its images from the results; the files written."""
    return _Page(results, docs).write()


class _Page:
    def __init__(self, results: Path, docs: Path) -> None:
        self.results = results
        self.docs = docs
        self.written: list[Path] = []

    def write(self) -> list[Path]:
        template = Path(__file__).with_name(PAGE).read_text(encoding="utf-8")
        text = _MARK.sub(lambda mark: self._part(mark, template), template)
        self.docs.mkdir(parents=True, exist_ok=True)
        write_text(self.docs / RATES, rates_text(self._rates()))
        write_text(self.docs / PAGE, text)
        return [*self.written, self.docs / RATES, self.docs / PAGE]

    def _rates(self) -> list[Rate]:
        wanted = [name for name, section in sections().items() if section.by_options]
        found = [measured for name in wanted if (measured := self._read(name))]
        return [_rate(tally) for measured in found for tally in measured.tallies]

    def _part(self, mark: re.Match[str], template: str) -> str:
        name, how, others = mark.groups()
        if name == "contents":
            return _contents(template)
        if how == "of":
            return self._across(name, others.split())
        measured = self._read(name)
        if measured is None:
            return _unmeasured(name)
        if how == "beside":
            return _lines(self._beside(measured, others), measured.caption(), self._picture(name, measured.tallies))
        table = _matches(measured.tallies) if measured.note.plan.kind == "match" else _rates(measured.tallies)
        return _lines(table, measured.caption(), self._picture(name, measured.tallies))

    def _across(self, name: str, parts: Sequence[str]) -> str:
        """All variants, by those of the bots that have been measured."""
        found = [measured for part in parts if (measured := self._read(part))]
        missing = [_unmeasured(part) for part in parts if part not in {one.name for one in found}]
        if not found:
            return _lines(*missing)
        tallies = [tally for one in found for tally in one.tallies]
        tables = []
        for who in dict.fromkeys(_who_plays(tally) for tally in tallies):
            rows = [tally for tally in tallies if _who_plays(tally) == who]
            tables.append(_lines(f"**{who[0].upper()}{who[1:]}**", _side_by_side(rows)))
        verdict = _clearly_above(*(one.tallies for one in reversed(found))) if len(found) == len(parts) == 2 else ""
        captions = [f"`{one.tallies[0].row.bots[0]}`: {one.caption()}" for one in found]
        return _lines(verdict, self._picture(name, tallies), *tables, *captions, *missing)

    def _beside(self, measured: Measured, part: str) -> str:
        """A bot beside another in the same variants, where that has been measured."""
        other_part = self._read(part)
        others = {_name(tally): tally.standings()[0] for tally in other_part.tallies} if other_part else {}
        lines = []
        for tally in measured.tallies:
            own = tally.standings()[0]
            other = others.get(_name(tally))
            compared = [percent(SAY, other.value), _interval(other), _verdict(own, other)] if other else ["", "", ""]
            lines.append([_variant(tally), _who_plays(tally), *_figures(own), *compared])
        titles = ["Variant", "Players", "Bot", "Games", "Wins", "95 %", "Decisions a game", "A decision"]
        own_name, other_name = (name.partition("-")[2] for name in (measured.name, part))
        return _table([*titles, f"`{other_name}`", "95 %", f"`{own_name}` is"], lines, 3)

    def _read(self, name: str) -> Measured | None:
        path = self.results / name
        if not (path / RUN).exists():
            return None
        measured = Measured(name, *read_tallies(path))
        return measured if measured.tallies else None

    def _picture(self, name: str, tallies: Sequence[Tally]) -> str:
        folder = self.docs / "images"
        files = plot(SAY, tallies, folder, f"strength-{name}", ["svg"])
        self.written += files
        return "\n\n".join(f"![{_alternative(tallies)}](images/{file.name})" for file in files)


def _rate(tally: Tally) -> Rate:
    own = tally.standings()[0]
    figures = (round(figure, 4) for figure in (own.value, own.low, own.high))
    ended_by = dedale.game(tally.row.game).facts.endless
    options = {name: value for name, value in tally.row.options.items() if name not in ended_by}
    measure: Literal["wins", "turns"] = "turns" if tally.row.measure == "turns" else "wins"
    return Rate(tally.row.game, options, own.bot, measure, own.games, *figures)


def _rates(tallies: Sequence[Tally]) -> str:
    turns = tallies[0].row.measure == "turns"
    lines = [[_variant(tally), _who_plays(tally), *_figures(tally.standings()[0], turns=turns)] for tally in tallies]
    titles = ["Variant", "Players", "Bot", "Games", "Turns" if turns else "Wins", "95 %", "Decisions a game"]
    return _table([*titles, *(["A turn"] if turns else ["A decision"])], lines, 3)


def _figures(one: Standing, *, turns: bool = False) -> list[str]:
    """A bot, its games, its figure and interval, how long a game is and how long it thinks."""
    return [
        f"`{one.bot}`",
        whole(SAY, one.games),
        decimal(SAY, one.value) if turns else percent(SAY, one.value),
        interval(SAY, one.low, one.high, 1) if turns else _interval(one),
        decimal(SAY, one.decisions),
        duration(SAY, one.turn_seconds or 0) if turns else duration(SAY, one.seconds),
    ]


def _matches(tallies: Sequence[Tally]) -> str:
    lines = []
    for tally in tallies:
        first, *others = tally.standings()
        times = [duration(SAY, one.turn_seconds or 0) for one in (first, *others)]
        lines.append(
            [
                f"`{first.bot}`",
                ", ".join(f"`{side(SAY, one.bot, one.seats)}`" for one in others),
                whole(SAY, first.games),
                percent(SAY, first.value),
                _interval(first),
                percent(SAY, first.par or 0),
                elo(SAY, first.value, first.par or 0.5),
                elo_interval(SAY, first.low, first.high, first.par or 0.5),
                whole(SAY, first.unfinished),
                decimal(SAY, first.decisions / 2),
                duration(SAY, first.seconds),
                times[0],
                ", ".join(times[1:]),
            ]
        )
    titles = ["Bot", "Against", "Games", "Wins", "95 %", "Par", "Elo", "95 %", "No winner", "Turns a game"]
    return _table([*titles, "A decision", "A turn", "Theirs"], lines, 2)


def _side_by_side(tallies: Sequence[Tally]) -> str:
    """Variants down, bots across."""
    bots = list(dict.fromkeys(tally.row.bots[0] for tally in tallies))
    found = {(_variant(tally), tally.row.bots[0]): tally.standings()[0] for tally in tallies}
    lines = []
    for name in dict.fromkeys(_variant(tally) for tally in tallies):
        line = [name]
        for bot in bots:
            one = found.get((name, bot))
            line += [percent(SAY, one.value), _interval(one), duration(SAY, one.seconds)] if one else ["", "", ""]
        lines.append(line)
    return _table(["Variant", *(title for bot in bots for title in (f"`{bot}`", "95 %", "A decision"))], lines, 1)


def _clearly_above(better: Sequence[Tally], worse: Sequence[Tally]) -> str:
    """In how many variants one bot is above another beyond doubt, and in which it is not."""
    others = {_name(tally): tally.standings()[0] for tally in worse}
    pairs = [(_name(tally), tally.standings()[0], others[_name(tally)]) for tally in better if _name(tally) in others]
    if not pairs:
        return ""
    doubtful = [name for name, high, low in pairs if high.low <= low.high]
    first, second = (f"`{tallies[0].row.bots[0]}`" for tallies in (better, worse))
    clear = len(pairs) - len(doubtful)
    said = f"In {clear} of {len(pairs)} combinations the interval of {first} lies wholly above that of {second}"
    if doubtful:
        said += "; not in: " + "; ".join(doubtful)
    combinations = len(dedale.game(better[0].row.game).combinations())
    return f"{said}." + ("" if len(pairs) == combinations else f" ({combinations} there are in all.)")


def _verdict(own: Standing, other: Standing) -> str:
    if own.low > other.high:
        return "above"
    return "below" if own.high < other.low else "not told apart"


def _table(titles: Sequence[str], lines: Sequence[Sequence[str]], texts: int) -> str:
    """A table whose first columns are texts and whose others are numbers."""
    rule = ["---" if place < texts else "---:" for place in range(len(titles))]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (titles, rule, *lines))


def _lines(*parts: str) -> str:
    return "\n\n".join(part for part in parts if part)


def _unmeasured(name: str) -> str:
    return f"*{name} has not been measured yet: `{section_command(name)}` does it.*"


def _contents(template: str) -> str:
    """Links to the chapters."""
    titles = re.findall(r"^## (.+)$", template, re.MULTILINE)
    return " · ".join(f"[{title}](#{re.sub(r'[^a-z0-9]+', '-', title.lower())})" for title in titles)


def _games(tallies: Sequence[Tally]) -> str:
    fewest, most = (choose(tally.games for tally in tallies) for choose in (min, max))
    return f"{whole(SAY, most)} games" if fewest == most else f"{whole(SAY, fewest)} to {whole(SAY, most)} games"


def _alternative(tallies: Sequence[Tally]) -> str:
    """What the picture shows, in words."""
    if tallies[0].row.measure == "match":
        return "Win rates of matches: " + ", ".join(versus(SAY, tally.row) for tally in tallies)
    bots = ", ".join(dict.fromkeys(tally.standings()[0].bot for tally in tallies))
    return f"{'Turns' if tallies[0].row.measure == 'turns' else 'Win rates'} of {bots}, by variant"


def _variant(tally: Tally) -> str:
    return variant(SAY, tally.row.game, tally.row.options)


def _who_plays(tally: Tally) -> str:
    return who_plays(SAY, tally.row.game, tally.row.options)


def _name(tally: Tally) -> str:
    return f"{_variant(tally)}, {_who_plays(tally)}"


def _interval(one: Standing) -> str:
    return interval(SAY, one.low, one.high)
