from __future__ import annotations

import os
import sys
from pathlib import Path

import numpy as np
import pytest

import tyche_games
from tyche_games import Engine

# Episodes of the environment; TYCHE_EPISODES=10000 is the long form, of minutes.
EPISODES = int(os.environ.get("TYCHE_EPISODES", "100"))

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")


def megabytes(engine: Engine) -> tuple[float, float]:
    """What this process and that of an engine hold in memory."""

    def held(process: object) -> float:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    return held("self"), held(engine.pid)


def grew(before: tuple[float, float], after: tuple[float, float]) -> tuple[float, float]:
    return after[0] - before[0], after[1] - before[1]


def test_ten_thousand_episodes_of_a_vector_leave_nothing_behind() -> None:
    with tyche_games.vector("unrest", 256, seed="leak", observations=True, sparse=True, last=True, turns=1) as games:
        rng, frame, over, before = np.random.default_rng(1), games.reset(), 0, (0.0, 0.0)
        while over < 10_000:
            frame = games.step(frame.random_actions(rng))
            half, over = over < 5000, over + int(frame.ended.sum())
            if half and over >= 5000:
                before = megabytes(games.engine)
        python, engine = grew(before, megabytes(games.engine))
    assert python < 5 and engine < 40, (python, engine)


def test_episodes_of_an_environment_leave_nothing_behind(engine: Engine) -> None:
    env, rng, before = tyche_games.env("unrest", engine=engine, turns=1), np.random.default_rng(1), (0.0, 0.0)
    for episode in range(EPISODES):
        env.reset(seed=episode)
        while not any(env.terminations.values()):
            env.step(int(rng.choice(env.infos[env.agent_selection]["actions"])))
        if episode == EPISODES // 2:
            before = megabytes(engine)
    python, grown = grew(before, megabytes(engine))
    print(f"{EPISODES} episodes, in the second half Python grew by {python:.1f} MB, the engine by {grown:.1f} MB")
    assert python < 5 and grown < 40, (python, grown)
