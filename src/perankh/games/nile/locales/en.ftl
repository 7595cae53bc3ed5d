### Every word of Nile that a player reads, in English.

title = Nile
tagline = Sow your fields, wait for the river, and bring home a little of every crop.
length = 30 minutes


## Cards: the bare word, and the forms in which sentences use it

card-papyrus = papyrus
    .a = a papyrus card
    .the = the papyrus card
    .many = papyrus cards
card-wheat = wheat
    .a = a wheat card
    .the = the wheat card
    .many = wheat cards
card-lettuce = lettuce
    .a = a lettuce card
    .the = the lettuce card
    .many = lettuce cards
card-castor = castor
    .a = a castor card
    .the = the castor card
    .many = castor cards
card-flax = flax
    .a = a flax card
    .the = the flax card
    .many = flax cards
card-papyrus-wheat = papyrus/wheat
    .a = a papyrus/wheat card
    .the = the papyrus/wheat card
    .many = papyrus/wheat cards
card-papyrus-lettuce = papyrus/lettuce
    .a = a papyrus/lettuce card
    .the = the papyrus/lettuce card
    .many = papyrus/lettuce cards
card-papyrus-castor = papyrus/castor
    .a = a papyrus/castor card
    .the = the papyrus/castor card
    .many = papyrus/castor cards
card-papyrus-flax = papyrus/flax
    .a = a papyrus/flax card
    .the = the papyrus/flax card
    .many = papyrus/flax cards
card-wheat-lettuce = wheat/lettuce
    .a = a wheat/lettuce card
    .the = the wheat/lettuce card
    .many = wheat/lettuce cards
card-wheat-castor = wheat/castor
    .a = a wheat/castor card
    .the = the wheat/castor card
    .many = wheat/castor cards
card-wheat-flax = wheat/flax
    .a = a wheat/flax card
    .the = the wheat/flax card
    .many = wheat/flax cards
card-lettuce-castor = lettuce/castor
    .a = a lettuce/castor card
    .the = the lettuce/castor card
    .many = lettuce/castor cards
card-lettuce-flax = lettuce/flax
    .a = a lettuce/flax card
    .the = the lettuce/flax card
    .many = lettuce/flax cards
card-castor-flax = castor/flax
    .a = a castor/flax card
    .the = the castor/flax card
    .many = castor/flax cards
card-stored_papyrus = stored papyrus
    .a = a papyrus card from the stock
    .the = the papyrus card from the stock
    .many = papyrus cards from the stock
card-stored_wheat = stored wheat
    .a = a wheat card from the stock
    .the = the wheat card from the stock
    .many = wheat cards from the stock
card-stored_lettuce = stored lettuce
    .a = a lettuce card from the stock
    .the = the lettuce card from the stock
    .many = lettuce cards from the stock
card-stored_castor = stored castor
    .a = a castor card from the stock
    .the = the castor card from the stock
    .many = castor cards from the stock
card-stored_flax = stored flax
    .a = a flax card from the stock
    .the = the flax card from the stock
    .many = flax cards from the stock
card-locusts = locusts
    .a = the locusts
    .the = the locusts
    .many = locusts

crop-papyrus = papyrus
    .a = a papyrus card
    .many = papyrus cards
crop-wheat = wheat
    .a = a wheat card
    .many = wheat cards
crop-lettuce = lettuce
    .a = a lettuce card
    .many = lettuce cards
crop-castor = castor
    .a = a castor card
    .many = castor cards
crop-flax = flax
    .a = a flax card
    .many = flax cards


## What a player can choose

action-market = Market: discard { $a_card }
action-offer = Offering: discard { $a_card }
action-pass = Pass
action-plant = Plant { $a_card }
action-speculate = Speculate on { $card }
action-stop = Stop


## What a player is asked

phase-trade = Will you trade two cards, at the market or as an offering, or pass?
phase-market = Which second card will you discard at the market?
phase-offering = Which second card will you offer to Hapi?
phase-plant = Will you plant, speculate, or pass?
phase-planting = Will you plant another card, or stop?
phase-speculating = Will you speculate with a second card, or stop?
phase-over = The game is over.


