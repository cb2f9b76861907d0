"""The moments of a game: what each event did is worked out when it is asked for, and some are kept."""

from __future__ import annotations

import dedale
from dedale.core.table import Table
from dedale.core.timeline import MOST_KEPT


def test_moments_say_the_same_whether_they_were_kept_or_not() -> None:
    table = Table.new(dedale.game("onirim"), secret=bytes(16))
    while len(table.record.live) <= 2 * MOST_KEPT:
        table.play(table.turn, table.state.legal()[0])
    timeline = table.record.timeline
    first = timeline.moment(0)
    assert timeline.moment(0) is first
    told = [moment.happenings for moment in timeline.moments()]
    assert first.happenings is not None
    again = timeline.moment(0)
    assert again is not first
    assert again.happenings == first.happenings == told[0]
    assert [one.kind for happened in told for one in happened].count("choice") > 0
