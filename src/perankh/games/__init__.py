"""The games: one folder each, found and never registered."""
