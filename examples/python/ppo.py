"""Learns Unrest by proximal policy optimisation in one file: imitates greedy, then plays greedy and itself, then itself alone.

pip install "./examples/python[learn]"
python examples/python/ppo.py --minutes 20 --out learned
python examples/python/ppo.py --trial learned/policy.pt
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import tyche_games
from curve import drawn
from tyche_games import Engine, Frame, VectorEnv

Array = np.ndarray[Any, Any]
RULESET, SEATS, BOT = "unrest", ("carthage", "coalition"), "greedy"
HIDDEN, STEPS = 128, 64  # numbers of a hidden layer; steps of all games in a round
PLACES, RIVALS = 256, 96  # games under way against oneself, and against the bot
RATE, LAMBDA, CLIP, ENTROPY, VALUE, EPOCHS, BATCH = 1e-3, 0.97, 0.2, 0.01, 0.5, 2, 1024
TEACHING, RIVALRY = 0.15, 0.4  # shares of the time for imitation, and for games against the bot


class Clock:
    """Minutes of processor time of this process and its engines, so that other programs on the machine do not count."""

    def __init__(self, *engines: Engine) -> None:
        self.engines, self.left_out = engines, 0.0

    def _seconds(self) -> float:
        used, tick = time.process_time(), os.sysconf("SC_CLK_TCK")
        for stat in (Path(f"/proc/{engine.pid}/stat") for engine in self.engines):
            if stat.exists():  # on Linux, once the engine has started
                fields = stat.read_text().rpartition(")")[2].split()
                used += (int(fields[11]) + int(fields[12])) / tick
        return used

    def minutes(self) -> float:
        return (self._seconds() - self.left_out) / 60

    def leave_out(self, work: Any) -> Any:
        """Do something that does not count."""
        before = self._seconds()
        result = work()
        self.left_out += self._seconds() - before
        return result


@dataclass
class Decisions:
    """What is asked: the numbers that a seat is shown, its legal actions (-1 behind the last), and the index of the seat."""

    shown: Array
    lists: Array
    seats: Array
    ended: Array  # whether the step before has ended the game of this place, and what each seat gained by it
    rewards: Array


def padded(lists: Array, offsets: Array) -> Array:
    counts = np.diff(offsets)
    table = np.full((len(counts), counts.max(initial=1)), -1, np.int64)
    table[np.arange(table.shape[1]) < counts[:, None]] = lists
    return table


def joined(tables: list[Array]) -> Array:
    width = max(table.shape[1] for table in tables)
    return np.concatenate([np.pad(t, ((0, 0), (0, width - t.shape[1])), constant_values=-1) for t in tables])


class AgainstItself:
    """Many games in which the policy has both seats."""

    def __init__(self, games: VectorEnv) -> None:
        self.games, self.now = games, self._decisions(games.reset())

    def step(self, actions: Array) -> None:
        self.now = self._decisions(self.games.step(actions))

    def _decisions(self, frame: Frame) -> Decisions:
        assert frame.observations is not None
        lists = padded(frame.actions, frame.offsets)
        return Decisions(frame.observations.copy(), lists, frame.to_move.copy(), frame.ended > 0, frame.rewards.copy())


class AgainstBot:
    """Many games in which a bot of the engine has the other seat; from one game to the next the policy changes sides."""

    def __init__(self, engine: Engine, games: int, seed: str, numbers: int) -> None:
        self.engine, self.seed, self.numbers, self.begun = engine, seed, numbers, 0
        self.names, self.number = [""] * games, np.zeros(games, np.int64)
        nothing = np.zeros((games, 2), np.float32)
        self._open(list(range(games)))
        self.now = self._decisions(nothing[:, 0] > 0, nothing)

    def step(self, actions: Array) -> None:
        plays = [("play", {"game": game, "action": int(action)}) for game, action in zip(self.names, actions, strict=True)]
        answers = self.engine.ask_all(plays)
        ended = np.array([answer["outcome"] is not None for answer in answers])
        rewards = np.array([answer["returns"] or (0, 0) for answer in answers], np.float32)
        self._open(np.flatnonzero(ended).tolist())
        self.now = self._decisions(ended, rewards)

    def _open(self, places: list[int]) -> None:
        for place in places:
            self.engine.discard(self.names[place])
            self.names[place], self.number[place] = f"{self.seed} {self.begun}", self.begun
            opening = {"game": self.names[place], "ruleset": RULESET, "seed": f"{self.seed} {self.begun // 2}"}
            self.engine.ask("new", **opening, as_=SEATS[self.begun % 2], others=BOT)
            self.begun += 1

    def close(self) -> None:
        for name in self.names:
            self.engine.discard(name)

    def _decisions(self, ended: Array, rewards: Array) -> Decisions:
        own = self.number % 2
        return Decisions(*look(self.engine, self.names, own, self.numbers), own, ended, rewards)


def look(engine: Engine, names: list[str], own: Any, numbers: int) -> tuple[Array, Array]:
    asked = [(game, SEATS[seat]) for game, seat in zip(names, own, strict=True)]
    answers = engine.ask_all(
        [("actions", {"game": game, "seat": seat}) for game, seat in asked]
        + [("observe", {"game": game, "seat": seat, "form": "sparse"}) for game, seat in asked]
    )
    lists = [answer["actions"] for answer in answers[: len(names)]]
    shown = np.zeros((len(names), numbers), np.float32)
    for row, answer in zip(shown, answers[len(names) :], strict=True):
        row[answer["indices"]] = answer["values"]
    return shown, padded(np.concatenate(lists), np.cumsum([0, *map(len, lists)]))


class Policy(nn.Module):
    """Scores the actions of a list, each by the sum of its two rows, and says how the game is held to end."""

    def __init__(self, numbers: int, space: dict[str, Any]) -> None:
        super().__init__()
        first, second = space["rows"]
        self.body = nn.Sequential(nn.Linear(numbers, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.head, self.value = nn.Linear(HIDDEN, first + second + 1), nn.Linear(HIDDEN, 1)
        rows = torch.from_numpy(tyche_games.factor_rows(space)).long()
        rows[:, 1] = torch.where(rows[:, 1] < 0, first + second, first + rows[:, 1])  # one row for "no second argument"
        self.register_buffer("rows", rows)
        with torch.no_grad():
            self.head.weight *= 0.1

    def forward(self, shown: torch.Tensor, lists: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the chances of the actions of each list, and the value for the seat that chooses."""
        layer = self.body(shown)
        scores, rows = self.head(layer), self.rows[lists.clamp(min=0)]
        sums = scores.gather(1, rows[..., 0]) + scores.gather(1, rows[..., 1])
        return sums.masked_fill(lists < 0, -1e9).log_softmax(1), self.value(layer)[:, 0]


