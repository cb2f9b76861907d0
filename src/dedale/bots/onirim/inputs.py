"""What the net is told of a position, as seen by one seat.

Colours are interchangeable, so each colour is described in a block of its own by the same inputs;
a fifth block describes the whole. Most inputs are 0, and only the others are listed: for each block
their places and values. What an expansion brings is 0 without it, so one net fits every game.

The state has to be the seat's own: nothing that the seat does not know on the ends of the deck
(`forget_the_unseen`). Cards that a silent partner holds unseen count as loose, like those of the bag.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from dedale.core.bits import count_bits
    from dedale.onirim.cards import (
        CHAMBERS,
        COLOURS,
        DOOR,
        GOALS,
        HAPPY,
        KEY,
        KINDS,
        MOON,
        NIGHTMARE,
        SUN,
        TOWER,
        TOWERS,
        is_labyrinth,
    )
    from dedale.onirim.encoding import (
        COLOUR_DECK_DOORS,
        COLOUR_DECK_KEYS,
        COLOUR_DECK_MOONS,
        COLOUR_DECK_SUNS,
        COLOUR_DECK_TOWERS,
        COLOUR_GOALS,
        COLOUR_KNOWN_CHAMBERS,
        COLOUR_KNOWN_DOORS,
        COLOUR_KNOWN_KEYS,
        COLOUR_LIMBO_DOORS,
        COLOUR_LOOSE_DOOR,
        COLOUR_LOOSE_SHARE,
        COLOUR_MISSING,
        COLOUR_NEXT_IN_SERIES,
        COLOUR_NEXT_OF_COLOUR,
        COLOUR_OWN,
        COLOUR_OWN_DOORS,
        COLOUR_OWN_TOWERS,
        COLOUR_PARTNER_DOORS,
        COLOUR_PARTNER_MISSING,
        COLOUR_PARTNER_ONE,
        COLOUR_PARTNER_SERIES,
        COLOUR_PARTNER_TWO,
        COLOUR_PREMONITION_DOWN,
        COLOUR_PREMONITION_UP,
        COLOUR_RESOLVING,
        COLOUR_SERIES,
        COLOUR_SHARED,
        COLOUR_SHARED_TOWERS,
        COLOUR_SLACK,
        COLOUR_SLACK_BELOW,
        COLOUR_STANDING_TOWERS,
        COLOUR_SUN_SHARE,
        COLOUR_TOP,
        COLOUR_TOP_DOOR,
        COLOUR_TOP_FITS,
        COLOUR_TOWER_WANTED,
        WHOLE_DECK,
        WHOLE_DECK_AT_MOST,
        WHOLE_DEEP_NIGHTMARES,
        WHOLE_DISCARD,
        WHOLE_DISCARD_AT_LEAST,
        WHOLE_DISCARDED_NIGHTMARES,
        WHOLE_DOORS,
        WHOLE_DREAMS,
        WHOLE_END_SYMBOLS,
        WHOLE_FEW_NIGHTMARES,
        WHOLE_FIVE_OR_SIX,
        WHOLE_HOPELESS,
        WHOLE_KEYS,
        WHOLE_KNOWN_TOP,
        WHOLE_LAST_SYMBOL,
        WHOLE_LEFT_RUN,
        WHOLE_LIMBO_DREAMS,
        WHOLE_LIMBO_NIGHTMARES,
        WHOLE_LOOSE_LABYRINTH,
        WHOLE_LOOSE_NIGHTMARES,
        WHOLE_LOST,
        WHOLE_MOMENT,
        WHOLE_MOONS,
        WHOLE_NIGHTMARES,
        WHOLE_PARTNER_SYMBOL,
        WHOLE_PREMONITIONS,
        WHOLE_PREMONITIONS_DOWN,
        WHOLE_PREMONITIONS_UP,
        WHOLE_RAMPART,
        WHOLE_REACHABLE,
        WHOLE_RIGHT_RUN,
        WHOLE_ROOM,
        WHOLE_RUINS,
        WHOLE_RUN,
        WHOLE_SHORTAGE,
        WHOLE_SILENT_HAND,
        WHOLE_SUNS,
        WHOLE_TOP_DREAM,
        WHOLE_TOP_NIGHTMARE,
        WHOLE_TOWERS,
        WHOLE_TOWERS_HELD,
        WHOLE_WHOSE,
    )
    from dedale.onirim.kinds import DOOR_DRAWN, HAPPY_DREAM, MAIN, NIGHT, PICK, STOP, WAIT
    from dedale.onirim.state import (
        FILL,
        HAPPY_LOOK,
        NEW_HAND,
        PARADOX,
        PROPHECY,
        REVEAL_FIVE,
        REVEAL_PREMONITIONS,
        TOWER_LOOKS,
        State,
        deck_size,
    )
    from dedale.onirim.towers import LEFT_SIDE, RIGHT_SIDE, may_touch, rampart

    BLOCKS = 5
    WHOLE = 4
    MOST = 112
    LONGEST = bytearray(256)


@cython.final
@cython.cclass
class Inputs:
    """The inputs that are not 0: in each block `count`, and so many places and values."""

    count: list[int]
    place: list[list[int]]
    value: list[list[float]]
    deck: list[int]
    loose: list[int]
    loose_n: int
    least_slack: int
    shortage: int

    if not cython.compiled:

        def __init__(self) -> None:
            self.count = [0] * BLOCKS
            self.place = [[0] * MOST for _ in range(BLOCKS)]
            self.value = [[0.0] * MOST for _ in range(BLOCKS)]
            self.deck = [0] * KINDS
            self.loose = [0] * KINDS
            self.loose_n = self.least_slack = self.shortage = 0

    def listed(self) -> list[dict[int, float]]:
        """The inputs of each block by place."""
        return [
            {self.place[block][i]: self.value[block][i] for i in range(self.count[block])} for block in range(BLOCKS)
        ]


def put(x: Inputs, block: int, place: int, value: float) -> None:
    """Set one input."""
    x.place[block][x.count[block]] = place
    x.value[block][x.count[block]] = value
    x.count[block] += 1


def _longest(last: int, held: tuple[int, int, int], most: int) -> int:
    """How many cards of these symbols can be laid in turn after the symbol `last`, up to a number."""
    if not most:
        return 0
    found = 0
    for symbol in range(3):
        if symbol != last and held[symbol]:
            left = (held[0] - (symbol == 0), held[1] - (symbol == 1), held[2] - (symbol == 2))
            found = max(found, 1 + _longest(symbol, left, most - 1))
    return found


def _fill_longest() -> None:
    for i in range(256):
        LONGEST[i] = _longest(i >> 6, (i >> 4 & 3, i >> 2 & 3, i & 3), 3)


_fill_longest()


def describe(s: State, viewer: int, x: Inputs) -> None:
    """Fill the inputs with this position as the viewer sees it."""
    for block in range(BLOCKS):
        x.count[block] = 0
    count_cards(s, viewer, x)
    x.least_slack = 99
    x.shortage = 0
    for colour in range(COLOURS):
        describe_colour(s, viewer, colour, x)
        describe_known(s, viewer, colour, x)
        if s.with_book:
            describe_goals(s, colour, x)
        if s.with_towers:
            describe_towers(s, viewer, colour, x)
        if s.with_dreams:
            describe_premonition(s, colour, x)
    describe_whole(s, viewer, x)
    if s.with_book or s.with_dreams:
        describe_relics(s, x)
    if s.with_towers:
        describe_rampart(s, viewer, x)


def steps(x: Inputs, block: int, first: int, number: int, most: int) -> None:
    """One input for each step that a number reaches: at least 1, at least 2, and so on."""
    for i in range(most):
        if number > i:
            put(x, block, first + i, 1.0)


def count_cards(s: State, viewer: int, x: Inputs) -> None:
    """Count the deck, and the loose cards: those whose place the viewer does not know."""
    partner = 1 - viewer
    x.loose_n = s.bag_n
    for card in range(KINDS):
        x.loose[card] = s.bag[card]
        if s.silent:
            x.loose[card] += s.hand[partner][card] - s.seen_by_partner[partner][card]
            x.loose_n += s.hand[partner][card] - s.seen_by_partner[partner][card]
        x.deck[card] = x.loose[card]
    for i in range(s.top_n):
        x.deck[s.top[i]] += 1
    for i in range(s.bottom_n):
        x.deck[s.bottom[i]] += 1
    for i in range(s.looked_n):
        x.deck[s.looked[i]] += 1


def known_of_partner(s: State, viewer: int, card: int) -> int:
    """How many cards of a kind the viewer knows in the partner's hand."""
    if s.players == 1:
        return 0
    if s.silent:
        return s.seen_by_partner[1 - viewer][card]
    return s.hand[1 - viewer][card]


