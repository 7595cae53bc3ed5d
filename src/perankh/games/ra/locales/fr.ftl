### Tous les mots de Ra que lit un joueur, en français.

title = Ra
tagline = Misez vos soleils sur les trésors de l'Égypte ancienne, et invoquez Ra avant que d'autres ne le fassent.
players-2 = à deux : d'après des éditions plus récentes
length = 45 à 60 minutes


## Les tuiles : le mot seul, et les formes qu'il prend dans les phrases

tile-ra = Ra
    .a = une tuile Ra
    .the = la tuile Ra
    .many = tuiles Ra
tile-god = dieu
    .a = un dieu
    .the = le dieu
    .many = dieux
tile-gold = or
    .a = une tuile or
    .the = la tuile or
    .many = tuiles or
tile-pharaoh = pharaon
    .a = un pharaon
    .the = le pharaon
    .many = pharaons
tile-nile = Nil
    .a = un Nil
    .the = le Nil
    .many = Nils
tile-flood = crue
    .a = une crue
    .the = la crue
    .many = crues
tile-art = art
    .a = une tuile art
    .the = la tuile art
    .many = tuiles art
tile-agriculture = agriculture
    .a = une tuile agriculture
    .the = la tuile agriculture
    .many = tuiles agriculture
tile-religion = religion
    .a = une tuile religion
    .the = la tuile religion
    .many = tuiles religion
tile-astronomy = astronomie
    .a = une tuile astronomie
    .the = la tuile astronomie
    .many = tuiles astronomie
tile-writing = écriture
    .a = une tuile écriture
    .the = la tuile écriture
    .many = tuiles écriture
tile-fortress = forteresse
    .a = une forteresse
    .the = la forteresse
    .many = forteresses
tile-obelisk = obélisque
    .a = un obélisque
    .the = l'obélisque
    .many = obélisques
tile-palace = palais
    .a = un palais
    .the = le palais
    .many = palais
tile-pyramid = pyramide
    .a = une pyramide
    .the = la pyramide
    .many = pyramides
tile-sphinx = sphinx
    .a = un sphinx
    .the = le sphinx
    .many = sphinx
tile-statues = statues
    .a = une tuile statues
    .the = la tuile statues
    .many = tuiles statues
tile-step_pyramid = pyramide à degrés
    .a = une pyramide à degrés
    .the = la pyramide à degrés
    .many = pyramides à degrés
tile-temple = temple
    .a = un temple
    .the = le temple
    .many = temples
tile-funeral = funérailles
    .a = une tuile funérailles
    .the = la tuile funérailles
    .many = tuiles funérailles
tile-drought = sécheresse
    .a = une sécheresse
    .the = la sécheresse
    .many = sécheresses
tile-unrest = agitation
    .a = une agitation
    .the = l'agitation
    .many = agitations
tile-earthquake = tremblement de terre
    .a = un tremblement de terre
    .the = le tremblement de terre
    .many = tremblements de terre


## Ce qu'on peut choisir

action-draw = Piocher une tuile
action-invoke = Invoquer Ra
action-take = Prendre { $a_tile } avec un dieu
action-stop = Ne plus jouer de dieu
action-pass = Passer
action-bid = Miser le soleil { $sun }
action-lose = Perdre { $a_tile }


## Ce qui est demandé

phase-turn = C'est votre tour : que faites-vous ?
phase-gods = Jouez-vous un autre dieu, ou vous arrêtez-vous là ?
phase-bid = Misez-vous un soleil, ou passez-vous ?
phase-loss = Quelle tuile le désastre vous prend-il ?
phase-over = La partie est finie.


## Ce qui est demandé à une vraie table

outcome-tile = Quelle tuile a été piochée ?
outcome-sun_set = Quel groupe de soleils a été distribué ?


## Ce qu'une table peut décider avant la partie

option-god_may_take_disaster = Les dieux peuvent prendre des désastres
option-god_may_take_disaster-help = Avec un dieu, on peut prendre un désastre sur la piste d'enchères, et on le subit aussitôt.


## Ce qui se passe

