"""Records: a whole match as a text that people read and `replay` checks move by move, without a random generator.

    [Game "ra"]
    [Rules 1]
    [Players 3]
    [Options {"god_may_take_disaster": true}]
    [Names ["Anna", "Karim", "Lea"]]
    [Scores [31, 24, 40]]
    [Ranking [2, 0, 1]]

    0. set up -> 13-8-5-2, 12-9-6-3, 11-10-7-4
    1. seat 0: draw -> pharaoh
    2. seat 1: invoke

A header is a name and a JSON value. Scores and Ranking stand only under a finished match, Position only above a match
that did not begin with the set-up, and Luck where luck was committed to: its commitment and contributions, and its key
once the match is over. What luck decided follows an arrow. Lines that open with a semicolon are comments.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from perankh.engine.errors import (
    IllegalAction,
    ImpossibleOutcome,
    InvalidRecord,
    InvalidSetup,
    PerankhError,
    UnreadableAction,
)
from perankh.engine.luck import KEY_BYTES, Committed, Seal, Seeded
from perankh.engine.reading import shown
from perankh.engine.registry import game_named

if TYPE_CHECKING:
    from perankh.engine.game import Game
    from perankh.engine.match import Match, Turn

Headers = dict[str, tuple[int, Any]]
"""The value of each header, with the line it stands on."""

HEADER = re.compile(r"\[([A-Z][A-Za-z]*) (.+)\]")
LINE_ENDS = {ord(end): f"\\u{ord(end):04x}" for end in "\x85\u2028\u2029"}
"""What ends a line of text though not a line of JSON: nobody may break a record by what they contribute to luck."""
MOVE = re.compile(r"([0-9]{1,6})\. (?:seat ([0-9]{1,3}): )?([^>]+?)(?: -> (.+))?")


def write(match: Match) -> str:
    """The record of a match."""
    headers: dict[str, Any] = {
        "Game": match.game.name,
        "Rules": match.rules,
        "Players": match.players,
        "Options": match.options,
    }
    if match.names:
        headers["Names"] = match.names
    if match.start is not None:
        headers["Position"] = {name: value for name, value in match.start.items() if name != "rules"}
    if match.seal is not None:
        headers["Luck"] = _written_seal(match.seal, is_revealed=match.is_over)
    if match.is_over:
        headers |= {"Scores": match.scores, "Ranking": match.ranking}
    lines = [f"[{name} {_on_one_line(value)}]" for name, value in headers.items()]
    first = 0 if match.start is None else 1
    moves = [_written_move(number, turn) for number, turn in enumerate(match.history, first)]
    return "\n".join([*lines, "", *moves]) + "\n"


def _on_one_line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False).translate(LINE_ENDS)


def _written_seal(seal: Seal, is_revealed: bool) -> dict[str, Any]:
    written: dict[str, Any] = {"commitment": seal.commitment, "contributions": list(seal.contributions)}
    return written | ({"key": seal.key} if is_revealed and seal.key else {})


def _written_move(number: int, turn: Turn) -> str:
    who = "" if turn.seat is None else f"seat {turn.seat}: "
    luck = f" -> {', '.join(turn.outcomes)}" if turn.outcomes else ""
    return f"{number}. {who}{turn.action}{luck}"


def replay(text: str) -> Match:
    """The match that a record tells, or InvalidRecord with the line and the rule it breaks."""
    if not isinstance(text, str):
        raise InvalidRecord(f"a record is a text, not {shown(text)}")
    *_, match = moments(text)
    return match


def moments(text: str) -> Iterator[Match]:
    """The match that a record tells, at its beginning and after each move: always the same one, a move further.

    What speaks against the record as a whole is raised after the last move.
    """
    headers, moves = _taken_apart(text)
    match = _opened(headers)
    number = 0 if match.start is None else 1
    if match.start is not None:
        yield match
    for line, move in moves:
        _play_line(match, line, move, number)
        number += 1
        yield match
    if not match.history and match.start is None:
        raise InvalidRecord("the record holds no moves, not even the set-up")
    _check_result(match, headers)
    if "Luck" in headers and match.seal is None:
        match.keep_sealed(_read_seal(headers["Luck"][1]))


def _taken_apart(text: str) -> tuple[Headers, list[tuple[int, re.Match[str]]]]:
    headers: Headers = {}
    moves: list[tuple[int, re.Match[str]]] = []
    for line, content in _meaningful_lines(text):
        if content.startswith("["):
            name, value = _read_header(line, content)
            if moves or name in headers:
                raise InvalidRecord(f"header {name} stands where none may stand", line)
            headers[name] = (line, value)
            continue
        move = MOVE.fullmatch(content)
        if move is None:
            raise InvalidRecord(f"{shown(content)} is neither a header nor a move", line)
        moves.append((line, move))
    return headers, moves


def _meaningful_lines(text: str) -> Iterator[tuple[int, str]]:
    for line, written in enumerate(text.splitlines(), 1):
        content = written.strip()
        if content and not content.startswith(";"):
            yield line, content


def _read_header(line: int, content: str) -> tuple[str, Any]:
    found = HEADER.fullmatch(content)
    try:
        if found is None:
            raise ValueError
        return found[1], json.loads(found[2])
    except (ValueError, RecursionError):
        raise InvalidRecord(f"{shown(content)} is not a header", line) from None


def _opened(headers: Headers) -> Match:
    """The match that the headers announce, before its first move."""
    from perankh.engine.match import Match, match_from

    game = _judge(headers, "Game", lambda name: game_named(shown(name) if not isinstance(name, str) else name))
    rules = _judge(headers, "Rules", game.check_rules)
    _judge(headers, "Players", game.check_players)
    options = _judge(headers, "Options", partial(_checked_options, game))
    if "Position" in headers:
        if "Luck" in headers:
            raise InvalidRecord("luck can only be proven from the set-up on", headers["Luck"][0])
        match: Match = _judge(headers, "Position", lambda position: match_from(game.name, _dated(position, rules)))
        _check_agreement(headers, "Rules", match.rules)
        _check_agreement(headers, "Players", match.players)
        _check_agreement(headers, "Options", match.options)
    else:
        state = game.new_state(options, rules)
        state.players = headers["Players"][1]
        seal = _judge(headers, "Luck", _read_seal) if "Luck" in headers else None
        luck = Seeded() if seal is None or seal.key is None else Committed(bytes.fromhex(seal.key), seal.contributions)
        match = Match(game, state, luck)
    if "Names" in headers:
        _judge(headers, "Names", match.rename)
    return match


def _judge(headers: Headers, name: str, check: Callable[[Any], Any]) -> Any:
    """What comes of a header's value; what speaks against it is told with its line."""
    if name not in headers:
        raise InvalidRecord(f"header {name} is missing")
    line, value = headers[name]
    try:
        return check(value)
    except PerankhError as fault:
        raise InvalidRecord(str(fault), line) from fault


