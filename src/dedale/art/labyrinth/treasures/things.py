"""Treasures that are things: they lie on the fixed tiles."""

from __future__ import annotations

from dedale.art.labyrinth.treasures.notation import limb


def _key(metal: str) -> str:
    return f"""
<path fill="{metal}" d="M29.5 33h5v16h7v4.5h-3v3h3V61h-12Z"/><circle cx="32" cy="25" r="9" fill="{metal}"/>
<circle cx="32" cy="25" r="3.6" fill="$k" stroke="none"/>
<i><path fill="{metal}h" d="M25 25a7 7 0 0 1 7-7v2a5 5 0 0 0-5 5ZM30.4 35h1.6v24h-1.6Z"/></i>"""


def _fire(x: float, y: float) -> str:
    return f"""
<path fill="$gh" d="M{x} {y}c4 5 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0c0-3 1.5-5 5.5-10Z"/>
<path fill="$r" stroke="none" d="M{x} {y + 7}c2 2.5 2.5 3.5 2.5 4.6a2.5 2.5 0 0 1-5 0c0-1.1.5-2.1 2.5-4.6Z"/>"""


SKULL = """
<path fill="$b" d="M32 4C16 4 6 14 6 29c0 7 3 11 6 14 2 2 2 4 2 6v2c0 2 2 3 4 3h3v4c0 2 1 3 3 3h16c2 0 3-1
3-3v-4h3c2 0 4-1 4-3v-2c0-2 0-4 2-6 3-3 6-7 6-14C58 14 48 4 32 4Z"/>
<i><path fill="$bl" d="M38 4.6C50 7 57 16 57 29c0 7-3 11-6 14-2 2-2 4-2 6v2c0 1-1 2-3 2h-4v5c0 1-1 2-2 2h-4c1-8
2-12 5-16 4-5 9-9 9-18 0-9-4-16-12-19.4Z"/>
<path fill="$bh" d="M12 27c0-8 5-15 14-17 2 0 2 2 0 3-7 3-10 8-11 14-1 3-3 3-3 0Z"/></i>
<path fill="$k" stroke="none" d="M12.5 31c0-5 4-8 9-8s8 3 8 8-3.5 9-8.5 9-8.5-4-8.5-9ZM51.5 31c0-5-4-8-9-8s-8
3-8 8 3.5 9 8.5 9 8.5-4 8.5-9ZM32 39l-4.5 7.5c1.5 1 3.5 1 4.5 0 1 1 3 1 4.5 0Z"/>
<circle cx="22" cy="31.5" r="2.6" fill="$vh" stroke="none"/>
<circle cx="42" cy="31.5" r="2.6" fill="$vh" stroke="none"/>
<path fill="none" stroke-width="1.8" d="M27 53v7M32 53v7.5M37 53v7M21 52.5c7 2 15 2 22 0"/>
<path fill="none" stroke-width="1.3" d="M41 5.5l-3 6 4 3-2 5"/>"""

SWORD = """
<g transform="rotate(45 32 32)">
<path fill="$s" d="M32-10 39 0V43H25V0Z"/><i><path fill="$sh" d="M32-8.5V42.5H26.2V.4Z"/>
<path fill="$sl" d="M36.6-1.5 37.9.4V42.5H36.2Z"/></i><path fill="none" stroke-width="1.2" d="M32 2V38"/>
<rect x="28" y="46" width="8" height="18" rx="2" fill="$w"/>
<path fill="none" stroke-width="1.4" d="M28.5 52l7-3M28.5 57l7-3M28.5 62l7-3"/>
<path fill="$g" d="M13 41c5 1 12 2 19 2s14-1 19-2c3-.5 4 6 1 7.5-5 1.5-13 2.5-20 2.5S17 50 12 48.5c-3-1.5-2-8
1-7.5Z"/><i><path fill="$gh" d="M14 42.6c6 1.4 12 1.9 18 1.9s12-.5 18-1.9l.5 2c-12 2.2-25 2.2-37 0Z"/></i>
<circle cx="32" cy="67" r="6" fill="$g"/><circle cx="32" cy="67" r="2.8" fill="$r" stroke-width="1.4"/></g>"""

