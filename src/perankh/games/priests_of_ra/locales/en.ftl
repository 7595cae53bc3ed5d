### Every word of The Priests of Ra that a player reads, in English.

title = The Priests of Ra
tagline = Every tile has another side: show it, buy it with a sun, and let your priests turn it over.
length = 45 to 60 minutes


## Faces: the bare word, and the forms in which sentences use it

tile-ra = Ra
    .a = a Ra tile
    .the = the Ra tile
    .many = Ra tiles
    .beneath = Ra
    .turned = a Ra tile
tile-priest = priest
    .a = a priest
    .the = the priest
    .many = priests
    .beneath = priest
    .turned = a priest
tile-plague = plague
    .a = a plague
    .the = the plague
    .many = plagues
    .beneath = plague
    .turned = a plague
tile-pyramid = pyramid
    .a = a pyramid tile
    .the = the pyramid tile
    .many = pyramid tiles
    .beneath = pyramid
    .turned = a pyramid tile
tile-chamber_green = green chamber
    .a = a green chamber
    .the = the green chamber
    .many = green chambers
tile-chamber_red = red chamber
    .a = a red chamber
    .the = the red chamber
    .many = red chambers
tile-chamber_blue = blue chamber
    .a = a blue chamber
    .the = the blue chamber
    .many = blue chambers
tile-chamber_yellow = yellow chamber
    .a = a yellow chamber
    .the = the yellow chamber
    .many = yellow chambers
tile-farmer = farmer
    .a = a farmer
    .the = the farmer
    .many = farmers
tile-warrior = warrior
    .a = a warrior
    .the = the warrior
    .many = warriors
tile-merchant = merchant
    .a = a merchant
    .the = the merchant
    .many = merchants
tile-scribe = scribe
    .a = a scribe
    .the = the scribe
    .many = scribes
tile-granary = granary
    .a = a granary
    .the = the granary
    .many = granaries
tile-fortress = fortress
    .a = a fortress
    .the = the fortress
    .many = fortresses
tile-market = market
    .a = a market
    .the = the market
    .many = markets
tile-library = library
    .a = a library
    .the = the library
    .many = libraries


## The same faces, where only the face matters

face-ra = { tile-ra }
    .a = { tile-ra.a }
    .the = { tile-ra.the }
    .many = { tile-ra.many }
face-priest = { tile-priest }
    .a = { tile-priest.a }
    .the = { tile-priest.the }
    .many = { tile-priest.many }
face-plague = { tile-plague }
    .a = { tile-plague.a }
    .the = { tile-plague.the }
    .many = { tile-plague.many }
face-pyramid = { tile-pyramid }
    .a = { tile-pyramid.a }
    .the = { tile-pyramid.the }
    .many = { tile-pyramid.many }
face-chamber_green = { tile-chamber_green }
    .a = { tile-chamber_green.a }
    .the = { tile-chamber_green.the }
    .many = { tile-chamber_green.many }
face-chamber_red = { tile-chamber_red }
    .a = { tile-chamber_red.a }
    .the = { tile-chamber_red.the }
    .many = { tile-chamber_red.many }
face-chamber_blue = { tile-chamber_blue }
    .a = { tile-chamber_blue.a }
    .the = { tile-chamber_blue.the }
    .many = { tile-chamber_blue.many }
face-chamber_yellow = { tile-chamber_yellow }
    .a = { tile-chamber_yellow.a }
    .the = { tile-chamber_yellow.the }
    .many = { tile-chamber_yellow.many }
face-farmer = { tile-farmer }
    .a = { tile-farmer.a }
    .the = { tile-farmer.the }
    .many = { tile-farmer.many }
face-warrior = { tile-warrior }
    .a = { tile-warrior.a }
    .the = { tile-warrior.the }
    .many = { tile-warrior.many }
face-merchant = { tile-merchant }
    .a = { tile-merchant.a }
    .the = { tile-merchant.the }
    .many = { tile-merchant.many }
