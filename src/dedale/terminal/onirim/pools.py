"""The sets that Onirim has its players choose member by member: payments, keys, thrown cards, a pair of Goals.

An item of a pool is the number of a card, or the place of a Goal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dedale.core.game import Game
from dedale.onirim.cards import CODE_OF, CODES
from dedale.onirim.view import View
from dedale.terminal.choices import Pool

_VERBS = {"pay": "pay", "key": "search-key", "happy-drop": "throw"}


def pool_of(game: Game, view: View) -> Pool | None:
    """The set that this decision begins to choose, or goes on choosing."""
    if view.kind == "goal-first":
        return Pool(dict.fromkeys(range(1, len(view.goals) + 1), 1), 2)
    if view.kind not in _VERBS:
        return None
    deeds = map(game.deed, view.legal)
    first = min((CODE_OF[str(about["card"])] for verb, about in deeds if verb == _VERBS[view.kind]), default=None)
    if first is None:
        return None
    counts = {card: count for card, count in _available(view).items() if card >= first}
    if view.kind == "happy-drop":
        return Pool(counts, sum(counts.values()), may_stop=True)
    return Pool(counts, min(view.owed, sum(counts.values())), first_shown=view.kind == "pay")


def _available(view: View) -> dict[int, int]:
    """The cards that may be picked, with how many there are of each."""
    if view.kind == "pay":
        found = Counter(view.discard)
    elif view.kind == "happy-drop":
        found = Counter(code for code in view.looked if code)
    else:
        ends = [code for code in (*view.deck.top, *view.deck.bottom) if code]
        found = Counter({code: count for code, count in view.unseen.items() if code[1] == "k"})
        found.update(code for code in ends if code[1] == "k")
    return {CODE_OF[code]: found[code] for code in sorted(found, key=lambda code: CODE_OF[code])}


def actions_of(game: Game, view: View, picks: Sequence[int]) -> list[int]:
    """The actions that choose this set, ascending; thrown cards end with keeping the rest, if there is a rest."""
    ordered = sorted(picks)
    if view.kind == "goal-first":
        return [game.action(f"swap goal {ordered[0]}"), game.action(f"with goal {ordered[1]}")]
    verb = _VERBS[view.kind].replace("-", " ")
    actions = [game.action(f"{verb} {CODES[card]}") for card in ordered]
    if view.kind == "happy-drop" and len(picks) < len(view.looked):
        actions.append(game.action("keep rest"))
    return actions
