"""What is plain to see of an action of Onirim: what it opens, finishes, keeps or costs, and what may still go wrong."""

from __future__ import annotations

from collections.abc import Callable

from dedale.bots.hints.onirim.scene import (
    FOR_A_DOOR,
    NIGHTMARE,
    NamedMove,
    Scene,
    is_chamber,
    is_key,
    is_tower,
    move_of,
)
from dedale.bots.hints.reason import Plan, Reason
from dedale.bots.seat import Seat

Fact = Callable[[Scene, Plan, NamedMove], Reason | None]

GAINS = {
    "wins": 9,
    "series-door": 8,
    "opens": 8,
    "fetches": 8,
    "rampart": 7,
    "drops-nightmare": 6,
    "nightmare-late": 6,
    "prophecy-known": 5,
    "removes-premonition": 4,
    "punishment": 4,
    "series-second": 3,
    "door-first": 3,
    "door-late": 3,
    "not-due": 3,
    "has-door": 3,
    "series-next": 3,
    "swap-series": 2,
    "swap-both": 2,
    "swap-partner": 2,
    "swap-key": 2,
    "night-key": 2,
    "goal-becomes": 2,
    "keeps-discard": 1,
    "all-good": 1,
    "dream-reveal": 1,
}
"""What an action brings that is plain to see, by code; what is not here is said, and is no gain."""


def does(seat: Seat, plan: Plan) -> list[Reason]:
    """What the action does that is worth a sentence."""
    scene = Scene(seat)
    move = move_of(plan.action)
    if scene.after(*plan.actions).result == "won":
        return [Reason("wins", {})]
    found = FACTS.get(move.verb, _nothing)(scene, plan, move)
    return [] if found is None else [found]


def gain(does: list[Reason]) -> int:
    """The most that one of the facts brings."""
    return max((_gain(fact) for fact in does), default=0)


def _gain(fact: Reason) -> int:
    if fact.code == "night-hand":
        return 0 if fact.facts["keys"] else GAINS["night-key"]
    if fact.code in ("towers", "tower-again"):
        return int(fact.facts["count"])
    return GAINS.get(fact.code, 0)


def keeps(seat: Seat, best: Plan, following: Plan) -> list[Reason]:
    """The key that the other plan spends, or the Tower that it lets fall."""
    scene = Scene(seat)
    chosen, other = move_of(best.action), move_of(following.action)
    if other.verb == "raze" and chosen.verb != "raze":
        return [Reason("keeps-tower", {"card": other.card})]
    spent = scene.key_spent(following.action)
    gone = chosen.verb == "nightmare-hand" or scene.key_spent(best.action) is not None
    if spent is None or gone or spent not in scene.hand:
        return []
    return [Reason("keeps-key", {"card": spent})]


def risks(seat: Seat, best: Plan, _told: list[Reason]) -> list[Reason]:
    """The series that it breaks, the Premonition that it brings on, and Nightmares without a key against them."""
    scene = Scene(seat)
    after = scene.after(*best.actions)
    if after.result is not None:
        return []
    found = [Reason("risk-premonition", {"card": card}) for card in scene.strikes(*best.actions)]
    running = scene.view.series[scene.seat]
    if running.length and after.series[scene.seat].colour != running.colour:
        found.append(Reason("risk-series", {"colour": str(running.colour), "count": running.length}))
    keys = any(is_key(card) for card in (*after.hands[scene.seat].cards, *after.shared))
    if scene.keys and not keys and scene.nightmares and after.kind == "draw" and scene.view.kind in ("main", "door"):
        found.append(Reason("risk-nightmare", {"count": scene.nightmares, "deck": scene.deck}))
    return found


def _nothing(_scene: Scene, _plan: Plan, _move: NamedMove) -> Reason | None:
    return None


def _play(scene: Scene, plan: Plan, move: NamedMove) -> Reason | None:
    """A Door by a series, a series begun or gone on with, a Tower."""
    if is_tower(move.card):
        return _tower(scene, plan, move)
    after = scene.after(*plan.actions)
    colour = move.card[0]
    if scene.doors_gained(*plan.actions):
        return Reason("series-door", {"colour": colour})
    length = after.series[scene.seat].length
    more = [*after.hands[scene.seat].cards, *after.shared]
    held = sum(is_chamber(card) and card[0] == colour and card[1] != move.card[1] for card in more)
    if length in (1, 2) and not scene.doors_needed(colour):
        return None
    if length == 2:
        return Reason("series-second", {"colour": colour, "count": held})
    return Reason("series-first", {"colour": colour, "count": held}) if length == 1 and held else None


