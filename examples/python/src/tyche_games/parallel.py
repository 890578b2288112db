"""Many games stepped together by several engines at the same time, each in a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from .errors import TycheError
from .vector import Frame, Ints, Sparse, VectorEnv, as_actions

Part = TypeVar("Part")


class ParallelVectorEnv:
    """As `VectorEnv`, with the places dealt to several engines, the first ones to the first engine.

    Game number n of engine k, both from 0, has the seed "SEED/k n". Arrays of a frame are copies.
    """

    def __init__(self, ruleset: str, games: int, *, engines: int, seed: int | str | None = None, **options: Any) -> None:
        """Describe the games; the first `reset` begins them.

        Args:
            ruleset: as for `VectorEnv`.
            games: how many games are under way, at least one for each engine.
            engines: the number of engines, 1 or more; fewer than the machine has processors, since Python needs one.
            seed: as for `VectorEnv`.
            options: all else that `VectorEnv` takes, but no engine.

        Raises:
            TycheError: `env/engines`, for a number of engines that does not fit, or a given engine.

        """
        if not 1 <= engines <= games:
            raise TycheError("env/engines", f"engines: expected 1 to {games}, a game for each, got {engines}", "engines")
        if options.get("engine") is not None:
            raise TycheError("env/engines", "engine: expected none beside several engines, which are made here", "engine")
        self.ruleset = ruleset
        self.games = games
        self._checked: bool = options.pop("checked", True)
        self._seed = seed
        self._starts = [games * k // engines for k in range(engines + 1)]
        self._legal: tuple[Ints, Ints] | None = None
        with ExitStack() as made:
            self._envs = [
                made.enter_context(VectorEnv(ruleset, end - start, checked=False, **options))
                for start, end in zip(self._starts, self._starts[1:], strict=False)
            ]
            made.pop_all()

    def __enter__(self) -> ParallelVectorEnv:
        """Return the environment itself, to be closed at the end of the block."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Close the environment."""
        self.close()

    @property
    def seats(self) -> list[str]:
        """The seats of the ruleset, once games have begun."""
        return self._envs[0].seats

    @property
    def num_actions(self) -> int:
        """The number of actions, once games have begun."""
        return self._envs[0].num_actions

    @property
    def fields(self) -> list[dict[str, Any]]:
        """The fields of an observation, once games have begun."""
        return self._envs[0].fields

    @property
    def numbers(self) -> int:
        """The length of an observation, once games have begun."""
        return self._envs[0].numbers

    @property
    def reset_action(self) -> int:
        """What begins another game in a place, instead of an action."""
        return self._envs[0].reset_action

    def reset(self, seed: int | str | None = None) -> Frame:
        """Begin all games; the seed is as for `VectorEnv`."""
        seed = self._seed if seed is None else seed
        return self._joined([env.reset(None if seed is None else f"{seed}/{k}") for k, env in enumerate(self._envs)])

    def step(self, actions: npt.ArrayLike) -> Frame:
        """Play an action in each place. Arguments and errors as for `VectorEnv.step`."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: npt.ArrayLike) -> None:
        """Send an action for each place and return at once; `step_wait` returns the frame."""
        chosen = as_actions(actions, self.games)
        if self._checked:
            self._check(chosen)
        for env, start, end in zip(self._envs, self._starts, self._starts[1:], strict=False):
            env.step_async(chosen[start:end])

    def step_wait(self) -> Frame:
        """Return the frame of the actions that were sent last."""
        frames, lost = [], None
        for env in self._envs:  # the frame of every engine is read, also when one is lost
            try:
                frames.append(env.step_wait())
            except TycheError as error:
                lost = error
        if lost is not None:
            raise lost
        return self._joined(frames)

    def close(self) -> None:
        """End the engines."""
        for env in self._envs:
            env.close()

    # An engine checks its own places only, and by then another has played.
    def _check(self, chosen: Ints) -> None:
        if self._legal is None:
            raise TycheError("env/no-game", "the environment has no games: call reset() first")
        offsets, actions = self._legal
        places = np.arange(self.games)
        listed = np.repeat(places, np.diff(offsets)) * np.int64(self.num_actions) + actions
        known = np.isin(places * np.int64(self.num_actions) + chosen, listed) & (chosen >= 0) & (chosen < self.num_actions)
        wrong = np.flatnonzero(~known & (chosen != self.reset_action))
        if wrong.size > 0:
            place = int(wrong[0])
            message = f"actions[{place}]: expected an action of its list, got {chosen[place]}; nothing has been played"
            raise TycheError("env/actions", message, f"actions[{place}]")

    def _joined(self, frames: Sequence[Frame]) -> Frame:
        def each(part: Callable[[Frame], Part]) -> list[Part]:
            return [part(frame) for frame in frames]

        offsets = _following(each(lambda frame: frame.offsets))
        actions = np.concatenate(each(lambda frame: frame.actions))
        self._legal = (offsets, actions)
        return Frame(
            to_move=np.concatenate(each(lambda frame: frame.to_move)),
            asking=np.concatenate(each(lambda frame: frame.asking)),
            offsets=offsets,
            actions=actions,
            ended=np.concatenate(each(lambda frame: frame.ended)),
            rewards=np.concatenate(each(lambda frame: frame.rewards)),
            lengths=np.concatenate(each(lambda frame: frame.lengths)),
            masks=_together(each(lambda frame: frame.masks)),
            observations=_together(each(lambda frame: frame.observations)),
            observed=_sparse(each(lambda frame: frame.observed)),
            last=_sparse(each(lambda frame: frame.last)),
        )


def _together(parts: Sequence[npt.NDArray[Any] | None]) -> npt.NDArray[Any] | None:
    there = [part for part in parts if part is not None]
    return np.concatenate(there) if there else None


def _following(parts: Sequence[Ints]) -> Ints:
    """Return the offsets of lists that follow one another."""
    ends = np.cumsum([0, *(part[-1] for part in parts)], dtype=np.int32)
    moved = [part[:-1] + start for part, start in zip(parts, ends, strict=False)]
    joined: Ints = np.concatenate([*moved, ends[-1:]]).astype(np.int32)
    return joined


def _sparse(parts: Sequence[Sparse | None]) -> Sparse | None:
    there = [part for part in parts if part is not None]
    if not there:
        return None
    indices = np.concatenate([part.indices for part in there])
    return Sparse(_following([part.offsets for part in there]), indices, np.concatenate([part.values for part in there]))
