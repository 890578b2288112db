"""Positions for a search, with the calls of OpenSpiel's states."""

from __future__ import annotations

import secrets
import weakref
from typing import Any

import numpy as np
import numpy.typing as npt

from .engine import Engine, fresh_name, shared_engine
from .errors import TycheError

TERMINAL_PLAYER = -4


class State:
    """A position of a game. Players are the indices of the ruleset's seats.

    The dice are inside a position: playing an action in two copies rolls the same. `resample_from_infostate` seeds other
    dice, and `chance_outcomes` gives all that an action can lead to. Where several seats choose at the same time, they do
    so in the order of seats. A position is closed in the engine when Python has no more use for it.
    """

    def __init__(self, engine: Engine, status: dict[str, Any]) -> None:
        """Take a game that is open in an engine; `new_state` opens one."""
        self.engine = engine
        self.name: str = status["game"]
        self.ruleset: str = status["ruleset"]
        self.seats: list[str] = engine.ruleset(self.ruleset)["seats"]
        self._take(status)
        self._finalizer = weakref.finalize(self, engine.discard, self.name)
        self._finalizer.atexit = False

    def _take(self, status: dict[str, Any]) -> None:
        self._status = status
        self._legal: list[int] | None = None

    def current_player(self) -> int:
        """Return the index of the seat that is to choose, or TERMINAL_PLAYER, -4."""
        asked = self._status["toMove"]
        return TERMINAL_PLAYER if self.is_terminal() else self.seats.index(asked[0])

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._status["outcome"] is not None

    def returns(self) -> list[float]:
        """Return what each seat of the ruleset has gained, -1 to 1; zeros while the game goes on."""
        found: list[float] | None = self._status["returns"]
        return [0.0] * len(self.seats) if found is None else found

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of a player, the current one when left out, in ascending order."""
        if self.is_terminal() or (player is not None and self.seats[player] not in self._status["toMove"]):
            return []
        if player is not None and player != self.current_player():
            return sorted(self._ask("actions", seat=self.seats[player])["actions"])
        if self._legal is None:
            self._legal = sorted(self._ask("actions", seat=self.seats[self.current_player()])["actions"])
        return list(self._legal)

    def apply_action(self, action: int) -> None:
        """Play an action of the current player in this position.

        Raises:
            TycheError: for an action that is not legal; the position is as it was before.

        """
        self._take(self._ask("play", action=int(action), seat=self._current_seat()))

    def clone(self) -> State:
        """Return a copy, which is played on by itself."""
        return State(self.engine, self._ask("fork", to=fresh_name()))

    def child(self, action: int) -> State:
        """Return the position after an action, as its dice fall; this one stays as it is."""
        to = fresh_name()
        play = {"game": to, "action": int(action), "seat": self._current_seat()}
        _, status = self.engine.ask_all([("fork", {"game": self.name, "to": to}), ("play", play)])
        return State(self.engine, status)

    def chance_outcomes(self, action: int, *, samples: int | None = None, paths: int | None = None) -> list[tuple[State, float]]:
        """Return the positions that an action can lead to, with their probabilities, likeliest first.

        Args:
            action: a legal action of the current player.
            samples: how often it is sampled where there are too many outcomes to count; refused when left out.
            paths: how many ways the dice may fall at most to be counted; 200,000 when left out.

        """
        fields: dict[str, Any] = {"action": int(action), "seat": self._current_seat(), "fork": True}
        limits = {name: limit for name, limit in (("samples", samples), ("paths", paths)) if limit is not None}
        found = self._ask("outcomes", **fields, **limits)["outcomes"]
        standing = self.engine.ask_all([("status", {"game": row["game"]}) for row in found])
        return [(State(self.engine, status), float(row["probability"])) for row, status in zip(found, standing, strict=True)]

    def resample_from_infostate(self, player: int, seed: int | str | None = None) -> State:
        """Return a position that a player could be in, by all that it knows and remembers, with other dice.

        Args:
            player: the player whose knowledge is kept.
            seed: the seed of the sample, the same gives the same; a new one when left out.

        """
        chosen = secrets.token_hex(8) if seed is None else str(seed)
        return State(self.engine, self._ask("determinize", viewer=self.seats[player], seed=chosen, to=fresh_name()))

    def information_state_string(self, player: int | None = None) -> str:
        """Return a text that is the same for all positions that a player cannot tell apart, by what it sees and remembers."""
        seat = self._seat(player)
        return f"{seat} {self._ask('key', viewer=seat, memory=True)['key']}"

    def observation_string(self, player: int | None = None) -> str:
        """Return a text that is the same for all positions that look alike to a player."""
        seat = self._seat(player)
        return f"{seat} {self._ask('key', viewer=seat)['key']}"

    def observation_tensor(self, player: int | None = None, *, memory: bool = False) -> npt.NDArray[np.float32]:
        """Return what a player is shown: float32 of shape (numbers,)."""
        shown = self._ask("observe", seat=self._seat(player), form="sparse", memory=memory)
        numbers = np.zeros(shown["size"], np.float32)
        numbers[shown["indices"]] = shown["values"]
        return numbers

    def information_state_tensor(self, player: int | None = None) -> npt.NDArray[np.float32]:
        """Return what a player is shown, with what it remembers: float32 of shape (numbers,)."""
        return self.observation_tensor(player, memory=True)

    def evaluate(self) -> list[float]:
        """Return how good the position is for each seat, -1 to 1, by the engine's evaluation."""
        return [float(value) for value in self._ask("evaluate")["values"]]

    def action_to_string(self, action: int, player: int | None = None) -> str:
        """Return a legal action in the notation of moves."""
        fields = {"game": self.name, "seat": self._seat(player)}
        actions, moves = self.engine.ask_all([("actions", fields), ("moves", fields)])
        if action not in actions["actions"]:
            raise TycheError("move/not-listed", f"action: expected a legal one, got {action!r}", "action")
        text: str = moves["moves"][actions["actions"].index(action)]
        return text

    def __str__(self) -> str:
        """Return the board in text, as the arbiter sees it."""
        picture: str = self._ask("draw", form="text")["picture"]
        return picture

    def _ask(self, method: str, **fields: Any) -> dict[str, Any]:
        return self.engine.ask(method, game=self.name, **fields)

    def _current_seat(self) -> str:
        if self.is_terminal():
            raise TycheError("move/game-over", "the game is over")
        return self.seats[self.current_player()]

    def _seat(self, player: int | None) -> str:
        return self._current_seat() if player is None else self.seats[player]


def new_state(ruleset: str, *, seed: int | str | None = None, engine: Engine | None = None, **options: Any) -> State:
    """Return the first position of a game.

    Args:
        ruleset: "diadochi", "nine-years", "peloponnesian" or "unrest".
        seed: the seed of the game; a new one when left out.
        engine: the engine to play on; a shared one when left out.
        options: options of the set-up.

    """
    engine = engine or shared_engine()
    seeded = {} if seed is None else {"seed": str(seed)}
    return State(engine, engine.ask("new", game=fresh_name(), ruleset=ruleset, options=options, **seeded))
