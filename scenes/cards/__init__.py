"""Card faces: one anatomy for hand, field and full face, drawn at the exact width asked for."""
