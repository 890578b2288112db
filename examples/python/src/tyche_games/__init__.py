"""Historical wargames as environments for Python, played by the engine of tyche, which runs on Node.js.

import tyche_games
env = tyche_games.env("unrest")      # PettingZoo
games = tyche_games.vector("unrest", 256)
state = tyche_games.new_state("unrest")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from .engine import Engine, EnginePool, shared_engine
from .errors import TycheError
from .parallel import ParallelVectorEnv
from .search import TERMINAL_PLAYER, State, new_state
from .spaces import factor_rows
from .vector import Frame, Sparse, VectorEnv

if TYPE_CHECKING:
    from .aec import TycheEnv

RULESETS = ("diadochi", "nine-years", "peloponnesian", "unrest")

__all__ = [
    "RULESETS",
    "TERMINAL_PLAYER",
    "Engine",
    "EnginePool",
    "Frame",
    "ParallelVectorEnv",
    "Sparse",
    "State",
    "TycheError",
    "VectorEnv",
    "env",
    "factor_rows",
    "new_state",
    "shared_engine",
    "vector",
]


def env(ruleset: str, **options: Any) -> TycheEnv:
    """Return a PettingZoo environment of a ruleset; the arguments are those of `tyche_games.aec.TycheEnv`.

    Raises:
        TycheError: `env/not-installed`, without PettingZoo, which `pip install 'tyche-games[pettingzoo]'` installs.

    """
    try:
        from .aec import TycheEnv
    except ImportError as error:
        advice = "expected PettingZoo and Gymnasium: pip install 'tyche-games[pettingzoo]'"
        raise TycheError("env/not-installed", f"{advice} ({error})") from error
    return TycheEnv(ruleset, **options)


@overload
def vector(ruleset: str, games: int, *, engines: int, **options: Any) -> ParallelVectorEnv: ...
@overload
def vector(ruleset: str, games: int, **options: Any) -> VectorEnv: ...
def vector(ruleset: str, games: int, *, engines: int | None = None, **options: Any) -> VectorEnv | ParallelVectorEnv:
    """Return many games of a ruleset that are stepped together.

    The arguments are those of `VectorEnv`; with `engines`, those of `ParallelVectorEnv`, where so many processes step them.
    """
    if engines is None:
        return VectorEnv(ruleset, games, **options)
    return ParallelVectorEnv(ruleset, games, engines=engines, **options)
