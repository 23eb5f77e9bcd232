"""Pictures of every scene: a table from each name to how its scene is staged."""