event-dealt = { $seat } reçoit les soleils { $sun_set }.
event-epoch_began = L'époque { $epoch } commence : { $seat } possède le soleil le plus élevé et ouvre le jeu.
event-drew = { $seat } pioche { $a_tile }.
event-ra_came = La tuile Ra numéro { $ra_track } ouvre une enchère, avec { $seat } pour grand prêtre de Ra.
event-invoked = { $seat } invoque Ra et ouvre une enchère.
event-forced_to_invoke = La piste d'enchères est pleine : { $seat } invoque Ra et ouvre une enchère.
event-bid = { $seat } mise le soleil { $sun }.
event-passed = { $seat } passe.
event-could_not_bid = { $seat } n'a pas de soleil assez élevé pour miser, et passe.
event-nobody_bid = Personne ne mise, et le soleil central reste en place.
event-lane_boxed = Sans acquéreur, { $a_tile } quitte la piste d'enchères pour la boîte.
event-lane_lost = L'époque est finie : { $a_tile } quitte la piste d'enchères pour la boîte.
event-won = { $seat } remporte l'enchère avec le soleil { $sun }, et prend au centre le soleil { $centre_sun }, face cachée.
event-gained = { $seat } gagne { $a_tile }.
event-took = { $seat } rend un dieu et prend { $a_tile } sur la piste d'enchères.
event-struck = Un désastre frappe { $seat } : { $tile }.
event-lost =
    { $count ->
        [1] { $seat } perd { $a_tile }.
       *[other] { $seat } perd { $count } { $many_tile }.
    }
event-track_filled = La tuile Ra numéro { $ra_track } remplit la piste de Ra : l'époque { $epoch } prend fin aussitôt, sans enchère.
event-suns_spent =
    { $ra_track ->
        [0] Tous les soleils sont dépensés : l'époque { $epoch } prend fin sans tuile Ra sur la piste de Ra.
        [1] Tous les soleils sont dépensés : l'époque { $epoch } prend fin avec 1 tuile Ra sur la piste de Ra.
       *[other] Tous les soleils sont dépensés : l'époque { $epoch } prend fin avec { $ra_track } tuiles Ra sur la piste de Ra.
    }
event-scored_gods =
    { $count ->
        [0] { $seat } n'a pas de dieu, et ne marque rien pour les dieux.
        [1] { $seat } marque { $points } points de renommée pour 1 dieu.
       *[other] { $seat } marque { $points } points de renommée pour { $count } dieux.
    }
event-scored_pharaohs =
    { $points ->
        [0]
            { $count ->
                [0] { $seat } ne gagne ni ne perd de renommée sans pharaon.
                [1] { $seat } ne gagne ni ne perd de renommée avec 1 pharaon.
               *[other] { $seat } ne gagne ni ne perd de renommée avec { $count } pharaons.
            }
        [-2] { $seat } perd 2 points de renommée pour le plus petit nombre de pharaons ({ $count }).
       *[other] { $seat } marque { $points } points de renommée pour le plus grand nombre de pharaons ({ $count }).
    }
event-scored_nile =
    { $count ->
        [0] { $seat } n'a pas de Nil, et ne marque rien pour les Nils.
        [1]
            { $points ->
                [0] { $seat } ne marque rien pour 1 Nil sans crue.
               *[other] { $seat } marque { $points } point de renommée pour 1 Nil.
            }
       *[other]
            { $points ->
                [0] { $seat } ne marque rien pour { $count } Nils sans crue.
               *[other] { $seat } marque { $points } points de renommée pour { $count } Nils.
            }
    }
event-scored_floods =
    { $count ->
        [0] { $seat } n'a pas de crue, et ne marque rien pour les crues.
        [1] { $seat } marque { $points } point de renommée pour 1 crue.
       *[other] { $seat } marque { $points } points de renommée pour { $count } crues.
    }
event-scored_civilisations =
    { $count ->
        [0] { $seat } n'a pas de civilisation, et perd 5 points de renommée.
        [1] { $seat } ne marque rien pour une seule sorte de civilisation.
        [2] { $seat } ne marque rien pour 2 civilisations différentes.
       *[other] { $seat } marque { $points } points de renommée pour { $count } civilisations différentes.
    }
