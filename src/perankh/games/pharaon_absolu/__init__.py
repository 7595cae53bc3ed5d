"""Pharaon Absolu, a children's game of ancient Egypt by an author who is not known."""

from pathlib import Path

from perankh.engine.game import Game, HostFile, Kernel, Option
from perankh.games.pharaon_absolu import flow, greedy, hidden, notation, questions
from perankh.games.pharaon_absolu.actions import (
    ACTIONS,
    CARD_NAMES,
    FIND_NAMES,
    FOR_PROGRAMS,
    LETTERS,
    MOST_CHOICES,
    VERDICT_NAMES,
)
from perankh.games.pharaon_absolu.components import (
    DIE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_ROLLS,
    PHARAOH_CARDS,
    TURNS_FOR_EACH_PLAYER,
    Chance,
)
from perankh.games.pharaon_absolu.events import EVENTS, QUESTION_NAMES
from perankh.games.pharaon_absolu.facts import FACTS
from perankh.games.pharaon_absolu.picture import picture
from perankh.games.pharaon_absolu.reckoning import RECKONING
from perankh.games.pharaon_absolu.refusals import NEVER, refuse
from perankh.games.pharaon_absolu.rules import setup, standing
from perankh.games.pharaon_absolu.state import OLDEST_RULES, RULES_VERSION, Phase, State

# Each turn has at most three rolls, each with the choice after a six and a card of Start, and one square: an exchange
# or a combat lays every Pharaoh card at most, after the choice of an opponent and with the word that it is enough.
LONGEST_TURN = MOST_ROLLS * 3 + PHARAOH_CARDS + 2
LONGEST_GAME = TURNS_FOR_EACH_PLAYER * MAX_PLAYERS * LONGEST_TURN

GAME = Game(
    name="pharaon_absolu",
    title="Pharaon Absolu",
    citation="Pharaon",
    rules_version=RULES_VERSION,
    oldest_rules=OLDEST_RULES,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    options=(
        Option("short_board", default=False, rule="Pharaon 2.4"),
        Option("pyramid_duplicates", default=True, rule="Pharaon 8.3"),
        Option("over_fifteen", default=False, rule="Pharaon 5.3"),
        Option("under_eight", default=False, rule="Pharaon 6.6"),
        Option("expert", default=False, rule="Pharaon 6.7"),
    ),
    longest_game=LONGEST_GAME,
    most_choices=MOST_CHOICES,
    decisive_lead=3,
    state=State,
    phases=Phase,
    asides=frozenset({Phase.MATCH, Phase.LEVEL, Phase.JUDGEMENT, Phase.TRIBUTE}),
    phase_rules={
        Phase.TURN: "Pharaon 4.2",
        Phase.SIX: "Pharaon 4.3",
        Phase.START: "Pharaon 5.1",
        Phase.SECURE: "Pharaon 8.1",
        Phase.EXCHANGE: "Pharaon 9.1",
        Phase.COMBAT: "Pharaon 10.1",
        Phase.STAKE: "Pharaon 9.2",
        Phase.MATCH: "Pharaon 9.3",
        Phase.ROBBERY: "Pharaon 7.4",
        Phase.LEVEL: "Pharaon 6.1",
        Phase.QUESTION: "Pharaon 6.2",
        Phase.JUDGEMENT: "Pharaon 6.7",
        Phase.ADVANCE: "Pharaon 6.3",
        Phase.TRIBUTE: "Pharaon 7.10",
        Phase.OVER: "Pharaon 12.6",
    },
    actions=ACTIONS,
    events=EVENTS,
    outcomes={
        Chance.DIE: {index: str(index + 1) for index in range(len(DIE))},
        Chance.CARD: CARD_NAMES,
        Chance.FIND: FIND_NAMES,
        Chance.QUESTION: QUESTION_NAMES,
        Chance.PLACE: {place - 1: letter for place, letter in LETTERS.items()},
        Chance.MEMORY: VERDICT_NAMES,
        Chance.ROBBED: CARD_NAMES,
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
    never=NEVER,
    hides=True,
    conceal=hidden.conceal,
    facts=FACTS,
    write_position=notation.write_position,
    read_position=notation.read_position,
    picture=picture,
    for_programs=FOR_PROGRAMS,
    in_good_faith=frozenset({Phase.JUDGEMENT}),
    read_aloud=questions.read_aloud,
    remark=questions.remark,
    files=(HostFile("questions", questions.faults_in),),
    folder=Path(__file__).parent,
)