@dataclass
class Samples:
    """Decisions to learn from: what was shown, the list, the place of the choice in it, its logarithm, advantage and target."""

    shown: torch.Tensor
    lists: torch.Tensor
    chosen: torch.Tensor
    chance: torch.Tensor
    advantage: torch.Tensor
    target: torch.Tensor

    def batches(self) -> Iterator[list[torch.Tensor]]:
        for part in torch.randperm(len(self.chosen)).split(BATCH):
            yield [column[part] for column in vars(self).values()]


def teach(engine: Engine, clock: Clock, until: float, numbers: int, rng: np.random.Generator) -> Samples:
    """Return the decisions of games of the bot against itself. One in twenty is random, and is not learned."""
    shown, lists, chosen, target = [], [], [], []
    games = [f"lesson {n}" for n in range(32)]
    begun, plans, lines = 0, [[] for _ in games], [[] for _ in games]
    asked: list[str | None] = [None] * len(games)
    while clock.minutes() < until or not chosen:
        for n, game in enumerate(games):
            if asked[n] is None:
                engine.discard(game)
                asked[n] = engine.ask("new", game=game, ruleset=RULESET, seed=f"lesson {begun}")["toMove"][0]
                begun, plans[n], lines[n] = begun + 1, [], []
        seats = [SEATS.index(seat) for seat in asked]
        numbers_shown, actions = look(engine, games, seats, numbers)
        moves = engine.ask_all([("moves", {"game": game, "seat": SEATS[seat]}) for game, seat in zip(games, seats, strict=True)])
        picks = []
        for n, game in enumerate(games):
            listed = moves[n]["moves"]
            if len(listed) > 1 and rng.random() < 0.05:
                plans[n] = []
                picks.append(int(rng.integers(len(listed))))
                continue
            if not plans[n] or plans[n][0] not in listed:
                plans[n] = engine.ask("bot", game=game, seat=asked[n], player=BOT, seed=f"{begun}")["plan"]
            picks.append(listed.index(plans[n].pop(0)))
            lines[n].append((numbers_shown[n], actions[n], picks[n], seats[n]))
        plays = [("play", {"game": game, "action": int(actions[n, picks[n]]), "seat": asked[n]}) for n, game in enumerate(games)]
        for n, status in enumerate(engine.ask_all(plays)):
            asked[n] = status["toMove"][0] if status["outcome"] is None else None
            if asked[n] is None:
                for one, listed, pick, seat in lines[n]:
                    shown.append(one)
                    lists.append(listed[None])
                    chosen.append(pick)
                    target.append(status["returns"][seat])
    columns = [np.array(shown), joined(lists), np.array(chosen), np.zeros(len(chosen)), np.ones(len(chosen)), np.array(target)]
    return Samples(*(torch.from_numpy(column if column.dtype == np.int64 else column.astype(np.float32)) for column in columns))


