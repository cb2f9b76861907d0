"""Any game as a game of OpenSpiel; importing this registers `dedale_onirim` and the others.

>>> import pyspiel
>>> import dedale.adapters.openspiel
>>> game = pyspiel.load_game("dedale_onirim(players=2,talk=silent)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 17)

Chance is explicit, rewards come at the end, and an information state is what a player was told so far.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from msgspec import to_builtins

from dedale.adapters.frameworks import missing
from dedale.adapters.setting import options_for
from dedale.core.errors import DedaleError
from dedale.core.facts import TURNS
from dedale.core.game import CHANCE, OVER, ROOM, Game, Json, Seat, State, game
from dedale.core.options import Option

try:
    import numpy as np
    import pyspiel
except ImportError as why:
    raise missing("OpenSpiel", "openspiel", why) from None

PREFIX: Final = "dedale_"
"""Before the name of a game."""

START: Final = "start"
"""The parameter for a position to start from: what `start_from` makes of a state."""

RECALL: Final = "recall"
"""The parameter for how many events the tensor of an information state holds; with 0 there is none, only the text."""

UNSET: Final = -1
"""A number that is not chosen."""

BETWEEN: Final = "+"
"""Stands between the parts of a parameter that has several, such as `pawns=red+blue`."""


def start_from(state: State) -> str:
    """A state as the parameter `start`: games begin there, and chance is explicit from there on."""
    data = json.dumps(state.to_json() | {"rng": None}, separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def _started(rules: Game, text: str) -> State:
    try:
        data = zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        return rules.from_json(json.loads(data))
    except (ValueError, zlib.error) as error:
        raise pyspiel.SpielError(
            f"The parameter 'start' is no position of {rules.name} ({error}); make it with start_from(state)."
        ) from None


def _default(rules: Game, option: Option) -> Any:
    """An option's default as a parameter: OpenSpiel has whole numbers, texts, yes and no."""
    value = rules.facts.endless.get(option.name, option.default)
    if value is None:
        return "" if option.kind == "one_each" else UNSET
    return value


def parameters_of(rules: Game) -> Json:
    """The parameters of a game: its options with their defaults, the position to start from, and the recall."""
    return {option.name: _default(rules, option) for option in rules.facts.options} | {START: "", RECALL: 0}


def _chosen(rules: Game, given: Json) -> Json:
    """The options that parameters stand for."""
    options: Json = {}
    for option in rules.facts.options:
        value = given.get(option.name, _default(rules, option))
        if option.default is None and value in (UNSET, ""):
            value = None
        elif option.kind == "one_each":
            value = tuple(str(value).split(BETWEEN))
        options[option.name] = value
    return options


def type_of(rules: Game, options: Any, recall: int) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game with these options."""
    kind = pyspiel.GameType
    hidden = rules.facts.secret_hands(options)
    return kind(
        short_name=f"{PREFIX}{rules.name}",
        long_name=f"Dédale: {rules.name.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hidden else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if rules.facts.together else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(rules.facts.seats),
        min_num_players=min(rules.facts.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=recall > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(rules),
    )


class Agreement:
    """What is agreed before a game: it is kept apart from OpenSpiel's object, which may be made anew at any time."""

    def __init__(self, name: str, given: Json) -> None:
        self.rules = game(name)
        known = parameters_of(self.rules)
        for wrong in given.keys() - known.keys():
            listed = ", ".join(known)
            raise pyspiel.SpielError(f"{name} has no parameter {wrong!r}; the parameters are: {listed}.")
        try:
            start = _started(self.rules, given[START]) if given.get(START) else None
            self.options = options_for(self.rules, _chosen(self.rules, given)) if start is None else start.options
        except DedaleError as error:
            raise pyspiel.SpielError(str(error)) from None
        self.begun: State = self.rules.new(self.options) if start is None else start
        self.recall = int(given.get(RECALL, 0))
        self.seats: int = self.options.players

    def __deepcopy__(self, memo: object) -> Agreement:
        """A copy of a state, which is how OpenSpiel clones one, shares what nobody changes."""
        return self

    def info(self) -> pyspiel.GameInfo:
        """How large everything may get."""
        facts = self.rules.facts
        longest = facts.longest(self.options) or 0
        turns = longest // (facts.decisions_a_turn or 1) if facts.unit(self.options) == TURNS else 0
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=facts.outcomes,
            num_players=self.seats,
            min_utility=-float(turns),
            max_utility=0.0 if turns else 1.0,
            max_game_length=longest,
        )


