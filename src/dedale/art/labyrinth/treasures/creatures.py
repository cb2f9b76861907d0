"""Treasures that are creatures: they live on the loose tiles."""

from __future__ import annotations

from dedale.art.labyrinth.treasures.notation import limb, mirror, taper

BAT = (
    mirror("""
<path fill="$v" d="M33 28C38 20 43 13 47 10c7 0 13 4 15 10 1 9-1 18-4 25-2-6-6-8-10-4-2 4-3 7-4
10-3-5-6-7-11-6Z"/><i><path fill="$vl" d="M47.5 12c6 .5 11 4 13 8.5 1 8-.7 15.5-3 21.5-2-4-6-5.5-9.5-2 1-9
1-19-.5-28Z"/></i><path fill="none" stroke-width="1.5" d="M47 10c1 9 1 20 0 31M47 10C42 22 39 33 40 47M47 10c6
10 9 22 10 34"/>
<path fill="$v" d="M31 24 38 11c3 5 3 10 2 14Z"/>
<path fill="$rh" stroke="none" d="M35 22l3-6c1 3 1 5 .5 7Z"/>""")
    + """
<path fill="$v" d="M32 20c7 0 10 4 10 10 0 4-2 6-2 10 0 8-3 14-8 14s-8-6-8-14c0-4-2-6-2-10 0-6 3-10 10-10Z"/>
<i><path fill="$vh" d="M32 38c3 0 4.5 2 4.5 6s-2 7-4.5 7-4.5-3-4.5-7 1.5-6 4.5-6Z"/></i>
<circle cx="28" cy="29" r="3" fill="$gh" stroke-width="1.3"/>
<circle cx="36" cy="29" r="3" fill="$gh" stroke-width="1.3"/>
<circle cx="28.4" cy="29.4" r="1.2" fill="$k" stroke="none"/>
<circle cx="35.6" cy="29.4" r="1.2" fill="$k" stroke="none"/>
<path fill="$bh" stroke-width="1.2" d="M28.5 34h7l-1.5 4-1.2-3h-1.6L30 38Z"/>"""
)

DRAGON = """
<path fill="$g" d="M40 15C43 8 50 3 60 3c-4 4-5 8-6 13l-8 4ZM31 13c1-6 5-10 12-12-2 4-2 8-2 12Z"/>
<path fill="$g" d="M52 20l10-1-5 8 6 3-5 6 5 5-6 4 4 7-8 1Z"/>
<path fill="$r" d="M3 29c2-6 7-8 13-9 3-5 9-9 17-9 12 0 21 8 23 22 1 9-1 16 0 28H30c4-5 5-10 2-15-6 3-14 3-22
0l-2-6 10-3C10 38 3 36 3 29Z"/>
<i><path fill="$rl" d="M36 12.5c11 1 17.5 8 19 20.5 1 9-1 16-.3 26.8H46C50 46 50 40 47 32c-2-7-5-13-11-19.5Z"/>
<path fill="$rh" d="M6 27.5c2-4 6-5.5 11-6 3-5 8-8 14-8-5 2-9 5-11 10-5 0-10 1-14 4Z"/></i>
<path fill="$gh" stroke-width="1.6" d="M22 24c3-4 8-5 12-3-1 5-5 8-11 7Z"/>
<path fill="$k" stroke="none" d="M27.5 21.5l2.2-.5c.5 2 .2 4.5-.7 6.5l-1.5.2c.8-2 .8-4.2 0-6.2Z"/>
<circle cx="8" cy="27" r="1.7" fill="$k" stroke="none"/>
<path fill="none" stroke-width="1.8" d="M17 37c6 0 12-1 17-5"/>
<path fill="$bh" stroke-width="1.3" d="M9 34.5l1.5 5 3.5-4ZM18 36.8l1.5 4.5 3.5-5ZM14 44.5l2-5 2.5 5.5Z"/>
<path fill="none" stroke-width="1.5" stroke="$rh" d="M36 44c4 2 8 2 11 0M37 51c4 2 8 2 11 0M35 58c4 1 9 1 12
0"/>"""

SMOKE = [(32, 38), (31, 46), (38, 51), (49, 50), (57, 45)]

