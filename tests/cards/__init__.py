"""Every card of the two decks, power by power."""