def last_symbol(s: State, seat: int) -> int:
    """The symbol at the end of a row, or 3 before its first card."""
    if s.row_n[seat]:
        return s.row[seat][s.row_n[seat] - 1] % 3
    return 3


def missing(s: State, seat: int, colour: int, suns: int, moons: int, keys: int) -> int:
    """How many cards a seat still has to draw for a series of this colour, holding these."""
    length = s.series_n[seat] if s.series_colour[seat] == colour else 0
    chain = LONGEST[
        last_symbol(s, seat) << 6
        | (suns if suns < 3 else 3) << 4
        | (moons if moons < 3 else 3) << 2
        | (keys if keys < 3 else 3)
    ]
    return 3 - length - chain if length + chain < 3 else 0


def describe_colour(s: State, viewer: int, colour: int, x: Inputs) -> None:
    """The Chambers and Doors of one colour: held, in the deck, on the table."""
    partner = 1 - viewer
    first = 3 * colour
    need = 2 - s.doors[0][colour] - s.doors[1][colour]
    slack = -3 * need
    for symbol in range(3):
        card = first + symbol
        own = s.hand[viewer][card]
        shared = s.shared[card]
        theirs = known_of_partner(s, viewer, card)
        steps(x, colour, COLOUR_OWN + 3 * symbol, own, 3)
        steps(x, colour, COLOUR_SHARED + 2 * symbol, shared, 2)
        if theirs:
            put(x, colour, COLOUR_PARTNER_ONE + symbol, 1.0)
            if theirs > 1:
                put(x, colour, COLOUR_PARTNER_TWO + symbol, 1.0)
        slack += own + shared + theirs + x.deck[card]
        if x.loose[card]:
            put(x, colour, COLOUR_LOOSE_SHARE + symbol, 8.0 * x.loose[card] / x.loose_n)
    steps(x, colour, COLOUR_DECK_KEYS, x.deck[first + KEY], 3)
    steps(x, colour, COLOUR_DECK_MOONS, x.deck[first + MOON], 4)
    steps(x, colour, COLOUR_DECK_SUNS, x.deck[first + SUN], 4)
    if x.deck[first + SUN]:
        put(x, colour, COLOUR_SUN_SHARE, x.deck[first + SUN] / 9.0)
    steps(x, colour, COLOUR_OWN_DOORS, s.doors[viewer][colour], 2)
    if s.players == 2:
        steps(x, colour, COLOUR_PARTNER_DOORS, s.doors[partner][colour], 2)
    steps(x, colour, COLOUR_LIMBO_DOORS, s.limbo[DOOR + colour], 2)
    steps(x, colour, COLOUR_DECK_DOORS, x.deck[DOOR + colour], 2)
    if x.loose[DOOR + colour]:
        put(x, colour, COLOUR_LOOSE_DOOR, 8.0 * x.loose[DOOR + colour] / x.loose_n)
    going = s.series_n[viewer] if s.series_colour[viewer] == colour else 0
    slack += going
    if going:
        put(x, colour, COLOUR_SERIES + going - 1, 1.0)
    put(
        x,
        colour,
        COLOUR_MISSING
        + missing(
            s,
            viewer,
            colour,
            s.hand[viewer][first] + s.shared[first],
            s.hand[viewer][first + 1] + s.shared[first + 1],
            s.hand[viewer][first + 2] + s.shared[first + 2],
        ),
        1.0,
    )
    if s.players == 2:
        if s.series_colour[partner] == colour and s.series_n[partner]:
            put(x, colour, COLOUR_PARTNER_SERIES + s.series_n[partner] - 1, 1.0)
            slack += s.series_n[partner]
        put(
            x,
            colour,
            COLOUR_PARTNER_MISSING
            + missing(
                s,
                partner,
                colour,
                known_of_partner(s, viewer, first) + s.shared[first],
                known_of_partner(s, viewer, first + 1) + s.shared[first + 1],
                known_of_partner(s, viewer, first + 2) + s.shared[first + 2],
            ),
            1.0,
        )
    if x.loose_n:
        last = last_symbol(s, viewer)
        whole = 4.0 / x.loose_n
        if going:
            put(
                x,
                colour,
                COLOUR_NEXT_IN_SERIES,
                whole * (x.loose[first] + x.loose[first + 1] + x.loose[first + 2] - x.loose[first + last]),
            )
        else:
            put(x, colour, COLOUR_NEXT_OF_COLOUR, whole * (x.loose[first] + x.loose[first + 1] + x.loose[first + 2]))
    put(x, colour, COLOUR_SLACK, 0.125 * (slack if slack < 12 else 12))
    x.least_slack = min(x.least_slack, slack)
    if slack < 0:
        put(x, colour, COLOUR_SLACK_BELOW, 1.0)
        x.shortage -= slack
    if slack < 3:
        put(x, colour, COLOUR_SLACK_BELOW + 1, 1.0)
    if slack < 6:
        put(x, colour, COLOUR_SLACK_BELOW + 2, 1.0)
    if s.resolving == DOOR + colour:
        put(x, colour, COLOUR_RESOLVING, 1.0)


