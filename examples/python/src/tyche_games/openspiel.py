"""The games as games of OpenSpiel: `import tyche_games.openspiel`, then `pyspiel.load_game("tyche", {...})`."""

from __future__ import annotations

import json
import random
import secrets
from typing import Any

import numpy as np
import pyspiel

from .engine import Engine, fresh_name, shared_engine
from .errors import TycheError
from .search import State, new_state

_PARAMETERS: dict[str, Any] = {
    "ruleset": "unrest",
    "options": "{}",
    "chance": "explicit",
    "deals": 100,
    "outcomes": 100,
    "skip": 0,
    "max_decisions": 0,
    "seed": "1",
}
_MOST_DECISIONS = 100_000
_MOST_PLAYERS = 4


def _type_of(chance_mode: Any) -> Any:
    return pyspiel.GameType(
        short_name="tyche",
        long_name="Tyche",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


class TycheGame(pyspiel.Game):  # type: ignore[misc]
    """A ruleset as a game of OpenSpiel. Its parameters:

    - `ruleset`: "diadochi", "nine-years", "peloponnesian" or "unrest".
    - `options`: options of the set-up, an object in JSON.
    - `chance`: "explicit", where dice and draws are chance nodes with probabilities, or "sampled", where the one outcome of
      the first chance node picks the seed of a game and everything else follows from it.
    - `deals`: with "explicit", the number of set-ups, each as likely as any other, of which the first chance node picks one.
    - `outcomes`: with "explicit", the most ways that dice may fall; where there are more, so many samples stand for them.
    - `skip`: how many decisions have been made at random when the game begins, for games that are small.
    - `max_decisions`: after how many decisions the game ends, with the engine's evaluation for returns; 0 for never.
    - `seed`: the seed of the deals.

    With "explicit", what a seat remembers is lost at a chance node, which is less than it knows in Peloponnesian.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Describe the game; `pyspiel.load_game` calls this."""
        given = {**_PARAMETERS, **(params or {})}
        if given["chance"] not in ("explicit", "sampled"):
            raise TycheError("openspiel/chance", f"chance: expected explicit or sampled, got {given['chance']!r}", "chance")
        self.given = given
        self.is_explicit = given["chance"] == "explicit"
        self.options: dict[str, Any] = json.loads(given["options"])
        self.engine: Engine = shared_engine()
        game = fresh_name()
        status = self.engine.ask("new", game=game, ruleset=given["ruleset"], options=self.options, seed="shape")
        shown = self.engine.ask("observe", game=game, seat=status["seats"][0], form="sparse", memory=True)
        self.numbers = {True: int(shown["size"])}
        self.numbers[False] = int(self.engine.ask("observe", game=game, seat=status["seats"][0], form="sparse")["size"])
        self.engine.discard(game)
        modes = pyspiel.GameType.ChanceMode
        info = pyspiel.GameInfo(
            num_distinct_actions=self.engine.space(given["ruleset"], self.options.get("edition"))["size"],
            max_chance_outcomes=max(given["deals"], given["outcomes"]) if self.is_explicit else 1,
            num_players=len(status["seats"]),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=given["max_decisions"] or _MOST_DECISIONS,
        )
        mode = modes.EXPLICIT_STOCHASTIC if self.is_explicit else modes.SAMPLED_STOCHASTIC
        super().__init__(_type_of(mode), info, params or {})

    def deal(self, number: int) -> State:
        """Return the first position of a deal."""
        seed = f"{self.given['seed']} {number if self.is_explicit else secrets.token_hex(8)}"
        state = new_state(self.given["ruleset"], seed=seed, engine=self.engine, **self.options)
        picks = random.Random(seed)
        for _ in range(self.given["skip"]):
            if not state.is_terminal():
                state.apply_action(picks.choice(state.legal_actions()))
        return state

    def new_initial_state(self) -> TycheState:
        """Return the first chance node, which deals."""
        return TycheState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TycheObserver:
        """Return an observer of states."""
        is_recalled = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TycheObserver(self.numbers[is_recalled], is_recalled)


class _Shared:
    """Something that no copy changes, so that all copies of a state may have the same."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self


class TycheState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: a position, or a chance node with the positions that it can lead to."""

    def __init__(self, game: TycheGame) -> None:
        """Begin with the deal; only `new_initial_state` calls this."""
        super().__init__(game)
        self._game = _Shared(game)
        self._position: _Shared | None = None
        self._outcomes: _Shared | None = None
        self._decisions = 0

    @property
    def position(self) -> State:
        """The position, which nothing may change: not at a chance node."""
        if self._position is None:
            raise TycheError("openspiel/chance-node", "the state is a chance node, and has no position")
        position: State = self._position.value
        return position

    def current_player(self) -> int:
        """Return the player that is to choose, or a number of OpenSpiel for chance and the end."""
        if self._position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.current_player()

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._position is not None and (self.position.is_terminal() or self._is_cut())

    def returns(self) -> list[float]:
        """Return what each player has gained."""
        players: int = self._game.value.num_players()
        if not self.is_terminal():
            return [0.0] * players
        if self.position.is_terminal():
            return self.position.returns()[:players]
        values = np.array(self.position.evaluate()[:players])
        return [float(value) for value in values - values.mean()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node with their probabilities."""
        if self._outcomes is not None:
            return [(number, chance) for number, (_, chance) in enumerate(self._outcomes.value)]
        deals = self._game.value.given["deals"] if self._game.value.is_explicit else 1
        return [(number, 1 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        if self._position is None:
            deals = self._outcomes is None
            self._position = _Shared(self._game.value.deal(action) if self._outcomes is None else self._outcomes.value[action][0])
            self._outcomes = None
            self._decisions += 0 if deals else 1
            return
        if self._game.value.is_explicit:
            most = self._game.value.given["outcomes"]
            outcomes = self.position.chance_outcomes(action, samples=most, paths=most)
            if len(outcomes) > 1:
                self._position, self._outcomes = None, _Shared(outcomes)
                return
        self._position = _Shared(self.position.child(action))
        self._decisions += 1

    def _is_cut(self) -> bool:
        most: int = self._game.value.given["max_decisions"]
        return 0 < most <= self._decisions

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.position.action_to_string(action, player)

    def __str__(self) -> str:
        """Return the actions that led here."""
        return " ".join(map(str, self.history()))


class TycheObserver:
    """What a player is shown, as OpenSpiel asks for it; with `is_recalled` also what it remembers."""

    def __init__(self, numbers: int, is_recalled: bool) -> None:
        """Make room for the numbers."""
        self.is_recalled = is_recalled
        self.tensor = np.zeros(numbers, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TycheState, player: int) -> None:
        """Fill `tensor` with what a player is shown; zeros at a chance node."""
        self.tensor.fill(0)
        if not state.is_chance_node():
            self.tensor[:] = state.position.observation_tensor(player, memory=self.is_recalled)

    def string_from(self, state: TycheState, player: int) -> str:
        """Return a text that is the same for all states that the player cannot tell apart."""
        if state.is_chance_node():
            return "chance"
        position = state.position
        return position.information_state_string(player) if self.is_recalled else position.observation_string(player)


pyspiel.register_game(_type_of(pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC), TycheGame)
