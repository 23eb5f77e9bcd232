"""What holds for the whole run."""

import gc


def pytest_collection_finish() -> None:
    """Spares the collector all that was imported: no test can free it, and it is a great deal."""
    gc.collect()
    gc.freeze()
