"""The tests of Ra: one file for each chapter of the rulebook."""
