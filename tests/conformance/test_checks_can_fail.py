"""Each check of the contract, shown to fail on a toy that breaks just that promise."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any, Self

import msgspec
import pytest

from dedale.core.errors import BadBuffer, BadRecord
from dedale.core.facts import Lesson
from dedale.core.game import Game, Result, Seat
from tests.conformance import checks, secrecy, telling
from tests.conformance.checks import Check
from tests.core.toy import LAY, OUTCOMES, RING, TEXTS, Lanterns, LanternsFacts, Options, State, View

TICKS = count()


class LegalOutOfOrder(State):
    def legal(self) -> list[int]:
        return super().legal()[::-1]


class LegalEmpty(State):
    def legal(self) -> list[int]:
        return [] if self.rolled == 3 else super().legal()


class WeightOfNothing(State):
    def outcomes(self) -> list[tuple[int, int]]:
        return [(c - 1, n) for c, n in self.bag().items()] if self.step == "draw" else super().outcomes()


class RefusalLeavesATrace(State):
    def play(self, action: int) -> None:
        self.rolled += 1
        super().play(action)
        self.rolled -= 1


class RefusalOfAnotherKind(State):
    def play(self, action: int) -> None:
        if not isinstance(action, int):
            raise TypeError
        super().play(action)


class IllegalOutcomeTaken(State):
    def resolve(self, outcome: int) -> None:
        if self.outcomes():
            super().resolve(outcome)


class ReturnsTooEarly(State):
    def returns(self) -> tuple[float, ...]:
        return (1.0,) * self.seats


class RevealedShrinks(State):
    def apply(self, action: int) -> None:
        super().apply(action)
        self.revealed -= 2 * (action == RING)


class SeededButWaiting(State):
    def _roll_on(self) -> None:
        if self.step == "draw":
            super()._roll_on()


class NeverTwiceTheSame(State):
    def apply(self, action: int) -> None:
        super().apply(action)
        self.rolled += next(TICKS) % 2


class ApplyIsNotPlay(State):
    def play(self, action: int) -> None:
        super().play(action)
        self.rolled += 1


class CloneShares(State):
    def clone(self) -> Self:
        copy = super().clone()
        copy.bells = self.bells
        return copy


class JsonForgetsTheGenerator(Lanterns):
    def from_json(self, data: Mapping[str, Any]) -> State:
        state = super().from_json(data)
        state.rng = None if state.rng is None else 7
        return state


class PickleForgetsTheGenerator(State):
    def __reduce__(self) -> tuple[Any, ...]:
        return State.of, (self.to_json() | {"rng": None},)


class CopyIsTheSame(State):
    def __copy__(self) -> Self:
        return self


class EqualWhateverTheGenerator(State):
    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()


class KeyOfTheGenerator(State):
    def key(self) -> str:
        return f"{super().key()} {self.rng}"


class KeyOfTheTurnAlone(State):
    def key(self) -> str:
        return f"{self.turn} {self.kind}"


class OptionsForgotten(State):
    def clone(self) -> Self:
        copy = super().clone()
        copy.options = Options(players=copy.options.players, talk="open")
        return copy


class ResultTooEarly(State):
    def result(self) -> Result | None:
        return Result((), "LAN-END-1")


class WonByNobody(State):
    def result(self) -> Result | None:
        found = super().result()
        return None if found is None else Result((99,), found.clause)


class SaveTakenOnTrust(Lanterns):
    def from_json(self, data: Mapping[str, Any]) -> State:
        return super().from_json({**data, "rolled": data["rolled"]})


class AnyGame(Lanterns):
    def from_json(self, data: Mapping[str, Any]) -> State:
        return super().from_json({**data, "game": "lanterns"})


class TwoOfOneText(Lanterns):
    def text(self, action: int) -> str:
        return "ring" if action == LAY else TEXTS[action]


class AnyOptions(Lanterns):
    def options(self, options: object = None) -> Options:
        return (
            Options(**{k: v for k, v in options.items() if hasattr(Options, k)})
            if isinstance(options, dict)
            else Options()
        )


class AnyPosition(Lanterns):
    def start(self, _position: Mapping[str, Any], options: object = None, seed: int | None = None) -> State:
        return self.new(options, seed)


class PlayoutOnItsOwn(State):
    def playout(self, seed: int) -> tuple[tuple[float, ...], int]:
        return super().playout(seed + 1)


class OnePlayoutTooFew(State):
    def playouts(self, count: int, seed: int) -> tuple[tuple[float, ...], int]:
        return super().playouts(count - 1, seed)


class DoomsPlays(State):
    def dooms(self, action: int) -> bool:
        self.rolled += 1
        return super().dooms(action)


class OpenView(msgspec.Struct):
    game: str
    seat: Seat
    turn: int
    kind: str
    legal: list[int]


class ViewCanBeWritten(State):
    def view(self, seat: Seat) -> Any:
        return OpenView("lanterns", seat, self.turn, self.kind, self.legal() if seat == self.turn else [])


class ViewTellsTheTotal(State):
    def view(self, seat: Seat) -> View:
        total = sum(card.value for hand in self.hands for card in hand)
        return msgspec.structs.replace(super().view(seat), rolled=total)


class ObservationTellsTheTotal(State):
    def observe(self, seat: Seat, out: Any) -> None:
        super().observe(seat, out)
        out[-1] = sum(card.value for hand in self.hands for card in hand)


class ObservesForAnybody(State):
    def observe(self, _seat: Seat, out: Any) -> None:
        super().observe(None, out)


class ObservationTooLong(State):
    def observe(self, seat: Seat, out: Any) -> None:
        super().observe(seat, memoryview(out)[:-1])


class MaskOfTheLastTime(State):
    def mask_into(self, out: Any) -> None:
        for action in self.legal():
            out[action] = 1


class SampleOfTheWrongSeat(State):
    def sample(self, _seat: Seat, seed: int) -> Self:
        return super().sample(None, seed)


class SampleHangsOnWhatIsHidden(State):
    def sample(self, seat: Seat, seed: int) -> Self:
        return super().sample(seat, seed + self.hands[1 - self.active][0].value)


class TellsNobody(State):
    def seen_by(self, _action: int) -> tuple[Seat, ...]:
        return ()


class LaidCardShows(State):
    def _put(self, value: int, *, face_up: bool) -> None:
        super()._put(value, face_up=face_up)
        self.laid[self.active][-1].seen = self._everybody()


class AsksOnlyWithASix(State):
    def _next_seat(self) -> None:
        super()._next_seat()
        if self.step == "stop" and all(card.value < 6 for card in self.hands[self.active]):
            self.step = "main"


class UndoForgets(State):
    """Its moves reach back into the states they came from."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.laid = self.laid
        return copy


