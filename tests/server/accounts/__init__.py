"""People of the house: their accounts, passkeys and programs."""