GENIE = f"""
<path fill="$y" d="{taper(SMOKE, [24, 17, 12, 8, 5], 20)}"/>
<path fill="$g" d="M5 48c6-1 8 2 13 2h24c8 0 12-4 19-7-1 8-6 12-13 14-1 2-1 3 1 5H21c2-2 2-3 1-5C13 57 8 54 5 48Z"/>
<i><path fill="$gh" d="M9 49.5c4 0 6 2.5 10 2.5h22c4 0 7-1 10-2.5-3 3.5-7 5-11 5H21c-5 0-9-2-12-5Z"/></i>
<path fill="$y" d="M9 29c-1-7 5-10 12-10h22c7 0 13 3 12 10-1 6-5 8-9 10l-6 5H24l-6-5c-4-2-8-4-9-10Z"/>
<i><path fill="$yl" d="M44 20.2c6 .3 10.3 3 9.8 8.3-1 5.5-4.5 7-8.8 9.5l-5.5 4.8H36c4-7 7-14 8-22.6Z"/></i>
<path fill="$yh" d="M11 34c1-5 5-6 10-5l22 4c5 1 6 7 1 8-8 1-17-1-26-2-5 0-8-2-7-5Z"/>
<path fill="$g" stroke-width="1.8" d="M16 29.5l5-.5 1 10-5-.3Z"/>
<circle cx="32" cy="15" r="9.5" fill="$yh"/>
<path fill="$b" d="M20 12C20 3 26-1 32-1s12 4 12 13c-7-3-17-3-24 0Z"/>
<path fill="$r" stroke-width="1.6" d="M32 2l3.5 4.5-3.5 4.5-3.5-4.5Z"/>
<path fill="none" stroke-width="2.6" d="M28 16h.1M36 16h.1"/>
<path fill="$k" stroke="none" d="M28 20h8c0 4-2 7-4 9-2-2-4-5-4-9Z"/>"""

GHOST = """
<path fill="$bh" d="M33 3C20 3 13 13 13 25L4 21c-4 0-3 7 1 9l8 4c0 11-3 18-9 24 8 3 15 1 19-5 3 5 8 8 14 8 11 0
20-6 23-19-5 4-8 4-9 0 1-2 2-4 2-7l7-5c4-4 2-10-2-8l-5 3C53 12 45 3 33 3Z"/>
<i><path fill="$yh" d="M38 4.5C46 7 51 14 52 26l1 9c0 3-1 5-2 7 1 4 4 5 7 3-4 9-12 14-21 14-3 0-6-1-8-3 11 0
17-8 16-24C44 19 43 11 38 4.5Z" opacity=".9"/></i>
<path fill="none" stroke-width="1.3" d="M23 53c1-4 1-7 1-10M38 60c3-3 4-6 4-10M51 42c-1 2-3 4-5 5"/>
<path fill="$k" stroke="none" d="M21 22c0-4 2-6 4.5-6s4.5 2 4.5 6-2 6-4.5 6-4.5-2-4.5-6ZM35 22c0-4 2-6
4.5-6s4.5 2 4.5 6-2 6-4.5 6-4.5-2-4.5-6ZM28 35c0-3 2-4 4.5-4s4.5 1 4.5 4c0 5-2 8-4.5 8S28 40 28 35Z"/>
<circle cx="24.5" cy="20" r="1.5" fill="$bh" stroke="none"/>
<circle cx="38.5" cy="20" r="1.5" fill="$bh" stroke="none"/>"""

TROLL = """
<path fill="$m" d="M12 27 2 18c-2 10 2 19 11 21ZM52 27l10-9c2 10-2 19-11 21Z"/>
<path fill="$rh" stroke="none" d="M11 30 5 24c0 5 2 9 6.5 11ZM53 30l6-6c0 5-2 9-6.5 11Z"/>
<path fill="$ml" d="M18 15 14 4l9 5 3-8 6 7 6-7 3 8 9-5-4 11Z"/>
<path fill="$m" d="M32 9C20 9 12 17 11 30c-1 6 0 11 2 15 2 10 8 16 19 16s17-6 19-16c2-4 3-9 2-15C52 17 44 9 32
9Z"/><i><path fill="$ml" d="M40 11.5c7 3 11 9.5 11.8 18.5.7 6 0 11-2 15-2 9.5-7 14.8-16.8 14.8C43 54 46 44 46
32c0-9-2-16-6-20.5Z"/><path fill="$mh" d="M14 28c1-8 6-14 13-15-5 3-8 8-9 14-1 4-4 4-4 1Z"/></i>
<path fill="$k" stroke="none" d="M15 25c6-4 12-3 17 2 5-5 11-6 17-2v5c-6-3-12-2-17 2-5-4-11-5-17-2Z"/>
<circle cx="23" cy="32.5" r="3.6" fill="$gh" stroke-width="1.4"/>
<circle cx="41" cy="32.5" r="3.6" fill="$gh" stroke-width="1.4"/>
<circle cx="23.6" cy="33" r="1.5" fill="$k" stroke="none"/>
<circle cx="40.4" cy="33" r="1.5" fill="$k" stroke="none"/>
<path fill="$mh" stroke-width="1.8" d="M32 30c3 0 4 3 7 6 2 5-2 8-7 8s-9-3-7-8c3-3 4-6 7-6Z"/>
<path fill="$k" stroke="none" d="M27.5 38.5h3v2.5h-3ZM33.5 38.5h3v2.5h-3Z"/>
<path fill="$k" stroke="none" d="M17 47c10 4 20 4 30 0-1 6-6 9-15 9s-14-3-15-9Z"/>
<path fill="$bh" stroke-width="1.5" d="M19 52c-1-5-1-8 1-12 3 4 4 8 4 13ZM45 52c1-5 1-8-1-12-3 4-4 8-4 13Z"/>
<path fill="$b" stroke="none" d="M28 48.8h3.4v3H28ZM32.6 48.8H36v3h-3.4Z"/>"""

