### Tous les mots du serveur, en français.

## Pourquoi quelque chose n'a pas été fait

refused-unknown-game = Il n'y a pas de jeu nommé « { $name } » dans cette maison.
refused-unknown-bot = Aucun robot ne s'appelle « { $name } » ; il y a : { $known }.
refused-invalid-name = Un nom a de 1 à 40 lettres, sur une ligne.
refused-invalid-text = Un message a de 1 à 300 lettres.
refused-one-seat-each = Une personne prend une seule place.
refused-bad-order = Les ordres ne connaissent pas « { $what } » ; ils connaissent : { $known }.
refused-bad-record =
    { $line ->
        [0] Ce compte rendu ne se laisse pas rejouer : { $what }
       *[other] Ce compte rendu ne se laisse pas rejouer, à cause de sa ligne { $line } : { $what }
    }
refused-no-moment = Le compte rendu s'arrête après { $last } coups : il n'a pas de coup { $number }.
refused-record-over = À ce moment la partie est finie : on ne peut pas continuer à partir de là.
refused-nothing-to-take-back = Il n'y a rien à reprendre : vous n'avez pas joué, le sort a parlé, quelque chose de caché a été montré, ou quelqu'un d'autre a joué depuis.
refused-stale = La partie a avancé ; voici où elle en est.
refused-table-taken = Cette table existe déjà.
refused-seat-taken = Cette place est prise.
refused-no-seat = Cette table n'a pas cette place.
refused-already-seated = Vous êtes déjà à cette table.
refused-not-your-turn = C'est à { $name } de jouer.
refused-not-open = Cela ne se fait qu'avant le début de la partie.
refused-not-running = Cela ne se fait que pendant la partie.
refused-not-finished = Cela ne se fait qu'une fois la partie finie.
refused-away = Un robot joue pour vous ; revenez d'abord à la table.
refused-for-programs = Seuls les programmes jouent ainsi ; choisissez une autre action.
refused-not-permitted = Vous n'en avez pas le droit.
refused-other-site = Cette demande vient d'un autre site.
refused-other-host = Cette maison n'est pas connue sous ce nom ; son hôte peut le lui donner avec --allow-host.
refused-unknown-person = La maison ne vous connaît pas ; prenez une place ou identifiez-vous d'abord.
refused-no-table = Cette table n'existe pas, ou elle ne vous est pas ouverte.
refused-no-such = Il n'y a rien ici.
refused-no-method = Cela ne se fait pas ici.
refused-too-often = Pas si vite ; réessayez dans { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
refused-too-large = C'est trop grand.
refused-not-json = La maison ne lit que du JSON : envoyez-le comme application/json.
refused-malformed = La demande est incompréhensible : { $what }.
refused-broken = Quelque chose s'est mal passé dans la maison ; son journal dit quoi, sous le numéro { $number }.
refused-busy = La maison n'atteint pas sa base de données en ce moment ; réessayez dans un instant.


## Au lieu d'une page

client-not-built = Le client web de cette maison n'est pas encore construit : lancez « make web » dans son dépôt, puis rouvrez la maison.


## Comptes, clés d'accès et programmes

guest = Invité

refused-invalid-login = Un identifiant a de { $shortest } à { $longest } lettres, sur une ligne.
refused-invalid-password = Un mot de passe a de { $shortest } à { $longest } caractères.
refused-login-taken = Quelqu'un a déjà cet identifiant ; choisissez-en un autre.
refused-already-account = Vous avez déjà un compte.
refused-no-account = Il faut un compte pour cela ; créez-en un d'abord, vos parties restent les vôtres.
refused-wrong-password = L'identifiant ou le mot de passe est faux.
refused-wrong-code = L'identifiant ou le code de secours est faux, ou le code a déjà servi.
refused-wrong-passkey = La maison n'accepte pas cette clé d'accès.
refused-challenge-over = C'était trop long, ou la réponse a déjà été donnée ; recommencez.
refused-passkey-known = La maison connaît déjà cette clé d'accès.
refused-last-passkey = Sans cette clé d'accès, vous ne pourriez plus vous identifier ; choisissez d'abord un mot de passe, ou ajoutez une autre clé.
refused-no-passkeys = Les navigateurs ne créent pas de clé d'accès pour une simple adresse comme { $host } ; passez par un nom de la maison, ou utilisez un mot de passe.
refused-many-programs = Vous avez déjà { $most } programmes ; supprimez-en un d'abord.


## Ce qui arrive à une table hors du jeu

told-sat = { $name } prend place.
told-sat-bot = { $name }, un robot, prend place.
told-left = { $name } se lève.
told-renamed = { $name } est le nouveau nom à cette place.
told-taken_back = { $name } reprend sa dernière action.
told-said = { $name } : { $text }
told-away = { $name } n'a plus de temps ; un robot joue à sa place.
told-away-left = { $name } s'en va ; un robot joue à sa place.
told-back = { $name } est de retour.
told-rematch = { $name } propose une autre partie.
told-closed = La table est fermée.
