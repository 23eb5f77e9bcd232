"""The screens: what a person sees and clicks, drawn from a seat's view."""
