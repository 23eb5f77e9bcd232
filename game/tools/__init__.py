"""What `python -m game` can do beside play: one file a command."""
