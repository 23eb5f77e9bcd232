"""Buttons, choices, sliders and the like: each knows a box and reports small messages."""
