from __future__ import annotations

import os
import signal

import numpy as np
import pytest

import tyche_games
from tyche_games import RULESETS, Engine, TycheError, new_state


@pytest.mark.parametrize("ruleset", RULESETS)
def test_masks_are_lists_and_sparse_is_dense(ruleset: str) -> None:
    with (
        tyche_games.vector(ruleset, 4, seed="same", masks=True, observations=True) as dense,
        tyche_games.vector(ruleset, 4, seed="same", observations=True, sparse=True) as sparse,
    ):
        rng = np.random.default_rng(1)
        one, other = dense.reset(), sparse.reset()
        for _ in range(60):
            assert one.masks is not None and one.observations is not None and other.observed is not None
            for place in range(4):
                listed = one.actions[one.offsets[place] : one.offsets[place + 1]]
                assert np.flatnonzero(one.masks[place]).tolist() == sorted(listed.tolist())
                assert np.array_equal(other.observed.dense(place, sparse.numbers), one.observations[place])
            chosen = one.random_actions(rng)
            one, other = dense.step(chosen), sparse.step(chosen)
            assert np.array_equal(one.actions, other.actions)


def test_games_are_those_of_single_positions() -> None:
    with Engine() as engine, tyche_games.vector("unrest", 3, seed="s", turns=1, observations=True, last=True) as games:
        rng, frame = np.random.default_rng(2), games.reset()
        states = [new_state("unrest", seed=f"s {place}", engine=engine, turns=1) for place in range(3)]
        going = set(range(3))
        while going:
            for place in going:
                assert states[place].current_player() == frame.to_move[place]
                listed = frame.actions[frame.offsets[place] : frame.offsets[place + 1]]
                assert states[place].legal_actions() == sorted(listed.tolist())
            chosen = frame.random_actions(rng)
            for place in going:
                states[place].apply_action(int(chosen[place]))
            frame = games.step(chosen)
            for place in sorted(going):
                assert bool(frame.ended[place]) == states[place].is_terminal()
                if frame.ended[place]:
                    going.discard(place)
                    assert frame.rewards[place].tolist() == pytest.approx(states[place].returns())
                    assert frame.last is not None
                    for seat in range(2):
                        final = frame.last.dense(2 * place + seat, games.numbers)
                        assert np.array_equal(final, states[place].observation_tensor(seat))


def test_all_seats_are_shown() -> None:
    with tyche_games.vector("diadochi", 2, seed="s", observations=True, all_seats=True) as games:
        shown = games.reset().observations
        assert shown is not None and shown.shape == (2, 4, games.numbers)
        assert games.numbers == 26_537
        assert len({shown[0, seat].tobytes() for seat in range(4)}) == 4


def test_arrays_are_views_of_the_frame() -> None:
    with tyche_games.vector("unrest", 2, observations=True) as games:
        frame = games.reset()
        assert frame.observations is not None and not frame.observations.flags.owndata


def test_a_place_can_begin_again() -> None:
    with tyche_games.vector("unrest", 2, seed="s") as games:
        rng, frame = np.random.default_rng(1), games.reset()
        first = frame.actions[: frame.offsets[1]].tolist()
        for _ in range(5):
            frame = games.step(frame.random_actions(rng))
        chosen = frame.random_actions(rng)
        chosen[0] = games.reset_action
        frame = games.step(chosen)
        assert frame.actions[: frame.offsets[1]].tolist() == first
        assert games.reset().actions[: frame.offsets[1]].tolist() == first


def test_an_action_that_is_not_legal_plays_nothing() -> None:
    with tyche_games.vector("unrest", 2, seed="s") as games:
        frame = games.reset()
        good = frame.random_actions(np.random.default_rng(1))
        with pytest.raises(TycheError) as caught:
            games.step([good[0], 189])
        assert caught.value.code == "move/not-listed"
        with pytest.raises(TycheError, match=r"expected the shape \(2,\), got \(3,\)"):
            games.step([0, 0, 0])
        assert games.step(good).offsets.shape == (3,)


def test_after_a_killed_engine_reset_goes_on() -> None:
    with tyche_games.vector("unrest", 2, seed="s") as games:
        frame = games.reset()
        chosen, listed = frame.random_actions(np.random.default_rng(1)), frame.actions.tolist()
        assert games.engine.pid is not None
        os.kill(games.engine.pid, signal.SIGKILL)
        with pytest.raises(TycheError) as caught:
            games.step(chosen)
        assert caught.value.code == "engine/ended"
        assert games.reset().actions.tolist() == listed


def test_bad_requests_say_which_field() -> None:
    with tyche_games.vector("unrest", 2, turns=99) as games, pytest.raises(TycheError) as caught:
        games.reset()
    assert "turns" in str(caught.value)
    with tyche_games.vector("unrest", 2) as games, pytest.raises(TycheError, match=r"call reset\(\) first"):
        games.step([0, 0])
    with pytest.raises(TycheError, match="expected True beside sparse"):
        tyche_games.vector("unrest", 2, sparse=True)
