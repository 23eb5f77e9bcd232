"""Tasks that wait in a state, the next one last, run until a question or the end."""

from collections.abc import Iterable
from typing import TypeVar

TaskT = TypeVar("TaskT")


def put(agenda: list[TaskT], *tasks: TaskT) -> None:
    """Let these tasks come next, in this order, before all that waits already."""
    agenda.extend(reversed(tasks))


def put_all(agenda: list[TaskT], tasks: Iterable[TaskT]) -> None:
    """The same for a run of tasks."""
    agenda.extend(reversed(list(tasks)))


def put_behind(agenda: list[TaskT], task: TaskT, newer: int) -> None:
    """Let a task come after the `newer` tasks that were put last."""
    agenda.insert(len(agenda) - newer, task)


def take(agenda: list[TaskT]) -> TaskT:
    """Take the next task off."""
    return agenda.pop()


def drop_all(agenda: list[TaskT]) -> None:
    """Let nothing wait any more."""
    agenda.clear()
