"""Where the house keeps everything: an embedded SQLite file, or a PostgreSQL that several processes share."""
