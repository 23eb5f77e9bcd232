"""The painter: makes every picture of the box from recipes. A developers' tool, never shipped."""
