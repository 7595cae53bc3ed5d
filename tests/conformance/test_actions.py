"""Legal actions: what is offered, what is refused, and that both agree."""

from __future__ import annotations

import random

from perankh.engine.game import Game
from perankh.engine.luck import Fast
from perankh.engine.words import LANGUAGES
from tests.playing import every_moment, option_sets, state_of

MOST_GAMES_TO_REACH_EVERYTHING = 20_000


def test_actions_are_legal_exactly_when_nothing_forbids_them(game: Game) -> None:
    for match in every_moment(game):
        allowed = [code for code in range(len(game.actions)) if game.refuse(state_of(match), code) is None]
        assert [game.actions.names[code] for code in allowed] == match.legal()


def test_why_not_answers_none_exactly_for_legal_actions(game: Game) -> None:
    for move, match in enumerate(every_moment(game)):
        if move % 25 == 0:
            answered = [action for action in game.actions.names if match.why_not(action) is None]
            assert answered == match.legal()


def test_every_refusal_cites_a_paragraph_and_says_why_in_every_language(game: Game) -> None:
    told = set()
    for match in every_moment(game):
        for code, action in enumerate(game.actions.names):
            refusal = game.refuse(state_of(match), code)
            if refusal is None or (spelled := repr(refusal)) in told:
                continue
            told.add(spelled)
            for language in LANGUAGES:
                rule, sentence = match.why_not(action, lang=language)
                citation, _, number = rule.partition(" ")
                assert citation == game.citation
                assert number in game.rulebook[language].paragraphs
                assert sentence.endswith(".")
    assert told


def test_legal_codes_are_ascending_and_distinct(game: Game) -> None:
    for match in every_moment(game):
        codes = match._legal_codes()
        assert codes == sorted(set(codes))


def test_somebody_can_always_act_until_the_game_is_over(game: Game) -> None:
    for match in every_moment(game):
        assert bool(match.legal()) == (not match.is_over)


def test_a_person_can_always_act_until_the_game_is_over(game: Game) -> None:
    for match in every_moment(game):
        assert bool(match.offered()) == (not match.is_over)
        assert set(match.offered()) <= set(match.legal())


def test_what_only_programs_do_are_verbs_of_the_game(game: Game) -> None:
    assert game.for_programs <= set(game.actions.verbs)


def test_only_a_seat_of_the_table_is_asked(game: Game) -> None:
    for match in every_moment(game):
        assert match.to_act in ([None] if match.is_over else range(match.players))


def test_no_decision_offers_more_than_the_most_choices(game: Game) -> None:
    assert max(len(match.legal()) for match in every_moment(game)) <= game.most_choices


def test_legal_actions_leave_the_state_alone(game: Game) -> None:
    for match in every_moment(game):
        before = state_of(match).copy()
        match.legal()
        assert state_of(match).differences(before) == []


def test_the_greedy_choice_is_legal_and_leaves_the_state_alone(game: Game) -> None:
    for match in every_moment(game):
        codes = match._legal_codes()
        if not codes:
            continue
        before = state_of(match).copy()
        assert game.kernel.greedy(state_of(match), codes, len(codes)) in match._legal_codes()
        assert state_of(match).differences(before) == []


def test_every_action_and_every_phase_is_reached(game: Game) -> None:
    unseen_actions = set(range(len(game.actions)))
    unseen_phases = {int(phase) for phase in game.phases}
    chance = random.Random(1)
    actions = [0] * game.most_choices
    options = option_sets(game)
    for played in range(MOST_GAMES_TO_REACH_EVERYTHING):
        state = game.new_state(options[played % len(options)])
        state.luck = Fast(chance.getrandbits(64))
        game.kernel.set_up(state, chance.choice(game.players))
        while not game.kernel.is_over(state):
            unseen_phases.discard(state.phase)
            code = actions[chance.randrange(game.kernel.legal_actions(state, actions))]
            unseen_actions.discard(code)
            game.kernel.apply(state, code)
        unseen_phases.discard(state.phase)
        if not unseen_actions and not unseen_phases:
            break
    assert [game.actions.names[code] for code in unseen_actions] == []
    assert [game.phases(phase).name for phase in unseen_phases] == []