face-scribe = { tile-scribe }
    .a = { tile-scribe.a }
    .the = { tile-scribe.the }
    .many = { tile-scribe.many }
face-granary = { tile-granary }
    .a = { tile-granary.a }
    .the = { tile-granary.the }
    .many = { tile-granary.many }
face-fortress = { tile-fortress }
    .a = { tile-fortress.a }
    .the = { tile-fortress.the }
    .many = { tile-fortress.many }
face-market = { tile-market }
    .a = { tile-market.a }
    .the = { tile-market.the }
    .many = { tile-market.many }
face-library = { tile-library }
    .a = { tile-library.a }
    .the = { tile-library.the }
    .many = { tile-library.many }


## Tiles with two faces: the one they show, with what is beneath and what they show when turned over

tile-chamber_green-chamber_red = { tile-chamber_green }
    .a = { tile-chamber_green.a }
    .the = { tile-chamber_green.the }
    .many = { tile-chamber_green.many }
    .beneath = { tile-chamber_red }
    .turned = { tile-chamber_red.a }
tile-chamber_green-chamber_blue = { tile-chamber_green }
    .a = { tile-chamber_green.a }
    .the = { tile-chamber_green.the }
    .many = { tile-chamber_green.many }
    .beneath = { tile-chamber_blue }
    .turned = { tile-chamber_blue.a }
tile-chamber_green-chamber_yellow = { tile-chamber_green }
    .a = { tile-chamber_green.a }
    .the = { tile-chamber_green.the }
    .many = { tile-chamber_green.many }
    .beneath = { tile-chamber_yellow }
    .turned = { tile-chamber_yellow.a }
tile-chamber_red-chamber_green = { tile-chamber_red }
    .a = { tile-chamber_red.a }
    .the = { tile-chamber_red.the }
    .many = { tile-chamber_red.many }
    .beneath = { tile-chamber_green }
    .turned = { tile-chamber_green.a }
tile-chamber_red-chamber_blue = { tile-chamber_red }
    .a = { tile-chamber_red.a }
    .the = { tile-chamber_red.the }
    .many = { tile-chamber_red.many }
    .beneath = { tile-chamber_blue }
    .turned = { tile-chamber_blue.a }
tile-chamber_red-chamber_yellow = { tile-chamber_red }
    .a = { tile-chamber_red.a }
    .the = { tile-chamber_red.the }
    .many = { tile-chamber_red.many }
    .beneath = { tile-chamber_yellow }
    .turned = { tile-chamber_yellow.a }
tile-chamber_blue-chamber_green = { tile-chamber_blue }
    .a = { tile-chamber_blue.a }
    .the = { tile-chamber_blue.the }
    .many = { tile-chamber_blue.many }
    .beneath = { tile-chamber_green }
    .turned = { tile-chamber_green.a }
tile-chamber_blue-chamber_red = { tile-chamber_blue }
    .a = { tile-chamber_blue.a }
    .the = { tile-chamber_blue.the }
    .many = { tile-chamber_blue.many }
    .beneath = { tile-chamber_red }
    .turned = { tile-chamber_red.a }
tile-chamber_blue-chamber_yellow = { tile-chamber_blue }
    .a = { tile-chamber_blue.a }
    .the = { tile-chamber_blue.the }
    .many = { tile-chamber_blue.many }
    .beneath = { tile-chamber_yellow }
    .turned = { tile-chamber_yellow.a }
tile-chamber_yellow-chamber_green = { tile-chamber_yellow }
    .a = { tile-chamber_yellow.a }
    .the = { tile-chamber_yellow.the }
    .many = { tile-chamber_yellow.many }
    .beneath = { tile-chamber_green }
    .turned = { tile-chamber_green.a }