PRINCESS = """
<path fill="$yh" d="M40 1c10 8 17 24 19 46-7-3-11-9-13-17Z"/>
<path fill="none" stroke-width="1.2" d="M42 6c7 10 11 22 13 36"/>
<path fill="$g" d="M32 17c-10 0-15 6-16 14-1 9-3 15-7 20 7 2 13 1 17-3h13c4 4 9 5 15
3-4-5-5-11-6-20-1-8-6-14-16-14Z"/><i>
<path fill="$gl" d="M44 26c2 10 3 18 8 24-5 0-9-1-12-4 2-7 3-13 4-20ZM18 34c-.5 7-2 12-5 16 4 .5 8-.5 10-3Z"
opacity=".8"/></i>
<path fill="$r" d="M6 62c1-11 9-16 19-17l7 6 7-6c10 1 18 6 19 17Z"/><i>
<path fill="$rh" d="M8.5 60.8c1-8 7-12.5 15-14l3 2.6c-8 1-12 5-13.5 11.4Z"/></i>
<path fill="$p" d="M27 38h10v8l-5 6-5-6Z"/>
<path fill="$p" d="M21 29c0-7 5-11 11-11s11 4 11 11c0 8-5 14-11 14s-11-6-11-14Z"/>
<path fill="$v" d="M19 24 40 0l6 23c-8-5-19-4-27 1Z"/><i>
<path fill="$vh" d="M23 20 38.5 3.5 35 17c-4 0-8 1-12 3Z"/></i>
<path fill="$gh" stroke-width="1.8" d="M18 26c9-6 20-7 29-2l-1.5-6C37 14 28 15 20.5 20Z"/>
<path fill="none" stroke-width="2" d="M27.5 31v.6M36.5 31v.6"/>
<path fill="none" stroke="$r" stroke-width="2" d="M29.5 37.5c1.5 1.2 3.5 1.2 5 0"/>
<circle cx="32" cy="53" r="2.6" fill="$gh" stroke-width="1.4"/>"""

SPINE = [(12, 5), (19, 10), (26, 18), (31, 27), (38, 36), (44, 45), (40, 56), (29, 58), (26, 52), (31, 50)]
BACK = [(20, 11), (26, 18), (31, 27), (38, 36), (43, 45), (40, 54)]

LIZARD = f"""
{limb("M24 24C17 24 14 26 9 22M9 22l-5 1M9 22l-3-5", "$j", 3)}
{limb("M33 19c5-3 6-8 11-9M44 10l5-3M44 10l5 3", "$j", 3)}
{limb("M34 41c-6 1-8 6-13 6M21 47l-5 0M21 47l-3 5", "$j", 3)}
{limb("M42 33c6-1 9-4 14-2M56 31l5-3M56 31l3 5", "$j", 3)}
<path fill="$j" d="{taper(SPINE, [11, 15, 9, 14, 13, 9, 7, 5.5, 4, 1.6], 40)}"/>
<i><path fill="$jh" d="{taper(BACK, [3, 2.4, 4, 4, 2.6, 1], 24)}"/></i>
<path fill="none" stroke-width="1.5" stroke="$jl" d="M28 20l-3 4M33 23l-6 6M37 27l-6 7M42 32l-6 7M45 38l-6 5M47
44l-6 2"/>
<circle cx="13" cy="12.5" r="2.5" fill="$gh" stroke-width="1.5"/>
<circle cx="20" cy="6" r="2.5" fill="$gh" stroke-width="1.5"/>"""

