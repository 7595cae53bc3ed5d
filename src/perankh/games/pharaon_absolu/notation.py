"""Position <-> text: the table of Pharaon Absolu with names, as a JSON-able dictionary.

A view is written alike: cards whose face the viewer may not see are counted as `unknown`. Only what says whose view it
is, under `seat`, may hold such cards, and it is read for opponents to think about, not to be played on.
"""

from collections.abc import Mapping
from typing import Any

from perankh.engine.errors import InvalidPosition
from perankh.engine.reading import Reader, shown
from perankh.games.pharaon_absolu import flow
from perankh.games.pharaon_absolu.actions import CARD_NAMES, FIND_NAMES, LETTERS, LEVEL_NAMES, MOST_CHOICES
from perankh.games.pharaon_absolu.components import (
    COPIES,
    COPIES_OF_AN_ACTION,
    FACES,
    FINDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_ROLLS,
    NO_CARD,
    NO_PLACE,
    NOBODY,
    PHARAOH_CARDS,
    PILE,
    PLACES,
    QUESTIONS,
    SERIES,
    TURNS_FOR_EACH_PLAYER,
    Card,
    Contest,
    Find,
    Then,
)
from perankh.games.pharaon_absolu.rules import board, cards, home, pyramids, setup, turns
from perankh.games.pharaon_absolu.state import OLDEST_RULES, RULES_VERSION, Phase, State

PHASE_NAMES = {phase: phase.name.lower() for phase in Phase}
PHASES = {name: phase for phase, name in PHASE_NAMES.items()}
FACE_NAMES = CARD_NAMES | {int(Card.UNKNOWN): "unknown"}
CARDS = {name: card for card, name in CARD_NAMES.items()}
ACTION_NAMES = {find: name for find, name in FIND_NAMES.items() if find != Find.QUESTION}
ACTION_CARDS = {name: find for find, name in ACTION_NAMES.items()}
THEN_NAMES = {int(then): then.name.lower() for then in Then}
CONTEST_NAMES = {int(contest): contest.name.lower() for contest in Contest if contest != Contest.NONE}
LEVELS_NAMED = {name: level for level, name in LEVEL_NAMES.items()}
PLACES_NAMED = {letter: place for place, letter in LETTERS.items()}
ASKED_OF_THE_LEFT = (Phase.LEVEL, Phase.JUDGEMENT)
WITH_A_QUESTION = (Phase.LEVEL, Phase.QUESTION, Phase.JUDGEMENT)
WITH_A_CONTEST = (Phase.STAKE, Phase.MATCH)


def write_position(state: State) -> dict[str, Any]:
    """Everything on the table, in names."""
    position: dict[str, Any] = {
        "players": state.players,
        "to_act": None if state.phase == Phase.OVER else state.to_act,
        "phase": PHASE_NAMES[Phase(state.phase)],
        "turn": state.turn,
        "mover": state.mover,
        "rolls": state.rolls,
        "pile": _written_cards(state.pile),
        "questions": [number + 1 for number in range(QUESTIONS) if state.questions[number]],
        "actions": {name: state.finds[find] for find, name in ACTION_NAMES.items() if state.finds[find]},
        "used": [_written_find(card) for card in _in_order(state)],
        "seats": [
            {
                "square": player.square,
                "hand": _written_cards(player.hand),
                "pyramid": _written_cards(player.pyramid),
                "complete": bool(player.complete),
                "misses": bool(player.misses),
            }
            for player in state.seats[: state.players]
        ],
    }
    if state.phase == Phase.START:
        position["then"] = THEN_NAMES[state.then]
    if state.phase in WITH_A_QUESTION:
        position["question"] = _written_question(state)
    if state.phase in WITH_A_CONTEST:
        position["contest"] = {
            "for": CONTEST_NAMES[state.contest],
            "other": state.other,
            "mine": _written_cards(state.seats[state.mover].staked),
            "theirs": _written_cards(state.seats[state.other].staked),
        }
    if state.phase == Phase.OVER:
        position["winner"] = None if state.winner == NOBODY else state.winner
    position["options"] = {
        "short_board": bool(state.short_board),
        "pyramid_duplicates": bool(state.pyramid_duplicates),
        "over_fifteen": bool(state.over_fifteen),
        "under_eight": bool(state.under_eight),
        "expert": bool(state.expert),
    }
    if state.rules != RULES_VERSION:
        position["rules"] = state.rules
    return position


