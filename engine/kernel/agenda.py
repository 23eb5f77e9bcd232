"""Tasks that wait in a state, the next one last, run until a question or the end."""

from collections.abc import Sequence
from typing import TypeVar

TaskT = TypeVar("TaskT")

# Names for a list's own methods: nothing is called more often, and these cost no call of ours.
put = list.append
"""Let a task come next, before all that waits already: ``put(agenda, task)``."""

take = list.pop
"""Take the next task off: ``take(agenda)``."""


def put_all(agenda: list[TaskT], tasks: Sequence[TaskT]) -> None:
    """Let a run of tasks come next, in this order."""
    agenda.extend(tasks[::-1])


def put_behind(agenda: list[TaskT], task: TaskT, newer: int) -> None:
    """Let a task come after the `newer` tasks that were put last."""
    agenda.insert(len(agenda) - newer, task)


def drop_all(agenda: list[TaskT]) -> None:
    """Let nothing wait any more."""
    agenda.clear()
