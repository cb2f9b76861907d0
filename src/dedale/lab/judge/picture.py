"""Chances told against games won, as a picture: on the line, what is told is true."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dedale.lab.judge.results import Bin
from dedale.lab.plot import FAINT, INK, RULE, SPARE, STYLE, save
from dedale.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FEWEST = 12
"""A bin with fewer games is not drawn: it says nothing."""


def picture(words: Words, bins: Sequence[Bin], stem: Path) -> list[Path]:
    """Draw a panel for every number of players, a line for every kind of rules or bot."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    panels = list(dict.fromkeys(one.players for one in bins))
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(2.7 * len(panels) + 0.6, 3.3))
        axes = figure.subplots(1, len(panels), sharex=True, sharey=True, squeeze=False)[0]
        for axis, panel in zip(axes, panels, strict=True):
            _panel(axis, [one for one in bins if one.players == panel])
            axis.set_title(panel, loc="left", fontsize=9, color=FAINT)
        axes[0].set_ylabel(words("lab-axis-won"))
        figure.supxlabel(words("lab-axis-told"), fontsize=9, color=FAINT, y=0.02)
        figure.subplots_adjust(left=0.55 / (2.7 * len(panels) + 0.6), right=0.985, bottom=0.17, top=0.9, wspace=0.08)
    return save(figure, stem, ("png", "svg"))


def _panel(axis: Axes, bins: Sequence[Bin]) -> None:
    axis.plot([0, 100], [0, 100], color=INK, linewidth=0.9, zorder=2)
    lines = list(dict.fromkeys((one.rules, one.bots) for one in bins))
    for number, line in enumerate(lines):
        shown = [one for one in bins if (one.rules, one.bots) == line and one.count >= FEWEST]
        colour = SPARE[number % len(SPARE)]
        for one in shown:
            reach = 196 * (max(one.won * (1 - one.won), 0.02) / one.count) ** 0.5
            at = [100 * one.told] * 2
            axis.plot(at, [100 * one.won - reach, 100 * one.won + reach], color=colour, alpha=0.25, linewidth=1)
        told, won = [100 * one.told for one in shown], [100 * one.won for one in shown]
        axis.plot(told, won, "o-", color=colour, markersize=3, linewidth=0.6, alpha=0.8, zorder=3)
    axis.set_xlim(0, 100)
    axis.set_ylim(0, 100)
    axis.set_xticks(range(0, 101, 25))
    axis.set_yticks(range(0, 101, 25))
    axis.grid(color=RULE, linewidth=0.5)
    axis.set_axisbelow(True)
    for edge in axis.spines.values():
        edge.set_visible(False)
    axis.tick_params(length=0, labelsize=8)