def _written_cards(row: list[int]) -> dict[str, int]:
    return {FACE_NAMES[card]: count for card, count in enumerate(row) if count}


def _in_order(state: State) -> list[int]:
    """The used cards from the one that lies uppermost."""
    return state.used[state.next : state.seen] + state.used[: state.next]


def _written_find(card: int) -> int | str:
    return card + 1 if card < QUESTIONS else ACTION_NAMES[card - QUESTIONS]


def _written_question(state: State) -> dict[str, Any]:
    written: dict[str, Any] = {"card": state.question + 1}
    if state.phase != Phase.LEVEL:
        written["level"] = LEVEL_NAMES[state.level]
    if state.phase == Phase.QUESTION and not state.expert:
        written["right"] = LETTERS.get(state.right)
    return written


def read_position(position: Mapping[str, Any]) -> State:
    """The state that a position describes; refuses what is not a position of Pharaon Absolu, with every reason."""
    reader = Reader(position)
    is_view = isinstance(position, Mapping) and "seat" in position
    state = State()
    setup.clear_turn(state)
    state.players = reader.number("players", MIN_PLAYERS, MAX_PLAYERS)
    reader.check()  # without the number of players nothing else can be judged
    state.rules = reader.number("rules", OLDEST_RULES, RULES_VERSION, default=RULES_VERSION)
    state.phase = reader.choice("phase", PHASES, fallback="turn")
    over = state.phase == Phase.OVER
    state.to_act = reader.number("to_act", 0, state.players - 1, may_be_none=over) or 0
    state.turn = reader.number("turn", 1, TURNS_FOR_EACH_PLAYER * state.players)
    state.mover = reader.number("mover", 0, state.players - 1)
    state.rolls = reader.number("rolls", 0, MOST_ROLLS)
    _read_options(reader.inside("options", optional=True), state)
    state.pile = _read_cards(reader, "pile", is_view)
    _read_finds(reader, state)
    _read_seats(reader, state, is_view)
    if state.phase == Phase.START:
        state.then = reader.choice("then", {name: then for then, name in THEN_NAMES.items()}, fallback="end")
    if state.phase in WITH_A_QUESTION:
        _read_question(reader.inside("question"), state, is_view)
    if state.phase in WITH_A_CONTEST:
        _read_contest(reader.inside("contest"), state, is_view)
    if over:
        winner = reader.number("winner", 0, state.players - 1, may_be_none=True)
        state.winner = NOBODY if winner is None else winner
        state.to_act = state.mover
    reader.refuse_rest("seat")  # a view says whose it is
    reader.check()
    reasons = _impossible(state)
    if reasons:
        raise InvalidPosition(reasons)
    return state


def _read_options(options: Reader, state: State) -> None:
    state.short_board = options.flag("short_board", default=False)
    state.pyramid_duplicates = options.flag("pyramid_duplicates", default=True)
    state.over_fifteen = options.flag("over_fifteen", default=False)
    state.under_eight = options.flag("under_eight", default=False)
    state.expert = options.flag("expert", default=False)
    options.refuse_rest()


def _read_cards(reader: Reader, name: str, is_view: bool) -> list[int]:
    known = CARDS | ({"unknown": int(Card.UNKNOWN)} if is_view else {})
    return reader.counts(name, known, FACES, PHARAOH_CARDS)


