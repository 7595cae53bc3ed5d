"""Ra on boardgame.io, its server and the driver that puts load on it."""