MOTH = (
    mirror("""
<path fill="none" stroke-width="2" d="M34 18C36 11 39 7 45 4M36 13l5 2M38 10l5 2M40.5 7.5l5 1M35.5 13l-1-5M38
9l0-5"/>
<path fill="$b" d="M34 36c8-1 17 2 20 8 2 8-3 14-9 17-6-3-11-11-12-19Z"/>
<path fill="$b" d="M33 24C40 14 51 9 63 12c0 12-7 23-17 27-5 2-10 0-13-4Z"/>
<i><path fill="$w" d="M62 13c-.3 11-6.5 21.5-16 25.5-3 1-5 .5-7.5-.5C49 34 56 25 57 12.8ZM53.5 45c1.5 7-3
12-8.5 14.5l-2.5-1.7C47 55 50 51 50 44.5Z"/><path fill="$bh" d="M35 25c5-6 11-10 18-11-7 4-12 8-16 14Z"/></i>
<circle cx="48" cy="22" r="5" fill="$g" stroke-width="1.7"/>
<circle cx="48" cy="22" r="2" fill="$k" stroke="none"/>
<circle cx="43.5" cy="48" r="3.2" fill="$g" stroke-width="1.5"/>""")
    + """
<path fill="$w" d="M32 17c4 0 6 3 6 8 0 10-2 22-6 31-4-9-6-21-6-31 0-5 2-8 6-8Z"/>
<path fill="none" stroke="$wh" stroke-width="2" d="M28.5 30h7M29 36h6M29.5 42h5M30.5 48h3"/>
<circle cx="29.5" cy="21.5" r="1.7" fill="$gh" stroke="none"/>
<circle cx="34.5" cy="21.5" r="1.7" fill="$gh" stroke="none"/>"""
)

OWL = """
<path fill="$g" d="M20 56h9l-1 6h-8ZM35 56h9v6h-8Z"/>
<path fill="$w" d="M9 3c5 5 9 6 14 6h18c5 0 9-1 14-6 3 9 4 18 4 28 0 18-10 29-27 29S5 49 5 31C5 21 6 12 9 3Z"/>
<i><path fill="$bh" d="M32 34c9 0 14 5 14 13 0 7-5 11.5-14 11.5S18 54 18 47c0-8 5-13 14-13Z"/>
<path fill="$wl" d="M7 36c5 1 9 6 10 12 1 3 2 6 4 8C13 53 8 46 7 36ZM57 36c-5 1-9 6-10 12-1 3-2 6-4 8 8-3 13-10
14-20Z"/><path fill="$wh" d="M11 7c4 4 8 4.5 12 4.5h18c4 0 8-.5 12-4.5l1 5c-3 3-7 3-12 3-5 0-8 2-10
5-2-3-5-5-10-5s-9 0-12-3Z"/></i>
<circle cx="20.5" cy="25" r="11" fill="$b"/><circle cx="43.5" cy="25" r="11" fill="$b"/>
<circle cx="20.5" cy="25" r="7.5" fill="$gh" stroke-width="1.5"/>
<circle cx="43.5" cy="25" r="7.5" fill="$gh" stroke-width="1.5"/>
<circle cx="21.5" cy="25" r="4.3" fill="$k" stroke="none"/>
<circle cx="42.5" cy="25" r="4.3" fill="$k" stroke="none"/>
<circle cx="20" cy="23.2" r="1.6" fill="$bh" stroke="none"/>
<circle cx="41" cy="23.2" r="1.6" fill="$bh" stroke="none"/>
<path fill="$g" d="M32 27l5 5-5 8-5-8Z"/>
<path fill="none" stroke="$w" stroke-width="1.7" d="M24 44l2.5 3 2.5-3M35 44l2.5 3 2.5-3M29.5 50l2.5 3
2.5-3"/>"""

TAIL = [(13, 51), (5, 48), (3, 38), (9, 31), (10, 22), (4, 15)]

