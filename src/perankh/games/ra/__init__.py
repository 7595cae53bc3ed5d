"""Ra, by Reiner Knizia (1999)."""

from pathlib import Path

from perankh.engine.game import Game, Kernel, Option
from perankh.engine.mechanics.sun_auction.components import MAX_PLAYERS, MIN_PLAYERS, SUN_SET_NAMES
from perankh.games.ra import flow, greedy, hidden, notation
from perankh.games.ra.actions import ACTIONS, MOST_CHOICES, TILE_NAMES
from perankh.games.ra.components import Chance
from perankh.games.ra.events import EVENTS
from perankh.games.ra.facts import FACTS
from perankh.games.ra.picture import picture
from perankh.games.ra.reckoning import RECKONING
from perankh.games.ra.refusals import NEVER, refuse
from perankh.games.ra.rules import setup, standing
from perankh.games.ra.state import OLDEST_RULES, RULES_VERSION, Phase, State

# At most 180 draws, 97 auctions (30 Ra tiles, 45 suns spent, 22 full lanes) of 5 answers, 67 of them invoked,
# 8 gods with a stop after each, and 12 tiles lost by choice.
LONGEST_GAME = 180 + 97 * 5 + 67 + 2 * 8 + 12

GAME = Game(
    name="ra",
    title="Ra",
    citation="Ra",
    rules_version=RULES_VERSION,
    oldest_rules=OLDEST_RULES,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    options=(Option("god_may_take_disaster", default=True, rule="Ra 8.4"),),
    longest_game=LONGEST_GAME,
    most_choices=MOST_CHOICES,
    decisive_lead=40,
    state=State,
    phases=Phase,
    asides=frozenset({Phase.GODS, Phase.BID, Phase.LOSS}),
    phase_rules={
        Phase.TURN: "Ra 4.2",
        Phase.GODS: "Ra 8.2",
        Phase.BID: "Ra 7.2",
        Phase.LOSS: "Ra 9.1",
        Phase.OVER: "Ra 12.1",
    },
    actions=ACTIONS,
    events=EVENTS,
    outcomes={Chance.SUN_SET: SUN_SET_NAMES, Chance.TILE: TILE_NAMES},
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
    never=NEVER,
    hides=False,
    conceal=hidden.conceal,
    facts=FACTS,
    write_position=notation.write_position,
    read_position=notation.read_position,
    picture=picture,
    folder=Path(__file__).parent,
)
