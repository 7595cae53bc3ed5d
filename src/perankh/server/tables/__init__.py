"""Live tables: each is an append-only log, its settings, and the position that follows from both."""
