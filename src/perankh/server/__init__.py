"""The live tables of the house, served to browsers and programs."""
