from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'tyche-games[learn]'")

PROGRAM = Path(__file__).parents[1] / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> Any:
    return importlib.import_module("ppo")


def test_a_policy_learns_a_little_and_is_tried_again(tmp_path: Path) -> None:
    def said(*arguments: str) -> str:
        command = [sys.executable, str(PROGRAM), *arguments, "--trials", "4"]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout

    learned = said("--minutes", "0.1", "--out", str(tmp_path))
    assert "imitation" in learned and (tmp_path / "curve.svg").read_text().startswith("<svg")
    for text in (learned, said("--trial", str(tmp_path / "policy.pt"))):
        assert re.search(r"^won \d of 4 against greedy: ", text, re.M)  # greedy's own choices differ from run to run


def test_wilsons_interval(ppo: Any) -> None:
    assert ppo.wilson(291, 400) == pytest.approx((0.682, 0.769), abs=0.001)


def test_scores_are_those_of_the_list_alone(ppo: Any) -> None:
    import torch

    import tyche_games

    space = tyche_games.shared_engine().space("unrest")
    policy = ppo.Policy(10, space)
    lists = torch.tensor([[3, 180, -1], [7, -1, -1]])
    chances, value = policy(torch.rand(2, 10), lists)
    assert value.shape == (2,) and chances.exp().sum(1).tolist() == pytest.approx([1, 1])
    assert chances.exp()[lists < 0].tolist() == [0, 0, 0]
