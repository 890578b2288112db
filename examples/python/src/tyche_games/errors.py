"""The one kind of error that this package raises."""

from __future__ import annotations


class TycheError(Exception):
    """A refusal of the engine, or a fault of the connection to it.

    Attributes:
        code: what is wrong, in a stable form: `move/not-listed`, `serve/no-game`, `engine/ended`.
        path: the field at fault, or None.

    """

    def __init__(self, code: str, message: str, path: str | None = None) -> None:
        """Keep code and path beside the message."""
        super().__init__(message)
        self.code = code
        self.path = path

    def __reduce__(self) -> tuple[type[TycheError], tuple[str, str, str | None]]:
        """Travel between processes with code and path."""
        return TycheError, (self.code, str(self), self.path)
