"""Mechanics: rules that several games share, written against small protocols; a game keeps its own sequence."""
