"""Games by the million: compiled playouts and their statistics."""
