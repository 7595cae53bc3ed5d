"""The tests of Nile: one file for each chapter of the rulebook."""
