"""Every decision and every step has its entry, and the entries fit one another."""

from __future__ import annotations

from dedale.onirim.decisions import ANSWERS, DECISIONS, KIND_NAMES, TEXTS
from dedale.onirim.game import GAME
from dedale.onirim.kinds import LAST_KIND
from dedale.onirim.pending import AT_CHANCE, AT_END
from dedale.onirim.state import LAST_STEP
from dedale.onirim.steps import STEPS


def test_every_number_of_a_decision_has_an_entry_in_the_order_of_the_action_ids() -> None:
    assert list(DECISIONS) == list(range(1, LAST_KIND + 1))
    assert KIND_NAMES[1:] == list(ANSWERS) == [about.name for about in DECISIONS.values()]
    assert len(TEXTS) == len(set(TEXTS)) == len(GAME.actions)


def test_every_number_of_a_step_has_an_entry() -> None:
    assert sorted(STEPS) == list(range(1, LAST_STEP + 1))


def test_only_steps_that_there_are_wait_behind_a_decision() -> None:
    waiting = {step for about in (*DECISIONS.values(), AT_CHANCE, AT_END) for steps in about.waits for step in steps}
    assert waiting <= set(STEPS)


def test_chance_waits_at_every_step_that_names_a_chance_and_at_no_other() -> None:
    assert {steps[-1] for steps in AT_CHANCE.waits} == {step for step, about in STEPS.items() if about.chance}


def test_an_entry_needs_what_its_steps_need() -> None:
    for about in DECISIONS.values():
        for steps in about.waits[:1]:
            assert {STEPS[step].needs for step in steps} <= {"", about.needs}
