"""The leaflet as tests: a file a panel, a test a sentence, named in its words."""
