"""Everything that travels between the house and its guests: what a client may send, and what it is told.

The same structures make the OpenAPI description, and with it the types of the web client.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from perankh.bots import BOT_NAMES

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name as others see it, on one line.")]
Contribution = Annotated[
    str, Meta(max_length=64, description="What a seat mixes into the luck of the table; nobody can foresee it.")
]
Request = Annotated[
    str,
    Meta(
        pattern="^[!-~]+$",  # what every database can keep
        max_length=64,
        description="A name of the client's own for this request: sent again, it is answered again and not done again.",
    ),
]
ActionName = Annotated[str, Meta(min_length=1, max_length=120, description="An action as the game names it: `bid 9`.")]
ID_LENGTH = 16
TABLE_ID = re.compile(f"[A-Za-z0-9_-]{{{ID_LENGTH}}}")
"""What tables are called in links."""
Version = Annotated[int, Meta(ge=0, description="How many moves and take-backs the client had seen when it acted.")]
TableId = Annotated[
    str, Meta(pattern=f"^{TABLE_ID.pattern}$", max_length=ID_LENGTH, description="The table's name in links.")
]
LONGEST_LOG = 1_000_000
LONGEST_RECORD = 60_000
"""In letters; the longest that games of the house have led to are a third of it."""
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Language = Literal["en", "fr"]
BotName = Annotated[str, Meta(max_length=40, description=f"The level of a bot: {', '.join(BOT_NAMES)}.")]
Text = Annotated[str, Meta(min_length=1, max_length=300)]


class PersonSettings(Struct, forbid_unknown_fields=True):
    """How somebody likes the house."""

    language: Language | None = None
    """None: as the browser asks."""
    theme: Literal["system", "light", "dark"] = "system"
    speed: Literal["slow", "normal", "fast", "off"] = "normal"
    """How fast what happens is shown."""
    sound: bool = False


Status = Literal["open", "running", "finished", "closed"]
Pace = Literal["untimed", "live", "correspondence"]
"""Without a clock; with seconds for a decision and a reserve for the game; or with days for a decision."""


# What a person sends


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on one seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: BotName = "greedy"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as its founder wants it."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    table: TableId | None = None
    """The name it was promised with its commitment; None: any."""
    options: dict[str, bool] = {}
    public: bool = False
    """Listed for everyone; otherwise found by its link alone."""
    spectators: bool = True
    """Whether those who have the link may watch."""
    pace: Pace = "untimed"
    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    """For each decision at a live table; what takes longer is taken from the reserve."""
    reserve: Annotated[int, Meta(ge=0, le=7200)] = 300
    """In seconds for the whole game, at a live table."""
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    """For each decision by correspondence."""
    name: Name | None = None
    """What the founder is called at this table."""
    contribution: Contribution = ""


class SitDown(Struct, forbid_unknown_fields=True):
    """Somebody takes an open seat."""

    seat: SeatNumber | None = None
    """None: any open seat."""
    name: Name | None = None
    contribution: Contribution = ""


class Rename(Struct, forbid_unknown_fields=True):
    """A new name at this table."""

    name: Name


class Fill(Struct, forbid_unknown_fields=True):
    """Bots for every seat that is still open, so that the game begins."""

    bot: BotName = "greedy"


class Again(Struct, forbid_unknown_fields=True):
    """Another game with the same people."""

    table: TableId | None = None
    """The name that it was promised with its commitment; None: any."""
    contribution: Contribution = ""


Record = Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD, description="A game as its record tells it.")]


class RecordToReplay(Struct, forbid_unknown_fields=True):
    """A record that somebody has, of this house or of another."""

    record: Record
    picture: bool = False
    """Whether each moment is told in words, too."""


class PlayFrom(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a record, against bots."""

    record: Record
    number: Annotated[int, Meta(ge=0, le=LONGEST_LOG)]
    """Of the moment: how many actions were played by then."""
    seat: SeatNumber
    """Which the person takes; bots take all others."""
    bot: BotName = "greedy"
    name: Name | None = None


class Move(Struct, forbid_unknown_fields=True):
    """One action."""

    action: ActionName
    version: Version
    request: Request | None = None


