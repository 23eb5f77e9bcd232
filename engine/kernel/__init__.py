"""The kernel: what every card game of ours needs and no single game's rules."""
