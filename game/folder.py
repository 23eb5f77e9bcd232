"""Where this person's games and settings are kept; found before anything else is imported."""

import os
from pathlib import Path
from typing import Final

FOLDER_VARIABLE: Final = "SERAPHS_DATA"
APP: Final = "Seraphs and Serpents"


def data_folder() -> Path:
    """The folder named by `SERAPHS_DATA`, else the usual one of this system."""
    given = os.environ.get(FOLDER_VARIABLE)
    if given:
        return Path(given)
    import platformdirs

    return Path(platformdirs.user_data_dir(APP, appauthor=False))
