"""Pyramids: what is secured there, and how it may be lost (rulebook, chapter 8)."""

from perankh.engine.events import tell
from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.actions import PASS, SECURE
from perankh.games.pharaon_absolu.components import SERIES, Chance
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import cards, turns
from perankh.games.pharaon_absolu.state import Phase, Player, State


@rule("Pharaon 8.1")
def offer(state: State) -> None:
    """Ask the mover for a card to secure, when there is one."""
    if may_secure_any(state, state.seats[state.mover]):
        state.phase = Phase.SECURE
    else:
        turns.end(state)


def may_secure_any(state: State, player: Player) -> bool:
    """Whether the player holds a card for the pyramid."""
    for card in range(SERIES):
        if may_secure(state, player, card):
            return True
    return False


@rule("Pharaon 8.3")
def may_secure(state: State, player: Player, card: int) -> bool:
    """Any card of the hand; a series twice only where the table allows it."""
    return player.hand[card] > 0 and (state.pyramid_duplicates or player.pyramid[card] == 0)


@rule("Pharaon 8.1", "Pharaon 8.3")
def choices(state: State, actions: list[int]) -> int:
    """Nothing, or one card of the hand."""
    actions[0] = PASS
    count = 1
    player = state.seats[state.mover]
    for card in range(SERIES):
        if may_secure(state, player, card):
            actions[count] = SECURE + card
            count += 1
    return count


@rule("Pharaon 8.1")
def answer(state: State, action: int) -> None:
    """Secure the card that was chosen, or none."""
    if action == PASS:
        tell(state, Event.PASSED, state.mover)
    else:
        secure(state, action - SECURE)
    turns.end(state)


@rule("Pharaon 8.1", "Pharaon 8.2", "Pharaon 12.1")
def secure(state: State, card: int) -> None:
    """A card goes from the hand face down into the pyramid; with the sixth series the player says so."""
    player = state.seats[state.mover]
    player.hand[card] -= 1
    player.pyramid[card] += 1
    tell(state, Event.SECURED, state.mover, card)
    if not player.complete and series_in(player) == SERIES:
        player.complete = True
        tell(state, Event.COMPLETED, state.mover)


def series_in(player: Player) -> int:
    """How many different series the pyramid holds."""
    series = 0
    for card in range(SERIES):
        series += player.pyramid[card] > 0
    return series


def size(player: Player) -> int:
    """How many cards lie in the pyramid."""
    return cards.count(player.pyramid)


@rule("Pharaon 8.4", "Pharaon 12.5")
def rob(state: State, victim: int) -> None:
    """A card at random goes from the victim's pyramid into the hand of the mover; both know which."""
    player = state.seats[victim]
    card = pick(state, Chance.ROBBED, player.pyramid)
    player.pyramid[card] -= 1
    state.seats[state.mover].hand[card] += 1
    tell(state, Event.ROBBED, state.mover, victim, card)
    tell(state, Event.LOST, victim, card)
    if player.complete and player.pyramid[card] == 0:
        player.complete = False
        tell(state, Event.BROKEN, victim)
