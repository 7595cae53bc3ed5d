### Every word of Pharaon Absolu that a player reads, in English.

title = Pharaon Absolu
tagline = Gather the six series of Pharaoh cards in your pyramid, and bring your camel home to Ra's blessing.
length = 30 to 60 minutes


## Pharaoh cards: the bare word, and the forms in which sentences use it

card-soldier = soldier
    .a = a soldier
    .the = the soldier
    .many = soldiers
    .no = no soldier
card-priest = priest
    .a = a priest
    .the = the priest
    .many = priests
    .no = no priest
card-artisan = artisan
    .a = an artisan
    .the = the artisan
    .many = artisans
    .no = no artisan
card-food = food
    .a = a food card
    .the = the food card
    .many = food cards
    .no = no food card
card-musician = musician
    .a = a musician
    .the = the musician
    .many = musicians
    .no = no musician
card-blessing = blessing of Ra
    .a = a blessing of Ra
    .the = the blessing of Ra
    .many = blessings of Ra
    .no = no blessing of Ra


## Squares

place-start = Start
place-card = Card
place-pyramid = Pyramid
place-oasis = Oasis
place-exchange = Exchange
place-roll_again = Roll again
place-combat = Combat


## Question and Action cards

find-question = a question
find-vizier = The vizier's favour
find-flood = A generous flood
find-robbers = Tomb robbers
find-sandstorm = Sandstorm
find-snake = A snake on the trail
find-wind = North wind
find-caravan = Caravan
find-architect = The royal architect
find-tax = The pharaoh's tax
find-market = The market of Memphis
find-pilgrimage = Pilgrimage
find-cat = The sacred cat

level-easy = easy
level-medium = medium
level-hard = hard

theme-history = history
theme-gods = the gods
theme-life = everyday life
theme-writing = writing
theme-nile = the Nile
theme-monuments = monuments
theme-science = science
theme-pharaohs = pharaohs

question-card = Question card { $number } ({ $theme }).
question-offered = { $level }: { $question }
question-choice = { $letter }) { $text }
question-answer = { $explanation } The right answer: “{ $answer }”.


## What a player can choose

action-roll = Roll the die
action-stay = Stay on this square
action-advance = Advance one square
action-draw = Draw a Pharaoh card
action-pass = Do nothing
action-secure = Secure { $a_card } in your pyramid
action-exchange = Exchange cards with { $other }
action-fight = Fight { $other }
action-lay = Lay { $a_card } face down
action-enough = That is enough
action-rob = Rob the pyramid of { $other }
action-ask =
    { $level ->
       *[other] Ask the { $level } question
    }
action-answer = Answer { $choice }
action-speak = Say the answer aloud, and look
action-recall =
    { $skill ->
        [poorly] Recall the answer, knowing little
        [fairly] Recall the answer, knowing something
       *[well] Recall the answer, knowing a lot
    }
action-judge =
    { $verdict ->
        [right] The answer was right
       *[wrong] The answer was wrong
    }
action-give = Give up { $a_card }


## What a player is asked

phase-turn = It is your turn: roll the die.
phase-six = You have rolled a six: will you stay on this square, or roll again instead?
phase-start = You have come past Start: will you draw a Pharaoh card?
phase-secure = Which card will you secure in your pyramid?
phase-exchange = With whom will you exchange cards?
phase-combat = Whom will you fight?
phase-stake = Which card will you lay face down? Lay as many as you like, in the order of the series.
phase-match = Which card will you lay against those of the other player?
phase-robbery = Whose pyramid will you rob?
phase-level = Which of the three questions will you ask?
phase-question = What is the answer?
phase-judgement = You have heard the answer: was it right?
phase-advance = The answer is right: will you advance one square?
phase-tribute = Which card will you give up to the pharaoh's tax?
phase-over = The game is over.


## What a person at a real table is asked

outcome-die = What does the die show?
outcome-card = Which Pharaoh card was drawn?
outcome-find = Which card was turned up: a question, or which action?
outcome-question = Which question card is it?
outcome-place = On which place does the right answer stand?
outcome-memory = Was the answer right?
outcome-robbed = Which card was taken from the pyramid?


## What a table may decide before the game

option-short_board = Short board
option-short_board-help = The board has 24 squares instead of 40, for a shorter game.
option-pyramid_duplicates = Decoys in the pyramid
option-pyramid_duplicates-help = A pyramid may hold a series twice, to lead tomb robbers astray.
option-over_fifteen = Players over fifteen
option-over_fifteen-help = Nobody draws a card for coming past Start.
option-under_eight = Players under eight
option-under_eight-help = Nobody has to answer a question.
option-expert = Experts on Egypt
option-expert-help = Questions come without answers to choose from: say yours aloud, and your left neighbour judges.


## What happens

event-dealt = { $seat } is dealt { $a_card }.
    .unseen = { $seat } is dealt a Pharaoh card.
event-rolled = { $seat } rolls a { $die }.
event-moved = { $seat } moves to square { $square }: { $place }.
event-blocked = { $seat } must reach Start exactly, and does not move.
event-drew = { $seat } draws { $a_card }.
    .unseen = { $seat } draws a Pharaoh card.