GOLD = """
<path fill="$w" d="M24 21C13 27 5 37 5 47c0 10 10 14 27 14s27-4 27-14c0-10-8-20-19-26Z"/>
<i><path fill="$wl" d="M39 22c10 6 18.8 15 18.8 25 0 9-9 13-24 13C46 56 48 46 46 38c-1-6-4-12-9-16Z"/>
<path fill="$wh" d="M22 24C15 29 9 37 8.5 45c0 3 3 3 3.5 0 1-7 5-13 11-18 2-2 1-4-1-3Z"/></i>
<path fill="$w" d="M20 6c4 3 8 0 12 0s8 3 12 0c3 4-1 10-4 14H24C21 16 17 10 20 6Z"/>
<path fill="none" stroke-width="1.5" d="M27 10l1 8M37 10l-1 8M32 9v9"/>
<path fill="$r" d="M22 18.5h20c3 0 3 5.5 0 5.5H22c-3 0-3-5.5 0-5.5Z"/>
<circle cx="32" cy="42" r="11" fill="$g"/><circle cx="32" cy="42" r="7" fill="$gh" stroke-width="1.4"/>
<path fill="$gl" stroke="none" d="M32 36.5l1.6 3.9 3.9 1.6-3.9 1.6L32 47.5l-1.6-3.9-3.9-1.6 3.9-1.6Z"/>
<ellipse cx="12" cy="58" rx="8" ry="4" fill="$g"/><ellipse cx="53" cy="58.5" rx="7" ry="3.5" fill="$gh"/>"""

KEYS = f"""
<g transform="rotate(31 32 13)">{_key("$s")}</g>
<g transform="rotate(-31 32 13)">{_key("$g")}</g>
<path fill="none" stroke-width="7" d="M32 4a10 10 0 1 1-.1 0"/>
<path fill="none" stroke="$w" stroke-width="3" d="M32 4a10 10 0 1 1-.1 0"/>
<path fill="none" stroke="$wh" stroke-width="1.2" d="M23.5 13a8.5 8.5 0 0 1 6-8"/>"""

EMERALD = """
<path fill="$j" d="M21 3H43L57 17V47L43 61H21L7 47V17Z"/>
<i><path fill="$jh" d="M21.5 4.2H42.5L38 15H26ZM8.2 17.5 20.7 5 25 16 18.5 22.5Z"/>
<path fill="$jl" d="M42.5 59.8H21.5L26 49H38ZM55.8 46.5 43.3 59 39 48 45.5 41.5ZM55.8 18V46L46 41V23Z"/>
<path fill="$jl" opacity=".45" d="M8.2 46.5 20.7 59 25 48 18.5 41.5Z"/></i>
<path fill="$j" stroke-width="1.5" d="M26 15.5H38L46 23V41L38 48.5H26L18 41V23Z"/>
<path fill="none" stroke-width="1.3" d="M21 3 26 15.5M43 3 38 15.5M57 17 46 23M57 47 46 41M43 61 38 48.5M21 61
26 48.5M7 47 18 41M7 17 18 23"/>
<i><path fill="$jh" d="M26.5 18h8L20 36V24Z"/><path fill="$jh" opacity=".6" d="M41 24 24 45l-3-3 19-23Z"/>
</i>"""

HELMET = """
<path fill="$r" d="M30 12C26 2 38-1 47 3c9 4 14 13 12 25-5-8-10-11-16-12-5 0-10-1-13-4Z"/><i>
<path fill="$rh" d="M33 9c-1-5 7-6 13-3 5 2 8 6 10 11-5-5-9-7-14-7-4 0-7 0-9-1Z"/></i>
<path fill="$s" d="M8 35C8 19 17 10 31 10s23 9 23 25v12c0 6-9 11-23 14C17 58 8 53 8 47Z"/>
<i><path fill="$sh" d="M12 31c0-9 5-16 13-18 2 0 2 2 0 3-6 3-8 8-9 15Z"/>
<path fill="$sl" d="M41 13c8 3 12 11 12 22v12c0 5-7 9-17 12 6-9 8-18 8-26 0-8-1-14-3-20Z"/></i>
<path fill="$g" d="M28 10h6l1 22h-8Z"/><path fill="$k" stroke="none" d="M8 31H54v8H37.5L31 43l-6.5-4H8Z"/>
<path fill="$gh" stroke="none" d="M14 33.5h11v2H14ZM38 33.5h11v2H38Z" opacity=".8"/>
<path fill="none" stroke-width="1.5" d="M31 44V60"/>
<path fill="$k" stroke="none" d="M18 45h3v3h-3ZM18 51h3v3h-3ZM24 47h3v3h-3ZM35 47h3v3h-3ZM41 45h3v3h-3ZM41
51h3v3h-3Z"/>"""

