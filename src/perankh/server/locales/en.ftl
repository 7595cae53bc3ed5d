### Every word of the server, in English.

## Why something was not done

refused-unknown-game = There is no game called “{ $name }” in this house.
refused-unknown-bot = No bot is called “{ $name }”; there are: { $known }.
refused-invalid-name = A name has from 1 to 40 letters, on one line.
refused-invalid-text = A message has from 1 to 300 letters.
refused-one-seat-each = One person takes one seat.
refused-bad-order = Orders know nothing called “{ $what }”; they know: { $known }.
refused-bad-record =
    { $line ->
        [0] This record cannot be replayed: { $what }
       *[other] This record cannot be replayed, because of its line { $line }: { $what }
    }
refused-no-moment = The record ends after { $last } moves: it has no move { $number }.
refused-record-over = At that moment the game is over: nobody can play on from there.
refused-nothing-to-take-back = There is nothing to take back: you have not acted, luck has spoken, something hidden was shown, or somebody else has acted since.
refused-stale = The table has moved on; this is how it stands now.
refused-table-taken = That table exists already.
refused-seat-taken = That seat is taken.
refused-no-seat = This table has no such seat.
refused-already-seated = You sit at this table already.
refused-not-your-turn = It is { $name }'s turn.
refused-not-open = This can only be done before the game begins.
refused-not-running = This can only be done while the game is running.
refused-not-finished = This can only be done when the game is over.
refused-away = A bot plays for you; come back to the table first.
refused-for-programs = Only programs play like this; choose another action.
refused-not-permitted = You may not do this.
refused-other-site = This request came from another site.
refused-other-host = This house is not known by that name; its host can name it with --allow-host.
refused-unknown-person = The house does not know you; sit down or log in first.
refused-no-table = There is no such table, or it is not open to you.
refused-no-such = There is nothing here.
refused-no-method = This cannot be done here.
refused-too-often = Not so fast; try again in { $seconds ->
    [1] one second
   *[other] { $seconds } seconds
}.
refused-too-large = This is too large.
refused-not-json = The house reads JSON only: send it as application/json.
refused-malformed = The request cannot be understood: { $what }.
refused-broken = Something went wrong in the house; its log says what. It was noted under { $number }.
refused-busy = The house cannot reach its database just now; try again in a moment.


## Instead of a page

client-not-built = The web client of this house has not been built yet: run “make web” in its checkout, and open the house again.


## Accounts, passkeys and programs

guest = Guest

refused-invalid-login = A login has from { $shortest } to { $longest } letters, on one line.
refused-invalid-password = A password has from { $shortest } to { $longest } characters.
refused-login-taken = Somebody has that login already; choose another one.
refused-already-account = You have an account already.
refused-no-account = This is for people with an account; make one first, your games stay yours.
refused-wrong-password = The login or the password is wrong.
refused-wrong-code = The login or the recovery code is wrong, or the code was used before.
refused-wrong-passkey = The house does not accept this passkey.
refused-challenge-over = That took too long, or was answered before; try again.
refused-passkey-known = This passkey is known to the house already.
refused-last-passkey = Without this passkey you could not log in any more; set a password first, or add another passkey.
refused-no-passkeys = Browsers make no passkeys for a bare address such as { $host }; reach the house by a name, or use a password.
refused-many-programs = You have { $most } programs already; delete one first.


## What happens at a table besides the game

told-sat = { $name } sits down.
told-sat-bot = { $name }, a bot, sits down.
told-left = { $name } stands up.
told-renamed = { $name } is the new name at this seat.
told-taken_back = { $name } takes the last action back.
told-said = { $name }: { $text }
told-away = { $name } is out of time; a bot plays on.
told-away-left = { $name } leaves; a bot plays on.
told-back = { $name } is back.
told-rematch = { $name } asks for another game.
told-closed = The table is closed.
