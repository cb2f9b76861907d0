"""Figures: win rates and matches as dots with their intervals, as PNG and SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from dedale.core.errors import FileTrouble
from dedale.lab.errors import BadResults
from dedale.lab.figures import decimal, percent
from dedale.lab.labels import variant, versus, who_plays
from dedale.lab.plan import Measure
from dedale.lab.tally import Tally
from dedale.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER, STRIPE, INK, FAINT, RULE = "#fdfaf3", "#f5eee0", "#2a2033", "#6b6072", "#ddd2bd"
HUES = {
    "random": "#9a93a3",
    "simple": "#b8792c",
    "greedy": "#b8792c",
    "fast": "#2474b0",
    "planner": "#2474b0",
    "lite": "#2f7a50",
    "expert": "#a93b42",
}
"""A colour for each bot, in all figures the same."""
SPARE = ("#6336a6", "#2f7a50", "#9c3f63", "#785200", "#17558c")
FORMATS = ("png", "svg")

STYLE: dict[Any, Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "text.color": INK,
    "axes.labelcolor": FAINT,
    "xtick.color": FAINT,
    "ytick.color": INK,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "svg.fonttype": "none",
    "svg.hashsalt": "dedale",
    "axes.unicode_minus": True,
}
"""How all figures look."""
_LINE = 0.215
"""The height of a line, in inches."""
_DODGE = 0.24
"""How far apart the bots of a line are, in lines."""


class Dot(NamedTuple):
    """A figure with its interval, in the colour of its bot, on a line of a panel."""

    panel: str
    line: str
    hue: str
    value: float
    low: float
    high: float
    par: float | None = None


def plot(
    words: Words, tallies: Sequence[Tally], folder: Path, name: str, formats: Sequence[str] = FORMATS
) -> list[Path]:
    """Draw a figure for each measure that has been taken, into files of that name. The files written."""
    written = []
    measures: list[Measure] = ["wins", "turns", "match"]
    present = [
        measure for measure in measures if any(tally.row.measure == measure and tally.games for tally in tallies)
    ]
    if not present:
        raise BadResults("lab-nothing-played", "There is nothing to draw yet: no game of this run has been played.")
    for measure in present:
        chosen = [tally for tally in tallies if tally.row.measure == measure and tally.games]
        stem = name if len(present) == 1 else f"{name}-{measure}"
        written += save(draw(words, chosen, measure), folder / stem, formats)
    return written


def draw(words: Words, tallies: Sequence[Tally], measure: Measure) -> Figure:
    """The figure of these rows, all of one measure."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    dots = _match_dots(words, tallies) if measure == "match" else _rate_dots(words, tallies)
    panels = list(dict.fromkeys(dot.panel for dot in dots))
    lines = list(dict.fromkeys(dot.line for dot in dots))
    hues = list(dict.fromkeys(dot.hue for dot in dots))
    colours = _colours(hues)
    legend = measure != "match" and lines != hues
    with mpl.rc_context(STYLE):
        margin = 0.3 + 0.075 * max(map(len, lines))
        top = 0.6 if legend else 0.3
        height = top + 0.55 + _LINE * max(len(lines), 3) * (1.25 if len(lines) < 12 else 1)
        width = margin + (2.3 * len(panels) if len(panels) > 1 else 4.6) + 0.35
        figure = Figure(figsize=(width, height))
        axes = figure.subplots(1, len(panels), sharey=True, sharex=True, squeeze=False)[0]
        figure.subplots_adjust(
            left=margin / width, right=1 - 0.35 / width, top=1 - top / height, bottom=0.55 / height, wspace=0.12
        )
        for number, (axis, panel) in enumerate(zip(axes, panels, strict=True)):
            _panel(words, axis, [dot for dot in dots if dot.panel == panel], lines, colours, measure)
            if panel:
                axis.set_title(panel, loc="left", fontsize=9, color=FAINT, pad=6)
            if number:
                axis.tick_params(axis="y", length=0)
        axes[0].set_yticks(range(len(lines)), lines)
        figure.supxlabel(
            words(f"lab-axis-{measure}"),
            fontsize=8.5,
            color=FAINT,
            x=(margin + width - 0.35) / 2 / width,
            y=0.12 / height,
        )
        if legend:
            _legend(figure, hues, colours, margin / width, 1 - 0.1 / height)
    return figure


