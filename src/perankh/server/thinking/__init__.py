"""Where the bots of the house think: in processes of their own, off the event loop, and of lower priority."""
