"""Builds the engine, one file of JavaScript, from the sources of the checkout before the package is made."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    """Writes `engine.mjs`; a source distribution carries it, and needs no Node to build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the files of the package are collected."""
        root = Path(self.root)
        engine = root / "src" / "tyche_games" / "engine.mjs"
        script = root.parent.parent / "scripts" / "python-engine.mjs"
        if not script.is_file():
            if not engine.is_file():
                raise RuntimeError(f"{engine} is missing, and so is {script}, which makes it: build from a checkout of tyche")
            return
        node = shutil.which("node")
        if node is None or not (script.parent.parent / "node_modules" / "esbuild").is_dir():
            raise RuntimeError("building the engine needs Node.js 20 or later and the packages of tyche: run `npm ci` first")
        subprocess.run([node, str(script), str(engine)], check=True)
