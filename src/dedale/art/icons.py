"""The icons of the page, 24 by 24, in the colour of the text beside them: `ic-undo`, `i-eye` and so on."""

from __future__ import annotations

from dedale.art.svg import disc, path, soft, symbol

LINES = {
    "undo": "M8 5L4 9L8 13M4 9H14A5 5 0 0 1 14 19H9",
    "redo": "M16 5L20 9L16 13M20 9H10A5 5 0 0 0 10 19H15",
    "hint": "M9 18H15M10 21H14M9 15C7 13.5 6 11.7 6 9.5A6 6 0 0 1 18 9.5C18 11.7 17 13.5 15 15V15.5H9Z",
    "menu": "M4 7H20M4 12H20M4 17H20",
    "close": "M6 6L18 18M18 6L6 18",
    "log": "M5 5H19M5 10H19M5 15H14M5 20H11",
    "help": "M9 9A3 3 0 1 1 13.5 11.6C12.5 12.3 12 13 12 14M12 17.5V18",
    "sound": "M4 10V14H7L12 18V6L7 10ZM16 9A4 4 0 0 1 16 15M18.5 6.5A8 8 0 0 1 18.5 17.5",
    "mute": "M4 10V14H7L12 18V6L7 10ZM16 9.5L21 14.5M21 9.5L16 14.5",
    "next": "M9 5L16 12L9 19",
    "prev": "M15 5L8 12L15 19",
    "first": "M17 5L10 12L17 19M6 5V19",
    "last": "M7 5L14 12L7 19M18 5V19",
    "up": "M5 15L12 8L19 15",
    "down": "M5 9L12 16L19 9",
    "play": "M8 5V19L19 12Z",
    "fork": "M6 4V20M6 14C6 9 18 13 18 6M15 8L18 4.5L21 8",
    "clock": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 7V12L15.5 14",
    "lock": "M6 11H18V20H6ZM9 11V8A3 3 0 0 1 15 8V11",
    "share": "M12 15V4M8 8L12 4L16 8M5 13V20H19V13",
    "copy": "M9 9H20V20H9ZM15 9V4H4V15H9",
    "warn": "M12 4L21 20H3ZM12 10V14.5M12 17V17.4",
    "check": "M5 12.5L10 17.5L19 7",
    "chat": "M4 5H20V16H11L7 20V16H4Z",
    "hush": "M5 12A7 7 0 0 0 19 12M8.5 15.5L7.5 17.5M12 17V19M15.5 15.5L16.5 17.5",
    "person": "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4.5 20.5C5 15.5 8 14 12 14S19 15.5 19.5 20.5",
    "bot": "M6 9H18V19H6ZM12 9V5M12 4.5V4.4M9.5 13V14M14.5 13V14M3.5 12V16M20.5 12V16",
    "link": (
        "M10 14A4 4 0 0 0 15.7 14L19 10.7A4 4 0 0 0 13.3 5L12 6.3"
        "M14 10A4 4 0 0 0 8.3 10L5 13.3A4 4 0 0 0 10.7 19L12 17.7"
    ),
    "resign": "M6 21V4M6 4.5C10 2 13 7 18 4.5V13C13 15.5 10 10.5 6 13",
    "offline": "M3 9C8 4 16 4 21 9M6.5 12.5C9.5 9.5 14.5 9.5 17.5 12.5M12 17V17.5M4 3L20 21",
    "download": "M12 4V15M8 11L12 15L16 11M5 17V20H19V17",
    "again": "M5 13A7.5 7.5 0 1 0 7.6 6.8M8.5 2.5L7 7.3L12 8.5",
    "full": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
}
"""Thin lines, `ic-…`."""

BOLD = {
    "turn": "M5 13a7.5 7.5 0 1 0 2.6-6.2M8.5 2.5 7 7.3l5 1.2",
    "eye": "M2 12c4-6.5 16-6.5 20 0-4 6.5-16 6.5-20 0Z",
    "undo": "M8 5 3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-3",
    "hint": "M9 4h6M8 4l-2 6 2 8h8l2-8-2-6M8 18v3h8v-3M12 9.5c1.5 1.7 2 2.5 2 3.5a2 2 0 0 1-4 0c0-1 .5-1.8 2-3.5Z",
    "menu": "M4 6.5h16M4 12h16M4 17.5h16",
    "rules": "M12 6c-2-2-5-2.5-9-2v14c4-.5 7 0 9 2 2-2 5-2.5 9-2V4c-4-.5-7 0-9 2ZM12 6v14",
    "home": "M4 21V10a8 8 0 0 1 16 0v11M9 21v-8a3 3 0 0 1 6 0v8M2.5 21h19",
    "check": "M5 12.5 10 17.5 19.5 7",
    "tower": "M7 21 8 10H5V4h3v2h2.5V4h3v2H16V4h3v6h-3l1 11ZM10.5 21v-4a1.5 1.5 0 0 1 3 0v4",
    "cloud": "M7 17a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1.5A3.3 3.3 0 0 1 17 17ZM6 21h.1M12 20.5h.1",
    "plus": "M12 5v14M5 12h14",
    "sun": "M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
    "half": "M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12Z",
}
"""Bolder lines, `i-…`."""

SOLID = {
    "moon": "M14 3a9 9 0 1 0 7 12.5A7.5 7.5 0 1 1 14 3Z",
    "play": "M7 4.5v15c0 1 1 1.5 1.8 1L20 13c.8-.5.8-1.5 0-2L8.8 3.5C8 3 7 3.5 7 4.5Z",
}
INNER = {"eye": disc(12, 12, 3.2, "currentColor"), "sun": disc(12, 12, 4.5, "currentColor")}
INNER["half"] = path("M12 3.5a8.5 8.5 0 0 1 0 17Z", "currentColor")

HAND = (
    "M11 17V5.5a2.5 2.5 0 0 1 5 0V14l8 1.6c2.5.5 4 2.4 3.7 5L27 26c-.4 3-2.5 5-5.5 5h-5c-2 0-3.8-1-5-2.6"
    "L5.5 21c-1.6-2.2 1-4.6 3-3Z"
)
STAR = "M12 1l2.5 8.5L23 12l-8.5 2.5L12 23l-2.5-8.5L1 12l8.5-2.5Z"


def icons() -> str:
    thin = "".join(_icon(f"ic-{name}", soft(d, "currentColor", 1.8)) for name, d in LINES.items())
    bold = "".join(_icon(f"i-{name}", soft(d, "currentColor", 2.1) + INNER.get(name, "")) for name, d in BOLD.items())
    solid = "".join(_icon(f"i-{name}", path(d, "currentColor")) for name, d in SOLID.items())
    hand = path(HAND, "tr-bone-hi", stroke="var(--tr-ink)", stroke_width=2, stroke_linejoin="round")
    return thin + bold + solid + symbol("i-hand", "0 0 32 32", hand) + _icon("star4", path(STAR, "currentColor"))


def _icon(name: str, drawing: str) -> str:
    return symbol(name, "0 0 24 24", drawing)
