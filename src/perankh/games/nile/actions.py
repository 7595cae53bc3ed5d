"""What a player of Nile can be asked to choose, in order."""

from perankh.engine.actions import ActionTable
from perankh.games.nile.components import CARDS, CROPS, FIRST_SPECULATION, Card

CARD_NAMES = {int(card): card.name.lower().replace("_", "/") for card in Card}
CROP_NAMES = {crop: CARD_NAMES[crop] for crop in range(CROPS)}
SPECULATION_NAMES = {card: CARD_NAMES[card] for card in range(FIRST_SPECULATION, CARDS)}

SOURCE_NAMES = {card: CARD_NAMES[card] for card in range(CARDS)} | {
    CARDS + crop: f"stored_{name}" for crop, name in CROP_NAMES.items()
}
"""Where a traded card comes from: the cards of a hand, then the crops of a stock."""
SOURCES = len(SOURCE_NAMES)

ACTIONS = ActionTable(
    {
        "market": SOURCE_NAMES,
        "offer": SOURCE_NAMES,
        "pass": {},
        "plant": CROP_NAMES,
        "speculate": SPECULATION_NAMES,
        "stop": {},
    },
    {"market": "card", "offer": "card", "plant": "card", "speculate": "card"},
)

MARKET = ACTIONS.base("market")
OFFER = ACTIONS.base("offer")
PASS = ACTIONS.base("pass")
PLANT = ACTIONS.base("plant")
SPECULATE = ACTIONS.base("speculate")
STOP = ACTIONS.base("stop")

MOST_CHOICES = 2 * SOURCES + 1
"""Trading is asked with every card for the market, every card as an offering, and passing."""
