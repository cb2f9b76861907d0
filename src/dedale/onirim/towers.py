"""The Towers: building at either end of their row, the Rampart, and what a Nightmare razes.

Towers are numbered from 0 here: colour * 3 + number - 3.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.onirim.cards import TOWER, TOWERS
    from dedale.onirim.deck import put_in_discard
    from dedale.onirim.state import State

    LEFT_SIDE = bytearray(12)
    RIGHT_SIDE = bytearray(12)

SIDES = (  # ONI-TOWER-4
    ("sm/m", "s/m", "-/m"),
    ("m/sm", "m/m", "m/-"),
    ("s/sm", "s/s", "s/-"),
    ("sm/s", "m/s", "-/s"),
)
"""Left and right side of each Tower, by colour and number."""


def _symbols(side: str) -> int:
    return ("s" in side) + 2 * ("m" in side)


def _fill_sides() -> None:
    for colour, row in enumerate(SIDES):
        for number, sides in enumerate(row):
            left, right = sides.split("/")
            LEFT_SIDE[colour * 3 + number] = _symbols(left)
            RIGHT_SIDE[colour * 3 + number] = _symbols(right)


_fill_sides()


def may_touch(left: int, right: int) -> bool:  # ONI-TOWER-3
    """Whether one Tower may stand just left of another: the sides that touch share no symbol."""
    return not RIGHT_SIDE[left] & LEFT_SIDE[right]


def fits_left(s: State, tower: int) -> bool:
    """Whether the Tower may be built at the left end."""
    return s.towers_n == 0 or may_touch(tower, s.towers[0])


def fits_right(s: State, tower: int) -> bool:
    """Whether the Tower may be built at the right end."""
    return s.towers_n == 0 or may_touch(s.towers[s.towers_n - 1], tower)


def fits_both_ends(s: State, tower: int) -> bool:
    """Whether there are two ends, and the Tower may be built at either."""
    return s.towers_n > 0 and fits_left(s, tower) and fits_right(s, tower)


def buildable(s: State) -> int:
    """The Towers that may be built at one end or the other, as a mask."""
    mask = 0
    for tower in range(TOWERS):
        if fits_left(s, tower) or fits_right(s, tower):
            mask |= 1 << tower
    return mask


def build(s: State, tower: int, left: bool) -> None:  # ONI-TOWER-2
    """Build a Tower at one end of the one row that all share."""
    if left:
        for i in range(s.towers_n, 0, -1):
            s.towers[i] = s.towers[i - 1]
        s.towers[0] = tower
    else:
        s.towers[s.towers_n] = tower
    s.towers_n += 1


def rampart(s: State) -> bool:  # ONI-TOWER-5
    """Whether four Towers side by side have the four colours."""
    for i in range(s.towers_n - 3):
        colours = (
            1 << s.towers[i] // 3 | 1 << s.towers[i + 1] // 3 | 1 << s.towers[i + 2] // 3 | 1 << s.towers[i + 3] // 3
        )
        if colours == 15:
            return True
    return False


def rampart_possible(s: State) -> bool:
    """Whether the Towers that are not out of the game could still make a Rampart."""
    return can_extend(s, TOWERS, 0)


def can_extend(s: State, last: int, colours: int) -> bool:
    """Whether Towers still in the game can bring the other colours, to the right of `last`, if there is one."""
    if colours == 15:
        return True
    for tower in range(TOWERS):
        lost = s.discard[TOWER + tower] or s.removed[TOWER + tower]
        if lost or colours >> tower // 3 & 1 or (last < TOWERS and not may_touch(last, tower)):
            continue
        if can_extend(s, tower, colours | 1 << tower // 3):
            return True
    return False


def at_risk(s: State) -> bool:  # ONI-TOWER-7 ONI-TOWER-9
    """Whether a Nightmare costs a Tower: one stands, and no Rampart guards it."""
    if not s.towers_n:
        return False
    return s.with_towers == 2 or not rampart(s)


def can_raze(s: State) -> int:  # ONI-TOWER-7
    """The Towers that may be lost, as a mask: those at the ends, and any whose neighbours may touch."""
    mask = 0
    for i in range(s.towers_n):
        if i == 0 or i == s.towers_n - 1 or may_touch(s.towers[i - 1], s.towers[i + 1]):
            mask |= 1 << s.towers[i]
    return mask


def raze(s: State, tower: int) -> None:
    """Discard a standing Tower; its neighbours close up."""
    place = 0
    while s.towers[place] != tower:
        place += 1
    s.towers_n -= 1
    for i in range(place, s.towers_n):
        s.towers[i] = s.towers[i + 1]
    put_in_discard(s, TOWER + tower, 1)
