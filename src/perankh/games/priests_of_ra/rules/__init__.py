"""The rules of The Priests of Ra: one chapter, one file."""