RAT = f"""
<path fill="$rh" d="{taper(TAIL, [7, 5.5, 4.5, 4, 3, 1.5], 30)}"/>
<path fill="$rh" d="M20 55h12c3 0 3 5 0 5H18ZM42 54h9c3 0 3 5 0 5H40Z"/>
<path fill="$sl" d="M37 23c-2-8 1-13 6-14 4 2 6 7 5 13Z"/>
<path fill="$s" d="M9 48C8 32 17 21 31 21c5 0 7 0 11-2 9 1 15 8 20 16 1 3-3 6-9 7-1 9-6 15-14 15H17c-5
0-8-4-8-9Z"/>
<i><path fill="$sl" d="M10.3 46c1 4 4 6 9 6h14c7 0 13-3 17-9.5l1.5-.3C50.5 50 46 55.8 39 55.8H17c-4
0-6.7-3.8-6.7-9.8Z"/><path fill="$sh" d="M14 37c2-8 8-13 16-13.5C24 26 20 31 18 37c-1 4-5 4-4 0Z"/></i>
<path fill="$s" d="M35 25c-5-6-4-14 1-17 7 0 12 6 12 13-3 5-8 6-13 4Z"/>
<path fill="$rh" stroke="none" d="M38 23c-3-4-3-9-1-12 4 1 7 5 7 9-1 3-4 4-6 3Z"/>
<circle cx="50" cy="28" r="2.7" fill="$k" stroke="none"/>
<circle cx="50.8" cy="27.2" r=".9" fill="$bh" stroke="none"/>
<circle cx="60.5" cy="36" r="3" fill="$r" stroke-width="1.6"/>
<path fill="none" stroke-width="1.3" d="M52 38l-9 2M53 40l-8 5M33 40c4 1 6 5 5 11"/>"""

SCARAB = (
    mirror(
        limb("M44 24c8-1 10-6 10-13l-6-5", "$g", 2.6)
        + limb("M50 38c5-1 8-3 12-1", "$g", 2.6)
        + limb("M47 50c5 1 7 4 7 10", "$g", 2.6)
    )
    + """
<path fill="$y" d="M32 22c14 0 21 7 21 18 0 12-9 21-21 21S11 52 11 40c0-11 7-18 21-18Z"/><i>
<path fill="$yl" d="M47 26c3 3 4.8 8 4.8 14 0 11-8 19.5-18.8 19.8V52c9-2 14-13 14-26Z"/>
<path fill="$yh" d="M14 40c0-7 3-11 8-13 2-.5 2 1.5.5 2.5-4 3-5 6-5.5 11-.4 3-3 3-3-.5Z"/></i>
<path fill="none" stroke-width="1.9" d="M32 27V60"/>
<path fill="none" stroke-width="1.1" d="M27 30c-5 8-5 18-1 27M37 30c5 8 5 18 1 27"/>
<path fill="$g" d="M14 28c1-8 8-13 18-13s17 5 18 13c-10 4-26 4-36 0Z"/><i>
<path fill="$gh" d="M17 26c2-5 7-8.5 13-9-4 2-7 5-8 9.5Z"/></i>
<path fill="$yl" d="M22 17c0-4 4-6 10-6s10 2 10 6c-6 2-14 2-20 0Z"/>
<circle cx="32" cy="7" r="6" fill="$r"/><circle cx="30" cy="5.3" r="1.7" fill="$rh" stroke="none"/>"""
)

SPIDER = (
    '<path fill="none" stroke-width="1.8" d="M32 0V18"/>'
    + mirror(
        limb("M37 24 46 11l8-5", "$v", 2.4)
        + limb("M39 27 52 20l9 6", "$v", 2.4)
        + limb("M39 31l13 2 8 13", "$v", 2.4)
        + limb("M38 35l9 9-1 16", "$v", 2.4)
    )
    + """
<path fill="$v" d="M32 32c9 0 14 6 14 14s-6 15-14 15-14-7-14-15 5-14 14-14Z"/><i>
<path fill="$vl" d="M40 35c3 2.5 4.8 6.5 4.8 11 0 7.5-5.5 13.8-12.8 13.8C39 55 42 45 40 35Z"/>
<path fill="$vh" d="M21 45c0-5 3-9 7-10 2 0 2 1.5.5 2.5C26 39 25 41 24.5 45c-.5 3-3.5 3-3.5 0Z"/></i>
<path fill="$r" stroke-width="1.5" d="M27 42h10l-4 6.5 4 6.5H27l4-6.5Z"/>
<circle cx="32" cy="24" r="9" fill="$v"/><circle cx="28.3" cy="22.5" r="2.7" fill="$gh" stroke-width="1.2"/>
<circle cx="35.7" cy="22.5" r="2.7" fill="$gh" stroke-width="1.2"/>
<circle cx="28.3" cy="23" r="1.1" fill="$k" stroke="none"/>
<circle cx="35.7" cy="23" r="1.1" fill="$k" stroke="none"/>
<path fill="none" stroke-width="1.6" d="M29 29l1.5 3M35 29l-1.5 3"/>"""
)

CREATURES = {
    "bat": BAT,
    "dragon": DRAGON,
    "genie": GENIE,
    "ghost": GHOST,
    "troll": TROLL,
    "princess": PRINCESS,
    "lizard": LIZARD,
    "moth": MOTH,
    "owl": OWL,
    "rat": RAT,
    "scarab": SCARAB,
    "spider": SPIDER,
}
