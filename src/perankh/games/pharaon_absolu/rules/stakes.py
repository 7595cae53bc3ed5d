"""Cards laid face down: the same number on both sides, for an exchange or a combat (rulebook, chapters 9 and 10).

Each side lays its cards one by one in the order of the series, so that every set of cards is laid in one way only.
"""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.actions import ENOUGH, LAY
from perankh.games.pharaon_absolu.components import SERIES, Contest
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import cards, combats, exchanges
from perankh.games.pharaon_absolu.state import Phase, Player, State


def is_possible(state: State) -> bool:
    """Whether the mover and somebody else have cards in hand."""
    if cards.hand_size(state.seats[state.mover]) == 0:
        return False
    for seat in range(state.players):
        if may_oppose(state, seat):
            return True
    return False


@rule("Pharaon 9.3", "Pharaon 10.1")
def may_oppose(state: State, seat: int) -> bool:
    """Anybody else who has a card in hand."""
    return seat != state.mover and cards.hand_size(state.seats[seat]) > 0


def begin(state: State, contest: int, other: int) -> None:
    """The mover has chosen somebody, and lays cards first."""
    state.contest = contest
    state.other = other
    state.to_act = state.mover
    state.phase = Phase.STAKE


def lowest(player: Player) -> int:
    """The first series that may still be laid: the last one that was."""
    card = SERIES - 1
    while card > 0 and player.staked[card] == 0:
        card -= 1
    return card


@rule("Pharaon 9.2", "Pharaon 10.2")
def choices(state: State, actions: list[int]) -> int:
    """One more card, or enough once there is one."""
    player = state.seats[state.mover]
    count = 0
    for card in range(lowest(player), SERIES):
        if player.hand[card] > 0:
            actions[count] = LAY + card
            count += 1
    if cards.count(player.staked) > 0:
        actions[count] = ENOUGH
        count += 1
    return count


@rule("Pharaon 9.2", "Pharaon 9.3", "Pharaon 10.2")
def add(state: State, action: int) -> None:
    """Lay one more card, at most as many as the other can match; then the other side lays."""
    if action == ENOUGH:
        ask_other(state)
        return
    lay(state, state.mover, action - LAY)
    mover = state.seats[state.mover]
    is_matched = cards.count(mover.staked) == cards.hand_size(state.seats[state.other])
    if is_matched or cards.hand_size(mover) == 0:
        ask_other(state)


def lay(state: State, seat: int, card: int) -> None:
    """A card goes from a hand face down onto the table."""
    player = state.seats[seat]
    player.hand[card] -= 1
    player.staked[card] += 1
    tell(state, Event.LAID, seat, card)


@rule("Pharaon 9.3", "Pharaon 10.2")
def ask_other(state: State) -> None:
    """The other side lays as many cards, and cannot refuse; whoever has no more than that lays them all."""
    other = state.seats[state.other]
    if cards.hand_size(other) > missing(state):
        state.to_act = state.other
        state.phase = Phase.MATCH
        return
    for card in range(SERIES):
        for _ in range(other.hand[card]):
            lay(state, state.other, card)
    settle(state)


def missing(state: State) -> int:
    """How many cards the other side still has to lay."""
    return cards.count(state.seats[state.mover].staked) - cards.count(state.seats[state.other].staked)


@rule("Pharaon 9.3", "Pharaon 10.2")
def choices_to_match(state: State, actions: list[int]) -> int:
    """Any card that leaves enough of the series from it on."""
    player = state.seats[state.other]
    to_lay = missing(state)
    left = 0
    for card in range(lowest(player), SERIES):
        left += player.hand[card]
    count = 0
    for card in range(lowest(player), SERIES):
        if player.hand[card] > 0 and left >= to_lay:
            actions[count] = LAY + card
            count += 1
        left -= player.hand[card]
    return count


def match(state: State, action: int) -> None:
    """The other side lays a card, and with the last one the matter is settled."""
    lay(state, state.other, action - LAY)
    if missing(state) == 0:
        settle(state)


def settle(state: State) -> None:
    """Both sides have laid their cards."""
    state.to_act = state.mover
    if state.contest == Contest.EXCHANGE:
        exchanges.swap(state)
    else:
        combats.throw_dice(state)


def end(state: State) -> None:
    """Nothing lies face down any more."""
    state.contest = Contest.NONE