tile-chamber_yellow-chamber_red = { tile-chamber_yellow }
    .a = { tile-chamber_yellow.a }
    .the = { tile-chamber_yellow.the }
    .many = { tile-chamber_yellow.many }
    .beneath = { tile-chamber_red }
    .turned = { tile-chamber_red.a }
tile-chamber_yellow-chamber_blue = { tile-chamber_yellow }
    .a = { tile-chamber_yellow.a }
    .the = { tile-chamber_yellow.the }
    .many = { tile-chamber_yellow.many }
    .beneath = { tile-chamber_blue }
    .turned = { tile-chamber_blue.a }
tile-farmer-fortress = { tile-farmer }
    .a = { tile-farmer.a }
    .the = { tile-farmer.the }
    .many = { tile-farmer.many }
    .beneath = { tile-fortress }
    .turned = { tile-fortress.a }
tile-farmer-market = { tile-farmer }
    .a = { tile-farmer.a }
    .the = { tile-farmer.the }
    .many = { tile-farmer.many }
    .beneath = { tile-market }
    .turned = { tile-market.a }
tile-farmer-library = { tile-farmer }
    .a = { tile-farmer.a }
    .the = { tile-farmer.the }
    .many = { tile-farmer.many }
    .beneath = { tile-library }
    .turned = { tile-library.a }
tile-warrior-granary = { tile-warrior }
    .a = { tile-warrior.a }
    .the = { tile-warrior.the }
    .many = { tile-warrior.many }
    .beneath = { tile-granary }
    .turned = { tile-granary.a }
tile-warrior-market = { tile-warrior }
    .a = { tile-warrior.a }
    .the = { tile-warrior.the }
    .many = { tile-warrior.many }
    .beneath = { tile-market }
    .turned = { tile-market.a }
tile-warrior-library = { tile-warrior }
    .a = { tile-warrior.a }
    .the = { tile-warrior.the }
    .many = { tile-warrior.many }
    .beneath = { tile-library }
    .turned = { tile-library.a }
tile-merchant-granary = { tile-merchant }
    .a = { tile-merchant.a }
    .the = { tile-merchant.the }
    .many = { tile-merchant.many }
    .beneath = { tile-granary }
    .turned = { tile-granary.a }
tile-merchant-fortress = { tile-merchant }
    .a = { tile-merchant.a }
    .the = { tile-merchant.the }
    .many = { tile-merchant.many }
    .beneath = { tile-fortress }
    .turned = { tile-fortress.a }
tile-merchant-library = { tile-merchant }
    .a = { tile-merchant.a }
    .the = { tile-merchant.the }
    .many = { tile-merchant.many }
    .beneath = { tile-library }
    .turned = { tile-library.a }
tile-scribe-granary = { tile-scribe }
    .a = { tile-scribe.a }
    .the = { tile-scribe.the }
    .many = { tile-scribe.many }
    .beneath = { tile-granary }
    .turned = { tile-granary.a }
tile-scribe-fortress = { tile-scribe }
    .a = { tile-scribe.a }
    .the = { tile-scribe.the }
    .many = { tile-scribe.many }
    .beneath = { tile-fortress }
    .turned = { tile-fortress.a }
tile-scribe-market = { tile-scribe }
    .a = { tile-scribe.a }
    .the = { tile-scribe.the }
    .many = { tile-scribe.many }
    .beneath = { tile-market }
    .turned = { tile-market.a }
tile-granary-warrior = { tile-granary }
    .a = { tile-granary.a }
    .the = { tile-granary.the }
    .many = { tile-granary.many }
    .beneath = { tile-warrior }
    .turned = { tile-warrior.a }
tile-granary-merchant = { tile-granary }
    .a = { tile-granary.a }
    .the = { tile-granary.the }
    .many = { tile-granary.many }
    .beneath = { tile-merchant }
    .turned = { tile-merchant.a }
tile-granary-scribe = { tile-granary }
    .a = { tile-granary.a }
    .the = { tile-granary.the }
    .many = { tile-granary.many }
    .beneath = { tile-scribe }
    .turned = { tile-scribe.a }
