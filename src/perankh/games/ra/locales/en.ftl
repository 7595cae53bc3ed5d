### Every word of Ra that a player reads, in English.

title = Ra
tagline = Bid your suns for the treasures of ancient Egypt, and call on Ra before somebody else does.
players-2 = two players: from later editions
length = 45 to 60 minutes


## Tiles: the bare word, and the forms in which sentences use it

tile-ra = Ra
    .a = a Ra tile
    .the = the Ra tile
    .many = Ra tiles
tile-god = god
    .a = a god
    .the = the god
    .many = gods
tile-gold = gold
    .a = a gold tile
    .the = the gold tile
    .many = gold tiles
tile-pharaoh = pharaoh
    .a = a pharaoh
    .the = the pharaoh
    .many = pharaohs
tile-nile = Nile
    .a = a Nile
    .the = the Nile
    .many = Niles
tile-flood = flood
    .a = a flood
    .the = the flood
    .many = floods
tile-art = art
    .a = an art tile
    .the = the art tile
    .many = art tiles
tile-agriculture = agriculture
    .a = an agriculture tile
    .the = the agriculture tile
    .many = agriculture tiles
tile-religion = religion
    .a = a religion tile
    .the = the religion tile
    .many = religion tiles
tile-astronomy = astronomy
    .a = an astronomy tile
    .the = the astronomy tile
    .many = astronomy tiles
tile-writing = writing
    .a = a writing tile
    .the = the writing tile
    .many = writing tiles
tile-fortress = fortress
    .a = a fortress
    .the = the fortress
    .many = fortresses
tile-obelisk = obelisk
    .a = an obelisk
    .the = the obelisk
    .many = obelisks
tile-palace = palace
    .a = a palace
    .the = the palace
    .many = palaces
tile-pyramid = pyramid
    .a = a pyramid
    .the = the pyramid
    .many = pyramids
tile-sphinx = sphinx
    .a = a sphinx
    .the = the sphinx
    .many = sphinxes
tile-statues = statues
    .a = a statues tile
    .the = the statues tile
    .many = statues tiles
tile-step_pyramid = step pyramid
    .a = a step pyramid
    .the = the step pyramid
    .many = step pyramids
tile-temple = temple
    .a = a temple
    .the = the temple
    .many = temples
tile-funeral = funeral
    .a = a funeral
    .the = the funeral
    .many = funerals
tile-drought = drought
    .a = a drought
    .the = the drought
    .many = droughts
tile-unrest = unrest
    .a = an unrest tile
    .the = the unrest tile
    .many = unrest tiles
tile-earthquake = earthquake
    .a = an earthquake
    .the = the earthquake
    .many = earthquakes


## What a player can choose

action-draw = Draw a tile
action-invoke = Invoke Ra
action-take = Take { $a_tile } with a god
action-stop = Stop playing gods
action-pass = Pass
action-bid = Bid sun { $sun }
action-lose = Lose { $a_tile }


## What a player is asked

phase-turn = It is your turn: what will you do?
phase-gods = Will you play another god, or stop?
phase-bid = Will you bid a sun, or pass?
phase-loss = Which tile will you lose to the disaster?
phase-over = The game is over.


## What a person at a real table is asked

outcome-tile = Which tile was drawn?
outcome-sun_set = Which set of suns was dealt?


## What a table may decide before the game

option-god_may_take_disaster = Gods may take disasters
option-god_may_take_disaster-help = With a god, a player may take a disaster from the lane, and suffers it at once.


## What happens

event-dealt = { $seat } is dealt the suns { $sun_set }.
event-epoch_began = Epoch { $epoch } begins: { $seat } owns the highest sun and plays first.
event-drew = { $seat } draws { $a_tile }.
event-ra_came = Ra tile number { $ra_track } starts an auction, with { $seat } as the priest of Ra.
event-invoked = { $seat } invokes Ra and starts an auction.
event-forced_to_invoke = The lane is full: { $seat } invokes Ra and starts an auction.
event-bid = { $seat } bids sun { $sun }.
event-passed = { $seat } passes.
event-could_not_bid = { $seat } has no sun high enough to bid, and passes.
event-nobody_bid = Nobody bids, and the centre sun stays where it is.
event-lane_boxed = Unsold, { $a_tile } goes from the lane to the box.
event-lane_lost = The epoch is over: { $a_tile } goes from the lane to the box.
event-won = { $seat } wins the auction with sun { $sun }, and takes sun { $centre_sun } from the centre, face down.
event-gained = { $seat } gains { $a_tile }.
event-took = { $seat } gives up a god and takes { $a_tile } from the lane.
event-struck = Disaster strikes { $seat }: { $tile }.
event-lost =
    { $count ->
        [1] { $seat } loses { $a_tile }.
       *[other] { $seat } loses { $count } { $many_tile }.
    }