event-scored_gold =
    { $count ->
        [0] { $seat } n'a pas d'or, et ne marque rien pour l'or.
        [1] { $seat } marque { $points } points de renommée pour 1 tuile or.
       *[other] { $seat } marque { $points } points de renommée pour { $count } tuiles or.
    }
event-scored_different_monuments =
    { $count ->
        [0] { $seat } n'a pas de monument, et ne marque rien pour les monuments.
        [1] { $seat } marque { $points } point de renommée pour une seule sorte de monument.
       *[other] { $seat } marque { $points } points de renommée pour { $count } monuments différents.
    }
event-scored_identical_monuments = { $seat } marque encore { $points } points de renommée pour des monuments identiques : { $count } { $many_tile }.
event-scored_suns =
    { $points ->
        [0] { $seat } ne gagne ni ne perd de renommée avec un total de soleils de { $count }.
        [-5] { $seat } perd 5 points de renommée pour le plus petit total de soleils ({ $count }).
       *[other] { $seat } marque { $points } points de renommée pour le plus grand total de soleils ({ $count }).
    }
event-fame_changed =
    { $points ->
        [0] Le bilan de l'époque { $epoch } ne change rien pour { $seat } (renommée : { $fame }).
       *[other] Le bilan de l'époque { $epoch } est de { $points } pour { $seat } (renommée : { $fame }).
    }
event-tiles_left =
    { $count ->
        [1] À la fin de l'époque, { $seat } remet { $a_tile } dans la boîte.
       *[other] À la fin de l'époque, { $seat } remet { $count } { $many_tile } dans la boîte.
    }
event-game_ended =
    { $fame ->
        [one] La partie est finie : { $seat } l'emporte avec { $fame } point de renommée.
       *[other] La partie est finie : { $seat } l'emporte avec { $fame } points de renommée.
    }


## Pourquoi une action n'est pas permise

refusal-game-over = La partie est finie : plus rien ne peut être joué.
refusal-lane-full = La piste d'enchères est pleine, et personne ne peut piocher : invoquez Ra, ou jouez un dieu si vous en avez un.
refusal-bag-empty = Le sac est vide, et personne ne peut piocher : invoquez Ra, ou jouez un dieu si vous en avez un.
refusal-no-god-played = Vous n'avez pas joué de dieu ce tour-ci, il n'y a donc rien à arrêter : choisissez ce que vous faites de votre tour.
refusal-no-disaster = Aucun désastre ne vous frappe : vous n'avez pas de tuile à perdre.
refusal-out-of-reach = Un dieu ne peut pas prendre { $a_tile } : les autres dieux et les tuiles Ra sont hors de sa portée.
refusal-no-auction = Aucune enchère n'est en cours : on ne peut ni miser ni passer.
refusal-turn-used = Vous avez joué un dieu, et votre tour ne peut continuer qu'avec un autre dieu : jouez-en un, ou arrêtez-vous là.
refusal-no-god = Vous n'avez pas de dieu à rendre, et ne pouvez donc pas prendre de tuile sur la piste d'enchères.
refusal-not-in-lane = Vous ne pouvez pas prendre { $a_tile } : il n'y en a pas sur la piste d'enchères.
refusal-disaster-not-takeable = À cette table, un dieu ne peut pas prendre de désastre : { $the_tile } reste sur la piste d'enchères.
refusal-must-bid = Vous avez invoqué Ra de votre plein gré et tous les autres ont passé : vous devez miser un de vos soleils.
refusal-gods-in-auction = On ne joue des dieux qu'à son propre tour, jamais pendant une enchère : répondez d'abord à l'enchère.
refusal-auction-first = Une enchère est en cours : tant qu'elle dure, personne ne pioche ni n'invoque Ra.
refusal-sun-spent = Votre soleil { $sun } est face cachée : vous ne pouvez plus le miser de l'époque.
refusal-sun-not-owned = Vous ne possédez pas le soleil { $sun } : vous ne pouvez miser que vos soleils face visible.
refusal-bid-too-low = Le soleil { $sun } est trop bas : une mise doit dépasser le soleil { $high_bid }.
refusal-disaster-first = Un désastre vous frappe : choisissez une tuile à perdre avant toute autre chose.
refusal-lose-civilisation = L'agitation prend des civilisations, et { $the_tile } n'en est pas une : choisissez une civilisation.
refusal-lose-monument = Un tremblement de terre prend des monuments, et { $the_tile } n'en est pas un : choisissez un monument.
refusal-tile-not-owned = Vous ne pouvez pas perdre { $a_tile }, car vous n'en avez pas : choisissez une tuile que vous possédez.


