"""How the house is packed and installed."""
