### Tous les mots de Pharaon Absolu que lit un joueur, en français.

title = Pharaon Absolu
tagline = Réunissez les six séries de cartes Pharaon dans votre pyramide, puis ramenez votre chameau vers la bénédiction de Rê.
length = 30 à 60 minutes


## Les cartes Pharaon : le mot seul, et les formes qu'il prend dans les phrases

card-soldier = soldat
    .a = un soldat
    .the = le soldat
    .many = soldats
    .no = pas de soldat
card-priest = prêtre
    .a = un prêtre
    .the = le prêtre
    .many = prêtres
    .no = pas de prêtre
card-artisan = artisan
    .a = un artisan
    .the = l'artisan
    .many = artisans
    .no = pas d'artisan
card-food = nourriture
    .a = une carte nourriture
    .the = la carte nourriture
    .many = cartes nourriture
    .no = pas de carte nourriture
card-musician = musicien
    .a = un musicien
    .the = le musicien
    .many = musiciens
    .no = pas de musicien
card-blessing = bénédiction de Rê
    .a = une bénédiction de Rê
    .the = la bénédiction de Rê
    .many = bénédictions de Rê
    .no = pas de bénédiction de Rê


## Les cases

place-start = Départ
place-card = Carte
place-pyramid = Pyramide
place-oasis = Oasis
place-exchange = Échange
place-roll_again = Rejouez
place-combat = Combat


## Les cartes Question et Action

find-question = une question
find-vizier = La faveur du vizir
find-flood = Une crue généreuse
find-robbers = Les pilleurs de tombes
find-sandstorm = Une tempête de sable
find-snake = Un serpent sur la piste
find-wind = Le vent du nord
find-caravan = Une caravane
find-architect = L'architecte royal
find-tax = L'impôt du pharaon
find-market = Le marché de Memphis
find-pilgrimage = Un pèlerinage
find-cat = Le chat sacré

level-easy = facile
level-medium = moyenne
level-hard = difficile

theme-history = l'histoire
theme-gods = les dieux
theme-life = la vie quotidienne
theme-writing = l'écriture
theme-nile = le Nil
theme-monuments = les monuments
theme-science = les sciences
theme-pharaohs = les pharaons

question-card = Carte Question { $number } ({ $theme }).
question-offered = { $level } : { $question }
question-choice = { $letter }) { $text }
question-answer = { $explanation } La bonne réponse : « { $answer } ».


## Ce qu'un joueur peut choisir

action-roll = Lancer le dé
action-stay = Rester sur cette case
action-advance = Avancer d'une case
action-draw = Tirer une carte Pharaon
action-pass = Ne rien faire
action-secure = Mettre { $a_card } à l'abri dans votre pyramide
action-exchange = Échanger des cartes avec { $other }
action-fight = Combattre { $other }
action-lay = Poser { $a_card } face cachée
action-enough = Cela suffit
action-rob = Piller la pyramide du joueur { $other }
action-ask =
    { $level ->
       *[other] Poser la question { $level }
    }
action-answer = Répondre { $choice }
action-speak = Dire la réponse à voix haute, puis regarder
action-recall =
    { $skill ->
        [poorly] Se rappeler la réponse, en sachant peu de choses
        [fairly] Se rappeler la réponse, en sachant certaines choses
       *[well] Se rappeler la réponse, en sachant beaucoup de choses
    }
action-judge =
    { $verdict ->
        [right] La réponse était juste
       *[wrong] La réponse était fausse
    }
action-give = Céder { $a_card }


## Ce qu'on demande à un joueur

phase-turn = C'est à vous : lancez le dé.
phase-six = Vous avez fait un six : restez-vous sur cette case, ou relancez-vous plutôt le dé ?
phase-start = Vous êtes passé par le Départ : tirez-vous une carte Pharaon ?
phase-secure = Quelle carte mettez-vous à l'abri dans votre pyramide ?
phase-exchange = Avec qui échangez-vous des cartes ?
phase-combat = Qui combattez-vous ?
phase-stake = Quelle carte posez-vous face cachée ? Posez-en autant que vous voulez, dans l'ordre des séries.
phase-match = Quelle carte posez-vous face à celles de l'autre joueur ?
phase-robbery = De qui pillez-vous la pyramide ?
phase-level = Laquelle des trois questions posez-vous ?
phase-question = Quelle est la réponse ?
phase-judgement = Vous avez entendu la réponse : était-elle juste ?
phase-advance = La réponse est juste : avancez-vous d'une case ?
phase-tribute = Quelle carte cédez-vous à l'impôt du pharaon ?
phase-over = La partie est finie.


