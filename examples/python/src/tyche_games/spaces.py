"""Actions as numbers: the two rows of a policy in factors that each action has."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt


def factor_rows(space: dict[str, Any]) -> npt.NDArray[np.int32]:
    """Return the rows of every action of a space, which `Engine.space` gives.

    Returns:
        int32 of shape (size, 2): the row of kind and first argument, and that of kind and second argument, or -1. A policy
        needs `space["rows"]` scores, and the score of an action is the sum of those of its rows.

    """
    rows = np.full((space["size"], 2), -1, np.int32)
    for kind in space["kinds"]:
        width = kind["args"][1]["size"] if len(kind["args"]) > 1 else 1
        number = np.arange(kind["size"], dtype=np.int32)
        part = rows[kind["first"] : kind["first"] + kind["size"]]
        part[:, 0] = kind["rows"][0] + number // width
        if kind["rows"][1] >= 0:
            part[:, 1] = kind["rows"][1] + number % width
    return rows
