### Words of the made-up game with secrets.

tagline = Pebbles in the hand.
length = a moment
phase-turn = What do you do?
phase-over = The game is over.
action-take = Take { $count }
action-throw = Throw the stick
action-peek = Peek
action-stop = Stop
action-hide = Hide the { $hand }
event-dealt = { $seat } is dealt a pebble.
    .unseen = { $seat } is dealt a pebble.
event-took = { $seat } takes { $count }.
event-threw = { $seat } throws the stick.
event-peeked = { $seat } peeks.
    .unseen = { $seat } peeks.
event-hid = { $seat } hides the { $hand }.
    .unseen = { $seat } hides a hand.
refusal-no = This is not allowed now.
fact-pile = The pile
fact-own_pebble = One's own pebble
sheet-epoch = Epoch { $epoch }
sheet-now = If it ended now
sheet-end = In the end