## Ce qu'on demande à une personne qui joue sur une vraie table

outcome-die = Que montre le dé ?
outcome-card = Quelle carte Pharaon a été tirée ?
outcome-find = Quelle carte a été retournée : une question, ou quelle action ?
outcome-question = De quelle carte Question s'agit-il ?
outcome-place = À quelle place se trouve la bonne réponse ?
outcome-memory = La réponse était-elle juste ?
outcome-robbed = Quelle carte a été prise dans la pyramide ?


## Ce qu'une table peut décider avant la partie

option-short_board = Petit plateau
option-short_board-help = Le plateau compte 24 cases au lieu de 40, pour une partie plus courte.
option-pyramid_duplicates = Leurres dans la pyramide
option-pyramid_duplicates-help = Une pyramide peut contenir deux fois la même série, pour égarer les pilleurs de tombes.
option-over_fifteen = Joueurs de plus de quinze ans
option-over_fifteen-help = Personne ne tire de carte en passant par le Départ.
option-under_eight = Joueurs de moins de huit ans
option-under_eight-help = Personne n'est obligé de répondre aux questions.
option-expert = Connaisseurs de l'Égypte
option-expert-help = Les questions n'offrent aucune réponse à choisir : dites la vôtre à voix haute, et votre voisin de gauche en juge.


## Ce qui se passe

event-dealt = { $seat } reçoit { $a_card }.
    .unseen = { $seat } reçoit une carte Pharaon.
event-rolled = { $seat } fait un { $die }.
event-moved = { $seat } va sur la case { $square } : { $place }.
event-blocked = { $seat } doit atteindre le Départ par le nombre exact, et ne bouge pas.
event-drew = { $seat } tire { $a_card }.
    .unseen = { $seat } tire une carte Pharaon.
event-nothing_to_draw = Toutes les cartes Pharaon sont à l'abri : { $seat } ne tire rien.
event-returned =
    { $count ->
        [one] La pile est épuisée : { $seat } y rend { $count } carte.
       *[other] La pile est épuisée : { $seat } y rend { $count } cartes.
    }
event-passed = { $seat } passe.
event-plays_again = { $seat } rejoue.
event-found = { $other } retourne une carte pour { $seat } : { $find }.
event-no_effect = « { $find } » est sans effet pour { $seat }.
event-will_miss = { $seat } passera son prochain tour.
event-missed = { $seat } passe ce tour.
event-asked = { $seat } pose à { $other } la question { $level } de la carte { $question }.
event-answered =
    { $verdict ->
        [right] { $seat } répond { $choice }, et c'est juste.
       *[wrong] { $seat } répond { $choice }, et c'est faux ; la bonne réponse était { $right }.
    }
event-recalled =
    { $verdict ->
        [right] { $seat } connaît la réponse.
       *[wrong] { $seat } ne connaît pas la réponse.
    }
event-spoke = { $seat } a dit une réponse et voit la bonne.
event-judged =
    { $verdict ->
        [right] { $seat } trouve juste la réponse du joueur { $other }.
       *[wrong] { $seat } trouve fausse la réponse du joueur { $other }.
    }
event-stayed = { $seat } reste sur place.
event-secured = { $seat } met { $a_card } à l'abri.
    .unseen = { $seat } met une carte à l'abri dans sa pyramide.
event-completed = { $seat } a mis les six séries à l'abri, et prend le chemin du Départ.
event-broken = La série du joueur { $seat } n'est plus complète.
event-robbed = { $seat } pille la pyramide du joueur { $other } et y prend { $a_card }.
    .unseen = { $seat } pille la pyramide du joueur { $other } et y prend une carte.
event-lost = { $seat } perd { $a_card } de sa pyramide.
    .unseen = { $seat } perd une carte de sa pyramide.
event-taxed = { $seat } cède { $a_card } à { $other }.
    .unseen = { $seat } cède une carte à { $other }.
event-exchanged = { $seat } échange des cartes avec { $other }.
event-fought = { $seat } provoque { $other } au combat.
event-laid = { $seat } pose { $a_card } face cachée.
    .unseen = { $seat } pose une carte face cachée.
event-received = { $seat } reçoit { $a_card }.
    .unseen = { $seat } reçoit une carte.
event-threw = { $seat } fait un { $die } au combat.
event-won =
    { $count ->
        [one] { $seat } remporte le combat, et { $count } carte de son adversaire { $other }.
       *[other] { $seat } remporte le combat, et { $count } cartes de son adversaire { $other }.
    }