class OutcomeTextsSwapped(Lanterns):
    def outcome(self, text: str) -> int:
        return (super().outcome(text) + 1) % len(OUTCOMES)


class TextsByIndex(Lanterns):
    def action(self, text: str) -> int:
        return TEXTS.index(text)


def lanterns(make: type[State]) -> Lanterns:
    """The game, but with these states."""
    game = Lanterns()
    game.make = make
    return game


class OneKindTooFew(LanternsFacts):
    def __init__(self) -> None:
        super().__init__()
        self.kinds = self.kinds[1:]


class LongerThanTold(LanternsFacts):
    def longest(self, options: Options) -> int:
        return 1


class OpenHandsTold(LanternsFacts):
    def secret_hands(self, options: Options) -> bool:
        return False


class OneOptionTooFew(LanternsFacts):
    def __init__(self) -> None:
        super().__init__()
        self.options = self.options[:-1]


class LessonForTwo(LanternsFacts):
    lesson = Lesson(b"lesson0000000001", {"players": 2})


def telling_of(facts: LanternsFacts) -> Lanterns:
    """The game, but with these facts."""
    game = Lanterns()
    game.facts = facts
    return game


BROKEN: list[tuple[Check, Game]] = [
    (checks.legal_is_never_empty_and_in_order, lanterns(LegalOutOfOrder)),
    (checks.legal_is_never_empty_and_in_order, lanterns(LegalEmpty)),
    (checks.chance_lists_what_may_come, lanterns(WeightOfNothing)),
    (checks.nothing_illegal_leaves_a_trace, lanterns(RefusalLeavesATrace)),
    (checks.nothing_illegal_leaves_a_trace, lanterns(IllegalOutcomeTaken)),
    (checks.returns_are_zero_until_the_end, lanterns(ReturnsTooEarly)),
    (checks.revealed_only_grows, lanterns(RevealedShrinks)),
    (checks.a_seeded_state_never_waits_for_chance, lanterns(SeededButWaiting)),
    (checks.replay_equals_play, lanterns(NeverTwiceTheSame)),
    (checks.apply_equals_play, lanterns(ApplyIsNotPlay)),
    (checks.a_clone_is_independent, lanterns(CloneShares)),
    (checks.json_goes_both_ways, JsonForgetsTheGenerator()),
    (checks.pickle_goes_both_ways, lanterns(PickleForgetsTheGenerator)),
    (checks.copies_are_clones, lanterns(CopyIsTheSame)),
    (checks.equal_states_hold_the_same, lanterns(EqualWhateverTheGenerator)),
    (checks.a_key_is_what_may_still_happen, lanterns(KeyOfTheGenerator)),
    (checks.a_key_is_what_may_still_happen, lanterns(KeyOfTheTurnAlone)),
    (checks.a_state_knows_its_options, lanterns(OptionsForgotten)),
    (checks.the_result_says_who_won_and_why, lanterns(ResultTooEarly)),
    (checks.the_result_says_who_won_and_why, lanterns(WonByNobody)),
    (checks.a_spoilt_save_is_refused, AnyGame()),
    (checks.texts_go_both_ways, TwoOfOneText()),
    (checks.texts_go_both_ways, OutcomeTextsSwapped()),
    (checks.options_go_both_ways, AnyOptions()),
    (checks.a_spoilt_position_is_refused, AnyPosition()),
    (checks.a_playout_is_play, lanterns(PlayoutOnItsOwn)),
    (checks.playouts_are_many_playouts, lanterns(OnePlayoutTooFew)),
    (checks.dooms_only_looks, lanterns(DoomsPlays)),
    (checks.a_view_is_plain_data, lanterns(ViewCanBeWritten)),
    (checks.observations_fit_their_channels, lanterns(ObservesForAnybody)),
    (checks.a_mask_is_what_is_legal, lanterns(MaskOfTheLastTime)),
    (checks.undo_then_redo, lanterns(UndoForgets)),
    (checks.a_record_goes_both_ways, lanterns(NeverTwiceTheSame)),
    (secrecy.a_sample_looks_the_same, lanterns(ViewTellsTheTotal)),
    (secrecy.a_sample_looks_the_same, lanterns(ObservationTellsTheTotal)),
    (secrecy.a_sample_looks_the_same, lanterns(SampleOfTheWrongSeat)),
    (secrecy.a_sample_looks_the_same, lanterns(SampleHangsOnWhatIsHidden)),
    (secrecy.a_seat_hears_nothing_of_what_is_hidden, lanterns(TellsNobody)),
    (secrecy.a_seat_hears_nothing_of_what_is_hidden, lanterns(LaidCardShows)),
    (secrecy.a_seat_hears_nothing_of_what_is_hidden, lanterns(AsksOnlyWithASix)),
    (telling.kinds_are_the_actions, telling_of(OneKindTooFew())),
    (telling.results_are_as_told, telling_of(LongerThanTold())),
    (telling.open_hands_hide_nothing, telling_of(OpenHandsTold())),
    (telling.options_are_as_told, telling_of(OneOptionTooFew())),
    (telling.a_lesson_is_for_one, telling_of(LessonForTwo())),
]