event-nothing_to_draw = Every Pharaoh card is secured: { $seat } draws nothing.
event-returned =
    { $count ->
        [1] The pile is empty: { $seat } returns 1 card to it.
       *[other] The pile is empty: { $seat } returns { $count } cards to it.
    }
event-passed = { $seat } passes.
event-plays_again = { $seat } plays again.
event-found = { $other } turns up a card for { $seat }: { $find }.
event-no_effect = “{ $find }” has no effect for { $seat }.
event-will_miss = { $seat } will miss the next turn.
event-missed = { $seat } misses this turn.
event-asked = { $seat } asks { $other } the { $level } question of card { $question }.
event-answered =
    { $verdict ->
        [right] { $seat } answers { $choice }, which is right.
       *[wrong] { $seat } answers { $choice }, which is wrong; { $right } was right.
    }
event-recalled =
    { $verdict ->
        [right] { $seat } knows the answer.
       *[wrong] { $seat } does not know the answer.
    }
event-spoke = { $seat } has said an answer and sees the right one.
event-judged =
    { $verdict ->
        [right] { $seat } finds the answer of { $other } right.
       *[wrong] { $seat } finds the answer of { $other } wrong.
    }
event-stayed = { $seat } stays there.
event-secured = { $seat } secures { $a_card }.
    .unseen = { $seat } secures a card in the pyramid.
event-completed = { $seat } has secured all six series, and heads home to Start.
event-broken = The series of { $seat } is no longer complete.
event-robbed = { $seat } robs the pyramid of { $other } and takes { $a_card }.
    .unseen = { $seat } robs the pyramid of { $other } and takes a card.
event-lost = { $seat } loses { $a_card } from the pyramid.
    .unseen = { $seat } loses a card from the pyramid.
event-taxed = { $seat } gives { $a_card } to { $other }.
    .unseen = { $seat } gives a card to { $other }.
event-exchanged = { $seat } exchanges cards with { $other }.
event-fought = { $seat } challenges { $other } to a combat.
event-laid = { $seat } lays { $a_card } face down.
    .unseen = { $seat } lays a card face down.
event-received = { $seat } receives { $a_card }.
    .unseen = { $seat } receives a card.
event-threw = { $seat } throws a { $die } in the combat.
event-won =
    { $count ->
        [1] { $seat } wins the combat, and 1 card of { $other }.
       *[other] { $seat } wins the combat, and { $count } cards of { $other }.
    }
event-came_home = { $seat } has come home to Start, and needs a one to reach Ra.
event-waited = { $seat } waits at Start for a one.
event-scored_series =
    { $count ->
        [0] { $seat } has secured no series.
        [1] { $seat } scores 1 for one series.
       *[other] { $seat } scores { $points } for { $count } series.
    }
event-scored_crown = { $seat } scores { $points } for the blessing of Ra.
event-scored = { $seat } has { $points } in all.
event-crowned = { $seat } reaches Ra and becomes the Absolute Pharaoh.
event-undecided = After { $turns } turns nobody has become the Absolute Pharaoh: the game ends undecided.


## Why an action is not allowed

refusal-game-over = The game is over: nothing more can be played.
refusal-roll-first = Your turn begins with a roll of the die: roll it.
refusal-after-six = You have rolled a six: either stay on this square or roll again.
refusal-at-start = You have come past Start: either draw a Pharaoh card or do nothing.
refusal-at-pyramid = You may secure one card in your pyramid now, or do nothing.
refusal-at-exchange = You may exchange cards with another player now, or do nothing.
refusal-at-combat = You may fight another player now, or do nothing.
refusal-lay-first = You are laying cards face down: lay one of your hand, or say that it is enough once you have laid one.
refusal-match-first = Lay as many of your cards face down as the other player has laid.
refusal-rob-first = Tomb robbers wait for your word: choose whose pyramid they rob.
refusal-ask-first = Choose which question to ask: the easy, the medium or the hard one.
refusal-answer-first = A question has been put to you: answer it first.
refusal-judge-first = An answer was said aloud: judge whether it was right.
refusal-after-answer = Your answer was right: either advance one square or stay on yours.
refusal-give-first = The pharaoh's tax takes a card of your choice: give one up.
refusal-secured-already = Your pyramid holds { $a_card } already, and at this table no series may lie in it twice.
refusal-not-in-hand = You hold { $no_card }: what lies in the pyramid, or with others, cannot be used.
refusal-not-with-yourself = That would be yourself: choose another player.
refusal-nobody-there = { $other } is empty: choose a player at this table.
refusal-empty-hand = That player has no card in hand: choose another one.
refusal-in-order = Cards are laid in the order of the series: it is too late for { $a_card }.
refusal-too-few-left = After { $the_card } you would have too few cards of the later series left: begin with an earlier one.
refusal-not-yourself = That is your own pyramid: choose another player's.
refusal-empty-pyramid = That pyramid is empty: choose another one.
refusal-not-aloud = At this table answers are chosen, not said aloud: choose one of those shown.
refusal-only-aloud = At this table there are no answers to choose from: say yours aloud.
refusal-not-shown = This question has { $count } answers to choose from: choose one of those.
refusal-must-answer = At this table every question must be answered, even by a guess.


