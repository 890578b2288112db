from __future__ import annotations

import os
import signal
from pathlib import Path

import numpy as np
import pytest
from conftest import GAMES, verified
from pettingzoo.test import api_test, render_test, seed_test

import tyche_games
from tyche_games import RULESETS, Engine, TycheError

# PettingZoo's own games with masks get these two as well, and seats have the names of the rules.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named:UserWarning"),
]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_pettingzoo_api(ruleset: str) -> None:
    api_test(tyche_games.env(ruleset, max_cycles=60), num_cycles=100)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_pettingzoo_seeds(ruleset: str) -> None:
    seed_test(lambda: tyche_games.env(ruleset), 20)


def test_pettingzoo_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **mode: tyche_games.env("unrest", **mode), {"svg": lambda text: text.startswith("<svg")})
    assert "the Garrison Box" in capsys.readouterr().out
    env = tyche_games.env("diadochi", players=3, render_mode="ansi", viewer="red")
    env.reset(seed=1)
    assert "Red: victory points" in env.render()
    with pytest.raises(TycheError, match="render_mode: expected one of human"):
        tyche_games.env("unrest", render_mode="film")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_agents_are_the_seats_that_play(players: int) -> None:
    env = tyche_games.env("diadochi", players=players)
    env.reset(seed=1)
    assert env.possible_agents == ["red", "blue", "green", "yellow"][:players]
    assert env.state_space.contains(env.state())
    assert env.state().shape == (players * env.observe("red")["observation"].size,)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_random_games_are_the_same_games_natively(ruleset: str, tmp_path: Path) -> None:
    env, rng, records = tyche_games.env(ruleset), np.random.default_rng(7), []
    for game in range(GAMES):
        env.reset(seed=game)
        for step, agent in enumerate(env.agent_iter()):
            _, _, ended, truncated, info = env.last(observe=False)
            if not (ended or truncated) and step % 50 == 0:
                mask = env.observe(agent)["action_mask"]
                assert np.flatnonzero(mask).tolist() == sorted(info["actions"].tolist())
                assert not any(env.observe(other)["action_mask"].any() for other in env.agents if other != agent)
            env.step(None if ended or truncated else rng.choice(info["actions"]))
        records.append(env.record())
        assert records[-1]["outcome"] is not None
        if len(records) == 50 or game == GAMES - 1:
            said = verified(records, tmp_path)
            assert all(record["hashes"][-1] in said for record in records)
            records = []


def test_rewards_come_at_the_end_and_sum_to_nothing() -> None:
    env = tyche_games.env("unrest", turns=1)
    env.reset(seed=3)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, _, info = env.last(observe=False)
        total[agent] += reward
        env.step(None if ended else info["actions"][0])
    assert sum(total.values()) == 0 and set(total.values()) != {0.0}


def test_what_is_fetched_with_a_step_is_what_an_agent_is_shown() -> None:
    env, rng = tyche_games.env("peloponnesian", memory=True, max_cycles=40), np.random.default_rng(3)
    env.reset(seed=3)
    for agent in env.agent_iter():
        observation, _, ended, truncated, info = env.last()
        shown = env.engine.ask("observe", game=env._game, seat=agent, form="numbers", memory=True)["numbers"]
        assert observation["observation"].tolist() == shown
        env.step(None if ended or truncated else rng.choice(info["actions"]))


def test_max_cycles_truncates_every_agent() -> None:
    env = tyche_games.env("peloponnesian", max_cycles=4)
    env.reset(seed=3)
    for step in range(4):
        assert not any(env.truncations.values()), step
        env.step(env.infos[env.agent_selection]["actions"][0])
    assert all(env.truncations.values()) and not any(env.terminations.values())
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []
    with pytest.raises(TycheError, match="max_cycles: expected a whole number from 1"):
        tyche_games.env("unrest", max_cycles=0)


def test_rows_of_factors_are_within_the_space() -> None:
    for ruleset in RULESETS:
        space = tyche_games.shared_engine().space(ruleset)
        rows = tyche_games.factor_rows(space)
        assert np.unique(rows, axis=0).shape == (space["size"], 2)
        assert rows[:, 0].min() == 0 and (rows.max(axis=0) + 1).tolist() == space["rows"]


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    env = tyche_games.env("unrest")
    env.reset(seed=1)
    before = env.state()
    for action, code in [(189, "move/not-listed"), (190, "move/no-such-action"), (-1, "serve/malformed"), (None, "env/action")]:
        with pytest.raises(TycheError) as caught:
            env.step(action)
        assert caught.value.code == code
        assert np.array_equal(env.state(), before)
    env.step(env.infos[env.agent_selection]["actions"][0])


def test_seeds_go_on_after_the_first_game() -> None:
    def firsts(seed: int | None) -> list[bytes]:
        env = tyche_games.env("unrest")
        return [(env.reset(seed=seed if game == 0 else None), env.state().tobytes())[1] for game in range(3)]

    assert firsts(1) == firsts(1) != firsts(2)
    assert len(set(firsts(1))) == 3
    assert firsts(None) != firsts(None)


def test_after_a_killed_engine_reset_goes_on() -> None:
    with Engine() as engine:
        env = tyche_games.env("unrest", engine=engine)
        env.reset(seed=1)
        before = env.state()
        env.step(env.infos[env.agent_selection]["actions"][0])
        assert engine.pid is not None
        os.kill(engine.pid, signal.SIGKILL)
        with pytest.raises(TycheError) as caught:
            env.step(env.infos[env.agent_selection]["actions"][0])
        assert caught.value.code == "engine/ended"
        env.reset(seed=1)
        assert np.array_equal(env.state(), before)


def test_without_a_game_it_says_so() -> None:
    env = tyche_games.env("unrest")
    with pytest.raises(TycheError, match=r"call reset\(\) first"):
        env.state()