## What a person at a real table is asked

outcome-first_player = Which seat begins?
outcome-removed = Which speculation card goes back into the box?
outcome-card = Which card was drawn?


## What a table may decide before the game

option-fast_variant = Faster game for two or three
option-fast_variant-help = With two players, two cards of each crop and five speculation cards stay in the box; with three, one card of each crop. With four or five, nothing changes.
option-pay_per_crop = Speculation pays by crop
option-pay_per_crop-help = Two speculation cards that foretell the same flooded crop pay three cards together, instead of three each.


## What happens

event-begins = { $seat } begins.
event-removed =
    { $count ->
        [1] For a faster game, { $a_card } stays in the box.
       *[other] For a faster game, { $count } { $many_card } stay in the box.
    }
event-dealt = { $seat } is dealt { $a_card }.
    .unseen = { $seat } is dealt a card.
event-flooded = { $seat } turns the flood: { $a_card }.
event-locusts_came = { $seat } turns up the locusts.
event-locusts_found_nothing = The locusts find no field.
event-eaten =
    { $count ->
        [1] The locusts eat the field of { $crop } of { $seat }, 1 card.
       *[other] The locusts eat the field of { $crop } of { $seat }, { $count } cards.
    }
event-came_true = { $seat } has foretold the flood with { $the_card }.
event-failed = { $seat } has speculated in vain with { $the_card }.
event-harvested = { $seat } harvests { $crop }.
event-discarded = { $seat } discards { $a_card }.
event-discarded_from_stock = { $seat } discards { $a_crop } from the stock.
event-offered = { $seat } makes an offering to Hapi: a new flood comes.
event-could_not_trade = { $seat } has too few cards to trade.
event-planted =
    { $count ->
        [1] { $seat } plants { $a_crop }.
       *[other] { $seat } plants { $count } { $many_crop }.
    }
event-overgrown =
    { $count ->
        [1] { $seat } loses the field of { $crop } to a larger one: 1 card is discarded.
       *[other] { $seat } loses the field of { $crop } to a larger one: { $count } cards are discarded.
    }
event-speculated = { $seat } speculates on { $card }.
event-could_not_plant = { $seat } has no card left to plant or to speculate with.
event-drew = { $seat } draws { $a_card }.
    .unseen = { $seat } draws a card.
event-reshuffled =
    { $passes_left ->
        [1] The deck is empty, and a new one is shuffled: it is the last.
       *[other] The deck is empty, and a new one is shuffled: { $passes_left } are left to play, with this one.
    }
event-deck_spent = The last deck is spent.
event-scored_pile =
    { $count ->
        [0] { $seat } has no { $crop } in stock.
        [1] { $seat } has 1 { $crop } card in stock.
       *[other] { $seat } has { $count } { $many_crop } in stock.
    }
event-stock_counted = The stock of { $seat } has been counted.
event-game_ended =
    { $winners ->
        [1] The game is over: { $seat } wins.
       *[other] The game is over: { $seat } shares the victory.
    }


## Why an action is not allowed

refusal-game-over = The game is over: nothing more can be played.
refusal-trade-first = You may still trade: pass when you are done, and then plant or speculate.
refusal-trading-over = Trading is over for this turn: it comes before planting and speculating.
refusal-nothing-begun = You have begun nothing that you could stop: pass if you do not want to do anything.
refusal-stop-instead = You have begun already, so you can no longer pass: stop when you have played what you want.
refusal-not-in-hand = You do not hold { $a_card }.
refusal-not-in-stock = There is no { $card } card in your stock.
refusal-lonely-card = A trade takes two cards, and you do not have two.
refusal-two-cards = A trade takes exactly { $count } cards, and you have named more.
refusal-second-card =
    { $trade ->
        [market] You have discarded one card at the market: first choose the second.
       *[offer] You have discarded one card as an offering: first choose the second.
    }
