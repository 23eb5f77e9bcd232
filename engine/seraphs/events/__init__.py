"""What has happened. Events are past; each is one change of the state, made by one atom.

Events name refs, never identities, but for `Shuffled` and `RngMoved`, which `views.redact` empties.
"""

from typing import Final, TypeAlias, get_args

from engine.seraphs.events.days import (
    Asked,
    ElderDrew,
    EveningHealed,
    FallenSettled,
    GameEnded,
    KeptDone,
    KeptForMorning,
    LastingBegan,
    MorningBroke,
    PhaseBegan,
    StoodUp,
    StoodUpAll,
    StoryMoment,
    Testimony,
    TurnedSideways,
)
from engine.seraphs.events.fights import (
    BattleEnded,
    Damaged,
    Fell,
    FightBegan,
    LeftTheGame,
    Stayed,
    StoodInTheWay,
    TakenUp,
    Turned,
    TurnedBack,
    WallsBroken,
    WallsMended,
    WentOut,
)
from engine.seraphs.events.piles import (
    CardDrawn,
    CouldNotDraw,
    Discarded,
    Found,
    HandPutBack,
    Kept,
    LaidOnAltar,
    Looked,
    RngMoved,
    Shuffled,
    WentBackToHand,
    WentToWilderness,
)
from engine.seraphs.events.plays import (
    Announced,
    Entered,
    MannaGained,
    MannaLost,
    MannaPaid,
    Passed,
    PauseBegan,
    PauseEnded,
    PowerWorked,
    Spoke,
    Stopped,
)
from engine.seraphs.events.siege import SiegeEvent

DuelEvent: TypeAlias = (
    Shuffled
    | RngMoved
    | HandPutBack
    | CardDrawn
    | CouldNotDraw
    | Looked
    | Kept
    | Found
    | LaidOnAltar
    | Discarded
    | WentBackToHand
    | WentToWilderness
    | Announced
    | MannaPaid
    | MannaGained
    | MannaLost
    | PauseBegan
    | Spoke
    | Passed
    | PauseEnded
    | Stopped
    | PowerWorked
    | Entered
    | WentOut
    | StoodInTheWay
    | TurnedBack
    | FightBegan
    | Damaged
    | BattleEnded
    | Fell
    | Stayed
    | TakenUp
    | LeftTheGame
    | Turned
    | WallsBroken
    | WallsMended
    | MorningBroke
    | StoodUpAll
    | PhaseBegan
    | TurnedSideways
    | StoodUp
    | LastingBegan
    | KeptForMorning
    | KeptDone
    | EveningHealed
    | StoryMoment
    | Testimony
    | FallenSettled
    | ElderDrew
    | Asked
    | GameEnded
)

Event: TypeAlias = DuelEvent | SiegeEvent
"""Whatever may happen; what happens in a Siege only is in `siege.py`."""

EVENTS: Final[tuple[type, ...]] = get_args(DuelEvent)
"""Every event of a Duel, for the codec."""

__all__ = [
    "EVENTS",
    "Event",
    "Announced",
    "Asked",
    "BattleEnded",
    "CardDrawn",
    "CouldNotDraw",
    "Damaged",
    "Discarded",
    "DuelEvent",
    "ElderDrew",
    "Entered",
    "EveningHealed",
    "FallenSettled",
    "Fell",
    "FightBegan",
    "Found",
    "GameEnded",
    "HandPutBack",
    "Kept",
    "KeptDone",
    "KeptForMorning",
    "LaidOnAltar",
    "LastingBegan",
    "LeftTheGame",
    "Looked",
    "MannaGained",
    "MannaLost",
    "MannaPaid",
    "MorningBroke",
    "Passed",
    "PauseBegan",
    "PauseEnded",
    "PhaseBegan",
    "PowerWorked",
    "RngMoved",
    "Shuffled",
    "Spoke",
    "Stayed",
    "StoodInTheWay",
    "StoodUp",
    "StoodUpAll",
    "Stopped",
    "StoryMoment",
    "TakenUp",
    "Testimony",
    "Turned",
    "TurnedBack",
    "TurnedSideways",
    "WallsBroken",
    "WallsMended",
    "WentBackToHand",
    "WentOut",
    "WentToWilderness",
]
