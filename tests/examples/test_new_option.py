"""An option with two choices is added to a game: its options, its rules and its words say it, and nothing else."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from tests.examples.outside import PEARLS
from tests.plugins import ask, install, python

PROGRAM = """
import json
import dedale
from dedale.core.errors import BadOptions
from dedale.lab.labels import variant
from dedale.lab.rates import rate_rows
from dedale.server.catalogue import catalogue
from dedale.words import words
game = dedale.game("pearls")
told = {option.name: list(option.choices) for option in game.facts.options}
refused = ""
try:
    game.options({"eels": "none"})
except BadOptions as error:
    refused = str(error)
rows = rate_rows("pearls", ["eels=all"], ["random"])
print(json.dumps({
    "told": told,
    "combinations": len(game.combinations()),
    "refused": refused,
    "rows": [row.options["eels"] for row in rows],
    "labels": [variant(words(language), "pearls", rows[1].options) for language in ("en", "fr")],
    "sea": [game.new({"eels": eels}).view(None).sea for eels in ("few", "many")],
    "offered": [option.name for one in catalogue() if one.name == "pearls" for option in one.options],
    "kept": game.from_json(game.new({"eels": "many"}).to_json()).options.eels,
}))
"""


def changed(file: Path, *changes: tuple[str, str]) -> None:
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def test_adding_an_option_touches_options_rules_and_words_only(tmp_path: Path) -> None:
    copy = tmp_path / "dedale_pearls"
    shutil.copytree(PEARLS, copy)
    water = '    water: str = choice("murky", "clear")\n'
    changed(copy / "options.py", (water, water + '    eels: str = choice("few", "many")\n'))
    changed(copy / "game.py", ("sea=list(COPIES)", 'sea=[COPIES[0] + 3 * (options.eels == "many"), *COPIES[1:]]'))
    for language, word in (("en", "many eels"), ("fr", "beaucoup d’anguilles")):
        new = f"pearls-option-eels-many = {word}\n    .short = {word}\n"
        changed(copy / f"{language}.ftl", ("pearls-kind-dive", f"{new}pearls-kind-dive"))
    install(
        tmp_path,
        "dedale-pearls",
        {"games": {"pearls": "dedale_pearls.game:GAME"}, "words": {"pearls": "dedale_pearls"}},
    )
    told = json.loads(ask(tmp_path, PROGRAM))
    assert told["told"] == {"players": [1, 2, 3], "water": ["murky", "clear"], "eels": ["few", "many"]}
    assert told["combinations"] == 12
    assert told["refused"] == "The option 'eels' cannot be 'none'; choose one of 'few', 'many'."
    assert told["rows"] == ["few", "many"]
    assert told["labels"] == ["many eels", "beaucoup d’anguilles"]
    assert told["sea"] == [21, 24]
    assert told["kept"] == "many"
    assert told["offered"] == ["players", "water", "eels"]
    done = python(tmp_path, "-m", "dedale.terminal.app", "play", "pearls", "--eels", "none", "--lang", "en")
    assert done.stderr.strip() == "The option “eels” cannot be 'none'; choose one of 'few', 'many'."
