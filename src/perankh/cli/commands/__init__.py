"""The commands, a module each: what may follow the command, and doing it."""