def play(policy: Policy, tables: list[Any]) -> Samples:
    """Play all games on by some steps, and say how much better each choice turned out than was expected."""
    rounds: list[list[Any]] = [[] for _ in tables]
    for _ in range(STEPS):
        for table, steps in zip(tables, rounds, strict=True):
            now = table.now
            with torch.no_grad():
                chances, values = policy(torch.from_numpy(now.shown), torch.from_numpy(now.lists))
                chosen = torch.multinomial(chances.exp(), 1)
                chance = chances.gather(1, chosen)[:, 0].numpy()
            pick = chosen[:, 0].numpy()
            table.step(now.lists[np.arange(len(pick)), pick])
            steps.append((now, pick, chance, values.numpy(), table.now.ended, table.now.rewards))
    parts: list[list[Any]] = [[] for _ in range(6)]
    for steps in rounds:
        every = np.arange(len(steps[0][1]))
        after, ahead = np.zeros((len(every), 2), np.float32), np.zeros((len(every), 2), np.float32)  # by place and seat
        known = np.zeros((len(every), 2), bool)
        for now, pick, chance, value, ended, rewards in reversed(steps):
            after[ended], ahead[ended], known[ended] = rewards[ended], 0, True
            is_known = known[every, now.seats]  # of a game that goes on, the last decision of a seat says only what it expects
            better = after[every, now.seats] - value + LAMBDA * ahead[every, now.seats]
            ahead[every, now.seats], after[every, now.seats] = np.where(is_known, better, 0), value
            known[every, now.seats] = True
            columns = (now.shown, now.lists, pick, chance, better, value + better)
            for part, column in zip(parts, columns, strict=True):
                part.append(column[is_known])
    parts[1] = [joined(parts[1])]
    samples = Samples(*(torch.from_numpy(np.concatenate(part)) for part in parts))
    samples.advantage = (samples.advantage - samples.advantage.mean()) / (samples.advantage.std() + 1e-6)
    return samples


def learn(policy: Policy, adam: torch.optim.Adam, samples: Samples, rate: float, imitates: bool) -> float:
    """Take the steps of one epoch, and return the mean entropy."""
    entropies = []
    for shown, lists, chosen, chance, advantage, target in samples.batches():
        chances, value = policy(shown, lists)
        now = chances.gather(1, chosen[:, None])[:, 0]
        entropy = -(chances.exp() * chances).sum(1).mean()
        if imitates:
            loss = -now.mean()
        else:
            ratio = (now - chance).exp()
            loss = -torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean() - ENTROPY * entropy
        loss = loss + VALUE * (value - target).square().mean()
        adam.param_groups[0]["lr"] = rate
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
        adam.step()
        entropies.append(entropy.item())
    return float(np.mean(entropies))


