"""Plays effects and music; silent and calm where there is nothing to play them on.

The mixer is opened when a person is there and something may be heard, and closed when all has been
quiet for a while, because an open one wakes the processor thirty times a second for nothing.
Effects are decoded when they are first wanted; music is streamed.
"""

import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

import pygame

from game.effects import RATE, Effects

BUFFER: Final = 1024
"""Samples at a time: a sound is heard 32 ms after it is asked for."""

CHANNELS: Final = 16
FADE_OUT_MS: Final = 900
FADE_IN_MS: Final = 2200
QUIET_S: Final = 15.0
"""After so long without a touch or a sound the mixer is closed."""

MUSIC_REST_S: Final = 300.0
"""After so long without a touch the music comes to rest."""

RETRY_S: Final = 60.0
CROWD_S: Final = 0.05
MOST_AT_ONCE: Final = 4
SOON_MS: Final = 60.0

NO_DEVICE: Final = "No sound: this computer offers nothing to play it on."


class Loudness(Protocol):
    """What of the settings the player needs; `sound` and `music` are 0 to 100."""

    @property
    def sound(self) -> int:
        """Of effects."""

    @property
    def music(self) -> int:
        """Of music."""

    @property
    def muted(self) -> bool:
        """Whether nothing is to be heard."""


class Player:
    """Plays the sounds of a folder. Call it with the name of an effect.

    Attributes:
        silence: one sentence where nothing can be heard here, else "".
    """

    def __init__(
        self,
        folder: Path,
        settings: Callable[[], Loudness],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """A player that has not opened anything yet.

        Args:
            folder: Where the Ogg files are; may lack any of them.
            settings: How loud it is to be now.
            clock: The time in seconds.
        """
        self.silence = ""
        self._folder = folder
        self._settings = settings
        self._clock = clock
        self._effects: Effects | None = None
        self._retry_s = 0.0
        self._touched_s = self._sounded_s = clock()
        self._recent: deque[tuple[float, str]] = deque(maxlen=MOST_AT_ONCE)
        self._place = self._bed = ""
        self._fading = False

    def __call__(self, name: str) -> None:
        """Play an effect; of several variants, the next. Unknown names are silent."""
        now, settings = self._clock(), self._settings()
        if settings.muted or not settings.sound or self._crowded(now, name) or not self._opened():
            return
        assert self._effects is not None
        sound = self._effects.next_of(name)
        channel = pygame.mixer.find_channel()
        if sound is not None and channel is not None:
            sound.set_volume(settings.sound / 100)
            channel.play(sound)
            self._sounded_s = now
            self._recent.append((now, name))

    def music(self, place: str) -> None:
        """Let the music be that of a place: "menu", "table", "reading"; "" goes on as it is."""
        self._place = place or self._place

    def touched(self) -> None:
        """The person has done something, and so is there to hear."""
        self._touched_s = self._clock()

    def tick(self) -> float | None:
        """Do what is due. Returns in how many ms something will be due again; None is never."""
        settings = self._settings()
        if settings.muted or not settings.sound + settings.music:
            return self._hush()
        if self._is_somebody_there() and not self._opened() or self._effects is None:
            return None
        waits = (self._conduct(settings), self._get_ready(), self._close_when_quiet())
        return min((wait for wait in waits if wait is not None), default=None)

    def close(self) -> None:
        """Stop everything and give the device back."""
        if self._effects is not None:
            self._effects = None
            self._bed, self._fading = "", False
            pygame.mixer.quit()

    def _hush(self) -> float | None:
        """Silence at once; giving the device back takes too long for this moment."""
        if self._effects is None:
            return None
        if self._bed:
            pygame.mixer.music.unload()
            self._bed, self._fading = "", False
        pygame.mixer.stop()
        return self._close_when_quiet()

    # The device.

    def _opened(self) -> bool:
        """Open the mixer if need be; whether it is open."""
        if self._effects is None and self._clock() >= self._retry_s:
            try:
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
                pygame.mixer.set_num_channels(CHANNELS)
            except (pygame.error, NotImplementedError):
                self.silence = NO_DEVICE
                self._retry_s = self._clock() + RETRY_S
            else:
                self.silence = ""
                self._effects = Effects(self._folder)
        return self._effects is not None

    def _is_somebody_there(self) -> bool:
        return self._clock() - self._touched_s < QUIET_S

    def _close_when_quiet(self) -> float | None:
        if self._bed:
            return None
        left = max(self._touched_s, self._sounded_s) + QUIET_S - self._clock()
        if left <= 0 and pygame.mixer.get_busy():
            left = 1.0
        if left <= 0:
            self.close()
            return None
        return left * 1000

    # Effects.

    def _crowded(self, now: float, name: str) -> bool:
        """Whether too much begins at this moment, as where motion is off and all is at once."""
        lately = [earlier for at, earlier in self._recent if now - at < CROWD_S]
        return name in lately or len(lately) == MOST_AT_ONCE

    def _get_ready(self) -> float | None:
        """Decode one of the long effects, while nothing else is heard."""
        assert self._effects is not None
        if self._effects.ready:
            return None
        if self._clock() - self._sounded_s > 2 * CROWD_S:
            self._effects.get_one_ready()
        return SOON_MS

    # Music.

    def _conduct(self, settings: Loudness) -> float | None:
        """Go from one bed to another: out, a breath, in."""
        left = self._touched_s + MUSIC_REST_S - self._clock()
        wanted = self._place if settings.music and left > 0 else ""
        if self._bed:
            pygame.mixer.music.set_volume(settings.music / 100)
            if self._bed != wanted or self._fading:
                return self._fade_out()
        elif wanted and not self._begin(wanted):
            return None
        return left * 1000 if self._bed else None

    def _fade_out(self) -> float:
        if not self._fading:
            pygame.mixer.music.fadeout(FADE_OUT_MS)
            self._fading = True
        elif not pygame.mixer.music.get_busy():
            pygame.mixer.music.unload()
            self._bed, self._fading = "", False
            self._sounded_s = self._clock()
            return 0.0
        return SOON_MS

    def _begin(self, place: str) -> bool:
        file = self._folder / f"music_{place}.ogg"
        try:
            pygame.mixer.music.load(file)
        except (pygame.error, OSError):
            self._place = ""
            return False
        pygame.mixer.music.set_volume(self._settings().music / 100)
        pygame.mixer.music.play(-1, fade_ms=FADE_IN_MS)
        self._bed = place
        return True
