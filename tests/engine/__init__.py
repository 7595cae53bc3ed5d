"""The kernel's own promises."""
