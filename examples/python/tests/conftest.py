from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tyche_games
from tyche_games.engine import engine_command

# Random games of each ruleset; TYCHE_GAMES=1000 is the long form.
GAMES = int(os.environ.get("TYCHE_GAMES", "2"))


@pytest.fixture
def engine() -> Iterator[tyche_games.Engine]:
    with tyche_games.Engine() as engine:
        yield engine


def verified(records: list[dict[str, Any]], folder: Path) -> str:
    """What the program itself says of records, which it plays again in another process."""
    files = [folder / f"game-{number}.json" for number in range(len(records))]
    for file, record in zip(files, records, strict=True):
        file.write_text(json.dumps(record))
    command = [*engine_command()[:-1], "verify", *map(str, files)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    return said.stdout


def is_running(pid: int) -> bool:
    """Whether a process exists, as a zombie too."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
