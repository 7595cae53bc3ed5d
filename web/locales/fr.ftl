### Tous les mots de la maison, en français ; ceux d'un jeu sont dans son dossier.

## Frame

house = La Maison de Vie
to-content = Aller au contenu
language = Langue
language-en = English
language-fr = Français
theme = Lumière
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
speed = Animations
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
speed-off = Aucune
sound = Un son quand c’est à moi
sound-off = Sans son
sound-on = Un son
settings = Réglages
profile = Profil
nowhere = Il n’y a rien ici.
to-home = À la maison
close = Fermer
cancel = Annuler
copied = Copié
loading = Un instant…
unreachable = La maison n’a pas répondu ; réessayez dans un moment.
broken-page = Cette page n’a pas pu s’afficher. Rechargez-la.
reload = Recharger


## Table

your-turn = À vous
your-turn-at = ● À vous : { $game }
turn-of = { $name } réfléchit…
away = La maison ne répond pas ; nouvel essai…
sent-later = La maison n’a pas répondu ; votre coup repart dès qu’elle répond.
missed =
    { $count ->
        [one] { $count } coup pendant votre absence
       *[other] { $count } coups pendant votre absence
    }
missed-show = Les lire
skip = Passer
skip-help = Montrer tout de suite où l’on en est
confirm = Confirmer
take-back = Reprendre
undo-move = Reprendre mon coup
luck-speaks = Sans retour possible : cela dévoile quelque chose.
would-happen = Ensuite, à coup sûr :
would-bring =
    { $points ->
        [0] Ne change rien à ce que vous marqueriez.
       *[other] { $gain }, si tout était compté à cet instant.
    }
choose-action = Que faites-vous ?
ask-first = Demander avant chaque coup
rulebook = Règles
more-actions = Le plateau offre d’autres choix.
watching = Vous regardez cette table.
invite = Inviter
invite-help = Envoyez ce lien à ceux avec qui vous voulez jouer. Aucun compte n’est nécessaire.
copy-link = Copier le lien
share = Partager
qr = Le lien en code QR
sit = S’asseoir
sit-help = Une place est libre.
your-name = Votre nom
fill = Donner les places libres à des robots
close-table = Fermer la table
leave = Quitter la table
leave-help = Un robot joue pour vous, et vous pouvez revenir.
you-are-away = Un robot joue pour vous.
come-back = Revenir jouer
table-closed = Cette table est fermée.
no-table = Cette table n’existe pas, ou ne vous est pas ouverte.
won-by = { $name } l’emporte !
won-by-several = { $name } l’emportent !
you-won = Vous l’emportez !
you-won-with = Vous l’emportez avec { $name } !
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score = Score { $score }
rematch = Rejouer
to-rematch = À la partie suivante
replay = Revoir la partie
record = Télécharger la partie
log = Ce qui s’est passé
log-empty = Rien encore.
sheet = Feuille de score
sheet-help = Ce qui a rapporté des points, et ce qui serait marqué maintenant.
sheet-category = Pour
sheet-rule = Règle
sheet-total = Total
chat-text = Votre message
send = Envoyer
seats = Places
free-seat = Place libre
you = vous
bot = robot
program = programme
is-away = absent : un robot joue
to-act = doit jouer
time-left = Temps restant : { $time }
reserve-left = réserve { $time }
deadline = jusqu’au { $when }
menu = Menu
table-info = Cette table
fairness = Hasard honnête
fairness-help = Avant que quiconque s’assoie, la maison a fixé son hasard et publié ce sceau. Chaque tirage découle de la clé qu’il cache et de ce que les places y ont mêlé. À la fin de la partie la clé est montrée, et « perankh verify » vérifie la partie n’importe où.
seal = Sceau
seal-kept = C’est bien le sceau que la maison a donné à ce navigateur avant d’y mêler votre part de hasard.
seal-broken = Attention : ce n’est pas le sceau que la maison a donné à ce navigateur avant la fondation de la table.
contributions = Mêlé par les places
key = Clé
key-later = La clé est montrée à la fin de la partie.
practice = Cette table est partie d’un moment d’une autre partie.
orders = Ordres donnés d’avance
orders-help = Exécutés pour vous dès qu’on vous interroge, si les conditions sont remplies et si les règles le permettent. Personne d’autre ne les voit. Le premier qui convient compte.
order-do = Faire
order-if = si
order-and-if = et si
order-always = toujours
order-when = Quand on demande
order-any-phase = n’importe quoi
at_least = au moins
at_most = au plus
exactly = exactement
order-value = Nombre
order-lasting = Les garder une fois l’un d’eux exécuté
order-add = Ajouter cet ordre
order-remove = Retirer : { $order }
order-withdraw = Retirer tous les ordres
orders-none = Aucun ordre.
picture = La table en mots
recent = Ce qui vient de se passer
read-aloud = Lu à voix haute
why-not = Pourquoi ne puis-je pas…
board-coming = Le plateau de ce jeu reste à dessiner ; le voici en mots.