def _tower(scene: Scene, plan: Plan, _move: NamedMove) -> Reason | None:
    if scene.after(*plan.actions).rampart and not scene.view.rampart:
        return Reason("rampart", {})
    return Reason("towers", {"count": scene.rampart_colours(*plan.actions)})


def _discard(scene: Scene, _plan: Plan, move: NamedMove) -> Reason | None:
    """A Prophecy, and what it may find."""
    if not is_key(move.card):
        return None
    if scene.known_nightmares:
        return Reason("prophecy-known", {"count": scene.known_nightmares})
    if scene.nightmares:
        return Reason("prophecy", {"count": scene.nightmares, "deck": scene.deck})
    return None


def _open(scene: Scene, plan: Plan, move: NamedMove) -> Reason | None:
    """A Door, fetched or paid for."""
    after = scene.after(*plan.actions)
    if not scene.doors_gained(*plan.actions):
        return None
    gained = [door for door in after.doors[scene.seat] if after.doors[scene.seat].count(door) > _count(scene, door)]
    code = "fetches" if move.verb == "fetch-door" else "opens"
    return Reason(code, {"colour": gained[0][0], "count": sum(map(len, after.doors))})


def _count(scene: Scene, door: str) -> int:
    return scene.view.doors[scene.seat].count(door)


def _to_limbo(scene: Scene, _plan: Plan, _move: NamedMove) -> Reason | None:
    """A Door that was drawn is let go: it is not needed, it would not count, or its key is worth more."""
    colour = str(scene.view.resolving)[0]
    paying = [action for action in scene.view.legal if move_of(action).verb in FOR_A_DOOR]
    if not paying:
        return None
    if not scene.doors_gained(paying[0]):
        return Reason("not-due", {"colour": colour})
    if not scene.doors_needed(colour):
        return Reason("has-door", {"colour": colour})
    return Reason("keeps-key", {"card": colour + "k"})


def _night_key(scene: Scene, _plan: Plan, move: NamedMove) -> Reason | None:
    return Reason("night-key", {"keys": len(scene.keys) - 1, "card": move.card})


def _night_door(scene: Scene, _plan: Plan, move: NamedMove) -> Reason | None:
    colour = move.card[0]
    return None if scene.silent else Reason("night-door", {"colour": colour, "count": scene.to_come(colour)})


def _night_reveal(scene: Scene, _plan: Plan, _move: NamedMove) -> Reason | None:
    return Reason("night-reveal", {"deck": scene.deck})


def _night_hand(scene: Scene, _plan: Plan, _move: NamedMove) -> Reason | None:
    return Reason("night-hand", {"keys": len(scene.keys)})


def _drop(scene: Scene, _plan: Plan, move: NamedMove) -> Reason | None:
    """A Nightmare that was looked at is gone for good."""
    if move.card == NIGHTMARE:
        return Reason("drops-nightmare", {"count": scene.view.looked.count(NIGHTMARE) - 1})
    return None


def _put(scene: Scene, _plan: Plan, move: NamedMove) -> Reason | None:
    """What is laid back now comes after all that is laid back later."""
    above = len(scene.view.looked) - 1
    if not above:
        return None
    if move.card == NIGHTMARE:
        return Reason("nightmare-late", {"count": above})
    if move.card[1] == "d" and move.card[0] + "k" not in scene.hand:
        return Reason("door-late", {"colour": move.card[0], "count": above})
    return None


def _to_the_top(scene: Scene, _plan: Plan, move: NamedMove) -> Reason | None:
    """A Door is brought up whose key is at hand."""
    if move.card[1] == "d" and move.card[0] + "k" in scene.hand:
        return Reason("door-first", {"colour": move.card[0]})
    running = scene.view.series[scene.seat]
    if is_chamber(move.card) and running.length == 2 and running.colour == move.card[0]:
        return Reason("series-next", {"colour": move.card[0]})
    return None


