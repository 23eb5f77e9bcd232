"""`python -m game` starts the game."""

import sys

from game.main import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # Only where the program is built do the processes that help `simulate` start here too.
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
