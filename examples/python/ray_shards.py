"""Plays a run of random games in shards by Ray, and adds them up: the digest is the same for any number of workers.

    pip install "./examples/python[ray]"
    python examples/python/ray_shards.py unrest --games 10000 --shards 8 --workers 2
    python examples/python/ray_shards.py unrest --games 10000 --shards 8 --workers 2 --kill

With `--kill` a worker is killed in the middle of its shard, and Ray plays that shard again elsewhere.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import ray

from tyche_games.engine import engine_command

TYCHE = engine_command()[:-1]  # the command line of tyche, which is in the same file as the engine


@ray.remote(max_retries=3)
def play_shard(command: list[str], index: int, of: int, kill_once: str | None) -> str:
    """Return the JSON lines of a shard."""
    shard = subprocess.Popen([*command, "--shard", f"{index}/{of}", "--json"], stdout=subprocess.PIPE, text=True)
    assert shard.stdout is not None
    if kill_once is not None and not Path(kill_once).exists():
        Path(kill_once).touch()
        shard.stdout.readline()  # the first game has been played
        os.kill(os.getpid(), signal.SIGKILL)
    lines = shard.stdout.read()
    if shard.wait() != 0:
        raise RuntimeError(f"shard {index} of {of} ended with exit code {shard.returncode}")
    return lines


def merged(shards: list[str]) -> dict[str, Any]:
    """Return the summary of all shards; games that are missing or contradict each other are an error."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, shard in enumerate(shards):
            files.append(Path(folder, f"{number}.jsonl"))
            files[-1].write_text(shard)
        said = subprocess.run([*TYCHE, "merge", *map(str, files), "--json"], stdout=subprocess.PIPE, text=True, check=True).stdout
    summary: dict[str, Any] = json.loads(said)["summary"]
    return summary


def main() -> None:
    """Play a run by Ray, and print its summary."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("ruleset")
    asked.add_argument("--games", type=int, default=10_000)
    asked.add_argument("--seed", default="1")
    asked.add_argument("--shards", type=int, default=8)
    asked.add_argument("--workers", type=int, default=2, help="shards that are played at the same time")
    asked.add_argument("--kill", action="store_true", help="kills a worker once, to show that the digest stays the same")
    args = asked.parse_args()
    command = [*TYCHE, "simulate", args.ruleset, "-n", str(args.games), "--seed", args.seed]
    ray.init(num_cpus=args.workers, include_dashboard=False, log_to_driver=False)
    with tempfile.TemporaryDirectory() as folder:
        victim = {1: str(Path(folder, "killed"))} if args.kill else {}
        shards = range(1, args.shards + 1)
        played = ray.get([play_shard.remote(command, index, args.shards, victim.get(index)) for index in shards])
        if args.kill and not Path(folder, "killed").exists():
            raise SystemExit("no worker was killed")
    summary = merged(played)
    print(json.dumps({"workers": args.workers, "killed": args.kill, "games": summary["games"], "digest": summary["digest"]}))


if __name__ == "__main__":
    main()
