"""Saved states: each comes back as it was, and every way to be refused has its sentence."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from dedale.core.errors import BadOptions, BadPosition
from dedale.onirim.game import GAME, Onirim
from dedale.onirim.restore import EARLIER

HAND = ["rs", "rm", "rk", "bs", "gm"]
KEYS = {"hands": [["rk", "bk", "gk", "nk", "rs"]]}
TWO = {"hands": [["rs", "bk", "gm"], ["rm", "ns", "nk"]], "shared": ["rs", "bk"]}


def reached(position: dict[str, Any], *events: str, **options: Any) -> Onirim:
    """The state after these actions and outcomes."""
    state = GAME.start(position, options)
    for event in events:
        if state.turn == -1:
            state.resolve(GAME.outcome(event))
        else:
            state.play(GAME.action(event))
    return state


def main() -> Onirim:
    return reached({"hands": [HAND]})


def draw() -> Onirim:
    return reached({"hands": [HAND]}, "play rs")


def prophecy() -> Onirim:
    return reached({"hands": [HAND], "deck_top": ["xn", "rd", "bs", "bm", "bk"]}, "discard rk")


def nightmare() -> Onirim:
    return reached({"hands": [HAND], "deck_top": ["xn"]}, "play rs")


def new_hand() -> Onirim:
    return reached({"hands": [HAND], "deck_top": ["xn"]}, "play rs", "nightmare hand")


def source() -> Onirim:
    return reached(TWO, "play rs", players=2)


def tower_source() -> Onirim:
    hands = {"hands": [["rs", "bk", "gm"], ["rm", "ns", "nk"]], "shared": ["n5", "bk"]}
    return reached(hands | {"towers": ["b4", "g4"]}, "play n5", players=2, towers="yes")


def swap() -> Onirim:
    return reached(TWO, "discard rs", "from shared", players=2)


def swap_take() -> Onirim:
    return reached(TWO, "discard rs", "from shared", "give gm", players=2)


def claim() -> Onirim:
    return reached({"hands": [HAND], "rows": [["rs", "rm"]]}, "play rk")


def end() -> Onirim:
    return reached({"hands": [["n5", *HAND[:4]]], "towers": ["b4", "g4"]}, "play n5", towers="yes")


def raze() -> Onirim:
    position = {"hands": [HAND], "towers": ["b4"], "deck_top": ["xn"]}
    return reached(position, "play rs", "nightmare hand", *HAND, towers="yes")


def tower_look() -> Onirim:
    return reached({"hands": [["n5", *HAND[:4]]]}, "discard n5", "look", towers="yes")


def pay() -> Onirim:
    return reached({"hands": [HAND], "discard": {"bs": 7}}, "cast planning", book="yes")


def goal_second() -> Onirim:
    paid = ["pay bs"] * 7
    return reached({"hands": [HAND], "discard": {"bs": 7}}, "cast planning", *paid, "swap goal 2", book="yes")


def paradox() -> Onirim:
    return reached({"hands": [HAND], "discard": {"bs": 7}}, "cast paradox", *["pay bs"] * 5, book="yes")


def search() -> Onirim:
    position = KEYS | {"doors": [["bd", "gd"]], "deck_top": ["bd"], "premonitions": ["p5"]}
    return reached(position, "play rs", "door for key", dreams=4)


def premonition() -> Onirim:
    position = KEYS | {"doors": [["rd", "bd", "gd", "nd"]], "deck_top": ["rd"], "premonitions": ["p4"]}
    return reached(position, "play rs", "door for key", dreams=4)


def goals() -> Onirim:
    state = GAME.new({"book": "yes"})
    for code in ("rg", "rg", "bg"):
        state.resolve(GAME.outcome(code))
    return state


def pick() -> Onirim:
    state = GAME.new({"players": 2})
    for code in ("rs", "rs", "rs", "rs", "rs", "rs", "rs", "rs"):
        state.resolve(GAME.outcome(code))
    return state


def lost() -> Onirim:
    return reached({"hands": [["rs"]], "bag": []}, "play rs")


STATES = [
    main,
    draw,
    prophecy,
    nightmare,
    new_hand,
    source,
    tower_source,
    swap,
    swap_take,
    claim,
    end,
    raze,
    tower_look,
    pay,
]
STATES += [goal_second, paradox, search, premonition, goals, pick, lost]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_a_saved_state_comes_back_as_it_was(state: Any) -> None:
    saved = state().to_json()
    again = GAME.from_json(saved)
    assert again.to_json() == saved
    assert (again.turn, again.kind, again.legal(), again.outcomes()) == (
        state().turn,
        state().kind,
        state().legal(),
        state().outcomes(),
    )


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_a_state_saved_before_decisions_had_fields_of_their_own_is_the_same(state: Any, luck: Random) -> None:
    saved = state().to_json()
    decision = saved["decision"]
    as_then = {name: luck.randrange(12) for name in ("chosen", "least", "owed")}
    as_then |= {EARLIER[name]: decision.pop(name) for name in EARLIER.keys() & decision.keys()}
    decision |= as_then
    assert GAME.from_json(saved) == state()


def test_the_generator_comes_back(luck: Random) -> None:
    state = GAME.new(None, luck.getrandbits(64))
    again = GAME.from_json(state.to_json())
    for game in (state, again):
        game.play(game.legal()[-1])
    assert again.to_json() == state.to_json()


def spoilt(saved: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The saved state with entries replaced; a dotted name goes deeper."""
    changed = copy.deepcopy(saved)
    for name, value in changes.items():
        *way, last = name.split(".")
        owner = changed
        for step in way:
            owner = owner[step]
        owner[last] = value
    return changed


