"""What a seat is asked, in the leaflet's words: the prompt bar's line, its help and its buttons.

Where the other side is asked there is one line that waits, the same whatever it may hold.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from engine.seraphs import prompts as ask
from engine.seraphs.catalogue import CARDS, Card
from engine.seraphs.commands import (
    DONE,
    KEEP_HAND,
    PASS,
    REDRAW,
    ChooseHalf,
    Command,
    Deal,
    choose_half,
)
from engine.seraphs.foretelling import offered_deal
from engine.seraphs.labels import label
from engine.seraphs.legality import lonely_block
from engine.seraphs.naming import capital, does, joined, known, name_of, possessive, side_does
from engine.seraphs.naming import whose
from engine.seraphs.phrases import filter_phrase
from engine.seraphs.powers import ItsPlayer
from engine.seraphs.prompts import AskStand, Question
from engine.seraphs.state import State, find
from engine.seraphs.stats import enters_sideways, funds, heart
from engine.seraphs.telling import ending
from engine.seraphs.text import one_power_text
from engine.seraphs.views import View
from engine.seraphs.words import EVENING