def trial(policy: Policy, engine: Engine, games: int, numbers: int) -> int:
    """Return how many games the policy wins against the bot, each deal from either side, with its likeliest action each time."""
    table, won, over = AgainstBot(engine, min(50, games), "trial", numbers), 0, 0
    while over < games:
        now, number = table.now, table.number.copy()
        with torch.no_grad():
            pick = policy(torch.from_numpy(now.shown), torch.from_numpy(now.lists))[0].argmax(1).numpy()
        table.step(now.lists[np.arange(len(pick)), pick])
        counted = table.now.ended & (number < games)
        over += int(counted.sum())
        won += int((table.now.rewards[np.arange(len(pick)), now.seats] > 0)[counted].sum())
    table.close()
    return won


def wilson(won: int, of: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson 1927)."""
    share, z = won / of, 1.96
    middle, half = share + z * z / (2 * of), z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return (middle - half) / (1 + z * z / of), (middle + half) / (1 + z * z / of)


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--minutes", type=float, default=20, help="of processor time, without the trials")
    asked.add_argument("--trials", type=int, default=400, help="games against the bot at the end; a quarter of them on the way")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("learned"))
    asked.add_argument("--trial", type=Path, help="only plays the trial of a policy that was written before")
    args = asked.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    with Engine() as engine, tyche_games.vector(RULESET, PLACES, seed=args.seed, observations=True, checked=False) as games:
        itself, space = AgainstItself(games), engine.space(RULESET)
        policy = Policy(games.numbers, space)
        if args.trial is not None:
            policy.load_state_dict(torch.load(args.trial))
        else:
            train(policy, itself, engine, args)
        won = trial(policy, engine, args.trials, games.numbers)
    low, high = wilson(won, args.trials)
    print(f"won {won} of {args.trials} against {BOT}: {won / args.trials:.1%} [{low:.1%} to {high:.1%}]")


def train(policy: Policy, itself: AgainstItself, engine: Engine, args: argparse.Namespace) -> None:
    clock, few, curve = Clock(engine, itself.games.engine), max(1, args.trials // 4), []
    adam, numbers = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5), itself.games.numbers

    def tell(step: str, decisions: int, entropy: float) -> None:
        won = clock.leave_out(lambda: trial(policy, engine, few, numbers)) / few
        curve.append((clock.minutes(), won, step))
        print(f"{clock.minutes():.1f} min, {step}, {decisions:,} decisions, entropy {entropy:.2f}, won {won:.0%}", flush=True)

    rng, lesson_end = np.random.default_rng(args.seed), TEACHING * args.minutes
    lessons, epoch = teach(engine, clock, 0.7 * lesson_end, numbers, rng), 0
    entropy = 0.0
    while epoch < 12 and clock.minutes() < lesson_end:
        entropy, epoch = learn(policy, adam, lessons, RATE * (1 - 0.07 * epoch), True), epoch + 1
    tell("imitation", len(lessons.chosen), entropy)
    bot, decisions, step = AgainstBot(engine, RIVALS, f"rival {args.seed}", numbers), 0, "imitation"
    while (minutes := clock.minutes()) < args.minutes:
        step = "half against greedy" if minutes < lesson_end + RIVALRY * args.minutes else "self-play"
        samples = play(policy, [itself, bot] if step != "self-play" else [itself])
        rate = RATE * max(0.1, 1 - minutes / args.minutes)
        for _ in range(EPOCHS):
            entropy = learn(policy, adam, samples, rate, False)
        decisions += len(samples.chosen)
        if clock.minutes() // 2 > minutes // 2:
            tell(step, decisions, entropy)
    tell(step, decisions, entropy)
    args.out.mkdir(parents=True, exist_ok=True)
    torch.save(policy.state_dict(), args.out / "policy.pt")
    (args.out / "curve.svg").write_text(drawn(curve, few))


if __name__ == "__main__":
    main()
