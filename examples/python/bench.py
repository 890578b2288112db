"""Prints how fast games are stepped from Python, and by the library itself: `python bench.py` in a checkout."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import numpy as np

import tyche_games

ROOT = Path(__file__).parents[2]
SECONDS = 3
SIZES = {"unrest": 256, "nine-years": 64, "peloponnesian": 64, "diadochi": 64}


def python_speed(ruleset: str, form: str) -> int:
    """Return the steps per second of random games in a vector."""
    rng = np.random.default_rng(1)
    shown = {"observations": True, "sparse": True} if form == "sparse" else {}
    with tyche_games.vector(ruleset, SIZES[ruleset], seed="bench", checked=False, **shown) as games:
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


print("| | games | form | steps/s from Python | steps/s in Node |\n|---|---|---|---|---|")
for ruleset in SIZES:
    for form in ("lists", "sparse"):
        print(
            f"| {ruleset} | {SIZES[ruleset]} | {form} | {python_speed(ruleset, form):,} | {native_speed(ruleset, form):,} |",
            flush=True,
        )