event-came_home = { $seat } est de retour au Départ, et doit faire un 1 pour rejoindre Rê.
event-waited = { $seat } attend un 1 au Départ.
event-scored_series =
    { $count ->
        [0] { $seat } n'a mis aucune série à l'abri.
        [1] { $seat } marque 1 point pour une série.
       *[other] { $seat } marque { $points } points pour { $count } séries.
    }
event-scored_crown =
    { $points ->
       *[one] { $seat } marque { $points } point pour la bénédiction de Rê.
    }
event-scored =
    { $points ->
        [one] { $seat } a { $points } point en tout.
       *[other] { $seat } a { $points } points en tout.
    }
event-crowned = { $seat } rejoint Rê et devient Pharaon Absolu.
event-undecided = Après { $turns } tours, personne n'est devenu Pharaon Absolu : la partie s'achève sans vainqueur.


## Pourquoi une action n'est pas permise

refusal-game-over = La partie est finie : on ne peut plus rien jouer.
refusal-roll-first = Votre tour commence par un lancer de dé : lancez-le.
refusal-after-six = Vous avez fait un six : restez sur cette case ou relancez le dé.
refusal-at-start = Vous êtes passé par le Départ : tirez une carte Pharaon ou ne faites rien.
refusal-at-pyramid = Vous pouvez maintenant mettre une carte à l'abri dans votre pyramide, ou ne rien faire.
refusal-at-exchange = Vous pouvez maintenant échanger des cartes avec un autre joueur, ou ne rien faire.
refusal-at-combat = Vous pouvez maintenant combattre un autre joueur, ou ne rien faire.
refusal-lay-first = Vous posez des cartes face cachée : posez-en une de votre main, ou dites que cela suffit dès que vous en avez posé une.
refusal-match-first = Posez face cachée autant de vos cartes que l'autre joueur en a posé.
refusal-rob-first = Les pilleurs de tombes attendent vos ordres : choisissez quelle pyramide ils pillent.
refusal-ask-first = Choisissez quelle question poser : la facile, la moyenne ou la difficile.
refusal-answer-first = On vous a posé une question : répondez d'abord.
refusal-judge-first = Une réponse a été dite à voix haute : jugez si elle était juste.
refusal-after-answer = Votre réponse était juste : avancez d'une case ou restez sur la vôtre.
refusal-give-first = L'impôt du pharaon vous prend une carte de votre choix : cédez-en une.
refusal-secured-already = Votre pyramide contient déjà { $a_card }, et à cette table aucune série n'y entre deux fois.
refusal-not-in-hand = Vous n'avez { $no_card } en main : ce qui est dans la pyramide ou chez les autres ne peut pas servir.
refusal-not-with-yourself = Ce serait vous-même : choisissez un autre joueur.
refusal-nobody-there = { $other } est vide : choisissez un joueur de cette table.
refusal-empty-hand = Ce joueur n'a aucune carte en main : choisissez-en un autre.
refusal-in-order = Les cartes se posent dans l'ordre des séries : il est trop tard pour { $a_card }.
refusal-too-few-left = Après { $the_card }, il vous resterait trop peu de cartes des séries suivantes : commencez par une série précédente.
refusal-not-yourself = C'est votre propre pyramide : choisissez celle d'un autre joueur.
refusal-empty-pyramid = Cette pyramide est vide : choisissez-en une autre.
refusal-not-aloud = À cette table, les réponses se choisissent et ne se disent pas : choisissez une de celles qui sont proposées.
refusal-only-aloud = À cette table, aucune réponse n'est proposée : dites la vôtre à voix haute.
refusal-not-shown = Cette question propose { $count } réponses : choisissez une de celles-là.
refusal-must-answer = À cette table, il faut répondre à chaque question, même au hasard.


## Ce que peut demander un ordre donné d'avance : se lit après un nombre, ou devant