class TakeBack(Struct, forbid_unknown_fields=True):
    """The person's latest action is taken back."""

    version: Version
    request: Request | None = None


class Say(Struct, forbid_unknown_fields=True):
    """A line for the table's chat."""

    text: Text
    request: Request | None = None


class Condition(Struct, forbid_unknown_fields=True):
    """A question about the table: whether a fact is at least, at most, or exactly so much."""

    fact: Annotated[str, Meta(max_length=60)]
    holds: Literal["at_least", "at_most", "exactly"]
    value: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Order(Struct, forbid_unknown_fields=True):
    """An action ordered in advance, done if all its conditions hold when the seat is asked."""

    action: ActionName
    conditions: Annotated[list[Condition], Meta(max_length=12)] = []
    question: Annotated[str, Meta(max_length=40)] | None = None
    """The phase in which it counts, such as `bid`; None: in every phase."""


class Orders(Struct, forbid_unknown_fields=True):
    """What a seat has ordered: of these, the first that holds and is allowed is done when it is asked.

    When none is, the table waits for the person.
    """

    orders: Annotated[list[Order], Meta(max_length=40)] = []
    lasting: bool = False
    """Whether they stay after one of them was done; otherwise all are withdrawn then."""


# What the house tells


class ChairInfo(Struct):
    """One seat of a table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    """The level of a bot of the house."""
    program: bool
    """Whether it is somebody's own program that plays here."""
    you: bool
    away: bool
    """Whether a bot of the house plays for the person, who may come back at any time."""


class Clock(Struct):
    """When the seat to act must have decided, and what is left of each seat's reserve."""

    deadline: int | None
    """Milliseconds since 1970; None where nobody must hurry."""
    reserves: list[int]
    """In milliseconds, by seat."""


class Position(Struct):
    """The game as it stands, for one pair of eyes."""

    version: int
    view: dict[str, Any]
    to_act: int | None
    phase: str
    rule: str
    """The paragraph behind what is asked."""
    scores: list[int | None]
    """None where the reader cannot know it."""
    clock: Clock
    scores_said: list[str | None] | UnsetType = UNSET
    """The same as people write them, in a game whose scores are no amounts."""


class Own(Struct):
    """What only the reader's own seat is told."""

    legal: list[str]
    """Every action allowed now; empty when somebody else must decide."""
    may_take_back: bool
    orders: Orders


class LogEntry(Struct):
    """Something that happened, as far as the reader may know it."""

    number: int
    kind: Literal[
        "founded",
        "sat",
        "left",
        "renamed",
        "began",
        "played",
        "taken_back",
        "said",
        "away",
        "back",
        "rematch",
        "closed",
    ]
    seat: int | None
    name: str | None
    """Who: as the person was called then."""
    at: int
    events: list[dict[str, Any]] | UnsetType = UNSET
    by: Literal["person", "program", "bot", "stand-in", "order"] | UnsetType = UNSET
    text: str | UnsetType = UNSET
    """What was said."""
    table: str | UnsetType = UNSET
    """Where the rematch is played."""


class Commitment(Struct):
    """The luck of a table that is still to be founded: fixed before its founder contributes to it."""

    table: str
    commitment: str


class Founded(Struct):
    """A table is there."""

    table: str


class Seated(Struct):
    """Somebody has sat down."""

    seat: int


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    status: Status
    pace: Pace
    seconds: int
    options: dict[str, bool]
    chairs: list[ChairInfo]
    to_act: int | None
    your_turn: bool
    deadline: int | None
    created_at: int
    moves: int
    scores: list[int] | None
    """When the game is over."""
    ranking: list[int] | None
    places: list[int] | None
    """By seat, from 1 on; seats that nothing sets apart share one."""
    scores_said: list[str | None] | UnsetType = UNSET
    """The scores as people write them, in a game whose scores are no amounts."""


class ActionInWords(Struct):
    """An action as a button would say it."""

    action: str
    words: str


class EntryInWords(Struct):
    """What an entry of the log tells, sentence by sentence, each with its paragraph."""

    number: int
    sentences: list[SentenceInWords]


