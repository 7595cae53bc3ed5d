### Tous les mots des Prêtres de Rê que lit un joueur, en français.

title = Les Prêtres de Rê
tagline = Chaque tuile a son revers : choisissez-en la face, achetez-la d'un soleil, et laissez vos prêtres la retourner.
length = 45 à 60 minutes


## Les faces : le mot seul, et les formes qu'il prend dans les phrases

tile-ra = Rê
    .a = une tuile Rê
    .the = la tuile Rê
    .many = tuiles Rê
    .beneath = Rê
    .turned = une tuile Rê
tile-priest = prêtre
    .a = un prêtre
    .the = le prêtre
    .many = prêtres
    .beneath = prêtre
    .turned = un prêtre
tile-plague = peste
    .a = une peste
    .the = la peste
    .many = pestes
    .beneath = peste
    .turned = une peste
tile-pyramid = pyramide
    .a = une tuile pyramide
    .the = la tuile pyramide
    .many = tuiles pyramide
    .beneath = pyramide
    .turned = une tuile pyramide
tile-chamber_green = chambre verte
    .a = une chambre verte
    .the = la chambre verte
    .many = chambres vertes
tile-chamber_red = chambre rouge
    .a = une chambre rouge
    .the = la chambre rouge
    .many = chambres rouges
tile-chamber_blue = chambre bleue
    .a = une chambre bleue
    .the = la chambre bleue
    .many = chambres bleues
tile-chamber_yellow = chambre jaune
    .a = une chambre jaune
    .the = la chambre jaune
    .many = chambres jaunes
tile-farmer = fermier
    .a = un fermier
    .the = le fermier
    .many = fermiers
tile-warrior = guerrier
    .a = un guerrier
    .the = le guerrier
    .many = guerriers
tile-merchant = marchand
    .a = un marchand
    .the = le marchand
    .many = marchands
tile-scribe = scribe
    .a = un scribe
    .the = le scribe
    .many = scribes
tile-granary = grenier
    .a = un grenier
    .the = le grenier
    .many = greniers
tile-fortress = forteresse
    .a = une forteresse
    .the = la forteresse
    .many = forteresses
tile-market = marché
    .a = un marché
    .the = le marché
    .many = marchés
tile-library = bibliothèque
    .a = une bibliothèque
    .the = la bibliothèque
    .many = bibliothèques


## Les mêmes faces, là où seule la face compte

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


## Les tuiles à deux faces : celle qu'elles montrent, puis ce qu'il y a dessous et ce qu'elles montrent retournées

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


## Ce qu'on peut choisir

action-draw = Piocher une tuile
action-invoke = Invoquer Rê
action-show = Montrer { $a_face }
action-pass = Passer
action-bid = Miser le soleil { $sun }
action-flip = Retourner { $a_tile }, qui devient { $turned_tile }
action-stop = Ne plus rien retourner
action-remove = Écarter une peste
action-keep = Garder toutes ses pestes


## Ce qui est demandé

phase-turn = C'est votre tour : que faites-vous ?
phase-face = Quelle face votre tuile montre-t-elle ?
phase-bid = Misez-vous un soleil, ou passez-vous ?
phase-flip = Vous venez de gagner des prêtres : quelle tuile retournez-vous ?
phase-plague = Vos prêtres peuvent vous débarrasser d'une peste : le font-ils ?
phase-over = La partie est finie.


## Ce qui est demandé à une vraie table

outcome-tile = Quelle tuile a été piochée ?
outcome-sun_set = Quel groupe de soleils a été distribué ?


## Ce qu'une table peut décider avant la partie

option-chamber_sets_all_colours = Les chambres comptent dans chaque couleur
option-chamber_sets_all_colours-help = À la fin de la partie, chaque couleur dont on a au moins trois chambres rapporte sa prime ; sinon, seule la couleur dont on a le plus de chambres la rapporte.


## Ce qui se passe