event-track_filled = Ra tile number { $ra_track } fills the Ra track: epoch { $epoch } ends at once, without an auction.
event-suns_spent =
    { $ra_track ->
        [0] All suns are spent: epoch { $epoch } ends with no Ra tile on the Ra track.
        [1] All suns are spent: epoch { $epoch } ends with 1 Ra tile on the Ra track.
       *[other] All suns are spent: epoch { $epoch } ends with { $ra_track } Ra tiles on the Ra track.
    }
event-scored_gods =
    { $count ->
        [0] { $seat } has no god, and scores nothing for gods.
        [1] { $seat } scores { $points } fame for 1 god.
       *[other] { $seat } scores { $points } fame for { $count } gods.
    }
event-scored_pharaohs =
    { $points ->
        [0]
            { $count ->
                [0] { $seat } neither gains nor loses fame with no pharaoh.
                [1] { $seat } neither gains nor loses fame with 1 pharaoh.
               *[other] { $seat } neither gains nor loses fame with { $count } pharaohs.
            }
        [-2] { $seat } loses 2 fame for having the fewest pharaohs ({ $count }).
       *[other] { $seat } scores { $points } fame for having the most pharaohs ({ $count }).
    }
event-scored_nile =
    { $count ->
        [0] { $seat } has no Nile, and scores nothing for Niles.
        [1]
            { $points ->
                [0] { $seat } scores nothing for 1 Nile without a flood.
               *[other] { $seat } scores { $points } fame for 1 Nile.
            }
       *[other]
            { $points ->
                [0] { $seat } scores nothing for { $count } Niles without a flood.
               *[other] { $seat } scores { $points } fame for { $count } Niles.
            }
    }
event-scored_floods =
    { $count ->
        [0] { $seat } has no flood, and scores nothing for floods.
        [1] { $seat } scores { $points } fame for 1 flood.
       *[other] { $seat } scores { $points } fame for { $count } floods.
    }
event-scored_civilisations =
    { $count ->
        [0] { $seat } has no civilisation, and loses 5 fame.
        [1] { $seat } scores nothing for a single kind of civilisation.
        [2] { $seat } scores nothing for 2 different civilisations.
       *[other] { $seat } scores { $points } fame for { $count } different civilisations.
    }
event-scored_gold =
    { $count ->
        [0] { $seat } has no gold, and scores nothing for it.
        [1] { $seat } scores { $points } fame for 1 gold tile.
       *[other] { $seat } scores { $points } fame for { $count } gold tiles.
    }
event-scored_different_monuments =
    { $count ->
        [0] { $seat } has no monument, and scores nothing for monuments.
        [1] { $seat } scores { $points } fame for a single kind of monument.
       *[other] { $seat } scores { $points } fame for { $count } different monuments.
    }
event-scored_identical_monuments = { $seat } scores { $points } more fame for identical monuments: { $count } { $many_tile }.
event-scored_suns =
    { $points ->
        [0] { $seat } neither gains nor loses fame with suns adding up to { $count }.
        [-5] { $seat } loses 5 fame for having the lowest total of suns ({ $count }).
       *[other] { $seat } scores { $points } fame for having the highest total of suns ({ $count }).
    }
event-fame_changed =
    { $points ->
        [0] The net of epoch { $epoch } changes nothing for { $seat }, who still has { $fame } fame.
       *[other] The net of epoch { $epoch } is { $points } fame for { $seat }, who now has { $fame }.
    }
event-tiles_left =
    { $count ->
        [1] At the end of the epoch, { $seat } puts { $a_tile } into the box.
       *[other] At the end of the epoch, { $seat } puts { $count } { $many_tile } into the box.
    }
event-game_ended = The game is over: { $seat } wins with { $fame } fame.


## Why an action is not allowed