## Ce qu'un ordre donné d'avance peut demander : se lit après un nombre, ou avant

fact-epoch = époque
fact-ra_track = tuiles Ra sur la piste de Ra
fact-ra_spaces_left = cases libres sur la piste de Ra
fact-centre_sun = soleil au centre
fact-best_bid = meilleure mise jusqu'ici
fact-own_highest_sun = votre soleil face visible le plus élevé
fact-own_suns = soleils face visible devant vous
fact-others_suns = soleils face visible devant les autres
fact-own_fame = votre renommée
fact-lane_tiles = tuiles sur la piste d'enchères
fact-lane_civilisations = civilisations sur la piste d'enchères
fact-lane_monuments = monuments sur la piste d'enchères
fact-lane_disasters = désastres sur la piste d'enchères
fact-lane_god = { tile-god.many } sur la piste d'enchères
fact-lane_gold = { tile-gold.many } sur la piste d'enchères
fact-lane_pharaoh = { tile-pharaoh.many } sur la piste d'enchères
fact-lane_nile = { tile-nile.many } sur la piste d'enchères
fact-lane_flood = { tile-flood.many } sur la piste d'enchères
fact-lane_art = { tile-art.many } sur la piste d'enchères
fact-lane_agriculture = { tile-agriculture.many } sur la piste d'enchères
fact-lane_religion = { tile-religion.many } sur la piste d'enchères
fact-lane_astronomy = { tile-astronomy.many } sur la piste d'enchères
fact-lane_writing = { tile-writing.many } sur la piste d'enchères
fact-lane_fortress = { tile-fortress.many } sur la piste d'enchères
fact-lane_obelisk = { tile-obelisk.many } sur la piste d'enchères
fact-lane_palace = { tile-palace.many } sur la piste d'enchères
fact-lane_pyramid = { tile-pyramid.many } sur la piste d'enchères
fact-lane_sphinx = { tile-sphinx.many } sur la piste d'enchères
fact-lane_statues = { tile-statues.many } sur la piste d'enchères
fact-lane_step_pyramid = { tile-step_pyramid.many } sur la piste d'enchères
fact-lane_temple = { tile-temple.many } sur la piste d'enchères
fact-lane_funeral = { tile-funeral.many } sur la piste d'enchères
fact-lane_drought = { tile-drought.many } sur la piste d'enchères
fact-lane_unrest = { tile-unrest.many } sur la piste d'enchères
fact-lane_earthquake = { tile-earthquake.many } sur la piste d'enchères
fact-own_god = { tile-god.many } devant vous
fact-own_gold = { tile-gold.many } devant vous
fact-own_pharaoh = { tile-pharaoh.many } devant vous
fact-own_nile = { tile-nile.many } devant vous
fact-own_flood = { tile-flood.many } devant vous
fact-own_art = { tile-art.many } devant vous
fact-own_agriculture = { tile-agriculture.many } devant vous
fact-own_religion = { tile-religion.many } devant vous
fact-own_astronomy = { tile-astronomy.many } devant vous
fact-own_writing = { tile-writing.many } devant vous
fact-own_fortress = { tile-fortress.many } devant vous
fact-own_obelisk = { tile-obelisk.many } devant vous
fact-own_palace = { tile-palace.many } devant vous
fact-own_pyramid = { tile-pyramid.many } devant vous
fact-own_sphinx = { tile-sphinx.many } devant vous
fact-own_statues = { tile-statues.many } devant vous
fact-own_step_pyramid = { tile-step_pyramid.many } devant vous
fact-own_temple = { tile-temple.many } devant vous


## La feuille de score

sheet-gods = Dieux
sheet-pharaohs = Pharaons
sheet-nile = Nil
sheet-civilisations = Civilisations
sheet-gold = Or
sheet-monuments = Monuments
sheet-suns = Soleils
sheet-epoch = Époque { $epoch }
sheet-total = Total
sheet-fame = Renommée
sheet-now = Si l'époque finissait maintenant
sheet-end = À la fin de la partie, en l'état


