"""The rules of Pharaon Absolu: one chapter, one file."""