fact-turn = tours joués jusqu'ici
fact-rolls = lancers de dé dans ce tour
fact-pile = cartes Pharaon dans la pile
fact-squares_to_start = cases jusqu'au Départ
fact-own_cards = cartes dans votre main
fact-own_secured = cartes dans votre pyramide
fact-own_series = séries différentes dans votre pyramide
fact-others_cards = cartes dans la plus grande main des autres
fact-others_secured = cartes dans la plus grande pyramide des autres
fact-others_complete = autres joueurs dont la série est complète
fact-to_lay = cartes que vous devez encore poser face à un autre
fact-on_start = votre chameau sur le Départ (1 ou 0)
fact-on_card = votre chameau sur une case Carte (1 ou 0)
fact-on_pyramid = votre chameau sur une Pyramide (1 ou 0)
fact-on_oasis = votre chameau sur une Oasis (1 ou 0)
fact-on_exchange = votre chameau sur une case Échange (1 ou 0)
fact-on_roll_again = votre chameau sur une case Rejouez (1 ou 0)
fact-on_combat = votre chameau sur une case Combat (1 ou 0)
fact-own_soldier = { card-soldier.many } dans votre main
fact-own_priest = { card-priest.many } dans votre main
fact-own_artisan = { card-artisan.many } dans votre main
fact-own_food = { card-food.many } dans votre main
fact-own_musician = { card-musician.many } dans votre main
fact-own_blessing = { card-blessing.many } dans votre main
fact-secured_soldier = { card-soldier.many } dans votre pyramide
fact-secured_priest = { card-priest.many } dans votre pyramide
fact-secured_artisan = { card-artisan.many } dans votre pyramide
fact-secured_food = { card-food.many } dans votre pyramide
fact-secured_musician = { card-musician.many } dans votre pyramide
fact-secured_blessing = { card-blessing.many } dans votre pyramide


## La feuille de score

sheet-series = Séries
sheet-crown = Bénédiction de Rê
sheet-epoch =
    { $epoch ->
       *[1] Toute la partie
    }
sheet-total = Total
sheet-now = Si la partie s'achevait maintenant
sheet-end = En fin de partie, en l'état


## Ce qu'on cherche dans une partie rejouée

landmark-question =
    { $level ->
       *[other] Question
    }
landmark-series = Une série complète
landmark-robbery = Pilleurs de tombes
landmark-combat = Combat
landmark-end = La fin


## La table en mots

picture-turn = Tour { $turn }, sur un plateau de { $squares } cases
picture-piles = Pile Pharaon : { $pharaoh } cartes ; cartes Question et Action que personne n'a vues : { $unseen }
picture-player = { $seat } : case { $square }, { $place }
picture-also = { " " }; { $mark }
picture-complete = série complète, sur le chemin du retour
picture-misses = passe son prochain tour
picture-hand =
    { $count ->
        [0] Main : vide
        [1] Main d'une carte : { $cards }
       *[other] Main de { $count } cartes : { $cards }
    }
picture-pyramid =
    { $count ->
        [0] Pyramide : vide
        [1] Pyramide d'une carte : { $cards }
       *[other] Pyramide de { $count } cartes : { $cards }
    }
picture-unknown = face cachée
picture-none = aucune
picture-count =
    { $count ->
        [1] { $card }
       *[other] { $count } { $many_card }
    }
picture-exchange = Échange : { $seat } a posé { $mine } ({ $cards }), { $other } { $theirs } ({ $others_cards })
picture-combat = Combat : { $seat } a posé { $mine } ({ $cards }), { $other } { $theirs } ({ $others_cards })


## Un jeu de questions à soi

file-questions = un autre jeu de questions pour Pharaon Absolu, vérifié à l'ouverture de la maison

fault-deck-missing = Il n'y a pas de fichier { $file }.
fault-deck-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
fault-deck-not-toml = Les questions ne sont pas écrites en TOML : { $reason }.
fault-deck-no-cards = Le fichier ne contient aucune [[card]].
fault-deck-too-small = Il y a { $count } cartes, et il en faut { $least }.
fault-deck-theme = Carte { $card } : son thème (theme) doit être l'un de { $known }.
fault-deck-unknown-field = Carte { $card } : rien ne s'appelle { $name }.
fault-deck-no-level = Carte { $card } : il manque la question { $level }.
fault-deck-right = Carte { $card }, { $level } : right doit être la place de la bonne réponse, de 1 à { $most }.
fault-deck-no-language = Carte { $card }, { $level } : il manque les textes de la langue { $language }.
fault-deck-no-text = Carte { $card }, { $level }, { $language } : { $name } doit être écrit, chaque fois sur une ligne.
fault-deck-no-end = Carte { $card }, { $level }, { $language } : { $name } doit finir comme une phrase.
fault-deck-choices = Carte { $card }, { $level }, { $language } : il faut { $count } réponses.
fault-deck-same-choices = Carte { $card }, { $level }, { $language } : deux réponses sont les mêmes.
fault-deck-same-question = Carte { $card }, { $level }, { $language } : la carte { $other } pose la même question.
fault-deck-crowded = Parmi les questions { $level }, seulement { $count } ont leur bonne réponse à la place { $place } : répartissez-les également.
