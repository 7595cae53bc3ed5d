"""The people of the house: guests, accounts, and the programs they connect."""
