### Tous les mots de la ligne de commande, en français.

about = perankh, la Maison de Vie : des jeux de plateau égyptiens, complets et fidèles à leurs règles.


## Ce que fait chaque commande

command-serve = ouvrir la maison, pour qu'on y joue dans son navigateur
command-backup = copier la maison dans un fichier pendant qu'elle est ouverte
command-play = jouer une partie dans le terminal, contre la maison
command-rules = lire un livret de règles, un chapitre ou un seul paragraphe
command-games = montrer les jeux de la maison
command-replay = raconter en phrases une partie enregistrée
command-verify = vérifier que des parties sont régulières et leurs résultats exacts
command-simulate = jouer beaucoup de parties à la fois et compter
command-bench = mesurer la vitesse d'un jeu sur cette machine
command-warm = compiler un jeu avant d'y jouer


## Exemples, ligne par ligne

examples-serve =
    perankh serve
    perankh serve --host 0.0.0.0 --port 8080
    perankh serve --database postgresql://perankh@localhost/perankh --workers 4 --allow-host jouer.example.org
examples-backup =
    perankh backup copie-de-la-maison.db
    perankh backup maison.dump --database postgresql://perankh@localhost/perankh
examples-play =
    perankh play ra --players 4
    perankh play ra --name Anna --bots greedy,search --players 3 --save partie.txt
    perankh play ra --seed 7 --option god_may_take_disaster=non --lang fr
examples-rules =
    perankh rules ra
    perankh rules ra 9
    perankh rules ra 9.3
examples-replay =
    perankh replay partie.txt
    perankh replay - < partie.txt
examples-verify = perankh verify *.txt
examples-simulate =
    perankh simulate ra --players 4 --games 100000 --jobs 2
    perankh simulate ra --policy greedy --seed 7 --json
examples-bench = perankh bench ra --seconds 0.2
examples-warm = perankh warm ra


## Aide

