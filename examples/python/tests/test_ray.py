from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tyche_games.engine import engine_command

pytest.importorskip("ray", reason="Ray is not installed: pip install 'tyche-games[ray]'")

PROGRAM = str(Path(__file__).parents[1] / "ray_shards.py")


def played(*arguments: str) -> dict[str, Any]:
    command = [sys.executable, PROGRAM, "unrest", "--games", "200", "--shards", "6", *arguments]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout
    row: dict[str, Any] = json.loads(said.splitlines()[-1])
    return row


def test_the_digest_does_not_depend_on_workers_or_their_deaths() -> None:
    whole = [*engine_command()[:-1], "simulate", "unrest", "-n", "200", "--seed", "1", "--json"]
    alone = subprocess.run(whole, capture_output=True, text=True, check=True).stdout.splitlines()[-1]
    rows = [played("--workers", "1"), played("--workers", "2"), played("--workers", "4"), played("--workers", "2", "--kill")]
    assert [row["games"] for row in rows] == [200] * 4
    assert {row["digest"] for row in rows} == {json.loads(alone)["summary"]["digest"]}