def refusal(saved: Any) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.from_json(saved)
    return str(caught.value)


HALF = [2]
"""Only the end of the turn waits, and not the filling of the hand."""

CANNOT_WAIT = "In decision, steps: these steps cannot wait behind "
NO_CHANCE = "In decision: chance has nothing to decide here."


@pytest.mark.parametrize(
    ("state", "changes", "sentence"),
    [
        (main, {"game": "chess"}, "In the saved state, 'game': expected 'onirim', found 'chess'."),
        (main, {"version": 99}, "This state was saved by version 99 of the rules and this is version "),
        (main, {"decision": []}, "In decision: expected 'kind', which is missing."),
        (main, {"decision.kind": "dance"}, "In decision, kind: expected the name of a decision or of the chance due"),
        (main, {"decision.kind": "draw", "decision.steps": HALF}, "In decision, kind: expected the name of a decision"),
        (main, {"decision.kind": "stop"}, "In decision: 'stop' cannot come up with these options."),
        (main, {"decision.steps": [999]}, "In decision, steps: expected a whole number from 0 to 255, found 999."),
        (main, {"decision.steps": "fill"}, "In steps: expected a list of at most 16 entries, found 'fill'."),
        (main, {"decision.steps": []}, CANNOT_WAIT + "'main'."),
        (main, {"decision.steps": HALF}, CANNOT_WAIT + "'main'."),
        (main, {"decision.steps": [2, 7, 3]}, "In decision, steps: expected one of (1, 5, 6, 12) before step 3."),
        (main, {"decision.steps": [3]}, "In decision, steps: expected one of (1, 5, 6, 12) before step 3."),
        (main, {"result": "won"}, "In result: expected None, found 'won'."),
        (main, {"resolving": "rg"}, "In resolving: expected a card code from rs to n5, found 'rg'."),
        (main, {"looked": ["rg"]}, "In looked: expected a card code from rs to n5, found 'rg'."),
        (main, {"lookers": [7]}, "In lookers: expected a whole number from 0 to 1, found 7."),
        (
            main,
            {"striking": "p1"},
            "In striking: expected a Premonition that strikes just when it waits behind 'main'.",
        ),
        (main, {"revealed": -1}, "In revealed: expected a whole number from 0 to "),
        (main, {"rng": [1]}, "In rng: expected a list of 2 entries, found [1]."),
        (main, {"rng": [1, -1]}, "In rng: expected a whole number from 0 to "),
        (main, {"hands": [["rs"]]}, "In the zones: expected 4 of rm in all, found 3."),
        (draw, {"rng": [1, 2]}, "In rng: expected null, since a state with a generator does not wait for chance."),
        (draw, {"bag.rs": 7, "deck_top": ["rs"]}, NO_CHANCE),
        (draw, {"bag.nk": 2, "hands": [["rm", "rk", "bs", "gm", "nk"]]}, NO_CHANCE),
        (
            prophecy,
            {"looked": ["xn", "rd", "bs", "bm", "bk", "gs"], "bag.gs": 6},
            "In looked: expected at most 5 cards",
        ),
        (nightmare, {"resolving": None, "bag.xn": 10}, "In resolving: this card is not being resolved at 'nightmare'."),
        (new_hand, {"resolving": None, "bag.xn": 10}, "In resolving: this card is not being resolved at chance."),
        (
            source,
            {"decision": {"kind": "source", "passed": 0, "steps": [2, 1]}},
            "In decision: expected 'named_action'",
        ),
        (source, {"decision.named_action": 1}, "In decision: the cards do not fit 'source'."),
        (source, {"decision.named_action": 60}, "In decision, named_action: expected a whole number from 0 to 59,"),
        (source, {"decision.chosen": None}, "In decision, chosen: expected a whole number from 0 to 59, found None."),
        (source, {"rows": [["bs"], []], "bag.bs": 7}, "In decision: the cards do not fit 'source'."),
        (
            tower_source,
            {"shared": ["r4", "bk"], "bag.r4": 0, "bag.n5": 1, "decision.named_action": 19},
            "In decision: the cards",
        ),
        (swap, {"shared": [], "bag.bk": 2}, "In decision: the cards do not fit 'swap-give'."),
        (swap_take, {"decision.card_to_give": 11}, "In decision: the cards do not fit 'swap-take'."),
        (
            claim,
            {"decision.claim_colour": 4},
            "In decision, claim_colour: expected a whole number from 0 to 3, found 4.",
        ),
        (claim, {"bag.rd": 0, "doors": [["rd", "rd"]]}, "In decision: the cards do not fit 'claim'."),
        (
            end,
            {"towers": ["b4"], "discard": {"g4": 1}, "resolving": "r3", "bag.r3": 0, "bag.n5": 1},
            "In decision: the",
        ),
        (end, {"towers": [], "discard": {"g4": 1, "b4": 1}}, "In decision: the cards do not fit 'end'."),
        (raze, {"towers": [], "discard.b4": 1}, "In decision: the cards do not fit 'raze'."),
        (
            raze,
            {"towers": ["r4", "g4", "b4", "n5"], "bag.r4": 0, "bag.g4": 0, "bag.n5": 0},
            "In decision: the cards do not fit 'raze'.",
        ),
        (tower_look, {"decision.steps": [2, 1, 2, 6]}, "In decision, steps: expected one of (3, 4, 5) before step 6."),
        (tower_look, {"looked": ["rs"] * 4, "decision.steps": [2, 1, 4, 6], "bag.rs": 4}, NO_CHANCE),
        (pay, {"decision.cards_owed": 0}, "In decision, cards_owed: expected a whole number from 1 to 12, found 0."),
        (pay, {"decision.owed": -1}, "In decision, owed: expected a whole number from 1 to 12, found -1."),
        (pay, {"decision.pay_from": 30}, "In decision, pay_from: expected a whole number from 0 to 29, found 30."),
        (pay, {"decision.cards_owed": 12}, "In decision, kind: nothing can be answered to 'pay' here."),
        (pay, {"goals": [{"goal": "rg", "up": True}]}, "In goals: expected eight, since they are not being laid out."),
        (goal_second, {"decision.goal_to_swap": 7}, "In decision, goal_to_swap: expected a whole number from 0 to 6,"),
        (paradox, {"deck_bottom": ["rs"], "bag.rs": 7}, NO_CHANCE),
        (search, {"striking": "p2", "hidden_premonitions": ["p5"]}, "In striking: p2 does not bring up 'key'."),
        (search, {"striking": "p1"}, "In striking: expected a Premonition that is neither face up"),
        (search, {"decision.key_from": 4}, "In decision, key_from: expected a whole number from 0 to 3, found 4."),
        (premonition, {"hidden_premonitions": []}, NO_CHANCE),
        (goals, {"goals": [{"goal": "rg", "up": True}]}, NO_CHANCE),
        (goals, {"goals": [{"goal": "rg"}] * 3}, NO_CHANCE),
        (goals, {"goals": [{"goal": "rs"}]}, "In goals: expected a card code from rg to ng, found 'rs'."),
        (goals, {"goals": [7]}, "In goals: expected a card code from rg to ng, found None."),
        (goals, {"doors": [["rd"]], "bag.rd": 1}, NO_CHANCE),
        (pick, {"seat": 1}, "In decision: the cards do not fit 'pick'."),
        (lost, {"result": None}, "In result: expected 'won' or 'lost', found None."),
    ],
)
def test_a_wrong_saved_state_is_refused_with_its_place(state: Any, changes: dict[str, Any], sentence: str) -> None:
    saved = state().to_json()
    assert refusal(spoilt(saved, changes)).startswith(sentence)