help-usage = { "emploi : " }
help-commands = commandes
help-arguments = arguments
help-options = options
help-examples = exemples
help-more = « perankh COMMANDE --help » en dit plus sur une commande.
help-help = montrer cette aide et s'arrêter
help-version = montrer la version et s'arrêter
help-lang = la langue à parler (par défaut celle de l'environnement)
help-game = le nom d'un jeu, tel que le donne « perankh games »
help-game-or-all = le nom d'un jeu ; sans lui, tous les jeux
help-players = le nombre de joueurs (par défaut le milieu de ce que prévoit le jeu)
help-option = régler une option du jeu, sous la forme NOM=oui ou NOM=non ; peut se répéter
help-seed = d'où vient le hasard : même graine, même hasard
help-word = un mot de vous, mêlé au hasard pour que la maison n'ait pas pu le choisir
help-seat = votre place, comptée à partir de 0 (par défaut 0)
help-name = votre nom à la table
help-bot = ce que sont tous les adversaires : search, greedy ou random (par défaut search, ou greedy là où les jeux compilés ne sont pas installés)
help-bots = ce qu'est chaque adversaire, dans l'ordre des places, séparés par des virgules
help-seconds = combien de temps un adversaire « search » réfléchit à une décision (par défaut une demi-seconde)
help-save = où garder la partie, quand elle est finie ou que vous partez
help-part = un chapitre ou un paragraphe, comme 9 ou 9.3 ; sans lui, tout le livret
help-record = une partie enregistrée ; « - » lit l'entrée standard
help-records = des parties enregistrées ; « - » lit l'entrée standard
help-games = le nombre de parties (par défaut 10000)
help-policy = qui joue : random (tout ce qui est permis) ou greedy (comme un débutant raisonnable)
help-jobs = combien de parties se jouent en même temps (par défaut 1)
help-json = écrire un objet JSON, pour les programmes
help-quiet = ne rien dire
help-bench-seconds = la durée de chaque mesure (par défaut une seconde)
help-database = où la maison est gardée : un fichier, ou une adresse qui commence par postgresql:// (par défaut un fichier de votre dossier personnel ; PERANKH_DATABASE)
help-host = l'adresse où écouter : 0.0.0.0 pour tous ceux de votre réseau (par défaut 127.0.0.1, cette machine seulement ; PERANKH_HOST)
help-port = le port où écouter ; 0 en prend un qui est libre (par défaut 8000 ; PERANKH_PORT)
help-workers = combien de processus servent la maison ; à plus d'un, il faut PostgreSQL (par défaut 1 ; PERANKH_WORKERS)
help-thinkers = dans combien de processus réfléchissent les bots de chacun d'eux (par défaut 2 ; PERANKH_THINKERS)
help-allow-host = un nom sous lequel on trouve la maison, comme jouer.example.org ; peut se répéter (PERANKH_ALLOW_HOSTS, séparés par des virgules)
help-logs = comment le journal est écrit : text pour des personnes, json pour des programmes (par défaut text ; PERANKH_LOGS)
help-no-browser = ne pas ouvrir de navigateur
help-backup = le fichier où copier ; avec PostgreSQL, une archive pour pg_restore
help-force = remplacer le fichier s'il existe

thing-command = COMMANDE
thing-game = JEU
thing-number = N
thing-seconds = SECONDES
thing-option = NOM=oui|non
thing-name = NOM
thing-text = TEXTE
thing-bot = BOT
thing-bots = BOT,BOT
thing-database = FICHIER|ADRESSE
thing-address = ADRESSE
thing-file = FICHIER
thing-part = PASSAGE
thing-policy = STRATÉGIE


## Ce qu'une ligne de commande ne peut pas dire

usage-did-you-mean = { "" } ; vouliez-vous dire { $name } ?
usage-see-help = { "" } ; « perankh --help » les montre
usage-unknown-command = il n'y a pas de commande « { $name } »
usage-missing = il manque quelque chose : { $name }
usage-unknown = { $name } n'est pas attendu ici
usage-no-value = { $name } demande une valeur
usage-takes-no-value = { $name } ne prend pas de valeur
usage-not-together = { $name } et { $other } ne vont pas ensemble
usage-whole-number = { $name } est un nombre entier de { $least } à { $most }, pas « { $text } »
usage-seconds = { $name } est un nombre de secondes supérieur à 0 et d'au plus { $most }, pas « { $text } »
usage-language = la maison parle en (anglais) et fr (français), pas « { $text } »
usage-database = une base de données est un fichier, ou son adresse commence par postgresql://, pas par « { $text } »
usage-logs = --logs vaut text ou json, pas « { $text } »
usage-allow-host = --allow-host est un nom comme jouer.example.org, sans https:// et sans port, pas « { $text } »
usage-unknown-game = aucun jeu ne s'appelle « { $name } »
usage-house-keeps = { "" } ; la maison garde : { $known }
usage-players = { $game } se joue de { $least } à { $most }, pas à { $players }
usage-no-option = { $game } n'a pas d'options
usage-unknown-option = { $game } n'a pas d'option « { $name } » ; il a : { $known }
usage-option-value = l'option { $name } se règle par { $name }=oui ou { $name }=non, pas « { $text } »
usage-seat = les places se comptent de 0 à { $last } : aucune n'est { $seat }
usage-name = --name a de 1 à { $most } lettres
usage-word = --word a de 1 à { $most } lettres
usage-unknown-bot = aucun adversaire ne s'appelle « { $name } » ; il y a : { $known }
usage-bots =
    { $count ->
        [1] un seul adversaire s'assied, mais --bots en nomme { $named }
       *[other] { $count } adversaires s'asseyent, mais --bots en nomme { $named }
    } ; --bot les fait tous pareils
usage-unknown-policy = aucune stratégie ne s'appelle « { $name } » ; il y a : { $known }
usage-no-paragraph = { $game } n'a pas de paragraphe « { $text } » ; le chapitre { $chapter } va de { $first } à { $last }
usage-no-chapter = { $game } n'a pas de paragraphe « { $text } » ; ses chapitres vont de { $first } à { $last }


## Fichiers

output-unwritable = la sortie ne peut pas être écrite : { $reason }
reason-missing = il n'existe pas
reason-forbidden = ce n'est pas permis
reason-folder = c'est un dossier
reason-no-folder = son chemin passe par un fichier
file-unreadable = { $file } ne peut pas être lu : { $reason }
file-unwritable = { $file } ne peut pas être écrit : { $reason }
file-not-text = { $file } n'est pas un texte, et ne peut donc pas être une partie enregistrée
file-too-long = { $file } est trop long pour être une partie enregistrée
file-finished = { $file } contient une partie finie, et n'est donc pas remplacé
file-taken = { $file } contient autre chose qu'une partie enregistrée, et n'est donc pas remplacé
fault-memory = cette machine n'a pas assez de mémoire pour cela


## Mots communs à plusieurs commandes

yes = oui
no = non
list = { $others } et { $last }
number = { $value }
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percentage = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, style: "percent") }
percent-whole = { NUMBER($value, maximumFractionDigits: 0, style: "percent") }


