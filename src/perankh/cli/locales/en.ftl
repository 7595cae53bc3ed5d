### Every word of the command line, in English.

about = perankh, the House of Life: Egyptian board games, complete and faithful to their rules.


## What each command does

command-serve = open the house, so that people play in their browsers
command-backup = copy the house into a file while it is open
command-play = play a game in the terminal, against the house
command-rules = read a rulebook, a chapter or a single paragraph
command-games = list the games of the house
command-replay = tell a recorded game in sentences
command-verify = check that records are lawful and their results true
command-simulate = play many games at once and count
command-bench = measure how fast a game is on this machine
command-warm = compile a game ahead of play


## Examples, line by line

examples-serve =
    perankh serve
    perankh serve --host 0.0.0.0 --port 8080
    perankh serve --database postgresql://perankh@localhost/perankh --workers 4 --allow-host play.example.org
examples-backup =
    perankh backup house-backup.db
    perankh backup house.dump --database postgresql://perankh@localhost/perankh
examples-play =
    perankh play ra --players 4
    perankh play ra --name Anna --bots greedy,search --players 3 --save game.txt
    perankh play ra --seed 7 --option god_may_take_disaster=no --lang fr
examples-rules =
    perankh rules ra
    perankh rules ra 9
    perankh rules ra 9.3
examples-replay =
    perankh replay game.txt
    perankh replay - < game.txt
examples-verify = perankh verify *.txt
examples-simulate =
    perankh simulate ra --players 4 --games 100000 --jobs 2
    perankh simulate ra --policy greedy --seed 7 --json
examples-bench = perankh bench ra --seconds 0.2
examples-warm = perankh warm ra


## Help

help-usage = { "usage: " }
help-commands = commands
help-arguments = arguments
help-options = options
help-examples = examples
help-more = "perankh COMMAND --help" tells more about a command.
help-help = show this help and leave
help-version = show the version and leave
help-lang = the language to speak (by default that of the environment)
help-game = the name of a game, as "perankh games" lists it
help-game-or-all = the name of a game; without one, every game
help-players = how many play (by default the middle of what the game is made for)
help-option = settle an option of the game, as NAME=yes or NAME=no; may be repeated
help-seed = where luck comes from: the same seed, the same luck
help-word = a word of yours that is mixed into the luck, so that the house cannot have chosen it
help-seat = your seat, counted from 0 (by default 0)
help-name = your name at the table
help-bot = what every opponent is: search, greedy or random (by default search, or greedy where compiled games are not installed)
help-bots = what each opponent is, in the order of their seats, with commas between
help-seconds = how long a searching opponent thinks about a decision (by default half a second)
help-save = where to keep the record of the game, when it is over or you leave
help-part = a chapter or a paragraph, such as 9 or 9.3; without one, the whole rulebook
help-record = a record; "-" reads the standard input
help-records = records; "-" reads the standard input
help-games = how many games (by default 10000)
help-policy = who plays: random (anything that is allowed) or greedy (as a sensible newcomer)
help-jobs = how many games are played at the same time (by default 1)
help-json = print one JSON object, for programs
help-quiet = say nothing
help-bench-seconds = how long each measurement takes (by default a second)
help-database = where the house is kept: a file, or an address that begins with postgresql:// (by default a file in your home folder; PERANKH_DATABASE)
help-host = the address to listen on: 0.0.0.0 for everyone in your network (by default 127.0.0.1, this machine alone; PERANKH_HOST)
help-port = the port to listen on; 0 takes one that is free (by default 8000; PERANKH_PORT)
help-workers = how many processes serve the house; more than one need PostgreSQL (by default 1; PERANKH_WORKERS)
help-thinkers = in how many processes the bots of each of them think (by default 2; PERANKH_THINKERS)
help-allow-host = a name under which people reach the house, such as play.example.org; may be repeated (PERANKH_ALLOW_HOSTS, with commas between)
help-logs = how the log is written: text for people, json for programs (by default text; PERANKH_LOGS)
help-no-browser = open no browser
help-backup = the file to copy into; on PostgreSQL an archive for pg_restore
help-force = replace the file if it exists

thing-command = COMMAND
thing-game = GAME
thing-number = N
thing-seconds = SECONDS
thing-option = NAME=yes|no
thing-name = NAME
thing-text = TEXT
thing-bot = BOT
thing-bots = BOT,BOT
thing-database = FILE|ADDRESS
thing-address = ADDRESS
thing-file = FILE
thing-part = PART
thing-policy = POLICY


## What a command line cannot say

