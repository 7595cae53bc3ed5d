"""That the server neither breaks nor leaks, whoever asks and whatever they send."""