tile-fortress-farmer = { tile-fortress }
    .a = { tile-fortress.a }
    .the = { tile-fortress.the }
    .many = { tile-fortress.many }
    .beneath = { tile-farmer }
    .turned = { tile-farmer.a }
tile-fortress-merchant = { tile-fortress }
    .a = { tile-fortress.a }
    .the = { tile-fortress.the }
    .many = { tile-fortress.many }
    .beneath = { tile-merchant }
    .turned = { tile-merchant.a }
tile-fortress-scribe = { tile-fortress }
    .a = { tile-fortress.a }
    .the = { tile-fortress.the }
    .many = { tile-fortress.many }
    .beneath = { tile-scribe }
    .turned = { tile-scribe.a }
tile-market-farmer = { tile-market }
    .a = { tile-market.a }
    .the = { tile-market.the }
    .many = { tile-market.many }
    .beneath = { tile-farmer }
    .turned = { tile-farmer.a }
tile-market-warrior = { tile-market }
    .a = { tile-market.a }
    .the = { tile-market.the }
    .many = { tile-market.many }
    .beneath = { tile-warrior }
    .turned = { tile-warrior.a }
tile-market-scribe = { tile-market }
    .a = { tile-market.a }
    .the = { tile-market.the }
    .many = { tile-market.many }
    .beneath = { tile-scribe }
    .turned = { tile-scribe.a }
tile-library-farmer = { tile-library }
    .a = { tile-library.a }
    .the = { tile-library.the }
    .many = { tile-library.many }
    .beneath = { tile-farmer }
    .turned = { tile-farmer.a }
tile-library-warrior = { tile-library }
    .a = { tile-library.a }
    .the = { tile-library.the }
    .many = { tile-library.many }
    .beneath = { tile-warrior }
    .turned = { tile-warrior.a }
tile-library-merchant = { tile-library }
    .a = { tile-library.a }
    .the = { tile-library.the }
    .many = { tile-library.many }
    .beneath = { tile-merchant }
    .turned = { tile-merchant.a }


## What a player can choose

action-draw = Draw a tile
action-invoke = Invoke Ra
action-show = Show { $a_face }
action-pass = Pass
action-bid = Bid sun { $sun }
action-flip = Turn { $a_tile } into { $turned_tile }
action-stop = Turn over nothing more
action-remove = Remove a plague
action-keep = Keep every plague


## What a player is asked

phase-turn = It is your turn: what will you do?
phase-face = Which face will your tile show?
phase-bid = Will you bid a sun, or pass?
phase-flip = You have won priests: which tile will you turn over?
phase-plague = Your priests can rid you of a plague: will they?
phase-over = The game is over.


## What a person at a real table is asked

outcome-tile = Which tile was drawn?
outcome-sun_set = Which set of suns was dealt?


## What a table may decide before the game

option-chamber_sets_all_colours = Sets of chambers count in every colour
option-chamber_sets_all_colours-help = At the end of the game, each colour of which a player has three or more chambers brings its bonus; if not, only the colour with most chambers does.


## What happens

event-dealt = { $seat } is dealt the suns { $sun_set }.
event-epoch_began = Epoch { $epoch } begins: { $seat } owns the highest sun and plays first.
event-drew = { $seat } draws { $a_tile }.
event-drew_two_faced = { $seat } draws a tile with two faces: { $a_tile } or { $turned_tile }.
event-showed = { $seat } lays { $a_tile } in the lane.
event-ra_came = Ra tile number { $ra_track } starts an auction, with { $seat } as the high priest.
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
event-flipped = { $seat } turns { $a_tile } into { $turned_tile }.
event-track_filled = Ra tile number { $ra_track } fills the Ra track: epoch { $epoch } ends at once, without an auction.
event-suns_spent =
    { $ra_track ->
        [0] All suns are spent: epoch { $epoch } ends with no Ra tile on the Ra track.
        [1] All suns are spent: epoch { $epoch } ends with 1 Ra tile on the Ra track.
       *[other] All suns are spent: epoch { $epoch } ends with { $ra_track } Ra tiles on the Ra track.
    }
