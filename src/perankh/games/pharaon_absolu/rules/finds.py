"""The pile of Question and Action cards, and the twelve actions (rulebook, chapters 5 and 7)."""

from perankh.engine.events import tell
from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.actions import GIVE, ROB
from perankh.games.pharaon_absolu.components import (
    CARDS_OF_A_PILGRIMAGE,
    CARDS_OF_THE_FLOOD,
    CARDS_OF_THE_VIZIER,
    PILE,
    QUESTIONS,
    SERIES,
    START_SQUARE,
    STEPS_OF_THE_SNAKE,
    STEPS_OF_THE_WIND,
    Chance,
    Find,
    Then,
)
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import board, cards, exchanges, home, pyramids, questions, turns
from perankh.games.pharaon_absolu.state import Phase, State


@rule("Pharaon 5.6")
def turn_up(state: State) -> None:
    """The left neighbour takes the next card of the pile for the mover, and its kind decides what follows."""
    card = take(state)
    if card < QUESTIONS:
        tell(state, Event.FOUND, state.mover, turns.left_of(state, state.mover), Find.QUESTION)
        questions.begin(state, card)
    else:
        find = card - QUESTIONS
        tell(state, Event.FOUND, state.mover, turns.left_of(state, state.mover), find)
        follow(state, find)


@rule("Pharaon 3.2", "Pharaon 5.7")
def take(state: State) -> int:
    """The card that comes next; it goes to the bottom of the pile, so that the pile goes round once it was all seen."""
    if state.seen < PILE:
        card = take_unseen(state)
        state.used[state.seen] = card
        state.seen += 1
        return card
    card = state.used[state.next]
    state.next = state.next + 1 if state.next + 1 < PILE else 0
    return card


def take_unseen(state: State) -> int:
    """A card that nobody has seen yet, each as likely as any other."""
    find: int = pick(state, Chance.FIND, state.finds)
    state.finds[find] -= 1
    if find != Find.QUESTION:
        return QUESTIONS + find
    question: int = pick(state, Chance.QUESTION, state.questions)
    state.questions[question] = 0
    return question


@rule("Pharaon 7.1", "Pharaon 7.9", "Pharaon 7.11", "Pharaon 7.13")
def follow(state: State, find: int) -> None:
    """Do at once what an action card says."""
    if find <= Find.FLOOD or find == Find.PILGRIMAGE:
        bring_cards(state, find)
    elif find == Find.ROBBERS:
        call_robbers(state)
    elif find == Find.SANDSTORM:
        raise_sandstorm(state)
    elif find <= Find.CARAVAN:
        carry(state, find)
    elif find == Find.ARCHITECT:
        pyramids.offer(state)
    elif find == Find.TAX:
        ask_next_for_tax(state, state.mover)
    elif find == Find.MARKET:
        exchanges.offer(state)
    else:
        turns.play_again(state)


@rule("Pharaon 7.2", "Pharaon 7.3", "Pharaon 7.12")
def bring_cards(state: State, find: int) -> None:
    """The vizier's favour brings a card, the generous flood two, and a pilgrimage one at Start."""
    if find == Find.PILGRIMAGE:
        go_on_pilgrimage(state)
        return
    drawn = CARDS_OF_THE_VIZIER if find == Find.VIZIER else CARDS_OF_THE_FLOOD
    for _ in range(drawn):
        cards.draw(state, state.mover)
    turns.end(state)


@rule("Pharaon 7.12")
def go_on_pilgrimage(state: State) -> None:
    """Go to Start and draw a card; with a complete series, nothing happens."""
    player = state.seats[state.mover]
    if player.complete:
        tell(state, Event.NO_EFFECT, state.mover, Find.PILGRIMAGE)
    else:
        turns.move_to(state, player, START_SQUARE)
        for _ in range(CARDS_OF_A_PILGRIMAGE):
            cards.draw(state, state.mover)
    turns.end(state)


