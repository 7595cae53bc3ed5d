### Every word of the shell, in English; a game's own words lie in its folder.

## Frame

house = The House of Life
to-content = Go to the content
language = Language
language-en = English
language-fr = Français
theme = Light
theme-system = As the device
theme-light = Day
theme-dark = Night
speed = Animations
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
sound = A sound on my turn
sound-off = No sound
sound-on = A sound
settings = Settings
profile = Profile
nowhere = There is nothing here.
to-home = To the house
close = Close
cancel = Cancel
copied = Copied
loading = One moment…
unreachable = The house did not answer; try again in a moment.
broken-page = This page could not be shown. Load it again.
reload = Load again


## Table

your-turn = Your turn
your-turn-at = ● Your turn: { $game }
turn-of = { $name } is deciding…
away = The house does not answer; trying again…
sent-later = The house did not answer; your move goes again as soon as it does.
missed =
    { $count ->
        [one] { $count } move while you were away
       *[other] { $count } moves while you were away
    }
missed-show = Read them
skip = Skip
skip-help = Show at once how things stand
confirm = Confirm
take-back = Take back
undo-move = Take my move back
luck-speaks = This uncovers something: it cannot be taken back.
would-happen = Then, for certain:
would-bring =
    { $points ->
        [0] Changes nothing of what you would score.
       *[other] { $gain }, if everything were scored then.
    }
choose-action = What will you do?
ask-first = Ask before each move
rulebook = Rules
more-actions = On the board you may choose more.
watching = You are watching this table.
invite = Invite
invite-help = Send this link to whoever you want to play with. No account is needed.
copy-link = Copy the link
share = Share
qr = The link as a QR code
sit = Sit down
sit-help = A seat is free.
your-name = Your name
fill = Let bots take the free seats
close-table = Close the table
leave = Leave the table
leave-help = A bot plays on for you, and you may come back.
you-are-away = A bot plays for you.
come-back = Come back and play
table-closed = This table is closed.
no-table = There is no such table, or it is not open to you.
won-by = { $name } wins!
won-by-several = { $name } win!
you-won = You win!
you-won-with = You win, together with { $name }!
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score = Score { $score }
rematch = Play again
to-rematch = To the next game
replay = Watch the replay
record = Download the record
log = What happened
log-empty = Nothing yet.
sheet = Score sheet
sheet-help = What brought the points, and what would be scored now.
sheet-category = For
sheet-rule = Rule
sheet-total = Total
chat-text = Your message
send = Send
seats = Seats
free-seat = Free seat
you = you
bot = bot
program = program
is-away = away: a bot plays
to-act = to act
time-left = Time left: { $time }
reserve-left = reserve { $time }
deadline = until { $when }
menu = Menu
table-info = This table
fairness = Fair luck
fairness-help = Before anybody sat down, the house fixed its luck and published this seal. Every draw follows from the key behind it and from what the seats mixed in. When the game is over the key is shown, and “perankh verify” checks the record anywhere.
seal = Seal
seal-kept = This is the seal that the house gave this browser before it mixed in your share of luck.
seal-broken = Careful: this is not the seal that the house gave this browser before the table was founded.
contributions = Mixed in by the seats
key = Key
key-later = The key is shown when the game is over.
practice = This table began from a moment of another game.
orders = Orders in advance
orders-help = Done for you as soon as you are asked, if the conditions hold and the rules allow it. Nobody else sees them. The first that fits counts.
order-do = Do
order-if = if
order-and-if = and if
order-always = always
order-when = When asked
order-any-phase = for anything
at_least = at least
at_most = at most
exactly = exactly
order-value = Number
order-lasting = Keep them after one was done
order-add = Add this order
order-remove = Remove: { $order }
order-withdraw = Withdraw all orders
orders-none = No orders.
picture = The table in words
recent = What happened last
read-aloud = Read aloud
why-not = Why can I not …
board-coming = The board of this game is still to be drawn; here it is in words.


## Replay

replay-of = Replay: { $game }
replay-help = Look at a finished game move by move: choose the file of a record, or paste its text.
replay-file = Choose the file of a record
replay-text = The text of a record
replay-show = Show it
replay-faulty = Line { $line }: { $sentence }
replay-start = The beginning
replay-previous = One move back
replay-next = One move on
replay-end = The end
replay-play = Play
replay-pause = Pause
replay-moment = Move { $number } of { $last }
replay-jump = Jump to
replay-jump-to = A turning point
replay-link = Link to this moment
replay-keys = Arrow keys: a move back and on. Page keys: a turning point back and on. Home, End, Space.
replay-continue = Play from here
replay-continue-help = You take a seat as it stood at this moment; bots take the others.
replay-seat = Your seat
replay-bots = Bots
replay-go = Play on
replay-after-set-up = Before the first move
proof = Proof of fair luck
proof-holds = The key fits the seal, and every draw follows from it: no outcome was chosen.
proof-none = This record holds no proof of its luck.
proof-offline = Check it yourself, offline: perankh verify FILE


## Home

home-title = Per Ankh, the House of Life
home-welcome = Board games of ancient Egypt, open day and night: with friends, or with opponents that think.
home-promise = Play at once, without an account.
home-fair = Luck here is sealed before the game, and anyone can check it afterwards.
home-games = Games
home-players =
    { $fewest ->
        [1] 1 to { $most } players
       *[other] { $fewest } to { $most } players
    }
home-play = Play now
home-friends = Play with friends
home-rules = Rules
home-mine = My tables
home-open = Open tables
home-none-open = Nobody is waiting for players just now. Play with friends, and let anybody sit down: your table is listed here.
home-you = you
home-turn-of = { $name } decides
home-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
home-deadline = decide { $when }
home-pace-live =
    { $seconds ->
        [one] { $seconds } second a decision
       *[other] { $seconds } seconds a decision
    }