BOOK = """
<path fill="$b" d="M9 55c0-4 4-6 8-6H56v12H16c-4 0-7-2-7-6Z"/>
<path fill="none" stroke-width="1.1" d="M15 53.5H55M14 56H55M15 58.5H55"/>
<path fill="$v" d="M14 3H49c4 0 7 2 7 6V49.5H17c-4 0-8 2-8 6V9c0-4 2-6 5-6Z"/>
<i><path fill="$vl" d="M14 4.2h4.5V48.5c-3 0-6.5 1-8.3 3V9c0-3 1.5-4.8 3.8-4.8Z"/>
<path fill="$vh" d="M21 6.5H48c3 0 4.5 1 5 2.5H21Z" opacity=".8"/></i>
<path fill="$g" stroke-width="1.6" d="M56 9v9L44 3h5c4 0 7 2 7 6ZM56 36V49.5H43Z"/>
<path fill="$gh" stroke-width="1.6" d="M39 15a13 13 0 1 0 4.5 18A10.5 10.5 0 1 1 39 15Z"/>
<path fill="$gh" stroke="none" d="M41 20l1.7 4.3L47 26l-4.3 1.7L41 32l-1.7-4.3L35 26l4.3-1.7Z"/>
<path fill="$g" d="M50 24h9c2 0 2 7 0 7h-9Z"/>"""

CROWN = """
<path fill="$gl" d="M14 26 22 17 32 25 42 17 50 26V44H14Z"/>
<path fill="$g" d="M9 48 4 19 18 33 32 8 46 33 60 19 55 48Z"/><i>
<path fill="$gh" d="M10.5 44 7 24l9.5 10.5c1 1 2 .6 2.6-.6L31 12.5V20L20 40Z"/>
<path fill="$gl" d="M53.8 46.5H44C48 40 54 32 57.5 24Z"/></i>
<circle cx="4.5" cy="17" r="3.5" fill="$gh"/><circle cx="59.5" cy="17" r="3.5" fill="$gh"/>
<circle cx="32" cy="6.5" r="4.5" fill="$r"/>
<path fill="$g" d="M8 46c16 3 32 3 48 0v11c-16 4-32 4-48 0Z"/>
<path fill="$gh" stroke="none" d="M9.5 47.8c15 2.6 30 2.6 45 0v2c-15 2.6-30 2.6-45 0Z"/>
<path fill="$r" stroke-width="1.6" d="M32 30l5 6-5 7-5-7Z"/>
<circle cx="32" cy="53.5" r="3.3" fill="$j" stroke-width="1.6"/>
<circle cx="18" cy="52.5" r="2.6" fill="$r" stroke-width="1.6"/>
<circle cx="46" cy="52.5" r="2.6" fill="$r" stroke-width="1.6"/>"""

CHEST = """
<path fill="$gh" d="M8 24H56V40H8Z"/>
<path fill="$g" stroke-width="1.5" d="M9 33c3-5 8-5 11-1 3-6 9-6 12 0 3-5 9-5 12 0 3-4 8-3 11 1v7H9Z"/>
<path fill="$w" d="M5 25C5 12 12 4 21 4H43c9 0 16 8 16 21 0 2-1 3-3 3H8c-2 0-3-1-3-3Z"/><i>
<path fill="$wh" d="M8 18c2-7 7-11.5 13-11.5H43c6 0 11 4.5 13 11.5-2-4-7-6.5-13-6.5H21c-6 0-11 2.5-13 6.5Z"/>
</i><path fill="none" stroke-width="1.3" d="M6 20H58"/>
<path fill="$w" d="M5 36H59V57c0 2-1 3-3 3H8c-2 0-3-1-3-3Z"/><i>
<path fill="$wl" d="M6.2 50H57.8V57c0 1-.8 1.8-1.8 1.8H8c-1 0-1.8-.8-1.8-1.8Z"/></i>
<path fill="none" stroke-width="1.3" d="M6 44H58M6 51H58"/>
<path fill="$g" stroke-width="1.8" d="M12 7.5c2-2 4-3 6.5-3.5V28H12ZM52 7.5c-2-2-4-3-6.5-3.5V28H52ZM12
36h6.5V60H12ZM45.5 36H52V60H45.5Z"/>
<path fill="$gh" d="M25 22H39V38c0 4-3 7-7 7s-7-3-7-7Z"/>
<path fill="$k" stroke="none" d="M32 29a3.3 3.3 0 0 1 1.8 6l1.2 5h-6l1.2-5a3.3 3.3 0 0 1 1.8-6Z"/>"""

