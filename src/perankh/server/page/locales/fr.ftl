### Tous les mots de la page simple, en français : une ligne chacun, sans formes, pour le petit lecteur de la page.

house = La Maison de Vie
welcome = Jouez aux jeux de plateau de l'Égypte ancienne : tout de suite contre des robots, ou entre amis. Aucun compte n'est nécessaire.
language-other = English
away = La maison ne répond pas ; nouvel essai…
sent-later = La maison n'a pas répondu ; votre coup repartira dès qu'elle répondra.
labelled = { $label } : { $value }
no-answer = La maison n'a pas répondu ; réessayez dans un instant.

## Jouer

new-game = Nouvelle partie
game = Jeu
players = Joueurs
bots-level = Robots
bot-random = Hasard : joue n'importe quoi
bot-greedy = Débutant : joue sagement
bot-search = Expert : voit loin
your-name = Votre nom
more-choices = Plus de choix
pace = Rythme
pace-untimed = Sans pendule
pace-live = Avec pendule : une minute par décision, cinq en réserve
pace-correspondence = Par correspondance : trois jours par décision
list-it = La montrer parmi les tables ouvertes : chacun peut s'y asseoir
play-bots = Jouer maintenant contre des robots
play-friends = Jouer entre amis
my-tables = Mes tables
open-tables = Tables ouvertes
none-open = Aucune table n'attend de joueurs.
your-turn = À vous de jouer
waiting-for-players = En attente de joueurs
free-seats = Places libres : { $count }

## À la table

asked = Que faire
table = La table
seats = Places
log = Ce qui s'est passé
chat = Conversation
chat-text = Votre message
send = Envoyer
turn-of = À { $name } de jouer
you-must-decide = C'est à vous de jouer.
game-over = La partie est finie.
won-by = La partie est finie : { $name } gagne.
table-closed = Cette table est fermée.
thinking = { $name } réfléchit…
watching = Vous regardez.
you = vous
bot = robot
program = programme
is-away = absent : un robot joue
acts = doit jouer
free = Place libre
points = { $count } points
time-left = Temps restant
sit = Prendre place
invite = Envoyez ce lien à celles et ceux avec qui vous voulez jouer :
copy = Copier le lien
copied = Copié
fill = Donner les places libres à des robots
close = Fermer la table
take-back = Reprendre
leave = Quitter la table
you-are-away = Un robot joue à votre place.
come-back = Revenir et jouer
rematch = Rejouer
to-rematch = Aller à la partie suivante
record = Télécharger la partie
home = Toutes les tables

## Ordres donnés d'avance

orders = Ordres donnés d'avance
orders-help = Exécutés pour vous dès que la question vous est posée, si les conditions sont remplies et si les règles le permettent. Personne d'autre ne les voit. Le premier qui convient compte.
order-do = Faire
order-if = si
order-and-if = et si
always = toujours
at_least = au moins
at_most = au plus
exactly = exactement
order-lasting = Les garder après que l'un a été exécuté
order-add = Ajouter cet ordre
order-withdraw = Retirer tous les ordres
orders-none = Aucun ordre.

## Un hasard honnête

fairness = Un hasard honnête
fairness-help = Avant que quiconque prenne place, la maison a fixé son hasard et publié ce sceau. Chaque tirage découle de la clé qu'il cache et de ce que les places y ont mêlé. À la fin de la partie la clé est montrée, et « perankh verify » contrôle la partie enregistrée.
commitment = Sceau
promise-kept = C'est bien le sceau que la maison a donné à votre navigateur avant qu'il n'y mêle votre part de hasard.
promise-broken = Attention : ce n'est pas le sceau que la maison a donné à votre navigateur avant d'ouvrir la table.
contributions = Mêlé par les places
key = Clé
key-later = La clé est montrée à la fin de la partie.
