"""A bot for the House of Life, with nothing but Python's own library; docs/bots.md tells how it works.

python examples/bot.py TOKEN http://localhost:8000 [LINK OF A TABLE TO SIT DOWN AT]
"""

import json
import sys
import time
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any

SECONDS_OF_SILENCE = 60  # the house says every 15 seconds that it is still there
WORTH = {"gold": 3, "god": 2, "flood": 2, "funeral": -2, "drought": -2, "unrest": -3, "earthquake": -2}
WORTH_A_SUN, WORTH_AN_AUCTION = 3, 6

token, house, *links = sys.argv[1:]


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """In Ra: bid the lowest sun on a lane that is worth one, call for a rich lane, else draw on."""
    worth = sum(WORTH.get(tile, 1) for tile in view.get("lane", []) if tile)
    bids = [action for action in legal if action.startswith("bid ")]
    if bids and worth >= WORTH_A_SUN:
        return bids[0]
    return "invoke" if "invoke" in legal and worth >= WORTH_AN_AUCTION else legal[0]


def ask(path: str, body: Any = None) -> Any:
    """Ask the house; with a body, for something to be done."""
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(house + path, data, headers), timeout=SECONDS_OF_SILENCE)


def play() -> None:
    """Sit down if asked to, then answer every turn for as long as the stream lasts."""
    if links:
        ask(f"/api/tables/{links.pop()[-16:]}/seat", {})
    for line in ask("/api/turns"):
        if line.startswith(b"data: "):
            turn = json.loads(line.removeprefix(b"data: "))
            move = {"action": choose(turn["view"], turn["legal"]), "version": turn["version"]}
            ask(f"/api/tables/{turn['table']}/moves", move)


while True:
    try:
        play()
    except urllib.error.HTTPError as refusal:
        print(json.load(refusal)["sentence"], file=sys.stderr)
        if refusal.code == 401:
            sys.exit(1)  # the token counts no more
    except (OSError, HTTPException) as fault:
        print(fault, file=sys.stderr)  # the house is closed, or the line has dropped
    time.sleep(1)  # then begin again: a stream starts with every turn that waits
