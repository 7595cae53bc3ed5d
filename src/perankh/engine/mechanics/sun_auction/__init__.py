"""The sun auction: whole lanes of tiles are sold for numbered suns, and Ra tiles decide when an epoch ends."""