class SentenceInWords(Struct):
    """One sentence."""

    words: str
    rule: str | None


class Choice(Struct):
    """An action that the reader may think of now: what would come of it, or why it is not allowed."""

    action: str
    words: str
    """As a button would say it."""
    allowed: bool
    rule: str | None
    """The paragraph that forbids it; where it is allowed, the one behind what is asked."""
    why: str | None
    """Why it is not allowed."""
    luck: bool
    """Whether luck would speak, or something hidden be shown: it could not be taken back."""
    outlook: list[str]
    """What would happen at once, sentence by sentence, as far as it follows without luck.

    Of what would be scored, only the totals.
    """
    gain: int | None
    """What the reader would gain by it if everything counted at once.

    None where that cannot be foreseen, and in a game whose scores are no amounts.
    """


class SheetLine(Struct):
    """What one paragraph of the rules brings each seat; a category may have several such lines."""

    category: str
    words: str
    rule: str
    points: list[int | None]
    """By seat; None for a seat that the paragraph says nothing of."""
    said: list[str | None] | UnsetType = UNSET
    """The points as people write them, in a game whose scores are no amounts."""


class SheetPart(Struct):
    """A part of the score sheet: what was scored, would be scored now, or counts at the end as it stands."""

    title: str
    kind: Literal["scored", "now", "end"]
    lines: list[SheetLine]
    totals: list[int]
    """By seat; empty in a game whose scores are no amounts: nothing is added up there."""


class Picture(Struct):
    """The table as a few lines of words."""

    table: list[str]
    """What lies open to all, and what is going on."""
    seats: list[list[str]]
    """What lies before each seat, fact by fact."""
    aloud: list[str]
    """What is read out to everybody, such as a question that is asked."""


class TableInWords(Struct):
    """The game in plain words, for terminals, screen readers, and boards that are still to be drawn."""

    number: int
    """The last entry of the log that is contained in this."""
    version: int
    """What a move must name that answers this."""
    picture: Picture | None
    """None before the game has begun."""
    question: str | None
    """What is asked of the seat to act."""
    choices: list[Choice]
    """Every action of the game, allowed or not, while the reader is asked; otherwise none."""
    prospect: list[int] | None
    """By seat: what taking everything on offer would bring if everything counted at once; None if nothing is."""
    sheet: list[SheetPart]
    log: list[EntryInWords]


class Fairness(Struct):
    """What proves that luck was not chosen."""

    commitment: str
    """The SHA-256 of the key, fixed when the table was founded."""
    contributions: list[str]
    """By seat; shown once the game has begun."""
    key: str | None
    """Revealed when the game is over."""


class Proof(Fairness):
    """What a record says of its luck."""

    proven: bool
    """Whether all of it was found to follow from the key that was revealed."""


class Moment(Struct):
    """A game after one action of its record; everything lies open, as it does in the record."""

    number: int
    """How many actions were played; 0 is the beginning."""
    seat: int | None
    """Who acted; None at the beginning, like the action."""
    action: str | None
    words: str | None
    """The action as a button would say it."""
    view: dict[str, Any]
    phase: str
    to_act: int | None
    scores: list[int]
    events: list[dict[str, Any]]
    sentences: list[SentenceInWords]
    landmark: str | None
    """What begins here, such as an epoch, in words."""
    landmark_kind: str | None
    """The same for programs, as the game names it."""
    scores_said: list[str | None] | UnsetType = UNSET
    """The scores as people write them, in a game whose scores are no amounts."""
    picture: Picture | UnsetType = UNSET
    """The table in words, where it was asked for."""


class Replay(Struct):
    """A whole game, moment by moment."""

    game: str
    title: str
    players: int
    names: list[str]
    options: dict[str, bool]
    rules: int
    scores: list[int]
    """As the record leaves them."""
    ranking: list[int]
    fairness: Proof | None
    """None where luck was not committed to."""
    moments: list[Moment]
    sheet: list[SheetPart]


