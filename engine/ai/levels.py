"""The strengths of computer players for the Duel, weakest first."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from engine.ai.gentle import GentlePlayer
from engine.ai.player import Player, RandomPlayer
from engine.ai.steady import SteadyPlayer
from engine.ai.teacher import TeacherPlayer
from engine.seraphs.commands import Command
from engine.seraphs.prompts import Question
from engine.seraphs.views import View

DuelPlayer: TypeAlias = Player[View, Question, Command]

LEVELS: Final[Mapping[str, DuelPlayer]] = {
    "random": RandomPlayer[View, Question, Command](),
    "gentle": GentlePlayer(),
    "steady": SteadyPlayer(),
}
"""Every strength by its name. The players hold nothing of a match, so each is made once."""

PLAYERS: Final[Mapping[str, DuelPlayer]] = {**LEVELS, "teacher": TeacherPlayer()}
"""The same, and the teacher, who plays the other side of the practice duel and nothing else."""
