"""Seraphs & Serpents: the rules of the leaflet, on the kernel."""
