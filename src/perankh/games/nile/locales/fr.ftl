### Tous les mots de Nile qu'un joueur peut lire, en français.

title = Nile
tagline = Semez vos champs, guettez la crue et rapportez un peu de chaque récolte.
length = 30 minutes


## Les cartes : le mot seul, et les formes sous lesquelles les phrases l'emploient

card-papyrus = papyrus
    .a = une carte papyrus
    .the = la carte papyrus
    .many = cartes papyrus
card-wheat = blé
    .a = une carte blé
    .the = la carte blé
    .many = cartes blé
card-lettuce = laitue
    .a = une carte laitue
    .the = la carte laitue
    .many = cartes laitue
card-castor = ricin
    .a = une carte ricin
    .the = la carte ricin
    .many = cartes ricin
card-flax = lin
    .a = une carte lin
    .the = la carte lin
    .many = cartes lin
card-papyrus-wheat = papyrus/blé
    .a = une carte papyrus/blé
    .the = la carte papyrus/blé
    .many = cartes papyrus/blé
card-papyrus-lettuce = papyrus/laitue
    .a = une carte papyrus/laitue
    .the = la carte papyrus/laitue
    .many = cartes papyrus/laitue
card-papyrus-castor = papyrus/ricin
    .a = une carte papyrus/ricin
    .the = la carte papyrus/ricin
    .many = cartes papyrus/ricin
card-papyrus-flax = papyrus/lin
    .a = une carte papyrus/lin
    .the = la carte papyrus/lin
    .many = cartes papyrus/lin
card-wheat-lettuce = blé/laitue
    .a = une carte blé/laitue
    .the = la carte blé/laitue
    .many = cartes blé/laitue
card-wheat-castor = blé/ricin
    .a = une carte blé/ricin
    .the = la carte blé/ricin
    .many = cartes blé/ricin
card-wheat-flax = blé/lin
    .a = une carte blé/lin
    .the = la carte blé/lin
    .many = cartes blé/lin
card-lettuce-castor = laitue/ricin
    .a = une carte laitue/ricin
    .the = la carte laitue/ricin
    .many = cartes laitue/ricin
card-lettuce-flax = laitue/lin
    .a = une carte laitue/lin
    .the = la carte laitue/lin
    .many = cartes laitue/lin
card-castor-flax = ricin/lin
    .a = une carte ricin/lin
    .the = la carte ricin/lin
    .many = cartes ricin/lin
card-stored_papyrus = papyrus du stock
    .a = une carte papyrus du stock
    .the = la carte papyrus du stock
    .many = cartes papyrus du stock
card-stored_wheat = blé du stock
    .a = une carte blé du stock
    .the = la carte blé du stock
    .many = cartes blé du stock
card-stored_lettuce = laitue du stock
    .a = une carte laitue du stock
    .the = la carte laitue du stock
    .many = cartes laitue du stock
card-stored_castor = ricin du stock
    .a = une carte ricin du stock
    .the = la carte ricin du stock
    .many = cartes ricin du stock
card-stored_flax = lin du stock
    .a = une carte lin du stock
    .the = la carte lin du stock
    .many = cartes lin du stock
card-locusts = locustes
    .a = l'invasion de locustes
    .the = l'invasion de locustes
    .many = invasions de locustes

crop-papyrus = papyrus
    .a = une carte papyrus
    .many = cartes papyrus
crop-wheat = blé
    .a = une carte blé
    .many = cartes blé
crop-lettuce = laitue
    .a = une carte laitue
    .many = cartes laitue
crop-castor = ricin
    .a = une carte ricin
    .many = cartes ricin
crop-flax = lin
    .a = une carte lin
    .many = cartes lin


## Ce qu'un joueur peut choisir

action-market = Marché : défausser { $a_card }
action-offer = Offrande : défausser { $a_card }
action-pass = Passer
action-plant = Planter { $a_card }
action-speculate = Spéculer sur { $card }
action-stop = S'arrêter


## Ce qu'on demande à un joueur

phase-trade = Voulez-vous négocier deux cartes, au marché ou en offrande, ou passer ?
phase-market = Quelle deuxième carte défaussez-vous au marché ?
phase-offering = Quelle deuxième carte offrez-vous à Hâpi ?
phase-plant = Voulez-vous planter, spéculer ou passer ?
phase-planting = Voulez-vous planter une autre carte, ou vous arrêter ?
phase-speculating = Voulez-vous spéculer avec une deuxième carte, ou vous arrêter ?
phase-over = La partie est terminée.


## Ce qu'on demande à une personne à une vraie table

outcome-first_player = Quelle place commence ?
outcome-removed = Quelle carte de spéculation retourne dans la boîte ?
outcome-card = Quelle carte a été piochée ?


## Ce qu'une table peut décider avant la partie

