"""The kernel of the house: what every game is made of. It names no game."""
