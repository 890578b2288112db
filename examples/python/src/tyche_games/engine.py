"""The engine: a process of Node that answers requests, one line of JSON each.

The requests are those of `tyche serve` (docs/protocol.md).
"""

from __future__ import annotations

import atexit
import itertools
import json
import os
import shutil
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import IO, Any, TypeVar, cast

from .errors import TycheError

Request = tuple[str, dict[str, Any]]
Item = TypeVar("Item")
Result = TypeVar("Result")

OLDEST_NODE = 20
# Requests that are sent before their answers are read; the engine lets 64 megabytes of them wait.
_AT_ONCE = 512
_PATIENCE_SECONDS = 5.0

_names = itertools.count(1)
_engines: weakref.WeakSet[Engine] = weakref.WeakSet()
_nodes: dict[str, str] = {}


def find_node() -> str:
    """Return the path of Node, which the environment variable TYCHE_NODE may name.

    Raises:
        TycheError: `engine/no-node`, where there is none or an old one.

    """
    asked = os.environ.get("TYCHE_NODE", "node")
    if asked in _nodes:
        return _nodes[asked]
    advice = f"install Node.js {OLDEST_NODE} or later from https://nodejs.org, or name it in TYCHE_NODE"
    found = shutil.which(asked)
    if found is None:
        raise TycheError("engine/no-node", f"tyche_games needs Node.js, and found no {asked!r} on the path: {advice}")
    try:
        said = subprocess.run([found, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout.strip()
        release = int(said.removeprefix("v").split(".")[0])
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise TycheError("engine/no-node", f"{found} does not say its version as Node.js does: {advice}") from error
    if release < OLDEST_NODE:
        raise TycheError("engine/no-node", f"tyche_games needs Node.js {OLDEST_NODE} or later, and {found} is {said}: {advice}")
    _nodes[asked] = found
    return found


def engine_command() -> list[str]:
    """Return the command that starts the engine of this package."""
    return [find_node(), str(Path(__file__).with_name("engine.mjs")), "serve"]


def fresh_name() -> str:
    """Return a name for a game that no game of this process has had, so that a lost game is never taken for another."""
    return f"{os.getpid()}-{next(_names)}"


class Engine:
    """A process that plays games. It starts with its first request, and again after it has ended.

    It may be used by several threads. In a forked process it starts anew. Games are lost with the process that held
    them: a request about a lost game raises a `TycheError` with the code `serve/no-game`.

        with Engine() as engine:
            print(engine.ask("hello")["package"])
    """

    def __init__(self, command: Sequence[str] | None = None, *, max_games: int = 100_000, max_memory: int = 2000) -> None:
        """Describe the process, which is not started yet.

        Args:
            command: the program to start; the engine of this package when left out.
            max_games: the largest number of open games.
            max_memory: megabytes of heap above which no game is opened.

        """
        self._command = None if command is None else list(command)
        self._limits = ["--max-games", str(max_games), "--max-memory", str(max_memory)]
        self._lock = threading.RLock()
        self._process: subprocess.Popen[bytes] | None = None
        self._asked = 0
        self._discarded: deque[str] = deque()
        self._known: dict[Any, dict[str, Any]] = {}
        _engines.add(self)

    def __enter__(self) -> Engine:
        """Return the engine itself, to be closed at the end of the block."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Close the engine."""
        self.close()

    def __del__(self) -> None:
        """Leave no process behind."""
        self._end(patience=0)

    @property
    def pid(self) -> int | None:
        """The number of its process, or None while none runs."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def ask(self, method: str, **fields: Any) -> dict[str, Any]:
        """Send one request and return its result.

        A field whose name is a word of Python has an underscore behind it here: `as_`.

        Raises:
            TycheError: with the code and path that the engine gave, or `engine/ended` where its process has ended.

        """
        return self.ask_all([(method, fields)])[0]

    def ask_all(self, requests: Iterable[Request]) -> list[dict[str, Any]]:
        """Send many requests together and return their results in order, which is faster than one by one.

        Raises:
            TycheError: the first error of all; the requests behind it have been carried out too.

        """
        with self._lock:
            pending = [("close", {"game": self._discarded.popleft()}) for _ in range(len(self._discarded))]
            answers = self._exchange([*pending, *requests])
        results: list[dict[str, Any]] = []
        for answer in answers[len(pending) :]:
            if "error" in answer:
                error = answer["error"]
                raise TycheError(error["code"], error["message"], error["path"])
            results.append(answer["result"])
        return results

    def ruleset(self, ruleset: str) -> dict[str, Any]:
        """Return what `hello` says of a ruleset: version, seats, options, number of actions, facts."""
        if "hello" not in self._known:
            self._known["hello"] = {row["id"]: row for row in self.ask("hello")["rulesets"]}
        rows = self._known["hello"]
        if ruleset not in rows:
            raise TycheError("serve/malformed", f"ruleset: expected one of {', '.join(rows)}, got {ruleset!r}", "ruleset")
        return cast("dict[str, Any]", rows[ruleset])

    def space(self, ruleset: str, edition: str | None = None) -> dict[str, Any]:
        """Return the action space of a ruleset: size, kinds, words, rows."""
        key = ("space", ruleset, edition)
        if key not in self._known:
            fields = {"ruleset": ruleset} if edition is None else {"ruleset": ruleset, "edition": edition}
            self._known[key] = self.ask("space", **fields)["space"]
        return self._known[key]

    def discard(self, game: str) -> None:
        """Close a game together with the next request; a game that is lost already is no error."""
        self._discarded.append(game)

    def restart(self) -> None:
        """End the process with all its games; the next request starts another."""
        self.close()

    def close(self) -> None:
        """End the process and wait for its end. A later request starts another."""
        with self._lock:
            self._end(patience=_PATIENCE_SECONDS)

    def open_batch(self, **fields: Any) -> tuple[dict[str, Any], IO[bytes], IO[bytes]]:
        """Begin a batch: returns the answer, the stream of frames to the engine, and that from it."""
        with self._lock:
            layout = self.ask("batch", **fields)
            process = self._process
            if process is None or process.stdin is None or process.stdout is None:
                raise _ended(None)
            return layout, process.stdin, process.stdout

    def _exchange(self, requests: Sequence[Request]) -> list[dict[str, Any]]:
        process = self._running()
        answers: list[dict[str, Any]] = []
        try:
            for start in range(0, len(requests), _AT_ONCE):
                answers += self._exchange_some(process, requests[start : start + _AT_ONCE])
        except (OSError, ValueError, EOFError) as error:
            status = process.poll()
            self._end(patience=0)
            raise _ended(status) from error
        except BaseException:
            self._end(patience=0)  # an interrupted exchange leaves answers that belong to nobody
            raise
        return answers

    def _exchange_some(self, process: subprocess.Popen[bytes], requests: Sequence[Request]) -> list[dict[str, Any]]:
        assert process.stdin is not None and process.stdout is not None
        first = self._asked + 1
        self._asked += len(requests)
        lines = [
            json.dumps({"id": number, "method": method, **{name.rstrip("_"): value for name, value in fields.items()}})
            for number, (method, fields) in enumerate(requests, first)
        ]
        process.stdin.write(("\n".join(lines) + "\n").encode())
        process.stdin.flush()
        return [_answer(process.stdout.readline(), number) for number in range(first, first + len(requests))]

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        if self._process is not None:
            status = self._process.poll()
            self._end(patience=0)
            raise _ended(status)
        # A session of its own: an interrupt at the terminal is for Python, which then ends the engine itself.
        self._process = subprocess.Popen(
            [*(self._command or engine_command()), *self._limits],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        return self._process

    def _end(self, patience: float) -> None:
        process, self._process = getattr(self, "_process", None), None
        if process is None:
            return
        for stream in (process.stdin, process.stdout) if patience == 0 else (process.stdin,):
            _close_quietly(stream)
        try:
            process.wait(timeout=patience) if patience > 0 else process.kill()
        except subprocess.TimeoutExpired:
            process.kill()
        process.wait()
        _close_quietly(process.stdout)

    def _leave_to_parent(self) -> None:
        # In a forked process: closes its copies of the pipes, so that the engine ends with the process that started it.
        process, self._process = self._process, None
        self._lock = threading.RLock()
        self._discarded.clear()
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                _close_quietly(stream)
        process.returncode = 0  # another process's child: nothing to wait for here


class EnginePool:
    """Several engines, for threads that play at the same time.

    with EnginePool(4) as pool:
        results = pool.map(play_one_game, range(100))  # play_one_game(engine, number)
    """

    def __init__(self, size: int, **options: Any) -> None:
        """Describe the engines; `options` are those of `Engine`."""
        if size < 1:
            raise TycheError("engine/pool", f"size: expected a whole number from 1, got {size!r}", "size")
        self.engines: list[Engine] = [Engine(**options) for _ in range(size)]

    def __enter__(self) -> EnginePool:
        """Return the pool itself, to be closed at the end of the block."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Close all engines."""
        self.close()

    def __iter__(self) -> Iterator[Engine]:
        """Iterate over the engines."""
        return iter(self.engines)

    def map(self, work: Callable[[Engine, Item], Result], items: Iterable[Item]) -> list[Result]:
        """Call `work(engine, item)` for all items, one item at a time per engine, and return the results in order."""
        free = deque(self.engines)

        def run(item: Item) -> Result:
            engine = free.popleft()
            try:
                return work(engine, item)
            finally:
                free.append(engine)

        with ThreadPoolExecutor(len(self.engines)) as threads:
            return list(threads.map(run, items))

    def close(self) -> None:
        """End all processes and wait for their end."""
        for engine in self.engines:
            engine.close()


_shared: Engine | None = None


def shared_engine() -> Engine:
    """Return the engine that all environments of this process share that are given none."""
    global _shared
    if _shared is None:
        _shared = Engine()
    return _shared


def _answer(line: bytes, number: int) -> dict[str, Any]:
    if not line.endswith(b"\n"):
        raise EOFError
    answer = json.loads(line)
    if not isinstance(answer, dict) or answer.get("id") not in (number, None):
        raise EOFError
    return answer


def _ended(status: int | None) -> TycheError:
    how = "" if status is None else f" (exit status {status})"
    return TycheError(
        "engine/ended", f"the engine's process has ended{how}, and its games are lost; the next request starts another"
    )


def _close_quietly(stream: IO[bytes] | None) -> None:
    try:
        if stream is not None:
            stream.close()
    except OSError:
        pass  # what was to be written has no reader any more


def _close_all() -> None:
    for engine in list(_engines):
        engine.close()


def _after_fork() -> None:
    for engine in list(_engines):
        engine._leave_to_parent()


atexit.register(_close_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
