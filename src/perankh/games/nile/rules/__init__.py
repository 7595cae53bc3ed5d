"""The rules of Nile: one chapter, one file."""
