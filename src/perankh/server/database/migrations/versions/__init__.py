"""The migrations of the database, oldest first; none is ever changed once it was released."""