def _panel(
    words: Words, axis: Axes, dots: Sequence[Dot], lines: Sequence[str], colours: dict[str, str], measure: Measure
) -> None:
    for stripe in range(1, len(lines), 2):
        axis.axhspan(stripe - 0.5, stripe + 0.5, color=STRIPE, linewidth=0, zorder=0)
    scale = 1 if measure == "turns" else 100
    hues = [] if measure == "match" or list(colours) == list(lines) else list(colours)
    values = len(hues) <= 1
    for dot in dots:
        place = lines.index(dot.line) + (_DODGE * (hues.index(dot.hue) - (len(hues) - 1) / 2) if hues else 0)
        colour = colours[dot.hue]
        if dot.par is not None:
            axis.plot([scale * dot.par] * 2, [place - 0.28, place + 0.28], color=FAINT, linewidth=1.1, zorder=2)
        axis.plot(
            [scale * dot.low, scale * dot.high], [place, place], color=colour, linewidth=1.8, alpha=0.55, zorder=3
        )
        axis.plot([scale * dot.value], [place], "o", color=colour, markersize=4.2, markeredgewidth=0, zorder=4)
        if values and dot.high < float("inf"):
            shown = decimal(words, dot.value) if measure == "turns" else percent(words, dot.value)
            right = scale * dot.high < 88 or measure == "turns"
            axis.annotate(
                shown,
                (scale * (dot.high if right else dot.low), place),
                xytext=(5 if right else -5, 0),
                textcoords="offset points",
                ha="left" if right else "right",
                va="center",
                fontsize=7.5,
                color=FAINT,
            )
    if measure != "turns":
        axis.set_xlim(-1.5, 101.5)
        axis.set_xticks(range(0, 101, 25))
    else:
        axis.set_xlim(0, 1.15 * max(dot.high if dot.high < float("inf") else dot.value for dot in dots))
    axis.set_ylim(len(lines) - 0.5, -0.5)
    axis.grid(axis="x", color=RULE, linewidth=0.6, zorder=1)
    axis.set_axisbelow(True)
    for edge in axis.spines.values():
        edge.set_visible(False)
    axis.tick_params(length=0, labelsize=8.5)


def _legend(figure: Figure, hues: Sequence[str], colours: dict[str, str], x: float, y: float) -> None:
    from matplotlib.lines import Line2D

    marks = [Line2D([], [], color=colours[hue], marker="o", markersize=5, linewidth=1.8) for hue in hues]
    figure.legend(
        marks,
        hues,
        loc="upper left",
        bbox_to_anchor=(x, y),
        ncols=len(hues),
        frameon=False,
        fontsize=9,
        borderaxespad=0,
        borderpad=0,
        handlelength=1.6,
        columnspacing=1.8,
    )


def _rate_dots(words: Words, tallies: Sequence[Tally]) -> list[Dot]:
    """A line for each variant; where there is but one, a line for each bot."""
    names = [variant(words, tally.row.game, tally.row.options) for tally in tallies]
    alike = len(set(names)) == 1
    dots = []
    for tally, name in zip(tallies, names, strict=True):
        one = tally.standings()[0]
        who = who_plays(words, tally.row.game, tally.row.options)
        dots.append(Dot(who, one.bot if alike else name, one.bot, one.value, one.low, one.high))
    return dots


def _match_dots(words: Words, tallies: Sequence[Tally]) -> list[Dot]:
    """The first bot of every match; where several variants are played, the variant says which match it was."""
    rules = [variant(words, tally.row.game, tally.row.options) for tally in tallies]
    dots = []
    for tally, rule in zip(tallies, rules, strict=True):
        first = tally.standings()[0]
        line = versus(words, tally.row) + (f" ({rule})" if len(set(rules)) > 1 else "")
        dots.append(Dot("", line, first.bot, first.value, first.low, first.high, first.par))
    return dots


def _colours(hues: Sequence[str]) -> dict[str, str]:
    """A colour for each: its bot's own if it has one that is still free."""
    chosen: dict[str, str] = {}
    spare = iter(SPARE * (1 + len(hues)))
    for hue in hues:
        own = HUES.get(hue.partition(":")[0])
        chosen[hue] = own if own and own not in chosen.values() else next(spare)
    return chosen


def save(figure: Figure, stem: Path, formats: Sequence[str]) -> list[Path]:
    """Write a figure into a file of every format; the files written."""
    import matplotlib as mpl

    written = []
    for ending in formats:
        file = stem.with_name(f"{stem.name}.{ending}")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with mpl.rc_context(STYLE):
                figure.savefig(file, dpi=200, metadata={"Date": None} if ending == "svg" else None)
        except OSError as error:
            raise FileTrouble(
                "file-unwritable", f"The file {str(file)!r} cannot be written: {error}.", name=str(file)
            ) from None
        written.append(file)
    return written
