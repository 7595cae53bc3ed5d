"""The live house: its tables, its people, and the door."""
