### Every word of the plain page, in English: one line each, and no forms, for the page's own small reader.

house = The House of Life
welcome = Play the board games of ancient Egypt: at once against bots, or with friends. No account needed.
language-other = Français
away = The house does not answer; trying again…
sent-later = The house did not answer; your move goes again as soon as it does.
labelled = { $label }: { $value }
no-answer = The house did not answer; try again in a moment.

## Playing

new-game = New game
game = Game
players = Players
bots-level = Bots
bot-random = Random: plays anything
bot-greedy = Newcomer: plays sensibly
bot-search = Expert: thinks ahead
your-name = Your name
more-choices = More choices
pace = Pace
pace-untimed = No clock
pace-live = A clock: one minute a decision, five in reserve
pace-correspondence = By correspondence: three days a decision
list-it = Show it in the list of open tables, for anybody to join
play-bots = Play now against bots
play-friends = Play with friends
my-tables = My tables
open-tables = Open tables
none-open = No table is waiting for players.
your-turn = Your turn
waiting-for-players = Waiting for players
free-seats = Free seats: { $count }

## At the table

asked = What to do
table = The table
seats = Seats
log = What happened
chat = Chat
chat-text = Your message
send = Send
turn-of = { $name }'s turn
you-must-decide = It is your turn.
game-over = The game is over.
won-by = The game is over: { $name } wins.
table-closed = This table is closed.
thinking = { $name } is deciding…
watching = You are watching.
you = you
bot = bot
program = program
is-away = away: a bot plays
acts = to act
free = Free seat
points = { $count } points
time-left = Time left
sit = Sit down
invite = Send this link to the people you want to play with:
copy = Copy the link
copied = Copied
fill = Let bots take the free seats
close = Close the table
take-back = Take back
leave = Leave the table
you-are-away = A bot plays for you.
come-back = Come back and play
rematch = Play again
to-rematch = Go to the next game
record = Download the record
home = All tables

## Orders in advance

orders = Orders in advance
orders-help = Done for you as soon as you are asked, if the conditions hold and the rules allow it. Nobody else sees them. The first that fits counts.
order-do = Do
order-if = if
order-and-if = and if
always = always
at_least = at least
at_most = at most
exactly = exactly
order-lasting = Keep them after one was done
order-add = Add this order
order-withdraw = Withdraw all orders
orders-none = No orders.

## Fair luck

fairness = Fair luck
fairness-help = Before anybody sat down, the house fixed its luck and published this seal. Every draw follows from the key behind it and from what the seats mixed in. When the game is over the key is shown, and “perankh verify” checks the record.
commitment = Seal
promise-kept = This is indeed the seal that the house gave your browser before it mixed in your share of luck.
promise-broken = Careful: this is not the seal that the house gave your browser before the table was founded.
contributions = Mixed in by the seats
key = Key
key-later = The key is shown when the game is over.