refusal-game-over = The game is over: nothing more can be played.
refusal-lane-full = The lane is full, so nobody can draw a tile: invoke Ra, or play a god if you have one.
refusal-bag-empty = The bag is empty, so nobody can draw a tile: invoke Ra, or play a god if you have one.
refusal-no-god-played = You have not played a god this turn, so there is nothing to stop: choose what to do with your turn.
refusal-no-disaster = No disaster is striking you, so you have no tile to lose.
refusal-out-of-reach = A god cannot take { $a_tile }: other gods and Ra tiles are out of its reach.
refusal-no-auction = No auction is going on, so there is nothing to bid for or to pass on.
refusal-turn-used = You have played a god, so your turn can only go on with another god: play one, or stop.
refusal-no-god = You have no god to give up, so you cannot take a tile from the lane.
refusal-not-in-lane = You cannot take { $a_tile }, because there is none in the lane.
refusal-disaster-not-takeable = At this table a god may not take a disaster, so { $the_tile } stays in the lane.
refusal-must-bid = You invoked Ra of your own free will and everyone else has passed, so you must bid one of your suns.
refusal-gods-in-auction = Gods are played only on your own turn, never during an auction: answer the auction first.
refusal-auction-first = An auction is going on: until it is over, nobody draws a tile or invokes Ra.
refusal-sun-spent = Your sun { $sun } lies face down, so you cannot bid it again in this epoch.
refusal-sun-not-owned = You do not own sun { $sun }: you can only bid suns that lie face up before you.
refusal-bid-too-low = Sun { $sun } is too low: a bid must be higher than sun { $high_bid }.
refusal-disaster-first = A disaster has struck you: choose a tile to lose before anything else happens.
refusal-lose-civilisation = Unrest takes civilisations, and { $the_tile } is not one: choose a civilisation.
refusal-lose-monument = An earthquake takes monuments, and { $the_tile } is not one: choose a monument.
refusal-tile-not-owned = You cannot lose { $a_tile }, because you have none: choose a tile that you own.


## What an order given in advance may ask about: each reads after a number, or before one

fact-epoch = epoch
fact-ra_track = Ra tiles on the Ra track
fact-ra_spaces_left = spaces left on the Ra track
fact-centre_sun = sun in the centre
fact-best_bid = best bid so far
fact-own_highest_sun = your highest sun face up
fact-own_suns = suns face up before you
fact-others_suns = suns face up before the others
fact-own_fame = your fame
fact-lane_tiles = tiles in the lane
fact-lane_civilisations = civilisations in the lane
fact-lane_monuments = monuments in the lane
fact-lane_disasters = disasters in the lane
fact-lane_god = { tile-god.many } in the lane
fact-lane_gold = { tile-gold.many } in the lane
fact-lane_pharaoh = { tile-pharaoh.many } in the lane
fact-lane_nile = { tile-nile.many } in the lane
fact-lane_flood = { tile-flood.many } in the lane
fact-lane_art = { tile-art.many } in the lane
fact-lane_agriculture = { tile-agriculture.many } in the lane
fact-lane_religion = { tile-religion.many } in the lane
fact-lane_astronomy = { tile-astronomy.many } in the lane
fact-lane_writing = { tile-writing.many } in the lane
fact-lane_fortress = { tile-fortress.many } in the lane
fact-lane_obelisk = { tile-obelisk.many } in the lane
fact-lane_palace = { tile-palace.many } in the lane
fact-lane_pyramid = { tile-pyramid.many } in the lane
fact-lane_sphinx = { tile-sphinx.many } in the lane
fact-lane_statues = { tile-statues.many } in the lane
fact-lane_step_pyramid = { tile-step_pyramid.many } in the lane
fact-lane_temple = { tile-temple.many } in the lane
fact-lane_funeral = { tile-funeral.many } in the lane
fact-lane_drought = { tile-drought.many } in the lane
fact-lane_unrest = { tile-unrest.many } in the lane
fact-lane_earthquake = { tile-earthquake.many } in the lane
fact-own_god = { tile-god.many } before you
fact-own_gold = { tile-gold.many } before you
fact-own_pharaoh = { tile-pharaoh.many } before you
fact-own_nile = { tile-nile.many } before you
fact-own_flood = { tile-flood.many } before you
fact-own_art = { tile-art.many } before you
fact-own_agriculture = { tile-agriculture.many } before you
fact-own_religion = { tile-religion.many } before you
fact-own_astronomy = { tile-astronomy.many } before you
fact-own_writing = { tile-writing.many } before you
fact-own_fortress = { tile-fortress.many } before you
fact-own_obelisk = { tile-obelisk.many } before you
fact-own_palace = { tile-palace.many } before you
fact-own_pyramid = { tile-pyramid.many } before you
fact-own_sphinx = { tile-sphinx.many } before you
fact-own_statues = { tile-statues.many } before you
fact-own_step_pyramid = { tile-step_pyramid.many } before you
fact-own_temple = { tile-temple.many } before you


