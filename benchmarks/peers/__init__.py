"""What the house is measured against."""