event-plague_removed = The priests of { $seat } remove a plague.
event-plague_kept = { $seat } keeps every plague.
event-ankhs_gained =
    { $count ->
        [1] { $seat } gains 1 ankh for three different people, and now has { $ankhs }.
       *[other] { $seat } gains { $count } ankhs for four different people, and now has { $ankhs }.
    }
event-scored_people =
    { $points ->
        [0]
            { $count ->
                [1] { $seat } scores nothing for 1 { $face }.
               *[other] { $seat } scores nothing for { $count } { $many_face }.
            }
       *[other] { $seat } scores { $points } fame for { $count } { $many_face }: nobody has more.
    }
event-scored_no_people = { $seat } has no people, and scores nothing for them.
event-scored_priests =
    { $count ->
        [0] { $seat } has no priest, and scores nothing for priests.
        [1] { $seat } scores { $points } fame for 1 priest.
       *[other] { $seat } scores { $points } fame for { $count } priests.
    }
event-scored_buildings =
    { $count ->
        [0] { $seat } has no complete building, and scores nothing for buildings.
        [1] { $seat } scores { $points } fame for 1 complete building.
       *[other] { $seat } scores { $points } fame for { $count } complete buildings.
    }
event-scored_different_buildings = { $seat } scores { $points } more fame for complete buildings of { $count } kinds.
event-scored_plague =
    { $count ->
        [0] { $seat } has no plague, and loses nothing to it.
        [1] { $seat } loses fame to 1 plague ({ $points }).
       *[other] { $seat } loses fame to { $count } plagues ({ $points }).
    }
event-scored_pyramid =
    { $points ->
        [0]
            { $count ->
                [1] { $seat } scores nothing for a pyramid of 1 tile.
               *[other] { $seat } scores nothing for a pyramid of { $count } tiles.
            }
       *[other] { $seat } scores { $points } fame for a pyramid of { $count } tiles.
    }
event-scored_chambers = { $seat } scores { $points } more fame for { $count } { $many_face }.
event-scored_ankhs =
    { $count ->
        [0] { $seat } has no ankh, and scores nothing for ankhs.
        [1] { $seat } scores nothing for a single ankh.
       *[other] { $seat } scores { $points } fame for { $count } ankhs.
    }
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
        [1] At the end of the epoch, { $seat } puts { $a_face } into the box.
       *[other] At the end of the epoch, { $seat } puts { $count } { $many_face } into the box.
    }
event-game_ended = The game is over: { $seat } wins with { $fame } fame.


## Why an action is not allowed