## perankh serve et perankh backup

missing-serve = la maison n'est pas prête à être servie, car { $package } n'est pas installé : pip install 'perankh[serve]'
serve-open = La maison est ouverte : { $address } (Ctrl-C la ferme)
serve-bad-file =
    { $count ->
        [one] { $name } : il y a { $count } faute dans { $file }
       *[other] { $name } : il y a { $count } fautes dans { $file }
    }
serve-port-taken = le port { $port } est pris, peut-être par une maison déjà ouverte ; un autre se choisit ainsi : --port { $another }
serve-no-address = la maison ne peut pas écouter sur { $host }, port { $port } : { $reason }
serve-one-process = la base de données intégrée est faite pour un seul processus, pas pour { $workers } ; avec PostgreSQL il peut y en avoir plus : --database postgresql://...
serve-later-database = cette base de données a été écrite par une version plus récente de perankh (sa migration { $version }), et reste telle quelle ; mettez perankh à jour pour l'ouvrir
serve-database-taken = une autre maison est ouverte sur cette base embarquée ; fermez-la, choisissez un autre fichier avec --database, ou partagez PostgreSQL entre plusieurs processus
serve-no-database = la base de données est inutilisable : { $reason }
backup-done = La maison est copiée dans { $file } ({ NUMBER($size, maximumFractionDigits: 1) } Mo).
backup-exists = { $file } existe déjà, et n'est remplacé qu'avec --force
backup-no-house = il n'y a pas de maison dans { $file }
backup-no-program = une maison sur PostgreSQL est copiée par pg_dump, qui n'est pas installé ici ; le paquet s'appelle souvent postgresql-client
backup-failed = la copie n'a pas été faite : { $reason }


## perankh games

games-facts = de { $least } à { $most } joueurs · { $length } · règles version { $version }
games-facts-short = de { $least } à { $most } joueurs · règles version { $version }
games-option = option { $name } : { $meaning } (par défaut { $default } ; { $rule })


## perankh play

play-name = Scribe
player-person = vous
player-search = search : voit loin, { $seconds } s pour chaque décision
player-greedy = greedy : joue comme un débutant raisonnable
player-random = random : joue tout ce qui est permis
play-commitment = La maison s'engage sur son hasard : { $commitment } (gardez ceci : « perankh verify » le redira de la partie enregistrée)
play-word = Votre mot y est mêlé : { $word }
play-no-search = Les adversaires « search » ont besoin de NumPy et de Numba, qui ne sont pas installés : des « greedy » s'asseyent à leur place ; pip install 'perankh[compiled]' amène les autres.
play-hint = Répondez par un numéro, ou par « aide ».
play-preparing = Les adversaires se préparent (quelques secondes la première fois) ...
play-thinking = { $name } réfléchit ...
play-asked = { $prompt } ({ $rule })
play-no-such-number =
    { $most ->
        [1] Il n'y a pas de choix { $text } : le seul choix est 1 ({ $rule }).
       *[other] Il n'y a pas de choix { $text } : les choix vont de 1 à { $most } ({ $rule }).
    }
play-not-understood =
    { $most ->
        [1] « { $text } » n'est pas ce choix{ $hint } Répondez par 1, ou par « aide » ({ $rule }).
       *[other] « { $text } » n'est aucun des choix{ $hint } Répondez par un numéro de 1 à { $most }, ou par « aide » ({ $rule }).
    }