refusal-only-crops = Only crop cards are planted, and { $the_card } is a speculation card.
refusal-only-from-hand = You plant and speculate with cards of your hand only: the { $card } in your stock can be traded, and counts at the end.
refusal-no-speculation-card = You speculate with speculation cards, and { $the_card } is a crop card.
refusal-crop-flooded = No { $card } can be planted while { $card } is flooded.
refusal-speculation-flooded = A crop on { $the_card } is flooded, so it cannot be played now.
refusal-single-card = One { $card } card alone starts no field: it takes two, or one card of another crop beside it, which starts a field or joins one of yours.
refusal-field-of-others = Somebody else has a field of { $card }: it takes { $count } { $many_card } from your hand to replace it.
refusal-field-too-small = A field of { $card } takes { $count } cards here: plant more of them.
refusal-two-crops = With a new field, cards of two crops are planted only as one card of each: { $the_card } cannot be added.
refusal-no-place-in-pair = { $the_card } would need a field of yours, or a crop that nobody has and no flood covers.
refusal-planting-complete = What you named before is planted as it is: no card can follow.
refusal-planting-begun = You are planting, and nobody plants and speculates in the same turn.
refusal-speculation-begun = You are speculating, and nobody speculates and plants in the same turn.
refusal-two-speculations = Nobody speculates with more than { $count } cards.


## What an order given in advance may ask about: each reads after a number, or before one

fact-passes_left = decks left to play, with this one
fact-deck_left = cards left in the deck
fact-own_hand = cards in your hand
fact-own_stock = cards in your stock
fact-own_smallest_pile = cards in the smallest pile of your stock
fact-hand_speculations = speculation cards in your hand
fact-hand_papyrus = { card-papyrus.many } in your hand
fact-hand_wheat = { card-wheat.many } in your hand
fact-hand_lettuce = { card-lettuce.many } in your hand
fact-hand_castor = { card-castor.many } in your hand
fact-hand_flax = { card-flax.many } in your hand
fact-stock_papyrus = { card-papyrus.many } in your stock
fact-stock_wheat = { card-wheat.many } in your stock
fact-stock_lettuce = { card-lettuce.many } in your stock
fact-stock_castor = { card-castor.many } in your stock
fact-stock_flax = { card-flax.many } in your stock
fact-own_field_papyrus = cards in your field of papyrus
fact-own_field_wheat = cards in your field of wheat
fact-own_field_lettuce = cards in your field of lettuce
fact-own_field_castor = cards in your field of castor
fact-own_field_flax = cards in your field of flax
fact-others_field_papyrus = cards in somebody else's field of papyrus
fact-others_field_wheat = cards in somebody else's field of wheat
fact-others_field_lettuce = cards in somebody else's field of lettuce
fact-others_field_castor = cards in somebody else's field of castor
fact-others_field_flax = cards in somebody else's field of flax
fact-flooded_papyrus = floods on papyrus now (0 or 1)
fact-flooded_wheat = floods on wheat now (0 or 1)
fact-flooded_lettuce = floods on lettuce now (0 or 1)
fact-flooded_castor = floods on castor now (0 or 1)
fact-flooded_flax = floods on flax now (0 or 1)


## The score sheet

sheet-piles = Piles, from the smallest
sheet-epoch = Stocks
sheet-total = Score
sheet-now = If it ended now
sheet-end = At the end of the game, as it stands


## What people look for in a replay

landmark-flood = Flood
landmark-locusts = Locusts
landmark-deck = New deck
landmark-end = The end


## The table in words

picture-flood = Flood: { $crops }
picture-no-flood = Flood: none yet
picture-deck =
    { $passes_left ->
        [0] Deck: spent
        [1] Deck: { $count } left, the last deck
       *[other] Deck: { $count } left, and { $passes_left } decks to play with this one
    }
picture-locusts-in = Locusts: in the deck
picture-locusts-out = Locusts: set aside
picture-player = { $seat }: { $hand } in hand; { $stock } in stock
picture-fields = Fields: { $cards }
picture-hand = Hand: { $cards }
picture-stock = Stock: { $cards }
picture-speculation = Speculation: { $cards }
picture-planting = Laid out to plant: { $cards }
picture-none = none
picture-face-down = { $count } face down
picture-count = { $count } { $card }