usage-did-you-mean = { "" }; did you mean { $name }?
usage-see-help = { "" }; "perankh --help" lists them
usage-unknown-command = there is no command "{ $name }"
usage-missing = something is missing: { $name }
usage-unknown = { $name } is not expected here
usage-no-value = { $name } needs a value
usage-takes-no-value = { $name } takes no value
usage-not-together = { $name } and { $other } cannot stand together
usage-whole-number = { $name } is a whole number from { $least } to { $most }, not "{ $text }"
usage-seconds = { $name } is a number of seconds above 0 and up to { $most }, not "{ $text }"
usage-language = the house speaks en (English) and fr (French), not "{ $text }"
usage-database = a database is a file, or its address begins with postgresql://, not with "{ $text }"
usage-logs = --logs is text or json, not "{ $text }"
usage-allow-host = --allow-host is a name such as play.example.org, without https:// and without a port, not "{ $text }"
usage-unknown-game = no game is called "{ $name }"
usage-house-keeps = { "" }; the house keeps: { $known }
usage-players = { $game } is for { $least } to { $most } players, not { $players }
usage-no-option = { $game } has no options
usage-unknown-option = { $game } has no option "{ $name }"; it has: { $known }
usage-option-value = the option { $name } is settled as { $name }=yes or { $name }=no, not "{ $text }"
usage-seat = the seats count from 0 to { $last }, so none is { $seat }
usage-name = --name has from 1 to { $most } letters
usage-word = --word has from 1 to { $most } letters
usage-unknown-bot = no opponent is called "{ $name }"; there are: { $known }
usage-bots =
    { $count ->
        [1] one opponent sits down, but --bots names { $named }
       *[other] { $count } opponents sit down, but --bots names { $named }
    }; --bot gives them all the same
usage-unknown-policy = no policy is called "{ $name }"; there are: { $known }
usage-no-paragraph = { $game } has no paragraph "{ $text }"; chapter { $chapter } goes from { $first } to { $last }
usage-no-chapter = { $game } has no paragraph "{ $text }"; its chapters go from { $first } to { $last }


## Files

output-unwritable = the output cannot be written: { $reason }
reason-missing = it does not exist
reason-forbidden = that is not permitted
reason-folder = it is a folder
reason-no-folder = its path leads through a file
file-unreadable = { $file } cannot be read: { $reason }
file-unwritable = { $file } cannot be written: { $reason }
file-not-text = { $file } is not a text, so it cannot be a record
file-too-long = { $file } is too long to be a record
file-finished = { $file } holds a finished game, so nothing is written over it
file-taken = { $file } holds something that is not a record, so nothing is written over it
fault-memory = this machine has not enough memory for that


## Words that several commands share

yes = yes
no = no
list = { $others } and { $last }
number = { $value }
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percentage = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, style: "percent") }
percent-whole = { NUMBER($value, maximumFractionDigits: 0, style: "percent") }


## perankh serve and perankh backup

missing-serve = the house is not ready to be served, because { $package } is not installed: pip install 'perankh[serve]'
serve-open = The house is open: { $address } (Ctrl-C closes it)
serve-bad-file =
    { $count ->
        [1] { $name }: there is 1 fault in { $file }
       *[other] { $name }: there are { $count } faults in { $file }
    }
serve-port-taken = port { $port } is taken, perhaps by a house that is open already; another one is chosen like this: --port { $another }
serve-no-address = the house cannot listen on { $host }, port { $port }: { $reason }
serve-one-process = the embedded database is for one process, not for { $workers }; with PostgreSQL there may be more: --database postgresql://...
serve-later-database = this database was written by a later version of perankh (its migration { $version }), and is left as it is; update perankh to open it
serve-database-taken = another house is open on this embedded database; close it, choose another file with --database, or let several processes share PostgreSQL
serve-no-database = the database cannot be used: { $reason }
backup-done = The house is copied into { $file } ({ NUMBER($size, maximumFractionDigits: 1) } MB).
backup-exists = { $file } exists already, and is replaced only with --force
backup-no-house = there is no house in { $file }
backup-no-program = a house on PostgreSQL is copied by pg_dump, which is not installed here; the package is often called postgresql-client
backup-failed = the copy was not made: { $reason }


## perankh games

games-facts = { $least } to { $most } players · { $length } · rules version { $version }
games-facts-short = { $least } to { $most } players · rules version { $version }
games-option = option { $name }: { $meaning } (by default { $default }; { $rule })


## perankh play

