"""The start page: two stone doors, ivy, hills and sky, the moon, the way between the doors."""

from dedale.art.palettes.slots import Slots

START: Slots = {
    "dr-1": ("#090b20", "#7d6844", "#fff"),
    "dr-2": ("#262c58", "#b8a37c", "#000"),
    "dr-3": ("#31386b", "#c8b48e", "#000"),
    "dr-4": ("#414a86", "#d9c8a4", "#000"),
    "ivy-0": ("#051416", "#2f4a36", "transparent"),
    "ivy-1": ("#1f5a4c", "#4c7554", "transparent"),
    "ivy-2": ("#479077", "#6f9a68", "transparent"),
    "hill-1": ("#12204a", "#8fae9a", "#000"),
    "hill-2": ("#0a2a30", "#4f7a5e", "#1c1c1c"),
    "sky-a": ("#0b0e2c", "#8fb7d6", "#000"),
    "sky-b": ("#2d3a86", "#fbe6bd", "#000"),
    "moon-a": ("#fff6dc", "#fffaf0", "#fff"),
    "moon-b": ("#cfd6f5", "#f4deb0", "#fff"),
    "moon-line": ("#5d68a8", "#b58a4a", "#000"),
    "moon-flame": ("#e9a93a", "#c2700f", "#000"),
    "moon-core": ("#fff6d8", "#ffe7a0", "#ffe14d"),
    "hedge-a": ("#08191f", "#a9b98c", "#000"),
    "hedge-b": ("#0c2a2c", "#c4cda4", "#000"),
    "fog": ("#2d3a86", "#fbe6bd", "transparent"),
    "key": ("#f4d083", "#6b4312", "#ffe14d"),
    "way-1": ("#59638f", "#f6ecd6", "#555"),
    "way-2": ("#2b335f", "#c9b48c", "#000"),
    "post-1": ("#8a5a1c", "#8a5a1c", "#fff"),
    "post-2": ("#3a2508", "#5a3514", "#000"),
}
