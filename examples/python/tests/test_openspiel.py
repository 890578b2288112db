from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'tyche-games[openspiel]'")

import tyche_games.openspiel  # noqa: E402
from tyche_games import RULESETS, TycheError  # noqa: E402

SMALL = json.dumps({"turns": 1})


def load(**parameters: Any) -> Any:
    return pyspiel.load_game("tyche", parameters)


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
def test_openspiels_own_test_of_random_games_passes(chance: str) -> None:
    game = load(options='{"turns": 1}', chance=chance, outcomes=20)
    pyspiel.random_sim_test(game, 1, False, False)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_is_a_game(ruleset: str) -> None:
    game = load(ruleset=ruleset, chance="sampled")
    rng, state = np.random.default_rng(1), game.new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(0, 1.0)]
    state.apply_action(0)
    for _ in range(12):
        assert len(state.information_state_tensor()) >= len(state.observation_tensor()) > 0
        before, action = state.information_state_string(), int(rng.choice(state.legal_actions()))
        child = state.child(action)
        assert state.information_state_string() == before and state.action_to_string(action) != ""
        state.apply_action(action)
        assert [child.information_state_string(p) for p in (0, 1)] == [state.information_state_string(p) for p in (0, 1)]


def test_chance_nodes_have_all_outcomes() -> None:
    game, rng, most = load(options=SMALL, deals=3, outcomes=50), np.random.default_rng(5), 0
    for _ in range(3):
        state = game.new_initial_state()
        assert state.chance_outcomes() == [(number, pytest.approx(1 / 3)) for number in range(3)]
        state.apply_action(1)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                assert sum(chances) == pytest.approx(1)
                most = max(most, len(outcomes))
                state.apply_action(int(rng.choice(outcomes)))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) > 0
    assert most > 1


def test_external_sampling_comes_nearer_to_an_equilibrium() -> None:
    exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    mccfr = pytest.importorskip("open_spiel.python.algorithms.external_sampling_mccfr")
    policy = pytest.importorskip("open_spiel.python.policy")
    game = load(options=SMALL, deals=2, max_decisions=3)
    np.random.seed(1)
    solver = mccfr.ExternalSamplingSolver(game)
    for _ in range(15):
        solver.iteration()
    by_chance = exploitability.nash_conv(game, policy.UniformRandomPolicy(game), use_cpp_br=False)
    assert exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False) < 0.5 * by_chance


def test_another_kind_of_chance_is_refused() -> None:
    with pytest.raises(TycheError, match="chance: expected explicit or sampled"):
        tyche_games.openspiel.TycheGame({"chance": "none"})
