"""Makes every sound of the game from numbers: wood, parchment, glass, horn, frame drum, lyre."""
