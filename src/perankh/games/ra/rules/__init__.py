"""The rules of Ra: one chapter, one file."""
