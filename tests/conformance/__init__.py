"""What every game of the house keeps, with no game named and none excused."""
