"""Nile, by Daniel Callister (2010)."""

from pathlib import Path

from perankh.engine.game import Game, Kernel, Option
from perankh.games.nile import flow, greedy, hidden, notation
from perankh.games.nile.actions import ACTIONS, CARD_NAMES, MOST_CHOICES, SPECULATION_NAMES
from perankh.games.nile.components import (
    CARDS_DEALT,
    CARDS_DRAWN,
    CARDS_TOGETHER,
    MAX_PLAYERS,
    MIN_PLAYERS,
    WEIGHT_OF_A_PILE,
    Chance,
)
from perankh.games.nile.events import EVENTS
from perankh.games.nile.facts import FACTS
from perankh.games.nile.picture import picture, say_score
from perankh.games.nile.reckoning import RECKONING
from perankh.games.nile.refusals import NEVER, SENTENCES, refuse
from perankh.games.nile.rules import setup, standing
from perankh.games.nile.state import OLDEST_RULES, RULES_VERSION, Phase, State

# No deck holds more cards than the box, and as many decks are played as there are players, so at most so many cards
# are ever drawn. Every turn draws at least three of them (its flood and two cards) unless it is the last, and asks at
# most twice without a card being named: to pass the trade, and to stop planting or to pass. Every other decision
# names a card of a hand or of a stock. A card leaves a hand once for each time it was dealt or drawn, and a stock once
# for each time it had left a hand to be planted.
MOST_CARDS_DRAWN = MAX_PLAYERS * CARDS_TOGETHER
MOST_TURNS = MOST_CARDS_DRAWN // (1 + CARDS_DRAWN) + 1
MOST_CARDS_HELD = MAX_PLAYERS * CARDS_DEALT + MOST_CARDS_DRAWN
LONGEST_GAME = 2 * MOST_TURNS + 2 * MOST_CARDS_HELD

GAME = Game(
    name="nile",
    title="Nile",
    citation="Nile",
    rules_version=RULES_VERSION,
    oldest_rules=OLDEST_RULES,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    options=(
        Option("fast_variant", default=False, rule="Nile 3.4"),
        Option("pay_per_crop", default=False, rule="Nile 9.3"),
    ),
    longest_game=LONGEST_GAME,
    most_choices=MOST_CHOICES,
    decisive_lead=WEIGHT_OF_A_PILE[1],
    state=State,
    phases=Phase,
    phase_rules={
        Phase.TRADE: "Nile 7.4",
        Phase.MARKET: "Nile 7.1",
        Phase.OFFERING: "Nile 7.2",
        Phase.PLANT: "Nile 4.3",
        Phase.PLANTING: "Nile 8.1",
        Phase.SPECULATING: "Nile 9.1",
        Phase.OVER: "Nile 12.1",
    },
    actions=ACTIONS,
    events=EVENTS,
    outcomes={
        Chance.FIRST_PLAYER: {seat: str(seat) for seat in range(MAX_PLAYERS)},
        Chance.REMOVED: SPECULATION_NAMES,
        Chance.CARD: CARD_NAMES,
    },
    kernel=Kernel(
        set_up=setup.set_up,
        legal_actions=flow.legal_actions,
        apply=flow.apply,
        is_over=flow.is_over,
        score=standing.score,
        outranks=standing.outranks,
        resample=hidden.resample,
        greedy=greedy.choose,
    ),
    reckoning=RECKONING,
    refuse=refuse,
    sentences=SENTENCES,
    never=NEVER,
    hides=True,
    conceal=hidden.conceal,
    facts=FACTS,
    write_position=notation.write_position,
    read_position=notation.read_position,
    picture=picture,
    knows_score=hidden.is_stock_open,
    say_score=say_score,
    folder=Path(__file__).parent,
)