home-pace-correspondence =
    { $days ->
        [one] { $days } day a decision
       *[other] { $days } days a decision
    }
home-replay = Watch a game again
home-replay-help = Open the record of a game, move by move, and play on from wherever you like.
home-replay-go = Open a record
join = Have you been invited?
join-help = Paste the link of the table, or the code at its end.
join-go = To the table
join-wrong = This is neither the link nor the code of a table.

found-title = A new table
found-players = Players
found-others = Against
found-mixed = Each seat is somebody else; see below.
found-who = Who may sit down
found-by-link = Whoever has the link
found-by-link-help = You get a link to send to your friends.
found-public = Anybody
found-public-help = The table is also listed in the house for everybody.
found-name-none = Guest
found-more = More choices
found-seats = Seat by seat
found-seat = Seat { $seat }
found-pace = Pace
found-seconds = Seconds a decision
found-reserve = Reserve, in minutes
found-days = Days a decision
found-spectators = Whoever has the link may watch
found-start = Start
found-open = Open the table
optional = (if you like)
level-greedy = Newcomer
level-greedy-help = Plays sensibly, and can be beaten
level-search = Expert
level-search-help = Thinks ahead before every decision
level-random = Random
level-random-help = Plays anything that is allowed
level-friend = Friends
level-friend-help = Free seats, found by a link
pace-untimed = No clock
pace-untimed-help = Everybody takes the time they need.
pace-live = Live
pace-live-help = So long for each decision; what takes longer comes out of the reserve.
pace-correspondence = By correspondence
pace-correspondence-help = Come by when it suits you; each decision has its days.


## Rulebook

book-title = { $game }: the rules
book-kicker = The rules
book-contents = Contents
book-introduction = Introduction
book-search = Search the rules
book-found =
    { $count ->
        [0] Not found
       *[other] { $place } of { $count }
    }
book-previous = Previous place
book-next = Next place
book-link = The link to this paragraph
book-copy = Copy the link
book-none = There is no such rulebook here.
book-play = To the tables
rule-show = { $rule }, show the rule
rule-in-book = Read it in the book
rule-unknown = The book has no such paragraph.


## Profile

me-title = Profile
me-kind-stranger = The house does not know you yet. Sit down at any table, and you are a guest.
me-kind-guest = A guest: only this browser knows you.
me-kind-account = With an account: known again anywhere.
me-rename = Rename
me-rename-help = At the tables where you sit already, your name stays.
me-saved = Done.
me-history = Games played
me-no-games = The games that you play to their end are kept here.
me-place =
    { $place ->
        [1] 1st of { $count }, { $points }
        [2] 2nd of { $count }, { $points }
        [3] 3rd of { $count }, { $points }
       *[other] { $place }th of { $count }, { $points }
    }
me-played = With { $with }, { $when }
me-table = Table
me-more = Show more
account = Account
account-new = New account
account-keep = An account keeps everything that you have played here as a guest, and lets you come back from any browser.
account-why = An account lets you come back from any browser. It asks for no address and no real name.
account-login = Login
account-login-help = Only you need to know it. From 3 to 40 letters.
account-password = Password
account-show = Show
account-make = Make the account
account-make-passkey = Make it with a passkey
account-by-passkey = With a passkey instead
account-by-password = With a password instead
account-made = The account is yours.
account-logged-in = Your login is { $login }.
passkey-help = Your device keeps the key; you log in with your finger, your face or the code of the device.
passkey-usual = This device
passkey-cancelled = No passkey was used.
passkeys = Passkeys
passkeys-none = None yet.
passkeys-not-here = Passkeys need a browser that knows them, and a house that is reached safely by a name. Here a password does.
passkey-name = Name of a new passkey
passkey-add = Add a passkey
log-in = Log in
log-in-guest = What this browser played as a guest does not come along. To keep it, make an account instead.
log-in-passkey = Log in with a passkey
log-in-or = Or with login and password:
log-in-code = Recovery code
log-in-recover = Set the password and log in
log-in-remember = I remember the password
log-in-forgotten = Password forgotten
log-in-done = Welcome back, { $name }.
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-done = You are no longer known in this browser.
password-change = Change the password
password-set = Set a password
password-old = Password until now
password-new = New password
password-help = At least 8 characters. All other browsers are logged out.
password-save = Set the password
password-changed = The password is changed.
codes-title = Recovery codes
codes-help = If you forget your password or lose your passkey, each of these lets you in once. They are shown only now: keep them somewhere safe.
codes-copy = Copy
codes-download = Download
codes-kept = I have kept them
codes-left =
    { $count ->
        [one] { $count } recovery code left.
       *[other] { $count } recovery codes left.
    }
codes-renew = New codes
codes-renew-help = New ones replace those of before.
browsers = Browsers
browser-here = this one
browser-unknown = An unknown browser
programs = Programs
programs-help = A program of yours can play here by a token, as a bot that everybody sees is one. It needs no rules: every turn comes with all that is allowed.
program-token = The token of { $name }, shown only now:
program-copy = Copy the token
program-use = Your program sends it with everything it asks:
program-name = Name of a new program
program-add = Make a token
program-description = Every request and answer, as OpenAPI
since = since { $when }
delete = Delete
delete-named = Delete { $name }
forget = Forget me
forget-help = Login, passkeys, programs and settings are deleted. Bots take your seats; games that are over stay with those who played them, under the name you had there.
forget-sure = Really? There is no way back.
forget-really = Yes, forget me
