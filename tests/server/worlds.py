"""Two tables that differ only in what is hidden from one viewer, played side by side without a network."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from dedale.core.events import Action, Chance, Event
from dedale.core.facts import FAIR
from dedale.core.game import CHANCE, OVER, Game, Seat, State
from dedale.core.happening import Happening, as_seen
from dedale.core.luck import Luck
from dedale.core.record import Record
from dedale.core.table import Table
from dedale.server.live import LiveTable
from dedale.server.messages import write_message
from dedale.server.store.log import Log, StoredSeat, StoredTable
from dedale.server.visitor import Visitor
from tests.conformance.secrecy import told, ways

NO_LOG = cast(Log, None)
"""These tables are never written down."""

FRESH = 8
"""After every so many events, what a fresh screen would show is compared too."""


class World:
    """A table whose chances are chosen by the test, and one visitor. It passes for seats, as every table does."""

    def __init__(self, game: Game, options: dict[str, Any], viewer: Seat) -> None:
        self.record = Record(game, options, undo=FAIR)
        self._passing = Table(self.record, Luck())
        seats = [StoredSeat("", bytes(32)) for _ in range(self.record.timeline.state.seats)]
        self.stored = StoredTable("aaaaaaaa", self.record, seats, {}, 0, 0)
        self.live: LiveTable | None = None
        self.visitor = Visitor("", () if viewer is None else (viewer,))

    @property
    def state(self) -> State:
        return self.record.timeline.state

    def add(self, choice: int) -> None:
        """Let this be chosen, or come."""
        turn = self.state.turn
        self._before, self._quiet = len(self.record.timeline.live), self.state.revealed + (turn == CHANCE)
        event: Event = Chance(choice) if turn == CHANCE else Action(turn, choice)
        self.record.add(event)
        while self.state.turn >= 0 and self._passing.let_pass():
            pass

    @property
    def shown(self) -> bool:
        """Whether the last step showed something that was hidden, besides what chance brought."""
        return self.state.revealed > self._quiet

    def happened(self, viewer: Seat) -> list[Happening]:
        """What the viewer is told that the last step did, with the passes after it."""
        timeline = self.record.timeline
        steps = range(self._before, len(timeline.live))
        return [one for at in steps for one in as_seen(timeline.moment(at).happenings, viewer)]

    def frames(self) -> list[str]:
        """What the visitor is sent when everybody is told what happened, and now and then what a fresh screen shows."""
        if self.live is None:
            self.live = LiveTable(self.stored, NO_LOG)
            self.live.visitors.append(self.visitor)
            self.told = 0
        self.live.tell_update(self.told)
        self.told = self.live.seq
        sent = self.visitor.waiting()
        return sent if self.told % FRESH else [*sent, write_message(self.live.snapshot(self.visitor))]


def step_together(world: World, other: World, viewer: Seat, pick: Random) -> bool:
    """One step in both that the viewer hears the same of; False if there is none."""
    choices = ways(world.state)
    pick.shuffle(choices)
    for choice in choices:
        heard = told(world.state, viewer, choice)
        matching = [way for way in ways(other.state) if told(other.state, viewer, way) == heard]
        if matching:
            world.add(choice)
            other.add(pick.choice(matching))
            return True
    return False


def compare(game: Game, options: dict[str, Any], viewer: Seat, pick: Random, steps: int) -> int:
    """Play two worlds until the viewer may tell them apart: how many frames were equal though the worlds were not."""
    world, other = World(game, options, viewer), World(game, options, viewer)
    apart = 0
    for _ in range(steps):
        if world.state.turn == OVER or not step_together(world, other, viewer, pick):
            break
        if world.happened(viewer) != other.happened(viewer):
            assert world.shown or other.shown
            break  # cards that somebody knew in the deck were drawn for all to see
        if CHANCE in (world.state.turn, other.state.turn):
            continue
        if world.state.view(viewer) != other.state.view(viewer) or world.state.returns() != other.state.returns():
            break  # what a game came to is told to everybody, whatever a view says
        for mine, theirs in zip(world.frames(), other.frames(), strict=True):
            assert mine == theirs
            apart += world.state.to_json() != other.state.to_json()
    return apart
