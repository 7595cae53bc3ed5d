"""The table of Nile in a few lines of words, for terminals and for people who listen."""

from perankh.engine.words import Words
from perankh.games.nile.actions import CARD_NAMES, CROP_NAMES, SPECULATION_NAMES
from perankh.games.nile.components import CARDS, WEIGHT_OF_A_PILE, Card
from perankh.games.nile.state import Phase, State


def picture(state: State, words: Words, names: list[str]) -> list[str]:
    """The flood, the deck, and what lies before each player."""
    flooded = [words.say(f"card-{name}") for crop, name in CROP_NAMES.items() if state.flooded[crop]]
    lines = [
        words.say("picture-flood", crops=", ".join(flooded)) if flooded else words.say("picture-no-flood"),
        words.say("picture-deck", count=state.deck_left, passes_left=state.passes_left),
        words.say("picture-locusts-out") if state.discard[Card.LOCUSTS] else words.say("picture-locusts-in"),
    ]
    for seat in range(state.players):
        lines += _player_lines(state, seat, words, names)
    if state.phase == Phase.PLANTING:
        lines.append(words.say("picture-planting", cards=_counted(state.planting, words)))
    return lines


def _player_lines(state: State, seat: int, words: Words, names: list[str]) -> list[str]:
    player = state.seats[seat]
    speculations = [name for card, name in SPECULATION_NAMES.items() if player.speculations[card]]
    fields = [state.fields[crop] if state.owners[crop] == seat else 0 for crop in CROP_NAMES]
    said = ", ".join(words.with_forms({"card": name})["card"] for name in speculations)
    return [
        words.say("picture-player", seat=names[seat], hand=player.hand_size, stock=player.stock_size),
        words.say("picture-fields", cards=_counted(fields, words) or words.say("picture-none")),
        words.say("picture-hand", cards=_with_hidden(player.hand, player.hand_size, words)),
        words.say("picture-stock", cards=_with_hidden(player.stock, player.stock_size, words)),
        words.say("picture-speculation", cards=said or words.say("picture-none")),
    ]


def _with_hidden(counts: list[int], size: int, words: Words) -> str:
    """The cards in sight, and how many are not."""
    face_down = size - sum(counts)
    hidden = words.say("picture-face-down", count=face_down) if face_down else ""
    return ", ".join(filter(None, (_counted(counts, words), hidden))) or words.say("picture-none")


def _counted(counts: list[int], words: Words) -> str:
    return ", ".join(
        words.say("picture-count", count=count, **words.with_forms({"card": CARD_NAMES[card]}))
        for card, count in enumerate(counts)
        if count and card < CARDS
    )


def say_score(score: int) -> str:
    """The piles that a score tells of, from the smallest on: "2-3-4-5-6"."""
    piles = []
    for weight in WEIGHT_OF_A_PILE:
        pile, score = divmod(score, weight)
        piles.append(str(pile))
    return "-".join(piles)
