from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path

TOUR = json.loads((Path(__file__).parents[1] / "tour.ipynb").read_text())
CELLS = [cell for cell in TOUR["cells"] if cell["cell_type"] == "code"]


def test_the_tour_runs_from_top_to_bottom() -> None:
    scope: dict[str, object] = {"__name__": "tour"}
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        for number, cell in enumerate(CELLS):
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), scope)
    said = printed.getvalue()
    assert "<svg" in said and "games won at random" in said
    assert int(said.rpartition("the search won ")[2].split()[0]) >= 2


def test_the_tour_is_stored_without_outputs() -> None:
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in CELLS)