def _raze(scene: Scene, _plan: Plan, move: NamedMove) -> Reason | None:
    towers = sum(scene.in_deck(f"{move.card[0]}{number}") for number in "345")
    held = sum(is_tower(card) and card[0] == move.card[0] for card in scene.hand)
    return None if scene.silent else Reason("tower-again", {"colour": move.card[0], "count": towers + held})


def _false(_scene: Scene, _plan: Plan, _move: NamedMove) -> Reason | None:
    return Reason("false-destruction", {})


def _cast(scene: Scene, _plan: Plan, move: NamedMove) -> Reason | None:
    return Reason("punishment", {"cost": scene.view.costs["punishment"]}) if move.spell == "punishment" else None


def _swap_goals(scene: Scene, plan: Plan, _move: NamedMove) -> Reason | None:
    """Another Goal is due, and its Door can be had."""
    due = next((goal.goal[0] for goal in scene.after(*plan.actions).goals if goal.up), None)
    return None if due is None or due == scene.due else Reason("goal-becomes", {"colour": due})


def _remove(_scene: Scene, _plan: Plan, move: NamedMove) -> Reason | None:
    return Reason("removes-premonition", {"card": move.card})


def _pass(scene: Scene, _plan: Plan, _move: NamedMove) -> Reason | None:
    return Reason("keeps-discard", {"count": sum(scene.view.discard.values())})


def _keep_rest(scene: Scene, _plan: Plan, _move: NamedMove) -> Reason | None:
    return Reason("all-good", {}) if NIGHTMARE not in scene.view.looked else None


def _dream_reveal(scene: Scene, _plan: Plan, _move: NamedMove) -> Reason | None:
    return Reason("dream-reveal", {"count": scene.nightmares, "deck": scene.deck}) if scene.nightmares else None


def _swap(scene: Scene, plan: Plan, move: NamedMove) -> Reason | None:
    """What the card taken is good for, and the card given to the partner."""
    taken = move_of(plan.actions[-1]).card
    given = move.card if move.verb == "give" else ""
    own, partner = scene.view.series[scene.seat], scene.view.series[1 - scene.seat]
    mine = own.length > 0 and is_chamber(taken) and taken[0] == own.colour and taken[1] != scene.last_symbol
    row = scene.view.rows[1 - scene.seat]
    theirs = partner.length > 0 and is_chamber(given) and given[0] == partner.colour and given[1] != row[-1][1]
    if mine and theirs:
        return Reason("swap-both", {"colour": taken[0], "partner": given[0]})
    if mine:
        return Reason("swap-series", {"colour": taken[0]})
    if theirs:
        return Reason("swap-partner", {"colour": given[0]})
    if is_key(taken) and not is_key(given):
        return Reason("swap-key", {})
    return None


def _from_hand(_scene: Scene, _plan: Plan, _move: NamedMove) -> Reason | None:
    return Reason("leaves-shared", {})


def _from_shared(_scene: Scene, _plan: Plan, _move: NamedMove) -> Reason | None:
    return Reason("keeps-own", {})


FACTS: dict[str, Fact] = {
    "play": _play,
    "discard": _discard,
    "at-left": _tower,
    "at-right": _tower,
    "fetch-door": _open,
    "door-for-key": _open,
    "door-for-shared-key": _open,
    "door-to-limbo": _to_limbo,
    "nightmare-key": _night_key,
    "nightmare-shared-key": _night_key,
    "nightmare-door": _night_door,
    "nightmare-reveal": _night_reveal,
    "nightmare-hand": _night_hand,
    "cast": _cast,
    "drop": _drop,
    "throw": _drop,
    "put": _put,
    "fetch": _to_the_top,
    "raise": _to_the_top,
    "raze": _raze,
    "false-destruction": _false,
    "swap-goal": _swap_goals,
    "with-goal": _swap_goals,
    "give": _swap,
    "take": _swap,
    "pass": _pass,
    "dream-reveal": _dream_reveal,
    "keep-rest": _keep_rest,
    "dream-remove": _remove,
    "from-hand": _from_hand,
    "from-shared": _from_shared,
}
"""What there is to say, by the verb of an action."""