option-fast_variant = Partie plus rapide à deux ou à trois
option-fast_variant-help = À deux joueurs, deux cartes de chaque culture et cinq cartes de spéculation restent dans la boîte ; à trois, une carte de chaque culture. À quatre ou cinq, rien ne change.
option-pay_per_crop = Spéculation payée par culture
option-pay_per_crop-help = Deux cartes de spéculation qui annoncent la même culture inondée rapportent trois cartes ensemble, et non trois chacune.


## Ce qui arrive

event-begins = { $seat } commence.
event-removed =
    { $count ->
        [1] Pour une partie plus rapide, { $a_card } reste dans la boîte.
       *[other] Pour une partie plus rapide, { $count } { $many_card } restent dans la boîte.
    }
event-dealt = { $seat } reçoit { $a_card }.
    .unseen = { $seat } reçoit une carte.
event-flooded = { $seat } retourne l'inondation : { $a_card }.
event-locusts_came = { $seat } tombe sur l'invasion de locustes.
event-locusts_found_nothing = Les locustes ne trouvent aucun champ.
event-eaten =
    { $count ->
        [1] Les locustes dévorent le champ de { $crop } de { $seat }, 1 carte.
       *[other] Les locustes dévorent le champ de { $crop } de { $seat }, { $count } cartes.
    }
event-came_true = { $seat } avait prédit l'inondation avec { $the_card }.
event-failed = { $seat } a spéculé en vain avec { $the_card }.
event-harvested =
    { $crop ->
        [laitue] { $seat } récolte de la { $crop }.
       *[other] { $seat } récolte du { $crop }.
    }
event-discarded = { $seat } défausse { $a_card }.
event-discarded_from_stock = { $seat } défausse { $a_crop } de son stock.
event-offered = { $seat } fait une offrande à Hâpi : une nouvelle inondation arrive.
event-could_not_trade = { $seat } a trop peu de cartes pour négocier.
event-planted =
    { $count ->
        [1] { $seat } plante { $a_crop }.
       *[other] { $seat } plante { $count } { $many_crop }.
    }
event-overgrown =
    { $count ->
        [1] { $seat } perd son champ de { $crop } au profit d'un plus grand : 1 carte est défaussée.
       *[other] { $seat } perd son champ de { $crop } au profit d'un plus grand : { $count } cartes sont défaussées.
    }
event-speculated = { $seat } spécule sur { $card }.
event-could_not_plant = { $seat } n'a plus de carte à planter ni pour spéculer.
event-drew = { $seat } pioche { $a_card }.
    .unseen = { $seat } pioche une carte.
event-reshuffled =
    { $passes_left ->
        [1] La pioche est vide, on en mélange une nouvelle : c'est la dernière.
       *[other] La pioche est vide, on en mélange une nouvelle : il en reste { $passes_left } à jouer, avec celle-ci.
    }
event-deck_spent = La dernière pioche est épuisée.
event-scored_pile =
    { $count ->
        [0] { $seat } n'a aucune carte { $crop } en stock.
        [1] { $seat } a 1 carte { $crop } en stock.
       *[other] { $seat } a { $count } { $many_crop } en stock.
    }
event-stock_counted = Le stock de { $seat } est compté.
event-game_ended =
    { $winners ->
        [1] La partie est terminée : { $seat } l'emporte.
       *[other] La partie est terminée : { $seat } partage la victoire.
    }


## Pourquoi une action n'est pas permise

refusal-game-over = La partie est terminée : plus rien ne se joue.
refusal-trade-first = Vous pouvez encore négocier : passez quand vous avez fini, puis plantez ou spéculez.
refusal-trading-over = La négociation est finie pour ce tour : elle précède les semailles et la spéculation.
refusal-nothing-begun = Vous n'avez rien commencé que vous puissiez arrêter : passez si vous ne voulez rien faire.
refusal-stop-instead = Vous avez déjà commencé et ne pouvez plus passer : arrêtez-vous quand vous avez joué ce que vous vouliez.
refusal-not-in-hand = Vous n'avez pas { $a_card } en main.
refusal-not-in-stock = Il n'y a pas de carte { $card } dans votre stock.
refusal-lonely-card = Une négociation coûte deux cartes, et vous n'en avez pas deux.
refusal-two-cards = Une négociation coûte exactement { $count } cartes, et vous en avez nommé davantage.
refusal-second-card =
    { $trade ->
        [market] Vous avez défaussé une carte au marché : choisissez d'abord la deuxième.
       *[offer] Vous avez défaussé une carte en offrande : choisissez d'abord la deuxième.
    }
refusal-only-crops = On ne plante que des cartes Culture, et { $the_card } est une carte de spéculation.
refusal-only-from-hand = On ne plante et on ne spécule qu'avec les cartes de sa main : les cartes { $card } de votre stock se négocient, et comptent à la fin.
refusal-no-speculation-card = On spécule avec des cartes de spéculation, et { $the_card } est une carte Culture.
refusal-crop-flooded =
    { $card ->
        [laitue] La laitue est inondée : personne ne peut en planter maintenant.
       *[other] Le { $card } est inondé : personne ne peut en planter maintenant.
    }
