"""What a player of Pharaon Absolu can be asked to choose, in order."""

from perankh.engine.actions import ActionTable
from perankh.games.pharaon_absolu.components import (
    MAX_PLAYERS,
    MOST_CHOICES_OF_A_QUESTION,
    SERIES,
    SKILLS,
    Card,
    Find,
    Level,
    Skill,
    Square,
    Verdict,
)

CARD_NAMES = {int(card): card.name.lower() for card in Card if card != Card.UNKNOWN}
SEAT_NAMES = {seat: str(seat) for seat in range(MAX_PLAYERS)}
LEVEL_NAMES = {int(level): level.name.lower() for level in Level}
LETTERS = {place: "abcd"[place - 1] for place in range(1, MOST_CHOICES_OF_A_QUESTION + 1)}
"""The answers that are shown, by their place, which counts from one."""
SKILL_NAMES = {int(skill): skill.name.lower() for skill in Skill}
VERDICT_NAMES = {int(verdict): verdict.name.lower() for verdict in Verdict}
FIND_NAMES = {int(find): find.name.lower() for find in Find}
SQUARE_NAMES = {int(square): square.name.lower() for square in Square}

ACTIONS = ActionTable(
    {
        "roll": {},
        "stay": {},
        "advance": {},
        "draw": {},
        "pass": {},
        "secure": CARD_NAMES,
        "exchange": SEAT_NAMES,
        "fight": SEAT_NAMES,
        "lay": CARD_NAMES,
        "enough": {},
        "rob": SEAT_NAMES,
        "ask": LEVEL_NAMES,
        "answer": LETTERS,
        "speak": {},
        "recall": SKILL_NAMES,
        "judge": VERDICT_NAMES,
        "give": CARD_NAMES,
    },
    {
        "secure": "card",
        "exchange": "other",
        "fight": "other",
        "lay": "card",
        "rob": "other",
        "ask": "level",
        "answer": "choice",
        "recall": "skill",
        "judge": "verdict",
        "give": "card",
    },
)

ROLL = ACTIONS.base("roll")
STAY = ACTIONS.base("stay")
ADVANCE = ACTIONS.base("advance")
DRAW = ACTIONS.base("draw")
PASS = ACTIONS.base("pass")
SECURE = ACTIONS.base("secure")
EXCHANGE = ACTIONS.base("exchange")
FIGHT = ACTIONS.base("fight")
LAY = ACTIONS.base("lay")
ENOUGH = ACTIONS.base("enough")
ROB = ACTIONS.base("rob")
ASK = ACTIONS.base("ask")
ANSWER = ACTIONS.base("answer")
SPEAK = ACTIONS.base("speak")
RECALL = ACTIONS.base("recall")
JUDGE = ACTIONS.base("judge")
GIVE = ACTIONS.base("give")

FOR_PROGRAMS = frozenset({"recall"})
"""What people may not do: they know the answer, or they do not."""

MOST_CHOICES = max(1 + MOST_CHOICES_OF_A_QUESTION + SKILLS, SERIES + 1)
"""Every answer to a hard question, every way to recall it, and a pass."""