event-dealt = { $seat } reçoit les soleils { $sun_set }.
event-epoch_began = L'époque { $epoch } commence : { $seat } possède le soleil le plus élevé et ouvre le jeu.
event-drew = { $seat } pioche { $a_tile }.
event-drew_two_faced = { $seat } pioche une tuile à deux faces : { $a_tile } ou { $turned_tile }.
event-showed = { $seat } pose { $a_tile } sur la piste d'enchères.
event-ra_came = La tuile Rê numéro { $ra_track } ouvre une enchère, avec { $seat } pour grand prêtre.
event-invoked = { $seat } invoque Rê et ouvre une enchère.
event-forced_to_invoke = La piste d'enchères est pleine : { $seat } invoque Rê et ouvre une enchère.
event-bid = { $seat } mise le soleil { $sun }.
event-passed = { $seat } passe.
event-could_not_bid = { $seat } n'a pas de soleil assez élevé pour miser, et passe.
event-nobody_bid = Personne ne mise, et le soleil central reste en place.
event-lane_boxed = Sans acquéreur, { $a_tile } quitte la piste d'enchères pour la boîte.
event-lane_lost = L'époque est finie : { $a_tile } quitte la piste d'enchères pour la boîte.
event-won = { $seat } remporte l'enchère avec le soleil { $sun }, et prend au centre le soleil { $centre_sun }, face cachée.
event-gained = { $seat } gagne { $a_tile }.
event-flipped = { $seat } retourne { $a_tile }, qui devient { $turned_tile }.
event-track_filled = La tuile Rê numéro { $ra_track } remplit la piste de Rê : l'époque { $epoch } prend fin aussitôt, sans enchère.
event-suns_spent =
    { $ra_track ->
        [0] Tous les soleils sont dépensés : l'époque { $epoch } prend fin sans tuile Rê sur la piste de Rê.
        [1] Tous les soleils sont dépensés : l'époque { $epoch } prend fin avec 1 tuile Rê sur la piste de Rê.
       *[other] Tous les soleils sont dépensés : l'époque { $epoch } prend fin avec { $ra_track } tuiles Rê sur la piste de Rê.
    }
event-plague_removed = Grâce à ses prêtres, { $seat } écarte une peste.
event-plague_kept = { $seat } garde toutes ses pestes.
event-ankhs_gained =
    { $count ->
        [1] { $seat } gagne 1 ânkh pour trois personnages différents, et en a maintenant { $ankhs }.
       *[other] { $seat } gagne { $count } ânkhs pour quatre personnages différents, et en a maintenant { $ankhs }.
    }
event-scored_people =
    { $points ->
        [0]
            { $count ->
                [1] { $seat } ne marque rien pour 1 { $face }.
               *[other] { $seat } ne marque rien pour { $count } { $many_face }.
            }
       *[other] { $seat } marque { $points } points de renommée pour { $count } { $many_face } : personne n'en a plus.
    }
event-scored_no_people = { $seat } n'a pas de personnage, et ne marque rien pour eux.
event-scored_priests =
    { $count ->
        [0] { $seat } n'a pas de prêtre, et ne marque rien pour les prêtres.
        [1] { $seat } marque { $points } points de renommée pour 1 prêtre.
       *[other] { $seat } marque { $points } points de renommée pour { $count } prêtres.
    }
event-scored_buildings =
    { $count ->
        [0] { $seat } n'a pas de bâtiment complet, et ne marque rien pour les bâtiments.
        [1] { $seat } marque { $points } points de renommée pour 1 bâtiment complet.
       *[other] { $seat } marque { $points } points de renommée pour { $count } bâtiments complets.
    }
event-scored_different_buildings = { $seat } marque encore { $points } points de renommée pour des bâtiments complets de { $count } sortes.
event-scored_plague =
    { $count ->
        [0] { $seat } n'a pas de peste, et n'y perd rien.
        [1] { $seat } perd de la renommée pour 1 peste ({ $points }).
       *[other] { $seat } perd de la renommée pour { $count } pestes ({ $points }).
    }