play-name = Scribe
player-person = you
player-search = search: thinks ahead, { $seconds } s for each decision
player-greedy = greedy: plays as a sensible newcomer
player-random = random: plays anything that is allowed
play-commitment = Luck is committed to: { $commitment } (keep this: "perankh verify" names it again for the saved record)
play-word = Your word is mixed into it: { $word }
play-no-search = The searching opponents need NumPy and Numba, which are not installed, so the greedy ones sit down; pip install 'perankh[compiled]' brings the others.
play-hint = Answer with a number, or with "help".
play-preparing = The opponents are getting ready (some seconds the first time) ...
play-thinking = { $name } is thinking ...
play-asked = { $prompt } ({ $rule })
play-no-such-number =
    { $most ->
        [1] There is no choice { $text }: the only choice is 1 ({ $rule }).
       *[other] There is no choice { $text }: the choices go from 1 to { $most } ({ $rule }).
    }
play-not-understood =
    { $most ->
        [1] "{ $text }" is not the choice{ $hint } Answer with 1, or with "help" ({ $rule }).
       *[other] "{ $text }" is none of the choices{ $hint } Answer with a number from 1 to { $most }, or "help" ({ $rule }).
    }
play-hint-end = .
play-did-you-mean = : did you mean "{ $name }"?
play-for-programs = Only programs play like this; choose another action.
play-refused = { $sentence } ({ $rule })
play-allowed = This is allowed now: { $action } ({ $rule }).
play-help =
    You can say:
      3               the choice with that number
      bid 9           a choice by its name or its words
      ?               the rule behind what you are asked
      ? 9.3           any rule by its number
      ? draw          why you cannot draw now (or: why draw)
      sheet           the score sheet so far
      table           the table and the choices once more
      save FILE       keep the record of the game in a file
      quit            leave the table (or Ctrl-D)
play-help-sentence = Where the rules ask for several things one after the other, you can say them at once: { $example }
times = { $sentence } (× { $count })
play-save-where = Say where: save FILE.
play-saved = The record is in { $file }.
play-left = You leave the table.

word-quit = quit, exit, leave, q
word-help = help, h
word-sheet = sheet, score, scores
word-table = table
word-save = save
word-why = why


## Score sheets and results

sheet-empty = Nothing has been scored so far.
sheet-rule = Rule
sheet-note = In brackets: what was counted.
result = Result
result-player = Player
result-score = Score


## perankh replay and perankh verify

replay-unfinished =
    { $moves ->
        [1] The record ends here, after 1 move: the game is unfinished.
       *[other] The record ends here, after { $moves } moves: the game is unfinished.
    }
verify-true =
    { $moves ->
        [1] { $file }: a game of { $game }; its move and every outcome are lawful, and the result is true.
       *[other] { $file }: a game of { $game }; all { $moves } moves and every outcome are lawful, and the result is true.
    }
verify-unfinished =
    { $moves ->
        [0] { $file }: a game of { $game }; the set-up is lawful, and the game is unfinished.
        [1] { $file }: a game of { $game }; its move and every outcome are lawful, and the game is unfinished.
       *[other] { $file }: a game of { $game }; all { $moves } moves and every outcome are lawful, and the game is unfinished.
    }
verify-fair = { $file }: every outcome follows from the key behind the commitment { $commitment }; compare it with the one that was shown before the game.
verify-sealed = { $file }: luck was committed to under { $commitment }, and the game is unfinished.
verify-wrong = { $file }: { $fault }


## perankh simulate

simulate-compiling = Compiling
simulate-playing = Playing
simulate-title = { $game }, { $players } players, { $policy }, seed { $seed }
simulate-games = Games
simulate-decisions = Decisions
simulate-time = Time
simulate-time-value = { NUMBER($seconds, maximumFractionDigits: 2) } s ({ NUMBER($cpu, maximumFractionDigits: 2) } s of processor time)
simulate-speed = Speed
simulate-speed-value = { NUMBER($games, maximumFractionDigits: 0) } games/s, { NUMBER($decisions, maximumFractionDigits: 0) } decisions/s
simulate-length = Length
simulate-length-value = { NUMBER($mean, maximumFractionDigits: 1) } decisions on average, { $longest } at most
simulate-seats = Seats
simulate-mean-score = mean score
simulate-wins = wins
simulate-scores = Scores
simulate-at-most = at most


## perankh warm and perankh bench

warm-compiling = Compiling { $game } ...
warm-done = { $game } is compiled, in { NUMBER($seconds, maximumFractionDigits: 1) } s; the machine code is kept in { $folder }
bench-measuring = Measuring { $game } with { $players } players ...
bench-players = Players
bench-playouts = games/s, compiled
bench-decisions = decisions/s, compiled
bench-search-iterations = search iterations/s
bench-plain-decisions = decisions/s, uncompiled
bench-compiled-copy-ns = copy of a compiled state, ns
bench-match-copy-us = copy of a match, µs
bench-note = Medians, per second of one thread's processor time; random play, and a search about the opening.