class TableInfo(Struct):
    """A table: what was decided about it, who sits there, and how far it is."""

    id: str
    game: str
    rules: int
    status: Status
    options: dict[str, bool]
    public: bool
    spectators: bool
    pace: Pace
    seconds: int
    """For each decision."""
    reserve: int
    chairs: list[ChairInfo]
    yours: bool
    """Whether the reader founded it, and may close it or fill its seats with bots."""
    fairness: Fairness
    composed: bool
    """Whether the game began from a moment of a record: then its own record proves nothing of its luck."""
    rematch: str | None
    """The table where the same people play again."""
    created_at: int
    ranking: list[int] | None
    """The seats from first to last, when the game is over."""
    places: list[int] | None
    """By seat, from 1 on, when the game is over; seats that nothing sets apart share one."""


class TableNow(Struct, tag_field="type", tag="table"):
    """Everything about a table at one moment: what a newcomer is told, and whoever asks again."""

    number: int
    """The last entry of the log that is contained in this."""
    table: TableInfo
    position: Position | None
    """None before the game has begun."""
    seat: int | None
    """The reader's own."""
    own: Own | None
    log: list[LogEntry]
    """What the reader has missed; the latest entries for a newcomer."""


class Update(Struct, tag_field="type", tag="update", omit_defaults=True):
    """One more entry of the log, and what it changed."""

    number: int
    entry: LogEntry
    table: TableInfo | UnsetType = UNSET
    position: Position | UnsetType = UNSET
    own: Own | UnsetType = UNSET
    """Comes with a position where it concerns the reader; a position without it asks nothing of the reader."""


class Done(Struct, tag_field="type", tag="done"):
    """A request was done, or had been done before."""

    number: int
    """The entry of the log that it became."""
    version: int
    request: str | None = None


class Fault(Struct, tag_field="type", tag="fault", omit_defaults=True):
    """Why something was not done."""

    code: str
    """For programs: `illegal`, `stale`, `not-your-turn` ..."""
    sentence: str
    """For people, in their language."""
    rule: str | None = None
    """The paragraph that forbids a move."""
    line: int | None = None
    """Where in a record it is."""
    request: str | None = None
    now: TableNow | None = None
    """What is true now, where the client believed something else."""


class YourTurn(Struct):
    """A table asks you; answer with a move of this version."""

    table: str
    game: str
    seat: int
    version: int
    view: dict[str, Any]
    legal: list[str]
    clock: Clock


class Me(Struct):
    """Whoever asks."""

    kind: Literal["guest", "account", "bot"] | None
    """None: a stranger, who becomes a guest by sitting down."""
    name: str | None
    language: Language
    settings: PersonSettings | None


class OptionInfo(Struct):
    """What a table may decide before the game."""

    name: str
    words: str
    help: str
    default: bool
    rule: str


class Fact(Struct):
    """A number that orders may ask about."""

    name: str
    words: str


class GameInfo(Struct):
    """A game of the house."""

    name: str
    title: str
    tagline: str
    """What it is about, in one sentence."""
    length: str
    """How long a game lasts, in words."""
    citation: str
    """How paragraphs of its rulebook are cited: what comes before their number."""
    players: list[int]
    rules: int
    options: list[OptionInfo]
    facts: list[Fact]
    phases: list[str]
    bots: list[str]


class Health(Struct):
    """Whether the house is well."""

    status: Literal["well"]
    version: str


class Pong(Struct, tag_field="type", tag="pong"):
    """The house is there."""


ToClient = TableNow | Update | Done | Fault | Pong


class Play(Move, tag_field="do", tag="play", forbid_unknown_fields=True):
    """An action, by websocket."""


class TakeBackLive(TakeBack, tag_field="do", tag="take_back", forbid_unknown_fields=True):
    """The latest action is taken back, by websocket."""


class SayLive(Say, tag_field="do", tag="say", forbid_unknown_fields=True):
    """A line for the chat, by websocket."""


class Resume(Struct, tag_field="do", tag="resume", forbid_unknown_fields=True):
    """Tell me what I missed since this entry of the log; without one, everything that counts."""

    seen: Annotated[int, Meta(ge=-1, le=LONGEST_LOG)] | None = None


class Ping(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Asks whether the house is still there."""


FromClient = Play | TakeBackLive | SayLive | Resume | Ping

encode = msgspec.json.Encoder().encode
