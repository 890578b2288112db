from __future__ import annotations

import contextlib
import io
import random
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs" / "python.md").read_text()
README = (ROOT / "examples" / "python" / "README.md").read_text()
LEARNING = (ROOT / "docs" / "python-learning.md").read_text()
PROGRAMS = [program for page in (GUIDE, README, LEARNING) for program in re.findall(r"```python\n(.*?)```", page, re.S)]


def run(program: str) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        random.seed(1)
        exec(compile(program, "guide", "exec"), {})
    return printed.getvalue()


def test_five_lines_play_a_game_of_each_ruleset() -> None:
    assert len(PROGRAMS[0].splitlines()) == 5
    rows = run(PROGRAMS[0]).splitlines()
    assert [row.split()[0] for row in rows] == ["diadochi", "nine-years", "peloponnesian", "unrest"]


@pytest.mark.parametrize("program", [program for program in PROGRAMS[1:] if "def search" not in program])
def test_programs_run(program: str) -> None:
    if "pyspiel" in program:
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'tyche-games[openspiel]'")
    run(program)


def test_the_search_beats_a_random_player() -> None:
    (program,) = [program for program in PROGRAMS if "def search" in program]
    assert float(run(program)) >= 2