event-scored_pyramid =
    { $points ->
        [0]
            { $count ->
                [0] { $seat } n'a pas de pyramide, et ne marque rien pour elle.
                [1] { $seat } ne marque rien pour une pyramide de 1 tuile.
               *[other] { $seat } ne marque rien pour une pyramide de { $count } tuiles.
            }
       *[other] { $seat } marque { $points } points de renommée pour une pyramide de { $count } tuiles.
    }
event-scored_chambers = { $seat } marque encore { $points } points de renommée pour { $count } { $many_face }.
event-scored_ankhs =
    { $count ->
        [0] { $seat } n'a pas d'ânkh, et ne marque rien pour les ânkhs.
        [1] { $seat } ne marque rien pour un seul ânkh.
       *[other] { $seat } marque { $points } points de renommée pour { $count } ânkhs.
    }
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
        [1] À la fin de l'époque, { $seat } remet { $a_face } dans la boîte.
       *[other] À la fin de l'époque, { $seat } remet { $count } { $many_face } dans la boîte.
    }
event-game_ended =
    { $fame ->
        [one] La partie est finie : { $seat } l'emporte avec { $fame } point de renommée.
       *[other] La partie est finie : { $seat } l'emporte avec { $fame } points de renommée.
    }


## Pourquoi une action n'est pas permise

refusal-game-over = La partie est finie : plus rien ne peut être joué.
refusal-lane-full = La piste d'enchères est pleine, et personne ne peut piocher : invoquez Rê.
refusal-bag-empty = Le sac est vide, et personne ne peut piocher : invoquez Rê.
refusal-no-auction = Aucune enchère n'est en cours : on ne peut ni miser ni passer.
refusal-no-tile-drawn = Aucune tuile piochée n'attend qu'on choisisse sa face : il n'y a rien à montrer.
refusal-no-priest-won = Vous ne venez pas de gagner de prêtre : vous ne pouvez pas retourner de tuile.
refusal-no-plague-now = On n'écarte une peste qu'à la fin d'une époque, avec au moins trois prêtres.
refusal-face-first = Vous avez pioché une tuile à deux faces : choisissez celle qu'elle montre avant toute autre chose.
refusal-not-on-tile = Il n'y a pas de { $face } sur la tuile piochée : elle montre { $a_tile } ou { $turned_tile }.
refusal-must-bid = Vous avez invoqué Rê de votre plein gré et tous les autres ont passé : vous devez miser un de vos soleils.
refusal-auction-first = Une enchère est en cours : tant qu'elle dure, personne ne pioche ni n'invoque Rê.
refusal-sun-spent = Votre soleil { $sun } est face cachée : vous ne pouvez plus le miser de l'époque.
refusal-sun-not-owned = Vous ne possédez pas le soleil { $sun } : vous ne pouvez miser que vos soleils face visible.
refusal-bid-too-low = Le soleil { $sun } est trop bas : une mise doit dépasser le soleil { $high_bid }.
refusal-flip-first = Vous venez de gagner un prêtre : retournez une tuile, ou arrêtez-vous là, avant toute autre chose.
refusal-tile-not-owned = Parmi vos tuiles, aucune ne montre { $a_tile } en cachant { $turned_tile }.
refusal-just-turned = Un prêtre de cette enchère vient de retourner cette tuile : { $the_tile } reste ainsi.
refusal-plague-first = L'époque est finie et vous avez au moins trois prêtres : écartez une peste, ou gardez-la.
refusal-one-faced = On ne choisit pas la face de cette tuile et on ne la retourne pas : { $a_face } a deux côtés pareils.


## Ce qu'un ordre donné d'avance peut demander : se lit après un nombre, ou avant

