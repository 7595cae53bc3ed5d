"""The routes: each checks who asks, hands the work to a service, and answers with a structure of the protocol."""
