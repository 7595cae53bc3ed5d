"""The tests of Pharaon Absolu: one file for each chapter of the rulebook."""
