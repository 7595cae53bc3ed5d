"""Facts about the sources themselves."""