refusal-game-over = The game is over: nothing more can be played.
refusal-lane-full = The lane is full, so nobody can draw a tile: invoke Ra.
refusal-bag-empty = The bag is empty, so nobody can draw a tile: invoke Ra.
refusal-no-auction = No auction is going on, so there is nothing to bid for or to pass on.
refusal-no-tile-drawn = No tile has been drawn that waits for its face, so there is nothing to show.
refusal-no-priest-won = You have not just won a priest, so you cannot turn a tile over.
refusal-no-plague-now = Plague can be removed only when an epoch has ended, by someone with three priests or more.
refusal-face-first = You have drawn a tile with two faces: choose the one it shows before anything else happens.
refusal-not-on-tile = The tile you have drawn has no { $face }: it shows { $a_tile } or { $turned_tile }.
refusal-must-bid = You invoked Ra of your own free will and everyone else has passed, so you must bid one of your suns.
refusal-auction-first = An auction is going on: until it is over, nobody draws a tile or invokes Ra.
refusal-sun-spent = Your sun { $sun } lies face down, so you cannot bid it again in this epoch.
refusal-sun-not-owned = You do not own sun { $sun }: you can only bid suns that lie face up before you.
refusal-bid-too-low = Sun { $sun } is too low: a bid must be higher than sun { $high_bid }.
refusal-flip-first = You have just won a priest: turn a tile over, or stop, before anything else happens.
refusal-tile-not-owned = You do not own { $a_tile } that turns into { $turned_tile }.
refusal-just-turned = A priest of this auction has just turned this tile over, so { $the_tile } stays as it is.
refusal-plague-first = The epoch has ended and you have three priests or more: remove a plague, or keep it.
refusal-one-faced = There is no face to choose and nothing to turn over: { $a_face } looks the same on both sides.


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
fact-own_ankhs = your ankhs
fact-own_pyramid_tiles = tiles in your pyramid, chambers included
fact-lane_tiles = tiles in the lane
fact-lane_people = people in the lane
fact-lane_buildings = building tiles in the lane
fact-lane_chambers = chambers in the lane
fact-lane_priest = { tile-priest.many } in the lane
fact-lane_plague = { tile-plague.many } in the lane
fact-lane_pyramid = { tile-pyramid.many } in the lane
fact-lane_chamber_green = { tile-chamber_green.many } in the lane
fact-lane_chamber_red = { tile-chamber_red.many } in the lane
fact-lane_chamber_blue = { tile-chamber_blue.many } in the lane
fact-lane_chamber_yellow = { tile-chamber_yellow.many } in the lane
fact-lane_farmer = { tile-farmer.many } in the lane
fact-lane_warrior = { tile-warrior.many } in the lane
fact-lane_merchant = { tile-merchant.many } in the lane
fact-lane_scribe = { tile-scribe.many } in the lane
fact-lane_granary = { tile-granary.many } in the lane
fact-lane_fortress = { tile-fortress.many } in the lane
fact-lane_market = { tile-market.many } in the lane
fact-lane_library = { tile-library.many } in the lane
fact-own_priest = { tile-priest.many } before you
fact-own_plague = { tile-plague.many } before you
fact-own_pyramid = { tile-pyramid.many } before you
fact-own_chamber_green = { tile-chamber_green.many } before you
fact-own_chamber_red = { tile-chamber_red.many } before you
fact-own_chamber_blue = { tile-chamber_blue.many } before you
fact-own_chamber_yellow = { tile-chamber_yellow.many } before you
fact-own_farmer = { tile-farmer.many } before you
fact-own_warrior = { tile-warrior.many } before you
fact-own_merchant = { tile-merchant.many } before you
fact-own_scribe = { tile-scribe.many } before you
fact-own_granary = { tile-granary.many } before you
fact-own_fortress = { tile-fortress.many } before you
fact-own_market = { tile-market.many } before you
fact-own_library = { tile-library.many } before you


## The score sheet

sheet-people = People
sheet-priests = Priests
sheet-buildings = Buildings
sheet-plague = Plague
sheet-pyramid = Pyramid
sheet-ankhs = Ankhs
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
picture-tile = { $tile } ({ $beneath_tile } beneath)
picture-owned = { $tiles } ({ $beneath } beneath)
picture-drawn = Drawn: { $tile }
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
picture-player = { $seat }: { $fame } fame; suns face up: { $suns }; face down: { $spent }; ankhs: { $ankhs }
picture-tiles = Tiles: { $tiles }
picture-no-tiles = Tiles: none
picture-no-suns = none
picture-auction = Auction: { $seat } is the high priest; best bid: sun { $high_bid }, by { $bidder }
picture-auction-open = Auction: { $seat } is the high priest; no bid yet
picture-flips =
    { $count ->
        [1] Priests: 1 tile may be turned over
       *[other] Priests: { $count } tiles may be turned over
    }
picture-count =
    { $count ->
        [1] 1 { $face }
       *[other] { $count } { $many_face }
    }
