### Les mots du jeu inventé qui a des secrets.

tagline = Des cailloux dans la main.
length = un moment
phase-turn = Que faites-vous ?
phase-over = La partie est finie.
action-take = Prendre { $count }
action-throw = Lancer le bâton
action-peek = Regarder
action-stop = S'arrêter
action-hide = Cacher { $hand }
event-dealt = { $seat } reçoit un caillou.
    .unseen = { $seat } reçoit un caillou.
event-took = { $seat } prend { $count }.
event-threw = { $seat } lance le bâton.
event-peeked = { $seat } regarde.
    .unseen = { $seat } regarde.
event-hid = { $seat } cache { $hand }.
    .unseen = { $seat } cache une main.
refusal-no = Cela n'est pas permis maintenant.
fact-pile = Le tas
fact-own_pebble = Son propre caillou
sheet-epoch = Époque { $epoch }
sheet-now = Si cela finissait maintenant
sheet-end = À la fin
