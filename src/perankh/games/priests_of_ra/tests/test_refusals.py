"""Why an action is not allowed: one paragraph and one sentence, in each language."""

from __future__ import annotations

import pytest

from perankh import Match
from perankh.games.priests_of_ra.tests.builders import a_match

FULL = ["plague"] * 4 + ["pyramid"] * 4


@pytest.mark.parametrize(
    ("match", "action", "rule", "en", "fr"),
    [
        (a_match(lane=FULL), "draw", "Priests 5.5", "The lane is full", "La piste d'enchères est pleine"),
        (a_match(bag={}), "draw", "Priests 5.5", "The bag is empty", "Le sac est vide"),
        (a_match(), "show scribe", "Priests 5.3", "No tile has been drawn", "Aucune tuile piochée"),
        (a_match(), "stop", "Priests 8.4", "You have not just won a priest", "Vous ne venez pas de gagner de prêtre"),
        (
            a_match(drawn="farmer-fortress"),
            "show scribe",
            "Priests 5.3",
            "The tile you have drawn has no scribe: it shows a farmer or a fortress.",
            "Il n'y a pas de scribe sur la tuile piochée\u00a0: elle montre un fermier ou une forteresse.",
        ),
        (
            a_match(flips={"left": 1}, tiles={0: {"priest": 1, "scribe": 1}}),
            "flip market-farmer",
            "Priests 8.2",
            "You do not own a market that turns into a farmer.",
            "Parmi vos tuiles, aucune ne montre un marché en cachant un fermier.",
        ),
        (
            a_match(),
            "flip plague",
            "Priests 2.2",
            "There is no face to choose and nothing to turn over: a plague looks the same on both sides.",
            "On ne choisit pas la face de cette tuile et on ne la retourne pas\u00a0: une peste a deux côtés pareils.",
        ),
    ],
)
def test_a_refusal_says_why(match: Match, action: str, rule: str, en: str, fr: str) -> None:
    for language, words in (("en", en), ("fr", fr)):
        refused = match.why_not(action, language)
        assert refused is not None
        assert refused.rule == rule
        assert refused.sentence.startswith(words)