## The score sheet

sheet-gods = Gods
sheet-pharaohs = Pharaohs
sheet-nile = Nile
sheet-civilisations = Civilisations
sheet-gold = Gold
sheet-monuments = Monuments
sheet-suns = Suns
sheet-epoch = Epoch { $epoch }
sheet-total = Total
sheet-fame = Fame
sheet-now = If the epoch ended now
sheet-end = At the end of the game, as it stands


## What people look for in a replay

landmark-epoch = Epoch { $epoch }
landmark-auction = Auction
landmark-end = The end


## The table in words

picture-epoch = Epoch { $epoch } of 3, Ra track { $ra_track } of { $spaces }
picture-lane = Lane: { $tiles }
picture-lane-empty = Lane: empty
picture-centre = Centre: sun { $sun }
picture-bag =
    { $count ->
        [0] Bag: empty
        [1]
            { $ra ->
                [0] Bag: 1 tile left, not a Ra tile
               *[other] Bag: 1 tile left, a Ra tile
            }
       *[other] Bag: { $count } tiles left, { $ra } of them Ra
    }
picture-player = { $seat }: { $fame } fame; suns face up: { $suns }; face down: { $spent }
picture-tiles = Tiles: { $tiles }
picture-no-tiles = Tiles: none
picture-no-suns = none
picture-auction = Auction: { $seat } is the priest of Ra; best bid: sun { $high_bid }, by { $bidder }
picture-auction-open = Auction: { $seat } is the priest of Ra; no bid yet
picture-count =
    { $count ->
        [1]
            { $tile ->
                [statues] 1 statues tile
               *[other] 1 { $tile }
            }
       *[other] { $count } { $many_tile }
    }


## The board

board-table = The table
board-players = The players
board-others = The other players
board-mine = Before you
board-epoch = Epoch { $epoch } of { $epochs }
board-ra-track = Ra track: { $count } of { $spaces } spaces taken
board-ra-left =
    { $count ->
        [0] The Ra track is full
        [1] One more Ra tile ends the epoch
       *[other] { $count } more Ra tiles end the epoch
    }
board-lane = Lane
board-lane-free =
    { $count ->
        [0] No free space
        [1] 1 free space
       *[other] { $count } free spaces
    }
board-centre = Sun { $sun } lies in the centre, for the winner of the next auction.
board-sun = sun { $sun }
board-sun-spent = sun { $sun }, face down
board-tiles = Tiles
board-bag = What is left in the bag
board-bag-left =
    { $count ->
        [0] Bag empty
        [1] 1 tile left
       *[other] { $count } tiles left
    }
board-close = Close
board-fame = { $fame } fame
board-acting = deciding
board-priest = priest of Ra
board-bids = bids { $sun }
board-passed = passed
board-bot = bot
board-away = away
board-auction = Auction
board-best-bid = Best bid: sun { $sun }, by
board-no-bid = No bid yet
board-is-priest = { $name } is the priest of Ra
board-you-are-priest = You are the priest of Ra
board-on-offer = On offer
board-offer =
    { $count ->
        [0] No tile yet, and sun { $sun }
        [1] 1 tile and sun { $sun }
       *[other] { $count } tiles and sun { $sun }
    }
board-if-you-win = If you win now
board-disaster = Disaster
board-you-lose-civilisations =
    { $count ->
        [1] You must lose 1 civilisation
       *[other] You must lose { $count } civilisations
    }
board-you-lose-monuments =
    { $count ->
        [1] You must lose 1 monument
       *[other] You must lose { $count } monuments
    }
board-loses-civilisations =
    { $count ->
        [1] { $name } must lose 1 civilisation
       *[other] { $name } must lose { $count } civilisations
    }
board-loses-monuments =
    { $count ->
        [1] { $name } must lose 1 monument
       *[other] { $name } must lose { $count } monuments
    }
board-gods-and-gold = Gods, gold
board-end = end
board-scores-now = { $points } if scored now
board-scores-end = { $points } at the end of the game, as things stand
board-sheet = Score sheet
