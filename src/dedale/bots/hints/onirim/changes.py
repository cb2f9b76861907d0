"""A state of Onirim with one fact changed: cards trade places, and as little else changes as can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dedale.bots.hints.onirim.scene import COLOURS, NIGHTMARE, is_chamber, is_key
from dedale.core.game import Json

Sort = Callable[[str], bool]


def without_nightmares(data: Json) -> Json:
    """No Nightmare in the deck: discarded Chambers lie there instead, as far as there are any."""
    _trade(data, lambda card: card == NIGHTMARE, _plain)
    return data


def with_more_nightmares(data: Json) -> Json | None:
    """All discarded Nightmares back in the deck, in the place of Chambers."""
    back = data["discard"].get(NIGHTMARE, 0)
    if not back:
        return None
    for _ in range(back):
        leaving = _most(data["bag"], _plain)
        if leaving is None:
            return None
        _move(data["bag"], data["discard"], leaving)
        _move(data["discard"], data["bag"], NIGHTMARE)
    return data


def with_colour(data: Json, colour: str) -> Json | None:
    """All discarded Chambers of a colour back in the deck, in the place of Chambers of other colours."""
    wanted = [
        card for card, count in data["discard"].items() if is_chamber(card) and card[0] == colour for _ in range(count)
    ]
    if not wanted:
        return None
    for card in wanted:
        leaving = _most(data["bag"], lambda other: is_chamber(other) and other[0] != colour)
        if leaving is None:
            return None
        _move(data["bag"], data["discard"], leaving)
        _move(data["discard"], data["bag"], card)
    return data


def without_colour(data: Json, colour: str) -> Json:
    """No Chamber of a colour in the deck: discarded ones of other colours lie there instead, as far as they go."""
    _trade(
        data,
        lambda card: is_chamber(card) and card[0] == colour,
        lambda card: is_chamber(card) and card[0] != colour,
    )
    return data


def with_fuller_discard(data: Json) -> Json | None:
    """What spells removed from the game, and half of the deck's suns and moons, in the discard."""
    for card, count in list(data["removed"].items()):
        _move(data["removed"], data["discard"], card, count)
    halves = {card: count // 2 for card, count in data["bag"].items() if _plain(card)}
    for card, count in halves.items():
        _move(data["bag"], data["discard"], card, count)
    return data


def with_longer_deck(data: Json) -> Json | None:
    """The discarded Chambers back in the deck."""
    back = [card for card in data["discard"] if is_chamber(card)]
    for card in back:
        _move(data["discard"], data["bag"], card, data["discard"][card])
    return data if back else None


def with_shorter_deck(data: Json) -> Json | None:
    """Half of the deck's Chambers in the discard."""
    chambers = {card: count // 2 for card, count in data["bag"].items() if is_chamber(card)}
    for card, count in chambers.items():
        _move(data["bag"], data["discard"], card, count)
    return data if any(chambers.values()) else None


def with_doors_gained(data: Json, seat: int, colour: str) -> Json | None:
    """The Doors of a colour, wherever they are, gained by a seat."""
    door = colour + "d"
    for zone in ("bag", "limbo"):
        for _ in range(data[zone].get(door, 0)):
            _take(data[zone], door)
            data["doors"][seat].append(door)
    for end in ("deck_top", "deck_bottom"):
        kept = [entry for entry in data[end] if entry["card"] != door]
        data["doors"][seat] += [door] * (len(data[end]) - len(kept))
        data[end] = kept
    if sum(map(len, data["doors"])) == 8:
        return None
    _turn_goals(data, colour)
    return data


def with_doors_back(data: Json, colour: str) -> Json:
    """The Doors of a colour back in the deck, nobody having gained them."""
    door = colour + "d"
    for owned in data["doors"]:
        for _ in range(owned.count(door)):
            owned.remove(door)
            _put(data["bag"], door)
    _turn_goals(data, colour)
    return data


def without_series(data: Json, seat: int) -> Json | None:
    """The last card of a row in another colour."""
    row = data["rows"][seat]
    if not row:
        return None
    colour, symbol = row[-1]
    return _replace_last(data, row, [other + symbol for other in COLOURS if other != colour])


def with_other_symbol(data: Json, seat: int, symbols: Sequence[str]) -> Json | None:
    """The last card of a row with another symbol, one of these."""
    row = data["rows"][seat]
    colour, symbol = row[-1]
    barred = {symbol, row[-2][1] if len(row) > 1 else symbol}
    return _replace_last(data, row, [colour + other for other in symbols if other not in barred])


def with_keys(data: Json, seat: int, count: int) -> Json | None:
    """So many of the cards at hand that are no keys exchanged for keys, from the deck or the discard."""
    hand = data["hands"][seat]
    for place in [place for place, card in enumerate(hand) if is_chamber(card) and not is_key(card)][:count]:
        if not _exchange(data, hand, place, is_key):
            return None
    return data


def with_one_key(data: Json, seat: int, kept: str) -> Json | None:
    """All keys at hand but this one exchanged for suns and moons, from the deck or the discard."""
    spared = False
    for hand in (data["hands"][seat], data["shared"]):
        for place, card in enumerate(hand):
            if card == kept and not spared:
                spared = True
            elif is_key(card) and not _exchange(data, hand, place, _plain):
                return None
    return data


def without_key(data: Json, seat: int, key: str) -> Json | None:
    """The keys of a colour at hand exchanged for keys of other colours."""
    for hand in (data["hands"][seat], data["shared"]):
        for place, card in enumerate(hand):
            if card == key and not _exchange(data, hand, place, lambda other: is_key(other) and other != key):
                return None
    return data


def with_other_goal_due(data: Json) -> Json | None:
    """The Goal that is due and the next one of another colour have changed places."""
    goals = data["goals"]
    up = [place for place, goal in enumerate(goals) if goal["up"]]
    for place in up[1:]:
        if goals[place]["goal"] != goals[up[0]]["goal"]:
            goals[place], goals[up[0]] = goals[up[0]], goals[place]
            return data
    return None


def without_premonition(data: Json, premonition: str) -> Json:
    """A Premonition has left the game."""
    data["premonitions"].remove(premonition)
    return data


def without_towers(data: Json) -> Json:
    """No Tower stands: all are in the deck."""
    for tower in data["towers"]:
        _put(data["bag"], tower)
    data["towers"] = []
    return data


def _plain(card: str) -> bool:
    return is_chamber(card) and not is_key(card)


def _put(zone: dict[str, int], card: str, count: int = 1) -> None:
    zone[card] = zone.get(card, 0) + count


def _take(zone: dict[str, int], card: str, count: int = 1) -> None:
    zone[card] -= count
    if not zone[card]:
        del zone[card]


def _move(source: dict[str, int], target: dict[str, int], card: str, count: int = 1) -> None:
    if count:
        _take(source, card, count)
        _put(target, card, count)


def _most(zone: dict[str, int], sort: Sort) -> str | None:
    """The card of a sort that a zone has most of."""
    return max((card for card in sorted(zone) if sort(card)), key=lambda card: zone[card], default=None)


def _trade(data: Json, leaving: Sort, coming: Sort) -> None:
    """Cards of the deck trade places with discarded ones; where none is left to come, they leave all the same."""
    discard = data["discard"]
    for card in [card for card, count in sorted(data["bag"].items()) if leaving(card) for _ in range(count)]:
        back = _most(discard, coming)
        _move(data["bag"], discard, card)
        if back is not None:
            _move(discard, data["bag"], back)
    for end in ("deck_top", "deck_bottom"):
        kept = []
        for entry in data[end]:
            back = _most(discard, coming) if leaving(entry["card"]) else entry["card"]
            if leaving(entry["card"]):
                _put(discard, entry["card"])
                if back is None:
                    continue
                _take(discard, back)
            kept.append({**entry, "card": back})
        data[end] = kept


def _exchange(data: Json, hand: list[str], place: int, wanted: Sort) -> bool:
    """Exchange a card at hand for one of the sort from the deck, or else from the discard; False if there is none."""
    for zone in (data["bag"], data["discard"]):
        found = _most(zone, wanted)
        if found is not None:
            _take(zone, found)
            _put(zone, hand[place])
            hand[place] = found
            return True
    return False


def _replace_last(data: Json, row: list[str], others: list[str]) -> Json | None:
    """Exchange the last card of a row for one of these, from the deck or the discard."""
    return data if _exchange(data, row, len(row) - 1, lambda card: card in others) else None


def _turn_goals(data: Json, colour: str) -> None:
    """As many Goals of a colour face down as Doors of it are gained, the leftmost first."""
    gained = sum(owned.count(colour + "d") for owned in data["doors"])
    for goal in data["goals"]:
        if goal["goal"][0] == colour:
            goal["up"] = gained <= 0
            gained -= 1