## Ce que l'on cherche quand on revoit une partie

landmark-epoch = Époque { $epoch }
landmark-auction = Enchère
landmark-end = La fin


## La table en mots

picture-epoch = Époque { $epoch } sur 3, piste de Ra { $ra_track } sur { $spaces }
picture-lane = Piste d'enchères : { $tiles }
picture-lane-empty = Piste d'enchères : vide
picture-centre = Centre : soleil { $sun }
picture-bag =
    { $count ->
        [0] Sac : vide
        [1] Sac : 1 tuile, dont { $ra } Ra
       *[other] Sac : { $count } tuiles, dont { $ra } Ra
    }
picture-player = { $seat } : renommée { $fame } ; soleils face visible : { $suns } ; face cachée : { $spent }
picture-tiles = Tuiles : { $tiles }
picture-no-tiles = Tuiles : aucune
picture-no-suns = aucun
picture-auction = Enchère (grand prêtre de Ra : { $seat }) ; meilleure mise : soleil { $high_bid }, par { $bidder }
picture-auction-open = Enchère (grand prêtre de Ra : { $seat }) ; pas encore de mise
picture-count =
    { $count ->
        [1]
            { $tile ->
                [statues] 1 tuile statues
               *[other] 1 { $tile }
            }
       *[other] { $count } { $many_tile }
    }


## Le plateau

board-table = La table
board-players = Les joueurs
board-others = Les autres joueurs
board-mine = Devant vous
board-epoch = Époque { $epoch } sur { $epochs }
board-ra-track = Piste de Ra : { $count } cases prises sur { $spaces }
board-ra-left =
    { $count ->
        [0] La piste de Ra est pleine
        [1] Encore une tuile Ra avant la fin
       *[other] Encore { $count } tuiles Ra avant la fin
    }
board-lane = Piste d'enchères
board-lane-free =
    { $count ->
        [0] Aucune case libre
        [1] 1 case libre
       *[other] { $count } cases libres
    }
board-centre = Le soleil { $sun } est au centre, pour qui remporte la prochaine enchère.
board-sun = soleil { $sun }
board-sun-spent = soleil { $sun }, face cachée
board-tiles = Tuiles
board-bag = Ce qui reste dans le sac
board-bag-left =
    { $count ->
        [0] Sac vide
        [1] 1 tuile en sac
       *[other] { $count } tuiles en sac
    }
board-close = Fermer
board-fame = renommée : { $fame }
board-acting = réfléchit
board-priest = prêtre de Ra
board-bids = mise { $sun }
board-passed = passe
board-bot = robot
board-away = hors ligne
board-auction = Enchère
board-best-bid = Meilleure mise : le soleil { $sun }, par
board-no-bid = Aucune mise encore
board-is-priest = Grand prêtre de Ra : { $name }
board-you-are-priest = Vous êtes grand prêtre de Ra
board-on-offer = En jeu
board-offer =
    { $count ->
        [0] Pas encore de tuile, et le soleil { $sun }
        [1] 1 tuile et le soleil { $sun }
       *[other] { $count } tuiles et le soleil { $sun }
    }
board-if-you-win = Si vous l'emportez
board-disaster = Désastre
board-you-lose-civilisations =
    { $count ->
        [1] Vous devez perdre 1 civilisation
       *[other] Vous devez perdre { $count } civilisations
    }
board-you-lose-monuments =
    { $count ->
        [1] Vous devez perdre 1 monument
       *[other] Vous devez perdre { $count } monuments
    }
board-loses-civilisations =
    { $count ->
        [1] { $name } doit perdre 1 civilisation
       *[other] { $name } doit perdre { $count } civilisations
    }
board-loses-monuments =
    { $count ->
        [1] { $name } doit perdre 1 monument
       *[other] { $name } doit perdre { $count } monuments
    }
board-gods-and-gold = Dieux, or
board-end = fin
board-scores-now = { $points } au décompte si l'époque finissait là
board-scores-end = { $points } à la fin de la partie, en l'état
board-sheet = Feuille de score
