"""Orders given in advance: which of them holds when a seat is asked."""

from __future__ import annotations

from collections.abc import Callable

from perankh.engine.errors import UnreadableAction
from perankh.engine.match import Match
from perankh.server.protocol import Condition, Orders
from perankh.server.refused import Refused


def check(orders: Orders, match: Match, may_play: Callable[[str], bool]) -> None:
    """Refuse orders that name no action, fact or phase of the game, or an action that is not for who orders it."""
    phases = [phase.name.lower() for phase in match.game.phases]
    for order in orders.orders:
        if order.question is not None and order.question not in phases:
            raise Refused("bad-order", what=order.question, known=", ".join(phases))
        try:
            match.game.actions.read(order.action)
        except UnreadableAction as fault:
            raise Refused("unreadable", sentence=str(fault)) from fault
        if not may_play(match.game.actions.name_of(order.action)):
            raise Refused("for-programs")
        for condition in order.conditions:
            if condition.fact not in match.game.facts:
                raise Refused("bad-order", what=condition.fact, known=", ".join(match.game.facts))


def ordered(orders: Orders | None, match: Match, seat: int) -> str | None:
    """The action that a seat has ordered for this moment: the first that holds and is allowed."""
    counting = [order for order in orders.orders if order.question in (None, match.phase)] if orders else []
    if not counting:
        return None
    legal = set(match.legal())
    facts = match.facts(seat)
    for order in counting:
        action = match.game.actions.name_of(order.action)
        if action in legal and all(_holds(condition, facts) for condition in order.conditions):
            return action
    return None


def _holds(condition: Condition, facts: dict[str, int]) -> bool:
    value = facts[condition.fact]
    match condition.holds:
        case "at_least":
            return value >= condition.value
        case "at_most":
            return value <= condition.value
    return value == condition.value
