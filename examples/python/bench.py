"""Prints how fast games are stepped from Python, and by the library itself: `python bench.py` in a checkout."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

import numpy as np

import tyche_games

ROOT = Path(__file__).parents[2]
SECONDS = 3
SIZES = {"unrest": 256, "nine-years": 64, "peloponnesian": 64, "diadochi": 64}


def python_speed(ruleset: str, form: str, engines: int) -> int:
    """Return the steps per second of random games in a vector, stepped by so many engines."""
    rng = np.random.default_rng(1)
    shown = {"observations": True, "sparse": True} if form == "sparse" else {}
    several = {"engines": engines} if engines > 1 else {}
    with tyche_games.vector(ruleset, SIZES[ruleset] * engines, seed="bench", checked=False, **several, **shown) as games:
        frame = games.reset()
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < SECONDS:
            frame = games.step(frame.random_actions(rng))
            steps += games.games
        return round(steps / (time.perf_counter() - begun))


def native_speed(ruleset: str, form: str) -> int:
    """Return the same of the library in a process of Node."""
    command = ["node", "scripts/run.mjs", "test/bench/native-batch.ts", ruleset, str(SIZES[ruleset]), form]
    return int(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)


def environment_speed(ruleset: str) -> tuple[int, int]:
    """Return the steps of one PettingZoo environment per second, with `last()`, and per second of processor time."""
    rng, steps = np.random.default_rng(1), 0
    with tyche_games.Engine() as engine:
        env = tyche_games.env(ruleset, engine=engine)
        env.reset(seed=1)
        begun, used = time.perf_counter(), _processor_seconds(engine)
        while time.perf_counter() - begun < SECONDS:
            _, _, ended, _, info = env.last()
            if ended:
                env.reset()
            else:
                env.step(int(rng.choice(info["actions"])))
                steps += 1
        return round(steps / (time.perf_counter() - begun)), round(steps / (_processor_seconds(engine) - used))


def _processor_seconds(engine: tyche_games.Engine) -> float:
    fields = Path(f"/proc/{engine.pid}/stat").read_text().rpartition(")")[2].split()
    return time.process_time() + (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


print("| | steps/s of one environment | per second of processor time |\n|---|---|---|")
for ruleset in SIZES:
    print(f"| {ruleset} | {' | '.join(f'{speed:,}' for speed in environment_speed(ruleset))} |", flush=True)
engines = os.cpu_count() or 1
print(f"\n| | games of an engine | form | steps/s from Python | with {engines} engines | in Node |\n|---|---|---|---|---|---|")
for ruleset in SIZES:
    for form in ("lists", "sparse"):
        print(
            f"| {ruleset} | {SIZES[ruleset]} | {form} | {python_speed(ruleset, form, 1):,} "
            f"| {python_speed(ruleset, form, engines):,} | {native_speed(ruleset, form):,} |",
            flush=True,
        )