def _dated(position: Any, rules: int) -> Any:
    """A position of a record, which plays by the rules of its record: they need not be the newest any more."""
    return {"rules": rules} | position if isinstance(position, dict) else position


def _checked_options(game: Game, options: Any) -> dict[str, bool]:
    if not isinstance(options, dict):
        raise InvalidSetup("Options must map names to true or false")
    return game.check_options(options)


def _read_seal(written: Any) -> Seal:
    """The seal of a record; a key that was revealed must be the one committed to."""
    fields = written if isinstance(written, dict) else {}
    commitment, contributions, key = (fields.get(name) for name in ("commitment", "contributions", "key"))
    if not _is_hexadecimal(commitment) or not isinstance(contributions, list) or not all(map(_is_text, contributions)):
        raise InvalidSetup("Luck needs a commitment and a list of contributions")
    if key is not None and not _is_hexadecimal(key):
        raise InvalidSetup("the key of Luck is written in hexadecimal")
    if key is not None and Committed(bytes.fromhex(key)).commitment != commitment:
        raise InvalidSetup("the key of Luck is not the one that was committed to")
    return Seal(str(commitment), tuple(contributions), key)


def _is_hexadecimal(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{2 * KEY_BYTES}}}", value) is not None


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _check_agreement(headers: Headers, name: str, true: Any) -> None:
    line, claimed = headers[name]
    if claimed != true:
        raise InvalidRecord(f"the position has {name} {true}, the record claims {shown(claimed)}", line)


def _play_line(match: Match, line: int, move: re.Match[str], number: int) -> None:
    from perankh.engine.match import SET_UP

    written, seat, action, told = move.groups()
    if int(written) != number:
        raise InvalidRecord(f"move {number} is expected here, not {written}", line)
    outcomes = told.split(", ") if told else []
    is_proven = match.seal is not None
    try:
        if number == 0:
            if action != SET_UP or seat is not None:
                raise InvalidRecord(f"a record begins with '0. {SET_UP}', not {shown(action)}", line)
            match.set_up(match.players, None if is_proven else outcomes)
            _check_luck(match, line, outcomes)
            return
        if seat is None or (not match.is_over and int(seat) != match.to_act):
            who = "nobody" if seat is None else f"seat {seat}"
            raise InvalidRecord(f"seat {match.to_act} is to act, not {who} ({match.rule})", line, rule=match.rule)
        match.play(action, None if is_proven else outcomes)
        _check_luck(match, line, outcomes)
    except IllegalAction as fault:
        raise InvalidRecord(str(fault), line, fault.rule, action) from fault
    except (UnreadableAction, ImpossibleOutcome) as fault:
        raise InvalidRecord(str(fault), line) from fault


def _check_luck(match: Match, line: int, told: list[str]) -> None:
    """What the record tells must be what the key gives."""
    drawn = list(match.history[-1].outcomes)
    if drawn != told:
        raise InvalidRecord(f"luck fell as {', '.join(told) or 'nothing'}, but the key gives {', '.join(drawn)}", line)


def _check_result(match: Match, headers: Headers) -> None:
    """A result must be there exactly when the match is over, and be what the moves led to."""
    if match.is_over and "Luck" in headers and match.seal is None:
        raise InvalidRecord("the match is over, but the key of its luck was not revealed", headers["Luck"][0])
    for name, true in (("Scores", match.scores), ("Ranking", match.ranking)):
        line, claimed = headers.get(name, (0, None))
        if match.is_over and claimed != true:
            raise InvalidRecord(f"the moves lead to {name} {true}, the record claims {claimed}", line)
        if not match.is_over and claimed is not None:
            raise InvalidRecord(f"the record claims {name} but ends before the game does", line)