refusal-speculation-flooded = Une culture de { $the_card } est inondée : on ne peut pas la jouer maintenant.
refusal-single-card = Une seule carte { $card } ne crée pas de champ : il en faut deux, ou à côté d'elle une carte d'une autre culture, qui crée un champ ou rejoint l'un des vôtres.
refusal-field-of-others = Quelqu'un d'autre a un champ de { $card } : il faut { $count } { $many_card } de votre main pour le remplacer.
refusal-field-too-small = Ici, un champ de { $card } demande { $count } cartes : plantez-en davantage.
refusal-two-crops = Avec un nouveau champ, on ne plante deux cultures qu'à raison d'une carte de chacune : impossible d'ajouter { $the_card }.
refusal-no-place-in-pair = Il faudrait pour { $the_card } un champ à vous, ou une culture que personne n'a et qu'aucune inondation ne couvre.
refusal-planting-complete = Ce que vous avez nommé d'abord est planté tel quel : aucune carte ne peut suivre.
refusal-planting-begun = Vous êtes en train de planter : personne ne plante et ne spécule dans un même tour.
refusal-speculation-begun = Vous êtes en train de spéculer : personne ne spécule et ne plante dans un même tour.
refusal-two-speculations = Personne ne spécule avec plus de { $count } cartes.


## Ce qu'un ordre donné d'avance peut demander : chacun se lit après un nombre, ou devant un nombre

fact-passes_left = pioches à jouer, avec celle-ci
fact-deck_left = cartes restant dans la pioche
fact-own_hand = cartes dans votre main
fact-own_stock = cartes dans votre stock
fact-own_smallest_pile = cartes dans la plus petite pile de votre stock
fact-hand_speculations = cartes de spéculation dans votre main
fact-hand_papyrus = { card-papyrus.many } dans votre main
fact-hand_wheat = { card-wheat.many } dans votre main
fact-hand_lettuce = { card-lettuce.many } dans votre main
fact-hand_castor = { card-castor.many } dans votre main
fact-hand_flax = { card-flax.many } dans votre main
fact-stock_papyrus = { card-papyrus.many } dans votre stock
fact-stock_wheat = { card-wheat.many } dans votre stock
fact-stock_lettuce = { card-lettuce.many } dans votre stock
fact-stock_castor = { card-castor.many } dans votre stock
fact-stock_flax = { card-flax.many } dans votre stock
fact-own_field_papyrus = cartes dans votre champ de papyrus
fact-own_field_wheat = cartes dans votre champ de blé
fact-own_field_lettuce = cartes dans votre champ de laitue
fact-own_field_castor = cartes dans votre champ de ricin
fact-own_field_flax = cartes dans votre champ de lin
fact-others_field_papyrus = cartes dans le champ de papyrus d'un autre
fact-others_field_wheat = cartes dans le champ de blé d'un autre
fact-others_field_lettuce = cartes dans le champ de laitue d'un autre
fact-others_field_castor = cartes dans le champ de ricin d'un autre
fact-others_field_flax = cartes dans le champ de lin d'un autre
fact-flooded_papyrus = inondations sur le papyrus en ce moment (0 ou 1)
fact-flooded_wheat = inondations sur le blé en ce moment (0 ou 1)
fact-flooded_lettuce = inondations sur la laitue en ce moment (0 ou 1)
fact-flooded_castor = inondations sur le ricin en ce moment (0 ou 1)
fact-flooded_flax = inondations sur le lin en ce moment (0 ou 1)


## La feuille de score

sheet-piles = Piles, de la plus petite à la plus grande
sheet-epoch = Stocks
sheet-total = Score
sheet-now = Si la partie s'arrêtait maintenant
sheet-end = À la fin de la partie, en l'état


## Ce qu'on cherche dans une partie rejouée

landmark-flood = Inondation
landmark-locusts = Locustes
landmark-deck = Nouvelle pioche
landmark-end = La fin


## La table en mots

picture-flood = Inondation : { $crops }
picture-no-flood = Inondation : aucune encore
picture-deck =
    { $passes_left ->
        [0] Pioche : épuisée
        [1] Pioche : { $count } restantes, c'est la dernière
       *[other] Pioche : { $count } restantes, et { $passes_left } pioches à jouer avec celle-ci
    }
picture-locusts-in = Locustes : dans la pioche
picture-locusts-out = Locustes : mises de côté
picture-player = { $seat } : { $hand } en main ; { $stock } en stock
picture-fields = Champs : { $cards }
picture-hand = Main : { $cards }
picture-stock = Stock : { $cards }
picture-speculation = Spéculation : { $cards }
picture-planting = Posé pour être planté : { $cards }
picture-none = rien
picture-face-down = { $count } face cachée
picture-count = { $count } { $card }
