"""Actions and chance outcomes as texts, both ways; and the errors that name them."""

from __future__ import annotations

import os
from collections.abc import Sequence

from dedale.core.deed import Deed, plain_deed
from dedale.core.errors import BadText, IllegalAction, IllegalOutcome
from dedale.core.game import CHANCE, OVER, State

CHECKED = os.environ.get("DEDALE_CHECK", "") not in ("", "0")
"""Whether `State.apply` checks too, to find a mistake in a search or a bot."""


class Notation:
    """The texts of a game's actions and outcomes, in the order of their ids; and the page that lists them.

    What each action is as data is read from its text, unless the game says it.
    """

    def __init__(
        self,
        game: str,
        actions: Sequence[str],
        outcomes: Sequence[str],
        page: str = "",
        deeds: Sequence[Deed] | None = None,
    ) -> None:
        self._game = game
        self._see = f" (see {page})" if page else ""
        self.actions = range(len(actions))
        self._texts = tuple(actions)
        self._outcome_texts = tuple(outcomes)
        self._deeds = tuple(map(plain_deed, actions) if deeds is None else deeds)
        self._action_of = {text: action for action, text in enumerate(actions)}
        self._outcome_of = {text: outcome for outcome, text in enumerate(outcomes)}

    def text(self, action: int) -> str:
        """The text of an action."""
        if not isinstance(action, int) or not 0 <= action < len(self._texts):
            raise BadText(
                "action-unknown",
                f"{action!r} is no action of {self._game}; the ids go from 0 to {len(self._texts) - 1}.",
                action=repr(action),
            )
        return self._texts[action]

    def action(self, text: str) -> int:
        """The action of that text."""
        found = self._action_of.get(" ".join(str(text).split()))
        if found is None:
            example = self._texts[0]
            raise BadText(
                "action-text",
                f"{text!r} is no action of {self._game}; an action reads like {example!r}{self._see}.",
                text=str(text),
                example=example,
            )
        return found

    def deed(self, action: int) -> Deed:
        """What an action is, as data."""
        self.text(action)
        return self._deeds[action]

    def outcome_text(self, outcome: int) -> str:
        """The text of a chance outcome."""
        if not isinstance(outcome, int) or not 0 <= outcome < len(self._outcome_texts):
            raise BadText(
                "outcome-unknown",
                f"{outcome!r} is no chance outcome of {self._game}; they go from 0 to {len(self._outcome_texts) - 1}.",
                outcome=repr(outcome),
            )
        return self._outcome_texts[outcome]

    def outcome(self, text: str) -> int:
        """The chance outcome of that text."""
        found = self._outcome_of.get(" ".join(str(text).split()))
        if found is None:
            example = self._outcome_texts[0]
            raise BadText(
                "outcome-text",
                f"{text!r} is no chance outcome of {self._game}; one reads like {example!r}{self._see}.",
                text=str(text),
                example=example,
            )
        return found

    def check_action(self, state: State, action: int) -> None:
        """Refuse an action that is not legal in the state."""
        if not isinstance(action, int) or isinstance(action, bool):
            kind = type(action).__name__
            raise IllegalAction("action-type", f"An action is a whole number, not {kind}.", type=kind)
        legal = state.legal()
        if action in legal:
            return
        text = self._texts[action] if 0 <= action < len(self._texts) else f"action {action}"
        if state.turn == OVER:
            raise IllegalAction("action-over", f"{text!r} cannot be played: the game is over.", action=text)
        if state.turn == CHANCE:
            raise IllegalAction("action-chance", f"{text!r} cannot be played: chance is to decide first.", action=text)
        listed = ", ".join(self._texts[number] for number in legal)
        raise IllegalAction(
            "action-illegal",
            f"{text!r} is not legal now. The decision is {state.kind!r}; its legal answers are: {listed}.",
            action=text,
            kind=state.kind,
            legal=listed,
        )

    def check_outcome(self, state: State, outcome: int) -> None:
        """Refuse an outcome that chance cannot bring in the state."""
        possible = [number for number, _ in state.outcomes()]
        if isinstance(outcome, int) and not isinstance(outcome, bool) and outcome in possible:
            return
        known = isinstance(outcome, int) and 0 <= outcome < len(self._outcome_texts)
        text = self._outcome_texts[outcome] if known else f"outcome {outcome!r}"
        listed = ", ".join(self._outcome_texts[number] for number in possible)
        expected = f"it must be one of: {listed}" if listed else "chance is not to decide"
        raise IllegalOutcome("outcome-illegal", f"{text!r} cannot come now: {expected}.", outcome=text, possible=listed)
