"""The Siege: panel 11, its two helper cards, and its 52 Deep cards."""
