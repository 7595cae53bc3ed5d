"""Starts the house for a benchmark: prints one JSON line with its port, and ends when its standard input does.

    python -m benchmarks.house DATABASE [--hasty] [--port N]

`--hasty` tells seats of a move before it is on the disk, to measure what durability costs.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import threading

from perankh.server.config import Config
from perankh.server.serve import bind, serve


def main() -> None:
    """Serve."""
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("--hasty", action="store_true")
    parser.add_argument("--port", type=int, default=0)
    chosen = parser.parse_args()
    config = Config(chosen.database, port=chosen.port, unlimited=True, durable=not chosen.hasty)
    listening = bind(config)
    threading.Thread(target=_end_with_input, daemon=True).start()
    serve(config, listening, lambda: print(json.dumps({"port": listening.getsockname()[1]}), flush=True))


def _end_with_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