def _read_finds(reader: Reader, state: State) -> None:
    """The pile of Question and Action cards: what nobody has seen, and what was used."""
    for number in reader.distinct_numbers("questions", 1, QUESTIONS, QUESTIONS):
        state.questions[number - 1] = 1
    state.finds = reader.counts("actions", ACTION_CARDS, FINDS, COPIES_OF_AN_ACTION)
    state.finds[Find.QUESTION] = sum(state.questions)
    state.used = [NO_CARD] * PILE
    for card in reader.row("used", 0, PILE):
        read = _read_find(card)
        if read == NO_CARD:
            reader.complain(f"used cannot hold {shown(card)}")
            continue
        state.used[state.seen] = read
        state.seen += 1


def _read_find(card: object) -> int:
    if isinstance(card, str) and card in ACTION_CARDS:
        return QUESTIONS + ACTION_CARDS[card]
    if isinstance(card, int) and not isinstance(card, bool) and 1 <= card <= QUESTIONS:
        return card - 1
    return NO_CARD


def _read_seats(reader: Reader, state: State, is_view: bool) -> None:
    for seat, row in enumerate(reader.row("seats", state.players, state.players)):
        here = reader.part(f"seat {seat}", row)
        player = state.seats[seat]
        player.square = here.number("square", 0, board.length(state) - 1)
        player.hand = _read_cards(here, "hand", is_view)
        player.pyramid = _read_cards(here, "pyramid", is_view)
        player.complete = here.flag("complete", default=False)
        player.misses = here.flag("misses", default=False)
        here.refuse_rest()


def _read_question(reader: Reader, state: State, is_view: bool) -> None:
    state.question = reader.number("card", 1, QUESTIONS) - 1
    if state.phase != Phase.LEVEL:
        state.level = reader.choice("level", LEVELS_NAMED, fallback="easy")
    if state.phase == Phase.QUESTION and not state.expert:
        known: dict[Any, int] = dict(PLACES_NAMED)
        if is_view and reader.fields.get("right") is None:
            reader.number("right", 0, 0, may_be_none=True)
            state.right = NO_PLACE
        else:
            state.right = reader.choice("right", known, fallback="a")
            if not PLACES[state.level][state.right - 1]:
                reader.complain(f"{LETTERS[state.right]} is not among the answers to a question of this level")
    reader.refuse_rest()


def _read_contest(reader: Reader, state: State, is_view: bool) -> None:
    state.contest = reader.choice("for", {name: contest for contest, name in CONTEST_NAMES.items()}, fallback="combat")
    state.other = reader.number("other", 0, state.players - 1)
    mine, theirs = (_read_cards(reader, name, is_view) for name in ("mine", "theirs"))
    reader.refuse_rest()
    if state.other == state.mover:
        reader.complain(f"seat {state.mover} cannot be its own opponent")
        return
    state.seats[state.mover].staked = mine
    state.seats[state.other].staked = theirs


def _impossible(state: State) -> list[str]:
    """Everything that no game could have led to."""
    return _impossible_cards(state) + _impossible_finds(state) + _impossible_seats(state) or _impossible_phase(state)


def _rows(state: State) -> list[list[int]]:
    players = state.seats[: state.players]
    return [state.pile, *(row for player in players for row in (player.hand, player.pyramid, player.staked))]


def _impossible_cards(state: State) -> list[str]:
    seen = [sum(row[card] for row in _rows(state)) for card in range(FACES)]
    unknown = seen[Card.UNKNOWN]
    reasons = [
        f"the box holds {COPIES} {CARD_NAMES[card]} cards, the position {seen[card]}"
        for card in range(SERIES)
        if seen[card] > COPIES or (not unknown and seen[card] < COPIES)
    ]
    if sum(seen) != PHARAOH_CARDS and not reasons:
        reasons.append(f"the box holds {PHARAOH_CARDS} Pharaoh cards, the position {sum(seen)}")
    return reasons


