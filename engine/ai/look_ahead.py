"""Playing on from a view to a quiet moment, on tables dealt anew, by habit."""
