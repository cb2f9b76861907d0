"""Who sits where: names, levels of bots, and what a seat may be asked to become."""

from __future__ import annotations

from dedale.bots import levels
from dedale.core.errors import BadText
from dedale.core.events import checked_name
from dedale.core.seats import bot_in, bot_seat
from dedale.server.errors import Refused
from dedale.server.limits import LONGEST_NAME
from dedale.server.messages import SeatInfo, SeatKind
from dedale.server.store.log import StoredSeat

BOT = "bot:"
ME = "me"
OPEN = "open"
MOST_RENAMES = 5
MOST_HAND_OVERS = 20
"""So often may one seat be handed to a bot, and its player be called something else."""


def person_name(text: str) -> str:
    """A name for a person. Raises BadText; nobody can pass for a bot."""
    name = checked_name(text.strip())
    if len(name) > LONGEST_NAME or bot_in(name) is not None:
        raise BadText(
            "person-name",
            f"This name cannot be used: a name has at most {LONGEST_NAME} printable characters and does not begin "
            "with 'bot '.",
            most=LONGEST_NAME,
        )
    return name


def bot_name(game: str, level: str) -> str:
    """The name in the record of a bot of this level. Raises Refused."""
    known = levels(game)
    if level not in known:
        listed = ", ".join(known)
        raise Refused(
            "unknown-level",
            f"There is no level {level[:20]!r}; the levels are: {listed}.",
            found=level[:20],
            known=listed,
        )
    return bot_seat(level)


def seat_kind(name: str, seat: StoredSeat) -> SeatKind:
    """Who plays a seat with this name in the record: a bot, a person, or nobody yet, so that it is open."""
    if bot_in(name) is not None:
        return "bot"
    if seat.token is not None:
        return "person"
    return "open" if seat.invitation is None else "invited"


def seat_info(name: str, seat: StoredSeat, here: bool, asked: list[int], left: str | None) -> SeatInfo:
    """What everybody may know of a seat; `left` is the name of whoever gave up there."""
    bot = bot_in(name)
    return SeatInfo("" if bot else name, seat_kind(name, seat), bot, here, asked, left)
