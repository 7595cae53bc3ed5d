"""The tests of The Priests of Ra: one file for each chapter of the rulebook."""
