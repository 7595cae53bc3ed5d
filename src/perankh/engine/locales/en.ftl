### Words that every game shares, in English.

# What a seat is called when nobody has named it.
seat = Seat { $number }