def _impossible_finds(state: State) -> list[str]:
    reasons: list[str] = []
    used = state.used[: state.seen]
    reasons += [
        f"question {number + 1} is not exactly once in the pile or among the used cards"
        for number in range(QUESTIONS)
        if state.questions[number] + used.count(number) != 1
    ]
    for find, name in ACTION_NAMES.items():
        seen = state.finds[find] + used.count(QUESTIONS + find)
        if seen != COPIES_OF_AN_ACTION:
            reasons.append(f"the box holds {COPIES_OF_AN_ACTION} {name} cards, the position {seen}")
    return reasons


def _impossible_seats(state: State) -> list[str]:
    reasons = []
    for seat, player in enumerate(state.seats[: state.players]):
        unknown = player.pyramid[Card.UNKNOWN]
        if not unknown and bool(player.complete) != (pyramids.series_in(player) == SERIES):
            reasons.append(f"seat {seat} says otherwise whether its series is complete than its pyramid shows")
        if unknown and player.complete and pyramids.size(player) < SERIES:
            reasons.append(f"seat {seat} cannot have completed its series with {unknown} cards")
        if not state.pyramid_duplicates and (max(player.pyramid[:SERIES]) > 1 or pyramids.size(player) > SERIES):
            reasons.append(f"seat {seat} has a series twice in its pyramid, which this table does not allow")
    return reasons


def _impossible_phase(state: State) -> list[str]:
    """What is asked must be asked of the right seat, and there must be an answer."""
    mover, left = state.mover, turns.left_of(state, state.mover)
    if state.phase == Phase.OVER:
        return _impossible_end(state)
    asked = {Phase.MATCH: state.other} | dict.fromkeys(ASKED_OF_THE_LEFT, left)
    if state.phase == Phase.TRIBUTE:
        if state.to_act == mover:
            return [f"seat {mover} pays no tax to itself"]
    elif state.to_act != asked.get(Phase(state.phase), mover):
        return [f"seat {state.to_act} is not who is asked now"]
    if state.phase in WITH_A_QUESTION and state.used.count(state.question) == 0:
        return [f"question {state.question + 1} is asked, but it is not among the used cards"]
    if state.phase == Phase.JUDGEMENT and not state.expert:
        return ["only experts are judged"]
    if state.phase == Phase.TURN and state.rolls:
        return ["a turn begins before the die is rolled"]
    if state.phase == Phase.SIX and not 0 < state.rolls < MOST_ROLLS:
        return ["only the first two sixes of a turn may be followed by another roll"]
    if state.phase in (Phase.START, Phase.SIX, Phase.ADVANCE) and home.is_waiting(state.seats[mover]):
        return [f"seat {mover} has come home, and its turn is over"]
    if state.phase == Phase.START and (state.seats[mover].complete or not cards.may_draw_at_start(state)):
        return [f"seat {mover} cannot draw a card at Start"]
    if state.phase in WITH_A_CONTEST and (reasons := _impossible_contest(state)):
        return reasons
    return [] if _is_any_answer(state) else [f"seat {state.to_act} has no answer to what it is asked"]


def _is_any_answer(state: State) -> bool:
    if state.seats[state.to_act].hand[Card.UNKNOWN]:
        return True  # it is for somebody else to see
    count = flow.legal_actions(state, [0] * MOST_CHOICES)
    return count > (state.phase in (Phase.SECURE, Phase.EXCHANGE, Phase.COMBAT))


def _impossible_contest(state: State) -> list[str]:
    laid = cards.count(state.seats[state.mover].staked)
    against = cards.count(state.seats[state.other].staked)
    held = cards.hand_size(state.seats[state.other])
    if state.phase == Phase.STAKE and (against or laid >= held):
        return [f"seat {state.mover} has laid its cards"]
    if state.phase == Phase.MATCH and not (against < laid <= against + held):
        return [f"seat {state.other} cannot lay as many cards as seat {state.mover}"]
    return []


def _impossible_end(state: State) -> list[str]:
    if state.winner == NOBODY:
        return []
    if state.winner == state.mover and home.is_waiting(state.seats[state.winner]):
        return []
    return [f"seat {state.winner} cannot have become the Absolute Pharaoh"]