def test_chance_does_not_deal_open_cards_to_players_who_hold_some() -> None:
    saved = GAME.new({"players": 2}).to_json()
    assert refusal(spoilt(saved, {"hands": [["rs"], []], "bag.rs": 8})) == NO_CHANCE


@pytest.mark.parametrize("name", sorted(main().to_json()))
def test_a_missing_entry_is_told(name: str) -> None:
    saved = main().to_json()
    del saved[name]
    if name == "gone_premonitions":  # it follows from the others
        assert GAME.from_json(saved).to_json() == main().to_json()
    else:
        assert repr(name) in refusal(saved) or "version" in refusal(saved)


@pytest.mark.parametrize("data", [None, [], "onirim", 7])
def test_a_saved_state_is_a_mapping(data: Any) -> None:
    assert refusal(data) == f"In the saved state: expected a mapping, found {type(data).__name__}."


def test_wrong_options_are_refused_as_options() -> None:
    with pytest.raises(BadOptions):
        GAME.from_json(spoilt(main().to_json(), {"options": {"players": 3}}))


def test_cards_that_go_back_to_the_bottom_must_find_room_there() -> None:
    given = {"hands": [HAND], "deck_bottom": ["bs", "bm", "gs", "gk", "ns"], "discard": ["rs"] * 5}
    saved = reached(given, "cast paradox", *["pay rs"] * 5, book="yes").to_json()
    saved["deck_bottom"] = [{"card": card, "seen": [0]} for card in ["bs", "bm", "gs", "gk"]]
    for card in ["bs", "bm", "gs", "gk"]:
        saved["bag"][card] -= 1
    with pytest.raises(BadPosition, match="deck_bottom: expected at most 8 cards"):
        GAME.from_json(saved)