def describe_known(s: State, viewer: int, colour: int, x: Inputs) -> None:
    """The cards of one colour among the five that are known on top of the deck."""
    if not s.top_n:
        return
    card = s.top[s.top_n - 1]
    if card < CHAMBERS and card // 3 == colour:
        put(x, colour, COLOUR_TOP + card % 3, 1.0)
        if s.series_colour[viewer] == colour and s.series_n[viewer] and card % 3 != last_symbol(s, viewer):
            put(x, colour, COLOUR_TOP_FITS, 1.0)
    elif card == DOOR + colour:
        put(x, colour, COLOUR_TOP_DOOR, 1.0)
    chambers = 0
    keys = 0
    doors = 0
    for i in range(2, 6):
        if i <= s.top_n:
            card = s.top[s.top_n - i]
            if card == DOOR + colour:
                doors += 1
            elif card < CHAMBERS and card // 3 == colour:
                chambers += 1
                if card % 3 == KEY:
                    keys += 1
    if chambers:
        put(x, colour, COLOUR_KNOWN_CHAMBERS, 0.5 * chambers)
    if keys:
        put(x, colour, COLOUR_KNOWN_KEYS, 1.0 * keys)
    if doors:
        put(x, colour, COLOUR_KNOWN_DOORS, 1.0 * doors)