@cache
def _deal(name: str, given: tuple[tuple[str, Any], ...]) -> Agreement:
    return Agreement(name, dict(given))


class DedaleGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game with its options. Each game has a class of its own, which says its name."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        of = _deal(self.name, tuple(sorted((params or {}).items())))
        super().__init__(type_of(of.rules, of.options, of.recall), of.info(), dict(params or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    @property
    def deal(self) -> Agreement:
        """What was agreed."""
        return _deal(self.name, tuple(sorted(self.get_parameters().items())))

    def new_initial_state(self, *_: Any) -> DedaleState:
        """The beginning, before the first chance or decision."""
        of = self.deal
        return DedaleState(self, of, of.begun.clone())

    def max_chance_nodes_in_history(self) -> int:
        """Chance may decide before every decision, and more often while cards are dealt."""
        return int(self.max_game_length() + 1000)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DedaleObserver:
        """What a player observes: OpenSpiel's own kinds of observation are all there."""
        if params:
            raise pyspiel.SpielError(f"Observations have no parameters; leave out {params}.")
        return DedaleObserver(self.deal, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class DedaleState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A game under way, which stops at every chance."""

    def __init__(self, within: DedaleGame, of: Agreement, held: State) -> None:
        super().__init__(within)
        self.of = of
        self.held = held

    def current_player(self) -> int:
        turn = self.held.turn
        if turn >= 0:
            return turn
        return int(pyspiel.PlayerId.CHANCE if turn == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.legal() if self.held.turn == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.held.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        try:
            if self.held.turn == CHANCE:
                self.held.resolve(action)
            else:
                self.held.play(action)
        except DedaleError as error:
            raise pyspiel.SpielError(str(error)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.of.rules
        return rules.outcome_text(action) if player == pyspiel.PlayerId.CHANCE else rules.text(action)

    def is_terminal(self) -> bool:
        return self.held.turn == OVER

    def returns(self) -> list[float]:
        return list(self.held.returns())

    def told_to(self, seat: Seat) -> Iterator[tuple[int, int, str]]:
        """What a seat was told so far: who decided, what (or UNSET where that was hidden), and both as a text."""
        replayed, rules = self.of.begun.clone(), self.of.rules
        for number in self.history():
            by_chance = replayed.turn == CHANCE
            seen = replayed.outcome_seen_by(number) if by_chance else replayed.seen_by(number)
            text = rules.outcome_text(number) if by_chance else rules.text(number)
            who = pyspiel.PlayerId.CHANCE if by_chance else replayed.turn
            if seat in seen:
                yield int(who), number, f"{'chance' if by_chance else who}: {text}"
            else:
                yield int(who), UNSET, f"{'chance' if by_chance else who}: {replayed.kind} ?"
            if by_chance:
                replayed.resolve(number)
            else:
                replayed.apply(number)

    def __str__(self) -> str:
        rules = self.of.rules
        data = self.held.to_json()
        return f"{rules.name} {json.dumps(data, sort_keys=True, separators=(',', ':'))}"


@cache
def _game_of(name: str, parameters: tuple[tuple[str, Any], ...]) -> Any:
    return pyspiel.load_game(f"{PREFIX}{name}", dict(parameters))


def _given(rules: Game, options: Any) -> Json:
    """Options as parameters."""
    plain = rules.options_json(options).items()
    return {name: BETWEEN.join(value) if isinstance(value, list) else value for name, value in plain}


def imagined(rules: Game, state: State) -> DedaleState:
    """A state of OpenSpiel's from a state that somebody imagines: its history begins here, and chance is explicit."""
    options = {name: value for name, value in _given(rules, state.options).items() if value is not None}
    within = _game_of(rules.name, tuple(options.items()))
    return DedaleState(within, within.deal, rules.from_json(state.to_json() | {"rng": None}))


class DedaleObserver:
    """What players observe, as OpenSpiel asks for it: numbers in `tensor` and by name in `dict`, or a text.

    Public is what a spectator may know; where there is but one player, everything is. Private is what a player knows
    besides, as a text alone. With perfect recall come all events, as whoever looks was told them.
    """

    def __init__(self, of: Agreement, kind: Any) -> None:
        self._of = of
        self._public, self._recalls = kind.public_info, kind.perfect_recall
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._all = range(of.seats if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS else 0)
        self._observation = of.rules.observation(of.options)
        self.tensor: Any = None
        self.dict: Json = {}
        if self._public:
            self._make_room()

    def _make_room(self) -> None:
        seats, size = self._of.seats, self._observation.size
        remembered = 2 * self._of.recall if self._recalls else 0
        self.tensor = np.zeros(seats + (1 + len(self._all)) * size + remembered, np.float32)
        self.dict["player"] = self.tensor[:seats]
        for number, prefix in enumerate(["", *(f"player-{seat}-" for seat in self._all)]):
            at = seats + number * size
            for name, place in self._observation.places.items():
                self.dict[prefix + name] = self.tensor[at + place.start : at + place.stop]
        if remembered:
            self.dict["events"] = self.tensor[-remembered:].reshape(self._of.recall, 2)

    def _eyes(self, player: int) -> Seat:
        """Whose eyes an observation is seen with."""
        return player if self._own or self._of.seats == 1 else None

    def _numbers(self, state: DedaleState, seat: Seat) -> Any:
        numbers = np.empty(self._observation.size, np.uint8)
        state.held.observe(seat, numbers)
        return numbers

    def set_from(self, state: DedaleState, player: int) -> None:
        """Write the numbers for a player, where this kind of observation has numbers."""
        if self.tensor is None:
            return
        seats, size = self._of.seats, self._observation.size
        self.tensor.fill(0)
        self.tensor[player] = 1
        for number, seat in enumerate([self._eyes(player), *self._all]):
            at = seats + number * size
            self.tensor[at : at + size] = self._numbers(state, seat)
        if "events" in self.dict:
            told = [(who, number) for who, number, _ in state.told_to(self._eyes(player))]
            for place, (who, number) in enumerate(told[-self._of.recall :]):
                self.dict["events"][place] = who + 2, number + 2

    def string_from(self, state: DedaleState, player: int) -> str:
        """The same as a text."""
        if not self._public:
            return "\n".join(self._private(state, player))
        eyes = self._eyes(player)
        if self._recalls:
            parts = [text for _, _, text in state.told_to(eyes)]
        else:
            parts = self._named(self._numbers(state, eyes))
        for seat in self._all:
            parts += [f"player {seat}", *self._named(self._numbers(state, seat))]
        return "\n".join([f"player {player}", *parts] if self._own else parts)

    def _private(self, state: DedaleState, player: int) -> list[str]:
        """What a player knows and a spectator does not."""
        seats = [player] if self._own else list(self._all)
        if self._of.seats == 1 or not seats:
            return []
        if self._recalls:
            told = [list(state.told_to(seat)) for seat in (None, *seats)]
            return [own[2] for public, *others in zip(*told, strict=True) for own in others if own != public]
        public = to_builtins(state.held.view(None))
        parts = []
        for seat in seats:
            own = to_builtins(state.held.view(seat))
            parts += [
                f"{name} {own[name]}" for name in own if name not in ("seat", "legal") and own[name] != public[name]
            ]
        return parts

    def _named(self, numbers: Any) -> list[str]:
        told = self._observation.read(numbers.tolist())
        return [f"{name} {' '.join(map(str, found))}" for name, found in told.items() if any(found)]


def register() -> None:
    """Register every game that is installed."""
    known = pyspiel.registered_names()
    for name in ROOM.games():
        rules = game(name)
        if f"{PREFIX}{name}" not in known:
            options = options_for(rules, {})
            kind = type(f"{name.capitalize()}Game", (DedaleGame,), {"name": name})
            pyspiel.register_game(type_of(rules, options, 0), kind)


register()
