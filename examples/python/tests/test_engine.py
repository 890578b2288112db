from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
from multiprocessing.queues import Queue
from pathlib import Path

import pytest
from conftest import is_running

import tyche_games
from tyche_games import Engine, EnginePool, TycheError, new_state
from tyche_games.engine import find_node


def test_an_error_has_code_and_path(engine: Engine) -> None:
    with pytest.raises(TycheError) as caught:
        engine.ask("new", ruleset="chess")
    assert (caught.value.code, caught.value.path) == ("serve/malformed", "ruleset")
    assert "expected one of diadochi" in str(caught.value)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.code, again.path, str(again)) == ("serve/malformed", "ruleset", str(caught.value))


def test_requests_behind_one_that_is_refused_are_carried_out(engine: Engine) -> None:
    with pytest.raises(TycheError):
        engine.ask_all([("status", {"game": "none"}), ("new", {"game": "g", "ruleset": "unrest"})])
    assert engine.ask("status", game="g")["ply"] == 0


def test_thousands_of_requests_go_together(engine: Engine) -> None:
    engine.ask("new", game="g", ruleset="diadochi", seed="many")
    answers = engine.ask_all([("view", {"game": "g"})] * 2000)
    assert len(answers) == 2000 and all(answer == answers[0] for answer in answers)


def test_no_process_is_left_behind() -> None:
    with pytest.raises(ZeroDivisionError), Engine() as engine:
        engine.ask("hello")
        pid = engine.pid
        assert pid is not None and is_running(pid)
        raise ZeroDivisionError
    assert engine.pid is None and not is_running(pid)
    other = Engine()
    other.ask("hello")
    pid = other.pid
    assert pid is not None
    del other
    assert not is_running(pid)


def test_the_engine_ends_with_a_program_that_is_killed() -> None:
    program = (
        "import tyche_games, os; e = tyche_games.Engine(); e.ask('hello'); print(e.pid, flush=True); os.kill(os.getpid(), 9)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60)
    pid = int(said.stdout)
    for _ in range(100):
        if not is_running(pid) or Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
            return
        threading.Event().wait(0.05)
    pytest.fail("the engine still runs")


def test_a_killed_engine_is_said_once_and_another_starts(engine: Engine) -> None:
    state = new_state("unrest", engine=engine)
    pid = engine.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(TycheError) as caught:
        for _ in range(3):  # the first write may still find the pipe open
            state.legal_actions()
            state._legal = None
            threading.Event().wait(0.2)
    assert caught.value.code == "engine/ended"
    assert not is_running(pid)
    with pytest.raises(TycheError) as caught:
        state.evaluate()
    assert caught.value.code == "serve/no-game"
    assert new_state("unrest", engine=engine).legal_actions()


def test_an_interrupt_ends_the_engine_and_the_next_request_starts_another(engine: Engine) -> None:
    engine.ask("new", game="g", ruleset="diadochi")
    seat = engine.ask("status", game="g")["toMove"][0]
    pid = engine.pid
    threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        engine.ask("bot", game="g", seat=seat, player="ismcts:60000ms")
    assert pid is not None and not is_running(pid)
    assert engine.ask("new", game="g", ruleset="unrest")["ply"] == 0


@pytest.mark.parametrize("output", ["no JSON", "[1]", '{"id":99,"result":{}}', ""])
def test_garbage_for_an_answer_is_an_error(output: str) -> None:
    program = f"import sys; sys.stdin.readline(); print({output!r})"
    with Engine([sys.executable, "-c", program]) as engine, pytest.raises(TycheError) as caught:
        engine.ask("hello")
    assert caught.value.code == "engine/ended"


def test_without_node_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TYCHE_NODE", str(tmp_path / "node"))
    with pytest.raises(TycheError, match=r"install Node\.js 20 or later") as caught:
        find_node()
    assert caught.value.code == "engine/no-node"
    old = tmp_path / "node"
    old.write_text("#!/bin/sh\necho v18.19.0\n")
    old.chmod(0o755)
    with pytest.raises(TycheError, match=r"is v18\.19\.0"):
        find_node()


def test_threads_share_an_engine(engine: Engine) -> None:
    found: list[list[float]] = []

    def play(number: int) -> None:
        state = new_state("unrest", seed=number % 2, engine=engine, turns=1)
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[-1])
        found.append([number % 2, *state.returns()])

    threads = [threading.Thread(target=play, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 6 and len({tuple(row) for row in found}) <= 2


def test_a_pool_plays_on_several_engines() -> None:
    with EnginePool(2) as pool:
        names = pool.map(lambda engine, number: engine.ask("new", ruleset="unrest", seed=str(number))["seats"], range(8))
        pids = [engine.pid for engine in pool]
    assert names == [["carthage", "coalition"]] * 8
    assert None not in pids and len(set(pids)) == 2 and not any(is_running(pid) for pid in pids if pid is not None)
    with pytest.raises(TycheError, match="whole number from 1"):
        EnginePool(0)


def _play_in_worker(results: Queue[object], engine: Engine | None) -> None:
    if engine is not None:
        results.put(engine.pid)  # in a forked process none runs yet
    state = new_state("unrest", seed="worker", engine=engine, turns=1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    results.put(state.returns())


@pytest.mark.parametrize("method", ["fork", "spawn"])
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_workers_have_engines_of_their_own(engine: Engine, method: str) -> None:
    mine = new_state("unrest", seed="worker", engine=engine, turns=1)
    context = multiprocessing.get_context(method)
    results = context.Queue()
    shared = engine if method == "fork" else None
    worker = context.Process(target=_play_in_worker, args=(results, shared))
    worker.start()
    if shared is not None:
        assert results.get(timeout=60) is None
    while not mine.is_terminal():
        mine.apply_action(mine.legal_actions()[0])
    assert results.get(timeout=60) == mine.returns()
    worker.join()
    assert worker.exitcode == 0


def test_positions_that_nobody_uses_are_closed() -> None:
    with Engine(max_games=5) as engine:
        state = new_state("unrest", engine=engine)
        for _ in range(200):
            state = (
                state.clone().child(state.legal_actions()[0]) if not state.is_terminal() else new_state("unrest", engine=engine)
            )
        env = tyche_games.env("unrest", engine=engine, max_cycles=2)
        for _ in range(50):
            env.reset()
            env.step(env.infos[env.agent_selection]["actions"][0])