play-hint-end = .
play-did-you-mean = { "" } : vouliez-vous dire « { $name } » ?
play-for-programs = Seuls les programmes jouent ainsi ; choisissez une autre action.
play-refused = { $sentence } ({ $rule })
play-allowed = C'est permis maintenant : { $action } ({ $rule }).
play-help =
    Vous pouvez dire :
      3                   le choix qui porte ce numéro
      bid 9               un choix par son nom, ou par ses mots : miser 9
      ?                   la règle derrière ce qu'on vous demande
      ? 9.3               n'importe quelle règle par son numéro
      ? piocher           pourquoi on ne peut pas piocher (ou : pourquoi piocher)
      feuille             la feuille de score jusqu'ici
      table               la table et les choix encore une fois
      garder FICHIER      garder la partie dans un fichier
      quitter             quitter la table (ou Ctrl-D)
play-help-sentence = Quand les règles demandent plusieurs choses l'une après l'autre, vous pouvez les dire d'un coup : { $example }
times = { $sentence } (× { $count })
play-save-where = Dites où : garder FICHIER.
play-saved = La partie est gardée dans { $file }.
play-left = Vous quittez la table.

word-quit = quitter, partir, q
word-help = aide, a
word-sheet = feuille, score, scores
word-table = table
word-save = garder, enregistrer
word-why = pourquoi


## Feuilles de score et résultats

sheet-empty = Rien n'a encore été compté.
sheet-rule = Règle
sheet-note = Entre parenthèses : ce qui a été compté.
result = Résultat
result-player = Joueur
result-score = Score


## perankh replay et perankh verify

replay-unfinished =
    { $moves ->
        [1] L'enregistrement s'arrête ici, après 1 coup : la partie n'est pas finie.
       *[other] L'enregistrement s'arrête ici, après { $moves } coups : la partie n'est pas finie.
    }
verify-true =
    { $moves ->
        [1] { $file } : une partie de { $game } ; son coup et tous les tirages sont réguliers, et le résultat est exact.
       *[other] { $file } : une partie de { $game } ; ses { $moves } coups et tous les tirages sont réguliers, et le résultat est exact.
    }
verify-unfinished =
    { $moves ->
        [0] { $file } : une partie de { $game } ; la mise en place est régulière, et la partie n'est pas finie.
        [1] { $file } : une partie de { $game } ; son coup et tous les tirages sont réguliers, et la partie n'est pas finie.
       *[other] { $file } : une partie de { $game } ; ses { $moves } coups et tous les tirages sont réguliers, et la partie n'est pas finie.
    }
verify-fair = { $file } : chaque tirage découle de la clé derrière l'engagement { $commitment } ; comparez-le avec celui qui a été montré avant la partie.
verify-sealed = { $file } : la maison s'est engagée sur son hasard par { $commitment }, et la partie n'est pas finie.
verify-wrong = { $file } : { $fault }


## perankh simulate

simulate-compiling = Compilation
simulate-playing = Parties
simulate-title = { $game }, { $players } joueurs, { $policy }, graine { $seed }
simulate-games = Parties
simulate-decisions = Décisions
simulate-time = Durée
simulate-time-value = { NUMBER($seconds, maximumFractionDigits: 2) } s ({ NUMBER($cpu, maximumFractionDigits: 2) } s de processeur)
simulate-speed = Vitesse
simulate-speed-value = { NUMBER($games, maximumFractionDigits: 0) } parties/s, { NUMBER($decisions, maximumFractionDigits: 0) } décisions/s
simulate-length = Longueur
simulate-length-value = { NUMBER($mean, maximumFractionDigits: 1) } décisions en moyenne, { $longest } au plus
simulate-seats = Places
simulate-mean-score = score moyen
simulate-wins = victoires
simulate-scores = Scores
simulate-at-most = au plus


## perankh warm et perankh bench

warm-compiling = Compilation de { $game } ...
warm-done = { $game } est compilé, en { NUMBER($seconds, maximumFractionDigits: 1) } s ; le code machine est gardé dans { $folder }
bench-measuring = Mesure de { $game } à { $players } joueurs ...
bench-players = Joueurs
bench-playouts = parties/s, compilées
bench-decisions = décisions/s, compilées
bench-search-iterations = itérations de recherche/s
bench-plain-decisions = décisions/s, non compilées
bench-compiled-copy-ns = copie d'un état compilé, ns
bench-match-copy-us = copie d'une partie, µs
bench-note = Médianes, par seconde de processeur d'un seul fil ; jeu au hasard, et recherche sur l'ouverture.
