"""Computer players: they see a view, never a state."""