def describe_goals(s: State, colour: int, x: Inputs) -> None:
    """How soon the Goals of one colour are due."""
    rank = 0
    found = 0
    for place in range(GOALS):
        if s.goal_up[place]:
            if s.goals[place] == colour:
                put(x, colour, COLOUR_GOALS + 4 * found + (rank if rank < 3 else 3), 1.0)
                found += 1
            rank += 1


def describe_towers(s: State, viewer: int, colour: int, x: Inputs) -> None:
    """The Towers of one colour: held, standing, in the deck."""
    own = 0
    shared = 0
    standing = 0
    deck = 0
    for i in range(s.towers_n):
        standing += s.towers[i] // 3 == colour
    for number in range(3):
        own += s.hand[viewer][TOWER + 3 * colour + number]
        shared += s.shared[TOWER + 3 * colour + number]
        deck += x.deck[TOWER + 3 * colour + number]
    steps(x, colour, COLOUR_OWN_TOWERS, own, 2)
    steps(x, colour, COLOUR_SHARED_TOWERS, shared, 1)
    steps(x, colour, COLOUR_STANDING_TOWERS, standing, 3)
    steps(x, colour, COLOUR_DECK_TOWERS, deck, 3)
    if own + shared and not standing:
        put(x, colour, COLOUR_TOWER_WANTED, 1.0)


