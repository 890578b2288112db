from __future__ import annotations

import numpy as np
import pytest

from tyche_games import RULESETS, TERMINAL_PLAYER, Engine, TycheError, new_state


@pytest.mark.parametrize("ruleset", RULESETS)
def test_copies_are_played_on_by_themselves(engine: Engine, ruleset: str) -> None:
    state, rng = new_state(ruleset, seed="s", engine=engine), np.random.default_rng(1)
    for _ in range(30):
        action = int(rng.choice(state.legal_actions()))
        copy, before = state.clone(), state.information_state_string()
        child = state.child(action)
        assert state.information_state_string() == before
        copy.apply_action(action)
        state.apply_action(action)
        keys = {one.information_state_string(0) for one in (state, copy, child)}
        assert len(keys) == 1
        assert state.legal_actions() == child.legal_actions() == sorted(set(state.legal_actions()))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_sample_looks_alike_to_its_player_and_has_its_actions(engine: Engine, ruleset: str) -> None:
    state, rng = new_state(ruleset, seed="s", engine=engine), np.random.default_rng(1)
    for _ in range(12):
        for _ in range(5):
            state.apply_action(int(rng.choice(state.legal_actions())))
        player = state.current_player()
        sample = state.resample_from_infostate(player, 1)
        assert sample.information_state_string(player) == state.information_state_string(player)
        assert sample.legal_actions(player) == state.legal_actions(player)
        assert np.array_equal(sample.information_state_tensor(player), state.information_state_tensor(player))
        again = state.resample_from_infostate(player, 1)
        assert again.information_state_string(1 - player % 2) == sample.information_state_string(1 - player % 2)


def test_chance_outcomes_are_all_there_is(engine: Engine) -> None:
    state, rng = new_state("unrest", seed="s", engine=engine), np.random.default_rng(1)
    most = 0
    for _ in range(60):
        action = int(rng.choice(state.legal_actions()))
        outcomes = state.chance_outcomes(action, samples=200)
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        most = max(most, len(outcomes))
        state.apply_action(action)
    assert most > 1


def test_the_end_of_a_game(engine: Engine) -> None:
    state = new_state("unrest", seed="s", engine=engine, turns=1)
    assert state.returns() == [0, 0]
    while not state.is_terminal():
        assert state.legal_actions(1 - state.current_player()) == []
        assert state.action_to_string(state.legal_actions()[0]).startswith(state.seats[state.current_player()])
        state.apply_action(state.legal_actions()[0])
    assert state.current_player() == TERMINAL_PLAYER and state.legal_actions() == []
    assert sum(state.returns()) == 0 and max(state.returns()) > 0
    with pytest.raises(TycheError, match="the game is over"):
        state.child(0)


def test_an_action_that_is_not_legal_changes_nothing(engine: Engine) -> None:
    state = new_state("unrest", seed="s", engine=engine)
    before = state.information_state_string()
    for attempt in (state.apply_action, state.child, state.chance_outcomes, state.action_to_string):
        with pytest.raises(TycheError) as caught:
            attempt(189)
        assert caught.value.code == "move/not-listed"
        assert state.information_state_string() == before
    assert "the Garrison Box" in str(state)
