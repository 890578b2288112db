"""One game as a PettingZoo environment, in which the agents (the seats) choose one after another."""

from __future__ import annotations

import functools
import importlib.util
import secrets
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv

from .engine import Engine, fresh_name, shared_engine
from .errors import TycheError
from .spaces import factor_rows

Observation = dict[str, npt.NDArray[Any]]
_MODES = ["human", "ansi", "svg"]
_NO_ACTIONS = np.zeros(0, np.int32)
_NO_ROWS = np.zeros((0, 2), np.int32)


def _modes() -> list[str]:
    has_converter = all(importlib.util.find_spec(name) is not None for name in ("resvg_py", "PIL"))
    return [*_MODES, "rgb_array"] if has_converter else list(_MODES)


class TycheEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """An environment of one ruleset. Where several seats choose at the same time, they do so in the order of seats.

    - An observation is a dictionary: `observation`, float32 of shape (numbers,), and `action_mask`, int8 of shape
      (actions,), which is all 0 for an agent that is not to choose.
    - `infos[agent]` has `actions`, int32 of shape (n,), the legal actions in the order of the engine, and `rows`, int32 of
      shape (n, 2), their rows of a policy in factors; both are empty for an agent that is not to choose.
    - A reward is 0 until the game ends, and then the return of the agent, -1 to 1; the sum over all agents is 0.
    """

    def __init__(
        self,
        ruleset: str,
        *,
        engine: Engine | None = None,
        render_mode: str | None = None,
        viewer: str | None = None,
        memory: bool = False,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        """Describe the games of this environment.

        Args:
            ruleset: "diadochi", "nine-years", "peloponnesian" or "unrest".
            engine: the engine to play on; one that all environments share when left out.
            render_mode: "human" (prints), "ansi", "svg", or "rgb_array" with the packages of the extra `render`.
            viewer: whose view is rendered: a seat, "spectator" or "arbiter", who sees all (when left out).
            memory: whether an observation shows also what a seat remembers.
            max_cycles: the number of decisions after which a game is truncated; unlimited when left out.
            options: options of the set-up, such as `players=4`.

        """
        super().__init__()
        modes = _modes()
        if render_mode is not None and render_mode not in modes:
            raise TycheError(
                "env/render-mode", f"render_mode: expected one of {', '.join(modes)}, got {render_mode!r}", "render_mode"
            )
        if max_cycles is not None and max_cycles < 1:
            raise TycheError("env/max-cycles", f"max_cycles: expected a whole number from 1, got {max_cycles!r}", "max_cycles")
        self.engine = engine or shared_engine()
        self.ruleset = ruleset
        self.options = options
        self.render_mode = render_mode
        self.viewer = viewer
        self.memory = memory
        self.max_cycles = max_cycles
        self.metadata = {"name": f"tyche_{ruleset}", "render_modes": modes, "is_parallelizable": False, "render_fps": 2}
        self._game: str | None = None
        self._seed: str | None = None
        self._games = 0
        self._has_looked = False
        self._ahead: dict[str, npt.NDArray[np.float32]] = {}  # what an agent is shown, where that is known already
        self._describe()

    def _describe(self) -> None:
        seats = list(self.engine.ruleset(self.ruleset)["seats"])
        game = fresh_name()
        opened = self.engine.ask("new", game=game, ruleset=self.ruleset, options=self.options, seed="shape")
        self.possible_agents: list[str] = list(opened["seats"])
        self.agents: list[str] = []
        self._index = {seat: seats.index(seat) for seat in self.possible_agents}
        seat = self.possible_agents[0]
        fields = self.engine.ask("observe", game=game, seat=seat, form="sparse", memory=self.memory, fields=True)
        self.engine.discard(game)
        self.fields: list[dict[str, Any]] = fields["fields"]
        self._size = int(fields["size"])
        self._space = self.engine.space(self.ruleset, self.options.get("edition"))
        self._rows = factor_rows(self._space)

    @functools.cached_property
    def _bounds(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        low, high = np.zeros(self._size, np.float32), np.ones(self._size, np.float32)
        for field in self.fields:
            part = slice(field["at"], field["at"] + field["length"])
            low[part], high[part] = field["low"], field["high"]
        return low, high

    @functools.cache  # noqa: B019 - PettingZoo wants the same space at every call
    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of an agent's observations."""
        low, high = self._bounds
        shown = gymnasium.spaces.Box(low, high, dtype=np.float32)
        mask = gymnasium.spaces.Box(0, 1, (self._space["size"],), np.int8)
        return gymnasium.spaces.Dict({"observation": shown, "action_mask": mask})

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return gymnasium.spaces.Discrete(self._space["size"])

    @functools.cached_property
    def state_space(self) -> gymnasium.spaces.Space[Any]:
        """The space of `state()`."""
        low, high = self._bounds
        seats = len(self.possible_agents)
        return gymnasium.spaces.Box(np.tile(low, seats), np.tile(high, seats), dtype=np.float32)

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game.

        Args:
            seed: the seed of the game; when left out, the next of those that follow the last seed, or a new one.
            options: `{"setup": {...}}` has options of the set-up for this game; anything else in it is passed over.

        """
        if seed is not None or self._seed is None:
            self._seed, self._games = str(secrets.token_hex(8) if seed is None else seed), 0
        nth = self._seed if self._games == 0 else f"{self._seed} {self._games}"
        self._games += 1
        if self._game is not None:
            self.engine.discard(self._game)
        self._game = fresh_name()
        request: dict[str, Any] = {
            "game": self._game,
            "ruleset": self.ruleset,
            "options": {**self.options, **(options or {}).get("setup", {})},
            "seed": nth,
        }
        requests = [("new", request), ("actions", {"game": self._game})]
        try:
            status, listed = self.engine.ask_all(requests)
        except TycheError as error:
            if error.code != "engine/ended":
                raise
            status, listed = self.engine.ask_all(requests)
        if list(status["seats"]) != self.possible_agents:
            raise TycheError("env/agents", f"options: expected a game of {', '.join(self.possible_agents)}", "options")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._decisions = 0
        self._ahead, self._has_looked = {}, False
        self._take(status, listed["actions"])

    def step(self, action: int | None) -> None:
        """Play an action of the agent that is to choose; None for an agent whose game is over.

        Raises:
            TycheError: for an action that is not legal; the game is as it was before.

        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TycheError("env/action", "action: expected a whole number, got None, for an agent whose game goes on", "action")
        play = {"game": self._opened, "seat": agent, "action": int(action)}
        requests = [("play", play), ("actions", {"game": self._opened})]
        if self._has_looked:  # who has looked at this position will look at the next
            requests.append(("observe", {"game": self._opened, "form": "sparse", "memory": self.memory}))
        status, listed, *shown = self.engine.ask_all(requests)
        self._ahead, self._has_looked = {}, False
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decisions += 1
        self._take(status, listed["actions"])
        if shown and status["outcome"] is None:
            self._ahead = {self.agent_selection: self._numbers(shown[0])}
        self._accumulate_rewards()
        if status["outcome"] is not None or self._decisions == self.max_cycles:
            self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Return what an agent is shown, and the mask of its actions, as new arrays."""
        mask = np.zeros(self._space["size"], np.int8)
        if agent in self.infos:
            mask[self.infos[agent]["actions"]] = 1
        if agent not in self._ahead:
            self._ahead[agent] = self._numbers(self._ask("observe", seat=agent, form="sparse", memory=self.memory))
        self._has_looked = True
        return {"observation": self._ahead[agent].copy(), "action_mask": mask}

    def state(self) -> npt.NDArray[np.float32]:
        """Return what all agents are shown, one after another: float32 of shape (agents * numbers,)."""
        asked = [
            ("observe", {"game": self._opened, "seat": seat, "form": "sparse", "memory": self.memory})
            for seat in self.possible_agents
        ]
        return np.concatenate([self._numbers(shown) for shown in self.engine.ask_all(asked)])

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Return the board in the form of `render_mode`; "human" prints it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() returns nothing without a render_mode")
            return None
        viewer = {} if self.viewer is None else {"viewer": self.viewer}
        form = "text" if self.render_mode in ("human", "ansi") else "svg"
        picture: str = self._ask("draw", form=form, **viewer)["picture"]
        if self.render_mode == "human":
            print(picture)
            return None
        return _pixels(picture) if self.render_mode == "rgb_array" else picture

    def record(self) -> dict[str, Any]:
        """Return the record of the game, which `tyche verify` plays again."""
        record: dict[str, Any] = self._ask("record")["record"]
        return record

    def close(self) -> None:
        """Close the game; the engine goes on for other environments."""
        if self._game is not None:
            self.engine.discard(self._game)
            self._game = None

    @property
    def _opened(self) -> str:
        if self._game is None:
            raise TycheError("env/no-game", "the environment has no game: call reset() first")
        return self._game

    def _ask(self, method: str, **fields: Any) -> dict[str, Any]:
        return self.engine.ask(method, game=self._opened, **fields)

    def _numbers(self, sparse: dict[str, Any]) -> npt.NDArray[np.float32]:
        numbers = np.zeros(self._size, np.float32)
        numbers[sparse["indices"]] = sparse["values"]
        return numbers

    def _take(self, status: dict[str, Any], listed: list[int]) -> None:
        self.infos: dict[str, dict[str, Any]] = {seat: {"actions": _NO_ACTIONS, "rows": _NO_ROWS} for seat in self.agents}
        if status["outcome"] is not None:
            for seat in self.agents:
                self.rewards[seat] = float(status["returns"][self._index[seat]])
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = status["toMove"][0]
        actions = np.array(listed, np.int32)
        self.infos[self.agent_selection] = {"actions": actions, "rows": self._rows[actions]}
        if self._decisions == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)


def _pixels(svg: str) -> npt.NDArray[np.uint8]:
    import io

    import resvg_py
    from PIL import Image

    with Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, background="#ffffff")))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