@rule("Pharaon 7.4")
def call_robbers(state: State) -> None:
    """The mover robs the pyramid of another player: the only one that can be, or a chosen one."""
    victims = 0
    last = state.mover
    for seat in range(state.players):
        if may_rob(state, seat):
            victims += 1
            last = seat
    if victims > 1:
        state.phase = Phase.ROBBERY
        return
    if victims == 1:
        pyramids.rob(state, last)
    else:
        tell(state, Event.NO_EFFECT, state.mover, Find.ROBBERS)
    turns.end(state)


@rule("Pharaon 7.4")
def may_rob(state: State, seat: int) -> bool:
    """Anybody else whose pyramid holds a card."""
    return seat != state.mover and pyramids.size(state.seats[seat]) > 0


@rule("Pharaon 7.4")
def choices_of_robbers(state: State, actions: list[int]) -> int:
    """Every pyramid but one's own that holds a card."""
    count = 0
    for seat in range(state.players):
        if may_rob(state, seat):
            actions[count] = ROB + seat
            count += 1
    return count


@rule("Pharaon 7.4")
def rob(state: State, action: int) -> None:
    """Rob the pyramid that was chosen."""
    pyramids.rob(state, action - ROB)
    turns.end(state)


@rule("Pharaon 7.5")
def raise_sandstorm(state: State) -> None:
    """The mover will miss a turn."""
    state.seats[state.mover].misses = True
    tell(state, Event.WILL_MISS, state.mover)
    turns.end(state)


@rule("Pharaon 7.6", "Pharaon 7.7", "Pharaon 7.8", "Pharaon 7.14")
def carry(state: State, find: int) -> None:
    """The snake drives the camel back, wind and caravan carry it on; where it arrives, nothing happens."""
    player = state.seats[state.mover]
    if find == Find.SNAKE:
        flee(state)
    elif find == Find.WIND:
        be_carried(state, STEPS_OF_THE_WIND)
    else:
        be_carried(state, board.distance_to_oasis(state, player))


@rule("Pharaon 7.7", "Pharaon 7.8", "Pharaon 7.14")
def be_carried(state: State, steps: int) -> None:
    """Advance without doing what the square says."""
    if turns.has_arrived(state, steps, Then.END):
        turns.end(state)


@rule("Pharaon 7.6")
def flee(state: State) -> None:
    """Three squares back, but never beyond Start."""
    player = state.seats[state.mover]
    turns.move_to(state, player, max(START_SQUARE, player.square - STEPS_OF_THE_SNAKE))
    if home.is_waiting(player):
        home.arrive(state)
    else:
        turns.end(state)


@rule("Pharaon 7.10")
def ask_next_for_tax(state: State, last: int) -> None:
    """Each other player in turn gives a card to the mover; whoever has a single one is not asked."""
    seat = turns.left_of(state, last)
    while seat != state.mover:
        held = cards.hand_size(state.seats[seat])
        if held > 1:
            state.to_act = seat
            state.phase = Phase.TRIBUTE
            return
        if held == 1:
            pay_last_card(state, seat)
        seat = turns.left_of(state, seat)
    turns.end(state)


def pay_last_card(state: State, seat: int) -> None:
    """The only card of a hand goes to the mover."""
    for card in range(SERIES):
        if state.seats[seat].hand[card] > 0:
            pay(state, seat, card)


@rule("Pharaon 7.10")
def pay(state: State, seat: int, card: int) -> None:
    """A card of a hand goes to the mover, seen by both alone."""
    state.seats[seat].hand[card] -= 1
    tell(state, Event.TAXED, seat, state.mover, card)
    cards.receive(state, state.mover, card, 1)


@rule("Pharaon 7.10")
def choices_of_tribute(state: State, actions: list[int]) -> int:
    """Any card of the hand."""
    player = state.seats[state.to_act]
    count = 0
    for card in range(SERIES):
        if player.hand[card] > 0:
            actions[count] = GIVE + card
            count += 1
    return count


@rule("Pharaon 7.10")
def give(state: State, action: int) -> None:
    """Pay with the card that was chosen; then the next player is asked."""
    giver = state.to_act
    pay(state, giver, action - GIVE)
    ask_next_for_tax(state, giver)