fact-epoch = époque
fact-ra_track = tuiles Rê sur la piste de Rê
fact-ra_spaces_left = cases libres sur la piste de Rê
fact-centre_sun = soleil au centre
fact-best_bid = meilleure mise jusqu'ici
fact-own_highest_sun = votre soleil face visible le plus élevé
fact-own_suns = soleils face visible devant vous
fact-others_suns = soleils face visible devant les autres
fact-own_fame = votre renommée
fact-own_ankhs = vos ânkhs
fact-own_pyramid_tiles = tuiles de votre pyramide, chambres comprises
fact-lane_tiles = tuiles sur la piste d'enchères
fact-lane_people = personnages sur la piste d'enchères
fact-lane_buildings = tuiles bâtiment sur la piste d'enchères
fact-lane_chambers = chambres sur la piste d'enchères
fact-lane_priest = { tile-priest.many } sur la piste d'enchères
fact-lane_plague = { tile-plague.many } sur la piste d'enchères
fact-lane_pyramid = { tile-pyramid.many } sur la piste d'enchères
fact-lane_chamber_green = { tile-chamber_green.many } sur la piste d'enchères
fact-lane_chamber_red = { tile-chamber_red.many } sur la piste d'enchères
fact-lane_chamber_blue = { tile-chamber_blue.many } sur la piste d'enchères
fact-lane_chamber_yellow = { tile-chamber_yellow.many } sur la piste d'enchères
fact-lane_farmer = { tile-farmer.many } sur la piste d'enchères
fact-lane_warrior = { tile-warrior.many } sur la piste d'enchères
fact-lane_merchant = { tile-merchant.many } sur la piste d'enchères
fact-lane_scribe = { tile-scribe.many } sur la piste d'enchères
fact-lane_granary = { tile-granary.many } sur la piste d'enchères
fact-lane_fortress = { tile-fortress.many } sur la piste d'enchères
fact-lane_market = { tile-market.many } sur la piste d'enchères
fact-lane_library = { tile-library.many } sur la piste d'enchères
fact-own_priest = { tile-priest.many } devant vous
fact-own_plague = { tile-plague.many } devant vous
fact-own_pyramid = { tile-pyramid.many } devant vous
fact-own_chamber_green = { tile-chamber_green.many } devant vous
fact-own_chamber_red = { tile-chamber_red.many } devant vous
fact-own_chamber_blue = { tile-chamber_blue.many } devant vous
fact-own_chamber_yellow = { tile-chamber_yellow.many } devant vous
fact-own_farmer = { tile-farmer.many } devant vous
fact-own_warrior = { tile-warrior.many } devant vous
fact-own_merchant = { tile-merchant.many } devant vous
fact-own_scribe = { tile-scribe.many } devant vous
fact-own_granary = { tile-granary.many } devant vous
fact-own_fortress = { tile-fortress.many } devant vous
fact-own_market = { tile-market.many } devant vous
fact-own_library = { tile-library.many } devant vous


## La feuille de score

sheet-people = Personnages
sheet-priests = Prêtres
sheet-buildings = Bâtiments
sheet-plague = Peste
sheet-pyramid = Pyramide
sheet-ankhs = Ânkhs
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

picture-epoch = Époque { $epoch } sur 3, piste de Rê { $ra_track } sur { $spaces }
picture-lane = Piste d'enchères : { $tiles }
picture-lane-empty = Piste d'enchères : vide
picture-tile = { $tile } (dessous : { $beneath_tile })
picture-owned = { $tiles } (dessous : { $beneath })
picture-drawn = Tuile piochée : { $tile }
picture-centre = Centre : soleil { $sun }
picture-bag =
    { $count ->
        [0] Sac : vide
        [1] Sac : 1 tuile, dont { $ra } Rê
       *[other] Sac : { $count } tuiles, dont { $ra } Rê
    }
picture-player = { $seat } : renommée { $fame } ; soleils face visible : { $suns } ; face cachée : { $spent } ; ânkhs : { $ankhs }
picture-tiles = Tuiles : { $tiles }
picture-no-tiles = Tuiles : aucune
picture-no-suns = aucun
picture-auction = Enchère (grand prêtre : { $seat }) ; meilleure mise : soleil { $high_bid }, par { $bidder }
picture-auction-open = Enchère (grand prêtre : { $seat }) ; pas encore de mise
picture-flips =
    { $count ->
        [1] Prêtres : encore 1 tuile à retourner
       *[other] Prêtres : encore { $count } tuiles à retourner
    }
picture-count =
    { $count ->
        [1] 1 { $face }
       *[other] { $count } { $many_face }
    }