## Replay

replay-of = Partie revue : { $game }
replay-help = Regardez une partie finie coup par coup : choisissez le fichier de la partie, ou collez son texte.
replay-file = Choisir le fichier d’une partie
replay-text = Le texte d’une partie
replay-show = La montrer
replay-faulty = Ligne { $line } : { $sentence }
replay-start = Le début
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-end = La fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Coup { $number } sur { $last }
replay-jump = Aller à
replay-jump-to = Un moment marquant
replay-link = Lien vers ce moment
replay-keys = Flèches : un coup en arrière ou en avant. Pages : un moment marquant en arrière ou en avant. Début, Fin, Espace.
replay-continue = Jouer à partir d’ici
replay-continue-help = Vous prenez une place telle qu’elle était à ce moment ; des robots prennent les autres.
replay-seat = Votre place
replay-bots = Robots
replay-go = Continuer la partie
replay-after-set-up = Avant le premier coup
proof = Preuve du hasard honnête
proof-holds = La clé correspond au sceau, et chaque tirage en découle : aucun résultat n’a été choisi.
proof-none = Cette partie ne contient pas de preuve de son hasard.
proof-offline = Vérifiez vous-même, hors ligne : perankh verify FICHIER


## Home

home-title = Per Ankh, la Maison de Vie
home-welcome = Des jeux de société de l’Égypte ancienne, ouverts jour et nuit : entre amis, ou face à des adversaires qui réfléchissent.
home-promise = Jouez tout de suite, sans compte.
home-fair = Ici, le hasard est scellé avant la partie, et chacun peut le vérifier après.
home-games = Jeux
home-players =
    { $fewest ->
        [1] 1 à { $most } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
home-play = Jouer
home-friends = Jouer entre amis
home-rules = Règles
home-mine = Mes tables
home-open = Tables ouvertes
home-none-open = Personne n’attend de joueurs en ce moment. Jouez entre amis et laissez s’asseoir qui veut : votre table sera affichée ici.
home-you = vous
home-turn-of = { $name } réfléchit
home-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-deadline = à décider { $when }
home-pace-live =
    { $seconds ->
        [one] { $seconds } seconde par décision
       *[other] { $seconds } secondes par décision
    }
home-pace-correspondence =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
home-replay = Revoir une partie
home-replay-help = Ouvrez une partie enregistrée, coup par coup, et reprenez-la d’où vous voulez.
home-replay-go = Ouvrir une partie
join = On vous a invité ?
join-help = Collez le lien de la table, ou le code qui le termine.
join-go = À la table
join-wrong = Ce n’est ni le lien ni le code d’une table.

found-title = Une nouvelle table
found-players = Joueurs
found-others = Adversaires
found-mixed = Chaque place est différente ; voyez plus bas.
found-who = Qui peut s’asseoir
found-by-link = Ceux qui ont le lien
found-by-link-help = Vous recevez un lien à envoyer à vos amis.
found-public = Tout le monde
found-public-help = La table est aussi affichée dans la maison, pour tout le monde.
found-name-none = Invité
found-more = Plus de choix
found-seats = Place par place
found-seat = Place { $seat }
found-pace = Rythme
found-seconds = Secondes par décision
found-reserve = Réserve, en minutes
found-days = Jours par décision
found-spectators = Ceux qui ont le lien peuvent regarder
found-start = Commencer
found-open = Ouvrir la table
optional = (si vous voulez)
level-greedy = Débutant
level-greedy-help = Joue sagement, et se laisse battre
level-search = Expert
level-search-help = Voit loin avant chaque décision
level-random = Hasard
level-random-help = Joue tout ce qui est permis
level-friend = Amis
level-friend-help = Des places libres, par un lien
pace-untimed = Sans pendule
pace-untimed-help = Chacun prend le temps qu’il lui faut.
pace-live = En direct
pace-live-help = Tant de temps par décision ; ce qui dure plus longtemps est pris sur la réserve.
pace-correspondence = Par correspondance
pace-correspondence-help = Passez quand vous voulez ; chaque décision a ses jours.


## Rulebook

book-title = { $game } : les règles
book-kicker = Les règles
book-contents = Sommaire
book-introduction = Introduction
book-search = Chercher dans les règles
book-found =
    { $count ->
        [0] Introuvable
       *[other] { $place } sur { $count }
    }
book-previous = Passage précédent
book-next = Passage suivant
book-link = Le lien vers ce paragraphe
book-copy = Copier le lien
book-none = Il n’y a pas de telles règles ici.
book-play = Aux tables
rule-show = { $rule }, montrer la règle
rule-in-book = La lire dans le livre
rule-unknown = Le livre n’a pas ce paragraphe.


## Profile

me-title = Profil
me-kind-stranger = La maison ne vous connaît pas encore. Asseyez-vous à une table, et vous serez son hôte.
me-kind-guest = De passage : seul ce navigateur vous reconnaît.
me-kind-account = Avec un compte : reconnu partout.
me-rename = Renommer
me-rename-help = Aux tables où vous êtes déjà, votre nom reste.
me-saved = C’est fait.
me-history = Parties jouées
me-no-games = Les parties que vous jouez jusqu’au bout sont gardées ici.
me-place =
    { $place ->
        [1] 1er sur { $count }, { $points }
       *[other] { $place }e sur { $count }, { $points }
    }
me-played = Avec { $with }, le { $when }
me-table = Table
me-more = En montrer plus
account = Compte
account-new = Nouveau compte
account-keep = Un compte garde tout ce que vous avez joué ici de passage, et vous laisse revenir depuis n’importe quel navigateur.
account-why = Un compte vous laisse revenir depuis n’importe quel navigateur. Il ne demande ni adresse ni vrai nom.
account-login = Identifiant
account-login-help = Vous seul devez le connaître. De 3 à 40 lettres.
account-password = Mot de passe
account-show = Montrer
account-make = Créer le compte
account-make-passkey = Le créer avec une clé d’accès
account-by-passkey = Plutôt avec une clé d’accès
account-by-password = Plutôt avec un mot de passe
account-made = Le compte est à vous.
account-logged-in = Votre identifiant est { $login }.
passkey-help = Votre appareil garde la clé ; vous entrez avec le doigt, le visage ou le code de l’appareil.
passkey-usual = Cet appareil
passkey-cancelled = Aucune clé d’accès n’a été utilisée.
passkeys = Clés d’accès
passkeys-none = Aucune pour l’instant.
passkeys-not-here = Une clé d’accès demande un navigateur qui les connaît et une maison atteinte de façon sûre par un nom. Ici, un mot de passe suffit.
passkey-name = Nom d’une nouvelle clé
passkey-add = Ajouter une clé d’accès
log-in = Se connecter
log-in-guest = Ce que ce navigateur a joué de passage ne vous suit pas. Pour le garder, créez plutôt un compte.
log-in-passkey = Entrer avec une clé d’accès
log-in-or = Ou avec identifiant et mot de passe :
log-in-code = Code de secours
log-in-recover = Changer le mot de passe et entrer
log-in-remember = Je me souviens du mot de passe
log-in-forgotten = Mot de passe oublié
log-in-done = Bon retour, { $name }.
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout
log-out-done = Vous n’êtes plus connu dans ce navigateur.
password-change = Changer le mot de passe
password-set = Choisir un mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-help = Au moins 8 caractères. Tous les autres navigateurs sont déconnectés.
password-save = Enregistrer le mot de passe
password-changed = Le mot de passe est changé.
codes-title = Codes de secours
codes-help = Si vous oubliez votre mot de passe ou perdez votre clé d’accès, chacun d’eux vous ouvre une fois. Ils ne sont montrés que maintenant : gardez-les en lieu sûr.
codes-copy = Copier
codes-download = Télécharger
codes-kept = Je les ai gardés
codes-left =
    { $count ->
        [one] Il reste { $count } code de secours.
       *[other] Il reste { $count } codes de secours.
    }
codes-renew = Nouveaux codes
codes-renew-help = Les nouveaux remplacent ceux d’avant.
browsers = Navigateurs
browser-here = celui-ci
browser-unknown = Un navigateur inconnu
programs = Programmes
programs-help = Un de vos programmes peut jouer ici avec un jeton, et chacun voit que c’est un programme. Il n’a besoin d’aucune règle : chaque tour vient avec tout ce qui est permis.
program-token = Le jeton de { $name }, montré maintenant seulement :
program-copy = Copier le jeton
program-use = Votre programme l’envoie avec tout ce qu’il demande :
program-name = Nom d’un nouveau programme
program-add = Créer un jeton
program-description = Toutes les questions et réponses, en OpenAPI
since = depuis le { $when }
delete = Supprimer
delete-named = Supprimer { $name }
forget = M’oublier
forget-help = Identifiant, clés d’accès, programmes et réglages sont effacés. Des robots prennent vos places ; les parties finies restent à ceux qui les ont jouées, sous le nom que vous y portiez.
forget-sure = Vraiment ? Il n’y a pas de retour.
forget-really = Oui, m’oublier
