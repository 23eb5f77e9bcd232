"""`python -m game` starts the game."""

import sys

from game.main import main

if __name__ == "__main__":
    sys.exit(main())
