"""The table of Pharaon Absolu in a few lines of words, for terminals and for people who listen."""

from perankh.engine.words import Words
from perankh.games.pharaon_absolu.actions import CARD_NAMES, SQUARE_NAMES
from perankh.games.pharaon_absolu.components import Card, Contest
from perankh.games.pharaon_absolu.rules import board, cards, pyramids
from perankh.games.pharaon_absolu.state import Phase, Player, State


def picture(state: State, words: Words, names: list[str]) -> list[str]:
    """The board and the piles, then each player's camel, hand and pyramid, and what lies face down."""
    lines = [
        words.say("picture-turn", turn=state.turn, squares=board.length(state)),
        words.say("picture-piles", pharaoh=cards.count(state.pile), unseen=sum(state.finds)),
    ]
    for seat in range(state.players):
        lines += _player_lines(state, state.seats[seat], words, names[seat])
    if state.phase in (Phase.STAKE, Phase.MATCH):
        lines.append(_contest_line(state, words, names))
    return lines


def _player_lines(state: State, player: Player, words: Words, name: str) -> list[str]:
    place = SQUARE_NAMES[board.kind(state, player.square)]
    camel = words.say("picture-player", seat=name, square=player.square, place=words.say(f"place-{place}"))
    marks = [words.say(f"picture-{mark}") for mark in ("complete", "misses") if getattr(player, mark)]
    return [
        "".join([camel, *(words.say("picture-also", mark=mark) for mark in marks)]),
        words.say("picture-hand", count=cards.hand_size(player), cards=_listed(player.hand, words)),
        words.say("picture-pyramid", count=pyramids.size(player), cards=_listed(player.pyramid, words)),
    ]


def _listed(row: list[int], words: Words) -> str:
    """The cards of a row by their names, as far as they can be seen."""
    if row[Card.UNKNOWN]:
        return words.say("picture-unknown")
    seen = [
        words.say("picture-count", count=row[card], **words.with_forms({"card": name})) for card, name in _named(row)
    ]
    return ", ".join(seen) or words.say("picture-none")


def _named(row: list[int]) -> list[tuple[int, str]]:
    return [(card, name) for card, name in CARD_NAMES.items() if row[card]]


def _contest_line(state: State, words: Words, names: list[str]) -> str:
    mine, theirs = state.seats[state.mover].staked, state.seats[state.other].staked
    return words.say(
        "picture-exchange" if state.contest == Contest.EXCHANGE else "picture-combat",
        seat=names[state.mover],
        other=names[state.other],
        mine=cards.count(mine),
        theirs=cards.count(theirs),
        cards=_listed(mine, words),
        others_cards=_listed(theirs, words),
    )
