"""What others build on."""