CANDELABRA = f"""
{limb("M10 31C10 43 18 47 32 47S54 43 54 31", "$g", 3.6)}
<path fill="$g" d="M29 28h6l-1 8c3 1 4 3 4 5s-2 4-3 5l1 6h-8l1-6c-1-1-3-3-3-5s1-4 4-5Z"/>
<path fill="$g" d="M15 61c0-7 8-10 17-10s17 3 17 10Z"/><i>
<path fill="$gh" d="M18 59.5c1-5 7-7 13-7.3-4 1.5-8 3.3-9 7.3ZM30 30h1.6v20H30Z"/>
<path fill="$gl" d="M38 52.5c6 1 9.6 3.5 9.8 7.3H40c1-3 0-5-2-7.3Z"/></i>
<path fill="$b" d="M7 17h6v12H7ZM51 17h6v12h-6ZM29 13.5h6V27h-6Z"/>
<path fill="$g" d="M3.5 27h13c0 4-2 6-6.5 6s-6.5-2-6.5-6ZM47.5 27h13c0 4-2 6-6.5 6s-6.5-2-6.5-6ZM25.5 25h13c0
4-2 6-6.5 6s-6.5-2-6.5-6Z"/>
{_fire(10, 2)}{_fire(54, 2)}{_fire(32, -1.5)}"""

MAP = """
<path fill="$b" d="M6 11c7-4 11-4 17 0s11 4 17 0 12-4 18 0V54c-6-4-12-4-18 0s-11 4-17 0-10-4-17 0Z"/>
<i><path fill="$bl" d="M23 11.5c6 4 11 4 17 0V53.5c-6 4-11 4-17 0Z" opacity=".75"/>
<path fill="$bh" d="M8 12.5c5-2.5 8-2.5 12 0v4c-4-2-8-2-12 0ZM42 12c5-3 9-3 14 0v4c-5-2.5-9-2.5-14 0Z"/></i>
<path fill="none" stroke-width="1.3" d="M23 11V54M40 11V54"/>
<path fill="$y" stroke="none" d="M7.2 42c4-3 7-2 10 0s4 6 5 11c-5-3.6-10-3.6-15-.8Z" opacity=".85"/>
<path fill="none" stroke-width="1.5" d="M9.5 27l4-7 4 7M15 27l3-5 3 5"/>
<path fill="none" stroke="$w" stroke-width="3.2" stroke-dasharray="4.5 5" d="M14 36c5 0 8 8 14 7s4-14 10-17c3-1
4 0 6-1"/>
<path fill="none" stroke-width="7" d="M45 20l9 10M54 20l-9 10"/>
<path fill="none" stroke="$r" stroke-width="3.8" d="M45 20l9 10M54 20l-9 10"/>
<path fill="none" stroke-width="1.3" d="M48 40v8M44 44h8"/>"""

RING = """
<circle cx="32" cy="43" r="16" fill="none" stroke-width="11"/>
<circle cx="32" cy="43" r="16" fill="none" stroke="$g" stroke-width="6.5"/>
<path fill="none" stroke="$gh" stroke-width="2.2" d="M17.5 40A15 15 0 0 0 26 57"/>
<path fill="none" stroke="$gl" stroke-width="2.2" d="M48.5 44A16.5 16.5 0 0 1 38 58.3"/>
<path fill="$g" d="M18 24l6 9h16l6-9Z"/>
<path fill="$y" d="M20 3H44L54 14 32 34 10 14Z"/><i>
<path fill="$yh" d="M21 4.5h9L22 13H12.5ZM22.5 15 31 31 13.5 15Z"/>
<path fill="$yl" d="M41.5 15H51.5L33 31.5ZM43 4.5 51.5 13H42L35 4.5Z" opacity=".8"/></i>
<path fill="none" stroke-width="1.3" d="M10 14H54M22 14 32 3.5 42 14 32 33ZM22 14 20 3M42 14 44 3"/>"""

THINGS = {
    "skull": SKULL,
    "sword": SWORD,
    "gold": GOLD,
    "keys": KEYS,
    "emerald": EMERALD,
    "helmet": HELMET,
    "book": BOOK,
    "crown": CROWN,
    "chest": CHEST,
    "candelabra": CANDELABRA,
    "map": MAP,
    "ring": RING,
}
