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


@pytest.mark.parametrize(
    "shown",
    [{}, {"masks": True}, {"observations": True, "all_seats": True}, {"observations": True, "sparse": True, "last": True}],
)
def test_several_engines_play_the_games_of_each(shown: dict[str, bool]) -> None:
    with (
        tyche_games.vector("unrest", 5, engines=2, seed="s", turns=1, **shown) as both,
        tyche_games.vector("unrest", 2, seed="s/0", turns=1, **shown) as one,
        tyche_games.vector("unrest", 3, seed="s/1", turns=1, **shown) as other,
    ):
        rng = np.random.default_rng(1)
        whole, first, second = both.reset(), one.reset(), other.reset()
        assert (both.seats, both.num_actions, both.numbers, both.fields) == (one.seats, one.num_actions, one.numbers, one.fields)
        for step in range(150):
            seen = [(first, place) for place in range(2)] + [(second, place) for place in range(3)]
            for place, (frame, own) in enumerate(seen):
                assert np.array_equal(_listed(whole, place), _listed(frame, own))
                for name in ("to_move", "asking", "ended", "rewards", "lengths", "masks", "observations"):
                    of_whole, of_part = getattr(whole, name), getattr(frame, name)
                    assert (of_whole is None) == (of_part is None), name
                    assert of_whole is None or np.array_equal(of_whole[place], of_part[own]), (step, name)
                for name, seats in (("observed", 1), ("last", 2)):
                    if getattr(frame, name) is not None:
                        for seat in range(seats):
                            numbers = getattr(whole, name).dense(seats * place + seat, both.numbers)
                            assert np.array_equal(numbers, getattr(frame, name).dense(seats * own + seat, both.numbers))
            chosen = whole.random_actions(rng)
            whole, first, second = both.step(chosen), one.step(chosen[:2]), other.step(chosen[2:])
        assert whole.actions.dtype == np.int32 and whole.offsets.dtype == np.int32


def test_several_engines_play_nothing_where_an_action_is_not_legal() -> None:
    with tyche_games.vector("unrest", 4, engines=2, seed="s") as games:
        frame = games.reset()
        actions, chosen = frame.actions.tolist(), frame.random_actions(np.random.default_rng(1))
        for wrong in (games.num_actions, -7, next(n for n in range(games.num_actions) if n not in _listed(frame, 3))):
            chosen[3] = wrong
            with pytest.raises(TycheError, match=r"actions\[3\]: expected an action of its list") as caught:
                games.step(chosen)
            assert (caught.value.code, caught.value.path) == ("env/actions", "actions[3]")
        chosen[:] = games.reset_action
        chosen[0] = frame.actions[0]
        assert games.step(chosen).actions.tolist() != actions


def test_several_engines_are_asked_for_rightly_and_leave_no_process() -> None:
    for engines in (0, 5):
        with pytest.raises(TycheError, match=r"engines: expected 1 to 4"):
            tyche_games.vector("unrest", 4, engines=engines)
    with Engine() as engine, pytest.raises(TycheError, match="expected none beside several engines"):
        tyche_games.vector("unrest", 4, engines=2, engine=engine)
    with tyche_games.vector("unrest", 4, engines=2) as games:
        with pytest.raises(TycheError, match=r"call reset\(\) first"):
            games.step([0, 0, 0, 0])
        frame = games.reset()
        pids = [env.engine.pid for env in games._envs]
        os.kill(pids[0], signal.SIGKILL)
        with pytest.raises(TycheError, match="has ended"):
            games.step(frame.random_actions(np.random.default_rng(1)))
        games.reset()
    for pid in pids:
        with pytest.raises(OSError):
            os.kill(pid, 0)


def _listed(frame: tyche_games.Frame, place: int) -> list[int]:
    listed: list[int] = frame.actions[frame.offsets[place] : frame.offsets[place + 1]].tolist()
    return listed