## What an order given in advance may ask about: each reads after a number, or before one

fact-turn = turns so far
fact-rolls = rolls of the die in this turn
fact-pile = Pharaoh cards in the pile
fact-squares_to_start = squares to Start
fact-own_cards = cards in your hand
fact-own_secured = cards in your pyramid
fact-own_series = different series in your pyramid
fact-others_cards = cards in the fullest hand of the others
fact-others_secured = cards in the fullest pyramid of the others
fact-others_complete = other players with a complete series
fact-to_lay = cards that you still have to lay against another's
fact-on_start = your camel on Start (1 or 0)
fact-on_card = your camel on a Card square (1 or 0)
fact-on_pyramid = your camel on a Pyramid (1 or 0)
fact-on_oasis = your camel on an Oasis (1 or 0)
fact-on_exchange = your camel on an Exchange square (1 or 0)
fact-on_roll_again = your camel on Roll again (1 or 0)
fact-on_combat = your camel on a Combat square (1 or 0)
fact-own_soldier = { card-soldier.many } in your hand
fact-own_priest = { card-priest.many } in your hand
fact-own_artisan = { card-artisan.many } in your hand
fact-own_food = { card-food.many } in your hand
fact-own_musician = { card-musician.many } in your hand
fact-own_blessing = { card-blessing.many } in your hand
fact-secured_soldier = { card-soldier.many } in your pyramid
fact-secured_priest = { card-priest.many } in your pyramid
fact-secured_artisan = { card-artisan.many } in your pyramid
fact-secured_food = { card-food.many } in your pyramid
fact-secured_musician = { card-musician.many } in your pyramid
fact-secured_blessing = { card-blessing.many } in your pyramid


## The score sheet

sheet-series = Series
sheet-crown = Blessing of Ra
sheet-epoch =
    { $epoch ->
       *[1] The whole game
    }
sheet-total = Total
sheet-now = If the game ended now
sheet-end = At the end of the game, as it stands


## What people look for in a replay

landmark-question =
    { $level ->
       *[other] Question
    }
landmark-series = A complete series
landmark-robbery = Tomb robbers
landmark-combat = Combat
landmark-end = The end


## The table in words

picture-turn = Turn { $turn }, on a board of { $squares } squares
picture-piles = Pharaoh pile: { $pharaoh } cards; Question and Action cards that nobody has seen: { $unseen }
picture-player = { $seat }: square { $square }, { $place }
picture-also = ; { $mark }
picture-complete = series complete, on the way home
picture-misses = misses the next turn
picture-hand =
    { $count ->
        [0] Hand: empty
        [1] Hand of 1 card: { $cards }
       *[other] Hand of { $count } cards: { $cards }
    }
picture-pyramid =
    { $count ->
        [0] Pyramid: empty
        [1] Pyramid with 1 card: { $cards }
       *[other] Pyramid with { $count } cards: { $cards }
    }
picture-unknown = face down
picture-none = none
picture-count =
    { $count ->
        [1] { $card }
       *[other] { $count } { $many_card }
    }
picture-exchange = Exchange: { $seat } has laid { $mine } ({ $cards }), { $other } { $theirs } ({ $others_cards })
picture-combat = Combat: { $seat } has laid { $mine } ({ $cards }), { $other } { $theirs } ({ $others_cards })


## A question deck of one's own

file-questions = another deck of questions for Pharaon Absolu, checked when the house opens

fault-deck-missing = There is no file { $file }.
fault-deck-unreadable = The file { $file } cannot be read: { $reason }.
fault-deck-not-toml = The deck is not written in TOML: { $reason }.
fault-deck-no-cards = The deck holds no [[card]].
fault-deck-too-small = The deck has { $count } cards, and the game needs { $least }.
fault-deck-theme = Card { $card }: its theme must be one of { $known }.
fault-deck-unknown-field = Card { $card }: nothing is called { $name }.
fault-deck-no-level = Card { $card }: the { $level } question is missing.
fault-deck-right = Card { $card }, { $level }: right must be the place of the right choice, from 1 to { $most }.
fault-deck-no-language = Card { $card }, { $level }: the texts in the language { $language } are missing.
fault-deck-no-text = Card { $card }, { $level }, { $language }: { $name } must be written, on one line each.
fault-deck-no-end = Card { $card }, { $level }, { $language }: { $name } must end like a sentence.
fault-deck-choices = Card { $card }, { $level }, { $language }: there must be { $count } choices.
fault-deck-same-choices = Card { $card }, { $level }, { $language }: two choices are the same.
fault-deck-same-question = Card { $card }, { $level }, { $language }: card { $other } asks the same.
fault-deck-crowded = Of the { $level } questions, only { $count } have their right choice on place { $place }: spread them evenly.