def describe_premonition(s: State, colour: int, x: Inputs) -> None:
    """The Premonition that waits for both Doors of this colour: which one, and whether it is revealed."""
    number = 4 if colour == 1 else 2 if colour == 2 else 6 if colour == 3 else 0
    if s.face_up >> number & 1:
        put(x, colour, COLOUR_PREMONITION_UP + number // 2, 1.0)
    elif s.face_down >> number & 1:
        put(x, colour, COLOUR_PREMONITION_DOWN + number // 2, 1.0)


def describe_whole(s: State, viewer: int, x: Inputs) -> None:
    """The deck, the Nightmares, the hand as a whole, and what is about to happen."""
    partner = 1 - viewer
    put(x, WHOLE, WHOLE_MOMENT + moment(s), 1.0)
    put(x, WHOLE, WHOLE_WHOSE + (s.seat != viewer), 1.0)
    room = s.personal_size - s.hand_n[s.seat] + s.shared_size - s.shared_n
    steps(x, WHOLE, WHOLE_ROOM, room, 5)
    put(x, WHOLE, WHOLE_LAST_SYMBOL + last_symbol(s, viewer), 1.0)
    if s.players == 2:
        put(x, WHOLE, WHOLE_PARTNER_SYMBOL + last_symbol(s, partner), 1.0)
    size = deck_size(s) + s.looked_n
    put(x, WHOLE, WHOLE_DECK, size / 76.0)
    if size <= 5:
        put(x, WHOLE, WHOLE_DECK_AT_MOST, 1.0)
    if size <= 10:
        put(x, WHOLE, WHOLE_DECK_AT_MOST + 1, 1.0)
    if size <= 15:
        put(x, WHOLE, WHOLE_DECK_AT_MOST + 2, 1.0)
    if size <= 20:
        put(x, WHOLE, WHOLE_DECK_AT_MOST + 3, 1.0)
    if size <= 30:
        put(x, WHOLE, WHOLE_DECK_AT_MOST + 4, 1.0)
    if size <= 40:
        put(x, WHOLE, WHOLE_DECK_AT_MOST + 5, 1.0)
    if size <= 55:
        put(x, WHOLE, WHOLE_DECK_AT_MOST + 6, 1.0)
    nightmares = x.deck[NIGHTMARE]
    if nightmares:
        put(x, WHOLE, WHOLE_NIGHTMARES, nightmares / 10.0)
        if x.loose[NIGHTMARE]:
            put(x, WHOLE, WHOLE_LOOSE_NIGHTMARES, 4.0 * x.loose[NIGHTMARE] / x.loose_n)
    else:
        put(x, WHOLE, WHOLE_FEW_NIGHTMARES, 1.0)
    if nightmares <= 1:
        put(x, WHOLE, WHOLE_FEW_NIGHTMARES + 1, 1.0)
    if nightmares <= 3:
        put(x, WHOLE, WHOLE_FEW_NIGHTMARES + 2, 1.0)
    if s.limbo[NIGHTMARE]:
        put(x, WHOLE, WHOLE_LIMBO_NIGHTMARES, s.limbo[NIGHTMARE] / 3.0)
    if s.discard[NIGHTMARE]:
        put(x, WHOLE, WHOLE_DISCARDED_NIGHTMARES, s.discard[NIGHTMARE] / 10.0)
    if s.top_n:
        if s.top[s.top_n - 1] == NIGHTMARE:
            put(x, WHOLE, WHOLE_TOP_NIGHTMARE, 1.0)
        if s.top[s.top_n - 1] == HAPPY:
            put(x, WHOLE, WHOLE_TOP_DREAM, 1.0)
        deep = 0
        for i in range(2, 6):
            if i <= s.top_n:
                deep += s.top[s.top_n - i] == NIGHTMARE
        if deep:
            put(x, WHOLE, WHOLE_DEEP_NIGHTMARES, 0.5 * deep)
        steps(x, WHOLE, WHOLE_KNOWN_TOP, s.top_n, 5)
    keys = 0
    suns = 0
    moons = 0
    towers = 0
    for colour in range(COLOURS):
        suns += s.hand[viewer][3 * colour] + s.shared[3 * colour]
        moons += s.hand[viewer][3 * colour + 1] + s.shared[3 * colour + 1]
        keys += s.hand[viewer][3 * colour + 2] + s.shared[3 * colour + 2]
    steps(x, WHOLE, WHOLE_KEYS, keys, 5)
    if suns:
        put(x, WHOLE, WHOLE_SUNS, suns / 5.0)
    if moons:
        put(x, WHOLE, WHOLE_MOONS, moons / 5.0)
    if s.with_towers:
        for card in range(TOWER, TOWER + TOWERS):
            towers += s.hand[viewer][card] + s.shared[card]
        if towers:
            put(x, WHOLE, WHOLE_TOWERS_HELD, towers / 3.0)
    steps(x, WHOLE, WHOLE_DOORS, s.doors_n, 8)
    if x.least_slack < 0:
        put(x, WHOLE, WHOLE_HOPELESS, 1.0)
        put(x, WHOLE, WHOLE_SHORTAGE, x.shortage / 4.0)
    if x.deck[HAPPY]:
        put(x, WHOLE, WHOLE_DREAMS, x.deck[HAPPY] / 4.0)
    if s.limbo[HAPPY]:
        put(x, WHOLE, WHOLE_LIMBO_DREAMS, s.limbo[HAPPY] / 2.0)
    if x.loose_n:
        labyrinth = 0
        for card in range(KINDS):
            if is_labyrinth(card):
                labyrinth += x.loose[card]
        put(x, WHOLE, WHOLE_LOOSE_LABYRINTH, 1.0 * labyrinth / x.loose_n)
    if s.silent:
        put(x, WHOLE, WHOLE_SILENT_HAND, (x.loose_n - s.bag_n) / 3.0)


def moment(s: State) -> int:
    """What is about to happen: a chance, or a decision, by kind."""
    if s.pending == WAIT:
        step = s.steps[s.steps_n - 1]
        if step == FILL:
            return 0
        if step == NEW_HAND:
            return 1
        if step == PROPHECY:
            return 2
        if step == REVEAL_FIVE:
            return 3
        if step == TOWER_LOOKS:
            return 4
        if step == PARADOX:
            return 5
        if step == HAPPY_LOOK:
            return 6
        if step == REVEAL_PREMONITIONS:
            return 7
        return 8
    if s.pending == MAIN:
        return 9
    if s.pending == NIGHT:
        return 10
    if s.pending == DOOR_DRAWN:
        return 11
    if s.pending == STOP:
        return 12
    if s.pending == HAPPY_DREAM:
        return 13
    if s.pending == PICK:
        return 14
    return 15


def describe_relics(s: State, x: Inputs) -> None:
    """What the discard can pay, and the Premonitions that wait for no single colour."""
    if s.with_book:
        if s.discard_n >= 5:
            put(x, WHOLE, WHOLE_DISCARD_AT_LEAST, 1.0)
        if s.discard_n >= 6:
            put(x, WHOLE, WHOLE_DISCARD_AT_LEAST + 1, 1.0)
        if s.discard_n >= 7:
            put(x, WHOLE, WHOLE_DISCARD_AT_LEAST + 2, 1.0)
        if s.discard_n >= 9:
            put(x, WHOLE, WHOLE_DISCARD_AT_LEAST + 3, 1.0)
        if s.discard_n >= 10:
            put(x, WHOLE, WHOLE_DISCARD_AT_LEAST + 4, 1.0)
        if s.discard_n >= 12:
            put(x, WHOLE, WHOLE_DISCARD_AT_LEAST + 5, 1.0)
        if s.discard_n >= 17:
            put(x, WHOLE, WHOLE_DISCARD_AT_LEAST + 6, 1.0)
        if s.discard_n >= 24:
            put(x, WHOLE, WHOLE_DISCARD_AT_LEAST + 7, 1.0)
        if s.with_book == 2:
            put(x, WHOLE, WHOLE_LOST, 1.0)
        put(x, WHOLE, WHOLE_DISCARD, s.discard_n / 30.0)
    if s.with_dreams:
        up = 0
        for number in range(8):
            up += s.face_up >> number & 1
        for i in range(4):
            number = 2 * i + 1
            if s.face_up >> number & 1:
                put(x, WHOLE, WHOLE_PREMONITIONS_UP + i, 1.0)
            elif s.face_down >> number & 1:
                put(x, WHOLE, WHOLE_PREMONITIONS_DOWN + i, 1.0)
        if up:
            put(x, WHOLE, WHOLE_PREMONITIONS, up / 6.0)
        if s.with_dreams == 5:
            put(x, WHOLE, WHOLE_FIVE_OR_SIX, 1.0)
        if s.with_dreams == 6:
            put(x, WHOLE, WHOLE_FIVE_OR_SIX + 1, 1.0)


def describe_rampart(s: State, viewer: int, x: Inputs) -> None:
    """How far the Towers are from a Rampart, as they stand and with those held."""
    if s.with_towers == 2:
        put(x, WHOLE, WHOLE_RUINS, 1.0)
    if rampart(s):
        put(x, WHOLE, WHOLE_RAMPART, 1.0)
    left = run_from(s, 0, 1)
    right = run_from(s, s.towers_n - 1, -1)
    steps(x, WHOLE, WHOLE_LEFT_RUN, left, 3)
    steps(x, WHOLE, WHOLE_RIGHT_RUN, right, 3)
    best = left if left > right else right
    steps(x, WHOLE, WHOLE_RUN, best, 4)
    if s.towers_n:
        put(x, WHOLE, WHOLE_TOWERS, s.towers_n / 6.0)
        if LEFT_SIDE[s.towers[0]] & 1:
            put(x, WHOLE, WHOLE_END_SYMBOLS, 1.0)
        if LEFT_SIDE[s.towers[0]] & 2:
            put(x, WHOLE, WHOLE_END_SYMBOLS + 1, 1.0)
        if RIGHT_SIDE[s.towers[s.towers_n - 1]] & 1:
            put(x, WHOLE, WHOLE_END_SYMBOLS + 2, 1.0)
        if RIGHT_SIDE[s.towers[s.towers_n - 1]] & 2:
            put(x, WHOLE, WHOLE_END_SYMBOLS + 3, 1.0)
    run = reachable_run(s, viewer)
    if run:
        put(x, WHOLE, WHOLE_REACHABLE + run - 1, 1.0)


def run_from(s: State, first: int, step: int) -> int:
    """How many Towers from one end on have colours of their own."""
    colours = 0
    run = 0
    place = first
    for _ in range(s.towers_n):
        if colours >> s.towers[place] // 3 & 1:
            return run
        colours |= 1 << s.towers[place] // 3
        run += 1
        place += step
    return run


def reachable_run(s: State, viewer: int) -> int:
    """How many colours side by side the Towers held, one's own and shared, could bring about at one end."""
    if not s.towers_n:
        return longest_run(s, viewer, TOWERS, 0, 0)
    best = 0
    for left in range(2):
        colours = 0
        place = s.towers_n - 1
        if left:
            place = 0
        end = s.towers[place]
        for _ in range(s.towers_n):
            if colours >> s.towers[place] // 3 & 1:
                break
            colours |= 1 << s.towers[place] // 3
            place += 1 if left else -1
        found = longest_run(s, viewer, end, left, colours)
        best = max(best, found)
    return best


def longest_run(s: State, viewer: int, end: int, left: int, colours: int) -> int:
    """The most colours in a run that goes on from one end with Towers held; each of a colour of its own."""
    best = count_bits(colours)
    if best == COLOURS:
        return best
    for tower in range(TOWERS):
        held = s.hand[viewer][TOWER + tower] or s.shared[TOWER + tower]
        fits = end == TOWERS or (may_touch(tower, end) if left else may_touch(end, tower))
        if held and fits and not colours >> tower // 3 & 1:
            found = longest_run(s, viewer, tower, left, colours | 1 << tower // 3)
            best = max(best, found)
    return best
