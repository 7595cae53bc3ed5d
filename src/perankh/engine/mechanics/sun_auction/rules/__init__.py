"""The rules of the sun auction, one file for each thing on the table."""