GONE_THROUGH: list[tuple[Check, Game, type[Exception]]] = [
    (checks.nothing_illegal_leaves_a_trace, lanterns(RefusalOfAnotherKind), TypeError),
    (checks.observations_fit_their_channels, lanterns(ObservationTooLong), BadBuffer),
    (checks.a_spoilt_save_is_refused, SaveTakenOnTrust(), KeyError),
    (checks.a_record_goes_both_ways, OutcomeTextsSwapped(), BadRecord),
    (checks.a_damaged_record_names_its_line, TextsByIndex(), ValueError),
]

CAUGHT = (AssertionError, pytest.fail.Exception)


def many_times(check: Check, game: Game) -> None:
    for seed in range(50):
        check(game, {"players": 2, "rounds": 3, "talk": "silent"}, seed)


@pytest.mark.parametrize(("check", "game"), BROKEN)
def test_a_broken_game_is_caught(check: Check, game: Game) -> None:
    with pytest.raises(CAUGHT):
        many_times(check, game)


@pytest.mark.parametrize(("check", "game", "error"), GONE_THROUGH)
def test_an_error_that_the_contract_does_not_name_goes_through(
    check: Check, game: Game, error: type[Exception]
) -> None:
    with pytest.raises(error):
        many_times(check, game)


def test_every_check_is_shown_to_fail() -> None:
    assert {check for check, *_ in (*BROKEN, *GONE_THROUGH)} == {*checks.CHECKS, *secrecy.SECRECY, *telling.TELLING}
