"""The Priests of Ra, by Reiner Knizia (2009)."""

from pathlib import Path

from perankh.engine.game import Game, Kernel, Option
from perankh.engine.mechanics.sun_auction.components import MAX_PLAYERS, MIN_PLAYERS, SUN_SET_NAMES
from perankh.games.priests_of_ra import flow, greedy, hidden, notation
from perankh.games.priests_of_ra.actions import ACTIONS, MOST_CHOICES
from perankh.games.priests_of_ra.components import Chance
from perankh.games.priests_of_ra.events import EVENTS
from perankh.games.priests_of_ra.facts import FACTS
from perankh.games.priests_of_ra.notation import KIND_NAMES
from perankh.games.priests_of_ra.picture import picture
from perankh.games.priests_of_ra.reckoning import RECKONING
from perankh.games.priests_of_ra.refusals import NEVER, refuse
from perankh.games.priests_of_ra.rules import setup, standing
from perankh.games.priests_of_ra.state import OLDEST_RULES, RULES_VERSION, Phase, State

# At most 174 draws, 102 of them with a face to choose, 93 auctions (30 Ra tiles, 45 suns spent, 18 full lanes) of
# 5 answers, 63 of them invoked, 18 priests with a stop after each, and 15 plagues to remove or keep.
LONGEST_GAME = 174 + 102 + 93 * 5 + 63 + 2 * 18 + 15

GAME = Game(
    name="priests_of_ra",
    title="The Priests of Ra",
    citation="Priests",
    rules_version=RULES_VERSION,
    oldest_rules=OLDEST_RULES,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    options=(Option("chamber_sets_all_colours", default=True, rule="Priests 11.2"),),
    longest_game=LONGEST_GAME,
    most_choices=MOST_CHOICES,
    decisive_lead=40,
    state=State,
    phases=Phase,
    asides=frozenset({Phase.BID, Phase.FLIP, Phase.PLAGUE}),
    phase_rules={
        Phase.TURN: "Priests 4.2",
        Phase.FACE: "Priests 5.3",
        Phase.BID: "Priests 7.2",
        Phase.FLIP: "Priests 8.1",
        Phase.PLAGUE: "Priests 10.5",
        Phase.OVER: "Priests 12.1",
    },
    actions=ACTIONS,
    events=EVENTS,
    outcomes={Chance.SUN_SET: SUN_SET_NAMES, Chance.TILE: KIND_NAMES},
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
