"""Many games stepped together, by frames of numbers. Games that end begin again by themselves."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from types import TracebackType
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from .engine import Engine
from .errors import TycheError

Ints = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float32]

_ERROR = 0x8000_0000
_EMPTY = struct.pack("<I", 0)


@dataclass(frozen=True)
class Sparse:
    """The numbers that are not 0 of many observations: those of number i stand from `offsets[i]` to before `offsets[i + 1]`.

    Attributes:
        offsets: int32 of shape (observations + 1,).
        indices: int32 of shape (n,), the place of each number in its observation.
        values: float32 of shape (n,).

    """

    offsets: Ints
    indices: Ints
    values: Floats

    def dense(self, number: int, size: int) -> Floats:
        """Return observation `number` with all its numbers: float32 of shape (size,)."""
        part = slice(self.offsets[number], self.offsets[number + 1])
        numbers = np.zeros(size, np.float32)
        numbers[self.indices[part]] = self.values[part]
        return numbers


@dataclass(frozen=True)
class Frame:
    """All places after a step. The arrays are views of a buffer that the step after the next writes again.

    Attributes:
        to_move: int8 of shape (games,), the index of the seat that is to choose.
        asking: uint8 of shape (games,), the number of its decision.
        offsets: int32 of shape (games + 1,): the list of place i is `actions[offsets[i]:offsets[i + 1]]`.
        actions: int32 of shape (n,), the legal actions of all places.
        ended: bool-like uint8 of shape (games,): 1 where a game has ended in this step, and another has begun.
        rewards: float32 of shape (games, seats), the returns of games that have ended, otherwise 0.
        lengths: int32 of shape (games,), the decisions of games that have ended.
        masks: uint8 of shape (games, actions), 1 for a legal action, or None.
        observations: float32 of shape (games, numbers) or (games, seats, numbers), or None.
        observed: the same in the sparse form, or None; with all seats, place i and seat s are number `i * seats + s`.
        last: the last positions of games that have ended, for all seats, or None.

    """

    to_move: npt.NDArray[np.int8]
    asking: npt.NDArray[np.uint8]
    offsets: Ints
    actions: Ints
    ended: npt.NDArray[np.uint8]
    rewards: Floats
    lengths: Ints
    masks: npt.NDArray[np.uint8] | None
    observations: Floats | None
    observed: Sparse | None
    last: Sparse | None

    def random_actions(self, rng: np.random.Generator) -> Ints:
        """Return a legal action for each place, each as likely as any other: int32 of shape (games,)."""
        starts = self.offsets[:-1]
        picks = (rng.random(len(starts)) * np.diff(self.offsets)).astype(np.int32)
        chosen: Ints = self.actions[starts + picks]
        return chosen


class VectorEnv:
    """Games of one ruleset under way at the same time, on an engine of their own."""

    def __init__(
        self,
        ruleset: str,
        games: int,
        *,
        seed: int | str | None = None,
        masks: bool = False,
        observations: bool = False,
        sparse: bool = False,
        all_seats: bool = False,
        memory: bool = False,
        last: bool = False,
        checked: bool = True,
        engine: Engine | None = None,
        **options: Any,
    ) -> None:
        """Describe the games; the first `reset` begins them.

        Args:
            ruleset: "diadochi", "nine-years", "peloponnesian" or "unrest".
            games: how many games are under way, 1 to 65,536.
            seed: game number n has the seed "SEED n"; a new one when left out.
            masks: whether frames have masks, a byte for each action.
            observations: whether frames have observations of the seat that is to choose.
            sparse: whether observations come in the sparse form, which is many times smaller.
            all_seats: whether all seats are shown.
            memory: whether an observation shows also what a seat remembers.
            last: whether the last position of a game that has ended is shown to all seats, in the sparse form.
            checked: whether each action is looked up in its list before any is played.
            engine: an engine that nothing else uses; one of its own when left out.
            options: options of the set-up.

        """
        self.ruleset = ruleset
        self.games = games
        self.engine = engine or Engine()
        self._request: dict[str, Any] = {
            "ruleset": ruleset,
            "games": games,
            "options": options,
            "checked": checked,
            **({"masks": True, "maskForm": "bytes"} if masks else {}),
            **(
                {"observations": True, "sparse": sparse, "allSeats": all_seats, "memory": memory, "last": last}
                if observations
                else {}
            ),
        }
        if not observations and (sparse or all_seats or memory or last):
            raise TycheError(
                "env/observations", "observations: expected True beside sparse, all_seats, memory and last", "observations"
            )
        self._seed = seed
        self._streams: tuple[IO[bytes], IO[bytes]] | None = None
        self._layout: list[dict[str, Any]] = []
        self._buffers = [bytearray(), bytearray()]
        self.seats: list[str] = []
        self.num_actions = 0
        self.fields: list[dict[str, Any]] = []
        self.numbers = 0
        self._reset_action = 0

    def __enter__(self) -> VectorEnv:
        """Return the environment itself, to be closed at the end of the block."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Close the environment."""
        self.close()

    def reset(self, seed: int | str | None = None) -> Frame:
        """Begin all games, from game 0 of a seed: the given one, or that of the environment."""
        self._leave()
        seed = self._seed if seed is None else seed
        layout, *streams = self.engine.open_batch(**self._request, **({} if seed is None else {"seed": str(seed)}))
        self._streams = (streams[0], streams[1])
        self._layout = layout["frame"]
        self.seats = layout["seats"]
        self.num_actions = layout["space"]["size"]
        self._reset_action = layout["reset"]
        self.fields = layout.get("fields", [])
        self.numbers = sum(field["length"] for field in self.fields)
        return self._read()

    def step(self, actions: npt.ArrayLike) -> Frame:
        """Play an action in each place.

        Args:
            actions: whole numbers of shape (games,); `reset_action` instead begins another game in its place.

        Raises:
            TycheError: for an action that is not legal; nothing has been played then.

        """
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: npt.ArrayLike) -> None:
        """Send an action for each place and return at once; `step_wait` returns the frame. Arguments and errors as for `step`."""
        chosen = as_actions(actions, self.games)
        self._write(struct.pack("<I", chosen.nbytes), chosen.tobytes())

    def step_wait(self) -> Frame:
        """Return the frame of the actions that were sent last."""
        return self._read()

    @property
    def reset_action(self) -> int:
        """What begins another game in a place, instead of an action."""
        return self._reset_action

    def close(self) -> None:
        """End the engine."""
        self._streams = None
        self.engine.close()

    def _leave(self) -> None:
        if self._streams is None:
            return
        try:
            self._write(_EMPTY)
            self._receive()
        except TycheError:
            self.engine.close()
        self._streams = None

    def _open(self) -> tuple[IO[bytes], IO[bytes]]:
        if self._streams is None:
            raise TycheError("env/no-game", "the environment has no games: call reset() first")
        return self._streams

    def _write(self, *parts: bytes) -> None:
        sink, _ = self._open()
        try:
            for part in parts:
                sink.write(part)
            sink.flush()
        except (OSError, ValueError) as error:
            raise self._lost() from error
        except BaseException:
            self._lost()
            raise

    def _receive(self) -> memoryview:
        _, source = self._open()
        try:
            head = source.read(4)
            if len(head) < 4:
                raise EOFError
            (length,) = struct.unpack("<I", head)
            self._buffers.reverse()
            size = length & ~_ERROR
            if len(self._buffers[0]) < size:
                self._buffers[0] = bytearray(size + size // 4)
            view = memoryview(self._buffers[0])[:size]
            if source.readinto(view) < size:  # type: ignore[attr-defined]
                raise EOFError
        except (OSError, ValueError, EOFError) as error:
            raise self._lost() from error
        except BaseException:
            self._lost()  # an interrupted frame leaves a rest that belongs to nobody
            raise
        if length & _ERROR:
            refusal = json.loads(bytes(view))
            raise TycheError(refusal["code"], refusal["message"], refusal["path"])
        return view

    def _lost(self) -> TycheError:
        self._streams = None
        self.engine.close()
        return TycheError("engine/ended", "the engine's process has ended, and its games are lost; reset() begins others")

    def _read(self) -> Frame:
        view = self._receive()
        arrays: dict[str, npt.NDArray[Any]] = {}
        at = 0
        for part in self._layout:
            kind = np.dtype(part["type"]).newbyteorder("<")
            count = int(arrays[part["by"]][-1]) if part["length"] is None else part["length"]
            arrays[part["name"]] = np.frombuffer(view, kind, count, at)
            at += (count * kind.itemsize + 3) & ~3
        return self._frame(arrays)

    def _frame(self, arrays: dict[str, npt.NDArray[Any]]) -> Frame:
        masks, shown = arrays.get("masks"), arrays.get("observations")
        shape = (self.games, len(self.seats), self.numbers) if self._request.get("allSeats") else (self.games, self.numbers)
        return Frame(
            to_move=arrays["toMove"],
            asking=arrays["asking"],
            offsets=arrays["offsets"],
            actions=arrays["actions"],
            ended=arrays["ended"],
            rewards=arrays["rewards"].reshape(self.games, len(self.seats)),
            lengths=arrays["lengths"],
            masks=None if masks is None else masks.reshape(self.games, self.num_actions),
            observations=None if shown is None else shown.reshape(shape),
            observed=_sparse("observed", arrays),
            last=_sparse("last", arrays),
        )


def as_actions(actions: npt.ArrayLike, games: int) -> Ints:
    """Return actions as the engine reads them: int32 of shape (games,). Raises TycheError for another shape."""
    chosen = np.ascontiguousarray(actions, dtype="<i4")
    if chosen.shape != (games,):
        raise TycheError("env/actions", f"actions: expected the shape ({games},), got {chosen.shape}", "actions")
    return chosen


def _sparse(name: str, arrays: dict[str, npt.NDArray[Any]]) -> Sparse | None:
    if f"{name}Offsets" not in arrays:
        return None
    return Sparse(arrays[f"{name}Offsets"], arrays[f"{name}Indices"], arrays[f"{name}Values"])
